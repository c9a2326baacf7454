"""`loxley arena`: tournaments among bots, with confidence intervals."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from loxley import bots
from loxley.arena import (
    Crew,
    Plan,
    Results,
    Store,
    draw_plots,
    need_plots,
    new_plan,
    play_tournament,
    read_field,
    report_on,
    resume_tournament,
    write_parquet,
)
from loxley.cli import CONTEXT
from loxley.cli.arena_pages import arena_pages
from loxley.cli.common import Components, GameName, Json, Lang, RefusingCommand
from loxley.cli.files import make_folder, read_toml
from loxley.cli.options import Options, read_options
from loxley.cli.output import print_json, print_pages
from loxley.core.refusals import Refused
from loxley.games import GAMES as ALL_GAMES
from loxley.games import find_game
from loxley.texts import Texts, pick_language

SEATS = 4
GAMES = 400
SEED = 1
MOST_JOBS = 1_024
INTERRUPTED = 130  # as shells say it

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def arena(
    game: GameName,
    levels: Annotated[
        list[str], typer.Argument(metavar="LEVEL...", autocompletion=lambda: bots.levels(next(iter(ALL_GAMES))))
    ],
    *,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = GAMES,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = SEED,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR"),
    ] = None,
    plots: Annotated[Path | None, typer.Option("--plots", metavar="DIR")] = None,
    time_limit: Annotated[float, typer.Option("--time-limit", metavar="SECONDS", min=0.01)] = bots.TIME_LIMIT,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play seat-balanced tournaments among bots, with confidence intervals."""
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
    if plots is not None:
        need_plots()
    for folder in (plots, records):
        if folder is not None:
            make_folder(folder)
    results = _play(plan, Crew(jobs, ray or ""), records, texts)
    report = report_on(plan, results.outcomes)
    if records is not None and not write_parquet(records, plan, results.outcomes):
        typer.echo(texts.say("arena-no-parquet", folder=str(records)), err=True)
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
    with _progress(plan, texts) as tell:
        try:
            if store is None:
                return play_tournament(plan, crew, tell)
            return resume_tournament(plan, crew, store, with_records=True, tell=tell)
        except KeyboardInterrupt:
            done = 0 if store is None else len(store.outcomes)
            typer.echo(texts.say("arena-interrupted", kept="yes" if store else "no", games=done), err=True)
            raise typer.Exit(INTERRUPTED) from None


@contextmanager
def _progress(plan: Plan, texts: Texts) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; elsewhere, such as in a log, a line for each tenth that is done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _tenths(plan.games, texts)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(texts.say("arena-playing", game=texts.title(plan.game)), total=plan.games)
        yield lambda done: bar.update(task, completed=done)


def _tenths(games: int, texts: Texts) -> Callable[[int], None]:
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        tenth = 10 * done // games
        if tenth > told:
            told = tenth
            typer.echo(texts.say("arena-done", done=done, games=games), err=True)

    return tell
