"""The page about environments: its examples run as they stand, and its sizes are true."""

import json
import re
from pathlib import Path

import pytest

from loxley.games import HOUSE
from loxley.research.rows import find_rows
from tests.cli.commands import loxley

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(PAGE), "exec"), {})
    assert capsys.readouterr().out


def test_the_bot_that_reads_rows_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = [example for example in EXAMPLES if "class FromRows" in example]
    (tmp_path / "from_rows.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    said = loxley("arena", "nottingham", "from_rows:FromRows", "3xnovice", "--games", "4", "--json")
    assert said.status == 0, said.err
    first = json.loads(said.out.partition("\n")[2])["entries"][0]
    assert (first["played"], first["replaced"]) == (4, 0)


@pytest.mark.parametrize("name", HOUSE)
def test_the_sizes_are_those_of_the_games(name: str) -> None:
    game = HOUSE[name]
    size = f"| {name} | {game.least_players} to {game.most_players} | {len(game.book):,} | "
    assert f"{size}{find_rows(game).schema.size:,} |" in TEXT
