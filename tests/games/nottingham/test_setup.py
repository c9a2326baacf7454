"""NO-2: setting the table."""

import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.ambushes import begin_ambush
from loxley.games.nottingham.memory import remember
from loxley.games.nottingham.objects import AMBUSHES, COLOURS, OBJECTS
from loxley.games.nottingham.phases import PHASES, SPRINGING
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.vocabulary import MOVES
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
    assert sorted(colours) == sorted(str(seat.colour) for seat in game.view(0).seats)
    assert len(game.ambush_pile) == players + 6


@covers("NO-2.1", "NO-R30")
def test_colours_are_given_by_seat_where_nobody_chooses() -> None:
    assert [seat.colour for seat in dealt(4).view(0).seats] == ["red", "yellow", "green", "blue"]


def coloured(*colours: str) -> Nottingham:
    """A game in which the first seats have chosen these."""
    game = dealt(3, colours="chosen", first_player=1)
    for seat, colour in enumerate(colours):
        game.play(seat, MOVES.move(f"colour {colour}"))
    return game


@covers("NO-2.1", "NO-R30")
def test_colours_are_chosen_in_the_order_of_joining() -> None:
    game = coloured("grey")
    assert (game.view(0).phase, game.awaited()) == ("colours", [1])
    assert [seat.colour for seat in game.view(2).seats] == ["grey", None, None]
    assert [MOVES.word(move) for move in game.legal(1)] == [f"colour {colour}" for colour in COLOURS[:-1]]
    with pytest.raises(Illegal) as refused:
        game.play(1, MOVES.move("colour grey"))
    assert refused.value.rule == "NO-R30"
    assert game.legal(2) == []


@covers("NO-2.1", "NO-R30")
def test_when_all_have_chosen_the_first_player_begins() -> None:
    game = coloured("grey", "red", "blue")
    assert (game.view(0).phase, game.awaited()) == ("turn", [1])
    assert [seat.colour for seat in game.view(0).seats] == ["grey", "red", "blue"]
    assert game.log is not None
    told = [event.facts for event in game.log.seen_by(PUBLIC) if event.name == "chose_colour"]
    assert told == [{"seat": seat, "colour": colour} for seat, colour in enumerate(["grey", "red", "blue"])]


@covers("NO-5.3", "NO-6.1", "NO-R30")
def test_a_chosen_colour_is_on_the_cards_and_hits_its_player() -> None:
    game = coloured("grey", "red", "blue")
    game.ambush_pile = [2, 1]  # the cards of the third and of the second player
    begin_ambush(game)
    assert game.view(1).looked == ["red", "blue"]
    assert [MOVES.word(move) for move in game.legal(1)] == ["keep blue"]  # red is their own
    game.play(1, MOVES.move("keep blue"))
    assert game.view(1).seats[1].ambushes == ["blue"]
    game.active, game.set_kind, game.set_cards = 2, 0, 3
    game.enter_phase(PHASES[SPRINGING])
    assert [MOVES.word(move) for move in game.legal(1)] == ["spring blue", "pass"]
    assert game.log is not None
    assert remember(game.log.seen_by(1), game.colours, game.rules.ambush_cards()).stakeout.fronts[1] == [1 << 2]


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
    assert [(mission.alone, mission.shared) for mission in missions] == [(22, 18), (30, 25), (16, 13), (11, 10)]


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
