"""`loxley score`: counts a real table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from loxley.cli import CONTEXT
from loxley.cli.common import Components, GameName, Json, Lang, RefusingCommand
from loxley.cli.counts import score_sheet
from loxley.cli.files import named, read_input, read_toml
from loxley.cli.output import print_json, print_pages
from loxley.games import find_game
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def score(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]")] = None,
    *,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Score a real table: JSON in, a score sheet out."""
    found = find_game(game)
    if file is None and sys.stdin.isatty():
        typer.echo(Texts(pick_language(lang)).say("score-waiting"), err=True)
    figures = read_toml(components) if components else None
    with named(file):
        answer = score_sheet(found, read_input(file), figures)
    if json:
        print_json(answer.data)
    else:
        print_pages(answer.pages(Texts(pick_language(lang))))
