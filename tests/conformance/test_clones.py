"""Clones and copies: equal to their original, and independent of it."""

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Move
from tests.conformance.fingerprint import fingerprint
from tests.conformance.games import every_game
from tests.conformance.journeys import fewer_examples, journeys
from tests.conformance.kit import Kit
from tests.playing import Temper, Walk

MOVES_APART = 10


def pickled(state: State) -> State:
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, State)
    return twin


def deeply_copied(state: State) -> State:
    return copy.deepcopy(state)


def cloned(state: State) -> State:
    return state.clone()


def cloned_twice(state: State) -> State:
    return state.clone().clone()


every_way = pytest.mark.parametrize("duplicate", [cloned, cloned_twice, deeply_copied, pickled])


@every_game
@every_way
@fewer_examples
@given(data=st.data())
def test_a_copy_is_equal_and_has_the_same_future(
    kit: Kit, duplicate: Callable[[State], State], data: st.DataObject
) -> None:
    """A copy is the same to the last card, and the same moves, chance included, lead to the same place."""
    for walk in data.draw(journeys(kit)).stops(gap=200):
        twin = duplicate(walk.state)
        assert fingerprint(twin) == fingerprint(walk.state)
        for seat, move in wander(kit, walk, walk.state.clone()):
            assert twin.legal(seat)
            twin.play(seat, move)
            walk.state.play(seat, move)
        assert fingerprint(twin) == fingerprint(walk.state)


@every_game
@every_way
@fewer_examples
@given(data=st.data())
def test_a_copy_is_independent(kit: Kit, duplicate: Callable[[State], State], data: st.DataObject) -> None:
    """What happens in a copy does not happen in the original, and the other way round."""
    for walk in data.draw(journeys(kit)).stops(gap=200):
        before, told = fingerprint(walk.state), len(walk.log)
        first, second = duplicate(walk.state), duplicate(walk.state)
        wander(kit, walk, first)
        assert fingerprint(walk.state) == before
        assert fingerprint(second) == before
        assert len(walk.log) == told
        walk.go(MOVES_APART)
        assert fingerprint(second) == before


@every_game
@given(data=st.data())
def test_a_clone_keeps_no_log(kit: Kit, data: st.DataObject) -> None:
    walk = data.draw(journeys(kit)).end()
    assert walk.state.log is walk.log
    assert walk.state.clone().log is None


def wander(kit: Kit, walk: Walk, state: State) -> list[tuple[Seat, Move]]:
    """Play a few moves somewhere else."""
    temper = Temper(kit.game.book, walk.random)
    moves: list[tuple[Seat, Move]] = []
    while len(moves) < MOVES_APART and not state.over():
        moves.append(temper.choose(state))
        state.play(*moves[-1])
    return moves
