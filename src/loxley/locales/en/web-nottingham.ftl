### The web table of Nottingham: what stands on it beside the words of the game, and the guided first game.

## On the table

web-nottingham-turn =
    { $you ->
        [seat] your turn
       *[none] playing
    }
web-nottingham-your-turn = Your turn
web-nottingham-asked = Your response
web-nottingham-thinks = thinking
web-nottingham-deck = draw pile
web-nottingham-discard = discard
web-nottingham-ambush-pile = ambushes
web-nottingham-empty-hand = no cards
web-nottingham-decides =
    { $action ->
        [defend] has to keep { $card }.
       *[other] keeps { $card }, or uses its action.
    }
web-nottingham-no-defence = Do not defend
web-nottingham-defends = Will { $target } block it with a necklace?
web-nottingham-may-deliver = may deliver something now.
web-nottingham-no-delivery = You hold nothing that can be delivered: three matching cards, or the cards for a mission.
web-nottingham-mission-open = You can complete a mission: choose it, or keep your cards.
web-nottingham-own-loot = { $cards } ({ $score } in all)
web-nottingham-no-ambush = No ambush
web-nottingham-waits-for-ambush = Will anyone spring an ambush?
web-nottingham-shortage = Whoever holds more than { nottingham-cards } discards the rest.
web-nottingham-accept = Accept
web-nottingham-choose = Choose { $object }
web-nottingham-choose-cards = Choose one or two cards
web-nottingham-mission-worth =
    { $doers ->
        [0] Worth { $alone } alone, { $shared } each for two.
        [1] The second to do it gets { $shared }, and so does the first then.
       *[other] Both have it: { $shared } each.
    }
web-nottingham-mission-done = Done by { $names }.

## What the table waits for

web-nottingham-waiting-colours = { $names } chooses a colour.
web-nottingham-waiting-turn = { $names } is looking at the revealed card.
web-nottingham-waiting-buying = Offers for the copper coin: waiting for { $names }.
web-nottingham-waiting-bartering = Offers for the chest: waiting for { $names }.
web-nottingham-waiting-choice = { $names } chooses among the offers.
web-nottingham-waiting-defence =
    { $you ->
        [seat] You attack; { $names } may defend.
       *[none] { $seat } attacks; { $names } may defend.
    }
web-nottingham-waiting-burglary =
    { $whose ->
        [target] { $names } is looking through your hand.
       *[none] { $names } is looking through { $target }’s hand.
    }
web-nottingham-waiting-robbery = { $names } picks a card from the open hand.
web-nottingham-waiting-looking = { $names } chooses an ambush.
web-nottingham-waiting-delivery = { $names } may deliver.
web-nottingham-waiting-springing = { $names } may spring an ambush.
web-nottingham-waiting-shortage = Nothing left to draw: waiting for { $names }.
web-nottingham-waiting-over = The game is over.

## The card reference

web-nottingham-card-copper = Worth 7. Everybody else offers a card that is not copper, all at once; take one for the coin, or refuse them all.
web-nottingham-card-candlestick = Worth 8. Take a card at random from somebody’s hand; they get the candlestick.
web-nottingham-card-gold = Worth 9. Look at two ambush cards and lay one of them on this gold, face down.
web-nottingham-card-pearls = Worth 10. Look at somebody’s hand, alone, and take a card; they get the pearls.
web-nottingham-card-jewels = Worth 11. Somebody lays their hand open for all; take a card; they get the jewels.
web-nottingham-card-necklace = Worth 12. It must be taken. From the hand it wards off a theft, a burglary or a robbery.
web-nottingham-card-chest = Worth 13. Everybody else offers one or two cards openly; one offer must be accepted for the chest.
web-nottingham-ambush-cards = Ambush cards
web-nottingham-card-ambush-colour = A colour: hits any set that this player delivers.
web-nottingham-card-ambush-pair = Two objects: hits a set of either, whoever delivers it.

## The guided first game

web-nottingham-guide-welcome = You are one of the Sheriff’s lieutenants. Collect objects, deliver them in sets, and complete missions; the most valuable loot wins. You’ll know how to play in two minutes.
    .title = Welcome to Nottingham
web-nottingham-guide-hand = This is your hand; nobody else sees it. Three or more matching cards are a set: deliver it, and one of the cards goes to your loot pile. The number on a card is what it is worth there.
    .title = Your hand
web-nottingham-guide-missions = Missions count more than most sets. Each mission can be completed by two players; whoever is alone on it scores more.
    .title = Missions
web-nottingham-guide-track = With every delivery the Sheriff walks one space. Whoever holds no more cards than the number there gets one as a gift. When he is back at the castle, the game ends.
    .title = The Sheriff’s walk
web-nottingham-guide-others = Your rivals: how many cards each of them holds, what they have delivered, and where an ambush lies. The golden frame marks whose turn it is.
    .title = The others
web-nottingham-guide-delivery = Now you may deliver, once. What you hold decides what is offered here; if it is nothing yet, end your turn.
    .title = Deliver
web-nottingham-guide-end = You have met all seven actions. Watch what the others deliver: it stays face down. Every prompt has a link to its rule. Have fun!
    .title = Now you know
web-nottingham-guide-necklace = Your turn: a card is turned up. A necklace has to be kept. Held in your hand, it repels an attack. Take it, then end your turn.
    .title = Necklace: defence
web-nottingham-guide-jewels = Keep the jewels, or rob somebody: their hand is laid open for all, you take a card and give the jewels in return.
    .title = Jewels: rob
web-nottingham-guide-pearls = Keep the pearls, or burgle somebody: you alone look at their hand, take a card and give the pearls in return.
    .title = Pearls: burgle
web-nottingham-guide-gold = Keep the gold, or lay an ambush: look at two ambush cards and keep one face down. When somebody it fits delivers a set, you may spring it.
    .title = Gold: ambush
web-nottingham-guide-copper = Keep the copper, or buy with it: everybody shows you one card at the same time. Take one for the copper, or refuse them all.
    .title = Copper: buy
web-nottingham-guide-candlestick = Keep the candlestick, or steal: take a card at random out of a hand and give the candlestick in return.
    .title = Candlestick: steal
web-nottingham-guide-chest = Keep the chest, or barter it: the others offer you one or two cards each, in the open. You must accept one of the offers.
    .title = Chest: barter
web-nottingham-guide-defence = Somebody wants a card of yours. Play a necklace and nothing is taken: you get the attacking card for it. Or let it happen.
    .title = You are attacked
web-nottingham-guide-keep = A colour card strikes any set of that player; a card with two objects strikes sets of either. Keep one: nobody sees which.
    .title = Choose your ambush
web-nottingham-guide-spring = Does your ambush fit? Then spring it: you take one of the cards and give the gold for it. If fewer than three are left, the delivery fails.
    .title = Somebody delivers
web-nottingham-guide-sprung = An ambush was sprung: a card of the set changed hands for the gold under it. Missions are safe from that.
    .title = An ambush
web-nottingham-guide-mission = You hold what a mission asks for. Complete it now, or keep collecting: each mission can be completed by two players.
    .title = A mission is within reach
web-nottingham-guide-set = You hold three matching cards: deliver them, and one goes to your loot pile. Or wait for more; you may deliver once a turn.
    .title = A set to deliver
web-nottingham-guide-accomplished = { $player } has completed a mission and taken its card. Whoever does it second scores less, and so does the first one then.
    .title = A mission
