"""SW-6 and SW-7: from round to round, and the end."""

import pytest

from loxley.games.sherwood.scoring import last_loot, tally
from tests.covers import covers
from tests.games.sherwood.table import Table, raid


def resolve_all(table: Table) -> Table:
    """Turn up what is left of the row; nobody plays a card."""
    while table.phase not in ("planning", "over"):
        name = table.awaited[0]
        table.play(
            f"{name}: {next(move for move in table.moves(name) if move.startswith(('reveal', 'pass', 'deal', 'hold')))}"
        )
    return table


def far_from(table: Table) -> Table:
    """A row whose convoys are all stronger than anybody here."""
    return table.row("a17", "a18", "a20", "a22")


@covers("SW-6.1", "SW-R4")
def test_most_raiders_in_red_hideouts_bring_one_from_the_oak_to_the_camp() -> None:
    table = far_from(raid("anne nicolas carla", rules="advanced"))
    table.band(2, "anne 2").band(5, "carla 1").band(8, "carla 1").band(1, "nicolas 3")
    before = table.oak
    assert resolve_all(table).told("held_red_hideouts") == [
        "held_red_hideouts seat=anne raiders=2",
        "held_red_hideouts seat=carla raiders=2",
    ]
    assert table.oak == {"anne": before["anne"] - 1, "nicolas": before["nicolas"], "carla": before["carla"] - 1}
    assert table.camps["anne"] == 8 - table.oak["anne"]


@covers("SW-6.1")
def test_red_hideouts_are_of_the_advanced_game() -> None:
    assert resolve_all(far_from(raid("anne nicolas carla")).band(2, "anne 2")).told("held_red_hideouts") == []


@covers("SW-R35")
def test_red_hideouts_need_a_raider_still_there_and_one_on_the_oak_and_not_round_six() -> None:
    empty = far_from(raid("anne nicolas carla", rules="advanced")).band(1, "anne 2")
    assert resolve_all(empty).told("held_red_hideouts") == []
    bare = far_from(raid("anne nicolas carla", rules="advanced")).band(2, "anne 2").having("anne", camp=6)
    assert resolve_all(bare).told("held_red_hideouts") == []
    last = far_from(raid("anne nicolas carla", rules="advanced")).band(2, "anne 2").in_round(6)
    assert resolve_all(last).told("held_red_hideouts") == []


@covers("SW-6.1", "SW-R24")
def test_undealt_loot_returns_to_the_stock() -> None:
    table = far_from(raid("anne nicolas carla", rules="advanced"))
    table.band(1, "anne 1, carla 1", slot=1, informant="carla", gold="anne 3", companions="anne 1")
    resolve_all(table)
    assert table.game.mine == 36
    assert table.oak["anne"] == 5


@covers("SW-6.2")
def test_all_raiders_but_those_on_the_oak_return_and_a_new_row_is_dealt() -> None:
    table = far_from(raid("anne nicolas carla")).band(1, "anne 2").having("carla", oak=1)
    resolve_all(table)
    assert table.camps == {"anne": 4, "nicolas": 4, "carla": 7}
    row = table.view("public").row
    assert [slot.face_up for slot in row] == [True, False, False, False]
    assert table.game.round == 1
    assert table.view("public").bands == []


@covers("SW-R10")
def test_raiders_freed_by_a_raid_act_in_the_next_round() -> None:
    table = raid("anne nicolas carla").row("a07", "a18", "a20", "a22").band(4, "carla 3").play("anne: reveal 1")
    assert table.camps["carla"] == 4
    assert table.awaited == ["nicolas"]
    resolve_all(table)
    assert table.camps["carla"] == 5


@covers("SW-6.3")
@pytest.mark.parametrize(
    ("gold", "figure"),
    [((0, 2, 1), "carla"), ((0, 3, 3), "nicolas"), ((5, 1, 0), "carla"), ((5, 0, 0), "nicolas")],
)
def test_the_figure_goes_to_the_least_gold_but_not_twice_in_a_row(gold: tuple[int, int, int], figure: str) -> None:
    table = far_from(raid("anne nicolas carla"))
    for name, amount in zip(table.names, gold, strict=True):
        table.having(name, gold=amount)
    resolve_all(table)
    assert table.awaited == [figure]


@covers("SW-7.1", "SW-R34")
def test_in_round_six_loot_is_glory_at_once() -> None:
    table = raid("anne nicolas carla").row("b18").in_round(6).band(4, "carla 6, anne 6")  # glory 1
    table.having("anne", gold=0).having("carla", gold=0).play("anne: reveal 1", "carla: deal anne companion")
    assert table.gold == {"anne": 0, "nicolas": 2, "carla": 0}
    assert table.glory["anne"] + table.glory["carla"] == 2 + 9 + 2
    assert table.oak["anne"] == 1


@covers("SW-7.1")
def test_a_companion_that_cannot_come_is_no_glory() -> None:
    table = raid("anne nicolas carla").row("a07").in_round(6).band(4, "carla 3").having("carla", camp=5)
    table.play("anne: reveal 1")
    assert table.glory["carla"] == 1 + 1


@covers("SW-R34")
def test_loot_of_round_six_is_glory_even_with_an_empty_mine_and_whoever_pays_it() -> None:
    table = raid("anne nicolas carla", rules="advanced").row("sa1").in_round(6)
    table.band(7, "anne 3, carla 2", slot=1, informant="carla", gold="anne 2").having("carla", gold=1)
    table.play("anne: reveal 1")
    assert table.glory == {"anne": 3, "nicolas": 0, "carla": 2}
    assert (table.gold["carla"], table.gold["anne"]) == (0, 2)
    empty = raid("anne nicolas carla").row("a13").in_round(6).band(1, "carla 5")
    empty.having("anne", gold=20).having("nicolas", gold=20).having("carla", gold=2).play("anne: reveal 1")
    assert empty.glory["carla"] == 6


@covers("SW-R34")
def test_laid_parts_return_before_tie_breaks() -> None:
    table = far_from(raid("anne nicolas carla", rules="advanced")).in_round(6)
    table.band(1, "anne 1, carla 1", slot=1, informant="carla", companions="anne 1")
    resolve_all(table)
    assert table.oak["anne"] == 5


@covers("SW-7.2")
def test_the_game_ends_when_the_last_convoy_of_round_six_is_resolved() -> None:
    table = resolve_all(far_from(raid("anne nicolas carla")).in_round(6).having("carla", glory=3))
    assert table.game.over()
    assert table.winners == ["carla"]
    assert table.events[-1] == "over scores=0,0,3 winners=2"
    assert table.refusal("anne: inn 2") == "LX-7"


@covers("SW-7.2")
@pytest.mark.parametrize(
    ("glory", "oak", "gold", "places"),
    [
        ([5, 9, 7], [0, 0, 0], [0, 0, 0], [3, 1, 2]),
        ([9, 9, 7], [2, 1, 0], [9, 0, 0], [2, 1, 3]),
        ([9, 9, 7], [1, 1, 0], [3, 4, 0], [2, 1, 3]),
        ([9, 9, 7], [1, 1, 0], [4, 4, 0], [1, 1, 3]),
    ],
)
def test_most_glory_then_fewest_on_the_oak_then_most_gold_then_shared(
    glory: list[int], oak: list[int], gold: list[int], places: list[int]
) -> None:
    assert [line.place for line in tally(glory, oak, gold)] == places


@covers("SW-7.1")
def test_what_the_last_loot_is_worth() -> None:
    assert last_loot(gold=9, companions=1, oak=4) == 11
    assert last_loot(gold=2, companions=3, oak=1) == 4
