### The story of a finished game: turning points, awards, charts and figures.
### `$you` names the part that the reader plays in a sentence (seat, sheriff, giver, …), or is “none”.

story-title = The story of this game
story-share = Copy the link
story-turns = Turning points
story-turns-text = Choose one to see that moment in the replay.
story-awards = Awards
story-figures = By player
story-inspections = Inspections
story-inspections-text = “Likely true” is what the Sheriff could work out from the cards seen so far, in worlds imagined on the Sheriff’s own view: whoever can tell the truth is taken to do so.
story-step = Step { $step }
story-line = { $head }: { $text }
story-table = The figures of this chart
story-player = Player
story-from-to = { $giver } → { $taker }
story-yes = yes
story-no = no
story-times =
    { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
story-inspector = Sheriff
story-bag = Bag of
story-decision = Decision
story-decision-opened = opened
story-decision-waved = let through
story-lied = Lied
story-likely-true = Likely true
story-expected = Expected coins
story-worth = Coins for opening
story-page = { $game }: the story of a game
story-written = The story is in { $file }
story-won-line =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }

## Charts

story-chart-course = Points over time
story-chart-lies = Bags, lies, and who was caught
story-chart-flows = Who gave what to whom
story-chart-inspections = What opening each bag was worth, and what the Sheriff could expect
story-chart-raids = Raids
story-chart-ambushes = Ambushes and missions
story-chart-bands = Alliances and raids
story-chart-tips = Tips, true and false
story-axis-rounds = rounds
story-axis-steps = steps of the replay
story-axis-points = points
story-axis-times = how often
story-axis-worth = how much in all
story-axis-expected = coins the Sheriff could expect
story-axis-true-worth = coins in truth

## Figures and kinds of flows

story-figure-bags = bags declared
story-figure-lies = lies
story-figure-caught = lies caught
story-figure-judged = bags judged as Sheriff
story-figure-opened = bags opened
story-figure-waved = bags let through
story-figure-found = lies found
story-figure-expected-found = lies to be expected in them
story-figure-inspection-coins = coins from inspections
story-figure-smuggled = value smuggled
story-figure-promises = promises made
story-figure-promises-kept = promises kept
story-figure-promises-broken = promises broken
story-figure-bribes-paid = coins paid in deals
story-figure-bribes-taken = coins taken in deals
story-figure-bribe = coins in deals
story-figure-goods = goods in deals, by value
story-figure-fine = penalties in coins
story-figure-fine-goods = penalties in goods, by value
story-figure-raids = raids
story-figure-attacks = raids
story-figure-raided = raids suffered
story-figure-defended = raids fended off
story-figure-trades = trades
story-figure-ambushes-laid = ambushes laid
story-figure-ambushes-sprung = ambushes sprung
story-figure-deliveries = deliveries
story-figure-failed = deliveries stopped
story-figure-missions = missions
story-figure-raid = taken in raids, by value
story-figure-return = given for it
story-figure-trade = traded, by value
story-figure-ambush = taken in ambushes, by value
story-figure-raids-together = raids together
story-figure-let-pass = convoys that got past
story-figure-alliances = hideouts held together
story-figure-alone = hideouts held alone
story-figure-claims = tips given
story-figure-claims-judged = tips put to the test
story-figure-claims-false = false tips
story-figure-gold = gold paid

## Turning points

story-lead =
    { $you ->
        [seat] You take the lead with { $points } points, { $ahead } ahead.
       *[none] { $seat } takes the lead with { $points } points, { $ahead } ahead.
    }
story-won =
    { $ahead ->
        [0] The game ends with { $points } points for { $winners }. Ties decide.
       *[other] The game ends with { $points } points for { $winners }, { $ahead } ahead.
    }
story-sheriff-smuggled =
    { $you ->
        [sheriff] You let { $seat }’s bag through. In it, undeclared: { $goods }, worth { $worth }.
        [seat] { $sheriff } lets your bag through. In it, undeclared: { $goods }, worth { $worth }.
       *[none] { $sheriff } lets { $seat }’s bag through. In it, undeclared: { $goods }, worth { $worth }.
    }
story-sheriff-caught =
    { $you ->
        [sheriff] You catch { $seat } with { $goods } and take { $coins }.
        [seat] { $sheriff } catches you with { $goods }: { $coins } to pay.
       *[none] { $sheriff } catches { $seat } with { $goods }: { $coins } to pay.
    }
story-sheriff-wronged =
    { $you ->
        [sheriff] You open { $seat }’s bag, and it is honest. It costs you { $coins }.
        [seat] { $sheriff } opens your honest bag and pays you { $coins }.
       *[none] { $sheriff } opens { $seat }’s bag, and it is honest. It costs { $coins }.
    }
story-sheriff-bribed =
    { $you ->
        [giver] You pay { $taker } { $coins } in a deal.
        [taker] { $giver } pays you { $coins } in a deal.
       *[none] { $giver } pays { $taker } { $coins } in a deal.
    }
story-sheriff-broke =
    { $you ->
        [promiser] You break a promise to { $promisee }.
        [promisee] { $promiser } breaks a promise to you.
       *[none] { $promiser } breaks a promise to { $promisee }.
    }
story-nottingham-delivered =
    { $you ->
        [seat] You deliver { $object } for { $points } points.
       *[none] { $seat } delivers { $object } for { $points } points.
    }
story-nottingham-stopped =
    { $you ->
        [seat] Ambushes stop your delivery. Left in your hand: { $object }.
       *[none] Ambushes stop { $seat }’s delivery. Left in hand: { $object }.
    }
story-nottingham-mission =
    { $you ->
        [seat] You complete the mission “{ $mission }”.
       *[none] { $seat } completes the mission “{ $mission }”.
    }
story-sherwood-raided = “{ $card }” is raided with strength { $strength } by { $seats }.
story-sherwood-went-on = A convoy gets past { $seats }: strength { $strength } against { $needed }.
story-sherwood-false-tip =
    { $you ->
        [seat] Your tip was false: it is not true that { $said }.
       *[none] { $seat }’s tip was false: it is not true that { $said }.
    }
story-sherwood-broke =
    { $you ->
        [promiser] You break a promise to { $promisee }.
        [promisee] { $promiser } breaks a promise to you.
       *[none] { $promiser } breaks a promise to { $promisee }.
    }
story-sherwood-alliance = An alliance of { $seats-count } holds hideout { $hideout }: { $seats }.

## Awards

story-award-best-lie =
    { $you ->
        [seat] You get { $goods } past { $sheriff }, worth { $worth }.
        [sheriff] { $seat } gets { $goods } past you, worth { $worth }.
       *[none] { $seat } gets { $goods } past { $sheriff }, worth { $worth }.
    }
    .title = Best lie
story-award-dearest-bribe =
    { $you ->
        [giver] You pay { $taker } { $coins }.
        [taker] { $giver } pays you { $coins }.
       *[none] { $giver } pays { $taker } { $coins }.
    }
    .title = Dearest bribe
story-award-worst-inspection =
    { $you ->
        [sheriff] You open { $seat }’s honest bag and pay { $coins }. It was { $chance } % likely to be true.
        [seat] { $sheriff } opens your honest bag and pays { $coins }. It was { $chance } % likely to be true.
       *[none] { $sheriff } opens { $seat }’s honest bag and pays { $coins }. It was { $chance } % likely to be true.
    }
    .title = Worst inspection
story-award-best-inspection =
    { $you ->
        [sheriff] You find { $goods } in { $seat }’s bag: { $coins }.
        [seat] { $sheriff } finds { $goods } in your bag: { $coins }.
       *[none] { $sheriff } finds { $goods } in { $seat }’s bag: { $coins }.
    }
    .title = Best inspection
story-award-honest =
    { $you ->
        [seat]
            { $bags ->
                [one] You lied least: one honest bag.
               *[other] You lied least: { $bags } honest bags.
            }
       *[none]
            { $bags ->
                [one] { $seat } lied least: one honest bag.
               *[other] { $seat } lied least: { $bags } honest bags.
            }
    }
    .title = Most honest merchant
story-award-word =
    { $you ->
        [seat]
            { $kept ->
                [one] You kept your promise.
               *[other] You kept { $kept } promises and broke none.
            }
       *[none]
            { $kept ->
                [one] { $seat } kept the one promise made.
               *[other] { $seat } kept { $kept } promises and broke none.
            }
    }
    .title = True to their word
story-award-richest-delivery =
    { $you ->
        [seat] You deliver { $object } for { $points } points.
       *[none] { $seat } delivers { $object } for { $points } points.
    }
    .title = Richest delivery
story-award-best-ambush =
    { $you ->
        [seat] You ambush { $target }, who was delivering { $points } points, and take { $object }.
        [target] { $seat } ambushes you while you deliver { $points } points, and takes { $object }.
       *[none] { $seat } ambushes { $target }, who was delivering { $points } points, and takes { $object }.
    }
    .title = Best ambush
story-award-dearest-raid =
    { $you ->
        [seat] You take { $object } from { $target }, worth { $points } points.
        [target] { $seat } takes { $object } from you, worth { $points } points.
       *[none] { $seat } takes { $object } from { $target }, worth { $points } points.
    }
    .title = Dearest raid
story-award-mission-alone =
    { $you ->
        [seat] Only you complete “{ $mission }”.
       *[none] Only { $seat } completes “{ $mission }”.
    }
    .title = A mission alone
story-award-raider =
    { $you ->
        [seat]
            { $raids ->
                [one] You raid once, more often than anybody else.
               *[other] You raid { $raids } times, more often than anybody else.
            }
       *[none]
            { $raids ->
                [one] { $seat } raids once, more often than anybody else.
               *[other] { $seat } raids { $raids } times, more often than anybody else.
            }
    }
    .title = Most raids
story-award-raided =
    { $you ->
        [seat]
            { $raids ->
                [one] You are raided once, more often than anybody else.
               *[other] You are raided { $raids } times, more often than anybody else.
            }
       *[none]
            { $raids ->
                [one] { $seat } is raided once, more often than anybody else.
               *[other] { $seat } is raided { $raids } times, more often than anybody else.
            }
    }
    .title = Favourite victim
story-award-defender =
    { $you ->
        [seat] You fend off raiders { $times }.
       *[none] { $seat } fends off raiders { $times }.
    }
    .title = Best defence
story-award-greatest-raid = “{ $card }” is raided with strength { $strength } by { $seats }.
    .title = Greatest raid
story-award-false-tips =
    { $you ->
        [seat]
            { $tips ->
                [one] You give one false tip, more than anybody else.
               *[other] You give { $tips } false tips, more than anybody else.
            }
       *[none]
            { $tips ->
                [one] { $seat } gives one false tip, more than anybody else.
               *[other] { $seat } gives { $tips } false tips, more than anybody else.
            }
    }
    .title = Forked tongue
story-award-dearest-share =
    { $you ->
        [giver] You pay { $taker } { $gold }.
        [taker] { $giver } pays you { $gold }.
       *[none] { $giver } pays { $taker } { $gold }.
    }
    .title = Dearest ally
story-award-ally =
    { $you ->
        [seat] You hold hideouts with others { $alliances ->
            [one] once
           *[other] { $alliances } times
        }, more often than anybody else.
       *[none] { $seat } holds hideouts with others { $alliances ->
            [one] once
           *[other] { $alliances } times
        }, more often than anybody else.
    }
    .title = Everybody’s ally
story-award-lone-wolf =
    { $you ->
        [seat] You hold a hideout alone { $alone ->
            [one] once
           *[other] { $alone } times
        }, more often than anybody else.
       *[none] { $seat } holds a hideout alone { $alone ->
            [one] once
           *[other] { $alone } times
        }, more often than anybody else.
    }
    .title = Lone wolf
