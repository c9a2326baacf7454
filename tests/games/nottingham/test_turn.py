"""NO-3: a turn."""

import pytest

from tests.covers import covers
from tests.games.nottingham.table import nottingham


@covers("NO-3.1")
def test_the_top_card_is_shown_to_all_and_may_be_taken() -> None:
    table = nottingham(guy="gold", much="gold").drawing("copper pearls")
    for eye in ("guy", "much", "public"):
        assert table.view(eye).card == "copper"
    table.play("guy: take")
    assert table.hand("guy") == "copper, gold"
    assert table.events == ["turned_up seat=guy object=copper", "took seat=guy object=copper"]


@covers("NO-3.1")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("copper", ["take", "buy"]),
        ("candlestick", ["take", "steal much", "steal tuck"]),
        ("gold", ["take", "ambush"]),
        ("pearls", ["take", "burgle much", "burgle tuck"]),
        ("jewels", ["take", "rob much", "rob tuck"]),
        ("necklace", ["take"]),
        ("chest", ["take", "barter"]),
    ],
)
def test_a_card_is_taken_or_its_own_action_is_carried_out(card: str, moves: list[str]) -> None:
    table = nottingham(guy="gold", much="gold", tuck="gold").drawing(card)
    assert table.moves("guy") == moves
    assert table.awaited == ["guy"]
    assert table.refusal("much: take") == "LX-2"


@covers("NO-3.1")
def test_a_necklace_must_be_taken() -> None:
    table = nottingham(guy="gold", much="gold").drawing("necklace")
    assert table.refusal("guy: rob much") == "NO-3.1"
    assert table.refusal("guy: buy") == "NO-3.1"


@covers("NO-3.2")
def test_then_the_player_may_deliver_once_and_the_turn_goes_to_the_left() -> None:
    table = nottingham(guy="6 pearls", much="", tuck="").drawing("copper chest").play("guy: take")
    assert "end turn" in table.moves("guy")
    table.play("guy: deliver pearls 3")
    assert table.active == "much"
    assert table.refusal("guy: deliver pearls 3") == "LX-2"


@covers("NO-3.2")
def test_nobody_has_to_deliver() -> None:
    table = nottingham(guy="3 pearls", much="", tuck="").drawing("copper chest").play("guy: take", "guy: end turn")
    assert (table.active, table.card, table.hand("guy")) == ("much", "chest", "copper, 3 pearls")


@covers("NO-3.2")
def test_everybody_is_asked_whether_to_deliver_so_that_the_question_tells_nothing() -> None:
    table = nottingham(guy="", much="").drawing("copper").play("guy: take")
    assert (table.phase, table.moves("guy")) == ("delivery", ["end turn"])


@covers("NO-R3")
def test_who_has_no_card_cannot_be_the_target() -> None:
    table = nottingham(guy="gold", much="", tuck="gold").drawing("jewels")
    assert table.moves("guy") == ["take", "rob tuck"]
    assert table.refusal("guy: rob much") == "NO-R3"
    assert table.refusal("guy: rob guy") == "NO-R3"


@covers("NO-R3")
@pytest.mark.parametrize("card", ["candlestick", "pearls", "jewels"])
def test_without_a_target_the_card_must_be_taken(card: str) -> None:
    assert nottingham(guy="gold").drawing(card).moves("guy") == ["take"]
