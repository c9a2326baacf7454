### The arena: tournaments among bots.

arena-playing = Playing { $game }
arena-done = { $done } of { $games } games are played.
arena-writing = Writing decisions
arena-too-few = too few games
arena-no-parquet = { $folder }: everything is kept but results.parquet and the decisions, for which polars is missing: pip install "loxley[research]"
arena-interrupted =
    { $kept ->
        [yes] Interrupted. { $games } games are kept; the same command goes on from there.
       *[no] Interrupted. Nothing is kept; with --records DIR the same command would go on.
    }
arena-title = { $game }: { $games } games of { $seats } players
arena-entry = Bot
arena-played = Played
arena-wins = Wins
arena-ci95 = 95% CI
arena-score = Score
arena-rating = Rating
arena-times = CPU time for a decision, in milliseconds
arena-decisions = Decisions
arena-mean = Mean
arena-p95 = 95% within
arena-longest = Longest
arena-whole = { NUMBER($figure, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-points = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }
arena-range = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-ms = { NUMBER($figure, maximumFractionDigits: 0) }
arena-ms-fine = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-replaced =
    { $bot } was replaced by a simpler bot in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $kind ->
        [illegal] it chose a move that is not legal, { $detail }
        [silent] it said nothing when the game waited for it
        [slow] it took too long
       *[failed] it failed, { $detail }
    } ({ $place }).
arena-method =
    A fair share of the wins is { NUMBER($fair, maximumFractionDigits: 1) }%. { $deals ->
        [one] One deal,
       *[other] { $deals } deals, each
    } played once on every rotation of the seats; intervals are over deals.

## Best responses

response-training = Looking for a best response to { $level }
response-done = { $done } of { $games } CPU-seconds are used.
response-measuring = Measuring it on fresh deals
response-title = { $game }, { $seats } players: a best response to { $level }
response-knob = Parameter
response-start = Start
response-found = Found
response-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
response-share = Alone among them it wins { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $games } games on fresh deals (95% CI { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%); a fair share is { NUMBER($fair, maximumFractionDigits: 1) }%.
response-trained =
    { $generations ->
        [one] Trained for one generation,
       *[other] Trained for { $generations } generations,
    } { $games } games.
response-seat = Its name, for any other match: { $bot }

## Plots

plot-wins = { $game }: who wins ({ $games } games of { $seats } players)
plot-fair = fair share { NUMBER($fair, maximumFractionDigits: 1) }%
plot-wins-axis = share of the wins for each seat, in %, with 95% intervals
plot-scores = { $game }: final scores ({ $games } games of { $seats } players)
plot-scores-axis = points; the stroke is the median
plot-rates = { $game }: how they play ({ $games } games of { $seats } players)
plot-rates-shares = in %
plot-rates-counts = for each player and game

## Rates

arena-rates = How they play
arena-rate = Rate
arena-rate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rate-count = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }

rate-sheriff-lie = Bags that lie
rate-sheriff-smuggling = Bags with contraband
rate-sheriff-inspection = Bags opened
rate-sheriff-caught = Lies caught
rate-sheriff-bribe = Bags with a bribe offered
rate-sheriff-bribe-accepted = Of these, accepted
rate-sheriff-demand = Bags with a bribe asked for
rate-sheriff-demand-accepted = Of these, paid
rate-sheriff-promises = Promises made
rate-sheriff-promise-kept = Promises kept
rate-sheriff-deals = Deals struck
rate-sheriff-deals-of-more = Of these, more than coins for a favour
rate-sheriff-deals-of-goods = Deals with goods
rate-sheriff-deals-of-promises = Deals with promises
rate-sheriff-deals-pooled = Deals with several payers
rate-sheriff-deals-given = Gifts

rate-nottingham-take = Turns: take
rate-nottingham-steal = Turns: steal
rate-nottingham-burgle = Turns: burgle
rate-nottingham-rob = Turns: rob
rate-nottingham-buy = Turns: buy
rate-nottingham-barter = Turns: barter
rate-nottingham-ambush = Turns: ambush
rate-nottingham-defended = Attacks warded off
rate-nottingham-sold = Calls that led to a trade
rate-nottingham-deliveries = Sets delivered
rate-nottingham-ambushes-laid = Ambushes laid
rate-nottingham-ambushes-sprung = Ambushes sprung
rate-nottingham-deliveries-failed = Deliveries failed
rate-nottingham-missions = Missions accomplished

rate-sherwood-proposals = Alliances proposed
rate-sherwood-signed = Proposals signed
rate-sherwood-alliances = Bands shared
rate-sherwood-alone = Bands alone
rate-sherwood-raids = Raids carried out
rate-sherwood-raids-together = Raids made together
rate-sherwood-claims = Claims made
rate-sherwood-claims-false = Claims that were false
rate-sherwood-promises = Promises made
rate-sherwood-betrayals = Promises broken
