"""A sequence is played entirely or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.log import Log
from loxley.core.refusals import PAST_AN_ANSWER, UNKNOWN_MOVE, Illegal
from loxley.core.sequence import play_sequence, read_sequence
from loxley.games import GAMES
from tests.conformance.fingerprint import fingerprint
from tests.playing import Setup, Temper, Walk

GAME = GAMES["sheriff"]
BOOK = GAME.book
TABLE = Setup(GAME, 4, {"first_sheriff": 3})


def test_words_become_moves() -> None:
    words = ["aside apple", "aside silk", "draw left"]
    assert [BOOK.word(move) for move in read_sequence(BOOK, words)] == words
    assert read_sequence(BOOK, []) == []


def test_unknown_words_are_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        read_sequence(BOOK, ["aside apple", "aside elephant"])
    assert refusal.value.rule == UNKNOWN_MOVE


def test_nothing_follows_a_move_that_is_answered() -> None:
    """A refusal of what follows would tell what was drawn."""
    with pytest.raises(Illegal) as refusal:
        read_sequence(BOOK, ["draw deck", "draw deck"])
    assert refusal.value.rule == PAST_AN_ANSWER
    assert len(read_sequence(BOOK, ["aside apple", "draw deck"])) == 2


@given(seed=st.integers(0, 2**32 - 1), start=st.integers(0, 300), data=st.data())
def test_a_sequence_is_played_entirely_or_not_at_all(seed: int, start: int, data: st.DataObject) -> None:
    """Some legal moves of one seat and then a stranger: either all happen, or nothing does and nothing is told."""
    walk = Walk(TABLE, seed)
    walk.go(start)
    if walk.state.over():
        return
    seat = walk.random.choice(walk.state.awaited())
    moves = legal_sequence(walk, seat)
    stranger = data.draw(st.sampled_from(range(len(BOOK))))
    step_by_step = walk.state.clone()
    for move in moves:
        step_by_step.play(seat, move)
    before, told = fingerprint(walk.state), len(walk.log)
    if stranger in step_by_step.legal(seat):
        return
    with pytest.raises(Illegal):
        play_sequence(walk.state, seat, [*moves, stranger])
    assert fingerprint(walk.state) == before
    assert len(walk.log) == told
    play_sequence(walk.state, seat, moves)
    assert fingerprint(walk.state) == fingerprint(step_by_step)


def legal_sequence(walk: Walk, seat: int) -> list[int]:
    """A few moves that one seat can play, one after the other."""
    twin = walk.state.clone()
    temper = Temper(BOOK, walk.random)
    moves: list[int] = []
    while len(moves) < 6 and seat in twin.awaited():
        moves.append(temper.choose_for(twin, seat))
        twin.play(seat, moves[-1])
    return moves


def test_a_sequence_is_told_once() -> None:
    """The trial on a clone tells nobody anything."""
    log = Log()
    state = TABLE.new(bytes(32), log)
    seat = state.awaited()[0]
    told = len(log)
    aside = state.legal(seat)[0]
    play_sequence(state, seat, [aside, BOOK.move("draw deck")])
    assert [event.name for event in log.seen_by(seat, told)] == ["set_aside", "drew"]
