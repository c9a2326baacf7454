"""A choice that is made word by word reaches every set that the rules allow, and each in exactly one way."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.seats import Seat
from loxley.core.state import State
from tests.conformance.games import every_choosing
from tests.conformance.journeys import LONGEST, fewer_examples
from tests.conformance.kit import Choosing, Kit, Outcome
from tests.playing import Walk, every_setup, movers


@every_choosing
@fewer_examples
@given(seed=st.integers(0, 2**32 - 1))
def test_each_set_is_reached_exactly_once(kit: Kit, choosing: Choosing, seed: int) -> None:
    """All paths of a choice lead to different sets, and these are all the sets found by brute force."""
    state, seat = meeting(kit, choosing, seed)
    reached = Counter(arranged(choosing, outcome) for outcome in outcomes(kit, choosing, state, seat))
    assert reached == Counter(arranged(choosing, outcome) for outcome in choosing.expected(state, seat))


def meeting(kit: Kit, choosing: Choosing, seed: int) -> tuple[State, Seat]:
    """A position of a random game in which somebody is about to choose."""
    random = Random(seed)
    setups = list(every_setup(kit.game))
    while True:
        walk = Walk(random.choice(setups), random.randrange(2**32))
        kit.contrive(walk.state, random)
        patience = random.randrange(LONGEST // 4)
        while len(walk.history) < LONGEST and not walk.state.over():
            walk.step()
            choosers = [seat for seat in movers(walk.state) if choosing.begins(walk.state, seat)]
            if choosers and (len(walk.history) > patience or walk.random.random() < 1 / 4):
                return walk.state, choosers[0]


def outcomes(kit: Kit, choosing: Choosing, state: State, seat: Seat) -> Iterator[Outcome]:
    """Where all paths lead, one after the other."""
    yield from _paths(kit, choosing, state, seat, ())


def _paths(kit: Kit, choosing: Choosing, state: State, seat: Seat, said: Outcome) -> Iterator[Outcome]:
    words = {kit.game.book.word(move): move for move in state.legal(seat)}
    further = [word for word in words if choosing.builds(word)]
    if any(choosing.ends(word) for word in words) or (said and not further):
        yield said
    if len(said) == choosing.most:
        return
    for word in further:
        twin = state.clone()
        twin.play(seat, words[word])
        yield from _paths(kit, choosing, twin, seat, (*said, word))


def arranged(choosing: Choosing, outcome: Outcome) -> Outcome:
    return outcome if choosing.ordered else tuple(sorted(outcome))
