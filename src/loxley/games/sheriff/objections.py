"""Why a move of the inspection is refused: the number of the rule that forbids it."""

from loxley.core.refusals import NO_WORDS_LEFT, NOTHING_STANDS, ONE_DRAFT_A_WORD, UNFINISHED_DRAFT
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.drafts import why_not_this_term
from loxley.games.sheriff.state import PICKING, Sheriff
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    CHOOSE,
    DECLINE,
    DROP,
    JOIN,
    LEAVE,
    MARK_BROKEN,
    MARK_KEPT,
    OFFER,
    OPEN,
    PICK,
    POST,
    THREATEN,
    TO,
    UNSEEN,
    WANT,
    WAVE,
    WITHDRAW,
)


def may_threaten(state: Sheriff, bag: Seat) -> bool:
    """A bag that must be opened is not threatened; in the first edition it was."""
    return not state.must_open[bag] or state.rules.first_edition


def why_not(state: Sheriff, seat: Seat, move: Move) -> str:
    if state.drafts[seat] is not None:
        return _while_writing(state, seat, move)
    if move in OPEN or move in WAVE or move in THREATEN:
        return _why_not_this_decision(state, seat, move)
    if move in ACCEPT or move in DECLINE or move in WITHDRAW:
        return _why_not_this_answer(state, seat, move)
    if move in TO:
        return _why_not_to(state, seat, TO.index(move))
    return _not_now(move)


def _not_now(move: Move) -> str:
    """Words that need something that is not there: a draft, an offer, a promise."""
    if move in OFFER or move in WANT or move in (POST, DROP):
        return "SH-4.3"
    if move in CHOOSE or move in PICK:
        return "SH-R32"
    if move in JOIN or move in LEAVE:
        return "SH-R31"
    if move in MARK_KEPT or move in MARK_BROKEN:
        return "SH-R33"
    return "SH-4.2"


def _why_not_this_decision(state: Sheriff, seat: Seat, move: Move) -> str:
    if seat != state.sheriff:
        return "SH-4.1"
    family = OPEN if move in OPEN else WAVE if move in WAVE else THREATEN
    bag = family.index(move)
    if bag not in state.undecided():
        return "SH-4.5"
    if move in THREATEN and may_threaten(state, bag):
        return NO_WORDS_LEFT
    return "SH-5.1"


def _why_not_this_answer(state: Sheriff, seat: Seat, move: Move) -> str:
    if move in WITHDRAW:
        return NOTHING_STANDS if state.board.between(seat, WITHDRAW.index(move)) is None else NO_WORDS_LEFT
    sheet = state.board.between(ACCEPT.index(move) if move in ACCEPT else DECLINE.index(move), seat)
    if sheet is None:
        return NOTHING_STANDS
    return "SH-R32" if UNSEEN in sheet.terms[1] else "SH-4.3"


def _why_not_to(state: Sheriff, seat: Seat, other: Seat) -> str:
    if other == seat or other >= state.seats:
        return "SH-4.2"
    return ONE_DRAFT_A_WORD if state.floor.dropped else NO_WORDS_LEFT


def _while_writing(state: Sheriff, seat: Seat, move: Move) -> str:
    draft = state.drafts[seat]
    assert draft is not None
    if draft.manner == PICKING and (move in CHOOSE or move == POST):
        return "SH-R32"
    if move == POST:
        return "SH-R25"
    if move not in OFFER and move not in WANT:
        return UNFINISHED_DRAFT
    return why_not_this_term(state, seat, draft, move)
