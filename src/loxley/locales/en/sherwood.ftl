### Sherwood Forest: cards, towns, phases, options, moves, sheets and events, as one reader is told of them.
### `$you` names the part that the reader plays in a sentence (seat, giver, taker, …), or is “none”.

sherwood-title = Sherwood Forest

## Towns, equipment, convoys

town-york = York
town-lincoln = Lincoln
town-nottingham = Nottingham
town-derby = Derby
equipment-club = Club
    .one = a club
equipment-sword = Sword
    .one = a sword
equipment-longbow = Longbow
    .one = a longbow
equipment-provisions = Provisions
    .one = Provisions
equipment-cape = Cape
    .one = a Cape
equipment-messenger = Messenger
    .one = a Messenger
convoy-a01 = Wandering minstrel
convoy-a02 = Lone pilgrim
convoy-a03 = Miller’s cart
convoy-a04 = Young squire
convoy-a05 = Pedlar
convoy-a06 = Cloth merchant
convoy-a07 = Captured poacher
convoy-a08 = Tax clerk
convoy-a09 = Wine merchant
convoy-a10 = Village reeve
convoy-a11 = Prisoner escort
convoy-a12 = Poachers under guard
convoy-a13 = Salt merchants
convoy-a14 = Country knight
convoy-a15 = Small prison cart
convoy-a16 = Abbot’s nephew
convoy-a17 = Wool traders
convoy-a18 = Lady and retinue
convoy-a19 = Prison cart
convoy-a20 = Goldsmith
convoy-a21 = Chain gang
convoy-a22 = Bailiff with captive
convoy-b01 = Rent collector
convoy-b02 = Spice merchants
convoy-b03 = Captive yeoman escort
convoy-b04 = Moneylender
convoy-b05 = Prison wagon
convoy-b06 = Silver wagon
convoy-b07 = Guarded chain gang
convoy-b08 = Knight errant and men
convoy-b09 = Tithe wagon
convoy-b10 = Judge with captive
convoy-b11 = Heavy prison wagon
convoy-b12 = Royal tax wagon
convoy-b13 = Baron with captive
convoy-b14 = Baron’s household
convoy-b15 = Condemned men’s escort
convoy-b16 = Bishop’s treasury
convoy-b17 = Bishop’s procession
convoy-b18 = Gold transport
convoy-b19 = Earl’s baggage train
convoy-b20 = Great chain gang
convoy-b21 = Crown mint transport
convoy-b22 = Royal envoy
convoy-b23 = Prince John’s treasure
convoy-sheriff = the Sheriff
convoy-other = convoy { $id }

## Phases

sherwood-phase-planning = Planning
sherwood-phase-raid = Raids
sherwood-phase-messengers = Messengers
sherwood-phase-road = On the road
sherwood-phase-meeting = At a hideout
sherwood-phase-loot = Sharing the loot
sherwood-phase-staying = After the raid
sherwood-phase-over = The final count

## Options

sherwood-option-rules = Basic: promised equipment binds, and talks go through the active player. Advanced: Sheriff cards, special equipment, free negotiation.
    .title = Rules
sherwood-option-first-player = The seat of the first player, counted from 0; -1 draws it by lot.
    .title = First player
sherwood-option-floor = Open: everyone may speak at any time. Orderly: everyone is asked in turn after each word of the active player.
    .title = Who may speak
sherwood-option-proposals = How often the active player may propose in a turn; -1 means three when talks are orderly, eight when they are open.
    .title = Proposals

## Small phrases

sherwood-gold =
    { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
sherwood-raiders =
    { $count ->
        [one] { $count } raider
       *[other] { $count } raiders
    }
sherwood-companions =
    { $count ->
        [one] { $count } companion
       *[other] { $count } companions
    }
sherwood-glory =
    { $count ->
        [one] { $count } glory
       *[other] { $count } glory
    }
sherwood-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sherwood-nothing = nothing
sherwood-slot = card { $slot }
sherwood-hideout-number = no. { $hideout }
sherwood-hideout = hideout { $hideout }
sherwood-raiders-of = { $player } { $count }
sherwood-route = { $start } → { $end }
sherwood-face = { $name }: strength { $strength }, { $gold }, { $companions }, { $glory }, { $route }
sherwood-face-sheriff = { $name }: strength { $strength }, won { $glory }, lost { $lost } and { $raiders }, { $route }

## What is said about a card

sherwood-said-glory = card { $slot } is worth { $value } glory
sherwood-said-gold = card { $slot } holds { $value } gold
sherwood-said-companions = card { $slot } frees { $value } companions
sherwood-said-strength = card { $slot } has strength { $value }
sherwood-said-from = card { $slot } sets out from { $value }
sherwood-said-to = card { $slot } goes to { $value }
sherwood-said-sheriff = card { $slot } is the Sheriff

## Terms of a sheet

sherwood-term-hide = at hideout { $hideout }
sherwood-term-bring = { $player }: { $raiders }
sherwood-term-arm = { $player }: { $equipment }
sherwood-term-name = card { $slot } named by { $player }
sherwood-term-lay = { $loot } laid for { $player }
sherwood-term-pay = { $gold } at once from { $giver } to { $taker }
sherwood-term-promise = to join the next alliance led by { $player }

## The table

sherwood-headline = Round { $round } of { $rounds } – { $phase }
sherwood-headline-active =
    { $you ->
        [active] You are active
       *[none] { $active } is active
    }
sherwood-headline-mine = Mine: { $count }
sherwood-column-player = Player
sherwood-column-glory = Glory
sherwood-column-gold = Gold
sherwood-column-camp = Camp
sherwood-column-oak = Oak
sherwood-column-placed = Placed
sherwood-column-hand = Cards
sherwood-column-place = Place
sherwood-figure = first player
sherwood-first-card = first-player card
sherwood-your-hand = Your cards
sherwood-row-title = The convoys
sherwood-row-hidden = { $slot }  face down ({ $back })
sherwood-row-known = { $slot }  { $face }
sherwood-row-looked = looked at by { $names }
sherwood-map-title = The forest
sherwood-map-crossing = crossing
sherwood-map-road = { $town } to the crossing
sherwood-ledger-title = Claims and promises
sherwood-ledger-empty = Nobody has claimed or promised anything.
sherwood-ledger-claim ={ $player }: { $said } ({ $verdict ->
        [true] true
        [false] false
       *[open] not yet known
    })
sherwood-ledger-promise ={ $player } to { $other }: { $what } ({ $fate ->
        [kept] kept
        [broken] broken
        [void] void
       *[open] open
    })
sherwood-sheet = Sheet { $number } by { $author }: { $terms }. Signed by { $names }.
sherwood-suggestion = { $author } suggests: { $terms }.
sherwood-draft = So far: { $terms }.

## What is asked of the reader

sherwood-ask-action = What do your raiders do?
sherwood-ask-sheet = Write the sheet: who brings what? Then end it.
sherwood-ask-talks = The active player is listening. What do you say?
sherwood-ask-raid = Which convoy sets out?
sherwood-ask-messengers = Do you send a Messenger?
sherwood-ask-meeting = Do you play equipment?
sherwood-ask-call = Who is next to say whether they play equipment?
sherwood-ask-loot = Who gets the next part?
sherwood-ask-staying = Do your raiders stay?
sherwood-ask-amount = How many?

## Moves: what each one does; `.row` heads a line of them

sherwood-move-church = Give { $gold } at the church
    .row = Church
sherwood-move-inn = Look at card { $slot }
    .row = Inn
sherwood-move-merchant = Buy an equipment card
    .row = Merchant
sherwood-move-market = Recruit a raider
    .row = Market
sherwood-move-hide = Hide at { $hideout }
    .row = Hideout
sherwood-move-bring = { $player }: { $raiders }
    .row = Raiders
sherwood-move-arm = { $player }: { $equipment }
    .row = Equipment
sherwood-move-name = card { $slot }, by { $player }
    .row = Informant
sherwood-move-lay = { $loot } for { $player }
    .row = Fixed shares
sherwood-move-pay = { $gold } from { $giver } to { $taker }
    .row = Paid at once
sherwood-move-alone = Go alone
    .row = Then
sherwood-move-post = Propose and sign
    .row = Then
sherwood-move-suggest = Suggest it
    .row = Then
sherwood-move-drop = Drop the sheet
    .row = Or
sherwood-move-accept = Sign the sheet of { $player }
    .row = Sign
sherwood-move-decline = Refuse the sheet of { $player }
    .row = Refuse
sherwood-move-withdraw = Withdraw your sheet
    .row = Withdraw
sherwood-move-ask = Ask who wants to join
    .row = Talk
sherwood-move-close = Close the talks
    .row = Talk
sherwood-move-hold = Say nothing
    .row = Or
sherwood-move-claim = Say that { $said }
    .row = Tell
sherwood-move-promise = Promise to join { $player }
    .row = Promise
sherwood-move-reveal = Reveal { $card }
    .row = Reveal
sherwood-move-messenger = Send it to { $town }
    .row = Messenger
sherwood-move-call = Call { $player }
    .row = Call
sherwood-move-play = Play { $equipment }
    .row = Play
sherwood-move-deal = { $loot } for { $player }
    .row = Deal
sherwood-move-provisions = Stay with Provisions
    .row = Provisions
sherwood-move-cape-stay = Cape: stay
    .row = Cape
sherwood-move-cape-home = Cape: go home
    .row = Cape
sherwood-move-pass = Play nothing
    .row = Or
sherwood-amount = how much…
sherwood-tell = tell or promise something…

## Events

sherwood-event-round-began =
    { $you ->
        [figure] Round { $round } begins. You have the first-player figure.
       *[none] Round { $round } begins. { $figure } has the first-player figure.
    }
sherwood-event-row-dealt = { $count } convoy cards ({ $back }) are laid out. Face up: { $card }.
sherwood-event-donated =
    { $you ->
        [seat] You give { $gold } at the church.
       *[none] { $seat } gives { $gold } at the church.
    }
sherwood-event-glory-gained =
    { $you ->
        [seat] You gain { $glory }.
       *[none] { $seat } gains { $glory }.
    }
sherwood-event-looked =
    { $you ->
        [seat] You look at card { $slot }: { $card }.
       *[none] { $seat } looks at card { $slot }: { $card }.
    }
sherwood-event-bought =
    { $you ->
        [seat] You buy { $equipment }.
       *[none] { $seat } buys { $equipment }.
    }
sherwood-event-recruited =
    { $you ->
        [seat] You recruit a raider.
       *[none] { $seat } recruits a raider.
    }
sherwood-event-laid-open =
    { $you ->
        [seat] You lay down { $equipment } for hideout { $hideout }.
       *[none] { $seat } lays down { $equipment } for hideout { $hideout }.
    }
sherwood-event-taken-back =
    { $you ->
        [seat] You take back { $equipment }.
       *[none] { $seat } takes back { $equipment }.
    }
sherwood-event-used-up =
    { $you ->
        [seat] You have used up { $equipment }.
       *[none] { $seat } has used up { $equipment }.
    }
sherwood-event-played =
    { $you ->
        [seat] You play { $equipment }.
       *[none] { $seat } plays { $equipment }.
    }
sherwood-event-went-home =
    { $you ->
        [seat] Your { $raiders } go home from hideout { $hideout }.
       *[none] { $seat }’s { $raiders } go home from hideout { $hideout }.
    }
sherwood-event-looted =
    { $you ->
        [seat] You take { $loot }.
       *[none] { $seat } takes { $loot }.
    }
sherwood-event-lost =
    { $you ->
        [seat] You lose { $glory } and { $raiders } to the Sheriff.
       *[none] { $seat } loses { $glory } and { $raiders } to the Sheriff.
    }
sherwood-event-lapsed =
    { $you ->
        [seat] { $loot } laid for you at hideout { $hideout } lapses.
       *[none] { $loot } laid for { $seat } at hideout { $hideout } lapses.
    }
sherwood-event-suggested =
    { $you ->
        [seat] You suggest: { $terms }.
       *[none] { $seat } suggests: { $terms }.
    }
sherwood-event-asked =
    { $you ->
        [seat] You ask who wants to join.
       *[none] { $seat } asks who wants to join.
    }
sherwood-event-held =
    { $you ->
        [seat] You say nothing.
       *[none] { $seat } says nothing.
    }
sherwood-event-dropped =
    { $you ->
        [seat] You drop a sheet.
       *[none] { $seat } drops a sheet.
    }
sherwood-event-talks-closed =
    { $you ->
        [seat] You close the talks.
       *[none] { $seat } closes the talks.
    }
sherwood-event-claimed =
    { $you ->
        [seat] You say that { $said }.
       *[none] { $seat } says that { $said }.
    }
sherwood-event-first-out =
    { $you ->
        [seat] Your camp is the first to be empty.
       *[none] { $seat }’s camp is the first to be empty.
    }
sherwood-event-second-out =
    { $you ->
        [seat] You take the first-player card.
       *[none] { $seat } takes the first-player card.
    }
sherwood-event-revealed =
    { $you ->
        [seat] You reveal card { $slot }: { $card }.
       *[none] { $seat } reveals card { $slot }: { $card }.
    }
sherwood-event-redirected =
    { $you ->
        [seat] Your Messenger sends it to { $town }.
       *[none] { $seat }’s Messenger sends it to { $town }.
    }
sherwood-event-passed =
    { $you ->
        [seat] You play nothing.
       *[none] { $seat } plays nothing.
    }
sherwood-event-held-red-hideouts =
    { $you ->
        [seat] You hold the red hideouts and bring a raider from the oak.
       *[none] { $seat } holds the red hideouts and brings a raider from the oak.
    }
sherwood-event-looked-unseen = { $seat } looks at card { $slot }.
sherwood-event-bought-unseen = { $seat } buys an equipment card.
sherwood-event-renewed = { $count } equipment cards are shuffled into a new deck.
sherwood-event-occupied = Hideout { $hideout } is occupied: { $band }. Leader: { $leader }.
sherwood-event-stayed = Some stay in hideout { $hideout }: { $band }. Leader: { $leader }.
sherwood-event-paid =
    { $you ->
        [giver] You pay { $taker } { $gold }.
        [taker] { $giver } pays you { $gold }.
       *[none] { $giver } pays { $taker } { $gold }.
    }
sherwood-event-card-named =
    { $you ->
        [informant] You name card { $slot } for hideout { $hideout }.
       *[none] { $informant } names card { $slot } for hideout { $hideout }.
    }
sherwood-event-laid-down =
    { $you ->
        [informant] You lay down { $loot } for { $seat }.
        [seat] { $informant } lays down { $loot } for you.
       *[none] { $informant } lays down { $loot } for { $seat }.
    }
sherwood-event-made-good =
    { $you ->
        [informant] The loot is too small: you pay { $seat } { $gold }.
        [seat] The loot is too small: { $informant } pays you { $gold }.
       *[none] The loot is too small: { $informant } pays { $seat } { $gold }.
    }
sherwood-event-posted =
    { $you ->
        [author] You propose sheet { $number }: { $terms }.
       *[none] { $author } proposes sheet { $number }: { $terms }.
    }
sherwood-event-signed =
    { $you ->
        [seat] You sign sheet { $number }.
       *[none] { $seat } signs sheet { $number }.
    }
sherwood-event-closed =
    { $fate ->
        [accepted] Sheet { $number } is signed by all: the alliance stands.
        [declined] Sheet { $number } is refused.
        [withdrawn] Sheet { $number } is withdrawn.
        [countered] Sheet { $number } is answered with a suggestion.
       *[lapsed] Sheet { $number } lapses.
    }
sherwood-event-claim-judged =
    { $verdict ->
        [true] It was true that { $said } ({ $seat }).
       *[false] It was a lie that { $said } ({ $seat })!
    }
sherwood-event-promised =
    { $you ->
        [promiser] You promise { $promisee } { $what }.
       *[none] { $promiser } promises { $promisee } { $what }.
    }
sherwood-event-promise-settled =
    { $fate ->
        [kept] A promise is kept ({ $promiser } to { $promisee }): { $what }.
        [broken] A promise is broken ({ $promiser } to { $promisee }): { $what }.
       *[void] A promise is void ({ $promiser } to { $promisee }): { $what }.
    }
sherwood-event-met = The cart meets hideout { $hideout }: { $raiders } against a strength of { $needed }.
sherwood-event-called =
    { $you ->
        [seat] You are called on.
       *[none] { $seat } is called on.
    }
sherwood-event-raided = The raid at hideout { $hideout } succeeds: { $card }, with a strength of { $strength }.
sherwood-event-went-on = Hideout { $hideout } is too weak, { $strength } against { $needed }: the cart goes on.
sherwood-event-arrived = { $card } reaches { $town }.
sherwood-event-over =
    { $count ->
        [one] The game is over. Robin Hood’s heir: { $names }.
       *[other] The game is over. Robin Hood’s heirs: { $names }.
    }

## Components

sherwood-components-map = The map: hideouts from each town to the crossing, the red ones with a star (SW-1.1)
sherwood-components-equipment = Equipment (SW-1.3)
sherwood-components-convoys = Convoys (SW-1.3)
sherwood-components-sheriffs = Sheriff cards (SW-5.11)
sherwood-components-town = Town
sherwood-components-hideouts = Hideouts
sherwood-components-card = Card
sherwood-components-route = Route
sherwood-components-source = Source
sherwood-components-copies = Cards
sherwood-components-strength = Strength
sherwood-components-gold = Gold
sherwood-components-companions = Men
sherwood-components-glory = Glory
sherwood-components-won = Won
sherwood-components-lost = Lost
sherwood-components-raiders = Raiders
sherwood-components-stand-ins = A stand-in is our own figure, for want of a source. If you own the box, put yours in a file: loxley components sherwood --check FILE.
