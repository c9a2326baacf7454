"""`loxley story`: what happened in a recorded game, and what came of it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from loxley.cli import CONTEXT
from loxley.cli.common import Json, Lang, RefusingCommand
from loxley.cli.files import named, read_text
from loxley.cli.output import Pages, new_table, print_json, print_pages
from loxley.cli.plain import plain
from loxley.cli.story_html import page
from loxley.cli.story_words import Rows, StoryWords
from loxley.story import Story, tell_story
from loxley.story.shape import DOTS
from loxley.texts import Texts, pick_language

_MOST_NAME = 40

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def story(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    html: Annotated[Path | None, typer.Option("--html", metavar="PAGE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell the story of a recorded game: turning points, awards, figures."""
    with named(file):
        told = tell_story(read_text(file))
    words = _words(told, Texts(pick_language(lang)))
    if html is not None:
        html.write_text(page(words), encoding="utf-8")
    if json:
        print_json(told)
    elif html is not None:
        print_pages([words.say("story-written", file=str(html))])
    else:
        print_pages(_pages(words))


def _words(told: Story, texts: Texts) -> StoryWords:
    names = [plain(name, _MOST_NAME) for name in told.names[: told.players]]
    names += [texts.say("replay-seat", seat=str(seat)) for seat in range(len(names), told.players)]
    return StoryWords(told, names, texts)


def _pages(words: StoryWords) -> Pages:
    pages: Pages = [Text(words.title(), style="bold")]
    told = words.story
    winners = [words.names[seat] for seat in told.winners]
    pages.append(words.say("story-won-line", names=" · ".join(winners), count=len(winners)))
    turns = [_line(words, words.say("story-step", step=step), sentence) for step, sentence in words.turns()]
    pages += [Text(words.say("story-turns"), style="bold"), "\n".join(turns)]
    if told.awards:
        awards = [_line(words, words.award(each), words.told(each)) for each in told.awards]
        pages += [Text(words.say("story-awards"), style="bold"), "\n".join(awards)]
    for chart in [chart for chart in told.charts if chart.kind != DOTS]:  # a table of their own says more of dots
        pages += _table(words.say(f"story-chart-{chart.name}"), *words.chart_table(chart))
    if told.figures:
        pages += _table(words.say("story-figures"), *words.figures())
    if told.inspections:
        pages += _table(words.say("story-inspections"), *words.inspections())
        pages.append(words.say("story-inspections-text"))
    return pages


def _line(words: StoryWords, head: str, text: str) -> str:
    return words.say("story-line", head=head, text=text)


def _table(title: str, heads: list[str], rows: Rows) -> Pages:
    table = new_table(title, heads[:1], heads[1:])
    for row in rows:
        table.add_row(*row)
    return [table]
