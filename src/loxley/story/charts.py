"""The charts of a story: what to draw. Where it stands on paper is for those who draw."""

from collections.abc import Mapping, Sequence
from itertools import product

from loxley.core.seats import Seat
from loxley.story.shape import BARS, DOTS, LINES, Axis, Chart, Figure, Flow, Inspection, Series, Standing

_MOST_TICKS = 6
_ROWS = Axis("", [])


def charts(
    course: Sequence[Standing],
    figures: Sequence[Figure],
    bars: Mapping[str, Sequence[str]],
    flows: Sequence[Flow],
    inspections: Sequence[Inspection],
    *,
    has_rounds: bool,
) -> list[Chart]:
    """Those that have something to show."""
    drawn = [_course(course, has_rounds=has_rounds)]
    drawn += [_figures(name, [each for each in figures if each.name in names]) for name, names in bars.items()]
    if flows:
        drawn.append(_flows(flows))
    if inspections:
        drawn.append(_inspections(inspections))
    return [chart for chart in drawn if any(series.points for series in chart.series)]


def ticks(least: int, most: int) -> list[int]:
    """Round figures at even distances that reach from the least to the most."""
    least, most = min(least, 0), max(most, 1)
    for power in range(7):
        for digit in (1, 2, 5):
            step = digit * 10**power
            first, last = least // step, -(-most // step)
            if last - first < _MOST_TICKS:
                return [step * at for at in range(first, last + 1)]
    return [least, most]


def _course(course: Sequence[Standing], *, has_rounds: bool) -> Chart:
    scores = [points for each in course for points in each.scores]
    series = [
        Series("", seat, [(each.round, each.scores[seat]) for each in course]) for seat in range(len(course[0].scores))
    ]
    x = Axis("rounds" if has_rounds else "steps", ticks(0, course[-1].round))
    return Chart("course", LINES, x, Axis("points", ticks(min(scores), max(scores))), series)


def _figures(name: str, figures: Sequence[Figure]) -> Chart:
    rows: list[list[Seat]] = [[seat] for seat in range(len(figures[0].values))]
    series = [Series(each.name, None, list(enumerate(each.values))) for each in figures]
    most = max(value for each in figures for value in each.values)
    if most == 0:
        series = []
    return Chart(name, BARS, Axis("times", ticks(0, most)), _ROWS, series, rows)


def _flows(flows: Sequence[Flow]) -> Chart:
    rows = sorted({(each.giver, each.taker) for each in flows})
    kinds = list(dict.fromkeys(each.kind for each in flows))
    amounts = {(each.kind, each.giver, each.taker): each.amount for each in flows}
    points: dict[str, list[tuple[int, int]]] = {kind: [] for kind in kinds}
    for kind, (at, row) in product(kinds, enumerate(rows)):
        if (kind, *row) in amounts:
            points[kind].append((at, amounts[kind, *row]))
    series = [Series(kind, None, found) for kind, found in points.items()]
    most = max(each.amount for each in flows)
    return Chart("flows", BARS, Axis("worth", ticks(0, most)), _ROWS, series, [list(row) for row in rows])


def _inspections(inspections: Sequence[Inspection]) -> Chart:
    series = [
        Series(name, None, [(each.expected, each.worth) for each in inspections if each.opened == opened])
        for name, opened in (("opened", True), ("waved", False))
    ]
    expected, worth = [each.expected for each in inspections], [each.worth for each in inspections]
    x = Axis("expected", ticks(min(expected), max(expected)))
    return Chart("inspections", DOTS, x, Axis("true-worth", ticks(min(worth), max(worth))), series)
