"""SH-3.8 and SH-3.9: declaring the bags."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, declaration


def at_the_gate() -> Table:
    return declaration(will="cheese 2 chicken silk", much="4 chicken", tuck="apple mead")


@covers("SH-3.8")
def test_will_swears_that_he_has_four_chickens() -> None:
    table = at_the_gate().play("will: declare chicken")
    assert table.events == ["declared seat=will good=chicken cards=4"]
    for eye in ("sheriff", "much", "public"):
        shown = table.view(eye).seats[1]
        assert (shown.declared, shown.bag_size, shown.bag) == ("chicken", 4, None)


@covers("SH-3.8")
def test_merchants_declare_clockwise_from_the_left_of_the_sheriff() -> None:
    table = at_the_gate()
    assert table.awaited == ["will"]
    assert table.refusal("much: declare chicken") == "LX-2"
    table.play("will: declare apple")
    assert table.awaited == ["much"]
    table.play("much: declare chicken")
    assert table.awaited == ["tuck"]
    table.play("tuck: declare bread")
    assert table.phase == "inspection"


@covers("SH-3.8")
def test_any_legal_good_may_be_declared_and_nothing_else() -> None:
    table = at_the_gate()
    assert table.moves("will") == ["declare apple", "declare cheese", "declare bread", "declare chicken"]
    assert table.refusal("will: declare silk") == "LX-1"
    assert table.refusal("will: done") == "SH-3.8"


@covers("SH-3.8")
def test_only_one_good_is_declared() -> None:
    table = at_the_gate()
    assert table.refusal("will: declare chicken, declare cheese") == "LX-2"


@covers("SH-3.8")
@pytest.mark.parametrize(("bag", "number"), [("apple", 1), ("2 silk", 2), ("3 mead", 3), ("5 bread", 5)])
def test_the_number_is_never_a_lie(bag: str, number: int) -> None:
    table = declaration(will=bag).play("will: declare chicken")
    assert table.events == [f"declared seat=will good=chicken cards={number}"]


@covers("SH-3.9")
def test_the_sheriff_does_not_look_into_a_bag_that_is_being_declared() -> None:
    table = at_the_gate()
    assert table.refusal("sheriff: open will") == "SH-3.9"
    table.play("will: declare chicken")
    assert table.refusal("sheriff: open will") == "SH-3.9"
    assert table.view("sheriff").seats[1].bag is None
