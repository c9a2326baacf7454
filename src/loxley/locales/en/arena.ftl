### The arena: tournaments among bots.

arena-playing = Playing { $game }
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
arena-method = A fair share of the wins is { NUMBER($fair, maximumFractionDigits: 1) }%. { $deals } deals, each played once on every rotation of the seats; intervals are over deals.
