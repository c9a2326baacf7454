"""SW-4.5 to SW-4.8: free negotiation and fixed agreements of the advanced game."""

import pytest

from loxley.games.sherwood.view import WritingView
from tests.covers import covers
from tests.games.sherwood.table import Table, planning


def four(**options: object) -> Table:
    """Marian has looked at the second card; the first lies face up."""
    table = planning("anne nicolas carla marian", rules="advanced", **options)
    return table.row("a13", "a22").looked("marian", 2)


@covers("SW-4.5", "SW-R18")
def test_anyone_posts_sheets_and_the_active_player_is_among_the_signatories() -> None:
    table = four(floor="open").play("carla: hide 4")
    assert table.talks("carla").writing == WritingView(suggests=False, least=[1, 0, 1, 0], most=[4, 4, 4, 4])
    assert table.refusal("carla: bring nicolas 1, bring carla 1") == "SW-3.7"
    table.play("carla: bring anne 2, bring carla 1, bring marian 1, post", "marian: accept carla")
    assert table.in_hideout(4) == ""
    table.play("anne: accept carla")
    assert table.in_hideout(4) == "anne 2, carla 1, marian 1"
    assert table.game.bands[4] is not None
    assert table.game.bands[4].leader == table.seat("anne")


@covers("SW-4.5")
def test_on_an_orderly_floor_the_others_are_heard_after_each_word_of_the_active_player() -> None:
    table = four().play(
        "anne: ask", "nicolas: hold", "carla: hide 4, bring anne 1, bring carla 2, bring marian 1, post"
    )
    table.play("marian: hold")
    assert table.awaited == ["anne"]
    table.play("anne: accept carla")
    assert table.awaited == ["marian"]
    table.play("marian: accept carla")
    assert table.in_hideout(4) == "anne 1, carla 2, marian 1"


@covers("SW-4.5")
def test_the_active_player_may_cut_the_talks_short() -> None:
    table = four(floor="open").play("carla: hide 4, bring anne 1, bring carla 2, post", "nicolas: hide 5")
    table.play("anne: close")
    assert table.told("closed") == ["closed number=1 author=carla by=carla fate=lapsed"]
    assert table.game.may_also_move() == []
    assert table.refusal("nicolas: bring anne 1") == "LX-2"
    assert table.refusal("anne: close") == "SW-4.5"
    table.play("anne: hide 4, bring anne 3, alone")
    assert table.in_hideout(4) == "anne 3"


@covers("SW-4.5")
def test_raiders_glory_and_equipment_cards_themselves_are_not_traded() -> None:
    table = four().having("anne", hand="club").having("carla", hand="club")
    table.play("anne: hide 4, bring anne 1, bring carla 1")
    kinds = {" ".join(move.split()[:1]) for move in table.moves("anne")}
    assert kinds == {"bring", "arm", "worth", "name", "pay", "post", "drop"}


@covers("SW-4.5")
def test_information_is_told_by_fields() -> None:
    table = four(floor="open").play("marian: claim 2 strength 8, claim 2 from nottingham, claim 2 sheriff")
    assert table.claims == [
        "marian: 2 strength 8, open",
        "marian: 2 from nottingham, open",
        "marian: 2 sheriff, open",
    ]


@covers("SW-4.6")
def test_promised_equipment_is_neither_shown_nor_marked_and_does_not_bind() -> None:
    table = four().having("carla", hand="club").play("anne: hide 4, bring anne 1, bring carla 1, arm carla sword, post")
    table.play("nicolas: hold", "carla: accept anne")
    assert table.hand("carla") == "club"
    assert table.view("public").bands[0].armed == []
    assert table.told("laid_open") == []
    assert table.promises == ["carla to anne: arm 2 sword, open"]


@covers("SW-4.7")
def test_an_informant_names_a_card_and_lays_the_shares_down() -> None:
    table = four().play(
        "anne: hide 4, bring anne 1, bring carla 2, bring marian 2, name 2 marian, "
        "lay anne gold 2, lay carla gold 1, lay carla companions 1, post",
        "nicolas: hold",
        "carla: accept anne",
        "marian: accept anne",
    )
    band = table.view("public").bands[0]
    assert (band.leader, band.informant, band.slot) == (0, 3, 2)
    assert (band.gold, band.companions) == ([2, 0, 1, 0], [0, 0, 1, 0])
    assert table.game.mine == 42 - 8 - 3
    assert table.oak["carla"] == 3


@covers("SW-4.7")
def test_only_who_knows_a_card_can_name_it() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring carla 2, bring marian 2")
    assert table.may("anne", "name") == ["1 0", "1 2", "1 3", "2 3"]
    assert table.refusal("anne: name 2 anne") == "SW-4.7"
    assert table.refusal("anne: name 3 marian") == "SW-4.7"


@covers("SW-4.7")
def test_nothing_is_laid_for_the_informants_own_raiders() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring marian 2, name 2 marian")
    assert {part.split()[0] for part in table.may("anne", "lay")} == {"0"}


@covers("SW-4.7")
def test_gold_for_joining_is_paid_at_once() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring carla 2, pay anne carla 2, post", "nicolas: hold")
    assert table.gold["carla"] == 2
    table.play("carla: accept anne")
    assert table.gold == {"anne": 0, "nicolas": 2, "carla": 4, "marian": 2}
    assert table.told("paid") == ["paid giver=anne taker=carla gold=2"]


@covers("SW-4.7")
def test_nobody_pays_more_than_they_have() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring carla 2")
    assert table.refusal("anne: pay anne carla 3") == "SW-4.7"
    assert table.play("anne: bring marian 1, pay anne carla 1").refusal("anne: pay anne marian 2") == "SW-4.7"


@covers("SW-R18")
def test_after_the_talks_any_action_is_open() -> None:
    table = four().play("anne: ask", "nicolas: hold", "carla: hold", "marian: hold", "anne: close", "anne: church 1")
    assert table.glory["anne"] == 1


@covers("SW-R19")
def test_a_hideout_has_one_card_and_one_informant() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring marian 2, name 1 anne")
    assert table.may("anne", "name") == []
    assert table.refusal("anne: name 2 marian") == "SW-R19"


@covers("SW-R19")
def test_one_card_at_several_hideouts_and_one_informant_of_several_alliances() -> None:
    table = four(floor="open").play(
        "anne: hide 4, bring anne 1, bring marian 1, name 2 marian, post", "marian: accept anne"
    )
    table.play("nicolas: hide 5, bring nicolas 1, bring marian 1, name 2 marian, post", "marian: accept nicolas")
    assert [band.slot for band in table.view("public").bands] == [2, 2]
    assert table.game.markers == 4


@covers("SW-R19")
def test_there_are_six_pairs_of_markers_a_round() -> None:
    table = four()
    table.game.markers = 0
    table.play("anne: hide 4, bring anne 1, bring marian 1")
    assert table.refusal("anne: name 2 marian") == "SW-R19"


@covers("SW-R20")
def test_more_may_be_laid_than_the_card_holds() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring marian 2, name 2 marian")  # 5 gold, 1 companion
    assert table.may("anne", "lay") == [
        *(f"0 gold {gold}" for gold in range(1, 35)),
        *(f"0 companions {n}" for n in range(1, 5)),
    ]
    assert table.refusal("anne: lay anne gold 35") == "SW-R20"
    assert table.refusal("anne: lay anne companions 5") == "SW-R20"
    table.play("anne: lay anne gold 30")


@covers("SW-R20")
def test_all_shares_together_come_out_of_one_mine() -> None:
    table = four().play("anne: hide 4, bring anne 1, bring carla 1, bring marian 2, name 2 marian, lay anne gold 30")
    assert table.may("anne", "lay 2 gold") == ["1", "2", "3", "4"]


@covers("SW-R21")
def test_laid_companions_are_not_on_the_oak() -> None:
    table = four(floor="open").having("carla", camp=6, oak=1, gold=2)
    table.play(
        "anne: hide 4, bring anne 1, bring carla 1, bring marian 2, name 2 marian, lay carla companions 1, post",
        "carla: accept anne",
        "marian: accept anne",
        "nicolas: inn 2",
    )
    assert table.oak["carla"] == 0
    assert table.refusal("carla: market") == "SW-3.6"


def test_at_most_eight_terms_for_each_signatory() -> None:
    table = planning("anne nicolas carla marian guy tuck", rules="advanced")
    for name in table.names:
        table.having(name, gold=3)
    table.play(
        "anne: hide 4, bring anne 1, bring nicolas 1, bring carla 1, bring marian 1, bring guy 1, bring tuck 1, "
        "name 1 anne, lay nicolas gold 1, lay nicolas companions 1, lay carla gold 1, lay carla companions 1, "
        "lay marian gold 1"
    )
    assert table.refusal("anne: lay guy gold 1") == "LX-5"
    assert table.refusal("anne: pay anne guy 1") == "LX-5"


@pytest.mark.parametrize("floor", ["open", "orderly"])
def test_what_is_on_the_table_lapses_with_the_turn(floor: str) -> None:
    table = four(floor=floor).play("anne: hide 4, bring anne 1, bring carla 2, post")
    if floor == "orderly":
        table.play("nicolas: hold", "carla: hold", "marian: hold")
    table.play("anne: inn 2")
    assert table.told("closed") == ["closed number=1 author=anne by=anne fate=lapsed"]
