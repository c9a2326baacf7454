"""A table at work: one queue, one writer.

What is asked is looked at in order. A deed is stored, then it counts: the table takes it in, everybody is told, and the
asker is answered. While a deed is being stored, everything else waits in the queue; so nobody ever sees what is not stored.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from loxley.core.refusals import Illegal, Refused
from loxley.tables.cards import card_after
from loxley.tables.deeds import Action, Step
from loxley.tables.rows import Played, Row, new_row
from loxley.tables.store import Store, Taken
from loxley.tables.table import Change, Table
from loxley.tables.tallies import Tallies

Done = Callable[[int], None]
Refuse = Callable[[Refused | Illegal], None]


class Audience(Protocol):
    """Whoever tells the people at a table what happens."""

    def told(self, change: Change) -> None:
        """A row was stored and taken in."""


class _Asked(NamedTuple):
    action: Action
    done: Done
    refuse: Refuse


class LiveTable:
    def __init__(
        self, table: Table, store: Store, tallies: Tallies, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.table = table
        self.audience: Audience | None = None
        self.follow: Callable[[LiveTable], None] | None = None  # bots and clock look at what has changed
        self.here: Counter[int] = Counter()  # connections of each person
        self.watching = 0
        self._store = store
        self._tallies = tallies
        self._spawn = spawn
        self._inbox: deque[_Asked] = deque()
        self._storing: tuple[_Asked, Step, Row] | None = None
        self._mending = False

    @property
    def is_idle(self) -> bool:
        return self._storing is None and not self._inbox and not self._mending

    def ask(self, action: Action, done: Done, refuse: Refuse) -> None:
        """Look at a request, now or when those before it are done."""
        self._inbox.append(_Asked(action, done, refuse))
        if self._storing is None and not self._mending:
            self._work()

    def _work(self) -> None:
        while self._inbox and self._storing is None:
            asked = self._inbox.popleft()
            try:
                step = asked.action(self.table)
            except (Refused, Illegal) as refusal:
                asked.refuse(refusal)
                continue
            if step is None:
                asked.done(self.table.number)
            else:
                self._begin(asked, step)

    def _begin(self, asked: _Asked, step: Step) -> None:
        table = self.table
        row = new_row(table.name, table.number + 1, table.next_match(step.deed), step.deed, time.time())
        self._storing = (asked, step, row)
        self._store.append(row, card_after(table, row, step), self._stored)

    def _stored(self, trouble: Exception | None) -> None:
        assert self._storing is not None
        asked, step, row = self._storing
        if trouble is not None:
            self._mending = True
            self._spawn(self._mend(trouble))
            return
        self._storing = None
        if isinstance(step.deed, Played):
            self._tallies.moves += len(step.deed.moves)
        self._take_in(self.table.apply(row, step.deed, step.trial))
        asked.done(row.number)
        self._work()

    def _take_in(self, change: Change) -> None:
        if self.audience is not None:
            self.audience.told(change)
        if self.follow is not None:
            self.follow(self)

    # other processes

    async def _mend(self, trouble: Exception) -> None:
        """A deed was not stored. If somebody else was faster, look at what they did and ask again."""
        assert self._storing is not None
        asked, _, _ = self._storing
        if isinstance(trouble, Taken):
            await self.catch_up()
            self._inbox.appendleft(asked)
        else:
            asked.refuse(Refused("not-stored", "store", "", {"reason": type(trouble).__name__}))
        self._storing = None
        self._mending = False
        self._work()

    async def catch_up(self) -> None:
        """Take in the rows that other processes have stored."""
        for row in await self._store.rows(self.table.name, self.table.number):
            self.hear(row)

    def hear(self, row: Row) -> None:
        """A row that another process has stored."""
        if row.number == self.table.number + 1:
            self._take_in(self.table.apply(row))
