"""Who may move, what they may do, and how everything else is refused."""

import re

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.refusals import Illegal
from loxley.core.seats import AUDITOR, CLOCK, PUBLIC, Seat
from loxley.core.state import State
from loxley.core.words import Move
from loxley.texts import LANGUAGES, Texts, rule_key
from tests.conformance.fingerprint import fingerprint
from tests.conformance.games import every_game
from tests.conformance.journeys import fewer_examples, journeys, setups
from tests.conformance.kit import Kit
from tests.playing import Temper, Walk, movers

TEXTS = [Texts(language) for language in LANGUAGES]


@every_game
@given(data=st.data())
def test_somebody_can_move_until_the_end(kit: Kit, data: st.DataObject) -> None:
    """Before the end somebody is awaited, and whoever is awaited has a legal move; afterwards nobody has one."""
    journey = data.draw(journeys(kit))
    walk = journey.begin()
    for _ in range(journey.length):
        state = walk.state
        if state.over():
            break
        asked = [*state.awaited(), *state.may_also_move()]
        assert state.awaited() != []
        assert len(asked) == len(set(asked))
        assert all(state.legal(seat) for seat in state.awaited())
        assert state.winners() == []
        walk.step()
    assert walk.state.over() == (walk.state.awaited() == [])
    assert walk.state.over() == bool(walk.state.winners())
    assert bool(movers(walk.state)) != walk.state.over()


class Stubborn(Temper):
    """Decides nothing as long as there is something else to say."""

    def choose_for(self, state: State, seat: Seat) -> Move:
        legal = state.legal(seat)
        idle = [move for move in legal if not self.book.answered[move]]
        return self.random.choice(idle or legal)


@every_game
@given(data=st.data())
def test_games_end(kit: Kit, data: st.DataObject) -> None:
    """Where talk is bounded, no game has more decisions than its worst cases together; there are points for all."""
    setup = data.draw(setups(kit.game).filter(lambda setup: kit.bound(setup) is not None))
    walk = Walk(setup, data.draw(st.integers(0, 2**32 - 1)))
    if data.draw(st.booleans()):
        walk.temper = Stubborn(kit.game.book, walk.random)
    walk.go_to_the_end(kit.bound(setup) or 0)
    assert len(walk.state.scores()) == setup.players
    assert set(walk.state.winners()) <= set(range(setup.players))


@every_game
@given(data=st.data())
def test_legal_lists_are_canonical(kit: Kit, data: st.DataObject) -> None:
    """Ascending, without repeats, out of the vocabulary; asking changes nothing, and the answer is always fresh."""
    for walk in data.draw(journeys(kit)).stops(gap=40):
        state = walk.state
        before = fingerprint(state)
        for seat in seats_and_others(state):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert all(0 <= move < len(kit.game.book) for move in legal)
            assert legal == state.clone().legal(seat)
            assert not legal or seat in [*state.awaited(), *state.may_also_move()]
        assert fingerprint(state) == before


@every_game
@given(data=st.data())
def test_every_legal_move_is_accepted(kit: Kit, data: st.DataObject) -> None:
    """Each move of the list can be played, and leaves a game that can go on or is over."""
    for walk in data.draw(journeys(kit)).stops(gap=400):
        for seat in movers(walk.state):
            for move in walk.state.legal(seat):
                twin = walk.state.clone()
                twin.play(seat, move)
                assert twin.over() or all(twin.legal(other) for other in twin.awaited())


@every_game
@fewer_examples
@given(data=st.data())
def test_every_other_move_is_refused_by_a_known_rule_and_changes_nothing(kit: Kit, data: st.DataObject) -> None:
    """Every word of the vocabulary that is not legal, from somebody who may move and from somebody else."""
    known = re.compile(rf"{kit.game.prefix}-(\d+\.\d+|R\d+)|LX-\d+")
    for walk in data.draw(journeys(kit)).stops(gap=400):
        state = walk.state
        before = fingerprint(state), len(walk.log), [state.legal(seat) for seat in range(state.seats)]
        rules = {rule for seat in some_seats(walk) for rule in refusals(kit, state, seat)}
        assert before == (fingerprint(state), len(walk.log), [state.legal(seat) for seat in range(state.seats)])
        for rule in rules:
            assert known.fullmatch(rule), rule
            assert all(texts.knows(rule_key(rule)) for texts in TEXTS), rule


def seats_and_others(state: State) -> list[Seat]:
    """Every seat, the clock, eyes that have no seat, and a chair too many."""
    return [*range(state.seats), CLOCK, PUBLIC, AUDITOR, state.seats]


def some_seats(walk: Walk) -> list[Seat]:
    """One that may move, if there is any, and one that may be anybody."""
    asked = walk.random.sample(movers(walk.state), min(1, len(movers(walk.state))))
    return [*asked, walk.random.choice(seats_and_others(walk.state))]


def refusals(kit: Kit, state: State, seat: Seat) -> set[str]:
    """The rules against every move that is not legal, words that do not exist included."""
    legal = set(state.legal(seat))
    rules: set[str] = set()
    for move in range(-1, len(kit.game.book) + 1):
        if move not in legal:
            rules.add(rule_against(state, seat, move))
    return rules


def rule_against(state: State, seat: Seat, move: Move) -> str:
    try:
        state.play(seat, move)
    except Illegal as illegal:
        return illegal.rule
    raise AssertionError(f"seat {seat} played {move}, which is not in the list")
