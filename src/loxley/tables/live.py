"""A table at work: one queue, one writer.

What is asked is looked at in order. A deed is stored, then it counts: the table takes it in, everybody is told, and the
asker is answered. While a deed is being stored everything else waits, so nobody ever sees what is not stored.
"""

import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from loxley.core.refusals import Illegal, Refused
from loxley.tables.commands import Action, Step
from loxley.tables.folding import apply, match_of
from loxley.tables.lobby_entries import entry_after
from loxley.tables.metrics import Metrics
from loxley.tables.rows import Played, Row, new_row
from loxley.tables.store import Store, Taken
from loxley.tables.table import Change, Table

_log = logging.getLogger("loxley.tables")

Done = Callable[[int], None]
Refuse = Callable[[Refused | Illegal], None]


class Audience(Protocol):
    """Whoever tells the people at a table what happens."""

    def told(self, change: Change) -> None:
        """A row was stored and taken in."""

    def presence_changed(self) -> None:
        """Somebody has come to another process, or gone."""


class Presence(NamedTuple):
    """Who is connected to one process."""

    here: frozenset[int]
    watching: int


class _Asked(NamedTuple):
    action: Action
    done: Done
    refuse: Refuse


class LiveTable:
    def __init__(
        self, table: Table, store: Store, metrics: Metrics, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.table = table
        self.since = time.time()
        self.listener: Audience | None = None
        self.on_change: Callable[[LiveTable], None] | None = None  # bots and clock look at what has changed
        self.here: Counter[int] = Counter()  # connections of each person
        self.watching = 0
        self.elsewhere: dict[str, Presence] = {}  # who is connected to other processes
        self.driven = not store.shared  # does this process drive its bots and its clock?
        self._store = store
        self._tallies = metrics
        self._spawn = spawn
        self._inbox: deque[_Asked] = deque()
        self._storing: tuple[_Asked, Step, Row] | None = None
        self._mending = False
        self._early: dict[int, Row | None] = {}  # rows of other processes whose turn has not come

    @property
    def is_idle(self) -> bool:
        return self._storing is None and not self._inbox and not self._mending

    def ask(self, action: Action, done: Done, refuse: Refuse) -> None:
        """Look at a request, now or when those before it are done."""
        self._inbox.append(_Asked(action, done, refuse))
        if self._storing is None and not self._mending:
            self._work()

    def _work(self) -> None:
        while self._inbox and self._storing is None and not self._mending:
            asked = self._inbox.popleft()
            try:
                step = asked.action(self.table)
            except (Refused, Illegal) as refusal:
                asked.refuse(refusal)
                continue
            except Exception:  # noqa: BLE001 - a request that breaks something here must not stop the table
                _log.exception("a request at table %s failed", self.table.name)
                asked.refuse(Refused("broken", "server"))
                continue
            if step is None:
                asked.done(self.table.number)
            else:
                self._begin(asked, step)

    def _begin(self, asked: _Asked, step: Step) -> None:
        table = self.table
        row = new_row(table.name, table.number + 1, match_of(table, step.event), step.event, time.time())
        self._storing = (asked, step, row)
        self._store.append(row, entry_after(table, row, step), self._stored)

    def _stored(self, trouble: Exception | None) -> None:
        if trouble is not None:
            self._mend(trouble)
            return
        try:
            self._count()
        except Exception:  # noqa: BLE001 - others of the same batch wait for their answers
            _log.exception("table %s could not tell of a row", self.table.name)
        self._take_up_early()
        self._work()

    def _count(self) -> None:
        """The row under way is stored: it counts."""
        assert self._storing is not None
        asked, step, row = self._storing
        self._storing = None
        if isinstance(step.event, Played):
            self._tallies.moves += len(step.event.moves)
        self._take_in(apply(self.table, row, step.event, step.preview))
        asked.done(row.number)

    def _take_in(self, change: Change) -> None:
        if self.listener is not None:
            self.listener.told(change)
        if self.on_change is not None:
            self.on_change(self)

    # other processes

    def hear(self, number: int, row: Row | None) -> None:
        """Another process has stored a row of this table. It may come before the answer to a row of our own."""
        if number <= self.table.number:
            return
        if row is None or number > self.table.number + 1:
            self._early[number] = row
            if self._storing is None and not self._mending:
                self._mend(None)
            return
        self._take_in(apply(self.table, row))
        self._take_up_early()

    def _take_up_early(self) -> None:
        """Rows that came before their turn; if some are missing between, they are fetched."""
        while (row := self._early.get(self.table.number + 1)) is not None:
            self._take_in(apply(self.table, row))
        self._early = {number: row for number, row in self._early.items() if number > self.table.number}
        if self._early and not self._mending:
            self._mend(None)

    def people_here(self) -> set[int]:
        """Everybody with a connection, to this process or another."""
        return set(self.here).union(*(presence.here for presence in self.elsewhere.values()))

    def watchers(self) -> int:
        return self.watching + sum(presence.watching for presence in self.elsewhere.values())

    def is_empty(self) -> bool:
        return not self.here and not self.watching

    def refresh(self) -> None:
        """Rows may have been missed."""
        if self._storing is None and not self._mending:
            self._mend(None)

    def _mend(self, trouble: Exception | None) -> None:
        """Look at what is stored before anything else happens here."""
        self._mending = True
        self._spawn(self._look_again(trouble))

    async def _look_again(self, trouble: Exception | None) -> None:
        try:
            rows = await self._store.rows(self.table.name, self.table.number)
        except Exception as error:  # noqa: BLE001 - whatever the database says, nothing is known then
            trouble = trouble or error
            rows = []
        for row in rows:
            if self._storing is not None and row == self._storing[2]:
                self._count()  # it was stored, only the answer was lost
            elif row.number == self.table.number + 1:
                self._take_in(apply(self.table, row))
        self._early = {number: row for number, row in self._early.items() if number > self.table.number}
        if self._storing is not None:
            asked, self._storing = self._storing[0], None
            if rows or isinstance(trouble, Taken):
                self._inbox.appendleft(asked)  # somebody was faster: ask again
            else:
                reason = type(trouble).__name__
                asked.refuse(Refused("not-stored", "store", "", {"reason": reason}))
        self._mending = False
        self._work()
