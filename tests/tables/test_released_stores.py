"""A store that a released version has left: its schema goes forward, and its tables go on."""

import sqlite3
import time
from pathlib import Path

import asyncpg
import pytest

from loxley.tables.metrics import Metrics
from loxley.tables.store.opening import open_store
from loxley.tables.store.push_shelf import Device
from loxley.tables.store.schema import STEPS
from tests.tables.evenings import first_move, house, is_over, play, play_out, run

RELEASED = sorted((Path(__file__).parent.parent / "stores").glob("*.sql"))
OVER, SHERIFF, WITH_BOTS, GATHERING = "zuwsufq6ak", "8cv8tmgyjd", "qhspnxupmy", "px54vx5euv"
COLUMNS = {"rows": 5, "cards": 8, "deals": 2, "schema": 2}


async def restore(dump: Path, url: str) -> None:
    """The store as it was, on either database."""
    where = url.removeprefix("sqlite:///") if url.startswith("sqlite") else ":memory:"
    old = sqlite3.connect(where)
    old.executescript(dump.read_text(encoding="utf-8"))
    old.commit()
    if not url.startswith("sqlite"):
        connection = await asyncpg.connect(url)
        for statement in STEPS[0]:
            await connection.execute(statement)
        await connection.execute("CREATE TABLE schema (step INTEGER PRIMARY KEY, taken_at DOUBLE PRECISION NOT NULL)")
        for name, count in COLUMNS.items():
            marks = ", ".join(f"${n}" for n in range(1, count + 1))
            lines = [list(line) for line in old.execute(f"SELECT * FROM {name}")]
            for line in lines:
                if name == "cards":
                    line[4:6] = map(bool, line[4:6])
                await connection.execute(f"INSERT INTO {name} VALUES ({marks})", *line)
        await connection.close()
    old.close()


@pytest.mark.parametrize("dump", RELEASED, ids=lambda dump: str(dump.stem))
def test_a_released_store_goes_forward(dump: Path, store_url: str) -> None:
    async def evening() -> None:
        await restore(dump, store_url)
        async with house(store_url) as here:
            await here.wake()
            over = await here.find(OVER)
            assert over is not None
            assert is_over(over.table)
            sheriff = await here.find(SHERIFF)
            assert sheriff is not None
            seat = sheriff.table.running_match().state.awaited()[0]
            await play(sheriff, seat, first_move(sheriff, seat))
            await play_out(sheriff)
            assert WITH_BOTS in here.live
            gathering = await here.find(GATHERING)
            assert gathering is not None
            assert gathering.table.opened.duplicate == "oak"
            here.live.clear()
            await here.retire(time.time() + 10_000 * 86_400.0)
            assert await here.store.is_archived(OVER)
            await here.store.keep_games("somebody", b"games", time.time())  # a table that the released schema has not
            assert await here.store.kept_games("somebody") == b"games"
            await here.store.push.keep(SHERIFF, "ann", Device("https://x/1", "p", "a", "en"), 1.0, 4)  # likewise
            assert await here.store.push.private_key("made first") == "made first"
            assert await here.store.push.count(SHERIFF) == 1
        store = await open_store(store_url, Metrics())  # the steps are taken once
        assert await store.rows(OVER)
        await store.close()

    run(evening)
