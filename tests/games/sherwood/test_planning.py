"""SW-3: the five actions of the planning phase."""

import pytest

from tests.covers import covers
from tests.games.sherwood.table import Table, planning


@covers("SW-3.1")
def test_one_action_each_clockwise_from_the_figure_until_no_camp_holds_a_raider() -> None:
    table = planning("anne nicolas carla").having("anne", camp=1).having("nicolas", camp=3).having("carla", camp=2)
    order: list[str] = []
    while table.phase == "planning":
        order += table.awaited
        table.play(f"{order[-1]}: inn 2")
    assert order == ["anne", "nicolas", "carla", "nicolas", "carla", "nicolas"]
    assert set(table.camps.values()) == {0}
    assert table.phase == "raid"


@covers("SW-3.1")
def test_nobody_acts_out_of_turn() -> None:
    assert planning("anne nicolas carla").refusal("carla: inn 2") == "LX-2"


@covers("SW-3.2", "SW-R14")
def test_more_than_five_gold_leads_to_the_church() -> None:
    table = planning("anne nicolas carla").having("anne", gold=6)
    assert table.moves("anne") == [f"church {gold}" for gold in range(1, 7)]
    assert table.view("anne").question == "church"
    assert planning("anne nicolas carla").having("anne", gold=5).view("anne").question == "action"
    for deed in ("inn 2", "merchant", "market", "hide 1", "ask"):
        assert table.refusal(f"anne: {deed}") == "SW-3.2"


@covers("SW-3.3", "SW-R14")
def test_each_gold_given_at_the_church_is_one_glory() -> None:
    table = planning("anne nicolas carla").having("anne", gold=5, glory=2)
    table.play("anne: church 3")
    assert (table.gold["anne"], table.glory["anne"], table.game.mine) == (2, 5, 36)
    assert table.at("church")["anne"] == 1
    assert table.camps["anne"] == 3


@covers("SW-3.3", "SW-R14")
def test_without_gold_the_church_is_closed() -> None:
    table = planning("anne nicolas carla").having("anne", gold=0)
    assert table.refusal("anne: church 1") == "SW-3.3"


@covers("SW-3.4", "SW-R36")
def test_a_look_at_the_inn_is_secret_and_that_it_was_taken_is_public() -> None:
    table = planning("anne nicolas carla").row("a13", "a09").play("anne: inn 2")
    assert table.seen_by("anne")[-1] == "looked seat=anne slot=2 marked=1 card=a09"
    assert table.seen_by("carla")[-1] == "looked_unseen seat=anne slot=2 marked=1"
    own, other = table.view("anne").row[1].face, table.view("carla").row[1].face
    assert own is not None
    assert own.card == "a09"
    assert other is None


@covers("SW-3.4")
def test_several_may_look_at_one_card_and_without_a_marker_a_look_leaves_no_mark() -> None:
    table = planning("anne nicolas carla").having("nicolas", camp=1).having("carla", camp=1)
    table.play("anne: inn 2", "nicolas: inn 3", "carla: inn 2", "anne: inn 3", "anne: inn 4")
    assert table.told("looked_unseen")[-1] == "looked_unseen seat=anne slot=4 marked=0"
    assert table.view("anne").row[3].face is not None


@covers("SW-R36")
def test_the_inn_shows_face_down_cards_only_and_markers_return_each_round() -> None:
    table = planning("anne nicolas carla")
    for name in table.names:
        table.having(name, camp=1)
    assert table.refusal("anne: inn 1") == "SW-R36"
    table.play("anne: inn 2", "nicolas: inn 2", "carla: inn 2")
    for slot, name in enumerate(["nicolas", "carla", "anne", "nicolas"], 1):
        table.play(f"{name}: reveal {slot}")
    assert [slot.marked for slot in table.view("public").row] == [[]] * 4


@covers("SW-3.5")
def test_the_merchant_sells_a_card_into_the_secret_hand() -> None:
    table = planning("anne nicolas carla").equipment("longbow club").play("anne: merchant")
    assert (table.hand("anne"), table.gold["anne"], table.at("merchant")["anne"]) == ("longbow", 1, 1)
    assert table.seen_by("anne")[-1] == "bought seat=anne equipment=longbow"
    assert table.seen_by("carla")[-1] == "bought_unseen seat=anne"
    assert table.view("carla").seats[0].hand is None
    assert table.view("carla").seats[0].hand_size == 1


@covers("SW-3.5")
def test_not_with_three_cards_in_hand_and_not_without_gold() -> None:
    table = planning("anne nicolas carla").having("anne", hand="club club sword").having("nicolas", gold=0)
    assert table.refusal("anne: merchant") == "SW-3.5"
    assert table.play("anne: inn 2").refusal("nicolas: merchant") == "SW-3.5"


@covers("SW-R3")
def test_an_empty_equipment_deck_is_renewed_from_its_discard() -> None:
    table = planning("anne nicolas carla").equipment("", "sword sword").play("anne: merchant")
    assert table.hand("anne") == "sword"
    assert "renewed cards=2" in table.events


@covers("SW-R3")
def test_with_deck_and_discard_empty_the_merchant_is_closed() -> None:
    assert planning("anne nicolas carla").equipment("").refusal("anne: merchant") == "SW-R3"


@covers("SW-3.6")
def test_the_market_brings_a_raider_from_the_oak_for_two_gold() -> None:
    table = planning("anne nicolas carla").play("anne: market")
    assert (table.gold["anne"], table.oak["anne"], table.camps["anne"]) == (0, 3, 3)
    assert table.at("market")["anne"] == 2


@covers("SW-3.6")
@pytest.mark.parametrize(("camp", "oak", "gold"), [(4, 4, 1), (8, 0, 2)])
def test_not_without_two_gold_or_a_raider_on_the_oak(camp: int, oak: int, gold: int) -> None:
    table = planning("anne nicolas carla").having("anne", camp=camp, oak=oak, gold=gold)
    assert table.refusal("anne: market") == "SW-3.6"


@covers("SW-3.7")
def test_a_band_alone_occupies_a_free_hideout_and_its_player_leads() -> None:
    table = planning("anne nicolas carla").play("anne: hide 4, bring anne 3, alone")
    assert table.in_hideout(4) == "anne 3"
    assert table.camps["anne"] == 1
    assert table.told("occupied") == ["occupied hideout=4 leader=anne raiders=3,0,0"]


@covers("SW-3.7")
def test_an_occupied_hideout_is_closed_to_all() -> None:
    table = planning("anne nicolas carla").play("anne: hide 4, bring anne 1, alone")
    assert table.refusal("nicolas: hide 4") == "SW-3.7"
    table.play("nicolas: inn 2", "carla: inn 2")
    assert "hide 4" not in table.moves("anne")


@covers("SW-3.7")
def test_no_more_raiders_than_are_in_camp() -> None:
    assert planning("anne nicolas carla").refusal("anne: hide 4, bring anne 5") == "SW-3.7"


@covers("SW-3.8")
def test_the_first_empty_camp_gains_glory_and_the_second_the_first_player_card() -> None:
    table = planning("anne nicolas carla").having("anne", camp=2).having("nicolas", camp=1).having("carla", camp=2)
    table.play("anne: inn 2", "nicolas: inn 2")
    assert table.glory == {"anne": 0, "nicolas": 1, "carla": 0}
    table.play("carla: inn 2", "anne: inn 2")
    assert table.told("second_out") == ["second_out seat=anne"]
    table.play("carla: inn 3")
    assert table.awaited == ["anne"]
    assert table.glory == {"anne": 0, "nicolas": 1, "carla": 0}


@covers("SW-3.8", "SW-R26")
def test_several_at_once_clockwise_from_the_active_player() -> None:
    table = planning("anne nicolas carla", floor="open")
    table.having("anne", camp=1).having("nicolas", camp=2).having("carla", camp=2)
    table.play("anne: inn 2", "nicolas: hide 4, bring nicolas 2, bring carla 2, post", "carla: accept nicolas")
    assert table.told("first_out") == ["first_out seat=anne"]
    assert table.told("second_out") == ["second_out seat=nicolas"]


@covers("SW-R26")
def test_both_may_go_to_those_who_empty_their_camps_at_once() -> None:
    table = planning("anne nicolas carla", floor="open").having("anne", camp=2).having("carla", camp=1)
    table.play("anne: hide 4, bring anne 2, bring carla 1, post", "carla: accept anne")
    assert table.told("first_out") == ["first_out seat=anne"]
    assert table.told("second_out") == ["second_out seat=carla"]


@covers("SW-R9")
def test_nobody_passes_and_the_inn_is_always_open() -> None:
    table = planning("anne nicolas carla").having("anne", gold=0, hand="club club club", camp=8, oak=0)
    assert [move for move in table.moves("anne") if not move.startswith(("hide", "promise", "ask"))] == [
        "inn 2",
        "inn 3",
        "inn 4",
    ]
    assert table.refusal("anne: pass") == "SW-3.1"
    assert table.refusal("anne: hold") == "SW-R9"


@covers("SW-5.6")
def test_the_table_shows_who_leads() -> None:
    def leaders(table: Table) -> list[bool]:
        return [seat.leads for seat in table.view("public").seats]

    assert not any(leaders(planning("anne nicolas carla")))  # nobody has any glory
    table = planning("anne nicolas carla").having("anne", glory=3).having("nicolas", glory=2).having("carla", glory=3)
    assert [leaders(table)[table.seat(name)] for name in ("anne", "nicolas", "carla")] == [True, False, True]
