"""NO-2: setting the table."""

import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import AMBUSHES, OBJECTS
from tests.covers import covers
from tests.games.nottingham.table import SEED, dealt

DECK = [name for name in OBJECTS for _ in range(12)]


@covers("NO-2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_everyone_has_a_colour_and_three_secret_cards(players: int) -> None:
    game = dealt(players)
    view = game.view(0)
    assert [seat.hand_size for seat in view.seats] == [3] * players
    assert [seat.hand is None for seat in view.seats] == [False] + [True] * (players - 1)
    assert len({seat.colour for seat in view.seats}) == players
    assert view.deck_size == 84 - 3 * players - 1  # one card is turned up


@covers("NO-2.1")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_ambush_cards_of_unused_colours_leave_the_game(players: int) -> None:
    game = dealt(players)
    colours = [AMBUSHES[ambush] for ambush in game.ambush_pile if ambush < 7]
    assert sorted(colours) == sorted(seat.colour for seat in game.view(0).seats)
    assert len(game.ambush_pile) == players + 6


@covers("NO-2.1", "NO-R30")
def test_colours_are_given_by_seat_where_nobody_chooses() -> None:
    assert [seat.colour for seat in dealt(4).view(0).seats] == ["red", "yellow", "green", "blue"]


@covers("NO-2.1")
@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        dealt(players)
    assert (refused.value.field, refused.value.rule) == ("seats", "NO-2.1")


@covers("NO-2.1")
def test_a_stacked_deal_lies_in_its_order() -> None:
    ambushes = [AMBUSHES[card] for card in dealt(3).rules.ambush_cards()]
    game = dealt(3, deal=DECK + ambushes, first_player=1)
    assert game.view(0).seats[0].hand == ["copper"] * 3
    assert game.view(2).seats[2].hand == ["copper"] * 3
    assert game.view(0).card == "copper"
    assert AMBUSHES[game.ambush_pile[-1]] == "red"
    assert sorted(dealt(3, deal=DECK).ambush_pile) == dealt(3).rules.ambush_cards()


@covers("NO-2.1")
@pytest.mark.parametrize("deal", [[], DECK[:-1], [*DECK[:-1], "copper"], [*DECK, "red"], ["silver"], [*DECK, "silver"]])
def test_a_stacked_deal_that_is_not_the_box_is_refused(deal: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        dealt(3, deal=deal)
    assert refused.value.field == "deal"


@covers("NO-2.2")
def test_the_four_missions_lie_open_and_nobody_has_done_them() -> None:
    missions = dealt(3).view(-1).missions
    assert [mission.mission for mission in missions] == ["one_of_each", "five_of_a_kind", "four_pairs", "three_pairs"]
    assert [mission.doers for mission in missions] == [[]] * 4
    assert [(mission.alone, mission.shared) for mission in missions] == [(24, 20), (30, 25), (18, 15), (12, 10)]


@covers("NO-2.3")
def test_the_host_may_name_the_first_player() -> None:
    for seat in range(4):
        game = dealt(4, first_player=seat)
        assert (game.awaited(), game.view(-1).first_player) == ([seat], seat)


@covers("NO-2.3")
def test_or_the_first_player_is_drawn_by_lot() -> None:
    firsts = {dealt(4, seed=bytes([number]) * 32).first_player for number in range(40)}
    assert firsts == {0, 1, 2, 3}


@covers("NO-2.3")
def test_the_first_player_is_one_of_the_players() -> None:
    with pytest.raises(Refused) as refused:
        NOTTINGHAM.new(3, {"first_player": 3}, Chance(SEED))
    assert (refused.value.field, refused.value.rule) == ("first_player", "NO-2.3")
