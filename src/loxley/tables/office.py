"""An operator's work on a store: what can be done beside servers that use it.

A row that is written here is like one of another process: its number is unique, so no table is forked. Servers on
PostgreSQL hear of it at once, one on SQLite looks every few seconds.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from loxley.core.refusals import Refused
from loxley.tables.commands import Step, close_by_operator, remove_by_operator
from loxley.tables.folding import fold, match_of
from loxley.tables.lobby_entries import entry_after, entry_of
from loxley.tables.people import new_secret
from loxley.tables.rows import Row, new_row
from loxley.tables.store import LobbyEntry, Store, Taken
from loxley.tables.table import Table

MOST_LISTED = 1_000_000
_ATTEMPTS = 20

_encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(tuple[str, int, int, float, str]).decode


class Finding(NamedTuple):
    """Something that is wrong with a table."""

    table: str
    trouble: str


async def look(store: Store, name: str) -> Table:
    rows = await store.rows(name)
    if not rows:
        raise Refused("no-such-table", name)
    return fold(rows)


async def close(store: Store, name: str) -> None:
    await _do(store, name, close_by_operator)


async def remove(store: Store, name: str, person: int) -> str:
    """The key of the new invitation."""
    key = new_secret()
    await _do(store, name, lambda table: remove_by_operator(table, person, key))
    return key


async def _do(store: Store, name: str, command: Callable[[Table], Step]) -> None:
    """Write one row, after whatever servers write meanwhile."""
    for _ in range(_ATTEMPTS):
        table = await look(store, name)
        if await store.is_archived(name):
            raise Refused("table-archived", name)
        step = command(table)
        row = new_row(name, table.number + 1, match_of(table, step.event), step.event, time.time())
        try:
            await append(store, row, entry_after(table, row, step))
        except Taken:
            continue
        await store.changed_outside()
        return
    raise Refused("too-busy", name)


async def append(store: Store, row: Row, entry: LobbyEntry | None) -> None:
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(trouble: Exception | None) -> None:
        if trouble is None:
            stored.set_result(None)
        else:
            stored.set_exception(trouble)

    store.append(row, entry, tell)
    await stored


async def archive(store: Store, name: str) -> None:
    """At once, and not after its time. A running game ends here."""
    table = await look(store, name)
    if table.stage not in ("over", "closed") and not await store.is_archived(name):
        await close(store, name)
    await store.archive(name, time.time())
    await store.changed_outside()


async def export(store: Store, name: str) -> str:
    """All rows of a table as text, one a line; secrets are hashes, seeds are not."""
    rows = await store.rows(name)
    if not rows:
        raise Refused("no-such-table", name)
    return "".join(
        _encode((row.table, row.number, row.match, row.at, row.data.decode())).decode() + "\n" for row in rows
    )


async def import_table(store: Store, text: str) -> str:
    """The name of the table that was read; it must not be there."""
    try:
        lines = [_decode_line(line) for line in text.splitlines()]
        rows = [Row(table, number, match, data.encode(), at) for table, number, match, at, data in lines]
        table = fold(rows)
    except Exception as trouble:
        raise Refused("not-a-table", "FILE") from trouble
    if not _is_whole(rows):
        raise Refused("not-a-table", "FILE")
    if await store.rows(table.name):
        raise Refused("table-exists", table.name)
    state = None if table.match is None else table.match.state
    for row in rows:
        await append(store, row, entry_of(table, row.at, table.stage, state) if row is rows[-1] else None)
    await store.changed_outside()
    return table.name


async def verify(store: Store) -> AsyncIterator[Finding | None]:
    """Each table is folded again: what is wrong with it, or nothing."""
    for entry in await store.entries("", MOST_LISTED):
        yield await _verify(store, entry)


async def _verify(store: Store, entry: LobbyEntry) -> Finding | None:
    rows = await store.rows(entry.table)
    if not _is_whole(rows):
        return Finding(entry.table, "rows-missing")
    try:
        table = fold(rows)
    except Exception as trouble:  # noqa: BLE001 - whatever a damaged row leads to, it is what was looked for
        return Finding(entry.table, type(trouble).__name__)
    if table.stage != entry.stage and not await store.is_archived(entry.table):
        return Finding(entry.table, "entry-differs")
    return None


def _is_whole(rows: list[Row]) -> bool:
    return bool(rows) and [row.number for row in rows] == list(range(len(rows)))
