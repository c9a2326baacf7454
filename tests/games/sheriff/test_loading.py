"""SH-3.6 and SH-3.7: loading the bags."""

from tests.covers import covers
from tests.games.sheriff.table import Table, loading


def merchants_at_home() -> Table:
    return loading(allan="4 apple silk crossbow", much="4 chicken 2 bread", tuck="6 cheese")


@covers("SH-3.6")
def test_allan_packs_four_apples_and_a_crossbow_but_not_the_silk_too() -> None:
    table = merchants_at_home().play("allan: pack apple, pack apple, pack apple, pack apple, pack crossbow")
    assert table.moves("allan") == ["close"]
    assert table.refusal("allan: pack silk") == "SH-3.6"
    table.play("allan: close", "much: pack chicken, close", "tuck: pack cheese, close")
    assert table.bag("allan") == "4 apple, crossbow"
    assert table.hand("allan") == "silk"


@covers("SH-3.6")
def test_a_bag_holds_one_card_at_least() -> None:
    table = merchants_at_home()
    assert table.refusal("allan: close") == "SH-3.6"
    table.play("allan: pack silk")
    assert "close" in table.moves("allan")


@covers("SH-3.6")
def test_a_bag_holds_five_cards_at_most() -> None:
    table = merchants_at_home()
    five = ", ".join(["pack cheese"] * 5)
    assert table.refusal(f"tuck: {five}, pack cheese") == "SH-3.6"
    table.play(f"tuck: {five}, close")


@covers("SH-3.6")
def test_only_cards_of_the_hand_are_packed() -> None:
    table = merchants_at_home()
    assert table.refusal("allan: pack cheese") == "SH-3.6"
    assert table.refusal("allan: pack silk, pack silk") == "SH-3.6"


@covers("SH-3.6")
def test_all_merchants_pack_at_the_same_time_and_the_sheriff_does_not() -> None:
    table = merchants_at_home()
    assert table.awaited == ["allan", "much", "tuck"]
    assert table.refusal("sheriff: pack apple") == "LX-2"
    table.play("tuck: pack cheese, close", "allan: pack silk, close")
    assert table.awaited == ["much"]


@covers("SH-3.6")
def test_the_order_of_packing_changes_nothing_anyone_can_see() -> None:
    lines = ["allan: pack apple, pack silk, close", "much: pack bread, close", "tuck: pack cheese, pack cheese, close"]
    first, second = merchants_at_home().play(*lines), merchants_at_home().play(*lines[::-1])
    for eye in ("sheriff", "allan", "much", "tuck", "public"):
        assert first.view(eye) == second.view(eye)
        assert first.seen_by(eye) == second.seen_by(eye)


@covers("SH-3.6")
def test_nobody_sees_others_pack() -> None:
    table = merchants_at_home()
    before = [(table.view(eye), table.seen_by(eye)) for eye in ("sheriff", "much", "public")]
    table.play("allan: pack apple, pack crossbow, close")
    assert [(table.view(eye), table.seen_by(eye)) for eye in ("sheriff", "much", "public")] == before


@covers("SH-3.7")
def test_a_closed_bag_cannot_be_changed() -> None:
    table = merchants_at_home().play("allan: pack apple, close")
    assert table.refusal("allan: pack silk") == "SH-3.7"
    assert table.refusal("allan: close") == "SH-3.7"
    table.play("much: pack bread, close", "tuck: pack cheese, close")
    assert table.phase == "declaration"
    assert table.refusal("allan: pack silk") == "SH-3.7"
    assert table.bag("allan") == "apple"


@covers("SH-3.7")
def test_the_contents_of_a_closed_bag_are_known_to_its_owner_alone() -> None:
    table = merchants_at_home().play("allan: pack apple, pack silk, close")
    table.play("much: pack bread, close", "tuck: pack cheese, close")
    assert table.view("allan").seats[1].bag == ["apple", "silk"]
    for eye in ("sheriff", "much", "tuck", "public"):
        shown = table.view(eye).seats[1]
        assert (shown.bag, shown.bag_size, shown.hand) == (None, 2, None)
        assert not any("silk" in event for event in table.seen_by(eye))


def test_a_bag_is_packed_in_one_order() -> None:
    table = merchants_at_home().play("allan: pack silk")
    assert table.refusal("allan: pack apple") == "LX-4"
