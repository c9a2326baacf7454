"""A thousand tables at once, four thousand people."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from loxley.bench.server.crowd import SEATS, CrowdFigures, Task
from tests.proof.houses import house, sqlite

TABLES = 1000


@pytest.mark.long
def test_a_thousand_tables_are_played_at_once(tmp_path: Path) -> None:
    with house(sqlite(tmp_path), tmp_path) as server:
        task = msgspec.json.encode(Task(server.port, TABLES * SEATS, seconds=5)).decode()
        crowd = [sys.executable, "-m", "loxley.bench.server.crowd", task]
        said = subprocess.run(crowd, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[:2] == ["seated", "warm"]
    seen = msgspec.json.decode(said[-1], type=CrowdFigures)
    assert seen.tables == TABLES
    assert seen.moves > 0  # how many in these seconds is for the bench to tell
