"""The house: all tables of this process. A table is loaded when somebody first touches it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.commands import Step
from loxley.tables.driver import Driver
from loxley.tables.folding import fold, open_from
from loxley.tables.live import LiveTable, Presence
from loxley.tables.lobby_entries import entry_of
from loxley.tables.metrics import Metrics
from loxley.tables.notes import Note, read_note, written
from loxley.tables.patience import COMPOSE, COMPOSING_S, READ, give_signal
from loxley.tables.phrases import QUIET_S, Answer, answered, answers_to
from loxley.tables.retention import Retention
from loxley.tables.rows import Opened, Row, new_row
from loxley.tables.store import LobbyEntry, Store
from loxley.tables.succession import succeed
from loxley.tables.table import CLOSED, OVER, PLAYING, Table
from loxley.tables.table_names import is_table_name, new_table_name

_log = logging.getLogger("loxley.tables")

_ROUND = 5.0  # seconds between two rounds through the house
_BREATH = 0.005  # seconds for others between two tables that are woken
_RETIREMENT_ROUND = 300.0  # seconds between two looks for tables to archive
_RETIRED_AT_ONCE = 50


class House:
    def __init__(self, store: Store, driver: Driver, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self.set_aside: set[str] = set()  # tables that cannot be folded
        self._resting: set[str] = set()  # put away because nothing would happen there by itself
        self.on_load: Callable[[LiveTable], None] = _do_nothing  # the server listens to the table from then on
        self._driver = driver
        driver.held = self._held
        store.listen(self)
        self.on_unload: Callable[[str], None] = _do_nothing  # and takes it away again
        self.on_change: Callable[[LiveTable], None] = _do_nothing  # looks at a table after each change
        self._unclaimed: set[str] = set()
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_round: Callable[[], Awaitable[None]] = _do_nothing_for_long  # every few seconds
        self._archiving: dict[str, asyncio.Event] = {}
        self.retention = Retention()
        self._next_retirement = 0.0

    # tables

    async def open(self, opened: Opened, at: float) -> LiveTable:
        """A new table, stored."""
        name = new_table_name()
        row = new_row(name, 0, 0, opened, at)
        table = open_from(row)
        await self._store_first(row, entry_of(table, at, table.stage, None))
        return self._set_up(self._new_live(table))

    async def _store_first(self, row: Row, entry: LobbyEntry) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(trouble: Exception | None) -> None:
            if trouble is None:
                stored.set_result(None)
            else:
                stored.set_exception(Refused("not-stored", "store", "", {"reason": type(trouble).__name__}))

        self.store.append(row, entry, tell)
        await stored

    async def find(self, name: str) -> LiveTable | None:
        """The table of this name, loaded if it has to be; refuses one that was set aside."""
        live = self.live.get(name)
        if live is not None:
            return live
        if not is_table_name(name):
            return None
        if name in self.set_aside:
            raise Refused("set-aside", "table")
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable | None:
        if name in self._archiving:
            await self._archiving[name].wait()
        rows = await self.store.rows(name)
        if not rows:
            return None
        archived = await self.store.is_archived(name)
        try:
            table = fold(rows)
        except Exception as trouble:
            self._put_aside(name)
            raise Refused("set-aside", "table") from trouble
        if archived and table.stage != OVER:
            table.stage = CLOSED
        live = self._new_live(table)
        live.archived = archived
        return self._set_up(live)

    def _put_aside(self, name: str) -> None:
        """A table whose rows make no sense concerns nobody but those who ask for it."""
        _log.exception("table %s cannot be read from the store; it is set aside until the next start", name)
        self.set_aside.add(name)
        self.metrics.tables_set_aside.set(len(self.set_aside))

    def _new_live(self, table: Table) -> LiveTable:
        return LiveTable(table, self.store, self.metrics, self.spawn)

    def _set_up(self, live: LiveTable) -> LiveTable:
        table = live.table
        live.on_change = self._table_changed
        self.live[table.name] = live
        self._resting.discard(table.name)
        self.metrics.tables_loaded.set(len(self.live))
        self.on_load(live)
        self._table_changed(live)
        if self.store.shared:
            self.store.tell(written(Note(table.name, asks=True)))
        return live

    def _table_changed(self, live: LiveTable) -> None:
        if not live.driven and live.table.stage == PLAYING:
            self._unclaimed.add(live.table.name)
            if len(self._unclaimed) == 1:
                self.spawn(self._claim())
        self._driver.table_changed(live)
        self.on_change(live)

    async def _claim(self) -> None:
        """Ask for the right to drive tables; only one process has it for each."""
        names, self._unclaimed = self._unclaimed, set()
        for name in await self.store.claim(sorted(names)):
            live = self.live.get(name)
            if live is None:
                await self.store.release(name)
            else:
                live.driven = True
                self._driver.table_changed(live)
                self.on_change(live)  # what was not ours to tell is now

    async def wake(self) -> None:
        """Load the tables that would go on by themselves, one after the other, so that others are served meanwhile.

        Of a shared store only those that no other process drives; those of a process that died are found here too.
        """
        waking = await self.store.waking()
        self._resting.intersection_update(waking)  # the others need not be remembered
        names = [name for name in waking if self._sleeps(name)]
        for name in await self.store.claim(names):
            try:
                live = await self.find(name)
            except Refused:
                continue  # set aside; the others wake
            if live is not None:
                live.driven = True
                self._driver.table_changed(live)
            await asyncio.sleep(_BREATH)

    def _sleeps(self, name: str) -> bool:
        if name in self.set_aside or name in self._resting:
            return False
        return name not in self.live or not self.live[name].driven

    async def keep(self) -> None:
        """Every now and then: put away what nobody needs, look after tables and people of processes that died."""
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self._go_round()
            except Exception:  # noqa: BLE001 - whatever the store's trouble is, the next round may find it mended
                _log.exception("a round through the house failed")

    async def _go_round(self) -> None:
        now = time.time()
        self.pass_roles_on()
        await self.tidy(now)
        await self.on_round()
        if now >= self._next_retirement:
            is_done = await self.retire(now)
            self._next_retirement = now + min(_RETIREMENT_ROUND, self.retention.archive) if is_done else now
        await self.wake()
        if self.store.shared:
            self._forget_processes(await self.store.processes())

    def pass_roles_on(self) -> None:
        """Somebody else is the host where the host is gone."""
        for live in self.live.values():
            if not live.is_empty() and not live.archived and self._driver.host_is_gone(live):
                live.ask(partial(_succeeded, live), _do_nothing, _do_nothing)

    async def tidy(self, now: float) -> None:
        """Unload tables at which nobody is and nothing will happen by itself. Their next visitor loads them again."""
        for name, live in list(self.live.items()):
            quiet_since = max(live.since, live.table.touched)
            rests = live.is_empty() and live.is_idle and quiet_since < now - self.retention.unload
            if rests and not self._driver.waits(name):
                self._unload(name)
                if self.store.shared and live.driven:
                    await self.store.release(name)

    def _unload(self, name: str) -> None:
        del self.live[name]
        self._resting.add(name)
        self.metrics.tables_loaded.set(len(self.live))
        self._driver.forget(name)
        self.on_unload(name)

    async def look_again(self) -> None:
        """Somebody has written into the store who does not announce it."""
        for live in list(self.live.values()):
            live.archived = await self.store.is_archived(live.table.name)
            live.refresh()

    async def retire(self, now: float) -> bool:
        """Archive what has rested for long, delete what has been in the archive for longer; is that all there was?"""
        resting = await self.store.resting(now - self.retention.archive, _RETIRED_AT_ONCE)
        deleted = 0
        for name in resting:
            if self._is_at_work(name) or not await self.store.claim([name]):
                continue  # here, or in another process
            if self._is_at_work(name):  # since that was asked
                continue
            if name in self.live:
                self._unload(name)
            await self._archive(name, now)
            self.metrics.tables_archived.labels("archived").inc()
            _log.info("table %s was archived", name)
        if self.retention.delete > 0:
            deleted = await self.store.delete_archived(now - self.retention.delete, _RETIRED_AT_ONCE)
            self.metrics.tables_archived.labels("deleted").inc(deleted)
            await self.store.forget_games_before(now - self.retention.delete)
        return max(len(resting), deleted) < _RETIRED_AT_ONCE

    def _is_at_work(self, name: str) -> bool:
        live = self.live.get(name)
        return live is not None and not (live.is_empty() and live.is_idle)

    async def _archive(self, name: str, now: float) -> None:
        """Whoever asks for the table meanwhile waits, so that no row is written beside the archive."""
        archived = self._archiving[name] = asyncio.Event()
        try:
            await self.store.archive(name, now)
        finally:
            del self._archiving[name]
            archived.set()
        await self.store.release(name)

    # other processes

    def heard(self, table: str, number: int, row: Row | None) -> None:
        live = self.live.get(table)
        if live is not None:
            live.hear(number, row)

    def noted(self, process: str, note: str) -> None:
        said = read_note(note)
        live = self.live.get(said.table)
        if live is None:
            return
        if said.asks:
            self.tell_presence(live)
            return
        if said.signal:
            self._take_signal(live, said.signal, said.seat, said.row)
        elif said.held:
            live.hold = said.hold
            self._presence_changed(live)
        else:
            if said.here or said.watching or said.screens:
                live.elsewhere[process] = Presence(
                    frozenset(said.here), said.watching, said.screens, frozenset(said.away)
                )
            else:
                live.elsewhere.pop(process, None)
            self.lines_changed(live)

    # signals of people, which are not stored

    def signal(self, live: LiveTable, kind: str, seat: Seat, row: int = 0) -> None:
        """Somebody who is connected here writes, wants more time, has nothing to say, or need not see what bots do."""
        self._take_signal(live, kind, seat, row)
        if self.store.shared:
            self.store.tell(written(Note(live.table.name, signal=kind, seat=seat, row=row)))

    def _take_signal(self, live: LiveTable, kind: str, seat: Seat, row: int = 0) -> None:
        if live.table.stage != PLAYING or not 0 <= seat < live.table.players:
            return
        give_signal(live.signals, live.table, kind, seat, time.time(), row)
        if kind == COMPOSE:
            asyncio.get_running_loop().call_later(COMPOSING_S, self._presence_changed, live)
        self._driver.stir(live)
        if kind != READ:
            self._presence_changed(live)

    def heard_phrase(self, live: LiveTable, number: int) -> None:
        """Somebody has said a quick phrase, in the row with this number: bots may answer."""
        line = next((line for line in reversed(live.table.chat) if line.number == number), None)
        if line is None or time.time() < live.bots_quiet_until:
            return
        for at, answer in enumerate(answers_to(live.table, line), 1):
            live.bots_quiet_until = time.time() + QUIET_S
            action = partial(_answered, answer)
            loop = asyncio.get_running_loop()
            loop.call_later(at * self._driver.moment(live.table), live.ask, action, _do_nothing, _do_nothing)

    def lines_changed(self, live: LiveTable) -> None:
        """Somebody has come or gone."""
        live.note_lines(time.time())
        self._driver.stir(live)
        self._presence_changed(live)

    def _held(self, live: LiveTable) -> None:
        self._presence_changed(live)
        if self.store.shared:
            self.store.tell(written(Note(live.table.name, hold=live.hold, held=True)))

    def _presence_changed(self, live: LiveTable) -> None:
        if live.listener is not None:
            live.listener.presence_changed()

    def missed(self) -> None:
        for live in self.live.values():
            live.driven = False
            live.refresh()
            self._table_changed(live)

    def tell_presence(self, live: LiveTable) -> None:
        """Who is connected here, for the other processes."""
        if self.store.shared:
            note = Note(
                live.table.name,
                here=sorted(live.here),
                watching=live.watching,
                screens=live.screens,
                away=sorted(live.people_away()),
            )
            self.store.tell(written(note))

    def _forget_processes(self, alive: set[str]) -> None:
        for live in self.live.values():
            gone = [process for process in live.elsewhere if process not in alive]
            for process in gone:
                del live.elsewhere[process]
            if gone:
                self.lines_changed(live)

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


def _succeeded(live: LiveTable, table: Table) -> Step | None:
    return succeed(table, live.people_here())


def _answered(answer: Answer, table: Table) -> Step:
    return Step(answered(table, answer))


async def _do_nothing_for_long() -> None:
    pass


def _do_nothing(_argument: object) -> None:
    pass
