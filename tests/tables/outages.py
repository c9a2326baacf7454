"""Real ways in which a store fails for a while: a full disk, a database that is away."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from loxley.tables.store import sqlite_file

Outage = Callable[[], AbstractAsyncContextManager[None]]
_PLENTY = 2**31 - 2  # pages


def sqlite_disk_full(monkeypatch: pytest.MonkeyPatch) -> Outage:
    """SQLite may not take another page from the disk. To be called before the store is opened."""
    connections: list[sqlite3.Connection] = []
    connect = sqlite_file.connect

    def connected(path: Path) -> sqlite3.Connection:
        connections.append(connect(path))
        return connections[-1]

    monkeypatch.setattr(sqlite_file, "connect", connected)
    monkeypatch.setattr("loxley.tables.store.sqlite.connect", connected)

    @asynccontextmanager
    async def full() -> AsyncIterator[None]:
        for connection in connections:
            connection.execute("PRAGMA max_page_count=1")  # no less than there are: nothing can be added
        yield
        for connection in connections:
            connection.execute(f"PRAGMA max_page_count={_PLENTY}")

    return full


def postgresql_disk_full(url: str) -> Outage:
    """Every insert fails as it does when the disk is full."""

    @asynccontextmanager
    async def full() -> AsyncIterator[None]:
        connection = await asyncpg.connect(url)
        await connection.execute(
            """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$"""
        )
        await connection.execute("CREATE TRIGGER full_disk BEFORE INSERT ON rows EXECUTE FUNCTION full_disk()")
        yield
        await connection.execute("DROP TRIGGER full_disk ON rows")
        await connection.close()

    return full


def postgresql_away(url: str) -> Outage:
    """Every connection to the database is cut, and none is let in."""
    name = urlsplit(url).path.removeprefix("/")
    outside = url.replace(f"/{name}?", "/postgres?")

    @asynccontextmanager
    async def away() -> AsyncIterator[None]:
        connection = await asyncpg.connect(outside)
        await connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
            name,
        )
        yield
        await connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        await connection.close()

    return away
