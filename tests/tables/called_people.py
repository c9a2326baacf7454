"""Tables by the day whose people are called when it is their turn."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from loxley.tables import commands
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.push import Push, own_signer
from loxley.tables.table import Table
from tests.tables.evenings import do, first_move, gather, house, opened, play
from tests.tables.push_service import HOST

DAY = 86_400
CONTACT = "mailto:ann@example.org"


class Evening:
    """A house that calls people, with a clock of its own."""

    push: Push

    def __init__(self, here: House) -> None:
        self.here = here
        self.shelf = here.store.push
        self.later = 0.0  # seconds by which the clock was put forward

    def now(self) -> float:
        return time.time() + self.later

    async def settle(self) -> None:
        """Whatever was begun in the background is done."""
        while tasks := [task for task in self.here._tasks if not task.done()]:
            await asyncio.gather(*tasks)

    async def round(self) -> None:
        for live in self.here.live.values():
            self.push.look(live)
        await self.settle()

    def outcomes(self) -> dict[str, float]:
        names = ("told", "gone", "failed", "late")
        counted = {name: self.here.metrics.value("pushes_total", outcome=name) for name in names}
        return {name: count for name, count in counted.items() if count}


@asynccontextmanager
async def calling(store: str, pauses: tuple[float, ...] = (0.0, 0.0)) -> AsyncIterator[Evening]:
    async with house(store) as here:
        signer = await own_signer(here.store.push, CONTACT)
        evening = Evening(here)
        evening.push = Push(
            here.store.push,
            signer,
            here.metrics,
            here.spawn,
            has_no_choice=here._driver.plays_for,
            hosts=[HOST],
            pauses=pauses,
            clock=evening.now,
        )
        here.on_change = evening.push.look
        here.on_unload = evening.push.unload
        try:
            yield evening
        finally:
            evening.push.close()


async def week(evening: Evening, **more: Any) -> LiveTable:
    """A game of Nottingham for three people, before its first turn."""
    wish = opened("nottingham", 3, think=DAY, options={"first_player": 0}, **more)
    return await gather(evening.here, wish, start=False)


def token(live: LiveTable, seat: int) -> str:
    person = live.table.places[seat].person
    assert person is not None
    return live.table.people[person].token


async def start(evening: Evening, live: LiveTable) -> None:
    await do(live, 1, commands.start)
    await evening.settle()


async def end_turn(evening: Evening, live: LiveTable) -> list[int]:
    """Whoever is awaited plays until somebody else is; who that is."""
    before = awaited(live.table)
    while awaited(live.table) == before:
        await play(live, before[0], first_move(live, before[0]))
    await evening.settle()
    return awaited(live.table)


def awaited(table: Table) -> list[int]:
    return [*table.running_match().state.awaited()]
