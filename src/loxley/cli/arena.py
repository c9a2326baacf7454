"""`loxley arena`: tournaments among bots, with confidence intervals."""

from pathlib import Path
from typing import Annotated

import typer

from loxley import bots
from loxley.arena import (
    BUDGET,
    Crew,
    Plan,
    Results,
    Search,
    Store,
    draw_plots,
    need_plots,
    new_plan,
    play_tournament,
    read_entry,
    read_field,
    report_on,
    resume_tournament,
    write_parquet,
)
from loxley.cli import CONTEXT
from loxley.cli.arena_pages import arena_pages
from loxley.cli.best_response import answer_level
from loxley.cli.common import Components, GameName, Json, Lang, RefusingCommand
from loxley.cli.files import make_folder, read_toml
from loxley.cli.options import Options, read_options
from loxley.cli.output import print_json, print_pages
from loxley.cli.progress import progress
from loxley.core.refusals import Refused
from loxley.games import GAMES as ALL_GAMES
from loxley.games import find_game
from loxley.research.data import write_card, write_decisions
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
        list[str] | None,
        typer.Argument(metavar="LEVEL...", autocompletion=lambda: bots.levels(next(iter(ALL_GAMES)))),
    ] = None,
    *,
    best_response: Annotated[str | None, typer.Option("--best-response", metavar="LEVEL")] = None,
    budget: Annotated[float, typer.Option("--budget", metavar="CPU-SECONDS", min=0.01)] = BUDGET,
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
    think: Annotated[int, typer.Option("--think", metavar="N", min=0)] = 0,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play seat-balanced tournaments among bots, with confidence intervals."""
    texts = Texts(pick_language(lang))
    door = find_game(game)
    options = read_options(door, option)
    if not 1 <= jobs <= MOST_JOBS:
        raise Refused("out-of-range", "--jobs", "", {"least": 1, "most": MOST_JOBS, "found": str(jobs)})
    if best_response is not None:
        if levels:
            raise Refused("response-alone", levels[0])
        search = Search(door.name, read_entry(door.name, best_response), seats or SEATS, options, seed, budget)
        answer_level(search, games, Crew(jobs, ray or ""), texts, json=json)
        return
    field = read_field(door.name, levels or [])
    if seats is None:
        seats = SEATS if field.line_up is None else len(field.line_up)
    figures = read_toml(components) if components else None
    plan = new_plan(
        door.name,
        field,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        components=figures,
        limit=time_limit,
        think=think,
    )
    if plots is not None:
        need_plots()
    for folder in (plots, records):
        if folder is not None:
            make_folder(folder)
    results = _play(plan, Crew(jobs, ray or ""), records, texts)
    report = report_on(plan, results.outcomes)
    if records is not None:
        _write_tables(records, plan, results, jobs, texts)
    if plots is not None:
        draw_plots(plots, plan, report, results.outcomes, texts)
    if json:
        print_json(report)
    else:
        print_pages(arena_pages(plan, report, results, texts))


def _write_tables(folder: Path, plan: Plan, results: Results, jobs: int, texts: Texts) -> None:
    """Results and decisions for data tools; where polars is missing, only the records are kept."""
    if not write_parquet(folder, plan, results.outcomes):
        typer.echo(texts.say("arena-no-parquet", folder=str(folder)), err=True)
        return
    with progress(texts.say("arena-writing"), plan.games, texts) as tell:
        decisions = write_decisions(folder, jobs, lambda done, _: tell(done))
    write_card(folder, plan.game, plan.games, decisions)


def _play(plan: Plan, crew: Crew, records: Path | None, texts: Texts) -> Results:
    store = None if records is None else Store(records, plan)
    if store is not None:
        store.open()
    with progress(texts.say("arena-playing", game=texts.title(plan.game)), plan.games, texts) as tell:
        try:
            if store is None:
                return play_tournament(plan, crew, tell)
            return resume_tournament(plan, crew, store, with_records=True, tell=tell)
        except KeyboardInterrupt:
            done = 0 if store is None else len(store.outcomes)
            typer.echo(texts.say("arena-interrupted", kept="yes" if store else "no", games=done), err=True)
            raise typer.Exit(INTERRUPTED) from None
