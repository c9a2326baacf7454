"""Clones and copies: equal to their original, and independent of it."""

import copy
import pickle

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


WAYS = (cloned, cloned_twice, deeply_copied, pickled)


@pytest.mark.long
@every_game
@fewer_examples
@given(data=st.data())
def test_a_copy_is_equal_and_has_the_same_future(kit: Kit, data: st.DataObject) -> None:
    """A copy is the same to the last card, and the same moves, chance included, lead to the same place."""
    for walk in data.draw(journeys(kit)).stops(gap=200):
        twins = {duplicate.__name__: duplicate(walk.state) for duplicate in WAYS}
        assert differing(twins, fingerprint(walk.state)) == []
        for seat, move in wander(kit, walk, walk.state.clone()):
            for twin in twins.values():
                assert twin.legal(seat)
                twin.play(seat, move)
            walk.state.play(seat, move)
        assert differing(twins, fingerprint(walk.state)) == []


@every_game
@fewer_examples
@given(data=st.data())
def test_a_copy_is_independent(kit: Kit, data: st.DataObject) -> None:
    """What happens in a copy does not happen in the original, and the other way round."""
    for walk in data.draw(journeys(kit)).stops(gap=200):
        before, told = fingerprint(walk.state), len(walk.log)
        left_alone = {duplicate.__name__: duplicate(walk.state) for duplicate in WAYS}
        for duplicate in WAYS:
            wander(kit, walk, duplicate(walk.state))
        assert differing({"the original": walk.state, **left_alone}, before) == []
        assert len(walk.log) == told
        walk.go(MOVES_APART)
        assert differing(left_alone, before) == []


def differing(states: dict[str, State], expected: object) -> list[str]:
    return [name for name, state in states.items() if fingerprint(state) != expected]


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
