"""What is tried on a twin: it is the state that everything stored so far leads to, whatever was tried in between."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loxley.core.refusals import Illegal
from loxley.core.seats import PUBLIC
from loxley.core.state import State
from loxley.games import GAMES, find_game
from loxley.tables.match import Match

MOST_ROWS = 80
GAMES_PLAYED = 5


def known_of(state: State) -> list[Any]:
    """All that anybody may know of a state, and may do."""
    seats = range(state.seats)
    views = [msgspec.json.encode(state.view(viewer)) for viewer in range(PUBLIC, state.seats)]
    return [views, [state.legal(seat) for seat in seats], state.awaited(), state.scores() if state.over() else []]


@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=GAMES_PLAYED)
@given(seed=st.integers(0, 2**32))
def test_a_twin_is_the_state_that_the_stored_sequences_lead_to(game: str, seed: int) -> None:
    door, rng = find_game(game), Random(seed)
    players = rng.randint(door.least_players, door.most_players)
    options = door.settings(players, {})
    secret = rng.randbytes(32)
    tried = Match(door, players, options, None, seed=secret, number=1, at=0.0)
    folded = Match(door, players, options, None, seed=secret, number=1, at=0.0)
    for row in range(2, MOST_ROWS):
        if tried.state.over():
            break
        if rng.random() < 0.2:  # somebody tries what a rule forbids, or what they do not play in the end
            with suppress(Illegal):
                tried.preview(rng.randrange(players), [rng.randrange(len(door.book.words))])
        seat = rng.choice(tried.state.awaited())
        moves = [rng.choice(tried.state.legal(seat))]
        preview = tried.preview(seat, moves) if rng.random() < 0.9 else tried.repeat(seat, moves)
        tried.go_on(row, preview)
        folded.go_on(row, folded.repeat(seat, moves))
        assert known_of(tried.state) == known_of(folded.state)
        assert [chunk.events for chunk in tried.chunks] == [chunk.events for chunk in folded.chunks]
