"""What players say about cards and about later (SW-4.2, SW-4.5, SW-R38): nothing of it binds, the ledger remembers it.

A claim is judged when its card is revealed. A promise to join is judged by the next sheet that puts it to the test.
"""

from typing import Final

from loxley.bargain.ledger import FALSE, KEPT, OPEN, TRUE, VOID, Promise
from loxley.bargain.sheet import Sheet
from loxley.core.lists import changed
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, KINDS, MOST_WORTH, Face
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.view import PastClaim
from loxley.games.sherwood.vocabulary import (
    ARM,
    BASIC_FIELDS,
    CLAIM,
    COMPANIONS,
    FIELD_STARTS,
    FIELDS,
    FROM,
    GLORY,
    GOLD,
    MOST_SLOTS,
    MOVES,
    PROMISE,
    ROW,
    SAID_FIELDS,
    SAID_VALUES,
    SAYINGS,
    STRENGTH,
    TO,
    WORTH,
)

PROMISES_A_TURN: Final = 2
_ALL_FIELDS: Final = len(FIELDS)
# All that may be said about the card in a slot, in the basic game and in the advanced one.
_SAYINGS_ABOUT: Final[list[list[list[Move]]]] = [
    [CLAIM.moves[slot * SAYINGS : slot * SAYINGS + FIELD_STARTS[fields]] for slot in range(MOST_SLOTS)]
    for fields in (BASIC_FIELDS, _ALL_FIELDS)
]
# By the number of seats, and those to whom a seat does not promise anything, as bits.
_PROMISES: Final[list[list[list[Move]]]] = [
    [[PROMISE.of(other) for other in range(seats) if not barred >> other & 1] for barred in range(1 << MOST_PLAYERS)]
    for seats in range(MOST_PLAYERS + 1)
]
_NO_PROMISES: Final[list[Move]] = []


# ------------------------------------------------------------------------------------------------------------ claims


def add_claims(state: Sherwood, seat: Seat, moves: list[Move]) -> None:
    """About each card that the seat has looked at and that still lies face down: each field once in a round."""
    fields = _ALL_FIELDS if state.rules.advanced else BASIC_FIELDS
    every = (1 << fields) - 1
    bit = 1 << seat
    for slot, lookers in enumerate(state.lookers):
        if not lookers & bit or slot == state.face_up or slot == state.slot or state.row[slot] == NOTHING:
            continue
        said = state.claimed[seat] >> (slot * _ALL_FIELDS) & every
        if said == 0:
            moves += _SAYINGS_ABOUT[1 if state.rules.advanced else 0][slot]
        elif said != every:
            start = CLAIM.start + slot * SAYINGS
            for field in range(fields):
                if not said >> field & 1:
                    moves += ROW[start + FIELD_STARTS[field] : start + FIELD_STARTS[field + 1]]


def claim(state: Sherwood, seat: Seat, move: Move) -> None:
    """Say something about a card, true or not (SW-R38)."""
    at = CLAIM.index(move)
    slot, saying = at // SAYINGS, at % SAYINGS
    bit = 1 << (slot * _ALL_FIELDS + SAID_FIELDS[saying])
    state.claimed = changed(state.claimed, seat, state.claimed[seat] | bit)
    written = state.ledger.claim(seat, move)
    if state.log is not None:
        state.log.tell("claimed", {"claim": written.number, "seat": seat, "said": CLAIM.arguments[CLAIM.index(move)]})


def judge_claims(state: Sherwood, slot: int) -> None:
    """A card has been revealed: what was said about it was true or not, for all to see."""
    face = state.rules.figures.cards[state.row[slot]]
    for written in state.ledger.claims:
        at = CLAIM.index(written.term)
        if at // SAYINGS != slot or state.ledger.verdicts[written.number] != OPEN:
            continue
        saying = at % SAYINGS
        verdict = TRUE if is_true(face, SAID_FIELDS[saying], SAID_VALUES[saying]) else FALSE
        state.ledger.judge_claim(written, verdict)
        if state.log is not None:
            said = CLAIM.arguments[CLAIM.index(written.term)]
            facts: Facts = {"claim": written.number, "seat": written.claimer, "said": said, "verdict": verdict}
            state.log.tell("claim_judged", {**facts})


def file_claims(state: Sherwood) -> None:
    """The cards of this round are gone: what was said about them is remembered."""
    ledger = state.ledger
    filed = state.past_claims[:]
    for written in ledger.claims:
        past = PastClaim()
        past.round = state.round
        past.seat = written.claimer
        past.said = CLAIM.arguments[CLAIM.index(written.term)]
        past.verdict = ledger.verdicts[written.number]
        filed.append(past)
    state.past_claims = filed
    ledger.file_claims()


def is_true(face: Face, field: int, value: int) -> bool:
    """Whether a card shows this."""
    if field == GLORY:
        return face.glory == value
    if field == GOLD:
        return face.gold == value
    if field == COMPANIONS:
        return face.companions == value
    if field == STRENGTH:
        return face.strength == value + 1
    if field == FROM:
        return face.start == value
    if field == TO:
        return face.end == value
    return face.is_sheriff


def why_not_this_claim(state: Sherwood, seat: Seat, move: Move) -> str:
    slot, saying = divmod(CLAIM.index(move), SAYINGS)
    hidden = slot < len(state.row) and slot not in (state.face_up, state.slot)
    known = hidden and state.lookers[slot] >> seat & 1
    if not known or state.row[slot] == NOTHING:
        return "SW-R38"
    if SAID_FIELDS[saying] >= BASIC_FIELDS and not state.rules.advanced:
        return "SW-4.2"
    return CANONICAL_ORDER


# ---------------------------------------------------------------------------------------------------------- promises


def promises_left(state: Sherwood, seat: Seat) -> list[Move]:
    """Two in a turn, one to each player until it has been put to the test (SW-4.8, SW-5.15). Shared."""
    if state.promises[seat] == PROMISES_A_TURN:
        return _NO_PROMISES
    return _PROMISES[state.seats][state.pledged[seat] | 1 << seat]


def promise(state: Sherwood, seat: Seat, move: Move) -> None:
    """To join the next alliance that somebody leads. It binds nobody (SW-4.8)."""
    other = PROMISE.index(move)
    state.promises = changed(state.promises, seat, state.promises[seat] + 1)
    state.pledged = changed(state.pledged, seat, state.pledged[seat] | 1 << other)
    write_promise(state, seat, other, move)


def write_promise(state: Sherwood, promiser: Seat, promisee: Seat, term: Move) -> Promise:
    written = state.ledger.record(promiser, promisee, term, state.round)
    tell_promise(state, written)
    return written


def tell_promise(state: Sherwood, written: Promise) -> None:
    if state.log is not None:
        facts: Facts = {"promise": written.number, "promiser": written.promiser, "promisee": written.promisee}
        state.log.tell("promised", {**facts, "term": MOVES.words[written.term]})


def settle_promise(state: Sherwood, written: Promise, fate: str) -> None:
    state.ledger.judge(written, fate)
    if written.term in PROMISE:
        seat = written.promiser
        state.pledged = changed(state.pledged, seat, state.pledged[seat] & ~(1 << written.promisee))
    if state.log is not None:
        facts: Facts = {"promise": written.number, "promiser": written.promiser, "promisee": written.promisee}
        state.log.tell("promise_settled", {**facts, "term": MOVES.words[written.term], "fate": fate})


def judge_joining(state: Sherwood, seat: Seat, sheet: Sheet, fate: str) -> None:
    """A sheet of the active player was signed or refused by somebody who had promised to join."""
    if sheet.author != state.active or not state.pledged[seat] >> state.active & 1:
        return
    for written in state.ledger.unsettled():
        if written.promiser == seat and written.promisee == state.active and written.term in PROMISE:
            settle_promise(state, written, fate)


def judge_pledges(state: Sherwood, band: Band, fate_of_the_rest: str) -> None:
    """A raid that needed equipment is decided: what was promised to it was played or not (SW-4.6)."""
    if not band.pledges:
        return
    played = state.played[:]
    for written in band.pledges:
        if written.term in WORTH:
            _judge_worth(state, written, fate_of_the_rest)
            continue
        seat, kind = divmod(ARM.index(written.term), ARMS)
        card = seat * KINDS + kind
        if card in played:
            played.remove(card)
            settle_promise(state, written, KEPT)
        else:
            settle_promise(state, written, fate_of_the_rest)
    twin = band.twin()
    twin.pledges = []
    state.bands[band.hideout] = twin


def _judge_worth(state: Sherwood, written: Promise, fate_of_the_rest: str) -> None:
    """A strength was promised: do the cards that were played come to it (SW-R39)?"""
    seat, at = divmod(WORTH.index(written.term), MOST_WORTH)
    strengths = state.rules.figures.strengths
    played = sum([strengths[card % KINDS] for card in state.played if card // KINDS == seat])
    settle_promise(state, written, KEPT if played > at else fate_of_the_rest)


def void_promises(state: Sherwood) -> None:
    """The round is over: equipment promised to its raids was not asked for. In the last round nothing can follow."""
    for written in state.ledger.unsettled():
        if written.term in ARM or written.term in WORTH or state.last_round():
            settle_promise(state, written, VOID)
