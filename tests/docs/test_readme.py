"""What the README shows must run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def snippets() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_has_a_snippet() -> None:
    assert snippets()


@pytest.mark.parametrize("snippet", snippets())
def test_a_snippet_of_the_readme_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, str(README), "exec"), {})
    assert "won by seat" in capsys.readouterr().out
