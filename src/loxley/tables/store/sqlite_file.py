"""The file of an embedded store: opened, locked, and its schema brought up to date."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from loxley.core.refusals import Refused
from loxley.tables.store.file_lock import lock
from loxley.tables.store.schema import steps_after

_PRIVATE = 0o600  # seeds of games that are being played stand in the file


def open_file(path: Path) -> sqlite3.Connection:
    """A connection to a file whose schema is up to date."""
    try:
        connection = connect(path)
    except OSError as trouble:
        raise Refused("not-a-store", str(path), "", {"reason": trouble.strerror or ""}) from trouble
    except sqlite3.Error as trouble:
        raise Refused("not-a-store", str(path), "", {"reason": str(trouble)}) from trouble
    try:
        _migrate(connection)
    except Refused:
        connection.close()
        raise
    return connection


def new_file(path: Path) -> sqlite3.Connection:
    """An empty store, for a backup of another; what is written there is kept by one commit."""
    if path.exists():
        raise Refused("file-exists", str(path))
    connection = open_file(path)
    connection.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
    connection.isolation_level = "DEFERRED"
    return connection


def connect(path: Path) -> sqlite3.Connection:
    if not path.exists():  # closing any handle of a file that is in use gives up SQLite's locks on it
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, _PRIVATE))
    path.chmod(_PRIVATE)  # what SQLite puts beside it has the same mode
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.Error:
        connection.close()
        raise
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def lock_beside(path: Path) -> Any:
    """A file beside the store, locked while a server uses it: a second server is refused."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = os.fdopen(os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, _PRIVATE), "w")
    try:
        lock(file)
    except OSError as trouble:
        file.close()
        raise Refused("store-in-use", str(path)) from trouble
    return file


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS schema (step INTEGER PRIMARY KEY, taken_at DOUBLE PRECISION NOT NULL)"
    )
    taken = connection.execute("SELECT count(*) FROM schema").fetchone()[0]
    try:
        for number, step in enumerate(steps_after(taken, "BLOB"), taken + 1):
            for statement in step:
                connection.execute(statement)
            connection.execute("INSERT INTO schema VALUES (?, ?)", (number, time.time()))
    except Refused:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
