"""Choices that are made at the same time are sealed: the order of their arrival changes nothing anybody can see."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Move
from tests.conformance.fingerprint import Print, fingerprint
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.conformance.worlds import World, wire
from tests.playing import Temper, viewers

ORDERS = 4


@every_game
@given(data=st.data())
def test_simultaneous_choices_commute(kit: Kit, data: st.DataObject) -> None:
    """Whole choices one after the other in any order, or mixed move by move: same state, same logs, same views."""
    for walk in data.draw(journeys(kit)).stops(gap=20):
        if len(walk.state.awaited()) > 1:
            choices = {seat: complete_choice(kit, walk.state, seat, walk.random) for seat in walk.state.awaited()}
            first, *others = [played(walk.state, order) for order in orders(choices, walk.random)]
            assert all(other == first for other in others)


@every_game
@given(data=st.data())
def test_nobody_sees_whether_others_have_chosen(kit: Kit, data: st.DataObject) -> None:
    """Until the last one is made, a simultaneous choice shows in nobody else's view, log or legal moves."""
    for walk in data.draw(journeys(kit)).stops(gap=20):
        awaited = walk.state.awaited()
        if len(awaited) > 1:
            world = World(walk.state.clone())
            seat = walk.random.choice(awaited)
            before = [sight(world, viewer) for viewer in viewers(world.state) if viewer != seat]
            for move in complete_choice(kit, walk.state, seat, walk.random):
                world.state.play(seat, move)
                assert before == [sight(world, viewer) for viewer in viewers(world.state) if viewer != seat]


def sight(world: World, viewer: int) -> bytes:
    """All that a viewer has."""
    legal = world.state.legal(viewer) if viewer >= 0 else []
    return wire([world.state.view(viewer), world.log.seen_by(viewer), legal])


def complete_choice(kit: Kit, state: State, seat: Seat, random: Random) -> list[Move]:
    """The moves of one seat until the game no longer waits for it."""
    twin = state.clone()
    temper = Temper(kit.game.book, random)
    moves: list[Move] = []
    while seat in twin.awaited():
        moves.append(temper.choose_for(twin, seat))
        twin.play(seat, moves[-1])
    return moves


def orders(choices: dict[Seat, list[Move]], random: Random) -> Iterator[list[tuple[Seat, Move]]]:
    """Some orders in which the moves of several seats may arrive; each seat's own stay in order."""
    yield [(seat, move) for seat, moves in choices.items() for move in moves]
    yield [(seat, move) for seat, moves in reversed(choices.items()) for move in moves]
    for _ in range(ORDERS):
        arrivals = [seat for seat, moves in choices.items() for _ in moves]
        random.shuffle(arrivals)
        left = {seat: iter(moves) for seat, moves in choices.items()}
        yield [(seat, next(left[seat])) for seat in arrivals]


def played(state: State, order: list[tuple[Seat, Move]]) -> tuple[Print, list[bytes]]:
    """What the table is like afterwards, and what each viewer has heard."""
    world = World(state.clone())
    for seat, move in order:
        world.state.play(seat, move)
    return fingerprint(world.state), [sight(world, viewer) for viewer in viewers(world.state)]
