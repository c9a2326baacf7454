"""The embedded store: one SQLite file, one process.

One thread writes. It takes every row that waits and commits them together, so that a sync to disk is shared by all
moves that arrive during the sync before it. `synchronous=FULL` in WAL mode: what was committed survives a power cut.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from loxley.core.refusals import Refused
from loxley.tables.metrics import Metrics
from loxley.tables.rows import Row
from loxley.tables.store import NO_BOUND, Ban, KeepingRoom, LobbyEntry, Stored, StoreListener, Taken
from loxley.tables.store.packing import pack, unpack
from loxley.tables.store.push_shelf import PushShelf
from loxley.tables.store.schema import FORGET, FORGET_DEVICES, RESTING, RETIRE, SIZE_OF_KEPT_GAMES
from loxley.tables.store.sqlite_file import connect, lock_beside, new_file, open_file

# Many rows in one statement: during each statement another thread may take the interpreter, and keep it for a while.
_MOST_AT_ONCE = 64
_INSERT = [f"INSERT INTO rows VALUES {', '.join(['(?, ?, ?, ?, ?)'] * size)}" for size in range(_MOST_AT_ONCE + 1)]
# Where so many rows come during one sync, the next one waits a little for company: each has a price of its own.
_MANY_ROWS = 8
_WAIT_FOR_MORE_S = 0.003
# Of this connection alone: what was archived, here or by an operator's command, takes no row any more.
_NONE_BESIDE_THE_ARCHIVE = """CREATE TEMP TRIGGER archived BEFORE INSERT ON main.rows
WHEN EXISTS (SELECT 1 FROM main.archives WHERE table_name = NEW.table_name)
BEGIN SELECT RAISE(ABORT, 'archived'); END"""
_ENTRY = "INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_ROWS = "SELECT table_name, number, match, data, at FROM rows"
_ENTRIES = "SELECT table_name, created, touched, stage, listed, wakes, duplicate, info FROM cards"

Entry = tuple[Row, LobbyEntry | None, Stored]
Result = TypeVar("Result")


class SqliteStore:
    shared = False

    def __init__(self, path: Path, metrics: Metrics, *, beside: bool = False) -> None:
        """With `beside`, for an operator's work while a server may use the file."""
        self._path = path
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Entry] = []  # in this turn of the event loop
        self._waiting: SimpleQueue[list[Entry] | None] = SimpleQueue()
        self._lock = None if beside else lock_beside(path)
        self._outside = 0  # how often an operator had changed something when this was last asked
        try:
            self._reader = open_file(path)
        except Refused:
            self._unlock()
            raise
        self._readers = ThreadPoolExecutor(1, "loxley reads")  # its own, so that nothing slow is ever before a read
        self._trouble: Exception | None = None  # of the last commit
        self.push = PushShelf(self._read)
        self._writer = threading.Thread(target=self._write, name="loxley store", daemon=True)
        self._writer.start()

    # writing

    def append(self, row: Row, entry: LobbyEntry | None, stored: Stored) -> None:
        """What comes in one turn of the event loop goes to the writer together: waking it costs as much as a row."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((row, entry, stored))

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def _write(self) -> None:
        connection = connect(self._path)
        connection.execute(_NONE_BESIDE_THE_ARCHIVE)
        while self._write_batch(connection):
            pass
        connection.close()

    def _write_batch(self, connection: sqlite3.Connection) -> bool:
        """Everything that waits; false at the end. Nothing of it is held on to while the next is waited for."""
        entries = self._waiting.get()
        batch: list[Entry] = []
        while entries is not None:
            batch += entries
            if self._waiting.empty():
                break
            entries = self._waiting.get()
        if batch:
            self._commit(connection, batch)
        if len(batch) >= _MANY_ROWS:
            time.sleep(_WAIT_FOR_MORE_S)
        return entries is not None

    def _commit(self, connection: sqlite3.Connection, batch: list[Entry]) -> None:
        began = time.perf_counter()
        troubles: list[Exception | None] = [None] * len(batch)
        try:
            _insert(connection, batch)
        except sqlite3.Error:
            troubles = [_insert_alone(connection, entry) for entry in batch]
        self._loop.call_soon_threadsafe(self._tell, batch, troubles, time.perf_counter() - began)

    def _tell(self, batch: list[Entry], troubles: list[Exception | None], seconds: float) -> None:
        self._trouble = next((each for each in troubles if each is not None and not isinstance(each, Taken)), None)
        for (_, _, stored), trouble in zip(batch, troubles, strict=True):
            stored(trouble)
        self._metrics.committed(troubles.count(None), seconds)

    # other processes: there are none

    def listen(self, listener: StoreListener) -> None:
        pass

    def tell(self, note: str) -> None:
        pass

    async def claim(self, tables: list[str]) -> list[str]:
        return tables

    async def release(self, table: str) -> None:
        pass

    async def processes(self) -> set[str]:
        return set()

    # reading

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        found = await self._read(f"{_ROWS} WHERE table_name = ? AND number > ? ORDER BY number", table, after)
        if not found:
            return [row for row in await self._archived_rows(table) if row.number > after]
        return [_row(line) for line in found]

    async def _archived_rows(self, table: str) -> list[Row]:
        found = await self._read("SELECT data FROM archives WHERE table_name = ?", table)
        return unpack(table, found[0][0]) if found else []

    async def match_rows(self, table: str, match: int) -> list[Row]:
        found = await self._read(f"{_ROWS} WHERE table_name = ? AND match = ? ORDER BY number", table, match)
        return [_row(line) for line in found]

    async def listed(self, most: int) -> list[LobbyEntry]:
        return [
            _entry(line) for line in await self._read(f"{_ENTRIES} WHERE listed ORDER BY created DESC LIMIT ?", most)
        ]

    async def waking(self) -> list[str]:
        return [line[0] for line in await self._read("SELECT table_name FROM cards WHERE wakes")]

    async def of_duplicate(self, name: str) -> list[LobbyEntry]:
        found = await self._read(f"{_ENTRIES} WHERE duplicate = ? AND duplicate <> '' ORDER BY created", name)
        return [_entry(line) for line in found]

    async def deal(self, name: str, seed: str) -> str | None:
        if seed:
            await self._read("INSERT OR IGNORE INTO deals VALUES (?, ?)", name, seed)
        found = await self._read("SELECT seed FROM deals WHERE name = ?", name)
        return str(found[0][0]) if found else None

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM cards WHERE stage NOT IN ('over', 'closed')"))[0][0])

    # the archive

    async def resting(self, before: float, most: int) -> list[str]:
        """The entry of a table is not touched by plain moves: the last row decides."""
        found = await self._read(RESTING.format(before="?", most="?"), before, most)
        names: list[str] = []
        for name, last in found:
            if last < before:
                names.append(name)
            else:
                await self._write_now(["UPDATE cards SET touched = ? WHERE table_name = ?"], [(last, name)])
        return names

    async def archive(self, table: str, at: float) -> None:
        await self._loop.run_in_executor(self._readers, self._archive, table, at)

    def _archive(self, table: str, at: float) -> None:
        with closing(connect(self._path)) as connection, _transaction(connection):  # no row comes in between
            found = connection.execute(f"{_ROWS} WHERE table_name = ? ORDER BY number", (table,)).fetchall()
            if found:
                data = pack([_row(line) for line in found])
                connection.execute("INSERT INTO archives VALUES (?, ?, ?)", (table, at, data))
                connection.execute("DELETE FROM rows WHERE table_name = ?", (table,))
                connection.execute(RETIRE, (table,))
                connection.execute(FORGET_DEVICES, (table,))

    async def is_archived(self, table: str) -> bool:
        return bool(await self._read("SELECT 1 FROM archives WHERE table_name = ?", table))

    async def delete_archived(self, before: float, most: int) -> int:
        query = "SELECT table_name FROM archives WHERE archived < ? ORDER BY archived LIMIT ?"
        names = [(line[0],) for line in await self._read(query, before, most)]
        for name in names:
            await self._write_now(list(FORGET), [name if "?" in each else () for each in FORGET])
        return len(names)

    async def _write_now(self, statements: list[str], values: Sequence[tuple[object, ...]]) -> None:
        """A few statements together, beside the stream of rows."""
        await self._loop.run_in_executor(self._readers, self._change, statements, values)

    def _change(self, statements: list[str], values: Sequence[tuple[object, ...]]) -> None:
        with closing(connect(self._path)) as connection, _transaction(connection):
            for statement, given in zip(statements, values, strict=True):
                connection.execute(statement, given)

    # people's own records

    async def keep_games(self, owner: str, data: bytes, at: float, room: KeepingRoom = NO_BOUND) -> None:
        await self._loop.run_in_executor(self._readers, self._keep_games, owner, data, at, room)

    def _keep_games(self, owner: str, data: bytes, at: float, room: KeepingRoom) -> None:
        with closing(connect(self._path)) as connection, _transaction(connection):
            before = connection.execute("SELECT length(data) FROM kept_games WHERE owner = ?", (owner,)).fetchone()
            people, size = connection.execute(SIZE_OF_KEPT_GAMES).fetchone()
            room.must_hold(people, size, before and before[0], len(data))
            connection.execute("INSERT OR REPLACE INTO kept_games VALUES (?, ?, ?)", (owner, at, data))

    async def kept_games(self, owner: str) -> bytes | None:
        found = await self._read("SELECT data FROM kept_games WHERE owner = ?", owner)
        return bytes(found[0][0]) if found else None

    async def forget_games(self, owner: str) -> None:
        await self._write_now(["DELETE FROM kept_games WHERE owner = ?"], [(owner,)])

    async def forget_games_before(self, before: float) -> None:
        await self._write_now(["DELETE FROM kept_games WHERE kept < ?"], [(before,)])

    async def size_of_kept_games(self) -> tuple[int, int]:
        ((people, size),) = await self._read(SIZE_OF_KEPT_GAMES)
        return int(people), int(size)

    # for operators

    async def entries(self, stage: str, most: int) -> list[LobbyEntry]:
        query = f"{_ENTRIES} WHERE ? IN ('', stage) ORDER BY touched DESC LIMIT ?"
        return [_entry(line) for line in await self._read(query, stage, most)]

    async def is_changed_outside(self) -> bool:
        before, self._outside = self._outside, int((await self._read("PRAGMA user_version"))[0][0])
        return before != self._outside

    async def changed_outside(self) -> None:
        number = int((await self._read("PRAGMA user_version"))[0][0])
        await self._write_now([f"PRAGMA user_version = {number + 1}"], [()])

    async def bans(self, now: float) -> list[Ban]:
        return [Ban(*line) for line in await self._read("SELECT subject, until, reason FROM bans WHERE until > ?", now)]

    async def ban(self, ban: Ban) -> None:
        await self._write_now(["INSERT OR REPLACE INTO bans VALUES (?, ?, ?)"], [tuple(ban)])

    async def announcement(self, now: float) -> str:
        found = await self._read("SELECT text FROM announcement WHERE until > ?", now)
        return str(found[0][0]) if found else ""

    async def announce(self, text: str, until: float) -> None:
        await self._write_now(["INSERT OR REPLACE INTO announcement VALUES (1, ?, ?)"], [(text, until)])

    async def back_up(self, path: Path) -> None:
        await self._loop.run_in_executor(self._readers, self._copy_to, path)

    def _copy_to(self, path: Path) -> None:
        with closing(sqlite3.connect(self._path)) as source, closing(new_file(path)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")

    async def is_ready(self) -> bool:
        if self._trouble is not None:
            return False
        try:
            await self._read("SELECT 1 FROM schema LIMIT 1")
        except sqlite3.Error:
            return False
        return True

    async def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._loop.run_in_executor(self._readers, self._read_now, query, values)

    def _read_now(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        return self._reader.execute(query, values).fetchall()

    async def close(self) -> None:
        self._hand_over()
        self._waiting.put(None)
        await self._loop.run_in_executor(self._readers, self._writer.join)
        self._readers.shutdown()
        self._reader.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()


def _insert(connection: sqlite3.Connection, batch: list[Entry]) -> None:
    """All of the batch or nothing. A single statement is a transaction by itself."""
    entries = [_entry_values(entry) for _, entry, _ in batch if entry is not None]
    rows = [row for row, _, _ in batch]
    if not entries and len(rows) <= _MOST_AT_ONCE:
        _insert_rows(connection, rows)
        return
    with _transaction(connection):
        for at in range(0, len(rows), _MOST_AT_ONCE):
            _insert_rows(connection, rows[at : at + _MOST_AT_ONCE])
        if entries:
            connection.executemany(_ENTRY, entries)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("COMMIT")
    except (sqlite3.Error, Refused):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert_rows(connection: sqlite3.Connection, rows: list[Row]) -> None:
    values = [value for row in rows for value in (row.table, row.number, row.match, row.data.decode(), row.at)]
    connection.execute(_INSERT[len(rows)], values)


def _insert_alone(connection: sqlite3.Connection, entry: Entry) -> Exception | None:
    """One row at a time, after a batch has failed: only the rows that cannot be stored are refused."""
    try:
        _insert(connection, [entry])
    except sqlite3.IntegrityError:
        return Taken()
    except sqlite3.Error as trouble:
        return trouble
    return None


def _row(line: tuple[Any, ...]) -> Row:
    table, number, match, data, at = line
    return Row(table, number, match, data.encode(), at)


def _entry(line: tuple[Any, ...]) -> LobbyEntry:
    table, created, touched, stage, listed, wakes, duplicate, info = line
    return LobbyEntry(table, created, touched, stage, bool(listed), bool(wakes), duplicate, info.encode())


def _entry_values(entry: LobbyEntry) -> tuple[object, ...]:
    return (
        entry.table,
        entry.created,
        entry.touched,
        entry.stage,
        entry.listed,
        entry.wakes,
        entry.duplicate,
        entry.info.decode(),
    )
