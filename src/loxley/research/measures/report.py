"""The measures of each bot, over all games in which it sat."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from loxley.arena.statistics import Interval, mean_interval, share_interval
from loxley.research.measures.gathering import Gathered

BINS = 5  # of a calibration
_DIGITS = 4


class Ratio(msgspec.Struct, frozen=True):
    """So many of so many, such as lies of bags, with an interval over deals; no share where there were none."""

    name: str
    of: str
    part: int
    whole: int
    share: float | None
    ci95: Interval | None


class Mean(msgspec.Struct, frozen=True):
    """An amount for each time, with an interval over deals."""

    name: str
    times: int
    mean: float | None
    ci95: Interval | None


class Calibration(msgspec.Struct, frozen=True):
    """Bags that looked alike: how likely a lie was by what the inspector knew, how many lied, how many were opened."""

    likely: float
    bags: int
    lied: float
    opened: float


class Measures(msgspec.Struct, frozen=True):
    """All about one bot."""

    bot: str
    seat_games: int
    ratios: list[Ratio]
    means: list[Mean]
    calibration: list[Calibration]


class Cross(msgspec.Struct, frozen=True):
    """One bot alone among others of one kind: its share of the wins."""

    bot: str
    among: str
    games: int
    wins: float
    ci95: Interval


class Found(msgspec.Struct, frozen=True):
    """Everything that was measured."""

    game: str
    seats: int
    games: int
    bots: list[Measures]
    cross: list[Cross]  # each bot alone among each other one
    probes: list[Cross]  # each probe of the house alone among each bot


Seat = tuple[str, int, Gathered, int]  # the bot, a number for the deal, the game, the seat


def measures_of(bot: str, seats: Sequence[Seat]) -> Measures:
    """What the games say about one bot."""
    own = [each for each in seats if each[0] == bot]
    parts = own[0][2].parts if own else {}
    ratios = [_ratio(name, of, own) for name, of in parts.items()]
    has_inspections = any(game.inspections for _, _, game, _ in own)
    means = [_mean(name, own) for name in ("lie_gain", "lie_cost", "bribe_surplus")] if has_inspections else []
    return Measures(bot, len(own), ratios, means, _calibration(own))


def _ratio(name: str, of: str, seats: Sequence[Seat]) -> Ratio:
    parts, wholes = Counter[int](), Counter[int]()
    for _, deal, game, seat in seats:
        parts[deal] += game.figures[name][seat]
        wholes[deal] += game.figures[of][seat]
    whole, part = sum(wholes.values()), sum(parts.values())
    deals = [deal for deal in wholes if wholes[deal]]
    if not deals:
        return Ratio(name, of, part, whole, None, None)
    low, high = share_interval([parts[deal] for deal in deals], [wholes[deal] for deal in deals])
    return Ratio(name, of, part, whole, round(part / whole, _DIGITS), (round(low, _DIGITS), round(high, _DIGITS)))


def _mean(name: str, seats: Sequence[Seat]) -> Mean:
    sums, counts = Counter[int](), Counter[int]()
    for _, deal, game, seat in seats:
        amount, times = _AMOUNTS[name](game, seat)
        sums[deal] += amount
        counts[deal] += times
    deals = [deal for deal in counts if counts[deal]]
    times = sum(counts.values())
    if not deals:
        return Mean(name, 0, None, None)
    low, high = mean_interval([sums[deal] for deal in deals], [counts[deal] for deal in deals])
    mean = sum(sums[deal] for deal in deals) / times
    return Mean(name, times, round(mean, 2), (round(low, 2), round(high, 2)))


def _lie_gain(game: Gathered, seat: int) -> tuple[int, int]:
    """What the lies of a bag were worth when they passed, for each bag with lies."""
    return game.figures["smuggled"][seat], game.figures["lies"][seat]


def _lie_cost(game: Gathered, seat: int) -> tuple[int, int]:
    """Coins paid for lies that were found, for each bag with lies."""
    paid = sum(each.worth for each in game.inspections if each.seat == seat and each.opened and each.lied)
    return paid, game.figures["lies"][seat]


def _bribe_surplus(game: Gathered, seat: int) -> tuple[int, int]:
    """As Sheriff: coins taken in deals less what the bags would have brought if opened, for each bag let through."""
    passed = [each.worth for each in game.inspections if each.inspector == seat and not each.opened]
    return game.figures["bribes_taken"][seat] - sum(passed), len(passed)


_AMOUNTS = {"lie_gain": _lie_gain, "lie_cost": _lie_cost, "bribe_surplus": _bribe_surplus}


def _calibration(seats: Sequence[Seat]) -> list[Calibration]:
    """Bags in bins by how likely a lie was, as the inspector could know it."""
    bags = [each for _, _, game, seat in seats for each in game.inspections if each.inspector == seat]
    found: list[Calibration] = []
    for at in range(BINS):
        inside = [each for each in bags if min(BINS - 1, (100 - each.likely_true) * BINS // 100) == at]
        if inside:
            found.append(
                Calibration(
                    round(sum(100 - each.likely_true for each in inside) / len(inside) / 100, _DIGITS),
                    len(inside),
                    round(sum(each.lied for each in inside) / len(inside), _DIGITS),
                    round(sum(each.opened for each in inside) / len(inside), _DIGITS),
                )
            )
    return found


def cross_of(bot: str, among: str, seats: Sequence[Seat]) -> Cross:
    """The wins of one bot among others, from the games of that line-up."""
    wins: dict[int, float] = {}
    played: dict[int, int] = {}
    for name, deal, game, seat in seats:
        if name == bot:
            wins[deal] = wins.get(deal, 0.0) + game.outcome.share(seat)
            played[deal] = played.get(deal, 0) + 1
    deals = list(played)
    share = sum(wins[deal] for deal in deals) / sum(played.values())
    low, high = share_interval([wins[deal] for deal in deals], [played[deal] for deal in deals])
    return Cross(bot, among, sum(played.values()), round(share, _DIGITS), (round(low, _DIGITS), round(high, _DIGITS)))
