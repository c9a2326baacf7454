"""The data card of a tournament, read by Croissant's own library."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import loxley
from tests.outside.environments import environment, said_by


@pytest.mark.long
def test_the_card_is_valid_and_the_decisions_are_read_by_it(tmp_path: Path) -> None:
    done = loxley("arena", "sheriff", "novice", "--games", "4", "--records", tmp_path)
    assert done.status == 0, done.err
    python = environment("croissant", "mlcroissant==1.1.1", "pyarrow==26.0.1")
    found = json.loads(said_by(python, "tests.outside.read_croissant", str(tmp_path / "croissant.json")))
    assert found["issues"] == []
    assert found["columns"][0] == "decisions/game"
    assert found["row"] == 1348
