"""SH-4: the inspection, bag by bag."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def at_the_gate() -> Table:
    return sheriff(tuck="2 apple silk", much="4 chicken", guy="cheese 2 mead")


@covers("SH-4.1")
def test_the_sheriff_deals_with_the_bags_in_any_order() -> None:
    table = at_the_gate()
    assert table.moves("sheriff")[:6] == ["open tuck", "open much", "open guy", "wave tuck", "wave much", "wave guy"]
    table.play("sheriff: wave guy", "sheriff: open much", "sheriff: wave tuck")
    assert "round_began round=1 sheriff=tuck" in table.events


@covers("SH-4.1")
def test_the_sheriff_may_inspect_every_bag() -> None:
    table = at_the_gate().play("sheriff: open tuck", "sheriff: lay left silk", "sheriff: open much")
    table.play("sheriff: open guy", "sheriff: lay left mead, lay left mead")
    assert sum(event.startswith("opened") for event in table.events) == 3
    assert table.sheriff == "tuck"


@covers("SH-4.1")
def test_the_sheriff_may_inspect_no_bag() -> None:
    table = at_the_gate().play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert not any(event.startswith("opened") for event in table.events)
    assert table.sheriff == "tuck"


@covers("SH-4.1")
@pytest.mark.parametrize("deed", ["open guy", "wave much", "wave tuck", "threaten guy"])
def test_only_the_sheriff_decides_on_bags(deed: str) -> None:
    assert at_the_gate().refusal(f"much: {deed}") == "SH-4.1"


@covers("SH-4.2")
def test_the_sheriff_may_threaten_a_merchant_before_deciding() -> None:
    table = at_the_gate().play("sheriff: threaten guy", "sheriff: threaten guy", "sheriff: threaten tuck")
    assert table.events == [f"threatened sheriff=sheriff seat={merchant}" for merchant in ("guy", "guy", "tuck")]
    assert table.fate("guy") == "undecided"
    table.play("sheriff: wave guy")


@covers("SH-4.2")
def test_an_offer_may_be_made_changed_countered_and_withdrawn() -> None:
    table = at_the_gate().play("tuck: to sheriff, offer coins 2, want wave tuck, post")
    assert table.offers == ["tuck to sheriff: coins 2 for wave tuck"]
    table.play("tuck: to sheriff, offer coins 4, want wave tuck, post")
    assert table.offers == ["tuck to sheriff: coins 4 for wave tuck"]
    table.play("sheriff: to tuck, offer wave tuck, want coins 9, post")
    assert table.offers == ["sheriff to tuck: wave tuck for coins 9"]
    table.play("sheriff: withdraw tuck")
    assert table.offers == []
    assert [event for event in table.events if event.startswith("closed")] == [
        "closed number=1 author=tuck other=sheriff fate=withdrawn",
        "closed number=2 author=tuck other=sheriff fate=countered",
        "closed number=3 author=sheriff other=tuck fate=withdrawn",
    ]
    assert table.coins == {"sheriff": 50, "tuck": 50, "much": 50, "guy": 50}


@covers("SH-4.2")
def test_offers_end_when_the_sheriff_decides() -> None:
    table = at_the_gate().play("tuck: to sheriff, offer coins 2, want wave tuck, post", "sheriff: open tuck")
    table.play("sheriff: lay left silk")
    assert table.offers == []
    assert "closed number=1 author=tuck other=sheriff fate=lapsed" in table.events
    assert table.refusal("sheriff: accept tuck") == "LX-8"


@covers("SH-4.2", "SH-4.3", "SH-4.5", "SH-4.7")
def test_friar_tuck_pays_eight_coins_and_two_apples_after_a_counter_offer() -> None:
    table = sheriff(tuck="3 bread mead").having("tuck", stall="3 apple")
    table.play("sheriff: threaten tuck")
    table.play("tuck: to sheriff, offer coins 5, offer stall apple, offer stall apple, want wave tuck, post")
    table.play("sheriff: to tuck, offer wave tuck, want coins 8, want stall apple, want stall apple, post")
    table.play("tuck: accept sheriff")
    assert table.coins == {"sheriff": 58, "tuck": 42}
    assert table.stall("sheriff") == "2 apple"
    assert table.stall("tuck") == "apple, 3 bread"
    assert table.contraband("tuck") == "mead"
    assert table.fate("tuck") == "waved"


@covers("SH-4.3")
def test_a_bribe_may_mix_everything() -> None:
    table = sheriff(tuck="2 apple silk").having("tuck", stall="cheese mead")
    table.play(
        "tuck: to sheriff, offer coins 3, offer stall cheese, offer contraband mead, offer bag silk,"
        " offer later wave sheriff, offer later honest, want wave tuck, post",
        "sheriff: accept tuck",
    )
    assert table.coins == {"sheriff": 53, "tuck": 47}
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("cheese", "mead, silk")
    assert table.promises == ["tuck to sheriff: later wave sheriff, open", "tuck to sheriff: later honest, open"]


@covers("SH-4.3")
def test_hand_cards_are_never_part_of_a_bribe() -> None:
    table = sheriff(tuck="2 apple").having("tuck", hand="cheese crossbow")
    assert table.refusal("tuck: to sheriff, offer stall cheese") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer contraband crossbow") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer hidden crossbow") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer hand cheese") == "LX-1"


@covers("SH-4.3")
def test_nobody_offers_what_they_do_not_have() -> None:
    table = sheriff(tuck="2 apple").having("tuck", coins=7, stall="cheese 2 mead")
    assert table.refusal("tuck: to sheriff, offer coins 8") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer coins 4, offer coins 4") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer stall apple") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer stall cheese, offer stall cheese") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer contraband silk") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer contraband mead, offer hidden mead, offer hidden mead") == "SH-4.3"


@covers("SH-4.3")
def test_nobody_is_asked_for_coins_or_stall_goods_they_do_not_have() -> None:
    table = sheriff(tuck="2 apple").having("tuck", coins=7, stall="cheese").having("sheriff", coins=1)
    assert table.refusal("sheriff: to tuck, offer wave tuck, want coins 8") == "SH-4.3"
    assert table.refusal("sheriff: to tuck, offer wave tuck, want stall apple") == "SH-4.3"
    assert table.refusal("sheriff: to tuck, offer wave tuck, want contraband mead") == "SH-4.3"
    assert table.refusal("tuck: to sheriff, offer coins 1, want coins 2") == "SH-4.3"


@covers("SH-4.4")
def test_a_third_player_pays_to_open_somebody_elses_bag() -> None:
    table = at_the_gate().play("much: to sheriff, offer coins 6, want open guy, post", "sheriff: accept much")
    assert table.coins == {"sheriff": 56, "tuck": 50, "much": 44, "guy": 50}
    assert table.refusal("sheriff: wave guy") == "SH-5.1"
    table.play("sheriff: open guy")
    assert table.coins == {"sheriff": 64, "tuck": 50, "much": 44, "guy": 42}


@covers("SH-4.4")
def test_a_third_player_pays_to_spare_somebody_elses_bag() -> None:
    table = at_the_gate().play("much: to sheriff, offer coins 6, want wave guy, post", "sheriff: accept much")
    assert table.coins == {"sheriff": 56, "tuck": 50, "much": 44, "guy": 50}
    assert table.fate("guy") == "waved"
    assert table.contraband("guy") == "2 mead"
    assert table.fate("much") == "undecided"


@covers("SH-4.4")
def test_a_merchant_whose_bag_is_decided_may_still_join_in() -> None:
    table = at_the_gate().play("sheriff: wave much", "much: to sheriff, offer stall chicken, want open guy, post")
    table.play("sheriff: accept much")
    assert table.stall("sheriff") == "chicken"


@covers("SH-4.5")
@pytest.mark.parametrize("decision", ["open much", "wave much"])
def test_a_decision_is_final(decision: str) -> None:
    table = at_the_gate().play(f"sheriff: {decision}")
    for second in ("open much", "wave much", "threaten much"):
        assert table.refusal(f"sheriff: {second}") == "SH-4.5"


@covers("SH-4.5")
def test_there_is_no_bag_to_decide_on_before_the_sheriff_or_an_empty_chair() -> None:
    table = at_the_gate()
    for nobody in ("sheriff", "4"):
        for deed in ("open", "wave", "threaten"):
            assert table.refusal(f"sheriff: {deed} {nobody}") == "SH-4.5"


@covers("SH-4.5")
def test_who_inspects_a_bag_refuses_its_bribe() -> None:
    table = sheriff(much="4 chicken", tuck="apple")
    table.play("much: to sheriff, offer coins 9, want wave much, post", "sheriff: open much")
    assert table.coins == {"sheriff": 42, "much": 58, "tuck": 50}


@covers("SH-4.5", "SH-R30")
def test_to_let_a_bag_pass_accepts_the_bribe_that_stands_for_it() -> None:
    table = at_the_gate().play("much: to sheriff, offer coins 9, want wave much, post", "sheriff: wave much")
    assert table.coins == {"sheriff": 59, "tuck": 50, "much": 41, "guy": 50}
    assert table.offers == []


@covers("SH-R30")
def test_by_the_first_edition_who_waves_a_bag_without_accepting_takes_nothing() -> None:
    table = at_the_gate().playing(edition=1)
    table.play("much: to sheriff, offer coins 9, want wave much, post", "sheriff: wave much")
    assert table.coins == {"sheriff": 50, "tuck": 50, "much": 50, "guy": 50}


@covers("SH-4.6")
def test_marianne_delivers_two_cheeses_and_a_card_face_down() -> None:
    table = sheriff(marianne="2 cheese crossbow").declares("marianne", "cheese", 3)
    table.play("sheriff: wave marianne")
    assert table.stall("marianne") == "2 cheese"
    assert table.contraband("marianne") == "crossbow"
    assert table.bag("marianne") == ""
    for eye in ("sheriff", "public"):
        shown = table.view(eye).seats[1]
        assert (shown.stall, shown.contraband_count, shown.contraband) == ({"cheese": 2}, 1, None)
        assert table.seen_by(eye) == [
            "waved sheriff=sheriff seat=marianne",
            "delivered seat=marianne goods=cheese,cheese contraband=1",
        ]
    assert table.seen_by("marianne")[-1].endswith("smuggled=crossbow")


@covers("SH-4.6")
def test_undeclared_legal_goods_pass_face_up_too() -> None:
    table = sheriff(will="cheese 2 chicken silk").declares("will", "chicken", 4).play("sheriff: wave will")
    assert table.stall("will") == "cheese, 2 chicken"
    assert table.contraband("will") == "silk"
    assert table.coins == {"sheriff": 50, "will": 50}


@covers("SH-4.7")
def test_the_bribe_is_paid_as_the_bag_passes() -> None:
    table = at_the_gate().play("tuck: to sheriff, offer coins 5, offer bag silk, want wave tuck, post")
    assert table.coins["sheriff"] == 50
    table.play("sheriff: accept tuck")
    assert table.coins == {"sheriff": 55, "tuck": 45, "much": 50, "guy": 50}
    assert (table.stall("tuck"), table.contraband("tuck"), table.contraband("sheriff")) == ("2 apple", "", "silk")


@covers("SH-4.8")
def test_much_is_paid_eight_coins_for_four_honest_chickens() -> None:
    table = sheriff(much="4 chicken").declares("much", "chicken", 4).play("sheriff: open much")
    assert table.coins == {"sheriff": 42, "much": 58}
    assert table.stall("much") == "4 chicken"
    assert table.phase == "inspection"


@covers("SH-4.8")
def test_a_bag_of_legal_goods_under_the_wrong_name_is_not_honest() -> None:
    table = sheriff(much="4 chicken").declares("much", "bread", 4).play("sheriff: open much")
    assert table.coins == {"sheriff": 58, "much": 42}
    assert table.stall("much") == ""


@covers("SH-4.9")
def test_gilbert_keeps_one_apple_and_pays_a_fine_of_ten() -> None:
    table = sheriff(gilbert="apple cheese 2 mead").declares("gilbert", "apple", 4)
    table.play("gilbert: to sheriff, offer coins 50, want wave gilbert, post", "sheriff: open gilbert")
    assert table.stall("gilbert") == "apple"
    assert table.coins == {"sheriff": 60, "gilbert": 40}
    assert table.contraband("gilbert") == ""
    table.play("sheriff: lay right mead, lay right cheese, lay right mead")
    assert table.right.endswith("mead cheese mead")


@covers("SH-4.9")
def test_the_true_part_reaches_the_stall_before_the_fine_is_paid() -> None:
    table = sheriff(gilbert="2 chicken silk").declares("gilbert", "chicken", 3).having("gilbert", coins=1)
    table.play("sheriff: open gilbert")
    assert table.coins == {"sheriff": 51, "gilbert": 0}
    assert table.moves("gilbert") == ["give chicken"]
    table.play("gilbert: give chicken")
    assert (table.stall("gilbert"), table.stall("sheriff")) == ("chicken", "chicken")


@covers("SH-4.9")
def test_confiscated_goods_pay_no_debt() -> None:
    table = sheriff(gilbert="2 chicken silk").declares("gilbert", "apple", 3).having("gilbert", coins=0)
    table.play("sheriff: open gilbert")
    assert "forgiven debtor=gilbert coins=8" in table.events
    assert table.stall("sheriff") == ""
    assert table.moves("sheriff") == ["lay left chicken", "lay left silk", "lay right chicken", "lay right silk"]


@covers("SH-4.10")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_sheriff_lays_confiscated_cards_on_one_pile_in_any_order(side: str) -> None:
    table = sheriff(gilbert="apple cheese 2 mead").declares("gilbert", "apple", 4).discards("bread", "bread")
    table.play("sheriff: open gilbert", f"sheriff: lay {side} mead, lay {side} cheese, lay {side} mead")
    piles = {"left": table.left, "right": table.right}
    assert piles.pop(side) == "bread mead cheese mead"
    assert list(piles.values()) == ["bread"]
    assert f"laid_confiscated seat=sheriff pile={side} good=cheese" in table.events


@covers("SH-4.10")
def test_confiscated_cards_are_not_spread_over_both_piles() -> None:
    table = sheriff(gilbert="apple cheese 2 mead").declares("gilbert", "apple", 4).play("sheriff: open gilbert")
    table.play("sheriff: lay left mead")
    assert table.refusal("sheriff: lay right cheese") == "SH-4.10"


@covers("SH-4.10")
def test_confiscated_cards_are_laid_before_anything_else() -> None:
    table = sheriff(gilbert="apple mead", tuck="apple").declares("gilbert", "apple", 2).play("sheriff: open gilbert")
    assert table.refusal("sheriff: wave tuck") == "SH-4.10"
    assert table.refusal("sheriff: lay left apple") == "SH-4.10"
    assert table.refusal("gilbert: lay left mead") == "LX-2"
