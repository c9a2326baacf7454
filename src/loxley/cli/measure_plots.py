"""The plots of `loxley measure`, as SVG files: drawn like the charts of a story."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from loxley.cli.measure_pages import figure
from loxley.cli.story_html import style
from loxley.cli.story_svg import WIDTH, draw, mark
from loxley.research.measures import Found
from loxley.story.shape import BARS, LINES, Axis, Chart, Series
from loxley.texts import Texts

_BOX = re.compile(r'viewBox="0 0 \d+ (\d+)"')
_LINE = 15  # of the legend
_PERCENT = [0, 20, 40, 60, 80, 100]


def draw_measures(folder: Path, found: Found, texts: Texts) -> None:
    """Write those that have something to show."""
    bots = [each.bot for each in found.bots]
    ratios = [each.name for each in found.bots[0].ratios if any(_shares(found, each.name))]
    if ratios:
        series = [Series(figure(texts, name), None, list(enumerate(_shares(found, name)))) for name in ratios]
        chart = Chart("ratios", BARS, Axis("", _PERCENT), Axis("", []), series, [[at] for at in range(len(bots))])
        names = [figure(texts, name) for name in ratios]
        _write(folder / "measures.svg", chart, texts.say("measure-plot", names=", ".join(names)), bots, texts)
    curves = [each for each in found.bots if each.calibration]
    if curves:
        series = [
            Series(each.bot, None, [(round(100 * bin_.likely), round(100 * bin_.opened)) for bin_ in each.calibration])
            for each in curves
        ]
        chart = Chart("calibration", LINES, Axis("likely", _PERCENT), Axis("opened", _PERCENT), series)
        _write(folder / "calibration.svg", chart, texts.say("measure-calibration"), bots, texts)
    if found.cross:
        among = list(dict.fromkeys(each.among for each in found.cross))
        shares = {(each.bot, each.among): round(100 * each.wins) for each in found.cross}
        series = [
            Series(other, None, [(at, shares[bot, other]) for at, bot in enumerate(bots) if (bot, other) in shares])
            for other in among
        ]
        chart = Chart("cross", BARS, Axis("", _PERCENT), Axis("", []), series, [[at] for at in range(len(bots))])
        _write(folder / "cross.svg", chart, texts.say("measure-cross"), bots, texts)


def _shares(found: Found, name: str) -> list[int]:
    by_bot = [next(each for each in bot.ratios if each.name == name) for bot in found.bots]
    return [round(100 * (each.share or 0)) for each in by_bot]


def _write(path: Path, chart: Chart, title: str, bots: Sequence[str], texts: Texts) -> None:
    """A file that stands alone, with its legend below."""
    likely = texts.say("measure-likely") if chart.x.name else "%"
    opened = texts.say("measure-opened") if chart.y.name else ""
    drawn = draw(chart, title, likely, opened, lambda row: bots[row[0]])
    found = _BOX.search(drawn)
    assert found is not None
    height = int(found[1])
    legend = "".join(_legend(at, height + _LINE * at, series.name) for at, series in enumerate(chart.series))
    box = f'viewBox="0 0 {WIDTH} {height + _LINE * len(chart.series) + _LINE}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" style="background:var(--paper)" {box}'
    body = _BOX.sub("", drawn, count=1).replace("<svg", head, 1).removesuffix("</svg>")
    opening, _, rest = body.partition(">")
    path.write_text(f"{opening}><style>{style()}</style>{rest}{legend}</svg>\n", encoding="utf-8")


def _legend(at: int, y: int, name: str) -> str:
    return f'{mark(at, 12, y + 4)}<text x="22" y="{y + 8}">{escape(name)}</text>'
