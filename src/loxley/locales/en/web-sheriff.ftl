### Sheriff of Nottingham on the page: labels of the table, and the guided first game.

web-sheriff-stall = Goods on the stall
web-sheriff-stall-empty = an empty stall
web-sheriff-face-down = cards face down: contraband
web-sheriff-bag-of =
    { $count ->
        [0] no bag yet
        [one] a bag of one card
       *[other] a bag of { $count } cards
    }
web-sheriff-spoken = { $good }, value { $value }, penalty { $penalty }
web-sheriff-look = { $pile }, top card first
web-sheriff-hand = Hand
web-sheriff-in-bag = In the bag
web-sheriff-offers = Offers on the table
web-sheriff-offer = Write an offer
web-sheriff-offer-to = An offer to { $player }
web-sheriff-you-give = You give, do or promise
web-sheriff-you-want = You want from { $player }
web-sheriff-remove = Take it out of the offer
web-sheriff-struck-out = No longer possible: left out of the offer
web-sheriff-offer-waits = Nothing can be offered to them at this moment. Your offer is kept.
web-sheriff-open = Open
web-sheriff-wave = Let pass
web-sheriff-takes = Takes { $gives }.
web-sheriff-refuses = Refuses { $gives }.
web-sheriff-price = Ask
web-sheriff-accept = Accept
web-sheriff-decline = Decline
web-sheriff-counter = Counter-offer
web-sheriff-withdraw = Withdraw
web-sheriff-struck = Agreed:
web-sheriff-opened = Opened: { $bag }.
web-sheriff-verdict =
    { $lies ->
        [0] Honest!
        [one] One lie!
       *[other] { $lies } lies!
    }
web-sheriff-lay = Lay cards on a discard pile
web-sheriff-on-top = on top
web-sheriff-sooner = { $good }: one place further down
web-sheriff-later = { $good }: one place further up
web-sheriff-bag-open =
    { $count ->
        [0] Your bag is open: drag or tap cards.
        [one] One card in your bag.
       *[other] { $count } cards in your bag.
    }
web-sheriff-aside-hint =
    { $count ->
        [0] Pick cards to change, then draw from a pile.
        [one] One card to change: now draw from a pile.
       *[other] { $count } cards to change: now draw from a pile.
    }
web-sheriff-aside-done = Set aside and stop
web-sheriff-pack-hint = Tap cards, drag them to the bag, or use the keys 1 to { $cards }.
web-sheriff-draw-rest = Draw the rest from the draw pile
web-sheriff-cards-key = The coin shows a card’s value, the shield its penalty.
web-sheriff-card = value { $value }, penalty { $penalty }, { $copies } in the deck of four
web-sheriff-card-titles = King +{ $king }, Queen +{ $queen }
web-sheriff-count-all = Show everything at once
web-sheriff-hidden = What was hidden

## The guided first game

guide-sheriff-welcome = You are a merchant. Bring goods to your stall and end with the most points. Legal goods are safe; contraband is worth more, and forbidden. Everybody is Sheriff in turn.
    .title = Welcome to Nottingham
guide-sheriff-prompt = What you may do now is always written here, with the rule behind it. Below it is what just happened.
    .title = What now?
guide-sheriff-hand = Your hand. The coin is what a card is worth on your stall, the shield is the penalty. Green cards are legal, red ones are contraband.
    .title = Your cards
guide-sheriff-market = Pick cards you do not want, then draw as many from these piles. First the discard piles if you like, then the draw pile. You may also keep everything.
    .title = The market
guide-sheriff-load = Put one to five cards into your bag: tap them, or drag them here. Three of a kind and a piece of contraband? Nobody sees what you do. Then close the bag.
    .title = Pack your bag
guide-sheriff-declare = Say what is in your bag: one kind of legal goods. The number of cards is always true, the rest need not be.
    .title = Say something
guide-sheriff-gate = At the gate the Sheriff opens bags or lets them pass. Whoever lied loses the lies and pays; whoever was honest is paid by the Sheriff.
    .title = At the gate
guide-sheriff-bribe = Talk! Offer coins so that a bag passes, or write a longer offer: goods, favours, promises. You may also pay to have somebody else’s bag opened.
    .title = Bargain
guide-sheriff-stall = What passed the gate is on your stall and counts at the end. Most apples make you King of apples: a big bonus, and second place is Queen.
    .title = Your stall
guide-sheriff-sheriff = Now you are the Sheriff. Threaten, take bribes, open a bag or let it pass. Opening an honest bag costs you, so look well at who lies.
    .title = Your turn at the gate
guide-sheriff-help = History, talk, the ledger of promises, all cards and rules are here. Have fun!
    .title = Whenever you need it
web-sheriff-leave = Take my part back
web-sheriff-mark = Has { $player } kept the promise given to you in words?
web-sheriff-kept = Kept
web-sheriff-broken = Broken
