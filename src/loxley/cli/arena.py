"""`loxley arena`: tournaments among bots, with confidence intervals."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from loxley.arena import (
    Crew,
    Plan,
    Results,
    Store,
    draw_plots,
    new_plan,
    play_tournament,
    read_field,
    report_on,
    resume_tournament,
    write_parquet,
)
from loxley.bots import TIME_LIMIT
from loxley.cli.arena_pages import arena_pages
from loxley.cli.common import Components, GameName, Json, Lang, RefusingCommand
from loxley.cli.files import read_toml
from loxley.cli.options import Options, read_options
from loxley.cli.output import print_json, print_pages
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.texts import Texts, pick_language

SEATS = 4
GAMES = 400
SEED = 1
MOST_JOBS = 1_024
INTERRUPTED = 130  # as shells say it

app = typer.Typer(add_completion=False)


@app.command(cls=RefusingCommand)
def arena(
    game: GameName,
    levels: Annotated[
        list[str],
        typer.Argument(
            metavar="LEVEL...",
            help="Levels or probes, each with a character if you like (rogue:sly), and bots of your own: "
            "module:Class, or 'run:COMMAND'. All meet all; with a number (robin 3xrogue) they make one line-up.",
            show_default=False,
        ),
    ],
    *,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help=f"Players at each table; {SEATS}, or the line-up's.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="At least so many; rounded up to whole rotations of the seats.")
    ] = GAMES,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Deals and bots' chance come from it.")] = SEED,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes on this machine.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local starts one here.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Keep records and results here; go on with what is there."),
    ] = None,
    plots: Annotated[
        Path | None, typer.Option("--plots", metavar="DIR", help="Draw the results into this folder.")
    ] = None,
    time_limit: Annotated[
        float,
        typer.Option("--time-limit", metavar="SECONDS", min=0.01, help="For one choice of a bot of your own."),
    ] = TIME_LIMIT,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play seat-balanced tournaments among bots, with confidence intervals.

    Every deal is played once for each rotation of the players around the table.
    Intervals are of 95 %, over deals. The same seed gives the same results,
    wherever they are played. A bot that fails, chooses a move that is not legal
    or takes too long is replaced by the simplest one, and reported.
    """
    texts = Texts(pick_language(lang))
    door = find_game(game)
    field = read_field(door.name, levels)
    if seats is None:
        seats = SEATS if field.line_up is None else len(field.line_up)
    figures = read_toml(components) if components else None
    options = read_options(door, option)
    plan = new_plan(
        door.name,
        field,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        components=figures,
        limit=time_limit,
    )
    if not 1 <= jobs <= MOST_JOBS:
        raise Refused("out-of-range", "--jobs", "", {"least": 1, "most": MOST_JOBS, "found": str(jobs)})
    results = _play(plan, Crew(jobs, ray or ""), records, texts)
    report = report_on(plan, results.outcomes)
    if records is not None:
        write_parquet(records, plan, results.outcomes)
    if plots is not None:
        draw_plots(plots, plan, report, results.outcomes, texts)
    if json:
        print_json(report)
    else:
        print_pages(arena_pages(plan, report, results, texts))


def _play(plan: Plan, crew: Crew, records: Path | None, texts: Texts) -> Results:
    store = None if records is None else Store(records, plan)
    if store is not None:
        store.open()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal)
    with bar as progress:
        task = progress.add_task(texts.say("arena-playing", game=texts.say(f"{plan.game}-title")), total=plan.games)
        try:
            if store is None:
                return play_tournament(plan, crew, lambda done: progress.update(task, completed=done))
            return resume_tournament(
                plan, crew, store, with_records=True, tell=lambda done: progress.update(task, completed=done)
            )
        except KeyboardInterrupt:
            done = 0 if store is None else len(store.outcomes)
            typer.echo(texts.say("arena-interrupted", kept="yes" if store else "no", games=done), err=True)
            raise typer.Exit(INTERRUPTED) from None
