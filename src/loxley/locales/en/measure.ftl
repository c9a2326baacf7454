### What `loxley measure` says.

measure-title = { $game }: how bots play, { $games } games of { $seats }
measure-measure = measure
measure-ratio = { $part }, of { $whole }
measure-mean = { $mean } ({ $low } to { $high })
measure-lie-gain = value smuggled, for each bag with lies
measure-lie-cost = coins paid for lies, for each bag with lies
measure-bribe-surplus = coins taken in deals less what opening would have brought, for each bag let through
measure-calibration = Inspections: how likely a lie was, how many lied, how many were opened
measure-calibration-text = How likely a lie was is counted in worlds that fit what the inspector knew. A good inspector opens more of the likelier lies.
measure-likely = lie likely
measure-bags = bags
measure-lied = lied
measure-opened = opened
measure-cross = Share of the wins of each bot (row), alone among others (column)
measure-probes = Share of the wins of each probe (row), alone among bots (column)
measure-probes-text = A probe plays one simple idea. What the best of them wins above its fair share is the least that a best response would take.
measure-plot = Shares: { $names }
measure-method = { $games } games. In brackets: 95 % intervals over deals; the games of one deal count together.
