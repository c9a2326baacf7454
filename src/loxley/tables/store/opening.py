"""Which store a URL means."""

import sqlite3
from pathlib import Path

from loxley.core.refusals import Refused
from loxley.tables.metrics import Metrics
from loxley.tables.store import Store
from loxley.tables.store.sqlite import SqliteStore

try:
    from asyncpg import InterfaceError, InternalClientError, PostgresError
except ImportError:  # an extra that may be missing
    _POSTGRES_TROUBLES: tuple[type[Exception], ...] = ()
else:
    _POSTGRES_TROUBLES = (PostgresError, InterfaceError, InternalClientError)

STORE_TROUBLES: tuple[type[Exception], ...] = (
    sqlite3.Error,
    OSError,
    TimeoutError,
    *_POSTGRES_TROUBLES,
)  # it is away, full or damaged
_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def is_shared(url: str) -> bool:
    """Can several processes use it?"""
    return url.startswith(_POSTGRES)


async def open_store(url: str, metrics: Metrics, *, beside: bool = False) -> Store:
    """`beside` a server that may be running, for an operator's work."""
    if url.startswith(_SQLITE):
        path = Path(url.removeprefix(_SQLITE))
        if beside and not path.exists():
            raise Refused("no-such-file", str(path))
        return SqliteStore(path, metrics, beside=beside)
    if url.startswith(_POSTGRES):
        try:
            from loxley.tables.store.postgres import PostgresStore  # noqa: PLC0415 - an extra that may be missing
        except ImportError as trouble:
            raise Refused("no-asyncpg", "--store") from trouble
        store = PostgresStore(url, metrics)
        await store.open()
        return store
    raise Refused("unknown-store", "--store", "", {"found": url.partition(":")[0]})
