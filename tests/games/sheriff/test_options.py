"""SH-8: what a table may choose."""

import pytest

from loxley.core.refusals import Refused
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS
from tests.covers import covers
from tests.games.sheriff.box import cards, dealt, shuffled, stacked
from tests.games.sheriff.table import Table, counted, market, sheriff


@covers("SH-8.1")
@pytest.mark.parametrize(("players", "added"), [(3, 6), (4, 12), (5, 12)])
def test_royal_goods_are_added_to_the_deck(players: int, added: int) -> None:
    plain, royal = dealt(players).rules.full_deck(), dealt(players, royal_goods=True).rules.full_deck()
    assert [GOODS[good] for good in royal[: len(plain)]] == [GOODS[good] for good in plain]
    assert len(royal) - len(plain) == added


@covers("SH-8.1")
def test_options_are_off_without_a_word() -> None:
    assert [name for name, value in SHERIFF.settings(4, {}).items() if value is False] == [
        "royal_goods",
        "timed_inspection",
        "removed_cards",
        "seven_cards",
        "promo_cards",
    ]


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("royal_goods", "yes", "SH-8.1"),
        ("timed_inspection", 1, "SH-8.2"),
        ("removed_cards", None, "SH-8.3"),
        ("seven_cards", 7, "SH-8.4"),
        ("promo_cards", "all", "SH-8.5"),
        ("first_sheriff", 9, "SH-2.5"),
        ("floor", "noisy", "SH-4.2"),
        ("words", -1, "SH-4.2"),
        ("eight_cards", True, ""),
    ],
)
def test_an_option_that_cannot_be_chosen_is_refused(option: str, value: object, rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        dealt(4, **{option: value})
    assert (refusal.value.field, refusal.value.rule) == (option, rule)


# --------------------------------------------------------------------------------------------------- timed inspection


def timed() -> Table:
    return sheriff(tuck="2 apple silk", much="4 chicken", guy="cheese 2 mead").playing(timed_inspection=True)


@covers("SH-8.2")
def test_every_bag_passes_when_the_time_is_up() -> None:
    table = timed().play("clock: time up")
    assert (table.stall("tuck"), table.contraband("tuck")) == ("2 apple", "silk")
    assert (table.stall("much"), table.contraband("guy")) == ("4 chicken", "2 mead")
    assert table.events[0] == "time_up"
    assert table.sheriff == "tuck"


@covers("SH-8.2")
def test_no_bribe_is_paid_for_a_bag_that_passes_because_the_time_is_up() -> None:
    table = timed().play("tuck: to sheriff, offer coins 9, offer bag silk, want wave tuck, post", "clock: time up")
    assert table.coins == {"sheriff": 50, "tuck": 50, "much": 50, "guy": 50}
    assert (table.contraband("sheriff"), table.contraband("tuck")) == ("", "silk")
    assert table.offers == []
    assert "closed number=1 author=tuck other=sheriff fate=lapsed" in table.events


@covers("SH-8.2")
def test_what_was_decided_before_the_time_was_up_stays_decided() -> None:
    table = timed().play("tuck: to sheriff, offer coins 9, want wave tuck, post", "sheriff: accept tuck")
    table.play("sheriff: open guy", "sheriff: lay left mead, lay left mead", "clock: time up")
    assert table.coins == {"sheriff": 67, "tuck": 41, "much": 50, "guy": 42}
    assert (table.contraband("guy"), table.stall("much")) == ("", "4 chicken")


@covers("SH-8.2")
@pytest.mark.parametrize("floor", ["open", "orderly"])
def test_the_clock_may_speak_at_any_time_of_a_timed_inspection(floor: str) -> None:
    table = timed().playing(floor=floor).play("sheriff: threaten tuck", "tuck: to sheriff, offer coins 1")
    table.play("clock: time up")
    assert table.phase == "market"
    assert table.view("tuck").draft is None


@covers("SH-8.2")
def test_only_the_clock_says_that_the_time_is_up() -> None:
    assert timed().refusal("sheriff: time up") == "SH-8.2"
    assert timed().refusal("guy: time up") == "SH-8.2"
    assert timed().refusal("clock: wave guy") == "SH-8.2"


@covers("SH-8.2")
def test_an_inspection_is_not_timed_unless_the_table_chose_it() -> None:
    assert sheriff(tuck="apple").refusal("clock: time up") == "SH-8.2"


# ------------------------------------------------------------------------------------------- removed cards, seven cards


@covers("SH-8.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ten_cards_go_back_to_the_box(players: int) -> None:
    plain, thinner = dealt(players), dealt(players, removed_cards=True)
    assert len(plain.box) == 0
    assert len(thinner.box) == 10
    assert len(thinner.deck) == len(plain.deck) - 10


@covers("SH-8.3")
def test_the_removed_cards_are_random_and_unseen() -> None:
    game, other = dealt(4, removed_cards=True), shuffled(4, bytes(32), removed_cards=True)
    assert sorted(game.box) != sorted(other.box)
    for viewer in range(4):
        view = game.view(viewer)
        assert view.box_size == 10
        assert not hasattr(view, "box")


@covers("SH-8.3")
def test_removed_cards_come_off_the_shuffled_deck() -> None:
    deck = [GOODS[good] for good in dealt(4).rules.full_deck()][::-1]
    game = stacked(4, deck, removed_cards=True)
    assert [GOODS[good] for good in game.box] == deck[:10]
    assert [GOODS[good] for good in game.hands[0]] == sorted(deck[10:16], key=GOODS.index)


@covers("SH-8.4")
def test_seven_cards_are_dealt() -> None:
    game = dealt(5, seven_cards=True)
    assert [len(hand) for hand in game.hands] == [7] * 5
    assert len(game.deck) == 204 - 35 - 10


@covers("SH-8.4")
def test_hands_are_drawn_up_to_seven_at_the_market() -> None:
    table = market(much="chicken 6 bread").playing(seven_cards=True).play("much: aside chicken", "much: draw deck")
    assert table.refusal("much: draw deck") == "SH-3.1"
    assert table.view("public").seats[1].hand_size == 7


@covers("SH-8.4")
def test_hands_are_drawn_up_to_seven_at_the_end_of_a_round() -> None:
    table = sheriff(tuck="apple", much="apple").of(3).playing(seven_cards=True)
    table.play("sheriff: wave tuck", "sheriff: wave much")
    assert [seat.hand_size for seat in table.view("public").seats] == [7, 7, 7]


# -------------------------------------------------------------------------------------------------------- promo cards


@covers("SH-8.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_promo_cards_are_added_and_nothing_is_removed(players: int) -> None:
    plain, promo = dealt(players).rules.full_deck(), dealt(players, promo_cards=True).rules.full_deck()
    assert promo[: len(plain)] == plain
    assert [GOODS[good] for good in promo[len(plain) :]] == [
        *["arcane_scrolls"] * 2,
        *["feast_plate"] * 2,
        *["royal_summons"] * 2,
    ]


@covers("SH-8.5")
@pytest.mark.parametrize(("promo", "fine"), [("arcane_scrolls", 8), ("feast_plate", 6), ("royal_summons", 6)])
def test_promo_cards_are_contraband(promo: str, fine: int) -> None:
    passed = sheriff(gilbert=f"apple cheese {promo}").playing(promo_cards=True).play("sheriff: wave gilbert")
    assert (passed.stall("gilbert"), passed.contraband("gilbert")) == ("apple, cheese", promo)
    opened = sheriff(gilbert=f"apple cheese {promo}").playing(promo_cards=True).play("sheriff: open gilbert")
    assert opened.coins == {"sheriff": 50 + fine, "gilbert": 50 - fine}
    assert f"lay left {promo}" in opened.moves("sheriff")


def scrolls(**stalls: str) -> Table:
    return counted(**stalls).playing(promo_cards=True)


@covers("SH-8.5")
def test_nine_apples_are_king_seven_with_scrolls_are_no_queen_and_six_are_nothing() -> None:
    table = scrolls(robin="9 apple", john="7 apple arcane_scrolls", will="6 apple")
    assert table.bonuses == {"robin": {"apple": 20}}
    assert table.titles == {"robin": {"apple": "king"}}


@covers("SH-8.5")
def test_scrolls_at_the_top_leave_no_king_and_the_second_is_queen() -> None:
    table = scrolls(john="9 apple arcane_scrolls", robin="7 apple", will="6 apple")
    assert table.bonuses == {"robin": {"apple": 10}}


@covers("SH-8.5")
def test_scrolls_bar_from_every_title() -> None:
    table = scrolls(john="9 apple 9 cheese 9 bread 9 chicken arcane_scrolls")
    assert table.bonuses == {}
    assert table.score("john") == 9 * (2 + 3 + 3 + 4) + 15 + 50


@covers("SH-8.5")
def test_the_share_of_a_tied_title_that_falls_to_scrolls_goes_to_nobody() -> None:
    table = scrolls(john="5 chicken arcane_scrolls", robin="5 chicken", will="4 chicken")
    assert table.bonuses == {"robin": {"chicken": 7}}


@covers("SH-8.5")
def test_feast_plates_are_named_in_turn_from_the_first_sheriff() -> None:
    table = scrolls(tuck="feast_plate", much="feast_plate")
    assert table.names[table.game.first_sheriff] == "tuck"  # the last Sheriff's left neighbour was the first
    assert (table.phase, table.awaited) == ("feast", ["tuck"])
    assert table.refusal("much: name apple") == "LX-2"
    table.play("tuck: name bread")
    assert table.awaited == ["much"]
    table.play("much: name chicken")
    assert table.phase == "over"
    assert table.events[:2] == ["named seat=tuck good=bread", "named seat=much good=chicken"]


@covers("SH-8.5")
def test_a_feast_plate_becomes_a_legal_good_of_its_owners_choice() -> None:
    table = scrolls(tuck="2 chicken feast_plate", much="3 chicken")
    assert table.moves("tuck") == ["name apple", "name cheese", "name bread", "name chicken"]
    assert table.refusal("tuck: name silk") == "LX-1"
    assert table.refusal("tuck: done") == "SH-8.5"
    table.play("tuck: name chicken")
    assert table.bonuses == {"tuck": {"chicken": 7}, "much": {"chicken": 7}}
    assert table.score("tuck") == 3 * 4 + 50 + 7
    assert table.game.tallies()[table.seat("tuck")].legal_cards == 3


@covers("SH-8.5")
def test_several_feast_plates_may_become_different_goods() -> None:
    table = scrolls(tuck="2 feast_plate").play("tuck: name apple")
    assert table.awaited == ["tuck"]
    table.play("tuck: name bread")
    assert table.bonuses == {"tuck": {"apple": 20, "bread": 15}}
    other = scrolls(tuck="2 feast_plate").play("tuck: name bread")
    assert other.refusal("tuck: name apple") == "LX-4"


def summoned(bag: str, declared: str) -> Table:
    table = sheriff(gilbert=bag, tuck="apple").playing(promo_cards=True)
    return table.declares("gilbert", declared, len(cards(bag))).play("sheriff: open gilbert")


@covers("SH-8.5")
def test_a_summons_among_true_goods_is_no_lie() -> None:
    table = summoned("2 chicken royal_summons", "chicken")
    assert table.coins == {"sheriff": 50 - 4 - 8, "gilbert": 50 + 4 + 8, "tuck": 50}
    assert table.stall("gilbert") == "2 chicken"


@covers("SH-8.5")
def test_a_summons_alone_is_no_lie() -> None:
    assert summoned("royal_summons", "bread").coins == {"sheriff": 42, "gilbert": 58, "tuck": 50}


@covers("SH-8.5")
def test_two_summonses_are_both_paid_for() -> None:
    assert summoned("chicken 2 royal_summons", "chicken").coins == {"sheriff": 32, "gilbert": 68, "tuck": 50}


@covers("SH-8.5")
def test_a_summons_beside_a_lie_is_confiscated_like_other_contraband() -> None:
    table = summoned("2 chicken silk royal_summons", "chicken")
    assert table.coins == {"sheriff": 58, "gilbert": 42, "tuck": 50}
    assert table.stall("gilbert") == "2 chicken"
    table.play("sheriff: lay left silk, lay left royal_summons")


@covers("SH-8.5")
def test_a_summons_in_a_bag_that_passes_is_ordinary_contraband() -> None:
    table = sheriff(gilbert="2 chicken royal_summons").playing(promo_cards=True).play("sheriff: wave gilbert")
    assert table.coins == {"sheriff": 50, "gilbert": 50}
    assert table.contraband("gilbert") == "royal_summons"


@covers("SH-8.5", "SH-5.2")
@pytest.mark.parametrize(("deed", "fate"), [("open", "kept"), ("wave", "broken")])
def test_a_promise_to_be_honest_is_kept_with_a_summons_that_works(deed: str, fate: str) -> None:
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(promo_cards=True)
    table.having("much", hand="5 bread royal_summons").having("sheriff", hand="6 bread").having("tuck", hand="6 bread")
    table.play("much: to sheriff, offer later honest, want wave much, post", "sheriff: accept much")
    table.play("sheriff: wave guy", "sheriff: wave tuck", "much: done", "tuck: done", "sheriff: done")
    table.play("much: pack bread, pack royal_summons, close", "tuck: pack bread, close", "sheriff: pack bread, close")
    table.play("much: declare bread", "tuck: declare bread", "sheriff: declare bread", f"guy: {deed} much")
    assert table.promises == [f"much to sheriff: later honest, {fate}"]
