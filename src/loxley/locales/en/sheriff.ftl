### Sheriff of Nottingham: phases, options, moves, offers, events and the final count, as one reader is told of them.
### `$you` names the part that the reader plays in a sentence (seat, giver, taker, …), or is “none”.

sheriff-title = Sheriff of Nottingham

## Phases

sheriff-phase-market = Market
sheriff-phase-loading = Packing
sheriff-phase-declaration = Declaration
sheriff-phase-inspection = Inspection
sheriff-phase-debt = A debt to pay
sheriff-phase-confiscation = For the discard piles
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
sheriff-option-first-sheriff = Who is Sheriff first; without a choice it is drawn by lot.
    .title = First Sheriff
sheriff-option-floor = Open: everyone may speak at any time. Turn by turn: after each thing the Sheriff says, everyone is asked in turn.
    .title = Who may speak
sheriff-option-words = How often the Sheriff may threaten or make an offer in one inspection when talk goes turn by turn.
    .title = Things the Sheriff may say (turn by turn)

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
sheriff-pile =
    { $pile ->
        [left] Left pile
        [right] Right pile
       *[deck] Draw pile
    }
sheriff-bag-of =
    { $whose ->
        [you] your bag
       *[other] { $seat }’s bag
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
        [waved] let through ({ $declared } declared)
        [opened] opened ({ $declared } declared)
        [must-open] declared { $declared }, to be opened
       *[undecided] declared { $declared }
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
sheriff-deals-title = Deals of this inspection
sheriff-deals-empty = No deal has been struck yet.
sheriff-ledger-title = Promises
sheriff-ledger-empty = Nobody has promised anything yet.
sheriff-ledger-round = Round
sheriff-ledger-promise = Promise
sheriff-ledger-to = Given to
sheriff-ledger-fate = Kept?
sheriff-ledger-line =
    { $you ->
        [promiser] You { $term }
       *[none] { $promiser } { $term }
    }
sheriff-promise-paid =
    { $count ->
        [one] ({ $count } coin paid so far)
       *[other] ({ $count } coins paid so far)
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
sheriff-ask-draw = Draw back up to { $cards } cards: from the discard piles first, then from the draw pile.
sheriff-ask-lay = Put your discards on one of the two piles. The last one ends up on top.
sheriff-ask-loading = Pack one to five cards, then close the bag.
sheriff-ask-declaration = What do you say is in your bag? It holds { sheriff-cards }.
sheriff-ask-sheriff = Threaten, bargain, then open bags or let them through.
sheriff-ask-merchant =
    { $fate ->
        [undecided] Bargaining is open. Make the Sheriff an offer, or wait.
       *[decided] Your bag is settled. You may still bargain.
    }
sheriff-ask-offered = Somebody offers you a deal. Answer it, or offer something else.
sheriff-contraband-mark = { $mark } contraband
sheriff-silence =
    { $whose ->
        [own] Silent until my bag is decided
       *[all] Silent until all bags are decided
    }
sheriff-ask-gives = What do you give or promise? Then say what you want for it.
sheriff-ask-wants = What do you want for it? Then send the offer.
sheriff-ask-debt = You still owe { $creditor } { $owed }. Choose goods to give, dearest first; no change is given.
sheriff-ask-confiscation = Put the confiscated goods on one of the two piles. The last one ends up on top.
sheriff-ask-summons = Put the Royal Summons on one of the two piles.
sheriff-ask-feast = What does your Feast Plate become?

## Moves: what each one does; `.row` heads a line of them

sheriff-move-aside = Set aside { $good }
    .row = Set aside
sheriff-move-done = Keep my hand
    .row = Or
sheriff-move-draw =
    { $pile ->
        [left] Draw the top card of the left pile
        [right] Draw the top card of the right pile
       *[deck] Draw from the draw pile
    }
    .row = Draw from
sheriff-move-lay-left = Discard { $good } to the left pile
    .row = To the left pile
sheriff-move-lay-right = Discard { $good } to the right pile
    .row = To the right pile
sheriff-move-pack = Pack { $good }
    .row = Pack
sheriff-move-close = Close the bag
    .row = Then
sheriff-move-declare = Declare { $good }
    .row = Declare
sheriff-move-open = Open { $seat }’s bag
    .row = Open the bag of
sheriff-move-wave = Let { $seat }’s bag through
    .row = Let through the bag of
sheriff-move-threaten = Threaten to open { $seat }’s bag
    .row = Threaten
sheriff-move-accept = Accept { $seat }’s offer
    .row = Accept the offer of
sheriff-move-decline = Decline { $seat }’s offer
    .row = Decline the offer of
sheriff-move-withdraw = Withdraw the offer to { $seat }
    .row = Withdraw the offer to
sheriff-move-leave =
    { $other-count ->
        [0] Take back what you added to { $seat }’s offer
       *[other] Take back what you added to { $seat }’s offer to { $other }
    }
    .row = Take back your part of the offer of
sheriff-move-kept = Say that { $seat } has kept a promise given in words
    .row = Promise kept by
sheriff-move-broken = Say that { $seat } has broken a promise given in words
    .row = Promise broken by
sheriff-move-to = Write an offer to { $seat }
    .row = Write an offer to
sheriff-move-join =
    { $other-count ->
        [0] Add to { $seat }’s offer
       *[other] Add to { $seat }’s offer to { $other }
    }
    .row = Add to the offer of
sheriff-move-pick = Choose the cards that { $seat } asks for
    .row = Choose cards for the offer of
sheriff-move-choose = Choose { $good }
    .row = Choose
sheriff-term-unseen =
    { $count ->
        [one] a face-down contraband card of the giver’s choice
       *[other] { $count } face-down contraband cards of the giver’s choice
    }
    .row = Contraband, their choice
    .label = one, face down
sheriff-move-offer = Give, do or promise: { $term }
sheriff-move-want = Ask in return: { $term }
sheriff-move-post = Send offer
    .row = Then
sheriff-move-drop = Cancel
    .row = Or
sheriff-move-hold = Say nothing
    .row = Or
sheriff-move-give = Give { $good }
    .row = Give
sheriff-move-name = The Feast Plate becomes { $good }
    .row = It becomes
sheriff-move-time-up = Time is up
    .row = Clock
sheriff-bribe = to let my bag through…
    .row = Offer coins
    .question = How many coins do you offer?
sheriff-price = { $player }…
    .row = Ask for coins from
    .question = How many coins do you ask for?
sheriff-amount = how many…
    .question = How many coins?
sheriff-next = Say what you want for it
    .row = Then
sheriff-pile-top = { $pile }: { $good }
sheriff-pile-count = { $pile } ({ $count })

## Terms of an offer. A thing is a noun; a deed or a promise is a verb, with its subject before it in the offer

sheriff-term-coins = { $coins }
    .row = Coins
sheriff-term-stall = { $good }
    .row = From the stall
sheriff-term-contraband = { $good } from the stall
    .row = Contraband from the stall, shown
sheriff-term-hidden =
    { $good-count ->
        [0]
            { $count ->
                [one] a face-down card from the stall
               *[other] { $count } face-down cards from the stall
            }
       *[other] { $good } from the stall (face down)
    }
    .row = Contraband from the stall, face down
sheriff-term-bag = { $good } out of the bag
    .row = Said to be in the bag
sheriff-term-give =
    { $form ->
        [infinitive] to give { $to } { $things }
       *[finite]
            { $you ->
                [by] give { $to } { $things }
               *[none] gives { $to } { $things }
            }
    }
sheriff-term-wave =
    { $form ->
        [label] let { sheriff-bag-of } through
        [infinitive] to let { sheriff-bag-of } through
       *[finite]
            { $you ->
                [by] let { sheriff-bag-of } through
               *[none] lets { sheriff-bag-of } through
            }
    }
    .row = Let through
sheriff-term-open =
    { $form ->
        [label] open { sheriff-bag-of }
        [infinitive] to open { sheriff-bag-of }
       *[finite]
            { $you ->
                [by] open { sheriff-bag-of }
               *[none] opens { sheriff-bag-of }
            }
    }
    .row = Open
sheriff-term-before =
    { $form ->
        [label] decide on { sheriff-bag-of } before that of { $second }
        [infinitive] to decide on { sheriff-bag-of } before that of { $second }
       *[finite]
            { $you ->
                [by] decide on { sheriff-bag-of } before that of { $second }
               *[none] decides on { sheriff-bag-of } before that of { $second }
            }
    }
    .row = Decide first
    .label = { $seat } before { $second }
sheriff-term-pile-left =
    { $form ->
        [label] lay what is confiscated from { sheriff-bag-of } on the left pile
        [infinitive] to lay what is confiscated from { sheriff-bag-of } on the left pile
       *[finite]
            { $you ->
                [by] lay what is confiscated from { sheriff-bag-of } on the left pile
               *[none] lays what is confiscated from { sheriff-bag-of } on the left pile
            }
    }
    .row = Confiscated goods to the left
sheriff-term-pile-right =
    { $form ->
        [label] lay what is confiscated from { sheriff-bag-of } on the right pile
        [infinitive] to lay what is confiscated from { sheriff-bag-of } on the right pile
       *[finite]
            { $you ->
                [by] lay what is confiscated from { sheriff-bag-of } on the right pile
               *[none] lays what is confiscated from { sheriff-bag-of } on the right pile
            }
    }
    .row = Confiscated goods to the right
sheriff-term-later-coins =
    { $form ->
        [label] promise: { $coins } later
        [infinitive] to promise { $coins } for later
       *[finite]
            { $you ->
                [by] promise { $coins }, by the end of your next time as Sheriff
               *[none] promises { $coins }, by the end of their next time as Sheriff
            }
    }
    .row = Promise coins
sheriff-term-later-words =
    { $form ->
        [label] promise: in words
        [infinitive] to promise something in words
       *[finite]
            { $you ->
                [by] promise something in your own words
               *[none] promises something in their own words
            }
    }
    .row = Promise
    .label = in your own words
    .question = What is promised? Everyone reads it beside the offer and among the promises.
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
sheriff-words = “{ $words }”
sheriff-offer-between = { $author } (to { $other })
sheriff-draft-join = You add to { $player }’s offer. What do you give or promise?
sheriff-draft-pick = { $player } asks for contraband face down. Which cards do you give?
sheriff-offer-request =
    { $you ->
        [author] You ask { $other } { $wants-infinitive }, for nothing in return.
        [other] { $author } asks you { $wants-infinitive }, for nothing in return.
       *[none] { $author } asks { $other } { $wants-infinitive }, for nothing in return.
    }
sheriff-part = { sheriff-event-joined }
sheriff-term-later-wave =
    { $form ->
        [label] promise: let { sheriff-bag-of } through next time
        [infinitive]
            { $you ->
                [by] to promise to let { sheriff-bag-of } through the next time you are Sheriff
               *[none] to promise to let { sheriff-bag-of } through the next time they are Sheriff
            }
       *[finite]
            { $you ->
                [by] promise to let { sheriff-bag-of } through the next time you are Sheriff
               *[none] promises to let { sheriff-bag-of } through the next time they are Sheriff
            }
    }
    .row = Promise to let through
sheriff-term-later-open =
    { $form ->
        [label] promise: open { sheriff-bag-of } next time
        [infinitive]
            { $you ->
                [by] to promise to open { sheriff-bag-of } the next time you are Sheriff
               *[none] to promise to open { sheriff-bag-of } the next time they are Sheriff
            }
       *[finite]
            { $you ->
                [by] promise to open { sheriff-bag-of } the next time you are Sheriff
               *[none] promises to open { sheriff-bag-of } the next time they are Sheriff
            }
    }
    .row = Promise to open
sheriff-term-later-honest =
    { $form ->
        [label] promise: an honest bag next time
        [infinitive] to promise an honest bag next time
       *[finite]
            { $you ->
                [by] promise an honest bag next time
               *[none] promises an honest bag next time
            }
    }
    .row = Promise
    .label = an honest bag next time
sheriff-offer =
    { $gives-kind ->
        [none] { sheriff-offer-request }
        [things]
            { $wants-kind ->
                [none]
                    { $you ->
                        [author] You offer { $other } { $gives-things } as a gift.
                        [other] { $author } offers you { $gives-things } as a gift.
                       *[none] { $author } offers { $other } { $gives-things } as a gift.
                    }
                [things]
                    { $you ->
                        [author] You offer { $other } { $gives-things } for { $wants-things }.
                        [other] { $author } offers you { $gives-things } for { $wants-things }.
                       *[none] { $author } offers { $other } { $gives-things } for { $wants-things }.
                    }
               *[other]
                    { $you ->
                        [author] You offer { $other } { $gives-things } { $wants-infinitive }.
                        [other] { $author } offers you { $gives-things } { $wants-infinitive }.
                       *[none] { $author } offers { $other } { $gives-things } { $wants-infinitive }.
                    }
            }
        [later-wave-other]
            { $wants-kind ->
                [later-wave-author]
                    { $you ->
                        [author] You propose a pact to { $other }: the next time either of you is Sheriff, the other’s bag goes through.
                        [other] { $author } proposes a pact to you: the next time either of you is Sheriff, the other’s bag goes through.
                       *[none] { $author } proposes a pact to { $other }: the next time either is Sheriff, the other’s bag goes through.
                    }
               *[other] { sheriff-offer-deeds }
            }
        [wave-other]
            { $wants-kind ->
                [things]
                    { $you ->
                        [author] You offer { $gives-infinitive } for { $wants-things }.
                       *[none] { $author } offers { $gives-infinitive } for { $wants-things }.
                    }
               *[other] { sheriff-offer-deeds }
            }
       *[other] { sheriff-offer-deeds }
    }
sheriff-offer-short =
    { $gives-kind ->
        [things]
            { $wants-kind ->
                [wave-author]
                    { $you ->
                        [other] { $author }: { $gives-things } to get through.
                       *[none] { sheriff-offer }
                    }
               *[other] { sheriff-offer }
            }
       *[other] { sheriff-offer }
    }
sheriff-offer-deeds =
    { $wants-kind ->
        [none]
            { $you ->
                [author] You offer { $other } { $gives-infinitive }.
                [other] { $author } offers you { $gives-infinitive }.
               *[none] { $author } offers { $other } { $gives-infinitive }.
            }
        [things]
            { $you ->
                [author] You offer { $other } { $gives-infinitive } for { $wants-things }.
                [other] { $author } offers you { $gives-infinitive } for { $wants-things }.
               *[none] { $author } offers { $other } { $gives-infinitive } for { $wants-things }.
            }
        [wave-author]
            { $you ->
                [author] You offer { $gives-infinitive } to get your bag through.
               *[none] { $author } offers { $gives-infinitive } to get their bag through.
            }
       *[other]
            { $you ->
                [author] You offer { $gives-infinitive } if { $other } { $wants }.
                [other] { $author } offers { $gives-infinitive } if you { $wants }.
               *[none] { $author } offers { $gives-infinitive } if { $other } { $wants }.
            }
    }
sheriff-deal =
    { $wants-kind ->
        [none]
            { $you ->
                [author] Deal: you { $gives }.
               *[none] Deal: { $author } { $gives }.
            }
       *[other]
            { $you ->
                [author] Deal: you { $gives }; { $other } { $wants }.
                [other] Deal: { $author } { $gives }; you { $wants }.
               *[none] Deal: { $author } { $gives }; { $other } { $wants }.
            }
    }
sheriff-draft-to = You are writing an offer to { $player }.
sheriff-draft-gives =
    { $gives-kind ->
        [things] You offer { $gives-things } – and want?
       *[other] You offer { $gives-infinitive } – and want?
    }
sheriff-draft-aside = Set aside so far: { $goods }.
sheriff-draft-pack = In your bag so far: { $goods }.
sheriff-draft-lay = To be discarded, in this order: { $goods }.
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
        [seat] You set aside { $good }.
       *[none] { $seat } sets aside { $good }.
    }
sheriff-event-set-aside-unseen = { $seat } sets aside { sheriff-cards }.
sheriff-event-drew =
    { $you ->
        [seat] You draw { $good }.
       *[none] { $seat } draws { $good }.
    }
sheriff-event-drew-unseen = { $seat } draws { sheriff-cards }.
sheriff-event-took =
    { $pile ->
        [left]
            { $you ->
                [seat] You take { $good } from the left pile.
               *[none] { $seat } takes { $good } from the left pile.
            }
       *[right]
            { $you ->
                [seat] You take { $good } from the right pile.
               *[none] { $seat } takes { $good } from the right pile.
            }
    }
sheriff-event-laid =
    { $pile ->
        [left]
            { $you ->
                [seat] You discard { $good } to the left pile.
               *[none] { $seat } discards { $good } to the left pile.
            }
       *[right]
            { $you ->
                [seat] You discard { $good } to the right pile.
               *[none] { $seat } discards { $good } to the right pile.
            }
    }
sheriff-event-laid-confiscated = { sheriff-event-laid }
sheriff-event-renewed = The draw pile is empty: { $cards } of the discard piles are shuffled into a new one.
sheriff-event-packed =
    { $you ->
        [seat] You close your bag on { $goods }.
       *[none] { $seat } closes a bag on { $goods }.
    }
sheriff-event-declared =
    { $you ->
        [seat] You declare { $good }.
       *[none] { $seat } declares { $good }.
    }
sheriff-event-threatened =
    { $you ->
        [sheriff] You threaten to open { $seat }’s bag.
        [seat] { $sheriff } threatens to open your bag.
       *[none] { $sheriff } threatens to open { $seat }’s bag.
    }
sheriff-event-posted =
    { $instead ->
        [countered] Counter-offer. { sheriff-offer }
       *[other] { sheriff-offer }
    }
sheriff-event-joined =
    { $gives-kind ->
        [things]
            { $you ->
                [seat] You add { $gives-things } to { $author }’s offer.
                [author] { $seat } adds { $gives-things } to your offer.
                [other] { $seat } adds { $gives-things } to { $author }’s offer to you.
               *[none] { $seat } adds { $gives-things } to { $author }’s offer.
            }
       *[other]
            { $you ->
                [seat] You join { $author }’s offer and offer { $gives-infinitive }.
                [author] { $seat } joins your offer and offers { $gives-infinitive }.
                [other] { $seat } joins { $author }’s offer to you and offers { $gives-infinitive }.
               *[none] { $seat } joins { $author }’s offer and offers { $gives-infinitive }.
            }
    }
sheriff-event-left-offer =
    { $you ->
        [seat] You take back what you had added to { $author }’s offer.
        [author] { $seat } takes back what was added to your offer.
        [other] { $seat } takes back what was added to { $author }’s offer to you.
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
        [countered] { "" }
       *[lapsed]
            { $you ->
                [author] Your offer to { $other } is off the table.
                [other] { $author }’s offer to you is off the table.
               *[none] { $author }’s offer to { $other } is off the table.
            }
    }
sheriff-event-waved =
    { $you ->
        [sheriff] You let { $seat }’s bag through.
        [seat] { $sheriff } lets your bag through.
       *[none] { $sheriff } lets { $seat }’s bag through.
    }
sheriff-event-opened =
    { $you ->
        [sheriff] You open { $seat }’s bag: { $goods }.
        [seat] { $sheriff } opens your bag: { $goods }.
       *[none] { $sheriff } opens { $seat }’s bag: { $goods }.
    } { $lies-count ->
        [0]
            { $summonses ->
                [0] All as declared!
               *[other] A Royal Summons is no lie.
            }
        [one] Declared: { $declared }. Caught! One undeclared card.
       *[other] Declared: { $declared }. Caught! { $lies-count } undeclared cards.
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
        [giver] Promised to { $taker } and not in your bag: { $good }.
        [taker] Promised to you and not in { $giver }’s bag: { $good }.
       *[none] Promised to { $taker } and not in { $giver }’s bag: { $good }.
    }
sheriff-event-delivered =
    { $goods-count ->
        [0]
            { $you ->
                [seat] You bring { sheriff-hidden } to your stall.
               *[none] { $seat } brings { sheriff-hidden } to the stall.
            }
       *[other]
            { $contraband ->
                [0]
                    { $you ->
                        [seat] You bring { $goods } to your stall.
                       *[none] { $seat } brings { $goods } to the stall.
                    }
               *[other]
                    { $you ->
                        [seat] You bring { $goods } to your stall, and { sheriff-hidden }.
                       *[none] { $seat } brings { $goods } to the stall, and { sheriff-hidden }.
                    }
            }
    }
sheriff-event-paid =
    { $you ->
        [giver] You pay { $taker } { $coins }.
        [taker] { $giver } pays you { $coins }.
       *[none] { $giver } pays { $taker } { $coins }.
    }
sheriff-event-handed-over =
    { $you ->
        [giver] You hand { $taker } { $good }.
        [taker] { $giver } hands you { $good }.
       *[none] { $giver } hands { $taker } { $good }.
    }
sheriff-event-slipped =
    { $you ->
        [giver] You slip { $taker } { $good }, face down.
        [taker] { $giver } slips you { $good }, face down.
       *[none] { $giver } slips { $taker } { $good }, face down.
    }
sheriff-event-slipped-unseen = { $giver } slips { $taker } { sheriff-face-down-cards }.
sheriff-event-slipped-named = { sheriff-event-slipped }
sheriff-event-surrendered =
    { $you ->
        [giver] You hand { $taker } { $good }, now revealed.
        [taker] { $giver } hands you { $good }, now revealed.
       *[none] { $giver } hands { $taker } { $good }, now revealed.
    }
sheriff-event-owed =
    { $you ->
        [debtor] You still owe { $creditor } { $coins }.
        [creditor] { $debtor } still owes you { $coins }.
       *[none] { $debtor } still owes { $creditor } { $coins }.
    }
sheriff-event-forgiven =
    { $you ->
        [debtor] You have nothing left: a debt of { $coins } is forgiven.
       *[none] { $debtor } has nothing left: a debt of { $coins } is forgiven.
    }
sheriff-event-promised =
    { $you ->
        [promiser] You { $term }.
       *[none] { $promiser } { $term }.
    }
sheriff-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] You keep your promise to { $promisee }.
                [promisee] { $promiser } keeps the promise made to you.
               *[none] { $promiser } keeps the promise made to { $promisee }.
            }
        [broken]
            { $you ->
                [promiser] You break your promise to { $promisee }.
                [promisee] { $promiser } breaks the promise made to you.
               *[none] { $promiser } breaks the promise made to { $promisee }.
            }
       *[void]
            { $you ->
                [promiser] Your promise to { $promisee } never came up.
                [promisee] { $promiser }’s promise to you never came up.
               *[none] { $promiser }’s promise to { $promisee } never came up.
            }
    }
sheriff-event-voided =
    { $you ->
        [payer] Your deal with the Sheriff was not carried out: what you paid for it returns.
       *[none] { $payer }’s deal with the Sheriff was not carried out: what was paid for it returns.
    }
sheriff-event-time-up = Time is up: every bag left goes through, and no bribe is paid.
sheriff-event-revealed =
    { $you ->
        [seat] Your hidden goods: { $goods }.
       *[none] { $seat }’s hidden goods: { $goods }.
    }
sheriff-event-named =
    { $you ->
        [seat] Your Feast Plate becomes { $good }.
       *[none] { $seat }’s Feast Plate becomes { $good }.
    }
sheriff-event-over =
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

## The final count

sheriff-count-place = Place
sheriff-count-goods = Stall
sheriff-count-total = Total
sheriff-count-title =
    { $title ->
        [king]
            { $tied ->
                [yes] Tied King { $bonus }
               *[no] King { $bonus }
            }
       *[queen]
            { $tied ->
                [yes] Tied Queen { $bonus }
               *[no] Queen { $bonus }
            }
    }
sheriff-hidden =
    { $smuggled-count ->
        [0]
            { $contraband ->
                [one] a face-down card
               *[other] { $contraband } face-down cards
            }
       *[other] { $smuggled } face down
    }

# what a round has brought
sheriff-figure-of = { $seat } { $count }
sheriff-recap-bags =
    { $passed-count ->
        [0] { "" }
       *[other] Let through: { $passed }.
    } { $honest-count ->
        [0] { "" }
       *[other] Opened and honest: { $honest }.
    } { $caught-count ->
        [0] { "" }
       *[other] Caught: { $caught }.
    }
sheriff-recap-coins =
    { $gained-count ->
        [0] { "" }
       *[other] Coins gained: { $gained }.
    } { $lost-count ->
        [0] { "" }
       *[other] Coins lost: { $lost }.
    }
sheriff-recap-stalls =
    { $brought-count ->
        [0] { "" }
       *[other] Cards brought to the stalls: { $brought }.
    }
