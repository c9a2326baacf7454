"""A sequence: several moves of one seat that are played entirely or not at all."""

from loxley.core.refusals import PAST_AN_ANSWER, Illegal
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Book, Move


def read_sequence(book: Book, words: list[str]) -> list[Move]:
    """The moves that these words name. Nothing follows a move that chance or a reveal answers."""
    moves = [book.move(word) for word in words]
    for move in moves[:-1]:
        if book.answered[move]:
            raise Illegal(PAST_AN_ANSWER)
    return moves


def play_sequence(state: State, seat: Seat, moves: list[Move]) -> None:
    """Play all moves, or raise `Illegal` and change nothing."""
    if len(moves) > 1:
        trial = state.clone()
        for move in moves:
            trial.play(seat, move)
    for move in moves:
        state.play(seat, move)
