"""`loxley measure`: how bots lie, inspect, bribe and keep their word, and who beats whom."""

from pathlib import Path
from typing import Annotated

import typer

from loxley import bots
from loxley.cli import CONTEXT
from loxley.cli.common import GameName, Json, Lang, RefusingCommand
from loxley.cli.files import make_folder
from loxley.cli.measure_pages import measure_pages
from loxley.cli.measure_plots import draw_measures
from loxley.cli.options import Options, read_options
from loxley.cli.output import print_json, print_pages
from loxley.cli.progress import progress
from loxley.core.refusals import Refused
from loxley.games import GAMES as ALL_GAMES
from loxley.games import find_game
from loxley.research.measures import Wish, measure
from loxley.texts import Texts, pick_language

SEATS = 4
GAMES = 40
SEED = 1
MOST_JOBS = 1_024

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def measure_bots(
    game: GameName,
    levels: Annotated[
        list[str], typer.Argument(metavar="BOT...", autocompletion=lambda: bots.levels(next(iter(ALL_GAMES))))
    ],
    *,
    seats: Annotated[int, typer.Option("--seats", metavar="N")] = SEATS,
    games: Annotated[int, typer.Option("--games", metavar="N")] = GAMES,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = SEED,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    probes: Annotated[bool, typer.Option("--probes")] = False,
    plots: Annotated[Path | None, typer.Option("--plots", metavar="DIR")] = None,
    option: Options = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how bots play, not only how well."""
    texts = Texts(pick_language(lang))
    door = find_game(game)
    if not 1 <= jobs <= MOST_JOBS:
        raise Refused("out-of-range", "--jobs", "", {"least": 1, "most": MOST_JOBS, "found": str(jobs)})
    if plots is not None:
        make_folder(plots)
    wish = Wish(door.name, levels, seats, games, seed, jobs, read_options(door, option), with_probes=probes)
    with progress(texts.say("arena-playing", game=texts.title(door.name)), wish.all_games(), texts) as tell:
        found = measure(wish, tell)
    if plots is not None:
        draw_measures(plots, found, texts)
    if json:
        print_json(found)
    else:
        print_pages(measure_pages(found, texts))
