"""`loxley replay`: shows a record from any seat, and checks it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from loxley.cli import CONTEXT
from loxley.cli.common import Json, Lang, RefusingCommand
from loxley.cli.counts import final_count
from loxley.cli.files import named, read_text
from loxley.cli.output import Pages, print_json, print_pages
from loxley.cli.replaying import Retold, retell
from loxley.cli.usage import WrongUsage
from loxley.core.records import OVER
from loxley.core.seats import AUDITOR, PUBLIC, Viewer
from loxley.texts import Texts, pick_language

VIEWERS = {"public": PUBLIC, "auditor": AUDITOR}

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    seen_by: Annotated[
        str,
        typer.Option("--as", metavar="SEAT|public|auditor"),
    ] = "public",
    why: Annotated[bool, typer.Option("--why")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a recorded game and check it: its moves, its seed, its result."""
    viewer = _viewer(seen_by)
    with named(file):
        retold = retell(read_text(file), viewer, with_reasons=why or viewer == AUDITOR)
    if json:
        print_json(retold.view)
    else:
        print_pages(_pages(retold, Texts(pick_language(lang))))


def _viewer(word: str) -> Viewer:
    if word in VIEWERS:
        return VIEWERS[word]
    if word.isascii() and word.isdecimal() and len(word) < 10:
        return int(word)
    raise WrongUsage("bad-viewer")


def _pages(retold: Retold, texts: Texts) -> Pages:
    stage, names = retold.stage(texts), retold.names(texts)
    seen_by = next((word for word, viewer in VIEWERS.items() if viewer == retold.viewer), "seat")
    name = names[retold.viewer] if seen_by == "seat" else ""
    pages: Pages = [Text(stage.title(), style="bold"), texts.say("replay-seen", viewer=seen_by, name=name)]
    pages += ["\n".join(chapter) for chapter in retold.chapters(texts)]
    if retold.record.ending == OVER:
        pages += final_count(retold.game, retold.state, retold.view, names, texts)
    pages.append(texts.say("replay-checked", ending=retold.record.ending, lines=len(retold.record.lines)))
    return pages
