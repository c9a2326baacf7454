"""What a seat may say about the offers that stand, and about promises in somebody's own words (SH-4.2 to SH-4.5).

The moves of one family are collected as bits: what they are is then looked up, in canonical order.
"""

from typing import Final

from loxley.bargain.sheet import Term
from loxley.core.seats import Seat
from loxley.core.words import Family, Move
from loxley.games.sheriff.goods import LEGAL
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    CONTRABAND,
    DECLINE,
    JOIN,
    LEAVE,
    MARK_BROKEN,
    MARK_KEPT,
    PICK,
    TO,
    UNSEEN,
    WITHDRAW,
    about_offer,
)

_TWO: Final = 2  # parties of an offer that nobody has joined

# Beginning an offer to somebody else; by the number of players and the seat.
FREE_WORDS: Final = [
    [[TO.of(other) for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(MOST_PLAYERS + 1)
]


def _by_seats(family: Family) -> list[list[Move]]:
    """The moves of a family for each set of seats, as bits."""
    every = range(MOST_PLAYERS)
    return [[family.of(seat) for seat in every if seats >> seat & 1] for seats in range(1 << MOST_PLAYERS)]


_ACCEPTS: Final = _by_seats(ACCEPT)
_DECLINES: Final = _by_seats(DECLINE)
_ANSWERS: Final = [[accepts + declines for declines in _DECLINES] for accepts in _ACCEPTS]
_WITHDRAWS: Final = _by_seats(WITHDRAW)
_MARKS: Final = [kept + broken for kept, broken in zip(_by_seats(MARK_KEPT), _by_seats(MARK_BROKEN), strict=True)]
_PICKS: Final = _by_seats(PICK)

_CANNOT: Final = 0
_CAN: Final = 1
_CAN_AND_CHOOSES: Final = 2


def replies(state: Sheriff, seat: Seat) -> list[Move]:
    """Answers, second thoughts, marks, and what may be begun. A Sheriff without a word left only answers and marks."""
    may_speak = seat != state.sheriff or state.floor.may_add_words()
    may_draft = state.floor.may_draft()
    accepts = declines = withdraws = picks = others = joined = 0
    for sheet in state.board.standing:
        author, other = sheet.parties[0], sheet.parties[1]
        if other == seat:
            declines |= 1 << author
            answer = _can_agree(state, sheet.terms[1], seat)
            if answer == _CAN:
                accepts |= 1 << author
            elif answer == _CAN_AND_CHOOSES:
                picks |= 1 << author
        elif author == seat:
            withdraws |= 1 << other
        else:
            others += 1
            joined += len(sheet.parties) - _TWO
    moves = _ANSWERS[accepts][declines] + _WITHDRAWS[withdraws if may_speak else 0]
    if may_speak and joined:
        _add_leaves(state, seat, moves)
    if state.ledger.in_words:
        moves += _MARKS[_promisers(state, seat)]
    if may_draft:
        if may_speak:
            moves += FREE_WORDS[state.seats][seat]
            if others:
                _add_joins(state, seat, moves)
            if others > 1:
                moves.sort()
        moves += _PICKS[picks]
    return moves


def _can_agree(state: Sheriff, wanted: list[Term], seat: Seat) -> int:
    """Everything public is still there, or the offer would have lapsed; named contraband only its owner can tell.

    Cards that are asked for face down are chosen first (SH-R32).
    """
    answer = _CAN
    for term in wanted:
        if term == UNSEEN:
            answer = _CAN_AND_CHOOSES
        elif term in CONTRABAND and _has(state, seat, term) < wanted.count(term):
            return _CANNOT
    return answer


def _has(state: Sheriff, seat: Seat, term: Term) -> int:
    return state.contraband[seat].count(CONTRABAND.index(term) + LEGAL)


def _add_leaves(state: Sheriff, seat: Seat, moves: list[Move]) -> None:
    """Whoever has added to somebody's offer may take that back (SH-R31)."""
    moves += sorted(
        [
            about_offer(LEAVE, sheet.parties[0], sheet.parties[1], state.sheriff)
            for sheet in state.board.standing
            if len(sheet.parties) > _TWO and seat in sheet.parties[_TWO:]
        ]
    )


def _add_joins(state: Sheriff, seat: Seat, moves: list[Move]) -> None:
    """Whoever an offer is not by and not to may add to it (SH-R31)."""
    for sheet in state.board.standing:
        author, other = sheet.parties[0], sheet.parties[1]
        if seat not in (author, other):
            moves.append(about_offer(JOIN, author, other, state.sheriff))


def _promisers(state: Sheriff, seat: Seat) -> int:
    """Whose promises in their own words a seat may judge, as bits (SH-R33)."""
    promisers = 0
    for promise in state.ledger.in_words:
        if promise.promisee == seat:
            promisers |= 1 << promise.promiser
    return promisers
