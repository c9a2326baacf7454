### Sherwood Forest: cards, towns, phases, options, moves, sheets and events, as one reader is told of them.
### `$you` names the part that the reader plays in a sentence (seat, giver, taker, …), or is “none”.

sherwood-title = Sherwood Forest

## Towns, equipment, convoys

town-york = York
town-lincoln = Lincoln
town-nottingham = Nottingham
town-derby = Derby
equipment-club =
    { $count ->
        [one] club
       *[other] clubs
    }
    .title = Club
    .one = a club
equipment-sword =
    { $count ->
        [one] sword
       *[other] swords
    }
    .title = Sword
    .one = a sword
equipment-longbow =
    { $count ->
        [one] longbow
       *[other] longbows
    }
    .title = Longbow
    .one = a longbow
equipment-provisions =
    { $count ->
        [one] Provisions card
       *[other] Provisions cards
    }
    .title = Provisions
    .one = Provisions
equipment-cape =
    { $count ->
        [one] Cape
       *[other] Capes
    }
    .title = Cape
    .one = a Cape
equipment-messenger =
    { $count ->
        [one] Messenger
       *[other] Messengers
    }
    .title = Messenger
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
sherwood-option-first-player = Who begins; without a choice it is drawn by lot.
    .title = First player
sherwood-option-floor = Open: everyone may speak at any time. Turn by turn: after each thing the active player says, everyone is asked in turn.
    .title = Who may speak
sherwood-option-proposals = How often the active player may propose in a turn; automatic: three when talk goes turn by turn, eight when it is open.
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
sherwood-hideout-number = no. { $hideout }
sherwood-hideout = hideout { $hideout }
sherwood-slot = card { $slot }
sherwood-raiders-of =
    { $count ->
        [one] { $seat } ({ $count } raider)
       *[other] { $seat } ({ $count } raiders)
    }
sherwood-card =
    { $sheriff ->
        [0] { $card }
       *[other] the Sheriff
    }
sherwood-face =
    { $sheriff ->
        [0] { $card }: strength { $strength }, { LIST($gold, $companions, $glory) }, { $start } → { $end }
       *[other] the Sheriff, strength { $strength }, { $start } → { $end } ({ $glory } for beating him, else { LIST($glory-lost, $raiders-lost) } lost)
    }
sherwood-said =
    { $field ->
        [glory] card { $slot } is worth { $value } glory
        [gold] card { $slot } holds { $value } gold
        [companions]
            { $value ->
                [one] card { $slot } frees { $value } companion
               *[other] card { $slot } frees { $value } companions
            }
        [strength] card { $slot } has strength { $value }
        [from] card { $slot } sets out from { $value }
        [to] card { $slot } goes to { $value }
       *[sheriff] card { $slot } is the Sheriff
    }
sherwood-share =
    { $what ->
        [gold] { $count } gold
       *[companions]
            { $count ->
                [one] { $count } companion
               *[other] { $count } companions
            }
    }

## What is said about a card

## Terms of a sheet

sherwood-term-bring =
    { $form ->
        [label] { $raiders }
       *[finite]
            { $whose ->
                [you] you bring { $raiders }
               *[other] { $seat } brings { $raiders }
            }
    }
sherwood-term-arm =
    { $form ->
        [label] { $equipment }
        [infinitive] to bring { $equipment }
       *[finite]
            { $whose ->
                [you] you bring { $equipment }
               *[other] { $seat } brings { $equipment }
            }
    }
sherwood-term-worth =
    { $form ->
        [label] cards worth +{ $worth }
        [infinitive] to play cards worth +{ $worth }
       *[finite]
            { $whose ->
                [you] you bring cards worth +{ $worth }
               *[other] { $seat } brings cards worth +{ $worth }
            }
    }
sherwood-term-tell =
    { $form ->
        [label] what card { $slot } is
        [infinitive] to tell what card { $slot } is
       *[finite]
            { $whose ->
                [you] you tell what card { $slot } is
               *[other] { $seat } tells what card { $slot } is
            }
    }
sherwood-term-vow =
    { $form ->
        [label] { sherwood-vow }
        [infinitive] { sherwood-vow-of }
       *[finite]
            { $whose ->
                [you] you promise { sherwood-vow-of }
               *[other] { $seat } promises { sherwood-vow-of }
            }
    }
sherwood-vow-of = to { sherwood-vow }
sherwood-vow =
    { $what ->
        [join] join the next alliance
        [away] stay away from hideout { $number }
        [first] reveal card { $number } next
        [spare] not reveal card { $number }
        [equip] play equipment at hideout { $number }
        [quiet] send no Messenger this round
        [gold] pay { $number } gold by the end of the next round
       *[words] do what is written in words
    }
sherwood-whose = { $player }: { $what }
sherwood-words = “{ $words }”
sherwood-term-name =
    { $whose ->
        [you] the target is card { $slot } (your tip)
       *[other] the target is card { $slot } ({ $seat }’s tip)
    }
sherwood-term-lay = { sherwood-share } guaranteed to { $seat }
sherwood-term-pay = { $gold } from { $giver } to { $taker }, paid on signing
sherwood-term-promise =
    { $whose ->
        [you] to join the next alliance you lead
       *[other] to join the next alliance led by { $seat }
    }

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
sherwood-ledger-title = Claims and promises
sherwood-ledger-empty = Nobody has claimed or promised anything.
sherwood-ledger-claim =
    { sherwood-claim } ({ $verdict ->
        [true] true
        [false] false
       *[open] not yet known
    })
sherwood-promise-paid = ({ sherwood-gold } paid so far)
sherwood-ledger-promise =
    { sherwood-promise } ({ $fate ->
        [kept] kept
        [broken] broken
        [void] never came up
       *[open] open
    })
sherwood-sheet =
    { $you ->
        [author] Your proposal { $number } at hideout { $hideout }: { $terms }. Signed by { $signed }.
       *[none] { $author }’s proposal { $number } at hideout { $hideout }: { $terms }. Signed by { $signed }.
    }
sherwood-deal =
    { $you ->
        [author] Your deal { $number } for { $other }: { $terms }.
        [other] { $author }’s deal { $number } for you: { $terms }.
       *[none] { $author }’s deal { $number } for { $other }: { $terms }.
    }
sherwood-deal-draft = A deal with { $other }: { $terms }.
sherwood-suggestion =
    { $you ->
        [author] You suggest hideout { $hideout }: { $terms }.
       *[none] { $author } suggests hideout { $hideout }: { $terms }.
    }
sherwood-draft = Hideout { $hideout }: { $terms }.

## What is asked of the reader

sherwood-ask-action = What do your raiders do? Choose a hideout, a convoy or a place.
sherwood-ask-church = You hold more than five gold, so the church comes first. How much do you give?
sherwood-ask-sheet = Write the proposal: who brings what? Then end it.
sherwood-ask-talks = { $active } is listening. Make a suggestion, or wait.
sherwood-ask-talks-advanced = { sherwood-ask-talks }
sherwood-ask-sign =
    { $author } proposes an alliance to you. Do you sign?
sherwood-ask-sign-deal =
    { $author } offers you a deal. Do you accept?
sherwood-ask-deal = Write the deal: who pays, tells or promises what? Then end it.
sherwood-ask-pick = Which cards do you lay down for the strength you are asked for?
sherwood-ask-between = Before the next card is revealed: do you have something to say?
sherwood-ask-way = The convoy is on its way: do you have something to say?
sherwood-ask-raid = Which convoy sets out?
sherwood-ask-messengers = Do you send a Messenger?
sherwood-ask-meeting = Do you play equipment?
sherwood-ask-call = Who is next to say whether they play equipment?
sherwood-ask-loot = Who gets the next share?
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
sherwood-move-hide = Hide at hideout { $hideout }
    .row = Hideout
sherwood-move-bring =
    { $you ->
        [seat] you: { $raiders }
       *[none] { $seat }: { $raiders }
    }
    .row = Raiders
sherwood-move-arm =
    { $you ->
        [seat] you: { $equipment }
       *[none] { $seat }: { $equipment }
    }
    .row = Equipment
sherwood-move-worth =
    { $you ->
        [seat] you: cards worth +{ $worth }
       *[none] { $seat }: cards worth +{ $worth }
    }
    .row = Strength
sherwood-move-name =
    { $you ->
        [seat] Target: card { $slot } (I know it)
       *[none] Target: card { $slot } ({ $seat } knows it)
    }
    .row = Target and informant
sherwood-move-lay = { sherwood-share } for { $seat }
    .row = Guaranteed shares
sherwood-move-pay = { $gold } from { $giver } to { $taker }
    .row = Paid at once
sherwood-move-tell =
    { $you ->
        [seat] You tell what card { $slot } is
       *[none] { $seat } tells what card { $slot } is
    }
    .row = Information
sherwood-move-vow =
    { $you ->
        [seat] You promise { sherwood-vow-of }
       *[none] { $seat } promises { sherwood-vow-of }
    }
    .row = Promises
sherwood-move-show = Lay down { $equipment }
    .row = Cards
sherwood-move-alone = Hide here alone
    .row = Then
sherwood-move-post = Propose and sign
    .row = Then
sherwood-move-suggest = Suggest it
    .row = Then
sherwood-move-drop = Cancel
    .row = Or
sherwood-move-with = A deal with { $seat }
    .row = Deal
sherwood-move-pick = Sign { $seat }’s proposal with cards of your choice
    .row = Sign
sherwood-move-accept = Sign { $seat }’s proposal
    .row = Sign
sherwood-move-decline = Refuse { $seat }’s proposal
    .row = Refuse
sherwood-move-withdraw = Withdraw your proposal
    .row = Withdraw
sherwood-move-ask = Ask who wants to join
    .row = Talk
sherwood-move-close = Close the talks
    .row = Talk
sherwood-move-hold = Say nothing
    .row = Or
sherwood-move-kept = { $seat } kept their word
    .row = Judge
sherwood-move-broken = { $seat } broke their word
    .row = Judge
sherwood-move-claim = Say that { sherwood-said }
    .row = Tell
sherwood-move-promise = Promise to join { $seat }
    .row = Promise
sherwood-move-reveal = Reveal card { $slot }
    .row = Reveal
sherwood-move-messenger = Send it to { $town }
    .row = Messenger
sherwood-move-call = Ask { $seat } next
    .row = Ask
sherwood-move-play = Play { $equipment }
    .row = Play
sherwood-move-deal =
    { $what ->
        [gold] 1 gold for { $seat }
       *[companion] 1 companion for { $seat }
    }
    .row = Share out
sherwood-move-provisions = Stay with Provisions
    .row = Provisions
sherwood-move-cape-stay = Cape: stay
    .row = Cape
sherwood-move-cape-home = Cape: go home
    .row = Cape
sherwood-move-forgo = No Messenger for this convoy
    .row = Messenger
sherwood-move-pass = Pass
    .row = Or
sherwood-amount = how much…
sherwood-tell = share a tip or make a promise…

## Events

sherwood-event-round-began =
    { $you ->
        [figure] Round { $round } begins. You have the first-player figure.
       *[none] Round { $round } begins. { $figure } has the first-player figure.
    }
sherwood-event-row-dealt = { $cards } convoy cards ({ $back }) are laid out. Face up: { sherwood-face }.
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
        [seat] You look at card { $slot }: { sherwood-face }.
       *[none] { $seat } looks at card { $slot }: { sherwood-face }.
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
    { $raiders-count ->
        [one]
            { $you ->
                [seat] Your raider leaves hideout { $hideout } for camp.
               *[none] { $seat }’s raider leaves hideout { $hideout } for camp.
            }
       *[other]
            { $you ->
                [seat] Your { $raiders } leave hideout { $hideout } for camp.
               *[none] { $seat }’s { $raiders } leave hideout { $hideout } for camp.
            }
    }
sherwood-event-looted =
    { $you ->
        [seat] You take { LIST($gold, $companions) }.
       *[none] { $seat } takes { LIST($gold, $companions) }.
    }
sherwood-event-lost =
    { $you ->
        [seat] You lose { LIST($glory, $raiders) } to the Sheriff.
       *[none] { $seat } loses { LIST($glory, $raiders) } to the Sheriff.
    }
sherwood-event-lapsed =
    { $you ->
        [seat] Guaranteed to you at hideout { $hideout }, and now lost: { LIST($gold, $companions) }.
       *[none] Guaranteed to { $seat } at hideout { $hideout }, and now lost: { LIST($gold, $companions) }.
    }
sherwood-event-suggested =
    { $you ->
        [seat] You suggest hideout { $hideout }: { $terms }.
       *[none] { $seat } suggests hideout { $hideout }: { $terms }.
    }
sherwood-event-asked =
    { $you ->
        [seat] You ask who wants to join.
       *[none] { $seat } asks who wants to join.
    }
sherwood-event-dropped =
    { $you ->
        [seat] You drop a proposal.
       *[none] { $seat } drops a proposal.
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
        [seat] You are the first to empty your camp.
       *[none] { $seat } is the first to empty their camp.
    }
sherwood-event-second-out =
    { $you ->
        [seat] You take the first-player card.
       *[none] { $seat } takes the first-player card.
    }
sherwood-event-revealed =
    { $you ->
        [seat] You reveal card { $slot }: { sherwood-face }.
       *[none] { $seat } reveals card { $slot }: { sherwood-face }.
    }
sherwood-event-redirected =
    { $you ->
        [seat] Your Messenger sends it to { $town }.
       *[none] { $seat }’s Messenger sends it to { $town }.
    }
sherwood-event-held-red-hideouts =
    { $you ->
        [seat] You hold the red hideouts and bring a raider from the oak.
       *[none] { $seat } holds the red hideouts and brings a raider from the oak.
    }
sherwood-event-looked-unseen = { $seat } looks at card { $slot }.
sherwood-event-bought-unseen = { $seat } buys an equipment card.
sherwood-event-renewed = { $cards } equipment cards are shuffled into a new deck.
sherwood-event-occupied =
    { $raiders-count ->
        [one] Hideout { $hideout } is occupied: { $raiders }.
       *[other]
            { $you ->
                [leader] Hideout { $hideout } is occupied: { $raiders }. You lead the band.
               *[none] Hideout { $hideout } is occupied: { $raiders }. { $leader } leads the band.
            }
    }
sherwood-event-stayed =
    { $raiders-count ->
        [one] Some stay at hideout { $hideout }: { $raiders }.
       *[other]
            { $you ->
                [leader] Some stay at hideout { $hideout }: { $raiders }. You lead the band.
               *[none] Some stay at hideout { $hideout }: { $raiders }. { $leader } leads the band.
            }
    }
sherwood-event-paid =
    { $you ->
        [giver] You pay { $taker } { $gold }.
        [taker] { $giver } pays you { $gold }.
       *[none] { $giver } pays { $taker } { $gold }.
    }
sherwood-event-card-named =
    { $you ->
        [informant] The target of hideout { $hideout } is card { $slot }, on your tip.
       *[none] The target of hideout { $hideout } is card { $slot }, on { $informant }’s tip.
    }
sherwood-event-laid-down =
    { $you ->
        [informant] You guarantee { $seat } { LIST($gold, $companions) }.
        [seat] { $informant } guarantees you { LIST($gold, $companions) }.
       *[none] { $informant } guarantees { $seat } { LIST($gold, $companions) }.
    }
sherwood-event-made-good =
    { $you ->
        [informant] The loot is too small: you pay { $seat } { $gold }.
        [seat] The loot is too small: { $informant } pays you { $gold }.
       *[none] The loot is too small: { $informant } pays { $seat } { $gold }.
    }
sherwood-event-posted =
    { $you ->
        [author] You propose an alliance at hideout { $hideout }: { $terms }.
       *[none] { $author } proposes an alliance at hideout { $hideout }: { $terms }.
    }
sherwood-event-offered =
    { $you ->
        [author] You offer { $other } a deal: { $terms }.
        [other] { $author } offers you a deal: { $terms }.
       *[none] { $author } offers { $other } a deal: { $terms }.
    }
sherwood-event-struck =
    { $you ->
        [author] You have a deal with { $other }.
        [other] You have a deal with { $author }.
       *[none] { $author } and { $other } have a deal.
    }
sherwood-event-signed =
    { $you ->
        [seat] You sign { $author }’s proposal.
        [author] { $seat } signs your proposal.
       *[none] { $seat } signs { $author }’s proposal.
    }
sherwood-event-closed =
    { $fate ->
        [accepted] Everybody has signed: the alliance stands.
        [declined]
            { $you ->
                [author] { $by } refuses your proposal.
                [by] You refuse { $author }’s proposal.
               *[none] { $by } refuses { $author }’s proposal.
            }
        [withdrawn]
            { $you ->
                [author] You withdraw your proposal.
               *[none] { $author } withdraws the proposal.
            }
        [countered]
            { $you ->
                [author] { $by } answers your proposal with a suggestion.
                [by] You answer { $author }’s proposal with a suggestion.
               *[none] { $by } answers { $author }’s proposal with a suggestion.
            }
       *[lapsed]
            { $you ->
                [author] Your proposal is off the table.
               *[none] { $author }’s proposal is off the table.
            }
    }
sherwood-event-claim-judged =
    { $verdict ->
        [true]
            { $you ->
                [seat] You told the truth: { $said }.
               *[none] { $seat } told the truth: { $said }.
            }
       *[false]
            { $you ->
                [seat] You lied: it is not true that { $said }.
               *[none] { $seat } lied: it is not true that { $said }.
            }
    }
sherwood-event-promised = { sherwood-promise }.
sherwood-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] You keep your promise to { $promisee }: { $term-infinitive }.
               *[none] { $promiser } keeps the promise made to { $promisee }: { $term-infinitive }.
            }
        [broken]
            { $you ->
                [promiser] You break your promise to { $promisee }: { $term-infinitive }.
               *[none] { $promiser } breaks the promise made to { $promisee }: { $term-infinitive }.
            }
       *[void]
            { $you ->
                [promiser] Your promise to { $promisee } never came up: { $term-infinitive }.
               *[none] { $promiser }’s promise to { $promisee } never came up: { $term-infinitive }.
            }
    }
sherwood-event-met =
    { $sheriff ->
        [0] The cart comes to hideout { $hideout }: { $raiders } against a strength of { $needed }.
       *[other] The Sheriff comes to hideout { $hideout }: { $raiders } against a strength of { $needed }.
    }
sherwood-event-called =
    { $you ->
        [seat] It is up to you to say whether you play equipment.
       *[none] { $seat } says next whether they play equipment.
    }
sherwood-event-raided =
    { $sheriff ->
        [0] The raid at hideout { $hideout } succeeds with a strength of { $strength }: { sherwood-card }.
       *[other] The Sheriff is beaten at hideout { $hideout } with a strength of { $strength }.
    }
sherwood-event-went-on =
    { $sheriff ->
        [0] Hideout { $hideout } is too weak, { $strength } against { $needed }: the cart goes on.
       *[other] Hideout { $hideout } is too weak, { $strength } against { $needed }: the Sheriff strikes back.
    }
sherwood-event-arrived =
    { $sheriff ->
        [0] The convoy reaches { $town }: { sherwood-card }.
       *[other] The Sheriff reaches { $town }.
    }
sherwood-event-over =
    { $winners-count ->
        [1] The game is over. Robin Hood’s heir: { $winners }.
       *[other] The game is over. Robin Hood’s heirs: { $winners }.
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
sherwood-route = { $start } → { $end }
sherwood-band = { $raiders }
sherwood-band-led = Hideout { $hideout }, led by { $leader }
sherwood-band-target = target: card { $slot } (informant: { $informant })
sherwood-band-share = fixed for { $seat }: { $share }
sherwood-band-promised = promised by { $seat }: { $cards }
sherwood-claim =
    { $you ->
        [seat] You: { $said }
       *[none] { $seat }: { $said }
    }
sherwood-promise =
    { $you ->
        [promiser] You promise { $promisee } { $term-infinitive }
       *[none] { $promiser } promises { $promisee } { $term-infinitive }
    }

# what a round has brought
sherwood-figure-of = { $seat } { $count }
sherwood-recap-convoys =
    { $raided ->
        [0] { "" }
        [one] One convoy raided.
       *[other] { $raided } convoys raided.
    } { $arrived ->
        [0] { "" }
        [one] One reached its town.
       *[other] { $arrived } reached their towns.
    }
sherwood-recap-loot =
    { $gold-count ->
        [0] { "" }
       *[other] Gold looted: { $gold }.
    } { $glory-count ->
        [0] { "" }
       *[other] Glory gained: { $glory }.
    }
sherwood-recap-words =
    { $liars-count ->
        [0] { "" }
       *[other] Lied about a card: { $liars }.
    } { $breakers-count ->
        [0] { "" }
       *[other] Broke a promise: { $breakers }.
    }
