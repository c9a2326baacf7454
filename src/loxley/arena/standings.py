"""What a tournament has shown: for each entry its share of wins, its score, its rating, and how long it thought."""

from collections.abc import Sequence

import msgspec

from loxley.arena.decision_times import DecisionTimes
from loxley.arena.game import Fault, Outcome
from loxley.arena.plan import Plan
from loxley.arena.rates import Tally, join_tallies
from loxley.arena.rating import rate
from loxley.arena.statistics import Interval, mean_interval, share_interval

_DIGITS = 4
_FAULTS = 3  # of one entry that a report tells


class Standing(msgspec.Struct, frozen=True):
    """One entry. `wins` is its share of the wins for each seat-game, `1 / seats` being fair."""

    level: str
    played: int
    wins: float
    ci95: Interval
    mean_score: float
    score_ci95: Interval
    rating: float
    rating_ci95: Interval
    replaced: int = 0  # seat-games in which it did something wrong and a simpler bot played on
    faults: tuple[Fault, ...] = ()  # the first of them


class Report(msgspec.Struct, frozen=True):
    """The results of a tournament: the same for the same plan, wherever it was played."""

    game: str
    games: int
    seats: int
    deals: int
    seed: int
    fair_share: float
    entries: list[Standing]


def report_on(plan: Plan, outcomes: Sequence[Outcome]) -> Report:
    ratings = rate(outcomes, len(plan.entries), plan.seed)
    standings: list[Standing] = []
    for at, entry in enumerate(plan.entries):
        deals = _deals_of(at, outcomes)
        wins, scores, counts = (list(column) for column in zip(*deals.values(), strict=True))
        played = sum(counts)
        rating, rating_interval = ratings[at]
        faults = [fault for outcome in outcomes for fault in outcome.faults if fault.entry == at]
        standings.append(
            Standing(
                level=entry.name,
                played=played,
                wins=round(sum(wins) / played, _DIGITS),
                ci95=_rounded(share_interval(wins, counts), _DIGITS),
                mean_score=round(sum(scores) / played, 2),
                score_ci95=_rounded(mean_interval(scores, counts), 2),
                rating=round(rating, 1),
                rating_ci95=_rounded(rating_interval, 1),
                replaced=len(faults),
                faults=tuple(faults[:_FAULTS]),
            )
        )
    fair = round(1 / plan.seats, _DIGITS)
    return Report(plan.game, len(outcomes), plan.seats, plan.deals, plan.seed, fair, standings)


def _deals_of(entry: int, outcomes: Sequence[Outcome]) -> dict[int, tuple[float, int, int]]:
    """Wins, points and games of an entry in each deal that it played."""
    deals: dict[int, tuple[float, int, int]] = {}
    for outcome in outcomes:
        for seat, seated in enumerate(outcome.seated):
            if seated == entry:
                wins, scores, count = deals.get(outcome.deal, (0.0, 0, 0))
                deals[outcome.deal] = wins + outcome.share(seat), scores + outcome.scores[seat], count + 1
    return deals


def _rounded(interval: Interval, digits: int) -> Interval:
    return round(interval[0], digits), round(interval[1], digits)


def tallies_of(plan: Plan, outcomes: Sequence[Outcome]) -> list[Tally]:
    """What each entry did over all games."""
    pairs = [pair for outcome in outcomes for pair in zip(outcome.seated, outcome.tallies, strict=True)]
    return join_tallies(pairs, len(plan.entries))


def join_clocks(clocks: Sequence[dict[int, DecisionTimes]], entries: int) -> list[DecisionTimes]:
    """How long each entry thought over all games."""
    joined = [DecisionTimes() for _ in range(entries)]
    for game in clocks:
        for entry, times in game.items():
            joined[entry].join(times)
    return joined
