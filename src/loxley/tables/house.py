"""The house: all tables of this process. A table is loaded when somebody first touches it."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from loxley.core.refusals import Refused
from loxley.tables.cards import card_of
from loxley.tables.driver import Driver
from loxley.tables.live import LiveTable
from loxley.tables.rows import Opened, Row, new_row
from loxley.tables.store import Card, Store
from loxley.tables.table import Table, fold
from loxley.tables.tallies import Tallies

_log = logging.getLogger("loxley.tables")

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily mistaken
_NAME_LENGTH = 10


class House:
    def __init__(self, store: Store, driver: Driver, tallies: Tallies) -> None:
        self.store = store
        self.tallies = tallies
        self.live: dict[str, LiveTable] = {}
        self.furnish: Callable[[LiveTable], None] = lambda live: None  # the server brings its audience
        self._driver = driver
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # tables

    async def open(self, opened: Opened, at: float) -> LiveTable:
        """A new table, stored."""
        name = "".join(secrets.choice(_LETTERS) for _ in range(_NAME_LENGTH))
        table = Table(name, opened, at)
        await self._store_first(new_row(name, 0, 0, opened, at), card_of(table, at, table.stage, None))
        return self._set_up(table)

    async def _store_first(self, row: Row, card: Card) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(trouble: Exception | None) -> None:
            if trouble is None:
                stored.set_result(None)
            else:
                stored.set_exception(Refused("not-stored", "store", "", {"reason": type(trouble).__name__}))

        self.store.append(row, card, tell)
        await stored

    async def find(self, name: str) -> LiveTable | None:
        """The table of this name, loaded if it has to be."""
        live = self.live.get(name)
        if live is not None:
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable | None:
        rows = await self.store.rows(name)
        if not rows:
            return None
        return self._set_up(fold(rows))

    def _set_up(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.tallies, self.spawn)
        live.follow = self._driver.follow
        self.live[table.name] = live
        self.furnish(live)
        self._driver.follow(live)
        return live

    async def wake(self) -> None:
        """Load the tables that would go on by themselves, one after the other, so that others are served meanwhile."""
        for name in await self.store.waking():
            await self.find(name)
            await asyncio.sleep(0)

    # background work

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            _log.error("background work failed", exc_info=trouble)

    async def close(self) -> None:
        self._driver.close()
        for task in list(self._tasks):
            task.cancel()
        await self.store.close()
