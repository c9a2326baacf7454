### The companion of a real table: clock, sounds, fines, rounds, count and reveal.

companion-about = For the box on your own table. No account, no table here, no network once it has been opened.
companion-more = More
companion-offline = Ready for a table without network.
companion-undo = Undo
companion-seat = Player { $number }
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

## The count

companion-tool-cards = Cards
companion-tool-rules = Rules
companion-page-evenings = Our evenings
companion-coins = Coins
companion-promo = Promo cards
companion-of-box = { $count } of { $most }
companion-less = { $label }: one fewer
companion-figure = { $label }: { $value }
companion-pad-back = Delete the last digit
companion-pad-done = Done
companion-feast = Feast Plate { $number } becomes
companion-loot = Loot pile
companion-missions = Missions
companion-mission-worth = { $alone } alone, { $shared } each for two
companion-sherwood-glory = Glory
companion-sherwood-oak = Raiders on the oak
companion-sherwood-gold = Gold in camp
companion-last-loot = Loot of round six
companion-last-loot-text = Only what is not on the glory track yet. Leave the oak as it was before these companions.
companion-last-loot-gold = Gold
companion-last-loot-companions = Companions
companion-troubled = cannot be right
companion-other-number = This sheet is for { $count } players; { $people } are around the table now. Begin a new sheet to count for all of them.
companion-new-sheet = New sheet
companion-last-sheet = Fetch the last sheet back

## Several phones

companion-share = Share
companion-together = Count with several phones
companion-together-text = Each player scans this code with their camera, picks their name and counts their own pile. Then scan the code on their phone with this one. It works without network if the companion has been opened on every phone before.
companion-share-link = Link
companion-share-picture = Picture
companion-share-file = File (JSON)
companion-share-print = Print
companion-mine = You are counting for { $name }
companion-mine-leave = Stop counting for that sheet
companion-hand-in = Hand in
companion-hand-in-text = Scan this code with the phone that has the sheet.
companion-arrival-line = The count of { $name } has arrived
companion-arrival-take = Put it on the sheet
companion-arrival-elsewhere = This count belongs to a sheet that is not on this phone. Scan it with the phone that has the sheet.
companion-arrival-unreadable = This link holds no score sheet, or is not complete. Ask for the whole link.
companion-arrival-sheet = A score sheet
companion-arrival-mine = Whose pile do you count?
companion-arrival-whole = Open the whole sheet
companion-arrival-aside = The sheet that is here now is put aside and can be fetched back.

## Own figures

companion-own = Figures of your own box
companion-own-text =
    { $standin ->
        [true] These figures are only printed on the cards, and ours are stand-ins. Copy those of your box; this phone remembers them.
       *[false] This phone counts with the figures of your box.
    }
companion-own-alone = Alone
companion-own-shared = Shared
companion-own-copies = Cards
companion-own-value = Value
companion-own-penalty = Penalty
companion-own-royal = A royal good counts as
companion-own-reset = Use the built-in figures

## The reveal

companion-reveal = Reveal
companion-reveal-ready = Ready? Everybody looks here.
companion-reveal-next = Next
companion-reveal-pause = Pause
companion-reveal-run = Go on
companion-reveal-spoken = Read aloud
companion-reveal-goods = First, the goods on the stalls, contraband and all.
companion-reveal-coins = Then the coins.
companion-reveal-of =
    { $good ->
        [apple] Apples
        [cheese] Cheese
        [bread] Bread
       *[chicken] Chickens
    }
companion-reveal-queen =
    { $players ->
        [one] { $names } is Queen of { $of } with { $count }: +{ $bonus }.
       *[other] { $names } tie for Queen of { $of } with { $count } each and share the bonus: +{ $bonus } each.
    }
companion-reveal-king =
    { $players ->
        [one] { $names } is King of { $of } with { $count }: +{ $bonus }.
       *[other] { $names } tie for King of { $of } with { $count } each. They share both bonuses, and there is no Queen: +{ $bonus } each.
    }
companion-reveal-barred =
    { $title ->
        [king] { $name } would be King of { $of }, but Arcane Scrolls lie on the stall: this title goes to nobody.
       *[queen] { $name } would be Queen of { $of }, but Arcane Scrolls lie on the stall: this title goes to nobody.
    }
companion-reveal-loot = First, the loot piles.
companion-reveal-mission =
    { $count ->
        [one] { $names } alone delivered { $mission }: +{ $points }.
       *[other] { $names } both delivered { $mission }: +{ $points } each.
    }
companion-reveal-glory = The glory track.
companion-reveal-last-loot = The loot of round six turns into glory.
companion-reveal-tie = { $names } have { $points } points each.
companion-reveal-tie-broken =
    { $why ->
        [legal] { $count ->
            [one] { $names } has more legal goods on the stall and wins!
           *[other] { $names } have more legal goods on their stalls and share the victory!
        }
        [contraband] { $count ->
            [one] { $names } has as many legal goods but more contraband, and wins!
           *[other] { $names } have as many legal goods but more contraband, and share the victory!
        }
        [loot] { $count ->
            [one] { $names } has more cards in the loot pile and wins!
           *[other] { $names } have more cards in their loot piles and share the victory!
        }
        [oak] { $count ->
            [one] { $names } has fewer raiders on the oak and wins!
           *[other] { $names } have fewer raiders on the oak and share the victory!
        }
       *[gold] { $count ->
            [one] { $names } has as few raiders on the oak but more gold, and wins!
           *[other] { $names } have as few raiders on the oak but more gold, and share the victory!
        }
    }

## Sherwood at the table

companion-figure-at = { $name } has the first-player figure
companion-figure-next = With this gold it goes to { $name } next: the least gold in camp, never twice in a row.
companion-track = Glory and gold
companion-track-text = Keep them up to date: they are on the score sheet at the end.

## Rules and evenings

companion-rules-search = Search the rules
companion-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
companion-evenings-none = No game has been counted on this phone yet. After a reveal its result is kept here.
companion-evenings-totals = All evenings
companion-evenings-games = Games
companion-evenings-wins = Wins
companion-evenings-save = Save as a file
companion-evenings-remove = Remove this game
companion-evenings-delete = Delete everything
companion-evenings-delete-sure = Really delete all results
companion-evenings-keep = Keep them
