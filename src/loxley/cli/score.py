"""`loxley score`: counts a real table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from loxley.cli.common import Components, GameName, Json, Lang, RefusingCommand
from loxley.cli.counts import score_sheet
from loxley.cli.files import read_input, read_toml
from loxley.cli.output import print_json, print_pages
from loxley.games import find_game
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False)


@app.command(cls=RefusingCommand)
def score(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A sheet of JSON; standard input if left out.")
    ] = None,
    *,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Score a real table: JSON in, a score sheet out.

    For sheriff: {"players": [{"name": "David", "coins": 42,
    "goods": {"apple": 4, "pepper": 2}}, …], "first_sheriff": 0}.
    Who has Feast Plates says what they became: "feast": ["apple"].

    For nottingham: {"players": [{"name": "David",
    "loot": {"jewels": 2, "chest": 1}, "missions": ["four_pairs"]}, …]}.

    For sherwood: {"players": [{"name": "Anne", "glory": 31, "oak": 1,
    "gold": 3, "last_loot": {"gold": 9, "companions": 1}}, …]}; the last loot
    is that of round six, if it is not yet on the glory track.
    """
    found = find_game(game)
    if file is None and sys.stdin.isatty():
        typer.echo(Texts(pick_language(lang)).say("score-waiting"), err=True)
    answer = score_sheet(found, read_input(file), read_toml(components) if components else None)
    if json:
        print_json(answer.data)
    else:
        print_pages(answer.pages(Texts(pick_language(lang))))
