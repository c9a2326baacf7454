"""A rating across many bots: Bradley and Terry's model, fitted by maximum likelihood to the placings of all games.

In each game everybody who finishes ahead of another entry has beaten it once; equals share the point. The scale is
Elo's: 400 points more are ten times the odds, 1500 is the middle of the field. Two drawn games of each entry against
a player of the middle are added, so that somebody who never loses still has a rating.
"""

from collections.abc import Sequence
from math import log10
from random import Random

from loxley.arena.game import Outcome
from loxley.arena.statistics import LEVEL, Interval

MIDDLE = 1500.0
_SCALE = 400.0
_DRAWS = 2.0  # added for each entry
_ENOUGH = 1e-7
_MOST_ROUNDS = 2_000
_RESAMPLES = 200

Points = list[list[float]]  # how often each entry beat each other one


def points_of_deals(outcomes: Sequence[Outcome], entries: int) -> list[Points]:
    """Who beat whom, deal by deal."""
    deals: dict[int, Points] = {}
    for outcome in outcomes:
        points = deals.setdefault(outcome.deal, [[0.0] * entries for _ in range(entries)])
        places = [outcome.place(seat) for seat in range(len(outcome.seated))]
        for seat, entry in enumerate(outcome.seated):
            for other, rival in enumerate(outcome.seated):
                if rival != entry:
                    ahead, equal = places[seat] < places[other], places[seat] == places[other]
                    points[entry][rival] += 1.0 if ahead else 0.5 if equal else 0.0
    return list(deals.values())


def fit(points: Points) -> list[float]:
    """Ratings that make these results most likely (Hunter's MM iteration)."""
    entries = len(points)
    won = [sum(row) + _DRAWS / 2 for row in points]
    met = [[points[one][two] + points[two][one] for two in range(entries)] for one in range(entries)]
    strength = [1.0] * entries
    for _ in range(_MOST_ROUNDS):
        fresh: list[float] = []
        for one in range(entries):
            met_here = enumerate(met[one])
            weight = sum(count / (strength[one] + strength[two]) for two, count in met_here if count)
            fresh.append(won[one] / (weight + _DRAWS / (strength[one] + 1.0)))
        moved = max(abs(new / old - 1) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < _ENOUGH:
            break
    logs = [_SCALE * log10(each) for each in strength]
    middle = sum(logs) / entries
    return [MIDDLE + each - middle for each in logs]


def rate(outcomes: Sequence[Outcome], entries: int, seed: int) -> list[tuple[float, Interval]]:
    """The rating of each entry with its 95 % interval, by drawing the deals anew many times."""
    deals = points_of_deals(outcomes, entries)
    ratings = fit(_sum(deals, entries))
    rng = Random(seed)
    drawn = [fit(_sum(rng.choices(deals, k=len(deals)), entries)) for _ in range(_RESAMPLES)]
    found: list[tuple[float, Interval]] = []
    for entry, rating in enumerate(ratings):
        column = sorted(each[entry] for each in drawn)
        cut = round(_RESAMPLES * (1 - LEVEL) / 2)
        found.append((rating, (column[cut], column[-1 - cut])))
    return found


def _sum(deals: Sequence[Points], entries: int) -> Points:
    total = [[0.0] * entries for _ in range(entries)]
    for points in deals:
        for row, more in zip(total, points, strict=True):
            for at, count in enumerate(more):
                row[at] += count
    return total
