"""The score sheet of Sheriff: the worked example of SH-7, and every way to fill a sheet in wrongly."""

import json
from typing import Any

import pytest

from loxley.companion.sheriff import Score, count
from loxley.core.refusals import Refused
from loxley.games.sheriff import SHERIFF
from tests.covers import covers


def david(**changes: Any) -> dict[str, Any]:
    goods = {"apple": 4, "cheese": 6, "bread": 1, "chicken": 4, "pepper": 2, "crossbow": 1}
    return {"name": "David", "coins": 42, "goods": goods, **changes}


def player(name: str, coins: int = 0, **goods: int) -> dict[str, Any]:
    return {"name": name, "coins": coins, "goods": goods}


def sheet(*players: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"players": list(players), **fields}


def score(paper: object) -> Score:
    return count(paper if isinstance(paper, str) else json.dumps(paper), SHERIFF.figures).score()


def refused(paper: object) -> tuple[str, str, str]:
    with pytest.raises(Refused) as caught:
        score(paper)
    return caught.value.problem, caught.value.field, caught.value.rule


MILLER = player("Miller", 50, apple=9, bread=3, chicken=5)
TUCK = player("Tuck", 50, apple=9, bread=2, chicken=4)
WILL = player("Will", 50, cheese=2, gouda=1)


@covers("SH-7.2", "SH-7.3", "SH-7.5")
def test_david_of_the_worked_example_has_125() -> None:
    line = score(sheet(david(), MILLER, TUCK, WILL, first_sheriff=0)).players[0]
    assert (line.goods, line.coins, line.bonuses, line.total) == (66, 42, {"cheese": 15, "chicken": 2}, 125)


@covers("SH-7.6")
def test_places_and_winners_share_a_complete_tie() -> None:
    found = score(sheet(player("A", 30), player("B", 50), player("C", 50)))
    assert [line.place for line in found.players] == [3, 1, 1]
    assert found.winners == [1, 2]


@covers("SH-7.4")
def test_royal_goods_count_twice_or_thrice_for_the_title() -> None:
    found = score(sheet(player("A", blue_cheese=1), player("B", cheese=2), player("C"), player("D")))
    assert [line.bonuses for line in found.players] == [{"cheese": 15}, {"cheese": 10}, {}, {}]


@covers("SH-8.5")
def test_feast_plates_become_what_their_owner_says() -> None:
    found = score(sheet(player("A", feast_plate=2) | {"feast": ["apple", "chicken"]}, player("B"), player("C")))
    line = found.players[0]
    assert (line.goods, line.bonuses) == (2 + 4, {"apple": 20, "chicken": 10})


@covers("SH-8.5")
def test_arcane_scrolls_bar_from_titles() -> None:
    found = score(sheet(player("A", apple=9), player("B", apple=7, arcane_scrolls=1), player("C", apple=6)))
    assert [line.bonuses for line in found.players] == [{"apple": 20}, {}, {}]


A, B, C, D = player("A"), player("B"), player("C"), player("D")


@pytest.mark.parametrize(
    ("paper", "answer"),
    [
        ("", ("not-json", "line 1", "SH-7.2")),
        ('{"players":\n [}', ("not-json", "line 2", "SH-7.2")),
        ("[" * 100_000, ("not-json", "line 1", "SH-7.2")),
        (
            '{"players": [{"name": "A", "coins": 1, "goods": {"apple": ' + "[" * 100_000,
            ("not-json", "line 1", "SH-7.2"),
        ),
        ([], ("wrong-type", "line 1", "SH-7.2")),
        ({}, ("missing-field", "players", "SH-7.2")),
        ({"players": {}}, ("wrong-type", "players", "SH-7.2")),
        (sheet(A, B, C, round=3), ("unknown-field", "round", "SH-7.2")),
        (sheet(A, B), ("out-of-range", "players", "SH-2.6")),
        (sheet(*map(player, "ABCDEF")), ("out-of-range", "players", "SH-2.6")),
        (sheet(A, B, C, first_sheriff=3), ("out-of-range", "first_sheriff", "SH-2.5")),
        (sheet(A, B, C, first_sheriff="A"), ("wrong-type", "first_sheriff", "SH-7.2")),
        (sheet(A, player(" "), C), ("no-name", "players[1].name", "SH-7.2")),
        (sheet(A, player("\x1b[2J"), C), ("no-name", "players[1].name", "SH-7.2")),
        (sheet(A, B, A), ("same-name", "players[2].name", "SH-7.2")),
        (sheet(A, B | {"name": 5}, C), ("wrong-type", "players[1].name", "SH-7.2")),
        (sheet(A, B | {"hand": []}, C), ("unknown-field", "players[1].hand", "SH-7.2")),
        (sheet(A, {"name": "B", "goods": {}}, C), ("missing-field", "players[1].coins", "SH-7.2")),
        (sheet(A, player("B", -1), C), ("out-of-range", "players[1].coins", "SH-2.1")),
        (sheet(A, B | {"coins": 4.5}, C), ("wrong-type", "players[1].coins", "SH-7.2")),
        (sheet(A, player("B", 151), C), ("out-of-range", "players[1].coins", "SH-2.1")),
        (sheet(player("A", 100), player("B", 51), C), ("too-many-coins", "players[1].coins", "SH-2.1")),
        (sheet(A, player("B", potato=1), C), ("not-a-choice", "players[1].goods.potato", "SH-1.1")),
        (sheet(A, player("B", apple=300), C), ("out-of-range", "players[1].goods.apple", "SH-1.1")),
        (sheet(A, player("B", apple=-1), C), ("out-of-range", "players[1].goods.apple", "SH-1.1")),
        (sheet(A, B | {"goods": {"apple": True}}, C), ("wrong-type", "players[1].goods.apple", "SH-1.1")),
        (sheet(A, B | {"goods": {"apple": None}}, C), ("wrong-type", "players[1].goods.apple", "SH-1.1")),
        (sheet(A, B | {"goods": ["apple"]}, C), ("wrong-type", "players[1].goods", "SH-7.2")),
        (sheet(A, player("B", bread=1), C), ("not-in-play", "players[1].goods.bread", "SH-1.1")),
        (
            sheet(player("A", pepper=18), player("B", pepper=1), C),
            ("too-many-cards", "players[1].goods.pepper", "SH-1.1"),
        ),
        (sheet(A, B, C, player("D", feast_plate=1)), ("feast-and-plates", "players[3].feast", "SH-8.5")),
        (sheet(A | {"feast": ["apple"]}, B, C), ("feast-and-plates", "players[0].feast", "SH-8.5")),
        (
            sheet(player("A", feast_plate=1) | {"feast": ["mead"]}, B, C),
            ("not-a-choice", "players[0].feast[0]", "SH-8.5"),
        ),
        (
            sheet(player("A", feast_plate=1) | {"feast": ["bread"]}, B, C),
            ("not-a-choice", "players[0].feast[0]", "SH-8.5"),
        ),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(paper: object, answer: tuple[str, str, str]) -> None:
    assert refused(paper) == answer


def test_the_box_of_four_holds_more_than_that_of_three() -> None:
    assert score(sheet(player("A", pepper=22), B, C, player("D", bread=36))).players[0].goods == 22 * 6
