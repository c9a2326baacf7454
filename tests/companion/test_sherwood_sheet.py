"""The score sheet of Sherwood Forest: ranks, ties, the last loot, and every way to fill a sheet in wrongly."""

import json
from typing import Any

import pytest

from loxley.companion.sherwood import Score, count
from loxley.core.refusals import Refused
from tests.covers import covers


def player(name: str, glory: int, oak: int = 0, gold: int = 0, **fields: Any) -> dict[str, Any]:
    return {"name": name, "glory": glory, "oak": oak, "gold": gold, **fields}


def score(*players: dict[str, Any]) -> Score:
    return count(json.dumps({"players": list(players)})).score()


ANNE = player("Anne", 31, oak=2, gold=3)
NICOLAS = player("Nicolas", 31, oak=1)
CARLA = player("Carla", 20, oak=1, last_loot={"gold": 9, "companions": 3})


@covers("SW-7.2")
def test_most_glory_wins_and_ties_are_broken_by_the_oak() -> None:
    found = score(ANNE, NICOLAS, player("Carla", 5))
    assert [line.place for line in found.players] == [2, 1, 3]
    assert found.winners == [1]


@covers("SW-7.1")
def test_loot_of_round_six_that_is_not_on_the_track_is_added() -> None:
    line = score(ANNE, NICOLAS, CARLA).players[2]
    assert (line.glory, line.last_loot, line.total, line.oak, line.place) == (20, 11, 31, 0, 1)


def test_a_victory_may_be_shared() -> None:
    assert score(ANNE, {**ANNE, "name": "Guy"}, player("Carla", 5)).winners == [0, 1]


@pytest.mark.parametrize(
    ("players", "problem", "field"),
    [
        ([ANNE, NICOLAS], "out-of-range", "players"),
        ([ANNE, ANNE, CARLA], "same-name", "players[1].name"),
        ([player(" ", 3), NICOLAS, CARLA], "no-name", "players[0].name"),
        ([player("Anne", -1), NICOLAS, CARLA], "out-of-range", "players[0].glory"),
        ([player("Anne", 1, oak=9), NICOLAS, CARLA], "out-of-range", "players[0].oak"),
        ([player("Anne", 1, gold=30), player("Guy", 1, gold=30), CARLA], "out-of-range", "players, gold"),
        ([{**ANNE, "coins": 3}, NICOLAS, CARLA], "unknown-field", "players[0].coins"),
        ([{**ANNE, "last_loot": {"gold": 99}}, NICOLAS, CARLA], "out-of-range", "players[0].last_loot.gold"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(players: list[dict[str, Any]], problem: str, field: str) -> None:
    with pytest.raises(Refused) as refused:
        score(*players)
    assert (refused.value.problem, refused.value.field) == (problem, field)
