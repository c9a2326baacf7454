"""The rulings on piles, bags, debts and scoring: where the booklets differ or are silent."""

import pytest

from loxley.games.sheriff import SHERIFF
from tests.covers import covers
from tests.games.sheriff.box import cards, dealt
from tests.games.sheriff.table import Table, counted, declaration, loading, market, sheriff


@covers("SH-R1")
def test_bread_is_not_declared_where_no_bread_is_in_play() -> None:
    three, four = declaration(will="apple", much="apple").of(3), declaration(will="apple", much="apple").of(4)
    assert three.moves("will") == ["declare apple", "declare cheese", "declare chicken"]
    assert three.refusal("will: declare bread") == "SH-R1"
    four.play("will: declare bread")


@covers("SH-R2")
def test_an_apple_is_worth_two() -> None:
    table = counted(david="4 apple")
    assert table.score("david") == 4 * 2 + 50 + 20


@covers("SH-R3")
def test_the_sheriff_chooses_pile_and_order_of_confiscated_cards() -> None:
    ends = set()
    for side in ("left", "right"):
        for first, second in (("silk", "cheese"), ("cheese", "silk")):
            table = sheriff(gilbert="cheese silk").declares("gilbert", "apple", 2).discards("", "")
            table.play("sheriff: open gilbert", f"sheriff: lay {side} {first}, lay {side} {second}")
            ends.add((table.left, table.right))
    assert ends == {("silk cheese", ""), ("cheese silk", ""), ("", "silk cheese"), ("", "cheese silk")}


@covers("SH-R4")
def test_davids_125_points_need_the_bread() -> None:
    others = {"will": "7 apple 3 cheese 5 bread 5 chicken", "bishop": "5 apple 2 cheese 4 bread 4 chicken"}
    goods = "4 apple 6 cheese 4 chicken 2 pepper crossbow"
    assert counted(david=f"{goods} bread", **others).having("david", coins=42).score("david") == 125
    assert counted(david=goods, **others).having("david", coins=42).score("david") == 122


@covers("SH-R5")
def test_nobody_is_crowned_for_nothing() -> None:
    assert counted(tuck="3 apple", much="silk").titles == {"tuck": {"apple": "king"}}


@covers("SH-R5")
def test_a_title_nobody_earns_is_not_given() -> None:
    assert counted(tuck="silk", much="mead").titles == {}


@covers("SH-R6")
def test_a_hand_stays_short_when_there_is_nothing_to_draw() -> None:
    table = market(much="2 chicken 4 bread", tuck="6 cheese").discards("5 apple", "5 apple").draw_pile("silk")
    table.play("much: aside bread, aside bread, aside chicken", "much: draw deck")
    assert table.moves("much") == ["lay left bread", "lay left chicken", "lay right bread", "lay right chicken"]
    table.play("much: lay left bread, lay left bread, lay left chicken")
    assert table.hand("much") == "2 bread, chicken, silk"
    assert table.awaited == ["tuck"]


@covers("SH-R6", "SH-3.4")
def test_cards_laid_on_a_pile_do_not_bring_back_the_drawing() -> None:
    table = market(much="chicken 5 bread", tuck="6 cheese").discards("5 apple", "").draw_pile("silk")
    table.play("much: aside bread, aside chicken", "much: draw deck", "much: lay left bread")
    assert table.refusal("much: draw deck") == "SH-3.4"
    table.play("much: lay left chicken")
    assert (table.awaited, table.left) == (["tuck"], "apple apple apple apple apple bread chicken")
    assert table.hand("much") == "4 bread, silk"


@covers("SH-R6")
def test_the_discards_are_drawn_when_they_are_all_there_is() -> None:
    table = market(much="chicken 4 bread", tuck="6 cheese").discards("apple", "").draw_pile("")
    assert table.moves("much") == ["aside bread", "aside chicken", "draw left"]
    assert table.refusal("much: draw deck") == "SH-3.2"
    table.play("much: aside chicken", "much: draw left", "much: lay right chicken")
    assert table.hand("much") == "apple, 4 bread"


@covers("SH-R6")
def test_a_merchant_who_can_draw_nothing_says_so() -> None:
    table = market(much="chicken 4 bread").discards("", "").draw_pile("").play("much: aside bread, done")
    assert table.moves("much") == ["lay left bread", "lay right bread"]


@covers("SH-R7")
def test_a_merchant_without_cards_has_no_bag_and_no_declaration() -> None:
    table = loading(much="", tuck="2 apple", guy="silk")
    assert table.awaited == ["tuck", "guy"]
    assert table.refusal("much: pack apple") == "SH-R7"
    table.play("tuck: pack apple, close", "guy: pack silk, close")
    assert table.awaited == ["tuck"]
    table.play("tuck: declare apple", "guy: declare bread")
    assert (table.phase, table.fate("much")) == ("inspection", "none")
    assert table.refusal("sheriff: open much") == "SH-4.5"
    table.play("sheriff: wave tuck", "sheriff: wave guy")
    assert table.sheriff == "much"


@covers("SH-R7")
def test_a_round_without_any_bag_is_over_at_once() -> None:
    table = sheriff(tuck="apple", much="apple").of(3).discards("", "").draw_pile("")
    table.play("sheriff: wave tuck", "sheriff: wave much", "much: done", "sheriff: done")
    assert (table.sheriff, table.phase) == ("much", "market")


@covers("SH-R7")
def test_a_merchant_without_a_bag_still_bargains() -> None:
    table = sheriff(much="", tuck="2 apple", guy="silk")
    assert table.refusal("much: to sheriff, offer bag apple") == "SH-5.3"
    table.play("much: to sheriff, offer coins 3, want open guy, post", "sheriff: accept much")
    assert table.coins["sheriff"] == 53


def in_debt(stall: str, owed: int) -> Table:
    """Gilbert has no coins and owes 4 for each silk he lied about, and 2 for each cheese."""
    bag = {4: "silk", 6: "silk cheese", 8: "2 silk"}[owed]
    table = sheriff(gilbert=bag, tuck="apple").having("gilbert", stall=stall, coins=0)
    return table.declares("gilbert", "bread", len(cards(bag))).play("sheriff: open gilbert")


@covers("SH-R8")
def test_no_card_is_given_whose_omission_would_still_cover_the_debt() -> None:
    table = in_debt("apple chicken", owed=4)
    assert table.moves("gilbert") == ["give chicken"]
    assert table.refusal("gilbert: give apple") == "SH-R8"


@covers("SH-R8")
def test_goods_that_cannot_cover_the_rest_are_not_begun_with() -> None:
    table = in_debt("apple cheese chicken", owed=6)
    assert table.moves("gilbert") == ["give chicken"]
    table.play("gilbert: give chicken")
    assert table.moves("gilbert") == ["give apple", "give cheese"]
    table.play("gilbert: give cheese")
    assert (table.stall("gilbert"), table.phase) == ("apple", "confiscation")


@covers("SH-R8")
def test_each_way_to_pay_is_named_in_one_order() -> None:
    table = in_debt("4 apple 2 chicken", owed=8).play("gilbert: give apple")
    assert table.refusal("gilbert: give chicken") == "LX-4"
    table.play("gilbert: give apple, give apple, give apple")
    assert table.stall("gilbert") == "2 chicken"


@covers("SH-R8")
def test_the_debtor_chooses_the_contraband_too() -> None:
    table = in_debt("apple pepper mead crossbow", owed=8)
    assert table.stall("sheriff") == "apple"
    assert table.moves("gilbert") == ["give pepper", "give mead", "give crossbow"]
    table.play("gilbert: give crossbow")
    assert table.contraband("gilbert") == "pepper, mead"


@covers("SH-R8")
def test_no_contraband_is_given_beyond_need() -> None:
    table = in_debt("pepper crossbow", owed=8)
    assert table.moves("gilbert") == ["give crossbow"]
    assert table.refusal("gilbert: give pepper") == "SH-R8"


@covers("SH-R9")
def test_royal_goods_are_no_legal_goods_in_a_tie() -> None:
    table = counted(will="gouda", much="apple").playing(royal_goods=True).having("will", coins=51)
    assert table.score("will") == table.score("much") == 72
    assert table.winners == ["much"]


@covers("SH-R15")
def test_promo_cards_are_off_by_default_and_their_figures_are_stand_ins() -> None:
    assert SHERIFF.settings(4, {})["promo_cards"] is False
    promos = ("arcane_scrolls", "feast_plate", "royal_summons")
    assert {SHERIFF.figures.provenance[promo] for promo in promos} == {"stand-in"}
    figures = dealt(4, promo_cards=True).rules.figures
    assert (figures.values[15:], figures.penalties[15:], figures.promo_copies) == ([15, 3, 5], [6, 4, 4], [2, 2, 2])


@covers("SH-R16")
def test_the_owner_of_arcane_scrolls_is_not_eligible() -> None:
    table = counted(robin="9 apple arcane_scrolls", john="7 apple").playing(promo_cards=True)
    assert table.titles == {"john": {"apple": "queen"}}


@covers("SH-R17")
def test_all_four_chickens_of_an_honest_bag_arrive() -> None:
    assert sheriff(much="4 chicken").play("sheriff: open much").stall("much") == "4 chicken"


@covers("SH-R18")
def test_five_of_seven_cards_may_be_set_aside() -> None:
    table = market(much="7 bread").playing(seven_cards=True).play(f"much: {', '.join(['aside bread'] * 5)}")
    assert table.refusal("much: aside bread") == "SH-3.1"


@covers("SH-R18")
def test_five_of_seven_cards_may_be_packed() -> None:
    table = loading(much="7 bread").playing(seven_cards=True).play(f"much: {', '.join(['pack bread'] * 5)}")
    assert table.refusal("much: pack bread") == "SH-3.6"


@covers("SH-R19")
def test_nobody_but_its_owner_looks_into_a_bag_that_passes() -> None:
    table = sheriff(marianne="2 cheese mead silk", tuck="apple").play("sheriff: wave marianne")
    for eye in ("sheriff", "tuck", "public"):
        assert table.view(eye).seats[1].contraband is None
        assert table.view(eye).seats[1].contraband_count == 2
        assert "delivered seat=marianne goods=cheese,cheese contraband=2" in table.seen_by(eye)
        assert not any("mead" in event or "silk" in event for event in table.seen_by(eye))
    assert table.view("marianne").seats[1].contraband == ["mead", "silk"]


@covers("SH-R20")
def test_an_inspected_bag_is_shown_to_all() -> None:
    table = sheriff(gilbert="apple cheese 2 mead", tuck="apple").play("sheriff: open gilbert")
    for eye in ("sheriff", "gilbert", "tuck", "public"):
        told = "opened sheriff=sheriff seat=gilbert goods=apple,cheese,mead,mead"
        assert table.seen_by(eye)[0] == told + " declared=apple cards=4 truths=apple lies=cheese,mead,mead summonses=0"
        assert table.view(eye).confiscated == ["cheese", "mead", "mead"]


@covers("SH-R21")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_summons_that_has_worked_goes_to_a_discard_pile(side: str) -> None:
    table = sheriff(gilbert="2 chicken royal_summons", tuck="apple").playing(promo_cards=True).discards("", "")
    table.play("sheriff: open gilbert")
    assert table.moves("sheriff") == ["lay left royal_summons", "lay right royal_summons"]
    table.play(f"sheriff: lay {side} royal_summons")
    assert {"left": table.left, "right": table.right}[side] == "royal_summons"
    assert table.contraband("gilbert") == ""


@covers("SH-R22")
def test_a_feast_plate_pays_three_of_a_debt() -> None:
    table = sheriff(gilbert="silk", tuck="apple").declares("gilbert", "bread", 1).playing(promo_cards=True)
    table.having("gilbert", coins=0, stall="feast_plate").play("sheriff: open gilbert")
    assert table.contraband("sheriff") == "feast_plate"
    assert "forgiven debtor=gilbert coins=1" in table.events


@covers("SH-R26")
def test_hands_are_drawn_up_clockwise_from_the_new_sheriff() -> None:
    table = sheriff(tuck="apple", much="apple", guy="apple").discards("", "")
    table.draw_pile("silk mead pepper crossbow silk mead pepper silk")
    table.play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert table.sheriff == "tuck"
    assert table.hand("tuck") == "pepper, 2 mead, 2 silk, crossbow"
    assert table.hand("much") == "pepper, silk"
    assert (table.hand("guy"), table.hand("sheriff")) == ("", "")


@covers("SH-R27")
def test_the_draw_pile_is_renewed_only_when_a_card_must_be_drawn() -> None:
    table = market(much="2 chicken 4 bread", tuck="6 cheese").discards("mead 6 apple", "").draw_pile("silk")
    table.play("much: aside bread", "much: draw deck", "much: lay right bread")
    assert (table.deck, table.left) == ("", "mead apple apple apple apple apple apple")
    table.play("tuck: aside cheese", "tuck: draw left", "tuck: lay right cheese")
    assert not any(event.startswith("renewed") for event in table.events)
    later = market(much="2 chicken 4 bread").discards("mead 6 apple", "").draw_pile("silk")
    later.play("much: aside bread, aside chicken", "much: draw deck", "much: draw deck")
    assert "renewed cards=2" in later.events
