"""The page's teller gives the same sentences as Python's: every event, move, offer and reason, to every reader."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from loxley import texts
from loxley.core.game import JsonObject
from loxley.games import GAMES, HOUSE
from tests.fourth_game.liars_dice import LIARS_DICE
from tests.telling.samples import Sample

WEB = Path(__file__).parent.parent.parent / "web"
OPTIONS: dict[str, list[JsonObject]] = {
    "sheriff": [{}, {"royal_goods": True, "promo_cards": True, "floor": "open"}],
    "nottingham": [{}],
    "sherwood": [{"rules": "basic"}, {"rules": "advanced"}],
    "liars_dice": [{}],
}
INSTALLED = Path(__file__).parent.parent / "fourth_game" / "installed"
SEEDS = (1, 2)


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game from elsewhere, with texts for some of what happens in it."""
    monkeypatch.syspath_prepend(INSTALLED)
    monkeypatch.setitem(GAMES, "liars_dice", LIARS_DICE)
    texts._bundle.cache_clear()
    yield
    texts._bundle.cache_clear()


@pytest.mark.long
def test_the_page_tells_what_python_tells(tmp_path: Path) -> None:
    samples = [
        Sample(GAMES[name], options, seed) for name, choices in OPTIONS.items() for options in choices for seed in SEEDS
    ]
    assert all(len(sample.reasons) > 30 for sample in samples if sample.game.name in HOUSE)  # bots had some
    file = tmp_path / "samples.json"
    file.write_text(json.dumps([sample.told() for sample in samples]), encoding="utf-8")
    environment = {**os.environ, "LOXLEY_SAMPLES": str(file)}
    run = subprocess.run(
        ["npm", "--prefix", str(WEB), "run", "parity"], capture_output=True, text=True, env=environment, check=False
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert f"Tests  {len(samples)} passed" in run.stdout
