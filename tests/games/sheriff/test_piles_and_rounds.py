"""SH-6.2 to SH-6.4: empty piles, and from round to round."""

from tests.covers import covers
from tests.games.sheriff.table import Table, market, sheriff

LEFT = "apple bread mead apple apple apple apple apple"
RIGHT = "silk cheese cheese cheese cheese cheese"


@covers("SH-6.2")
def test_an_empty_draw_pile_is_renewed_from_under_the_top_five_of_both_discard_piles() -> None:
    table = market(much="chicken 5 bread").discards(LEFT, RIGHT).draw_pile("")
    table.play("much: aside chicken", "much: draw deck")
    assert table.left == "apple apple apple apple apple"
    assert table.right == "cheese cheese cheese cheese cheese"
    drawn = table.seen_by("much")[-1].removeprefix("drew seat=much good=")
    assert sorted([*table.deck.split(), drawn]) == ["apple", "bread", "mead", "silk"]
    assert "renewed cards=4" in table.events


@covers("SH-6.2")
def test_a_renewed_draw_pile_is_shuffled() -> None:
    buried = "apple cheese bread chicken pepper mead silk crossbow"
    table = market(much="chicken 5 bread").discards(f"{buried} 5 apple", "").draw_pile("")
    table.play("much: aside chicken", "much: draw deck")
    drawn = table.seen_by("much")[-1].removeprefix("drew seat=much good=")
    order = [*table.deck.split(), drawn]
    assert sorted(order) == sorted(buried.split())
    assert order not in (buried.split(), buried.split()[::-1])


@covers("SH-6.2")
def test_a_draw_pile_that_is_not_empty_is_not_renewed() -> None:
    table = market(much="chicken 5 bread").discards(LEFT, RIGHT).draw_pile("silk")
    table.play("much: aside chicken", "much: draw deck")
    assert (table.left, table.right, table.deck) == (LEFT, RIGHT, "")


@covers("SH-6.3")
def test_an_empty_discard_pile_stays_empty_until_somebody_discards_onto_it() -> None:
    table = market(much="2 chicken 4 bread", tuck="6 cheese").discards("silk", "mead")
    table.play("much: aside bread, aside chicken", "much: draw left", "much: draw deck")
    assert table.left == ""
    table.play("much: lay right bread, lay right chicken")
    assert (table.left, table.right) == ("", "mead bread chicken")
    table.play("tuck: aside cheese")
    assert table.refusal("tuck: draw left") == "SH-3.2"
    table.play("tuck: draw right", "tuck: lay left cheese")
    assert table.left == "cheese"


@covers("SH-6.3")
def test_a_renewed_draw_pile_does_not_fill_an_empty_discard_pile() -> None:
    table = market(much="chicken 5 bread").discards(LEFT, "").draw_pile("").play("much: aside chicken")
    table.play("much: draw deck")
    assert (table.left, table.right) == ("apple apple apple apple apple", "")


def end_of_round() -> Table:
    return sheriff(tuck="2 apple", much="4 chicken", guy="5 mead").having("guy", hand="silk")


@covers("SH-6.4")
def test_the_token_goes_to_the_left() -> None:
    table = end_of_round().play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert table.sheriff == "tuck"
    assert table.phase == "market"
    assert table.awaited == ["much"]


@covers("SH-6.4")
def test_everyone_draws_up_to_six_from_the_draw_pile() -> None:
    table = end_of_round().discards("silk silk", "mead mead").having("sheriff", hand="4 cheese")
    table.play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert [len(hand) for hand in table.game.hands] == [6, 6, 6, 6]
    assert (table.left, table.right) == ("silk silk", "mead mead")
    drawn = [event for event in table.events if event.startswith("drew_unseen")]
    assert [drawn.count(f"drew_unseen seat={name}") for name in table.names] == [2, 6, 6, 5]


@covers("SH-6.4")
def test_the_round_goes_on_while_a_bag_is_undecided() -> None:
    table = end_of_round().play("sheriff: wave tuck", "sheriff: wave guy")
    assert (table.sheriff, table.phase) == ("sheriff", "inspection")


@covers("SH-6.4")
def test_the_game_ends_at_once_after_the_last_round() -> None:
    table = end_of_round().in_the_last_round()
    table.play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert (table.phase, table.awaited, table.sheriff) == ("over", [], "sheriff")
    assert not any(event.startswith("drew") for event in table.events)
    assert table.refusal("tuck: done") == "LX-7"


@covers("SH-6.4")
def test_the_last_round_but_one_is_not_the_last() -> None:
    table = end_of_round().with_rounds_to_go(1)
    table.play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert (table.phase, table.sheriff) == ("market", "tuck")
