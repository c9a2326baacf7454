"""`loxley score sherwood` and `loxley components sherwood`, as people and programs meet them."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import loxley

PAPER = {
    "players": [
        {"name": "Anne", "glory": 31, "oak": 1, "gold": 3},
        {"name": "Nicolas", "glory": 28, "oak": 0, "gold": 0, "last_loot": {"gold": 3, "companions": 1}},
        {"name": "Carla", "glory": 12, "oak": 4, "gold": 9},
    ]
}


def test_a_sheet_is_scored() -> None:
    said = loxley("score", "sherwood", "--json", stdin=json.dumps(PAPER))
    answer = json.loads(said.out)
    assert answer["players"][1] == {
        "name": "Nicolas",
        "glory": 28,
        "last_loot": 3,
        "oak": 0,
        "gold": 0,
        "total": 31,
        "place": 1,
    }
    assert answer["winners"] == [1]


@pytest.mark.parametrize(("lang", "verdict"), [("en", "Nicolas wins with 31 points."), ("fr", "Nicolas")])
def test_people_read_it_in_their_language(lang: str, verdict: str) -> None:
    assert verdict in loxley("score", "sherwood", "--lang", lang, stdin=json.dumps(PAPER)).out


def test_components_are_shown_with_their_provenance() -> None:
    answer = json.loads(loxley("components", "sherwood", "--json").out)
    assert len(answer["cards"]) == 55
    assert answer["map"]["red_hideouts"] == [2, 5, 8, 11]
    assert {card["provenance"] for card in answer["cards"]} == {"stand-in"}
    assert "Gold transport" in loxley("components", "sherwood", "--lang", "en").out
    assert "Transport d’or" in loxley("components", "sherwood", "--lang", "fr").out


def test_a_replacement_is_checked(tmp_path: Path) -> None:
    house = Path(__file__).parents[2] / "src/loxley/games/sherwood/components.toml"
    own = tmp_path / "own.toml"
    own.write_text(house.read_text(encoding="utf-8").replace('provenance = "stand-in"', 'provenance = "own"'), "utf-8")
    assert loxley("components", "sherwood", "--check", own).status == 0
    own.write_text(house.read_text(encoding="utf-8").replace("strength = 14", "strength = 15"), "utf-8")
    said = loxley("components", "sherwood", "--check", own)
    assert said.status == 1
    assert "convoy.b23.strength" in said.err
    assert "SW-1.3" in said.err
