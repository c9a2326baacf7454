"""What players say about cards and about later (SW-4.2, SW-4.5, SW-R38): nothing of it binds, the ledger remembers it.

A claim is judged when its card is revealed. A promise to join is judged by the next sheet that puts it to the test.
"""

from typing import Final

from loxley.bargain.ledger import FALSE, KEPT, OPEN, TRUE, VOID, Promise
from loxley.bargain.sheet import Sheet
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, KINDS, Face
from loxley.games.sherwood.moves import (
    ARM,
    BASIC_FIELDS,
    CLAIM,
    COMPANIONS,
    FIELD_STARTS,
    FIELDS,
    FROM,
    GLORY,
    GOLD,
    MOVES,
    PROMISE,
    ROW,
    SAID_FIELDS,
    SAID_VALUES,
    SAYINGS,
    STRENGTH,
    TO,
)
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Sherwood, changed

PROMISES_A_TURN: Final = 2
_ALL_FIELDS: Final = len(FIELDS)


# ------------------------------------------------------------------------------------------------------------ claims


def claims_left(game: Sherwood, seat: Seat) -> list[Move]:
    """About each card that the seat has looked at and that still lies face down: each field once in a round."""
    moves: list[Move] = []
    fields = _ALL_FIELDS if game.rules.advanced else BASIC_FIELDS
    every = (1 << fields) - 1
    for slot in range(len(game.row)):
        if slot == game.face_up or not game.lookers[slot] >> seat & 1 or game.row[slot] == NOTHING:
            continue
        said = game.claimed[seat] >> (slot * _ALL_FIELDS) & every
        start = CLAIM.start + slot * SAYINGS
        if said == 0:
            moves += ROW[start : start + FIELD_STARTS[fields]]
        elif said != every:
            for field in range(fields):
                if not said >> field & 1:
                    moves += ROW[start + FIELD_STARTS[field] : start + FIELD_STARTS[field + 1]]
    return moves


def claim(game: Sherwood, seat: Seat, move: Move) -> None:
    """Say something about a card, true or not (SW-R38)."""
    slot, saying = divmod(CLAIM.index(move), SAYINGS)
    bit = 1 << (slot * _ALL_FIELDS + SAID_FIELDS[saying])
    game.claimed = changed(game.claimed, seat, game.claimed[seat] | bit)
    written = game.ledger.claim(seat, move)
    if game.log is not None:
        game.log.tell("claimed", {"claim": written.number, "seat": seat, "said": CLAIM.arguments[CLAIM.index(move)]})


def judge_claims(game: Sherwood, slot: int) -> None:
    """A card has been revealed: what was said about it was true or not, for all to see."""
    face = game.rules.figures.cards[game.row[slot]]
    for written in game.ledger.claims:
        about, saying = divmod(CLAIM.index(written.term), SAYINGS)
        if about != slot or game.ledger.verdicts[written.number] != OPEN:
            continue
        verdict = TRUE if is_true(face, SAID_FIELDS[saying], SAID_VALUES[saying]) else FALSE
        game.ledger.judge_claim(written, verdict)
        if game.log is not None:
            said = CLAIM.arguments[CLAIM.index(written.term)]
            facts: Facts = {"claim": written.number, "seat": written.claimer, "said": said, "verdict": verdict}
            game.log.tell("claim_judged", {**facts})


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


def why_not_this_claim(game: Sherwood, seat: Seat, move: Move) -> str:
    slot, saying = divmod(CLAIM.index(move), SAYINGS)
    known = slot < len(game.row) and slot != game.face_up and game.lookers[slot] >> seat & 1
    if not known or game.row[slot] == NOTHING:
        return "SW-R38"
    if SAID_FIELDS[saying] >= BASIC_FIELDS and not game.rules.advanced:
        return "SW-4.2"
    return CANONICAL_ORDER


# ---------------------------------------------------------------------------------------------------------- promises


def promises_left(game: Sherwood, seat: Seat) -> list[Move]:
    """Two in a turn, one to each player until it has been put to the test (SW-4.8, SW-5.15)."""
    if game.promises[seat] == PROMISES_A_TURN:
        return []
    barred = game.pledged[seat] | 1 << seat
    return [PROMISE.start + other for other in range(game.seats) if not barred >> other & 1]


def promise(game: Sherwood, seat: Seat, move: Move) -> None:
    """To join the next alliance that somebody leads. It binds nobody (SW-4.8)."""
    other = PROMISE.index(move)
    game.promises = changed(game.promises, seat, game.promises[seat] + 1)
    game.pledged = changed(game.pledged, seat, game.pledged[seat] | 1 << other)
    write_promise(game, seat, other, move)


def write_promise(game: Sherwood, promiser: Seat, promisee: Seat, term: Move) -> Promise:
    written = game.ledger.record(promiser, promisee, term, game.round)
    if game.log is not None:
        facts: Facts = {"promise": written.number, "promiser": promiser, "promisee": promisee}
        game.log.tell("promised", {**facts, "term": MOVES.words[term]})
    return written


def settle_promise(game: Sherwood, written: Promise, fate: str) -> None:
    game.ledger.judge(written, fate)
    if written.term in PROMISE:
        seat = written.promiser
        game.pledged = changed(game.pledged, seat, game.pledged[seat] & ~(1 << written.promisee))
    if game.log is not None:
        facts: Facts = {"promise": written.number, "promiser": written.promiser, "promisee": written.promisee}
        game.log.tell("promise_settled", {**facts, "term": MOVES.words[written.term], "fate": fate})


def judge_joining(game: Sherwood, seat: Seat, sheet: Sheet, fate: str) -> None:
    """A sheet of the active player was signed or refused by somebody who had promised to join."""
    if sheet.author != game.active or not game.pledged[seat] >> game.active & 1:
        return
    for written in game.ledger.unsettled():
        if written.promiser == seat and written.promisee == game.active and written.term in PROMISE:
            settle_promise(game, written, fate)


def judge_pledges(game: Sherwood, band: Band, fate_of_the_rest: str) -> None:
    """A raid that needed equipment is decided: what was promised to it was played or not (SW-4.6)."""
    if not band.pledges:
        return
    played = game.played[:]
    for written in band.pledges:
        seat, kind = divmod(ARM.index(written.term), ARMS)
        card = seat * KINDS + kind
        if card in played:
            played.remove(card)
            settle_promise(game, written, KEPT)
        else:
            settle_promise(game, written, fate_of_the_rest)
    twin = band.twin()
    twin.pledges = []
    game.bands[band.hideout] = twin


def void_promises(game: Sherwood) -> None:
    """The round is over: equipment promised to its raids was not asked for. In the last round nothing can follow."""
    for written in game.ledger.unsettled():
        if written.term in ARM or game.last_round():
            settle_promise(game, written, VOID)
