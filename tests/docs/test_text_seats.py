"""The page about text seats: its example is run as it stands."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "text-seats.md"


def test_the_example_plays_a_game() -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(compile(found[1], str(PAGE), "exec"), names)
    assert "table" in names
