"""Where rows are kept: SQLite for one process, PostgreSQL for several. The same schema, the same promises.

A row counts when it is stored. Two rows of a table with the same number cannot both be stored: the later one is told
`Taken`, and whoever wrote it looks again.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec import Struct

from loxley.core.refusals import Refused
from loxley.tables.rows import Row
from loxley.tables.store.push_shelf import PushShelf

Stored = Callable[[Exception | None], None]


class Taken(Exception):
    """Another process has written this number already."""


class LobbyEntry(Struct, gc=False):
    """The short of a table: what the lobby shows, and what a server must know before it loads the table."""

    table: str
    created: float
    touched: float
    stage: str
    listed: bool  # open to everybody
    wakes: bool  # bots or a clock would go on by themselves
    duplicate: str
    info: bytes  # JSON for the lobby


class Ban(NamedTuple):
    """Somebody who may not come: a network (`192.0.2.0/24`), or the look of a name (`name …`)."""

    subject: str
    until: float
    reason: str = ""


class KeepingRoom(NamedTuple):
    """For how many people, and in how many bytes together, games are kept."""

    people: int = sys.maxsize
    size: int = sys.maxsize

    def must_hold(self, people: int, size: int, before: int | None, after: int) -> None:
        """May a record of `after` bytes take the place of one of `before`? Who wants less than before always may."""
        if before is None and people >= self.people:
            raise Refused("too-many-kept", "name")
        growth = after - (before or 0)
        if growth > 0 and size + growth > self.size:
            raise Refused("no-room-to-keep", "games")


NO_BOUND = KeepingRoom()


class StoreListener(Protocol):
    """Whoever wants to hear what other processes do with a shared store."""

    def heard(self, table: str, number: int, row: Row | None) -> None:
        """Another process has stored a row; without it, it must be fetched."""

    def noted(self, process: str, note: str) -> None:
        """Another process has something to say that is not stored."""

    def missed(self) -> None:
        """The line was broken: rows may have been missed, and all leases are gone."""


class Store(Protocol):
    """Rows in and out. `append` is the hot path: no coroutine, one call back for each row."""

    shared: bool  # do other processes write here too?
    push: PushShelf  # devices of people that can be called

    def listen(self, listener: StoreListener) -> None:
        """From now on, tell these about other processes."""

    def tell(self, note: str) -> None:
        """Something for the other processes that need not be stored."""

    async def claim(self, tables: list[str]) -> list[str]:
        """Those of the tables whose bots and clock this process may drive from now on."""

    async def release(self, table: str) -> None:
        """Leave a table to other processes."""

    async def processes(self) -> set[str]:
        """The other processes that are alive, and this one."""

    def append(self, row: Row, entry: LobbyEntry | None, stored: Stored) -> None:
        """Store a row, and the table's card if it has changed; then call back, in the event loop."""

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table, in order. None for a table that is not there."""

    async def match_rows(self, table: str, match: int) -> list[Row]:
        """The rows of one match of a table."""

    async def listed(self, most: int) -> list[LobbyEntry]:
        """The tables of the lobby, the latest first."""

    async def waking(self) -> list[str]:
        """Tables that would go on by themselves."""

    async def of_duplicate(self, name: str) -> list[LobbyEntry]:
        """The tables that play one deal."""

    async def deal(self, name: str, seed: str) -> str | None:
        """The seed of a named deal. With a seed given, the name is taken for it, if nobody has done so."""

    async def count(self) -> int:
        """How many tables gather or are played."""

    async def resting(self, before: float, most: int) -> list[str]:
        """Tables without a row since then that are not archived, those without one for longest first."""

    async def archive(self, table: str, at: float) -> None:
        """Put all rows of a table into one packet. It can be read as before, and nothing can be added."""

    async def is_archived(self, table: str) -> bool:
        """Is it in the archive?"""

    async def delete_archived(self, before: float, most: int) -> int:
        """Forget tables that were archived before then; how many."""

    # people's own records, each under the hash of a name and a secret

    async def keep_games(self, owner: str, data: bytes, at: float, room: KeepingRoom = NO_BOUND) -> None:
        """In the place of what was kept for them before; refused where there is no room, also to two at once."""

    async def kept_games(self, owner: str) -> bytes | None:
        """What is kept for them, if anything."""

    async def forget_games(self, owner: str) -> None:
        """Nothing is kept for them any more."""

    async def forget_games_before(self, before: float) -> None:
        """Nor for those who have not kept anything since then."""

    async def size_of_kept_games(self) -> tuple[int, int]:
        """For how many people something is kept, and how many bytes in all."""

    # for operators

    async def entries(self, stage: str, most: int) -> list[LobbyEntry]:
        """Tables of a stage, or of all; those that changed last come first."""

    async def is_changed_outside(self) -> bool:
        """Has an operator written here since this was asked, without a way to announce it?"""

    async def changed_outside(self) -> None:
        """An operator has written here: servers shall look."""

    async def bans(self, now: float) -> list[Ban]:
        """Those that still hold."""

    async def ban(self, ban: Ban) -> None:
        """From now on; one that is over lifts an older one."""

    async def announcement(self, now: float) -> str:
        """What the operator tells everybody now, if anything."""

    async def announce(self, text: str, until: float) -> None:
        """Tell everybody, until then."""

    async def back_up(self, path: Path) -> None:
        """Everything into a new file, a store of its own, while servers go on."""

    async def is_ready(self) -> bool:
        """Does it answer, and was the last row stored?"""

    async def close(self) -> None:
        """Everything that was appended is stored, and the store is left."""
