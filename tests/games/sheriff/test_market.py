"""SH-3.1 to SH-3.5: the market."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, market


def at_the_market() -> Table:
    """Petit-Jean is first at the market; a chicken lies under the top card of the left pile."""
    return (
        market(petit_jean="2 chicken apple bread pepper silk", much="6 bread", will="6 cheese")
        .discards("apple cheese mead chicken bread", "apple apple apple apple cheese")
        .drawing("crossbow apple apple")
    )


@covers("SH-3.1", "SH-3.2", "SH-3.3", "SH-3.4")
def test_petit_jean_sets_three_aside_and_reaches_the_chicken_under_the_top_card() -> None:
    table = at_the_market()
    table.play("petit_jean: aside apple, aside bread, aside silk")
    table.play("petit_jean: draw left", "petit_jean: draw left", "petit_jean: draw deck")
    table.play("petit_jean: lay right silk, lay right apple, lay right bread")
    assert table.hand("petit_jean") == "bread, 3 chicken, pepper, crossbow"
    assert table.left == "apple cheese mead"
    assert table.right == "apple apple apple apple cheese silk apple bread"


@covers("SH-3.1")
def test_merchants_take_turns_clockwise_from_the_left_of_the_sheriff() -> None:
    table = at_the_market()
    assert table.awaited == ["petit_jean"]
    table.play("petit_jean: done")
    assert table.awaited == ["much"]
    table.play("much: done")
    assert table.awaited == ["will"]
    table.play("will: done")
    assert table.phase == "loading"


@covers("SH-3.1")
def test_a_merchant_waits_for_their_turn() -> None:
    table = at_the_market()
    assert table.refusal("much: aside bread") == "LX-2"
    assert table.refusal("sheriff: done") == "LX-2"


@covers("SH-3.1")
def test_a_merchant_may_keep_the_whole_hand() -> None:
    table = at_the_market()
    table.play("petit_jean: done")
    assert table.hand("petit_jean") == "apple, bread, 2 chicken, pepper, silk"


@covers("SH-3.1")
def test_five_cards_may_be_set_aside_and_never_a_sixth() -> None:
    table = at_the_market()
    table.play("petit_jean: aside apple, aside bread, aside chicken, aside chicken, aside pepper")
    assert table.hand("petit_jean") == "silk"
    assert table.refusal("petit_jean: aside silk") == "SH-3.1"


@covers("SH-3.1")
def test_only_cards_of_the_hand_are_set_aside() -> None:
    assert at_the_market().refusal("petit_jean: aside cheese") == "SH-3.1"
    assert at_the_market().refusal("petit_jean: aside apple, aside apple") == "SH-3.1"


@covers("SH-3.1")
def test_nothing_is_set_aside_after_the_first_draw() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread", "petit_jean: draw left")
    assert table.refusal("petit_jean: aside silk") == "SH-3.1"


@covers("SH-3.1")
def test_the_hand_is_drawn_up_to_six() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread", "petit_jean: draw deck")
    assert table.refusal("petit_jean: done") == "SH-3.1"
    assert table.refusal("petit_jean: lay left apple") == "SH-3.4"
    table.play("petit_jean: draw deck")
    assert table.view("petit_jean").seats[1].hand_size == 6


@covers("SH-3.1")
def test_nobody_draws_beyond_six() -> None:
    assert at_the_market().refusal("petit_jean: draw left") == "SH-3.1"
    table = at_the_market().play("petit_jean: aside apple", "petit_jean: draw deck")
    assert table.refusal("petit_jean: draw deck") == "SH-3.1"
    assert table.refusal("petit_jean: draw left") == "SH-3.1"


@covers("SH-3.1")
def test_a_short_hand_is_drawn_up_without_setting_anything_aside() -> None:
    table = market(much="4 bread").drawing("silk mead")
    assert table.refusal("much: done") == "SH-3.1"
    table.play("much: draw deck", "much: draw deck")
    assert table.hand("much") == "4 bread, mead, silk"


@covers("SH-3.2")
def test_a_draw_takes_the_top_card_of_the_pile() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread, aside pepper")
    table.play("petit_jean: draw left", "petit_jean: draw right", "petit_jean: draw deck")
    assert table.hand("petit_jean") == "cheese, bread, 2 chicken, silk, crossbow"
    assert table.left == "apple cheese mead chicken"
    assert table.right == "apple apple apple apple"
    assert table.deck.endswith("apple apple")


@covers("SH-3.2")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    table = market(much="apple 5 bread").discards("", "silk").play("much: aside apple")
    assert table.moves("much") == ["aside bread", "draw right", "draw deck"]
    assert table.refusal("much: draw left") == "SH-3.2"


@covers("SH-3.3")
@pytest.mark.parametrize("late", ["left", "right"])
def test_no_discard_is_drawn_after_the_draw_pile(late: str) -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread", "petit_jean: draw deck")
    assert table.moves("petit_jean") == ["draw deck"]
    assert table.refusal(f"petit_jean: draw {late}") == "SH-3.3"


@covers("SH-3.3")
def test_both_discard_piles_may_be_drawn_from_in_any_order() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread, aside pepper, aside silk")
    table.play("petit_jean: draw right", "petit_jean: draw left", "petit_jean: draw right", "petit_jean: draw left")
    assert table.left == "apple cheese mead"
    assert table.right == "apple apple apple"


@covers("SH-3.3")
def test_the_next_merchant_may_draw_discards_again() -> None:
    table = at_the_market().play("petit_jean: aside apple", "petit_jean: draw deck", "petit_jean: lay left apple")
    table.play("much: aside bread", "much: draw left")
    assert table.hand("much") == "apple, 5 bread"


@covers("SH-3.4")
def test_cards_are_laid_in_any_order_onto_either_pile() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside pepper", "petit_jean: draw deck")
    table.play("petit_jean: draw deck")
    assert table.moves("petit_jean") == ["lay left apple", "lay left pepper", "lay right apple", "lay right pepper"]
    table.play("petit_jean: lay left pepper, lay left apple")
    assert table.left == "apple cheese mead chicken bread pepper apple"


@covers("SH-3.4")
def test_all_cards_of_one_turn_go_onto_the_same_pile() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside pepper", "petit_jean: draw deck")
    table.play("petit_jean: draw deck", "petit_jean: lay left pepper")
    assert table.refusal("petit_jean: lay right apple") == "SH-3.4"


@covers("SH-3.4")
def test_only_what_was_set_aside_is_laid() -> None:
    table = at_the_market().play("petit_jean: aside apple", "petit_jean: draw deck")
    assert table.refusal("petit_jean: lay left silk") == "SH-3.4"
    assert table.refusal("petit_jean: done") == "SH-3.1"


@covers("SH-3.5")
def test_a_card_from_a_discard_pile_is_seen_by_all() -> None:
    table = at_the_market().play("petit_jean: aside silk", "petit_jean: draw left")
    for eye in ("sheriff", "much", "public"):
        assert table.seen_by(eye)[-1] == "took seat=petit_jean pile=left good=bread"


@covers("SH-3.5")
def test_a_card_from_the_draw_pile_is_seen_by_its_owner_alone() -> None:
    table = at_the_market().play("petit_jean: aside silk", "petit_jean: draw deck")
    assert table.seen_by("petit_jean")[-1] == "drew seat=petit_jean good=crossbow"
    for eye in ("sheriff", "much", "public"):
        assert table.seen_by(eye) == ["set_aside_unseen seat=petit_jean", "drew_unseen seat=petit_jean"]
        assert "crossbow" not in str(table.view(eye))


@covers("SH-3.5")
def test_cards_set_aside_are_face_down_until_they_are_laid() -> None:
    table = at_the_market().play("petit_jean: aside silk")
    for eye in ("sheriff", "much", "public"):
        assert table.seen_by(eye) == ["set_aside_unseen seat=petit_jean"]
        assert (table.view(eye).aside, table.view(eye).aside_count) == (None, 1)
    table.play("petit_jean: draw left", "petit_jean: lay left silk")
    for eye in ("sheriff", "much", "public"):
        assert table.seen_by(eye)[-1] == "laid seat=petit_jean pile=left good=silk"
        assert table.view(eye).left[-1] == "silk"


def test_a_set_is_named_in_one_order() -> None:
    table = at_the_market().play("petit_jean: aside pepper")
    assert table.refusal("petit_jean: aside apple") == "LX-4"


def test_nothing_follows_a_draw_in_a_sequence() -> None:
    table = at_the_market().play("petit_jean: aside apple, aside bread")
    assert table.refusal("petit_jean: draw left, draw deck") == "LX-3"


@covers("SH-3.1", "SH-3.4", "SH-R6")
def test_the_view_names_what_is_asked_at_the_market() -> None:
    table = market(much="6 chicken", tuck="6 cheese").of(3).discards("5 apple", "5 apple").draw_pile("silk")
    assert table.view("much").question == "aside-full"
    assert table.play("much: aside chicken, aside chicken, aside chicken").view("much").question == "aside"
    assert table.play("much: draw left").view("much").question == "draw"
    assert table.play("much: draw deck").view("much").question == "lay"  # the hand is short; no card is left
    assert table.play("much: lay left chicken").view("much").question == "lay"
    assert (
        table.play("much: lay left chicken, lay left chicken").view("much").question is None
    )  # others have their turn
    assert table.play("tuck: done").view("much").question == "loading"
