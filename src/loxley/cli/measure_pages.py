"""What `loxley measure` shows people: the measures of each bot, the calibration of inspections, who beats whom."""

from collections.abc import Sequence

from rich.table import Table

from loxley.cli.output import Pages, new_table
from loxley.research.measures import Calibration, Cross, Found, Mean, Ratio
from loxley.telling.speech import key
from loxley.texts import Texts

_NONE = "–"


def measure_pages(found: Found, texts: Texts) -> Pages:
    pages: Pages = [_measures(found, texts)]
    if any(each.calibration for each in found.bots):
        pages += [_calibration(found, texts), texts.say("measure-calibration-text")]
    if found.cross:
        pages.append(_cross(found.cross, texts.say("measure-cross"), texts))
    if found.probes:
        pages += [_cross(found.probes, texts.say("measure-probes"), texts), texts.say("measure-probes-text")]
    return [*pages, texts.say("measure-method", games=found.games)]


def _measures(found: Found, texts: Texts) -> Table:
    title = texts.say("measure-title", game=texts.title(found.game), games=found.games, seats=found.seats)
    table = new_table(title, [texts.say("measure-measure")], [each.bot for each in found.bots])
    ratios = [[each.ratios[at] for each in found.bots] for at in range(len(found.bots[0].ratios))]
    for row in ratios:
        named = texts.say("measure-ratio", part=figure(texts, row[0].name), whole=figure(texts, row[0].of))
        table.add_row(named, *(_ratio(each, texts) for each in row))
    for at, mean in enumerate(found.bots[0].means):
        table.add_row(texts.say(f"measure-{key(mean.name)}"), *(_mean(each.means[at], texts) for each in found.bots))
    return table


def figure(texts: Texts, name: str) -> str:
    return texts.say(f"story-figure-{key(name)}")


def _ratio(ratio: Ratio, texts: Texts) -> str:
    if ratio.share is None or ratio.ci95 is None:
        return _NONE
    low, high = ratio.ci95
    share = texts.say("arena-percent", percent=100 * ratio.share)
    return f"{share} ({texts.say('arena-percents', low=100 * low, high=100 * high)})"


def _mean(mean: Mean, texts: Texts) -> str:
    if mean.mean is None or mean.ci95 is None:
        return _NONE
    middle, low, high = (texts.say("arena-tenths", figure=each) for each in (mean.mean, *mean.ci95))
    return texts.say("measure-mean", mean=middle, low=low, high=high)


def _calibration(found: Found, texts: Texts) -> Table:
    columns = ("likely", "bags", "lied", "opened")
    table = new_table(
        texts.say("measure-calibration"), [texts.say("arena-entry")], [texts.say(f"measure-{each}") for each in columns]
    )
    for each in found.bots:
        for bin_ in each.calibration:
            table.add_row(each.bot, *_cells(bin_, texts))
    return table


def _cells(found: Calibration, texts: Texts) -> list[str]:
    shares = [texts.say("arena-percent", percent=100 * share) for share in (found.likely, found.lied, found.opened)]
    return [shares[0], texts.say("arena-whole", figure=found.bags), *shares[1:]]


def _cross(cells: Sequence[Cross], title: str, texts: Texts) -> Table:
    """A row for each bot, a column for those among whom it sat alone."""
    among = list(dict.fromkeys(each.among for each in cells))
    table = new_table(title, [texts.say("arena-entry")], among)
    by_pair = {(each.bot, each.among): each for each in cells}
    for bot in dict.fromkeys(each.bot for each in cells):
        row = [by_pair.get((bot, other)) for other in among]
        table.add_row(bot, *(_NONE if each is None else _share(each, texts) for each in row))
    return table


def _share(cross: Cross, texts: Texts) -> str:
    share = texts.say("arena-percent", percent=100 * cross.wins)
    return f"{share} ({texts.say('arena-percents', low=100 * cross.ci95[0], high=100 * cross.ci95[1])})"
