"""The score sheet of Nottingham: loot and missions, and every way to fill a sheet in wrongly."""

import json
from typing import Any

import pytest

from loxley.companion.nottingham import Score, count
from loxley.core.refusals import Refused
from loxley.games.nottingham import NOTTINGHAM
from tests.covers import covers


def player(name: str, *missions: str, **loot: int) -> dict[str, Any]:
    return {"name": name, "loot": loot, "missions": list(missions)}


def score(*players: dict[str, Any]) -> Score:
    return count(json.dumps({"players": list(players)}), NOTTINGHAM.figures).score()


def refused(*players: dict[str, Any]) -> tuple[str, str, str]:
    with pytest.raises(Refused) as caught:
        score(*players)
    return caught.value.problem, caught.value.field, caught.value.rule


GUY = player("Guy", "four_pairs", copper=2, chest=1)
MUCH = player("Much", "four_pairs", "one_of_each", jewels=3)
TUCK = player("Tuck")


@covers("NO-7.4", "NO-4.3")
def test_loot_and_missions_are_counted_and_shared_missions_are_worth_less() -> None:
    found = score(GUY, MUCH, TUCK)
    assert [(line.loot, line.missions, line.total, line.place) for line in found.players] == [
        (27, {"four_pairs": 13}, 40, 2),
        (33, {"one_of_each": 22, "four_pairs": 13}, 68, 1),
        (0, {}, 0, 3),
    ]
    assert found.winners == [1]


@covers("NO-R13")
def test_a_tie_goes_to_the_larger_loot_pile_or_is_shared() -> None:
    assert score(player("A", "three_pairs", necklace=1), player("B", necklace=2), TUCK).winners == [1]
    assert score(player("A", pearls=2), player("B", copper=1, chest=1), TUCK).winners == [0, 1]


@pytest.mark.parametrize(
    ("players", "problem", "field", "rule"),
    [
        ([GUY, MUCH], "out-of-range", "players", "NO-2.1"),
        ([GUY, MUCH, player(" ")], "no-name", "players[2].name", "NO-7.4"),
        ([GUY, MUCH, player("Guy")], "same-name", "players[2].name", "NO-7.4"),
        ([GUY, MUCH, player("A", silver=1)], "not-a-choice", "players[2].loot.silver", "NO-1.1"),
        ([GUY, MUCH, player("A", gold=13)], "out-of-range", "players[2].loot.gold", "NO-1.1"),
        ([GUY, MUCH, player("A", gold=-1)], "out-of-range", "players[2].loot.gold", "NO-1.1"),
        ([GUY, MUCH, player("A", copper=11)], "too-many-cards", "players[2].loot.copper", "NO-1.1"),
        ([GUY, MUCH, player("A", "two_pairs")], "not-a-choice", "players[2].missions[0]", "NO-4.2"),
        ([GUY, MUCH, player("A", "three_pairs", "three_pairs")], "mission-twice", "players[2].missions[1]", "NO-4.2"),
        ([GUY, MUCH, player("A", "four_pairs")], "mission-closed", "players[2].missions[0]", "NO-4.3"),
        ([GUY, MUCH, {"name": "A", "coins": 3}], "unknown-field", "players[2].coins", "NO-7.4"),
        ([GUY, MUCH, {"name": "A", "loot": {"gold": "two"}}], "wrong-type", "players[2].loot.gold", "NO-7.4"),
    ],
)
def test_what_cannot_be_is_refused_by_field_and_rule(
    players: list[dict[str, Any]], problem: str, field: str, rule: str
) -> None:
    assert refused(*players) == (problem, field, rule)
