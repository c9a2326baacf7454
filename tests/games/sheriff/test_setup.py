"""SH-2: setting the table."""

import pytest

from loxley.core.refusals import Refused
from loxley.core.seats import PUBLIC
from loxley.games.sheriff.goods import GOODS
from loxley.games.sheriff.vocabulary import CLOSE, DECLARE, DONE, HOLD, PACK, WAVE
from tests.covers import covers
from tests.games.sheriff.box import SEED, dealt, heap, pile, shuffled, stacked
from tests.games.sheriff.table import sheriff


def sorted_deck(players: int, **options: object) -> list[str]:
    return [GOODS[good] for good in dealt(players, **options).rules.full_deck()]


def quickest(legal: list[int]) -> int:
    """Keep the hand, pack one card, declare the first good, let everybody pass, say nothing."""
    for wanted in (DONE, CLOSE, HOLD):
        if wanted in legal:
            return wanted
    return next(move for move in legal if move in PACK or move in DECLARE or move in WAVE)


@covers("SH-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_an_empty_stall_an_empty_bag_and_50_coins(players: int) -> None:
    seats = dealt(players).view(PUBLIC).seats
    assert len(seats) == players
    for seat in seats:
        assert (seat.coins, seat.stall, seat.contraband_count, seat.bag_size) == (50, {}, 0, 0)


@covers("SH-2.2")
@pytest.mark.parametrize(("players", "options", "cards"), [(3, {}, 156), (4, {}, 204), (5, {"royal_goods": True}, 216)])
def test_all_cards_of_the_deck_are_dealt_or_lie_in_a_pile(players: int, options: dict[str, object], cards: int) -> None:
    game = dealt(players, **options)
    dealt_out = [good for hand in game.hands for good in hand]
    found = sorted(game.deck + game.discards[0] + game.discards[1] + dealt_out)
    assert len(found) == cards
    assert found == game.rules.full_deck()


@covers("SH-2.2")
def test_the_deck_is_shuffled_by_the_seed_of_the_table() -> None:
    game, again, other = dealt(4), dealt(4), shuffled(4, SEED[::-1])
    assert game.deck == again.deck
    assert game.hands == again.hands
    assert game.deck != other.deck
    assert game.deck != sorted(game.deck)
    assert game.deck != sorted(game.deck, reverse=True)


@covers("SH-2.2")
def test_a_stacked_deal_holds_exactly_the_cards_of_the_deck() -> None:
    deck = sorted_deck(4)
    deck[0] = "crossbow"
    with pytest.raises(Refused) as refusal:
        stacked(4, deck)
    assert (refusal.value.problem, refusal.value.field, refusal.value.rule) == ("wrong-deck", "deal", "SH-2.2")


@covers("SH-2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_cards_are_dealt_to_each_player_and_only_they_see_them(players: int) -> None:
    game = dealt(players)
    for seat in range(players):
        shown = game.view(seat).seats
        assert [hidden.hand is None for hidden in shown] == [other != seat for other in range(players)]
        assert [hidden.hand_size for hidden in shown] == [6] * players


@covers("SH-2.3", "SH-2.4")
def test_hands_come_first_then_the_left_and_the_right_discard_pile_then_the_draw_pile() -> None:
    deck = sorted_deck(4)
    deck = deck[100:] + deck[:100]
    game = stacked(4, deck)
    assert [sorted(deck[6 * seat : 6 * seat + 6]) for seat in range(4)] == [
        sorted(GOODS[good] for good in hand) for hand in game.hands
    ]
    assert pile(game.discards[0]).split() == deck[24:29]
    assert pile(game.discards[1]).split() == deck[29:34]
    assert pile(game.deck[::-1]).split() == deck[34:]


@covers("SH-2.4")
def test_anyone_may_look_through_both_discard_piles_at_any_time() -> None:
    table = sheriff(much="4 chicken", tuck="mead").discards("silk bread apple", "cheese")
    for eye in ("sheriff", "much", "tuck", "public"):
        assert table.view(eye).left == ["silk", "bread", "apple"]
        assert table.view(eye).right == ["cheese"]
    table.play("sheriff: open tuck", "sheriff: lay right mead")
    assert table.view("much").right == ["cheese", "mead"]


@covers("SH-2.5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_name_the_first_sheriff(seat: int) -> None:
    game = dealt(4, first_sheriff=seat)
    assert (game.sheriff, game.first_sheriff) == (seat, seat)


@covers("SH-2.5")
def test_without_a_choice_the_first_sheriff_is_drawn_at_random() -> None:
    drawn = {shuffled(4, bytes([number]) * 32).sheriff for number in range(32)}
    assert drawn == {0, 1, 2, 3}


@covers("SH-2.5")
def test_the_first_sheriff_sits_at_the_table() -> None:
    with pytest.raises(Refused) as refusal:
        dealt(3, first_sheriff=3)
    assert (refusal.value.field, refusal.value.rule) == ("first_sheriff", "SH-2.5")


@covers("SH-2.6")
@pytest.mark.parametrize(("players", "reigns"), [(3, 3), (4, 2), (5, 2)])
def test_a_game_lasts_until_everyone_has_been_sheriff_often_enough(players: int, reigns: int) -> None:
    game = dealt(players, first_sheriff=1)
    sheriffs: dict[int, int] = {}
    while not game.over():
        sheriffs[game.round] = game.sheriff
        seat = game.awaited()[0]
        game.play(seat, quickest(game.legal(seat)))
    assert list(sheriffs.values()) == [(1 + number) % players for number in range(players * reigns)]


@covers("SH-2.6")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        dealt(players)
    assert (refusal.value.field, refusal.value.rule) == ("seats", "SH-2.6")


def test_heaps_read_as_at_the_table() -> None:
    assert heap([1, 0, 1]) == "apple, 2 cheese"
