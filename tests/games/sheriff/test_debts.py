"""SH-6.1: who cannot pay a penalty in coins pays in goods."""

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def caught(stall: str, coins: int) -> Table:
    """Gilbert's bag is nothing but lies: he owes 12 for three bolts of silk."""
    table = sheriff(gilbert="3 silk", tuck="apple").declares("gilbert", "bread", 3)
    return table.having("gilbert", stall=stall, coins=coins).play("sheriff: open gilbert")


@covers("SH-6.1")
def test_coins_that_suffice_are_all_it_takes() -> None:
    table = caught(stall="5 chicken", coins=12)
    assert table.coins == {"sheriff": 62, "gilbert": 0, "tuck": 50}
    assert table.stall("gilbert") == "5 chicken"
    assert table.phase == "confiscation"


@covers("SH-6.1")
def test_all_coins_are_paid_before_any_goods() -> None:
    table = caught(stall="5 chicken", coins=5)
    assert table.coins == {"sheriff": 55, "gilbert": 0, "tuck": 50}
    assert "owed debtor=gilbert creditor=sheriff coins=7" in table.events
    assert table.awaited == ["gilbert"]


@covers("SH-6.1")
def test_the_debtor_chooses_the_legal_goods() -> None:
    assert caught(stall="4 apple 2 cheese 2 chicken", coins=8).moves("gilbert") == [
        "give apple",
        "give cheese",
        "give chicken",
    ]
    table = caught(stall="4 apple 2 cheese 2 chicken", coins=8).play("gilbert: give apple, give apple")
    assert table.stall("sheriff") == "2 apple"
    assert table.stall("gilbert") == "2 apple, 2 cheese, 2 chicken"


@covers("SH-6.1")
def test_no_change_is_given() -> None:
    table = caught(stall="2 chicken", coins=9).play("gilbert: give chicken")
    assert table.coins == {"sheriff": 59, "gilbert": 0, "tuck": 50}
    assert (table.stall("sheriff"), table.stall("gilbert")) == ("chicken", "chicken")
    assert table.phase == "confiscation"


@covers("SH-6.1")
def test_contraband_is_spared_while_legal_goods_suffice() -> None:
    table = caught(stall="3 chicken crossbow", coins=0)
    assert table.moves("gilbert") == ["give chicken"]
    assert table.refusal("gilbert: give crossbow") == "LX-4"
    table.play("gilbert: give chicken, give chicken, give chicken")
    assert table.contraband("gilbert") == "crossbow"


@covers("SH-6.1")
def test_contraband_follows_when_all_legal_goods_do_not_suffice() -> None:
    table = caught(stall="2 chicken pepper mead", coins=0)
    assert (table.stall("sheriff"), table.stall("gilbert")) == ("2 chicken", "")
    assert table.moves("gilbert") == ["give pepper", "give mead"]
    table.play("gilbert: give pepper")
    assert (table.contraband("sheriff"), table.contraband("gilbert")) == ("pepper", "mead")


@covers("SH-6.1")
def test_contraband_that_pays_a_debt_is_revealed() -> None:
    table = caught(stall="2 chicken pepper mead", coins=0).play("gilbert: give mead")
    for eye in ("sheriff", "tuck", "public"):
        assert "surrendered giver=gilbert taker=sheriff good=mead" in table.seen_by(eye)


@covers("SH-6.1")
def test_what_is_left_of_a_debt_is_forgiven_when_nothing_is_left() -> None:
    table = caught(stall="apple pepper", coins=1)
    assert table.coins == {"sheriff": 51, "gilbert": 0, "tuck": 50}
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("apple", "pepper")
    assert (table.stall("gilbert"), table.contraband("gilbert")) == ("", "")
    assert "forgiven debtor=gilbert coins=3" in table.events
    assert table.phase == "confiscation"


@covers("SH-6.1")
def test_the_sheriff_may_be_the_debtor() -> None:
    table = sheriff(much="4 chicken", tuck="apple").having("sheriff", coins=3, stall="apple cheese chicken")
    table.play("sheriff: open much")
    assert table.awaited == ["sheriff"]
    table.play("sheriff: give chicken, give cheese")
    assert table.coins == {"sheriff": 0, "much": 53, "tuck": 50}
    assert table.stall("much") == "cheese, 5 chicken"
    assert table.stall("sheriff") == "apple"
    assert table.phase == "inspection"


@covers("SH-6.1")
def test_only_goods_of_the_stall_pay_a_debt() -> None:
    table = sheriff(gilbert="3 silk", tuck="apple").declares("gilbert", "bread", 3)
    table.having("gilbert", hand="apple cheese", stall="3 chicken", coins=2).play("sheriff: open gilbert")
    assert table.refusal("gilbert: give cheese") == "SH-6.1"
    assert table.refusal("gilbert: give silk") == "SH-6.1"
    assert table.refusal("sheriff: give chicken") == "LX-2"


@covers("SH-6.1")
def test_a_debt_is_paid_before_anything_else() -> None:
    table = caught(stall="4 chicken", coins=0)
    assert table.refusal("gilbert: to sheriff") == "SH-6.1"
    assert table.refusal("sheriff: wave tuck") == "LX-2"
