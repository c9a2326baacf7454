### Nottingham: objects, missions, phases, options, moves and events, as one reader is told of them.
### `$you` names the part that the reader plays in a sentence (seat, target, other, …), or is “none”.

nottingham-title = Nottingham

## Objects. The value is the noun as it reads after a number: “3 chests”

object-copper =
    { $count ->
        [one] copper coin
       *[other] copper coins
    }
    .title = Copper
    .one = a copper coin
object-candlestick =
    { $count ->
        [one] candlestick
       *[other] candlesticks
    }
    .title = Candlestick
    .one = a candlestick
object-gold =
    { $count ->
        [one] Gold card
       *[other] Gold cards
    }
    .title = Gold
    .one = a Gold card
object-pearls =
    { $count ->
        [one] Pearls card
       *[other] Pearls cards
    }
    .title = Pearls
    .one = a Pearls card
object-jewels =
    { $count ->
        [one] Jewels card
       *[other] Jewels cards
    }
    .title = Jewels
    .one = a Jewels card
object-necklace =
    { $count ->
        [one] necklace
       *[other] necklaces
    }
    .title = Necklace
    .one = a necklace
object-chest =
    { $count ->
        [one] chest
       *[other] chests
    }
    .title = Chest
    .one = a chest

## Colours and ambushes

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white
colour-grey = grey
ambush-red = red
ambush-yellow = yellow
ambush-green = green
ambush-blue = blue
ambush-purple = purple
ambush-white = white
ambush-grey = grey

## Missions

mission-one-of-each = one of each object
    .title = One of each
mission-five-of-a-kind = five of a kind
    .title = Five of a kind
mission-four-pairs = four different pairs
    .title = Four pairs
mission-three-pairs = three different pairs
    .title = Three pairs

## Phases

nottingham-phase-colours = Colours
nottingham-phase-turn = Turn
nottingham-phase-buying = Offers to sell
nottingham-phase-bartering = Barter
nottingham-phase-choice = A choice of offers
nottingham-phase-defence = Defence
nottingham-phase-burglary = Burglary
nottingham-phase-robbery = Robbery
nottingham-phase-looking = An ambush is laid
nottingham-phase-delivery = Delivery
nottingham-phase-springing = Ambushes
nottingham-phase-shortage = Nothing left to draw
nottingham-phase-over = The final count

## Options

nottingham-option-first-player = Who begins; without a choice it is drawn by lot.
    .title = First player
nottingham-option-memory-aid = Lets everybody look up what they have seen of hands, loot piles and discards.
    .title = Memory aid
nottingham-option-colours = By seat: everyone has the colour of their seat. Chosen: before the first turn everyone chooses one, in the order of seats.
    .title = Colours

## Small phrases

nottingham-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
nottingham-action =
    { $action ->
        [buy] Buy
        [steal] Steal
        [ambush] Ambush
        [burgle] Burgle
        [rob] Rob
        [defend] Defend
       *[barter] Barter
    }

## The table

nottingham-headline = Space { $space } of { $spaces } – { $phase }
nottingham-headline-turn =
    { $you ->
        [seat] It is your turn
       *[none] It is { $seat }’s turn
    }
nottingham-column-player = Player
nottingham-column-colour = Colour
nottingham-column-hand = Hand
nottingham-column-ambushes = Ambushes
nottingham-column-loot = Loot
nottingham-column-missions = Missions
nottingham-column-offer = Offer
nottingham-column-value = value
nottingham-card-label = Turned up
nottingham-set-label = Being delivered
nottingham-missions-label = Missions
nottingham-mission-line =
    { $doers ->
        [0] { $mission } { $alone }/{ $shared }
        [1] { $mission } { $shared }
       *[other] { $mission } –
    }
nottingham-track-label = Track
nottingham-track-line = the Sheriff on { $number }, ahead { $ahead }
nottingham-track-start = the Sheriff at Nottingham, ahead { $ahead }
nottingham-piles-label = Piles
nottingham-piles-line = draw pile { $deck }, discard { $discard }, ambush cards { $ambushes }
nottingham-your-hand = Your hand
nottingham-your-ambushes = Your ambushes
nottingham-your-loot = Your loot
nottingham-own-loot = { $loot } ({ $score } points with your missions)
nottingham-shown-hand =
    { $you ->
        [seat] Your hand
       *[none] { $player }’s hand
    }
nottingham-looked = You look at

## The memory aid

command-memory = memory
    .does = shows what you have seen of hands, loot piles and discards (Nottingham, if the table plays with it)
nottingham-memory-title = What you have seen
nottingham-memory-off = This table plays without a memory aid.
nottingham-memory-sure = Certainly in the hand
nottingham-memory-doubtful =
    { $missing ->
        [0] Perhaps in the hand
        [one] In the hand, but for one card
       *[other] In the hand, but for { $missing } cards
    }
nottingham-memory-loot = Loot pile
nottingham-memory-discard = Discard

## What is asked of the reader

nottingham-ask-colours = Which colour do you choose?
nottingham-ask-turn =
    { $action ->
        [defend] A necklace is always kept.
       *[other] Keep the { $card } card, or use its action ({ nottingham-action })?
    }
nottingham-ask-buying = { $seat } is buying with a copper coin. What do you offer?
nottingham-ask-bartering = { $seat } is bartering a chest. Offer one or two cards.
nottingham-ask-choice-buy = Which offer do you accept?
nottingham-ask-choice-barter = { nottingham-ask-choice-buy }
nottingham-ask-defence = { $seat } is after your cards. Do you block it with a necklace?
nottingham-ask-burglary = Which card do you take from { $target }?
nottingham-ask-robbery = Which card do you take from { $target }?
nottingham-ask-looking = Which ambush card do you keep?
nottingham-ask-delivery = Do you deliver anything?
nottingham-ask-springing =
    { $again ->
        [yes] { $sprung } has sprung an ambush, so everybody is asked again. { $seat } is delivering { $objects }. Do you spring an ambush?
       *[no] { $seat } is delivering { $objects }. Do you spring an ambush?
    }
nottingham-ask-shortage = There is nothing left to draw. Discard { nottingham-cards }.

## Moves: what each one does; `.row` heads a line of them

nottingham-move-take = Keep the card
    .row = Keep
nottingham-move-buy = Buy with this coin
    .row = Or
nottingham-move-steal = Steal a card from { $seat }
    .row = Steal from
nottingham-move-ambush = Lay an ambush
    .row = Or
nottingham-move-burgle = Look at { $seat }’s hand and take a card
    .row = Burgle
nottingham-move-rob = Have { $seat } reveal their hand and take a card
    .row = Rob
nottingham-move-barter = Barter with this chest
    .row = Or
nottingham-move-sell = Offer { $objects }
    .row = Offer
nottingham-move-offer = Offer { $objects }
    .row = Offer
nottingham-move-accept = Accept { $seat }’s offer
    .row = Accept the offer of
nottingham-move-refuse = Refuse all and keep the copper
    .row = Or
nottingham-move-defend = Defend yourself with a necklace
    .row = Defend
nottingham-move-pick = Take { $objects }
    .row = Take
nottingham-move-seize = Take { $objects }
    .row = Take
nottingham-move-keep = Keep the ambush: { $ambush }
    .row = Keep
nottingham-move-deliver = Deliver { $objects }
    .row = Deliver
nottingham-move-mission = Do the mission: { $mission } ({ $objects })
    .row = Mission
nottingham-move-end-turn = End the turn
    .row = Or
nottingham-move-spring = Spring the ambush: { $ambush }
    .row = Spring
nottingham-move-pass = Pass
    .row = Or
nottingham-move-discard = Discard { $objects }
    .row = Discard
nottingham-move-done = Put these cards away
    .row = Then
nottingham-move-colour = Choose { $colour }
    .row = Colour
nottingham-draft-discard = To be discarded: { $objects }.

## Events

nottingham-event-began =
    { $you ->
        [first-player] The game begins. You are the first player.
       *[none] The game begins. { $first-player } is the first player.
    }
nottingham-event-chose-colour =
    { $you ->
        [seat] You choose { $colour }.
       *[none] { $seat } chooses { $colour }.
    }
nottingham-event-dealt =
    { $you ->
        [seat] You are dealt { $objects }.
       *[none] { $seat } is dealt { $objects }.
    }
nottingham-event-turned-up =
    { $you ->
        [seat] You reveal { $object }.
       *[none] { $seat } reveals { $object }.
    }
nottingham-event-took =
    { $you ->
        [seat] You keep { $object }.
       *[none] { $seat } keeps { $object }.
    }
nottingham-event-called =
    { $action ->
        [buy]
            { $you ->
                [seat] You want to buy with the copper coin.
               *[none] { $seat } wants to buy with the copper coin.
            }
       *[barter]
            { $you ->
                [seat] You want to barter the chest.
               *[none] { $seat } wants to barter the chest.
            }
    }
nottingham-event-chose =
    { $you ->
        [seat] You choose { $objects }.
       *[none] { $seat } chooses { $objects }.
    }
nottingham-event-offered =
    { $you ->
        [seat] You offer { $objects }.
       *[none] { $seat } offers { $objects }.
    }
nottingham-event-proved =
    { $you ->
        [seat] You have nothing to offer and show it: { $objects }.
       *[none] { $seat } has nothing to offer and shows it: { $objects }.
    }
nottingham-event-traded =
    { $you ->
        [seat] You take { $objects } from { $other } for { $gave }.
        [other] { $seat } takes { $objects } from you for { $gave }.
       *[none] { $seat } takes { $objects } from { $other } for { $gave }.
    }
nottingham-event-refused =
    { $you ->
        [seat] You refuse all offers.
       *[none] { $seat } refuses all offers.
    }
nottingham-event-attacked =
    { $action ->
        [steal]
            { $you ->
                [seat] You want to steal from { $target }.
                [target] { $seat } wants to steal from you.
               *[none] { $seat } wants to steal from { $target }.
            }
        [burgle]
            { $you ->
                [seat] You want to burgle { $target }.
                [target] { $seat } wants to burgle you.
               *[none] { $seat } wants to burgle { $target }.
            }
       *[rob]
            { $you ->
                [seat] You want to rob { $target }.
                [target] { $seat } wants to rob you.
               *[none] { $seat } wants to rob { $target }.
            }
    }
nottingham-event-defended =
    { $you ->
        [seat] You block it with a necklace.
       *[none] { $seat } blocks it with a necklace.
    }
nottingham-event-swapped =
    { $you ->
        [seat] You take { $object } from { $target } and give { $gave }.
        [target] { $seat } takes { $object } from you and gives { $gave }.
       *[none] { $seat } takes { $object } from { $target } and gives { $gave }.
    }
nottingham-event-swapped-openly =
    { $you ->
        [seat] You get { $object } from { $target } for { $gave }.
        [target] { $seat } gets { $object } from you for { $gave }.
       *[none] { $seat } gets { $object } from { $target } for { $gave }.
    }
nottingham-event-swapped-unseen = { $seat } takes a hidden card from { $target } and gives { $gave }.
nottingham-event-saw-hand =
    { $you ->
        [seat] You look at { $target }’s hand: { $objects }.
       *[none] { $seat } looks at { $target }’s hand: { $objects }.
    }
nottingham-event-saw-hand-unseen =
    { $you ->
        [target] { $seat } looks at your hand.
       *[none] { $seat } looks at { $target }’s hand.
    }
nottingham-event-laid-open =
    { $you ->
        [seat] You reveal your hand: { $objects }.
       *[none] { $seat } reveals their hand: { $objects }.
    }
nottingham-event-looked =
    { $you ->
        [seat] You look at these ambush cards: { $ambushes }.
       *[none] { $seat } looks at these ambush cards: { $ambushes }.
    }
nottingham-event-looked-unseen =
    { $cards ->
        [one] { $seat } looks at the last ambush card.
       *[other] { $seat } looks at the top { $cards } ambush cards.
    }
nottingham-event-laid-ambush =
    { $you ->
        [seat] You lay an ambush: { $ambush }.
       *[none] { $seat } lays an ambush: { $ambush }.
    }
nottingham-event-laid-ambush-unseen = { $seat } lays an ambush.
nottingham-event-put-back =
    { $you ->
        [seat] The last ambush card is of your colour and goes back.
       *[none] The last ambush card is of { $seat }’s colour and goes back.
    }
nottingham-event-showed-set =
    { $you ->
        [seat] You are delivering { $object }.
       *[none] { $seat } is delivering { $object }.
    }
nottingham-event-sprang =
    { $you ->
        [seat] You spring an ambush ({ $ambush }): you take { $object } from { $target } and give a Gold card.
        [target] { $seat } springs an ambush ({ $ambush }): you lose { $object } and get a Gold card.
       *[none] { $seat } springs an ambush ({ $ambush }): { $target } loses { $object } and gets a Gold card.
    }
nottingham-event-delivered =
    { $you ->
        [seat] You deliver { $object }.
       *[none] { $seat } delivers { $object }.
    }
nottingham-event-failed =
    { $you ->
        [seat] Your delivery fails. Back to your hand: { $object }.
       *[none] { $seat }’s delivery fails. Back to the hand: { $object }.
    }
nottingham-event-accomplished =
    { $you ->
        [seat] You complete the mission “{ $mission }” with { $objects }.
       *[none] { $seat } completes the mission “{ $mission }” with { $objects }.
    }
nottingham-event-sheriff-moved =
    { $number ->
        [0] The Sheriff is back at Nottingham.
       *[other] The Sheriff moves to space { $space }: hands of { $number } or fewer draw.
    }
nottingham-event-received =
    { $you ->
        [seat] The Sheriff gives you { $object }.
       *[none] The Sheriff gives { $seat } { $object }.
    }
nottingham-event-received-unseen =
    { $seat-count ->
        [one] The Sheriff gives { $seat } a card.
       *[other] The Sheriff gives { $seat } a card each.
    }
nottingham-event-renewed = The draw pile is empty: the discard is shuffled into a new one, { $cards }.
nottingham-event-ran-short = There is nothing left to draw: whoever holds more than { $number } discards the rest.
nottingham-event-discarded =
    { $you ->
        [seat] You discard { $objects }.
       *[none] { $seat } discards { $objects }.
    }
nottingham-event-discarded-unseen = { $seat } discards { $cards }.
nottingham-event-skipped = There is still nothing to draw for { $seats }.
nottingham-event-over =
    { $you ->
        [winners]
            { $winners-count ->
                [1] You win!
               *[other] You share the victory with { $winners-others }!
            }
       *[none]
            { $winners-count ->
                [1] { $winners } wins.
               *[other] { $winners } share the victory.
            }
    }

## The final count, and the score sheet

nottingham-count-place = Place
nottingham-count-loot = Loot
nottingham-count-missions = Missions
nottingham-count-total = Total

## Components

components-objects = Objects (NO-1.1)
components-object = Object
components-action = Action
components-missions = Missions (NO-1.3)
components-mission = Mission
components-alone = Alone
components-shared = Shared
components-ambushes = Ambush cards of two objects (NO-1.2)
components-pair = Objects
components-track = Track (NO-1.4)
components-spaces = Numbers of the spaces, from Nottingham on
components-nottingham-stand-ins = A stand-in is our own figure, for want of a source. If you own the box, put yours in a file: loxley components nottingham --check FILE.

# what has happened since the Sheriff's last step
nottingham-figure-of = { $seat } { $count }
nottingham-recap-delivered =
    { $cards-count ->
        [0] { "" }
       *[other] Cards delivered: { $cards }.
    } { $missions-count ->
        [0] { "" }
       *[other] Mission accomplished: { $missions }.
    }
nottingham-recap-taken =
    { $taken-count ->
        [0] { "" }
       *[other] Cards taken from others: { $taken }.
    } { $defended-count ->
        [0] { "" }
       *[other] Fended off an attack: { $defended }.
    }
nottingham-recap-ambushes =
    { $sprung-count ->
        [0] { "" }
       *[other] Sprang an ambush: { $sprung }.
    } { $laid-count ->
        [0] { "" }
       *[other] Laid an ambush: { $laid }.
    }
