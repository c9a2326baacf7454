"""Decisions as data: one row for each, as the documented columns say, and the same whoever writes them."""

import json
from pathlib import Path

import polars
import pytest

from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.research.data import COLUMNS, decisions_of, write_decisions
from loxley.research.rows import find_rows
from tests.cli.commands import loxley

ROOT = Path(__file__).parents[2]


def play(folder: Path, *words: str) -> None:
    said = loxley("arena", "sheriff", "novice", "merchant", "--games", "8", "--records", folder, *words, "--lang", "en")
    assert said.status == 0, said.err


def test_a_tournament_keeps_its_decisions(tmp_path: Path) -> None:
    play(tmp_path)
    table = polars.read_parquet(tmp_path / "decisions" / "*.parquet")
    assert table.columns == [column.name for column in COLUMNS]
    assert [str(kind) for kind in table.dtypes] == [column.kind for column in COLUMNS]
    assert table["record"].n_unique() == 8
    assert set(table["bot"]) == {"novice", "merchant"}
    rules, size = find_game("sheriff"), find_rows(find_game("sheriff")).schema.size
    for row in table.sample(50, seed=1).iter_rows(named=True):
        assert row["chosen"] in row["legal"]
        assert rules.book.word(row["chosen"]) == row["words"]
        assert len(row["row"]) == size
        assert row["reason"] == "" or json.loads(row["reason"])["key"]
    wins = (
        table.group_by("record", "seat").agg(polars.col("win").first()).group_by("record").agg(polars.col("win").sum())
    )
    assert wins["win"].round(3).to_list() == [1.0] * 8
    card = json.loads((tmp_path / "croissant.json").read_text(encoding="utf-8"))
    assert [field["name"] for field in card["recordSet"][0]["field"]] == table.columns
    assert str(len(table)) in card["description"]
    assert json.loads((tmp_path / "rows.json").read_text(encoding="utf-8"))[0]["offset"] == 0


def test_decisions_go_on_where_they_were(tmp_path: Path) -> None:
    play(tmp_path)
    (file,) = (tmp_path / "decisions").iterdir()
    before = file.read_bytes()
    told: list[tuple[int, int]] = []
    rows = write_decisions(tmp_path, tell=lambda done, games: told.append((done, games)))
    assert told == [(8, 8)]
    assert file.read_bytes() == before
    assert rows == len(polars.read_parquet(file))


def test_what_was_done_is_what_the_record_says() -> None:
    text = next((ROOT / "tests" / "records").rglob("*.jsonl")).read_text(encoding="utf-8")
    rows = list(decisions_of(text))
    assert [row["step"] for row in rows] == list(range(len(rows)))
    assert all(len(row["legal"]) > 1 for row in rows)


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    play(tmp_path)
    record = next((tmp_path / "records").iterdir()).read_text(encoding="utf-8")
    with pytest.raises(Refused, match="not-over"):
        list(decisions_of("\n".join(record.splitlines()[:-1]) + "\n"))
