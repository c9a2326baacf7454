"""A table at work: one queue, one writer.

What is asked is looked at in order. A table event is stored, then it counts: the table takes it in, everybody is told,
and the asker is answered. While one is being stored everything else waits, so nobody ever sees what is not stored.

When the store fails, the table stalls: the row under way is tried again with growing pauses until it is stored, people
are told that the table waits, and then everything goes on where it was.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import Seat
from loxley.tables.commands import Action, Step
from loxley.tables.folding import apply, match_of
from loxley.tables.lobby_entries import entry_after
from loxley.tables.metrics import Metrics
from loxley.tables.patience import Hold, Signals
from loxley.tables.rows import Played, Row, new_row
from loxley.tables.store import Store, Taken
from loxley.tables.table import CLOSED, Change, Table

_log = logging.getLogger("loxley.tables")
_FIRST_PAUSE = 0.1  # seconds before a row that was not stored is tried again
_LONGEST_PAUSE = 5.0
GRACE = 60.0  # seconds after a line broke in which nobody is replaced by a bot

Done = Callable[[int], None]
Refuse = Callable[[Refused | Illegal], None]


class TableListener(Protocol):
    """Is told what changes at a table, and tells the people who are connected."""

    def told(self, change: Change) -> None:
        """A row was stored and taken in."""

    def presence_changed(self) -> None:
        """Somebody has come to another process or gone, or the store has failed or recovered."""


class Presence(NamedTuple):
    """Who is connected to one process."""

    here: frozenset[int]
    watching: int
    screens: int = 0
    away: frozenset[int] = frozenset()  # those of them who have all their pages in the background


class Question:
    """Something that is asked of a table."""

    def look(self, table: Table) -> Step | None:
        """What shall be stored, or nothing; or a refusal."""
        raise NotImplementedError

    def done(self, number: int) -> None:
        """It is done, and stands in the row of this number."""
        raise NotImplementedError

    def refuse(self, refusal: Refused | Illegal) -> None:
        """It was refused."""
        raise NotImplementedError


class _Asked(Question):
    """Made of three functions."""

    def __init__(self, action: Action, done: Done, refuse: Refuse) -> None:
        self._action = action
        self._done = done
        self._refuse = refuse

    def look(self, table: Table) -> Step | None:
        return self._action(table)

    def done(self, number: int) -> None:
        self._done(number)

    def refuse(self, refusal: Refused | Illegal) -> None:
        self._refuse(refusal)


class LiveTable:
    def __init__(
        self, table: Table, store: Store, metrics: Metrics, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.table = table
        self.since = time.time()
        self.listener: TableListener | None = None
        self.on_change: Callable[[LiveTable], None] | None = None  # bots and clock look at what has changed
        self.here: Counter[int] = Counter()  # connections of each person
        self.unseen: Counter[int] = Counter()  # those of them that are pages in the background
        self.watching = 0
        self.screens = 0  # big ones that show the table to a whole room
        self.bots_quiet_until = 0.0  # they have just answered somebody
        self.elsewhere: dict[str, Presence] = {}  # who is connected to other processes
        self.signals = Signals()
        self.hold: Hold | None = None  # what bots wait for, if they wait for people
        self._seen: set[int] = set()  # who was here when somebody last came or went
        self._gone: dict[int, float] = {}  # when the line of a person broke
        self.notice = ""  # what the operator tells everybody
        self.archived = False  # it can be looked at, and nothing can be added
        self.driven = not store.shared  # does this process drive its bots and its clock?
        self._store = store
        self._metrics = metrics
        self._spawn = spawn
        self._inbox: deque[Question] = deque()
        self._storing: tuple[Question, Step, Row] | None = None
        self._mending = False
        self._failures = 0  # how often in a row the store has failed this table
        self._early: dict[int, Row | None] = {}  # rows of other processes whose turn has not come

    @property
    def is_idle(self) -> bool:
        return self._storing is None and not self._inbox and not self._mending

    @property
    def is_stalled(self) -> bool:
        """Does the store fail, so that everything here waits?"""
        return self._failures > 0

    def ask(self, action: Action, done: Done, refuse: Refuse) -> None:
        """Look at a request, now or when those before it are done."""
        self.take(_Asked(action, done, refuse))

    def take(self, asked: Question) -> None:
        """Likewise."""
        self._inbox.append(asked)
        if self._storing is None and not self._mending:
            self._work()

    def _work(self) -> None:
        while self._inbox and self._storing is None and not self._mending:
            asked = self._inbox.popleft()
            step = self.answer(asked)
            if step is not None:
                self._begin(asked, step)

    def answer(self, asked: Question) -> Step | None:
        """Look at a request at once: a question is answered, a table event comes back to be stored."""
        try:
            step = asked.look(self.table)
        except (Refused, Illegal) as refusal:
            asked.refuse(refusal)
            return None
        except Exception:  # noqa: BLE001 - a request that breaks something here must not stop the table
            _log.exception("a request at table %s failed", self.table.name)
            asked.refuse(Refused("broken", "server"))
            return None
        if step is None:
            asked.done(self.table.number)
        elif self.table.stage == CLOSED:
            asked.refuse(Refused("table-closed", "table"))
            return None
        elif self.archived:
            asked.refuse(Refused("table-archived", "table"))
            return None
        return step

    def _begin(self, asked: Question, step: Step) -> None:
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
        self._recover()
        if type(step.event) is Played:
            self._metrics.moved(len(step.event.moves))
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

    def people_away(self) -> set[int]:
        """Everybody who is connected to this process by pages in the background alone."""
        return {person for person, count in self.here.items() if count <= self.unseen[person]}

    def people_looking(self) -> set[int]:
        """Everybody who has a page of this table before their eyes, as far as we know."""
        elsewhere = (presence.here - presence.away for presence in self.elsewhere.values())
        return (set(self.here) - self.people_away()).union(*elsewhere)

    def note_lines(self, now: float) -> None:
        """Somebody has come or gone."""
        here = self.people_here()
        for person in self._seen - here:
            self._gone[person] = now
        for person in here:
            self._gone.pop(person, None)
        self._seen = here

    def gone_since(self, person: int) -> float:
        """When the line of somebody who is not here broke; whoever has not come yet is expected since the start."""
        return self._gone.get(person, self.since)

    def expected(self, now: float) -> set[int]:
        """Everybody who is here, or whose line broke so recently that they may come back at any moment."""
        recent = {person for person, since in self._gone.items() if now - since < GRACE}
        return self.people_here() | recent

    def is_here(self, seat: Seat) -> bool:
        return self.table.places[seat].person in self.people_here()

    def watchers(self) -> int:
        return self.watching + sum(presence.watching for presence in self.elsewhere.values())

    def shown_on(self) -> int:
        """How many big screens show this table."""
        return self.screens + sum(presence.screens for presence in self.elsewhere.values())

    def is_empty(self) -> bool:
        return not self.here and not self.watching and not self.screens

    def refresh(self) -> None:
        """Rows may have been missed."""
        if self._storing is None and not self._mending:
            self._mend(None)

    def _mend(self, trouble: Exception | None) -> None:
        """Look at what is stored before anything else happens here."""
        self._mending = True
        self._spawn(self._look_again(trouble))

    async def _look_again(self, trouble: Exception | None) -> None:
        is_taken = isinstance(trouble, Taken)
        may_be_ours = not is_taken or self._failures > 0  # refused at the first attempt, it was somebody else's
        if trouble is not None and not is_taken:
            await self._pause(trouble)
        rows = await self._rows_at_last()
        for row in rows:
            if may_be_ours and self._storing is not None and row == self._storing[2]:
                self._count()  # it was stored, only the answer was lost
            elif row.number == self.table.number + 1:
                self._take_in(apply(self.table, row))
        self._early = {number: row for number, row in self._early.items() if number > self.table.number}
        self._mending = False
        if self._storing is None:
            self._recover()
        elif rows or is_taken:
            asked, _, row = self._storing
            self.archived = self.table.number < row.number  # its number is free and yet refused: it was archived
            self._inbox.appendleft(asked)  # somebody was faster: ask again
            self._storing = None
            self._recover()
        else:
            _, step, row = self._storing
            self._store.append(row, entry_after(self.table, row, step), self._stored)
        self._work()

    async def _rows_at_last(self) -> list[Row]:
        """The rows that this table does not know yet, however long the store takes to answer."""
        while True:
            try:
                return await self._store.rows(self.table.name, self.table.number)
            except Exception as trouble:  # noqa: BLE001 - whatever the database says, nothing is known then
                await self._pause(trouble)

    async def _pause(self, trouble: Exception) -> None:
        """The store has failed: say so, and wait longer each time."""
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**self._failures)
        self._failures += 1
        self._metrics.failed_writes.inc()
        _log.warning(
            "table %s: the store failed (%s: %s); attempt %d follows in %.1f s",
            self.table.name,
            type(trouble).__name__,
            trouble,
            self._failures + 1,
            pause,
        )
        if self._failures == 1 and self.listener is not None:
            self.listener.presence_changed()
        await asyncio.sleep(pause)

    def _recover(self) -> None:
        if self._failures:
            _log.warning("table %s: the store answers again after %d failures", self.table.name, self._failures)
            self._failures = 0
            if self.listener is not None:
                self.listener.presence_changed()
