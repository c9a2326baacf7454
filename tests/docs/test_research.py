"""The page about environments: its examples run as they stand, and its sizes are true."""

import re
from pathlib import Path

import pytest

from loxley.games import HOUSE
from loxley.research.rows import find_rows

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(PAGE), "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", HOUSE)
def test_the_sizes_are_those_of_the_games(name: str) -> None:
    game = HOUSE[name]
    size = f"| {name} | {game.least_players} to {game.most_players} | {len(game.book):,} | "
    assert f"{size}{find_rows(game).schema.size:,} |" in TEXT
