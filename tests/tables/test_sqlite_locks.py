"""The file of a SQLite store, opened by another process while a server uses it: both see the same."""

import asyncio
import subprocess
import sys
from pathlib import Path

from loxley.tables.metrics import Metrics
from loxley.tables.store.sqlite import SqliteStore

_OUTSIDE = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as store:
    store.execute("INSERT INTO kept_games VALUES ('outside', 1.0, x'2a')")
print(*sorted(owner for (owner,) in store.execute("SELECT owner FROM kept_games")))
store.close()
"""


def test_what_another_process_writes_is_seen_also_after_a_write_out_of_turn(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def evening() -> None:
        store = SqliteStore(path, Metrics())
        await store.keep_games("before", b"1", 1.0)  # closing any handle of the file would give up SQLite's locks on it
        done = subprocess.run(
            [sys.executable, "-c", _OUTSIDE, str(path)], check=True, capture_output=True, text=True
        ).stdout
        assert done.split() == ["before", "outside"]
        assert await store.kept_games("outside") == b"*"
        await store.keep_games("after", b"2", 1.0)
        assert (await store.size_of_kept_games())[0] == 3
        await store.close()

    asyncio.run(evening())
