"""`loxley components`: figures with their provenance, and a check of a replacement."""

from pathlib import Path
from typing import Annotated

import typer

from loxley.cli import CONTEXT
from loxley.cli.common import GameName, Json, Lang, RefusingCommand
from loxley.cli.figures import component_figures
from loxley.cli.files import named, read_toml
from loxley.cli.output import print_json, print_pages
from loxley.games import find_game
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def components(
    game: GameName,
    *,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE"),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the figures printed on a game's components, and where they come from."""
    with named(check):
        answer = component_figures(find_game(game), read_toml(check) if check else None)
    if json:
        print_json(answer.data)
        return
    texts = Texts(pick_language(lang))
    print_pages([texts.say("components-fine", file=str(check))] if check else answer.pages(texts))
