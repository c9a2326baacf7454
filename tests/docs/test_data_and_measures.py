"""The page about data and measures: its columns are those of the code, its examples are run as they stand."""

import re
from pathlib import Path

import pytest

from loxley.research.data import COLUMNS
from tests.cli.commands import loxley

PAGE = Path(__file__).parents[2] / "docs" / "data-and-measures.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_columns_are_documented() -> None:
    rows = [f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in COLUMNS]
    assert "\n".join(rows) in PAGE.read_text(encoding="utf-8")


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert loxley("arena", "sheriff", "novice", "--games", "4", "--records", "cup").status == 0
    for example in examples():
        exec(compile(example, str(PAGE), "exec"), {})
