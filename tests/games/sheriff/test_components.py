"""SH-1: the cards and the coins."""

import pytest

from loxley.games.sheriff.goods import GOODS
from tests.covers import covers
from tests.games.sheriff.box import dealt
from tests.games.sheriff.table import sheriff

# id, copies with four or five, copies with three, value, penalty
PRINTED = [
    ("apple", 48, 48, 2, 2),
    ("cheese", 36, 36, 3, 2),
    ("bread", 36, 0, 3, 2),
    ("chicken", 24, 24, 4, 2),
    ("pepper", 22, 18, 6, 4),
    ("mead", 21, 16, 7, 4),
    ("silk", 12, 9, 8, 4),
    ("crossbow", 5, 5, 9, 4),
    ("green_apple", 2, 2, 4, 3),
    ("golden_apple", 2, 1, 6, 4),
    ("gouda", 2, 2, 6, 4),
    ("blue_cheese", 1, 0, 9, 5),
    ("rye_bread", 2, 0, 6, 4),
    ("pumpernickel", 1, 0, 9, 5),
    ("royal_rooster", 2, 1, 8, 4),
]
ROYAL = [name for name, *_ in PRINTED[8:]]


@covers("SH-1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_box_holds_so_many_cards_of_each_good(players: int) -> None:
    deck = dealt(players, royal_goods=True).rules.full_deck()
    counts = {name: deck.count(GOODS.index(name)) for name in GOODS}
    printed = {name: three if players == 3 else more for name, more, three, _, _ in PRINTED}
    promos = {"arcane_scrolls": 0, "feast_plate": 0, "royal_summons": 0}
    assert counts == printed | promos


@covers("SH-1.1")
def test_the_whole_box_has_216_cards() -> None:
    deck = dealt(5, royal_goods=True).rules.full_deck()
    legal = [good for good in deck if GOODS[good] in ("apple", "cheese", "bread", "chicken")]
    royal = [good for good in deck if GOODS[good] in ROYAL]
    assert (len(deck), len(legal), len(royal)) == (216, 144, 12)


@covers("SH-1.1")
@pytest.mark.parametrize(("name", "more", "three", "value", "penalty"), PRINTED)
def test_a_card_has_its_printed_value_and_penalty(name: str, more: int, three: int, value: int, penalty: int) -> None:
    assert (more, three) != (0, 0)
    figures = dealt(4).rules.figures
    good = GOODS.index(name)
    assert (figures.values[good], figures.penalties[good]) == (value, penalty)


@covers("SH-1.2")
@pytest.mark.parametrize("royal", ROYAL)
def test_royal_goods_pass_face_down(royal: str) -> None:
    table = sheriff(marianne=f"2 cheese {royal}").playing(royal_goods=True)
    table.play("sheriff: wave marianne")
    assert table.stall("marianne") == "2 cheese"
    assert table.contraband("marianne") == royal
    assert table.view("sheriff").seats[1].contraband is None


@covers("SH-1.2")
def test_a_royal_good_among_its_own_kind_is_still_a_lie() -> None:
    table = sheriff(gilbert="2 cheese gouda").declares("gilbert", "cheese", 3).playing(royal_goods=True)
    table.play("sheriff: open gilbert", "sheriff: lay left gouda")
    assert table.stall("gilbert") == "2 cheese"
    assert table.contraband("gilbert") == ""
    assert table.left.endswith("gouda")
    assert table.coins == {"sheriff": 54, "gilbert": 46}


@covers("SH-1.2")
def test_a_royal_good_pays_a_debt_only_after_all_legal_goods() -> None:
    table = sheriff(gilbert="3 silk").declares("gilbert", "apple", 3).playing(royal_goods=True)
    table.having("gilbert", coins=0, stall="2 apple gouda royal_rooster")
    table.play("sheriff: open gilbert")
    assert table.stall("sheriff") == "2 apple"
    assert table.moves("gilbert") == ["give royal_rooster"]


@covers("SH-1.3")
def test_a_player_owns_an_amount_and_may_pay_any_part_of_it() -> None:
    table = sheriff(tuck="apple").having("tuck", coins=50)
    table.play("tuck: to sheriff")
    amounts = [move for move in table.moves("tuck") if move.startswith("offer coins")]
    assert amounts == [f"offer coins {coins}" for coins in range(1, 51)]
    table.play("tuck: offer coins 13, want wave tuck, post", "sheriff: accept tuck")
    assert table.coins == {"sheriff": 63, "tuck": 37}
