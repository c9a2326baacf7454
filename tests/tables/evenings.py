"""A house for one evening: real stores, bots that think in a thread, nobody waits."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from loxley.bots import Guests
from loxley.games import find_game
from loxley.tables import commands, rematches
from loxley.tables.asking import ask
from loxley.tables.bot_workers import BotWorkers
from loxley.tables.commands import Step
from loxley.tables.driver import Driver
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.patience import Pace
from loxley.tables.people import hashed
from loxley.tables.rows import BotSeat, Joined, Opened
from loxley.tables.store.opening import open_store
from loxley.tables.table import OVER, Table

Result = TypeVar("Result")
START = 1_800_000_000.0


@asynccontextmanager
async def house(
    store: str, pace: Pace | None = None, guests: Guests | None = None, now: Callable[[], float] = time.time
) -> AsyncIterator[House]:
    metrics = Metrics()
    bot_workers = BotWorkers(1, lambda: ThreadPoolExecutor(1), guests)
    driver = Driver(bot_workers, pace or Pace.at_once(), metrics, now)
    opened = House(await open_store(store, metrics), driver, metrics)
    try:
        yield opened
    finally:
        await opened.close()
        bot_workers.close()


def run(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    async def limited() -> Result:
        async with asyncio.timeout(120):
            return await work()

    return asyncio.run(limited())


def attributes(thing: object) -> dict[str, object]:
    """All that an object holds; those of a compiled class are no dictionary."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names}


def opened(game: str = "sheriff", players: int = 3, bots: int = 0, **more: Any) -> Opened:
    """The host on seat 0, bots on the last seats."""
    options: dict[str, Any] = {**find_game(game).settings(players, {**_floor(game), **more.pop("options", {})})}
    seats = [BotSeat(seat, "novice", "even", f"Bot {seat}") for seat in range(players - bots, players)]
    fields: dict[str, Any] = {"name": "Ann", "token": hashed("ann"), "key": hashed("key"), "seat": 0, "bots": seats}
    return Opened(game=game, players=players, options=options, **{**fields, **more})


def _floor(game: str) -> dict[str, Any]:
    return {} if game == "nottingham" else {"floor": "open"}


async def gather(here: House, wish: Opened, *, start: bool = True) -> LiveTable:
    """A table with a person on every seat without a bot, started."""
    live = await here.open(wish, START)
    people = wish.players - len(wish.bots)
    for seat in range(1, people):
        await join(live, seat + 1, seat)
    if start:
        await do(live, 1, commands.start)
    return live


async def join(live: LiveTable, number: int, seat: int | None) -> None:
    await ask(live, lambda _: Step(Joined(number, f"P{number - 1}", hashed(f"p{number - 1}"), seat)))


async def play_again(live: LiveTable) -> None:
    """Everybody at the table is here, and wants another game."""
    people = [place.person for place in live.table.places if place.person is not None]
    for person in sorted(people, reverse=True):
        await do(live, person, rematches.rematch, people)


async def do(live: LiveTable, person: int, event: Callable[..., Step], *more: Any) -> int:
    """A deed of a person, stored."""
    return await ask(live, lambda table: event(table, table.people[person], *more))


async def play(live: LiveTable, seat: int, *words: str) -> int:
    return await ask(live, lambda table: commands.play(table, seat, list(words)))


async def until(live: LiveTable, holds: Callable[[Table], bool], stir: asyncio.Event | None = None) -> None:
    """Look after each row, and whenever something else stirs, until something holds; so nothing spins."""
    row = stir or asyncio.Event()
    follow = live.on_change

    def stirred(table: LiveTable) -> None:
        if follow is not None:
            follow(table)
        row.set()

    live.on_change = stirred
    while not holds(live.table):
        row.clear()
        await row.wait()
    live.on_change = follow


def come(here: House, live: LiveTable, person: int) -> None:
    """Somebody connects."""
    live.here[person] += 1
    here.lines_changed(live)


def go(here: House, live: LiveTable, person: int) -> None:
    """Their line breaks."""
    del live.here[person]
    here.lines_changed(live)


def first_move(live: LiveTable, seat: int) -> str:
    """The first of a seat's legal moves, in words."""
    return live.table.game.book.word(live.table.running_match().state.legal(seat)[0])


async def play_to(live: LiveTable, phase: str) -> None:
    """Whoever is awaited plays their first legal move, until a phase begins."""
    while live.table.running_match().state.phase.name != phase:
        seat = live.table.running_match().state.awaited()[0]
        await play(live, seat, first_move(live, seat))


def is_over(table: Table) -> bool:
    return table.stage == OVER


async def play_out(live: LiveTable) -> None:
    """Everybody who is awaited plays their first legal move, until the game is over."""
    while not is_over(live.table):
        seat = live.table.running_match().state.awaited()[0]
        await play(live, seat, first_move(live, seat))
