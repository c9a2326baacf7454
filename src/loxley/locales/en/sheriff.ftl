### Sheriff of Nottingham: phases, options, moves, offers, events and the final count, as one reader is told of them.
### `$you` names the part that the reader plays in a sentence (seat, giver, taker, …), or is “none”.

sheriff-title = Sheriff of Nottingham

## Phases

sheriff-phase-market = Market
sheriff-phase-loading = Loading
sheriff-phase-declaration = Declaration
sheriff-phase-inspection = Inspection
sheriff-phase-debt = A debt to pay
sheriff-phase-confiscation = Confiscated goods
sheriff-phase-feast = Feast
sheriff-phase-over = The final count

## Options

sheriff-option-royal-goods = Adds royal goods to the deck: contraband that counts twice or three times for King and Queen.
    .title = Royal goods
sheriff-option-timed-inspection = Gives the Sheriff one minute per merchant; then every bag left passes.
    .title = Timed inspection
sheriff-option-removed-cards = Puts ten cards back into the box unseen, so that nobody can count the deck.
    .title = Removed cards
sheriff-option-seven-cards = Deals hands of seven cards instead of six.
    .title = Seven cards
sheriff-option-promo-cards = Adds Arcane Scrolls, Feast Plates and Royal Summonses to the deck.
    .title = Promo cards
sheriff-option-first-sheriff = The seat of the first Sheriff, counted from 0; -1 draws it by lot.
    .title = First Sheriff
sheriff-option-floor = Open: everyone may speak at any time. Orderly: everyone is asked in turn after each word of the Sheriff.
    .title = Who may speak
sheriff-option-words = How often the Sheriff may threaten or make an offer in one inspection when talks are orderly.
    .title = Words of the Sheriff

## Small phrases

sheriff-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
sheriff-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sheriff-face-down-cards =
    { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }
sheriff-face-down = { $goods }, face down
sheriff-counted = { $count } { $noun }
sheriff-nothing = nothing
sheriff-pile =
    { $pile ->
        [left] Left pile
        [right] Right pile
       *[deck] Draw pile
    }
sheriff-bag-of =
    { $whose ->
        [yours] your bag
        [theirs] their bag
       *[named] { $owner }’s bag
    }

## The table

sheriff-headline = Round { $round } of { $rounds } – { $phase }
sheriff-headline-sheriff =
    { $you ->
        [sheriff] You are the Sheriff
       *[none] { $sheriff } is the Sheriff
    }
sheriff-column-player = Player
sheriff-column-coins = Coins
sheriff-column-face-down = Hidden
sheriff-column-bag = Bag
sheriff-column-value = value
sheriff-column-penalty = penalty
sheriff-is-sheriff = Sheriff
sheriff-bag =
    { $fate ->
        [waved] { $declared }, passed
        [opened] { $declared }, opened
        [must-open] { $declared }, to open
       *[undecided] { $declared }, waiting
    }
sheriff-your-hand = Your hand
sheriff-your-bag = Your bag
sheriff-your-hidden = Your hidden goods
sheriff-pile-empty = empty
sheriff-words-left =
    { $count ->
        [0] You have no words left.
        [one] You have one word left.
       *[other] You have { $count } words left.
    }
sheriff-piles-title = The discard piles, top card first
sheriff-ledger-title = Promises
sheriff-ledger-empty = Nobody has promised anything yet.
sheriff-ledger-round = Round
sheriff-ledger-promise = Promise
sheriff-ledger-to = Given to
sheriff-ledger-fate = Kept?
sheriff-ledger-line =
    { $you ->
        [subject] You { $what }
       *[none] { $subject } { $what }
    }
sheriff-promise-fate =
    { $fate ->
        [kept] kept
        [broken] broken
        [void] void
       *[open] open
    }

## What is asked of the reader

sheriff-ask-aside = Set aside up to five cards, then draw; or draw at once.
sheriff-ask-aside-full = Your hand is full. Set aside the cards you want to change, or keep them all.
sheriff-ask-draw = Draw up to a full hand. First the discard piles, then the draw pile.
sheriff-ask-lay = Lay down what you set aside, all on one pile. The last card will be on top.
sheriff-ask-loading = Pack one to five cards, then close the bag.
sheriff-ask-declaration = What do you say is in your bag? It holds { sheriff-cards }.
sheriff-ask-sheriff = Threaten, bargain, then open bags or let them pass.
sheriff-ask-merchant = The Sheriff is listening. What do you say?
sheriff-ask-gives = What do you give or promise? Then say what you want for it.
sheriff-ask-wants = What do you want for it? Then make the offer.
sheriff-ask-debt = You still owe { $creditor } { sheriff-coins }. Choose goods to give, dearest first; no change is given.
sheriff-ask-confiscation = Lay the confiscated goods on one pile. The last card will be on top.
sheriff-ask-feast = What does your Feast Plate become?

## Moves: what each one does; `.row` heads a line of them

sheriff-move-aside = Set aside { $good }
    .row = Set aside
sheriff-move-done = Keep the hand as it is
    .row = Or
sheriff-move-draw =
    { $pile ->
        [left] Draw the top card of the left pile
        [right] Draw the top card of the right pile
       *[deck] Draw from the draw pile
    }
    .row = Draw from
sheriff-move-lay-left = Lay { $good } on the left pile
    .row = On the left pile
sheriff-move-lay-right = Lay { $good } on the right pile
    .row = On the right pile
sheriff-move-pack = Pack { $good }
    .row = Pack
sheriff-move-close = Close the bag
    .row = Then
sheriff-move-declare = Declare { $good }
    .row = Declare
sheriff-move-open = Open { $bag }
    .row = Open the bag of
sheriff-move-wave = Let { $bag } pass
    .row = Let pass the bag of
sheriff-move-threaten = Threaten to open { $bag }
    .row = Threaten
sheriff-move-accept = Accept the offer of { $player }
    .row = Accept the offer of
sheriff-move-decline = Decline the offer of { $player }
    .row = Decline the offer of
sheriff-move-withdraw = Withdraw the offer to { $player }
    .row = Withdraw the offer to
sheriff-move-leave = Take back what you added to { $player }’s offer
    .row = Take back your part of the offer of
sheriff-move-kept = Say that { $player } has kept a promise given in words
    .row = Promise kept by
sheriff-move-broken = Say that { $player } has broken a promise given in words
    .row = Promise broken by
sheriff-move-to = Write an offer to { $player }
    .row = Write an offer to
sheriff-move-join = Add to { $player }’s offer
    .row = Add to the offer of
sheriff-move-pick = Choose the cards that { $player } asks for
    .row = Choose cards for the offer of
sheriff-move-offer = Give, do or promise: { $term }
sheriff-move-want = Ask in return: { $term }
sheriff-move-choose = Choose { $good }
    .row = Choose
sheriff-move-post = Make the offer
    .row = Then
sheriff-move-drop = Drop the offer
    .row = Or
sheriff-move-hold = Say nothing
    .row = Or
sheriff-move-give = Give { $good }
    .row = Give
sheriff-move-name = The Feast Plate becomes { $good }
    .row = It becomes
sheriff-move-time-up = Time is up
    .row = Clock
sheriff-bribe = so that your bag passes…
    .row = Offer coins
    .question = How many coins do you offer?
sheriff-price = { $player }…
    .row = Name a price to
    .question = How many coins do you ask for?
sheriff-amount = how many…
    .question = How many coins?
sheriff-next = Say what you want for it
    .row = Then
sheriff-pile-top = { $pile }: { $good }
sheriff-pile-count = { $pile } ({ $count })

## Terms of an offer. A thing is a noun; a deed or a promise is a verb, with its subject before it in the offer

sheriff-term-coins = { sheriff-coins }
    .row = Coins
sheriff-term-stall = { $goods }
    .row = From the stall
sheriff-term-contraband = { $goods } from the stall
    .row = Contraband, named
sheriff-term-hidden = { $goods } from the stall (face down)
    .row = Contraband, unnamed
sheriff-term-hidden-unseen =
    { $count ->
        [one] a face-down card from the stall
       *[other] { $count } face-down cards from the stall
    }
sheriff-term-unseen =
    { $count ->
        [one] a face-down contraband card of the giver’s choice
       *[other] { $count } face-down contraband cards of the giver’s choice
    }
    .row = Contraband, their choice
    .label = one, face down
sheriff-term-bag = { $goods } out of the bag
    .row = Said to be in the bag
sheriff-term-give =
    { $form ->
        [infinitive]
            { $you ->
                [receiver] to give you { $things }
               *[none] to give { $receiver } { $things }
            }
       *[finite]
            { $you ->
                [subject] give { $receiver } { $things }
                [receiver] gives you { $things }
               *[none] gives { $receiver } { $things }
            }
    }
sheriff-term-wave =
    { $form ->
        [infinitive] to let { $bag } pass
       *[finite]
            { $you ->
                [subject] let { $bag } pass
               *[none] lets { $bag } pass
            }
    }
    .row = Let pass
sheriff-term-open =
    { $form ->
        [infinitive] to open { $bag }
       *[finite]
            { $you ->
                [subject] open { $bag }
               *[none] opens { $bag }
            }
    }
    .row = Open
sheriff-term-before =
    { $form ->
        [infinitive] to decide on { $bag } before { $second }
       *[finite]
            { $you ->
                [subject] decide on { $bag } before { $second }
               *[none] decides on { $bag } before { $second }
            }
    }
    .row = Decide first
    .label = { $bag } before { $second }
sheriff-term-pile-left =
    { $form ->
        [infinitive] to lay what is confiscated from { $bag } on the left pile
       *[finite]
            { $you ->
                [subject] lay what is confiscated from { $bag } on the left pile
               *[none] lays what is confiscated from { $bag } on the left pile
            }
    }
    .row = Confiscated goods to the left
sheriff-term-pile-right =
    { $form ->
        [infinitive] to lay what is confiscated from { $bag } on the right pile
       *[finite]
            { $you ->
                [subject] lay what is confiscated from { $bag } on the right pile
               *[none] lays what is confiscated from { $bag } on the right pile
            }
    }
    .row = Confiscated goods to the right
sheriff-term-later-wave =
    { $form ->
        [infinitive] to promise to let { $bag } pass when next Sheriff
       *[finite]
            { $you ->
                [subject] promise to let { $bag } pass when next Sheriff
               *[none] promises to let { $bag } pass when next Sheriff
            }
    }
    .row = Promise to let pass
sheriff-term-later-open =
    { $form ->
        [infinitive] to promise to open { $bag } when next Sheriff
       *[finite]
            { $you ->
                [subject] promise to open { $bag } when next Sheriff
               *[none] promises to open { $bag } when next Sheriff
            }
    }
    .row = Promise to open
sheriff-term-later-honest =
    { $form ->
        [infinitive] to promise an honest bag next time
       *[finite]
            { $you ->
                [subject] promise an honest bag next time
               *[none] promises an honest bag next time
            }
    }
    .row = Promise
    .label = an honest bag next time
sheriff-term-later-coins =
    { $form ->
        [infinitive] to promise { sheriff-coins } for later
       *[finite]
            { $you ->
                [subject] promise { sheriff-coins }, by the end of your next time as Sheriff
               *[none] promises { sheriff-coins }, by the end of their next time as Sheriff
            }
    }
    .row = Promise coins
    .label = { sheriff-coins } later
sheriff-term-later-words =
    { $form ->
        [infinitive] to promise something in words
       *[finite]
            { $you ->
                [subject] promise something in your own words
               *[none] promises something in their own words
            }
    }
    .row = Promise
    .label = in your own words
    .question = What is promised? It goes to everyone in the chat.
sheriff-passing =
    { $taken ->
        [none]
            { $lost ->
                [none] { "" }
               *[other] not accepted, lapses: the offer of { $losers }
            }
       *[other]
            { $lost ->
                [none] accepts the offer of { $takers }
               *[other] accepts the offer of { $takers }; not accepted, lapses: the offer of { $losers }
            }
    }
sheriff-draft-join = You add to { $player }’s offer. What do you give or promise?
sheriff-draft-pick = { $player } asks for contraband face down. Which cards do you give?
sheriff-draft-to = You are writing an offer to { $player }.
sheriff-draft-gives = You offer { $gives } – and want?
sheriff-draft-aside = Set aside so far: { $goods }.
sheriff-draft-pack = In your bag so far: { $goods }.
sheriff-draft-lay = To be laid down, in this order: { $goods }.
sheriff-draft-give = To be given: { $goods }.
sheriff-draft-name = So far: { $goods }.

## Events

sheriff-event-dealt =
    { $you ->
        [seat] You are dealt { $goods }.
       *[none] { $seat } is dealt { $goods }.
    }
sheriff-event-turned-up = Two discard piles are turned up: { $left } on the left, { $right } on the right.
sheriff-event-round-began =
    { $you ->
        [sheriff] Round { $round } begins. You are the Sheriff.
       *[none] Round { $round } begins. { $sheriff } is the Sheriff.
    }
sheriff-event-set-aside =
    { $you ->
        [seat] You set aside { $goods }.
       *[none] { $seat } sets aside { $goods }.
    }
sheriff-event-set-aside-unseen = { $seat } sets aside { sheriff-cards }.
sheriff-event-drew =
    { $you ->
        [seat] You draw { $goods }.
       *[none] { $seat } draws { $goods }.
    }
sheriff-event-drew-unseen = { $seat } draws { sheriff-cards }.
sheriff-event-took =
    { $pile ->
        [left]
            { $you ->
                [seat] You take { $goods } from the left pile.
               *[none] { $seat } takes { $goods } from the left pile.
            }
       *[right]
            { $you ->
                [seat] You take { $goods } from the right pile.
               *[none] { $seat } takes { $goods } from the right pile.
            }
    }
sheriff-event-laid =
    { $pile ->
        [left]
            { $you ->
                [seat] You lay { $goods } on the left pile.
               *[none] { $seat } lays { $goods } on the left pile.
            }
       *[right]
            { $you ->
                [seat] You lay { $goods } on the right pile.
               *[none] { $seat } lays { $goods } on the right pile.
            }
    }
sheriff-event-laid-confiscated = { sheriff-event-laid }
sheriff-event-renewed = The draw pile is empty: { sheriff-cards } of the discard piles are shuffled into a new one.
sheriff-event-packed =
    { $you ->
        [seat] You close your bag on { $goods }.
       *[none] { $seat } closes a bag on { $goods }.
    }
sheriff-event-declared =
    { $you ->
        [seat] You declare { $goods }.
       *[none] { $seat } declares { $goods }.
    }
sheriff-event-threatened =
    { $you ->
        [sheriff] You threaten to open { $seat }’s bag.
        [seat] { $sheriff } threatens to open your bag.
       *[none] { $sheriff } threatens to open { $seat }’s bag.
    }
sheriff-event-posted =
    { $manner ->
        [gift]
            { $you ->
                [author] You offer { $other } { $gives } as a gift.
                [other] { $author } offers you { $gives } as a gift.
               *[none] { $author } offers { $other } { $gives } as a gift.
            }
        [pledge]
            { $you ->
                [author] You offer { $other } { $gives }, for nothing in return.
                [other] { $author } offers you { $gives }, for nothing in return.
               *[none] { $author } offers { $other } { $gives }, for nothing in return.
            }
        [request]
            { $you ->
                [author] You ask { $other } { $wants }, for nothing in return.
                [other] { $author } asks you { $wants }, for nothing in return.
               *[none] { $author } asks { $other } { $wants }, for nothing in return.
            }
        [things]
            { $you ->
                [author] You offer { $other } { $gives } if { $other } { $wants }.
                [other] { $author } offers you { $gives } if you { $wants }.
               *[none] { $author } offers { $other } { $gives } if { $other } { $wants }.
            }
       *[deeds]
            { $you ->
                [author] You offer { $gives } if { $other } { $wants }.
                [other] { $author } offers { $gives } if you { $wants }.
               *[none] { $author } offers { $gives } if { $other } { $wants }.
            }
    }
sheriff-event-joined =
    { $manner ->
        [things]
            { $you ->
                [seat] You add { $gives } to { $author }’s offer.
                [author] { $seat } adds { $gives } to your offer.
               *[none] { $seat } adds { $gives } to { $author }’s offer.
            }
       *[deeds]
            { $you ->
                [seat] You join { $author }’s offer and offer { $gives }.
                [author] { $seat } joins your offer and offers { $gives }.
               *[none] { $seat } joins { $author }’s offer and offers { $gives }.
            }
    }
sheriff-event-left-offer =
    { $you ->
        [seat] You take back what you had added to { $author }’s offer.
        [author] { $seat } takes back what was added to your offer.
       *[none] { $seat } takes back what was added to { $author }’s offer.
    }
sheriff-event-closed =
    { $fate ->
        [accepted]
            { $you ->
                [author] { $other } accepts your offer.
                [other] You accept { $author }’s offer.
               *[none] { $other } accepts { $author }’s offer.
            }
        [declined]
            { $you ->
                [author] { $other } declines your offer.
                [other] You decline { $author }’s offer.
               *[none] { $other } declines { $author }’s offer.
            }
        [withdrawn]
            { $you ->
                [author] You withdraw your offer to { $other }.
                [other] { $author } takes back the offer made to you.
               *[none] { $author } takes back the offer made to { $other }.
            }
        [countered]
            { $you ->
                [author] { $other } answers your offer with another.
                [other] You answer { $author }’s offer with another.
               *[none] { $other } answers { $author }’s offer with another.
            }
       *[lapsed]
            { $you ->
                [author] Your offer to { $other } lapses.
                [other] { $author }’s offer to you lapses.
               *[none] { $author }’s offer to { $other } lapses.
            }
    }
sheriff-event-held =
    { $you ->
        [seat] You say nothing.
       *[none]
            { $count ->
                [one] { $names } says nothing.
               *[other] { $names } say nothing.
            }
    }
sheriff-event-waved =
    { $you ->
        [sheriff] You let { $seat }’s bag pass.
        [seat] { $sheriff } lets your bag pass.
       *[none] { $sheriff } lets { $seat }’s bag pass.
    }
sheriff-event-opened =
    { $you ->
        [sheriff] You open { $seat }’s bag: { $goods }.
        [seat] { $sheriff } opens your bag: { $goods }.
       *[none] { $sheriff } opens { $seat }’s bag: { $goods }.
    } { $verdict ->
        [honest] Just as declared!
        [lie] Declared: { $declared }. A lie!
       *[summons] A Royal Summons is no lie.
    }
sheriff-event-confiscated =
    { $you ->
        [sheriff] You confiscate { $goods }.
       *[none] { $sheriff } confiscates { $goods }.
    }
sheriff-event-answered =
    { $you ->
        [sheriff] You answer the Royal Summons.
        [seat] { $sheriff } has to answer your Royal Summons.
       *[none] { $sheriff } has to answer the Royal Summons.
    }
sheriff-event-was-missing =
    { $you ->
        [giver] Promised to { $taker } and not in your bag: { $goods }.
        [taker] Promised to you and not in { $giver }’s bag: { $goods }.
       *[none] Promised to { $taker } and not in { $giver }’s bag: { $goods }.
    }
sheriff-event-delivered =
    { $you ->
        [seat] You bring { $goods } to your stall.
       *[none] { $seat } brings { $goods } to the stall.
    }
sheriff-event-paid =
    { $you ->
        [giver] You pay { $taker } { sheriff-coins }.
        [taker] { $giver } pays you { sheriff-coins }.
       *[none] { $giver } pays { $taker } { sheriff-coins }.
    }
sheriff-event-handed-over =
    { $you ->
        [giver] You hand { $taker } { $goods }.
        [taker] { $giver } hands you { $goods }.
       *[none] { $giver } hands { $taker } { $goods }.
    }
sheriff-event-slipped =
    { $you ->
        [giver] You slip { $taker } { $goods }, face down.
        [taker] { $giver } slips you { $goods }, face down.
       *[none] { $giver } slips { $taker } { $goods }, face down.
    }
sheriff-event-slipped-unseen = { $giver } slips { $taker } { sheriff-face-down-cards }.
sheriff-event-slipped-named = { sheriff-event-slipped }
sheriff-event-surrendered =
    { $you ->
        [giver] You hand { $taker } { $goods }, now revealed.
        [taker] { $giver } hands you { $goods }, now revealed.
       *[none] { $giver } hands { $taker } { $goods }, now revealed.
    }
sheriff-event-owed =
    { $you ->
        [debtor] You still owe { $creditor } { sheriff-coins }.
        [creditor] { $debtor } still owes you { sheriff-coins }.
       *[none] { $debtor } still owes { $creditor } { sheriff-coins }.
    }
sheriff-event-forgiven =
    { $you ->
        [debtor] You have nothing left: a debt of { sheriff-coins } is forgiven.
       *[none] { $debtor } has nothing left: a debt of { sheriff-coins } is forgiven.
    }
sheriff-event-promised =
    { $you ->
        [promiser] You { $what }.
       *[none] { $promiser } { $what }.
    }
sheriff-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] You keep the promise you gave { $promisee }.
                [promisee] { $promiser } keeps the promise given to you.
               *[none] { $promiser } keeps the promise given to { $promisee }.
            }
        [broken]
            { $you ->
                [promiser] You break the promise you gave { $promisee }.
                [promisee] { $promiser } breaks the promise given to you.
               *[none] { $promiser } breaks the promise given to { $promisee }.
            }
       *[void]
            { $you ->
                [promiser] The promise you gave { $promisee } is void: its occasion never came.
                [promisee] { $promiser }’s promise to you is void: its occasion never came.
               *[none] { $promiser }’s promise to { $promisee } is void: its occasion never came.
            }
    }
sheriff-event-voided =
    { $you ->
        [payer] Your deal with the Sheriff was not carried out: what you paid for it returns.
       *[none] { $payer }’s deal with the Sheriff was not carried out: what was paid for it returns.
    }
sheriff-event-time-up = Time is up: every bag left passes, and no bribe is paid.
sheriff-event-revealed =
    { $you ->
        [seat] Your hidden goods: { $goods }.
       *[none] { $seat }’s hidden goods: { $goods }.
    }
sheriff-event-named =
    { $you ->
        [seat] Your Feast Plate becomes { $goods }.
       *[none] { $seat }’s Feast Plate becomes { $goods }.
    }
sheriff-event-over =
    { $you ->
        [winner] You win!
        [winners] You share the victory with { $names }!
       *[none]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the victory.
            }
    }

## The final count

sheriff-count-place = Place
sheriff-count-goods = Stall
sheriff-count-total = Total
sheriff-count-title =
    { $title ->
        [king] King { $bonus }
       *[queen] Queen { $bonus }
    }
