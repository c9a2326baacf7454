"""`loxley bench`: figures of speed, ours and those of peers."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from loxley.bench.engine import EngineFigures, Task
from loxley.bench.peers import ENGINE_PEERS, RESEARCH_PEERS, PeerFigures
from loxley.bench.peers.environments import Unavailable
from loxley.bench.report import Report, run
from loxley.bench.research_report import run as run_research
from loxley.cli import CONTEXT
from loxley.cli.bench_research import research_pages
from loxley.cli.common import Json, Lang, RefusingCommand
from loxley.cli.options import Options, read_options
from loxley.cli.output import Answer, Pages, new_table, print_json, print_pages
from loxley.cli.usage import WrongUsage
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.texts import Texts, pick_language

PLAYERS = 4


class Part(StrEnum):
    ENGINE = "engine"
    SERVER = "server"
    RESEARCH = "research"


app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def bench(
    part: Annotated[Part, typer.Argument(metavar="[engine|server|research]")] = Part.ENGINE,
    *,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, metavar="S")] = 5.0,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    option: Options = None,
    postgres: Annotated[str, typer.Option("--postgres", metavar="URL")] = "",
    soak: Annotated[float | None, typer.Option("--soak", min=0.01, metavar="MINUTES")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast Loxley is on this machine, side by side with peers."""
    texts = Texts(pick_language(lang))
    if part == Part.SERVER and (game or option):
        raise WrongUsage("not-of-server")
    if part != Part.SERVER and (postgres or soak or plot):
        raise WrongUsage("only-of-server")
    try:
        if part == Part.SERVER:
            if os.name != "posix":
                raise Refused("unix-only", "server")
            from loxley.cli.bench_server import measure_server, measure_soak  # noqa: PLC0415 - it needs what only Unix has

            def tell(what: str) -> None:
                _tell(texts, what)

            if soak is not None:
                answer = measure_soak(soak, seconds, plot, tell, texts)
            else:
                answer = measure_server(seconds, tell, peers=peers, postgres=postgres)
        elif part == Part.RESEARCH:
            tasks = _tasks(game, option, seconds)
            learning = run_research(tasks, list(RESEARCH_PEERS) if peers else [], lambda what: _tell(texts, what))
            answer = Answer(learning, lambda texts: research_pages(learning, texts))
        else:
            tasks = _tasks(game, option, seconds)
            report = run(tasks, list(ENGINE_PEERS) if peers else [], lambda what: _tell(texts, what))
            answer = Answer(report, lambda texts: _pages(report, texts))
    except (Unavailable, ConnectionError) as failure:
        raise Refused("not-usable", "loxley", "", {"found": str(failure)}) from failure
    if json:
        print_json(answer.data)
    else:
        print_pages(answer.pages(texts))


def _tasks(name: str | None, option: list[str] | None, seconds: float) -> list[Task]:
    """Every game as it is by default, or one game with options."""
    if name is None:
        if option:
            raise WrongUsage("game-first")
        return [Task(game, PLAYERS, {}, seconds) for game in GAMES]
    game = find_game(name)
    options = read_options(game, option)
    game.settings(PLAYERS, options)
    return [Task(game.name, PLAYERS, options, seconds)]


def _tell(texts: Texts, what: str) -> None:
    typer.echo(texts.say("bench-measuring", what=what), err=True)


def _pages(report: Report, texts: Texts) -> Pages:
    pages: Pages = [report.machine, _ours(report, texts)]
    if report.peers:
        pages.append(_theirs(report, texts))
        pages += [f"{name}: {figures.error}" for name, figures in report.peers.items() if figures.error]
        pages.append(texts.say("bench-ratio-method"))
    return [*pages, texts.say("bench-method")]


def _ours(report: Report, texts: Texts) -> Table:
    say = texts.say
    numbers = [say("bench-games"), say("bench-decisions"), say("bench-clone"), say("bench-view")]
    numbers += [say("bench-record"), say("bench-robins")]
    table = new_table(say("bench-ours"), [say("bench-game"), say("bench-engine")], numbers)
    for game in report.loxley:
        found = {figures.engine: figures for figures in (report.loxley[game], report.plain[game])}
        for engine, figures in found.items():
            cells = [*_speeds(figures, texts), _fine(figures.view_us, texts)]
            cost = say("bench-share", percent=100 * figures.record_cost)
            robins = texts.say("bench-whole", figure=figures.robin_games_per_s)
            table.add_row(game, say(f"bench-{engine}"), *cells, cost, robins)
    return table


def _theirs(report: Report, texts: Texts) -> Table:
    say = texts.say
    numbers = [say("bench-games"), say("bench-decisions"), say("bench-clone")]
    numbers += [say("bench-ratio", game=game) for game in report.ratios]
    table = new_table(say("bench-peers"), [say("bench-peer")], numbers)
    for name, figures in report.peers.items():
        ratios = [_fine(ratios.get(name), texts) for ratios in report.ratios.values()]
        table.add_row(name, *_speeds(figures, texts), *ratios)
    return table


def _speeds(figures: EngineFigures | PeerFigures, texts: Texts) -> list[str]:
    speeds = [_whole(figures.games_per_s, texts), _whole(figures.decisions_per_s, texts)]
    return [*speeds, _fine(figures.clone_us, texts)]


def _whole(figure: float | None, texts: Texts) -> str:
    return "–" if figure is None else texts.say("bench-whole", figure=figure)


def _fine(figure: float | None, texts: Texts) -> str:
    return "–" if figure is None else texts.say("bench-fine", figure=figure)
