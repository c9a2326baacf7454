"""Records of every released version replay for ever: the moves stay legal, the deal and the result the same.

`write.py` in this folder writes the records of a new version.
"""

from pathlib import Path

import pytest

from loxley import __version__
from loxley.core.records import OVER, Replay, read_record
from loxley.games import find_game
from tests.records.write import HERE, TABLES

RECORDS = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_record_replays_for_ever(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.version == path.parent.name
    assert record.ending == OVER
    replay = Replay(find_game(record.game), record)
    replay.finish()
    assert replay.state.over()
    assert replay.state.scores() == record.scores


def test_the_present_version_has_its_records() -> None:
    assert {path.stem for path in RECORDS if path.parent.name == __version__} == set(TABLES)
