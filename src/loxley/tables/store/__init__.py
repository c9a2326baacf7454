"""Where rows are kept: SQLite for one process, PostgreSQL for several. The same schema, the same promises.

A row counts when it is stored. Two rows of a table with the same number cannot both be stored: the later one is told
`Taken`, and whoever wrote it looks again.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from loxley.tables.rows import Row

Stored = Callable[[Exception | None], None]


class Taken(Exception):
    """Another process has written this number already."""


class Card(Struct, gc=False):
    """The short of a table: what the lobby shows, and what a server must know before it loads the table."""

    table: str
    created: float
    touched: float
    stage: str
    listed: bool  # open to everybody
    wakes: bool  # bots or a clock would go on by themselves
    duplicate: str
    info: bytes  # JSON for the lobby


class Store(Protocol):
    """Rows in and out. `append` is the hot path: no coroutine, one call back for each row."""

    def append(self, row: Row, card: Card | None, stored: Stored) -> None:
        """Store a row, and the table's card if it has changed; then call back, in the event loop."""

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table, in order. None for a table that is not there."""

    async def match_rows(self, table: str, match: int) -> list[Row]:
        """The rows of one match of a table."""

    async def listed(self, most: int) -> list[Card]:
        """The tables of the lobby, the latest first."""

    async def waking(self) -> list[str]:
        """Tables that would go on by themselves."""

    async def of_duplicate(self, name: str) -> list[Card]:
        """The tables that play one deal."""

    async def deal(self, name: str, seed: str) -> str | None:
        """The seed of a named deal. With a seed given, the name is taken for it, if nobody has done so."""

    async def count(self) -> int:
        """How many tables there are."""

    async def close(self) -> None:
        """Everything that was appended is stored, and the store is left."""
