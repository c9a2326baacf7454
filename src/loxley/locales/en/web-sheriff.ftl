### Sheriff of Nottingham on the page: labels of the table, and the guided first game.

web-sheriff-stall = Goods on the stall
web-sheriff-stall-empty = Empty stall
web-sheriff-face-down =
    { $count ->
        [one] one face-down card (contraband)
       *[other] { $count } face-down cards (contraband)
    }
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
web-sheriff-offers-count = Offers and deals ({ $count })
web-sheriff-offer = Write an offer
web-sheriff-offer-to = An offer to { $player }
web-sheriff-you-give = You give, do or promise
web-sheriff-you-want = You want from { $player }
web-sheriff-favours = Favours and promises
web-sheriff-remove = Take it out of the offer
web-sheriff-struck-out = No longer possible: left out of the offer
web-sheriff-offer-waits = Nothing can be offered to them at this moment. Your offer is kept.
web-sheriff-open = Open
web-sheriff-wave = Let through
web-sheriff-takes = Takes { $gives }.
web-sheriff-refuses = Refuses { $gives }.
web-sheriff-offered = offered: { $gives }
web-sheriff-bargain = Bargain with { $player }
web-sheriff-price = Ask for { sheriff-coins }
web-sheriff-bribe = Offer { sheriff-coins } to let my bag through
web-sheriff-accept = Accept
web-sheriff-decline = Decline
web-sheriff-counter = Counter-offer
web-sheriff-counter-to = Counter-offer to { $player }
web-sheriff-withdraw = Withdraw
web-sheriff-declared = Declared: { $goods }
web-sheriff-opened =
    { $whose ->
        [you] Your bag is opened.
       *[other] { $seat }’s bag is opened.
    }
web-sheriff-verdict =
    { $lies ->
        [0] All as declared!
        [one] Caught! One undeclared card
       *[other] Caught! { $lies } undeclared cards
    }
web-sheriff-lay = Put these cards on one of the two piles
web-sheriff-on-top = on top
web-sheriff-sooner = { $good }: one place further down
web-sheriff-later = { $good }: one place further up
web-sheriff-bag-open =
    { $count ->
        [0] Your bag is empty. Click or drag cards into it.
        [one] One card in your bag.
       *[other] { $count } cards in your bag.
    }
web-sheriff-aside-hint =
    { $count ->
        [0] Select the cards to swap, then choose a pile to draw from.
        [one] One card to swap: now choose a pile to draw from.
       *[other] { $count } cards to swap: now choose a pile to draw from.
    }
web-sheriff-aside-done = Set aside and stop
web-sheriff-pack-hint =
    { $touched ->
        [yes] Tap cards, or drag them to the bag.
       *[no] Pick cards, drag them to the bag, or use the keys 1 to { $cards }.
    }
web-sheriff-draw-rest = Draw the rest from the draw pile
web-sheriff-cards-key = The coin shows a card’s value, the shield its penalty.
web-sheriff-card = value { $value }, penalty { $penalty }, { $copies } in a four-player game
web-sheriff-card-titles = King +{ $king }, Queen +{ $queen }
web-sheriff-hidden = What was hidden

## The guided first game

guide-sheriff-welcome = You are a merchant. Bring goods to your stall and end with the most points. Legal goods are safe; contraband is worth more, and forbidden. Everybody is Sheriff in turn.
    .title = Welcome to Nottingham
guide-sheriff-prompt = What you may do now is always written here, with the rule behind it. Below it is what just happened.
    .title = What now?
guide-sheriff-hand = Your hand. The coin is what a card is worth on your stall, the shield is the penalty. Green cards are legal, red ones are contraband.
    .title = Your cards
guide-sheriff-market = Select the cards you do not want, then draw the same number: from the discard piles first if you like, then from the draw pile. You may also keep everything.
    .title = The market
guide-sheriff-declare = Say what is in your bag: one kind of legal goods. The number of cards is always true, the rest need not be.
    .title = Declare your bag
guide-sheriff-gate = { $sheriff } is the Sheriff and opens bags or lets them through. A liar loses what was not declared and pays for it; for an honest bag the Sheriff pays. Watch what happens.
    .title = At the gate
guide-sheriff-bribe = Offer { $sheriff } a few coins to let your bag through, or write a longer offer: goods, favours, promises. You may also pay to have somebody else’s bag opened.
    .title = Offer a bribe
guide-sheriff-stall = Goods that got through are on your stall and count at the end. Whoever has the most apples is King of Apples (a big bonus); second is Queen.
    .title = Your stall
guide-sheriff-sheriff = Now you are the Sheriff. One of the two is lying, and offers you coins. Take them, ask for more, open a bag or let it through: opening an honest bag costs you.
    .title = Your turn at the gate
guide-sheriff-help = History, talk, the ledger of promises, all cards and rules are here. Have fun!
    .title = Whenever you need it
guide-sheriff-honest = Start honestly: put your three apples into the bag, tapping or dragging them, and nothing else. Then close it.
    .title = Pack an honest bag
guide-sheriff-taken = { $merchant } paid, and { $sheriff } let the bag through unopened. Was it honest? Nobody will know before the end.
    .title = A bribe was taken
guide-sheriff-honest-opened = Your bag was opened and all was as declared: the Sheriff paid you for the trouble, and everything is on your stall.
    .title = Honest, and paid for it
guide-sheriff-caught = Your bag was opened: what you had not declared is gone, and you paid for it. What was true is on your stall.
    .title = Caught
guide-sheriff-lie = Put a red card, contraband, into your bag, alone or among others. You will declare something legal: only the number of cards has to be true.
    .title = Now lie
guide-sheriff-through = Your contraband is through. It lies face down on your stall, where only you can look, and counts at the end.
    .title = Smuggled
guide-sheriff-opened = You opened a bag. Lies go to the discard and their owner pays you; for an honest bag you pay. The history beside the table keeps it all.
    .title = What the bag held
web-sheriff-leave = Take my part back
web-sheriff-mark = Has { $player } kept the promise given to you in words?
web-sheriff-kept = Kept
web-sheriff-broken = Broken
