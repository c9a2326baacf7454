"""The shared store: PostgreSQL, for several server processes. Any of them can serve any table.

One writer in each process takes all rows that wait, and inserts and announces them in one statement; while that is
under way, others gather. A row whose number is taken is left out, and its writer told. Rows of other processes arrive
through LISTEN; one that is too large for a notification is only named there, and fetched.
"""

import asyncio
import logging
import secrets
import time
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import msgspec

from loxley.core.refusals import Refused
from loxley.tables.metrics import Metrics
from loxley.tables.rows import Row
from loxley.tables.store import NO_BOUND, Ban, KeepingRoom, LobbyEntry, Stored, StoreListener, Taken
from loxley.tables.store.packing import pack, unpack
from loxley.tables.store.postgres_rows import APPEND, ENTRIES, ROWS, Entry, columns_of, entry_in, row_in
from loxley.tables.store.push_shelf import PushShelf
from loxley.tables.store.schema import (
    FORGET,
    FORGET_DEVICES,
    KEPT,
    RESTING,
    RETIRE,
    SIZE_OF_KEPT_GAMES,
    numbered,
    steps_after,
)
from loxley.tables.store.sqlite_file import new_file

_ROWS_CHANNEL = "loxley_rows"
_NOTES_CHANNEL = "loxley_notes"
_LATER = 0.5  # seconds between attempts to reach a database that is gone
_ANSWERS_WITHIN = 2.0  # seconds in which a database that is there says so
_MIGRATION_LOCK = 0x6C6F786C  # held while the schema is brought up to date
_KEEPING_LOCK = 0x6B657074  # held while a record of a person is put in its place
_LEASE_SALT = 7


_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
_decode_line = msgspec.json.Decoder(tuple[str, int, int, float, str]).decode
_log = logging.getLogger("loxley.store")


class PostgresStore:
    shared = True

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._url = url
        self._metrics = metrics
        self._process = secrets.token_hex(8)
        self._on_news: StoreListener | None = None
        self._waiting: list[Entry] = []
        self._notes: list[str] = []
        self._stirred = asyncio.Event()
        self._leasing = asyncio.Lock()  # the listening connection does one thing at a time
        self._closing = False
        self._trouble: Exception | None = None  # of the last commit
        self._pool: asyncpg.Pool[asyncpg.Record]
        self._writer: asyncpg.Connection[asyncpg.Record]
        self._listener: asyncpg.Connection[asyncpg.Record]
        self._tasks: list[asyncio.Task[None]] = []
        self.push = PushShelf(self._run)

    async def open(self) -> None:
        try:
            await _migrate(self._url)
            async with AsyncExitStack() as opened:
                self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
                opened.callback(self._pool.terminate)
                self._writer = await asyncpg.connect(self._url)
                opened.callback(self._writer.terminate)
                self._listener = await self._listen()
                opened.pop_all()
        except (*_LOST, ValueError) as trouble:
            raise Refused("no-database", "--store", "", {"reason": str(trouble)}) from trouble
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._stay_listening())]

    def listen(self, listener: StoreListener) -> None:
        self._on_news = listener

    # writing

    def append(self, row: Row, entry: LobbyEntry | None, stored: Stored) -> None:
        self._waiting.append((row, entry, stored))
        self._stirred.set()

    def tell(self, note: str) -> None:
        self._notes.append(note)
        self._stirred.set()

    async def _write(self) -> None:
        while not self._closing or self._waiting:
            await self._stirred.wait()
            self._stirred.clear()
            batch, self._waiting = self._waiting, []
            notes, self._notes = self._notes, []
            if batch:
                await self._insert(batch)
            if notes:
                await self._announce(notes)

    async def _insert(self, batch: list[Entry]) -> None:
        began = time.perf_counter()
        trouble: Exception | None = None
        fresh: set[str] = set()
        try:
            if self._writer.is_closed():
                self._writer = await asyncpg.connect(self._url)
            for line in await self._writer.fetch(APPEND, *columns_of(batch), _ROWS_CHANNEL, self._process):
                fresh.update(line["tables"])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told
            trouble = error
        self._trouble = trouble
        seconds = time.perf_counter() - began
        for row, _, stored in batch:  # a table has one row under way at most, so its name is enough
            stored(trouble or (None if row.table in fresh else Taken()))
        self._metrics.committed(len(fresh), seconds)

    async def _announce(self, notes: list[str]) -> None:
        try:
            await self._pool.execute(
                "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note",
                _NOTES_CHANNEL,
                [f"{self._process}\n{note}" for note in notes],
            )
        except _LOST as trouble:
            _log.warning("notes to other processes were lost: %s", type(trouble).__name__)

    # listening

    async def _listen(self) -> "asyncpg.Connection[asyncpg.Record]":
        listener = await asyncpg.connect(self._url, server_settings={"application_name": f"loxley {self._process}"})
        try:
            await listener.add_listener(_ROWS_CHANNEL, self._heard_rows)
            await listener.add_listener(_NOTES_CHANNEL, self._heard_note)
        except BaseException:  # the line broke again, or the store is being closed
            listener.terminate()
            raise
        return listener

    async def _stay_listening(self) -> None:
        """When the line breaks, leases are gone and rows may have been missed: say so, and come back."""
        while True:
            lost = asyncio.Event()
            self._listener.add_termination_listener(lambda _, lost=lost: lost.set())
            if not self._listener.is_closed():
                await lost.wait()
            while self._listener.is_closed():
                try:
                    self._listener = await self._listen()
                except _LOST:
                    await asyncio.sleep(_LATER)
            if self._on_news is not None:
                self._on_news.missed()

    def _heard_rows(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, _, lines = str(payload).partition("\n")
        if process == self._process or self._on_news is None:
            return
        for line in lines.split("\n"):
            if line.startswith("["):
                table, number, match, at, data = _decode_line(line)
                self._on_news.heard(table, number, Row(table, number, match, data.encode(), at))
            else:
                table, _, named = line.partition(" ")
                self._on_news.heard(table, int(named), None)

    def _heard_note(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, _, note = str(payload).partition("\n")
        if process != self._process and self._on_news is not None:
            self._on_news.noted(process, note)

    # leases

    async def claim(self, tables: list[str]) -> list[str]:
        """A lease is a lock of the listening connection: it ends with this process, however that ends."""
        query = f"SELECT t FROM unnest($1::text[]) AS t WHERE pg_try_advisory_lock(hashtextextended(t, {_LEASE_SALT}))"
        async with self._leasing:
            return [line["t"] for line in await self._listener.fetch(query, tables)]

    async def release(self, table: str) -> None:
        async with self._leasing:
            await self._listener.execute(f"SELECT pg_advisory_unlock(hashtextextended($1, {_LEASE_SALT}))", table)

    async def processes(self) -> set[str]:
        query = "SELECT application_name AS name FROM pg_stat_activity WHERE application_name LIKE 'loxley %'"
        return {line["name"].removeprefix("loxley ") for line in await self._pool.fetch(query)}

    # reading

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        query = f"{ROWS} WHERE table_name = $1 AND number > $2 ORDER BY number"
        found = await self._pool.fetch(query, table, after)
        if not found:
            return [row for row in await self._archived_rows(table) if row.number > after]
        return [row_in(line) for line in found]

    async def _archived_rows(self, table: str) -> list[Row]:
        data = await self._pool.fetchval("SELECT data FROM archives WHERE table_name = $1", table)
        return [] if data is None else unpack(table, data)

    async def match_rows(self, table: str, match: int) -> list[Row]:
        query = f"{ROWS} WHERE table_name = $1 AND match = $2 ORDER BY number"
        return [row_in(line) for line in await self._pool.fetch(query, table, match)]

    async def listed(self, most: int) -> list[LobbyEntry]:
        query = f"{ENTRIES} WHERE listed ORDER BY created DESC LIMIT $1"
        return [entry_in(line) for line in await self._pool.fetch(query, most)]

    async def waking(self) -> list[str]:
        return [line["table_name"] for line in await self._pool.fetch("SELECT table_name FROM cards WHERE wakes")]

    async def of_duplicate(self, name: str) -> list[LobbyEntry]:
        query = f"{ENTRIES} WHERE duplicate = $1 AND duplicate <> '' ORDER BY created"
        return [entry_in(line) for line in await self._pool.fetch(query, name)]

    async def deal(self, name: str, seed: str) -> str | None:
        if seed:
            await self._pool.execute("INSERT INTO deals VALUES ($1, $2) ON CONFLICT DO NOTHING", name, seed)
        found: str | None = await self._pool.fetchval("SELECT seed FROM deals WHERE name = $1", name)
        return found

    async def count(self) -> int:
        found: int = await self._pool.fetchval("SELECT count(*) FROM cards WHERE stage NOT IN ('over', 'closed')")
        return found

    # the archive

    async def resting(self, before: float, most: int) -> list[str]:
        """The entry of a table is not touched by plain moves: the last row decides."""
        names: list[str] = []
        for name, last in await self._pool.fetch(RESTING.format(before="$1", most="$2"), before, most):
            if last < before:
                names.append(name)
            else:
                await self._pool.execute("UPDATE cards SET touched = $1 WHERE table_name = $2", last, name)
        return names

    async def archive(self, table: str, at: float) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("LOCK TABLE rows IN SHARE ROW EXCLUSIVE MODE")  # no row comes in between
            found = await connection.fetch(f"{ROWS} WHERE table_name = $1 ORDER BY number", table)
            if not found:
                return
            data = pack([row_in(line) for line in found])
            await connection.execute("INSERT INTO archives VALUES ($1, $2, $3)", table, at, data)
            await connection.execute("DELETE FROM rows WHERE table_name = $1", table)
            await connection.execute(numbered(RETIRE), table)
            await connection.execute(numbered(FORGET_DEVICES), table)

    async def is_archived(self, table: str) -> bool:
        return bool(await self._pool.fetchval("SELECT 1 FROM archives WHERE table_name = $1", table))

    async def delete_archived(self, before: float, most: int) -> int:
        query = "SELECT table_name FROM archives WHERE archived < $1 ORDER BY archived LIMIT $2"
        names = [line["table_name"] for line in await self._pool.fetch(query, before, most)]
        for name in names:
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in FORGET:
                    given = (name,) if "?" in statement else ()
                    await connection.execute(numbered(statement), *given)
        return len(names)

    # people's own records

    async def keep_games(self, owner: str, data: bytes, at: float, room: KeepingRoom = NO_BOUND) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _KEEPING_LOCK)
            before = await connection.fetchval("SELECT length(data) FROM kept_games WHERE owner = $1", owner)
            people, size = await connection.fetchrow(SIZE_OF_KEPT_GAMES)
            room.must_hold(people, size, before, len(data))
            await connection.execute(
                """INSERT INTO kept_games VALUES ($1, $2, $3)
                ON CONFLICT (owner) DO UPDATE SET kept = EXCLUDED.kept, data = EXCLUDED.data""",
                owner,
                at,
                data,
            )

    async def kept_games(self, owner: str) -> bytes | None:
        found: bytes | None = await self._pool.fetchval("SELECT data FROM kept_games WHERE owner = $1", owner)
        return found

    async def forget_games(self, owner: str) -> None:
        await self._pool.execute("DELETE FROM kept_games WHERE owner = $1", owner)

    async def forget_games_before(self, before: float) -> None:
        await self._pool.execute("DELETE FROM kept_games WHERE kept < $1", before)

    async def size_of_kept_games(self) -> tuple[int, int]:
        people, size = await self._pool.fetchrow(SIZE_OF_KEPT_GAMES)
        return int(people), int(size)

    # for operators

    async def entries(self, stage: str, most: int) -> list[LobbyEntry]:
        query = f"{ENTRIES} WHERE $1 IN ('', stage) ORDER BY touched DESC LIMIT $2"
        return [entry_in(line) for line in await self._pool.fetch(query, stage, most)]

    async def is_changed_outside(self) -> bool:
        return False  # what is written here is announced

    async def changed_outside(self) -> None:
        pass

    async def bans(self, now: float) -> list[Ban]:
        query = "SELECT subject, until, reason FROM bans WHERE until > $1"
        return [Ban(*line) for line in await self._pool.fetch(query, now)]

    async def ban(self, ban: Ban) -> None:
        await self._pool.execute(
            """INSERT INTO bans VALUES ($1, $2, $3)
            ON CONFLICT (subject) DO UPDATE SET until = EXCLUDED.until, reason = EXCLUDED.reason""",
            *ban,
        )

    async def announcement(self, now: float) -> str:
        found: str | None = await self._pool.fetchval("SELECT text FROM announcement WHERE until > $1", now)
        return found or ""

    async def announce(self, text: str, until: float) -> None:
        await self._pool.execute(
            """INSERT INTO announcement VALUES (1, $1, $2)
            ON CONFLICT (one) DO UPDATE SET text = EXCLUDED.text, until = EXCLUDED.until""",
            text,
            until,
        )

    async def back_up(self, path: Path) -> None:
        """One look at the whole database, written into a file that SQLite reads."""
        target = new_file(path)
        try:
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                for name, count in KEPT.items():
                    statement = f"INSERT OR REPLACE INTO {name} VALUES ({', '.join('?' * count)})"
                    async for line in connection.cursor(f"SELECT * FROM {name}"):
                        target.execute(statement, tuple(line))
            target.commit()
        finally:
            target.close()

    async def is_ready(self) -> bool:
        if self._trouble is not None:
            return False
        try:
            await self._pool.fetchval("SELECT 1 FROM schema LIMIT 1", timeout=_ANSWERS_WITHIN)
        except (*_LOST, TimeoutError):
            return False
        return True

    async def _run(self, statement: str, *values: object) -> list[asyncpg.Record]:
        found: list[asyncpg.Record] = await self._pool.fetch(numbered(statement), *values)
        return found

    async def close(self) -> None:
        self._closing = True
        self._stirred.set()
        await self._tasks[0]
        self._tasks[1].cancel()
        await asyncio.wait(self._tasks[1:])  # it may be coming back at this moment, with a connection of its own
        await self._writer.close()
        await self._listener.close()
        await self._pool.close()


async def _migrate(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await _take_steps(connection)
    finally:
        await connection.close()


async def _take_steps(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema (step INTEGER PRIMARY KEY, taken_at DOUBLE PRECISION NOT NULL)"
        )
        taken = await connection.fetchval("SELECT count(*) FROM schema")
        for number, step in enumerate(steps_after(taken, "BYTEA"), taken + 1):
            for statement in step:
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema VALUES ($1, $2)", number, time.time())
