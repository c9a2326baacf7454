"""A story as one HTML file: no other file, no script, readable in light, dark and on paper."""

from collections.abc import Sequence
from html import escape
from typing import Final

from loxley.cli.story_svg import draw, swatch
from loxley.cli.story_words import Rows, StoryWords
from loxley.story.shape import Chart

_COLOURS: Final = ("#1f6f4a", "#a8321f", "#2b5ea7", "#8a6100", "#6d3f94", "#0c7c86", "#7a4a2b")
_BRIGHT: Final = ("#6fcf97", "#ff8f7a", "#86b6ff", "#f2c14e", "#c9a0f0", "#5fd3dd", "#d9a27a")
_STYLE: Final = """
:root{color-scheme:light dark;--paper:#fbf7ec;--ink:#221c14;--soft:#5d5343;--line:#cfc4ab}
@media (prefers-color-scheme:dark){:root{--paper:#191713;--ink:#f1eadb;--soft:#b9ae99;--line:#4a4336}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#333;--line:#999}figure,li{break-inside:avoid}}
body{margin:0 auto;max-width:44rem;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Georgia,serif}
h1,h2{line-height:1.2}figure{margin:0 0 1rem}figcaption{font-weight:bold}
svg.chart{width:100%;max-width:34rem;height:auto;font-family:system-ui,sans-serif;font-size:11px}
svg text{fill:var(--ink)}text.axis,text.tick{fill:var(--soft)}
.grid{stroke:var(--line);stroke-width:.5}.zero{stroke:var(--soft);stroke-width:1}.line{fill:none;stroke-width:2}
.d1{stroke-dasharray:6 3}.d2{stroke-dasharray:2 2}.d3{stroke-dasharray:8 2 2 2}.value{font-size:9px}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;list-style:none;padding:0;margin:.3rem 0}
.swatch{width:.9rem;height:.9rem;vertical-align:-.1rem;margin-right:.3rem}
table{border-collapse:collapse;width:100%;font-size:.85rem}
th,td{text-align:start;padding:.2rem .3rem;border-bottom:1px solid var(--line)}td.n{text-align:end}
.wide{overflow-x:auto}small{color:var(--soft)}
"""


def page(words: StoryWords) -> str:
    """The whole file."""
    story = words.story
    winners = [words.names[seat] for seat in story.winners]
    turns = [
        f"<li><small>{escape(words.say('story-step', step=step))}</small> {escape(told)}</li>"
        for step, told in words.turns()
    ]
    awards = [f"<li><b>{escape(words.award(each))}</b> {escape(words.told(each))}</li>" for each in story.awards]
    parts = [f"<h1>{escape(words.title())}</h1>"]
    parts.append(f"<p>{escape(words.say('story-won-line', names=' · '.join(winners), count=len(winners)))}</p>")
    parts.append(_listed(words.say("story-turns"), turns, "ol"))
    parts.append(_listed(words.say("story-awards"), awards, "ul"))
    parts += [_figure(words, chart) for chart in story.charts]
    if story.figures:
        parts.append(f"<h2>{escape(words.say('story-figures'))}</h2>{_table(*words.figures())}")
    if story.inspections:
        parts.append(f"<h2>{escape(words.say('story-inspections'))}</h2>")
        parts.append(f"<p><small>{escape(words.say('story-inspections-text'))}</small></p>")
        parts.append(_table(*words.inspections()))
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{words.texts.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(words.title())}</title><style>{style()}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def style() -> str:
    """The style of a chart that stands alone."""
    return f"{_STYLE}{_palette()}"


def _palette() -> str:
    def rules(colours: Sequence[str]) -> str:
        return "".join(
            f".mark.c{at},.bar.c{at}{{fill:{colour}}}.line.c{at}{{stroke:{colour}}}"
            for at, colour in enumerate(colours)
        )

    return f"{rules(_COLOURS)}@media (prefers-color-scheme:dark){{@media screen{{{rules(_BRIGHT)}}}}}"


def _listed(title: str, items: Sequence[str], kind: str) -> str:
    return f"<h2>{escape(title)}</h2><{kind}>{''.join(items)}</{kind}>" if items else ""


def _figure(words: StoryWords, chart: Chart) -> str:
    title = words.say(f"story-chart-{chart.name}")
    drawn = draw(chart, title, words.axis(chart.x.name), words.axis(chart.y.name), words.row)
    legend = "".join(f"<li>{swatch(at)}{escape(words.series(each))}</li>" for at, each in enumerate(chart.series))
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><ul class="legend">{legend}</ul>{drawn}'
        f"<details><summary>{escape(words.say('story-table'))}</summary>{_table(*words.chart_table(chart))}</details>"
        "</figure>"
    )


def _table(heads: Sequence[str], rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(each)}</td>" for each in rest)}</tr>'
        for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
