"""The novice of Nottingham plays whole games by the rules, and better than chance."""

from random import Random

import pytest

from loxley.bots import new_bot
from loxley.core.chance import Chance
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.state import Nottingham


def play(players: int, seed: int, novices: set[int]) -> Nottingham:
    """Novices on these seats; on the others any legal move is as good."""
    rng = Random(seed)
    state = NOTTINGHAM.new(players, {}, Chance(rng.randbytes(32)))
    bots = {seat: new_bot("nottingham", "novice") for seat in novices}
    while not state.over():
        seat = state.awaited()[0]
        legal = state.legal(seat)
        bot = bots.get(seat)
        move = rng.choice(legal) if bot is None else bot.choose(state.view(seat), [], legal, rng)
        assert isinstance(move, int)
        state.play(seat, move)
    return state


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_novices_finish_their_games(players: int) -> None:
    assert play(players, players, set(range(players))).winners()


def test_the_same_chance_gives_the_same_game() -> None:
    assert play(4, 1, {0, 1, 2, 3}).scores() == play(4, 1, {0, 1, 2, 3}).scores()


def test_a_novice_beats_chance() -> None:
    wins = sum(play(3, seed, {seed % 3}).winners() == [seed % 3] for seed in range(24))
    assert wins >= 16
