"""SH-7: the final count."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, counted, sheriff


@covers("SH-7.1")
def test_hands_are_discarded_and_worth_nothing() -> None:
    table = sheriff(tuck="apple", much="apple", guy="apple").in_the_last_round()
    table.having("tuck", hand="2 silk", coins=50).having("sheriff", hand="5 crossbow")
    table.play("sheriff: wave tuck", "sheriff: wave much", "sheriff: wave guy")
    assert [len(hand) for hand in table.game.hands] == [0, 0, 0, 0]
    assert table.score("sheriff") == 50
    assert table.score("tuck") == 50 + 2 + 30 // 3


@covers("SH-7.1")
def test_contraband_is_revealed() -> None:
    table = sheriff(tuck="apple silk mead", much="apple").in_the_last_round().of(3)
    table.play("sheriff: wave tuck")
    assert table.view("much").seats[1].contraband is None
    table.play("sheriff: wave much")
    assert "revealed seat=tuck goods=mead,silk" in table.seen_by("much")
    assert table.view("public").seats[1].contraband == ["mead", "silk"]


def davids_table() -> Table:
    """David has the most cheese; for the second most chickens he ties with the Bishop."""
    return (
        counted(
            david="4 apple 6 cheese 1 bread 4 chicken 2 pepper 1 crossbow",
            will="7 apple 3 cheese 5 bread 5 chicken",
            bishop="5 apple 2 cheese 4 bread 4 chicken",
        )
        .having("david", coins=42)
        .of(4)
    )


@covers("SH-7.2", "SH-7.3", "SH-7.5")
def test_david_has_125_points() -> None:
    table = davids_table()
    tally = table.view("public").tallies
    assert tally is not None
    assert (tally[1].goods, tally[1].coins) == (66, 42)
    assert tally[1].bonuses == {"cheese": 15, "chicken": 2}
    assert table.score("david") == 125


@covers("SH-7.2")
def test_legal_goods_contraband_and_coins_all_count() -> None:
    table = counted(tuck="apple", much="cheese", guy="silk crossbow").having("guy", coins=7).of(4)
    assert table.score("guy") == 8 + 9 + 7
    assert table.score("tuck") == 2 + 50 + 20
    assert table.score("much") == 3 + 50 + 15


@covers("SH-7.3")
@pytest.mark.parametrize(
    ("good", "king", "queen"), [("apple", 20, 10), ("cheese", 15, 10), ("bread", 15, 10), ("chicken", 10, 5)]
)
def test_king_and_queen_of_each_good(good: str, king: int, queen: int) -> None:
    table = counted(tuck=f"2 {good}", much=f"5 {good}", guy=f"1 {good}")
    assert table.bonuses == {"much": {good: king}, "tuck": {good: queen}}
    assert table.titles == {"much": {good: "king"}, "tuck": {good: "queen"}}


@covers("SH-7.3")
def test_contraband_has_no_king() -> None:
    assert counted(tuck="5 silk", much="3 mead").bonuses == {}


@covers("SH-7.4")
def test_wills_gouda_makes_twelve_cheeses_against_the_bishops_eleven() -> None:
    table = counted(will="10 cheese gouda", bishop="11 cheese").playing(royal_goods=True)
    assert table.bonuses == {"will": {"cheese": 15}, "bishop": {"cheese": 10}}
    assert table.score("will") == 10 * 3 + 6 + 50 + 15
    plain = counted(will="10 cheese", bishop="11 cheese").playing(royal_goods=True)
    assert plain.bonuses == {"will": {"cheese": 10}, "bishop": {"cheese": 15}}


@covers("SH-7.4")
@pytest.mark.parametrize(
    ("royal", "good", "count"),
    [
        ("green_apple", "apple", 2),
        ("golden_apple", "apple", 3),
        ("gouda", "cheese", 2),
        ("blue_cheese", "cheese", 3),
        ("rye_bread", "bread", 2),
        ("pumpernickel", "bread", 3),
        ("royal_rooster", "chicken", 2),
    ],
)
def test_a_royal_good_counts_as_several_of_its_type(royal: str, good: str, count: int) -> None:
    ahead = counted(will=royal, bishop=f"{count - 1} {good}").playing(royal_goods=True)
    assert ahead.titles == {"will": {good: "king"}, "bishop": {good: "queen"}}
    tied = counted(will=royal, bishop=f"{count} {good}").playing(royal_goods=True)
    assert tied.titles == {"will": {good: "king"}, "bishop": {good: "king"}}


@covers("SH-7.5")
def test_tied_kings_share_both_bonuses_and_there_is_no_queen() -> None:
    table = counted(tuck="3 chicken", much="3 chicken", guy="2 chicken")
    assert table.bonuses == {"tuck": {"chicken": 7}, "much": {"chicken": 7}}


@covers("SH-7.5")
def test_three_tied_kings_share_by_three_rounded_down() -> None:
    table = counted(tuck="cheese", much="cheese", guy="cheese")
    assert table.bonuses == {name: {"cheese": 8} for name in ("tuck", "much", "guy")}


@covers("SH-7.5")
def test_tied_queens_share_the_queens_bonus_rounded_down() -> None:
    table = counted(tuck="4 apple", much="3 apple", guy="3 apple", will="3 apple")
    assert table.bonuses == {
        "tuck": {"apple": 20},
        "much": {"apple": 3},
        "guy": {"apple": 3},
        "will": {"apple": 3},
    }


@covers("SH-7.6")
def test_the_highest_score_wins() -> None:
    table = counted(tuck="3 silk", much="2 crossbow").having("much", coins=60)
    assert table.winners == ["much"]
    assert table.score("much") > table.score("tuck")


@covers("SH-7.6")
def test_a_tie_goes_to_the_most_legal_goods() -> None:
    table = counted(tuck="4 apple", much="crossbow").having("much", coins=69)
    assert table.score("tuck") == table.score("much") == 78
    assert table.winners == ["tuck"]


@covers("SH-7.6")
def test_a_tie_in_legal_goods_goes_to_the_most_contraband() -> None:
    table = counted(tuck="2 pepper", much="crossbow").having("tuck", coins=57).having("much", coins=60)
    assert table.score("tuck") == table.score("much") == 69
    assert table.winners == ["tuck"]


@covers("SH-7.6")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = counted(tuck="silk", much="silk")
    assert table.score("tuck") == table.score("much") == 58
    assert table.winners == ["tuck", "much"]
    assert [table.game.tallies()[table.seat(name)].place for name in table.names] == [3, 1, 1, 3]
