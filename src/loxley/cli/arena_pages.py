"""What `loxley arena` shows people: the standings, and how they were measured."""

from collections.abc import Sequence

from rich.table import Table

from loxley.arena import DecisionTimes, Entry, Plan, Report, Results, join_clocks, tallies_of
from loxley.arena.rates import Rate, Tally, rates_of
from loxley.cli.output import Pages, new_table
from loxley.cli.plain import plain
from loxley.texts import Texts

_ABREAST = 4  # bots beside each other in the table of rates
_LONGEST = 300  # characters of what a bot did wrong
_ENOUGH = 2  # deals, below which there is no interval
_FINE = 10  # milliseconds below which their fractions matter


def arena_pages(plan: Plan, report: Report, results: Results, texts: Texts) -> Pages:
    method = texts.say("arena-method", fair=100 * report.fair_share, deals=report.deals)
    clocks = join_clocks(results.clocks, len(report.entries))
    tallies = list(zip(plan.entries, tallies_of(plan, results.outcomes), strict=True))
    abreast = range(0, len(tallies) if rates_of(plan.game) else 0, _ABREAST)
    rates = [_rates(plan.game, tallies[at : at + _ABREAST], texts) for at in abreast]
    return [_standings(plan, report, texts), *_faults(report, texts), method, *rates, _times(report, clocks, texts)]


def _standings(plan: Plan, report: Report, texts: Texts) -> Table:
    say = texts.say
    title = say("arena-title", game=texts.title(plan.game), games=report.games, seats=report.seats)
    columns = ("played", "wins", "ci95", "score", "rating", "ci95")
    table = new_table(title, [say("arena-entry")], [say(f"arena-{column}") for column in columns])
    for entry in report.entries:
        low, high = entry.ci95
        worst, best = entry.rating_ci95
        table.add_row(
            entry.level,
            say("arena-whole", figure=entry.played),
            say("arena-percent", percent=100 * entry.wins),
            say("arena-percents", low=100 * low, high=100 * high) if report.deals >= _ENOUGH else say("arena-too-few"),
            say("arena-tenths", figure=entry.mean_score),
            say("arena-points", figure=entry.rating),
            say("arena-range", low=worst, high=best) if report.deals >= _ENOUGH else say("arena-too-few"),
        )
    return table


def _faults(report: Report, texts: Texts) -> list[str]:
    """Who was replaced, and why at first."""
    return [
        texts.say(
            "arena-replaced",
            bot=plain(entry.level, _LONGEST),
            games=entry.replaced,
            kind=entry.faults[0].kind,
            detail=plain(entry.faults[0].detail, _LONGEST),
            place=entry.faults[0].place,
        )
        for entry in report.entries
        if entry.replaced
    ]


def _rates(game: str, tallies: Sequence[tuple[Entry, Tally]], texts: Texts) -> Table:
    table = new_table(texts.say("arena-rates"), [texts.say("arena-rate")], [entry.name for entry, _ in tallies])
    for rate in rates_of(game):
        table.add_row(texts.say(f"rate-{game}-{rate.name}"), *(_rate(rate, tally, texts) for _, tally in tallies))
    return table


def _rate(rate: Rate, tally: Tally, texts: Texts) -> str:
    value = rate.read(tally)
    if value is None:
        return "–"
    if rate.is_share:
        return texts.say("arena-rate-share", percent=100 * value)
    return texts.say("arena-rate-count", figure=value)


def _times(report: Report, clocks: list[DecisionTimes], texts: Texts) -> Table:
    say = texts.say
    columns = ("decisions", "mean", "p95", "longest")
    table = new_table(say("arena-times"), [say("arena-entry")], [say(f"arena-{column}") for column in columns])
    for entry, clock in zip(report.entries, clocks, strict=True):
        times = (clock.mean_ms(), clock.percentile_ms(95), clock.longest_ms())
        cells = (say("arena-ms" if time >= _FINE else "arena-ms-fine", figure=time) for time in times)
        table.add_row(entry.level, say("arena-whole", figure=clock.decisions), *cells)
    return table
