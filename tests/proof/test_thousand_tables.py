"""A thousand tables at once, four thousand people."""

from pathlib import Path

import uvloop

from loxley.bench.server.crowd import SEATS, Crowd, Task
from tests.proof.houses import house, sqlite

TABLES = 1000


def test_a_thousand_tables_are_played_at_once(tmp_path: Path) -> None:
    with house(sqlite(tmp_path), tmp_path) as server:

        async def visit() -> None:
            crowd = Crowd(Task(server.port, TABLES * SEATS, seconds=5))
            await crowd.sit_down()
            assert len(crowd.seated) == TABLES * SEATS
            seen = await crowd.play()
            assert seen.moves > TABLES
            assert len(crowd.moved) == TABLES

        uvloop.run(visit())
