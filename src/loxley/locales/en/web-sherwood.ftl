### The web table of Sherwood Forest: what stands on it beside the words of the game, and the guided first game.

## The bands and the camp

web-sherwood-active =
    { $you ->
        [seat] your turn
       *[none] active
    }
web-sherwood-thinks = thinking
web-sherwood-met-again = This hideout lies on both roads: the cart comes past it a second time.
web-sherwood-claims = What was said about convoys
web-sherwood-claimed = { $name }, card { $slot }:
web-sherwood-fact =
    { $field ->
        [glory] { $value } glory
        [gold] { $value } gold
        [companions]
            { $value ->
                [one] { $value } companion
               *[other] { $value } companions
            }
        [strength] strength { $value }
        [from] from { $value }
        [to] to { $value }
       *[sheriff] the Sheriff
    }{ $verdict ->
        [true] { " " }(true)
        [false] { " " }(false)
       *[open] { "" }
    }
web-sherwood-word = claims: { $kept } true, { $broken } false
web-sherwood-camp = Your camp
web-sherwood-on-oak = more to recruit (great oak)
web-sherwood-companions = Companions

## The map and the row

web-sherwood-red = red hideout
web-sherwood-free = free
web-sherwood-led-by = led by { $player }
web-sherwood-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
web-sherwood-resolved = gone
web-sherwood-secret = you looked
web-sherwood-look = Look

## Places in town

web-sherwood-places = Places in town
web-sherwood-price-church = 1 gold = 1 glory
web-sherwood-act-church = Give { $count }
web-sherwood-act-merchant = Buy
web-sherwood-act-market = Recruit
web-sherwood-price-inn = look at a card
web-sherwood-price-merchant = 1 gold: equipment
web-sherwood-price-market = 2 gold: a raider
web-sherwood-gift = Gold for the church
web-sherwood-inn-hint = Choose a card among the convoys.
web-sherwood-less = { $what }: one less
web-sherwood-more = { $what }: one more

## A sheet

web-sherwood-sheet = Set an ambush
web-sherwood-cancel = Cancel
web-sherwood-remove = Take away: { $what }
web-sherwood-struck-out = What is crossed out is no longer possible, and will not be sent.
web-sherwood-fixed = Fixed agreement
web-sherwood-add-payment = Add a payment
web-sherwood-add-term = Add to the deal
web-sherwood-paid-later = Paid later
web-sherwood-promise-words = What is promised? Everyone reads it beside the deal and among the promises.
web-sherwood-offer-deal = Offer the deal
web-sherwood-talks = The talks
web-sherwood-talk =
    { $count ->
        [0] Speak
       *[other] Speak ({ $count })
    }
web-sherwood-suggestion-of = { $author }’s suggestion
web-sherwood-sheet-of =
    { $hideout ->
        [0]
            { $you ->
                [author] Your deal
               *[none] { $author }’s deal
            }
       *[other]
            { $you ->
                [author] Your alliance at hideout { $hideout }
               *[none] { $author }’s alliance at hideout { $hideout }
            }
    }
web-sherwood-signed = signed
web-sherwood-unsigned = not signed yet
web-sherwood-no-target = no fixed target
web-sherwood-change = Change it
web-sherwood-take-up = Take it up
web-sherwood-proposals =
    { $count ->
        [one] { $count } proposal left this turn
       *[other] { $count } proposals left this turn
    }
web-sherwood-tell = Share a tip or make a promise…
web-sherwood-about = About
web-sherwood-field = What
web-sherwood-value = How much, or where
web-sherwood-field-glory = its glory
web-sherwood-field-gold = its gold
web-sherwood-field-companions = its companions
web-sherwood-field-strength = its strength
web-sherwood-field-from = where it sets out
web-sherwood-field-to = where it goes
web-sherwood-field-sheriff = that it is the Sheriff
web-sherwood-free-words = Talk is free, true or not – but it is remembered.

## Raids

web-sherwood-strength = Strength { $reached } of { $needed }
web-sherwood-loot = Loot to share
web-sherwood-parts =
    { $got ->
        [one] { $got } part
       *[other] { $got } parts
    }, { $raiders ->
        [one] { $raiders } raider
       *[other] { $raiders } raiders
    }
web-sherwood-sealed = Your answer is sealed until all have answered: { $answer }.
web-sherwood-picks =
    { $you ->
        [active]
            { $left ->
                [one] One convoy is left.
               *[other] Choose one of the { $left } convoys.
            }
       *[none]
            { $left ->
                [one] { $names } reveals the last convoy.
               *[other] { $names } chooses one of { $left } convoys.
            }
    }

## What the table waits for

web-sherwood-waiting-planning = Planning: waiting for { $names }.
web-sherwood-waiting-raid = The next convoy is chosen by { $names }.
web-sherwood-waiting-way = On the way: listening to { $names }.
web-sherwood-waiting-messengers = Waiting: will { $names } play a Messenger?
web-sherwood-waiting-road = The cart is on the road.
web-sherwood-waiting-meeting = Waiting: will { $names } play equipment?
web-sherwood-waiting-loot = The loot is dealt by { $names }.
web-sherwood-waiting-staying = After the raid: waiting for { $names }.
web-sherwood-waiting-over = The game is over.

## The count and the card reference

web-sherwood-heir = Robin Hood’s heir
web-sherwood-deck = Convoys { $back }
web-sherwood-deck-sheriff = The Sheriff (advanced game)
web-sherwood-card-arms = Adds { $strength } to the strength of a raid. One card for each raider of yours.
web-sherwood-card-provisions = After a successful raid your raiders may stay in the hideout.
web-sherwood-card-cape = You lose nothing to the Sheriff, and may stay in the hideout.
web-sherwood-card-messenger = Sends a convoy that somebody else has revealed to another town.

## The guided first game

web-sherwood-guide-welcome = You lead a band in Sherwood Forest. For six rounds you plan, form alliances and raid convoys; the most glorious becomes Robin Hood’s heir. You’ll know how to play in two minutes.
    .title = Welcome to Sherwood
web-sherwood-guide-map = Carts drive from town to town over the crossing, and pass the hideouts on their way in order. A band strong enough to beat them raids them.
    .title = The forest
web-sherwood-guide-row = These convoys come this round. The shield shows a card’s strength; below are gold, companions and glory. Only one lies open: the others must be looked at.
    .title = The convoys
web-sherwood-guide-bands = Everybody’s glory, gold, raiders in camp and raiders still on the great oak. The golden frame marks whose turn it is.
    .title = The bands
web-sherwood-guide-places = Each turn you place raiders until your camp is empty: give gold for glory at the church, buy equipment at the merchant’s, recruit at the market…
    .title = Places in town
web-sherwood-guide-inn = …or look at a face-down card at the inn. Try it: choose one of them and look at it. Only you will know it.
    .title = Look at a card
web-sherwood-guide-band = Now form a band: choose a free hideout that a convoy will pass, and say how many raiders hide there. You can ask others to join, if together you are strong enough.
    .title = Hide a band
web-sherwood-guide-raids = All camps are empty: the raids begin. Players take turns revealing a card, and its cart sets out. Raiders plus equipment must reach its strength.
    .title = Raids
web-sherwood-guide-end = Glory goes to everyone in the band in full; loot is shared. Every prompt has a link to its rule. Have fun!
    .title = Now you know
web-sherwood-guide-alliance = { $player } proposes to hide a band together with you. Everybody in it gains the full glory of a raid. Look at it, then accept or refuse.
    .title = An alliance
web-sherwood-guide-reveal = Choose the card that is revealed next: its cart sets out at once. One that your band can stop?
    .title = Your convoy
web-sherwood-guide-equip = The convoy is at your band. Play equipment if it helps you reach its strength; each raider can carry one card.
    .title = Equipment
web-sherwood-guide-raided = The band was strong enough: the convoy is taken, and everybody in the band gains all its glory. A band that is too weak lets it pass.
    .title = A raid
web-sherwood-guide-deal = You lead this band: deal out gold and companions, one part to each in turn. Whoever has a part for each raider drops out.
    .title = You deal out the loot
web-sherwood-guide-loot = Gold goes to the camp; a companion is one of your raiders freed from the great oak. In the last round both turn into glory.
    .title = Loot
web-sherwood-guide-advanced = You know how to raid. Now everything can be negotiated: shares of the loot, gold, information. And the Sheriff himself rides out.
    .title = The advanced rules
web-sherwood-guide-sheriff = This card is the Sheriff. Every band on his way has to fight him. If they beat him they gain glory; if not, they lose raiders to the oak.
    .title = The Sheriff
web-sherwood-guide-oak = Raiders on the great oak are not in play. They come down as companions in the loot, at the market, and by holding the red hideouts.
    .title = The great oak
web-sherwood-guide-red = Four hideouts are red. Whoever has the most raiders left in them at the end of a round brings one down from the oak.
    .title = The red hideouts
web-sherwood-guide-talks = Place your raiders as you know it: look at a card, hide a band, propose an alliance. In talks you can offer gold, shares and promises, too.
    .title = Plan, and talk
web-sherwood-guide-agreement = { $player } knows a convoy and names it for this band: your share is laid down now and is yours if that raid succeeds. Accept or refuse.
    .title = A fixed agreement
web-sherwood-guide-named = Equal markers lie on the card and on the hideout. Only for that convoy does the agreement hold; everything else binds nobody.
    .title = The convoy is named
web-sherwood-guide-sheriff-came = Each band on his way fought him until one was strong enough. Raiders that were lost are back on the oak; nobody falls below four in play.
    .title = The Sheriff rode out
web-sherwood-guide-held = The round is over. Whoever held the most raiders in the red hideouts has brought one more down from the oak.
    .title = Red hideouts held
web-sherwood-guide-advanced-end = Bargain, inform, mislead: what is not fixed binds nobody, and the ledger remembers it. Have fun!
    .title = Now you know it all
