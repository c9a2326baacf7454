"""A whole game in verifiers: its own runner, a scripted model behind a chat server."""

import json
import re
from pathlib import Path

import pytest

from tests.outside.environments import ROOT, environment, said_by


@pytest.mark.long
def test_a_scripted_model_plays_a_game_in_verifiers(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "text-seats.md").read_text(encoding="utf-8")
    (module,) = re.findall(r"```python\n(from loxley.research.text.verifiers .*?)```", page, re.DOTALL)
    (tmp_path / "loxley_games.py").write_text(module, encoding="utf-8")
    python = environment("verifiers", "verifiers==0.4.0")
    found = json.loads(said_by(python, "tests.outside.play_verifiers", str(tmp_path)).splitlines()[-1])
    assert found["errors"] == []
    assert found["ok"]
    assert found["deals"] == ["sheriff#0", "sheriff#1"]
    assert found["same_prompt"]
    assert set(found["rewards"]) == {"win_share"}
    assert found["metrics"]["answers"] == found["asked"]
    assert found["metrics"]["defaults"] == 0
    assert 10 < found["asked"] < 100
    assert found["system"].startswith("Sheriff of Nottingham")
