### The companion of a real table: clock, sounds, fines, rounds, count and reveal.

companion-about = For the box on your own table. No account, no table here, no network once it has been opened.
companion-more = More
companion-offline = Ready for a table without network.
companion-undo = Undo
companion-seat = Player { $number }
companion-counted = { $count } { $noun }
companion-wrong-number = { $game } is for { $least } to { $most } players; { $count } are at the table.

## People

companion-people = Around the table
companion-people-text = Clockwise. Names are optional and stay on this phone.
companion-people-add = Add a player
companion-people-up = Move { $name } up one seat
companion-people-remove = Remove { $name }

## Pages and tools

companion-game-sheriff = Inspection clock, sounds, fines, rounds, final count
companion-game-nottingham = Score sheet
companion-game-sherwood = Rounds, first player, glory, score sheet
companion-page-start = Who begins?
companion-tool-round = Rounds
companion-tool-clock = Clock
companion-tool-fine = Fine
companion-tool-sounds = Sounds
companion-tool-count = Count

## Who begins

companion-start-text = Everybody lays a finger here and keeps it there. One is chosen.
companion-start-draw = Draw a name
companion-start-drawn = { $name } begins.

## Rounds of Sheriff

companion-round = Round { $round } of { $rounds }
companion-round-sheriff = { $name } is Sheriff
companion-round-over = Everybody has had their turns as Sheriff. Time to count!
companion-round-next = Next round
companion-round-back = Back
companion-round-new = Start a new game
companion-round-seats = Still to be Sheriff
companion-round-first = First
companion-round-left =
    { $count ->
        [0] done
        [one] once more
       *[other] { $count } more times
    }
companion-phase-market = Market
    .text = Swap up to five cards, from the Sheriff’s left
companion-phase-loading = Packing
    .text = One to five cards into the bag
companion-phase-declaration = Declaration
    .text = One kind of legal goods, the true number
companion-phase-inspection = Inspection
    .text = Bargain, let through or inspect
companion-phase-end = End of the round
    .text = The badge goes left, everybody draws up to six

## The clock

companion-clock-state =
    { $state ->
        [running] Tap to pause
        [up] Time is up
        [done] All bags are decided
       *[still] Tap to start
    }
companion-clock-up = Time is up!
companion-clock-pass =
    { $count ->
        [one] The bag of { $names } goes through, and no bribe is paid for it.
       *[other] The bags of { $names } go through, and no bribe is paid for them.
    }
companion-clock-more = 15 s
companion-clock-reset = Reset
companion-clock-waved = Let through
companion-clock-opened = Inspect
companion-clock-fate =
    { $fate ->
        [waved] Let through
       *[opened] Inspected
    }

## Sounds

companion-sounds-off = Sounds are off on this phone.
companion-sounds-on = Turn them on
companion-sound =
    { $sound ->
        [coins] Coins
        [gasp] Gasp
        [gate] Gate
        [rooster] Rooster
        [drum] Drum roll
        [gong] Gong
        [horn] Horn
        [hooves] Hooves
        [bell] Church bell
        [cheer] Cheer
        [boo] Boo
        [thunder] Thunder
        [arrow] Arrow
       *[lute] Lute
    }

## Fines

companion-fine-whose = Whose bag?
companion-fine-number = Cards
companion-fine-declared = Declared
companion-fine-found = Found: { $count } of { $number }
companion-fine-all = All as declared
companion-fine-verdict =
    { $who ->
        [sheriff] All true: { $sheriff } pays { $merchant } { $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
       *[merchant] Caught: { $merchant } pays { $sheriff } { $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
    }
companion-fine-delivered = To { $name }’s stall: { $goods }.
companion-fine-confiscated = Confiscated, face up onto a discard pile of the Sheriff’s choice: { $goods }.
companion-fine-summons = The Royal Summons is answered with its reward and goes to a discard pile.
companion-fine-purse = Coins of { $name }
companion-fine-short = { $name } pays { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and owes { $rest } more: legal goods from the stall, of their choice, until their value covers it. No change is given, and no card that is not needed. If all legal goods do not suffice, contraband from the stall follows in the same way; whatever is then still missing is forgiven.
