"""Deals between any two players (SW-R40): gold now, for information, for a promise or for nothing."""

from loxley.bargain.sheet import LAPSED, Sheet, Term
from loxley.core.lists import changed
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER, TOO_MANY_TERMS
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.drafts import TERMS_A_SIDE
from loxley.games.sherwood.effects import pay
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.talk import tell_promise
from loxley.games.sherwood.vocabulary import (
    BRING,
    DROP,
    IN_WORDS,
    JOIN,
    MOST_SLOTS,
    PAY,
    POST,
    PROMISE,
    ROW,
    TELL,
    VOW,
    VOWS,
    pay_start,
    payment,
    words,
)
from loxley.games.sherwood.vows import credit, tells_left, vows_left


def is_side_deal(sheet: Sheet) -> bool:
    """Whoever writes an alliance brings raiders."""
    return not any(term in BRING for term in sheet.terms[0])


def deal_terms_left(state: Sherwood, draft: Draft) -> list[Move]:
    """What may be written next, in canonical order, and how the draft may end."""
    last = draft.last
    pair = sorted([draft.author, draft.other])
    moves: list[Move] = []
    if last == NOTHING:
        for giver in pair:
            start = pay_start(giver, pair[0] + pair[1] - giver)
            moves += ROW[start : start + state.gold[giver]]
    for seat in pair:
        if draft.counts[seat] < TERMS_A_SIDE:
            moves += [move for move in tells_left(state, seat) if move > last]
    for seat in pair:
        start = VOW.start + seat * VOWS
        if draft.counts[seat] == TERMS_A_SIDE or last >= start + VOWS - 1:
            continue
        vows = vows_left(state, seat, pair[0] + pair[1] - seat)
        moves += vows if last < start else [move for move in vows if move > last]
    if last != NOTHING and [draft.author, *draft.terms] not in state.said:
        moves.append(POST)
    moves.append(DROP)
    return moves


def why_not_in_a_deal(draft: Draft, move: Move) -> str:
    """The rule against a word that a deal between two does not offer now."""
    if move == POST and draft.last != NOTHING:
        return "SW-R12"
    if move in TELL or move in VOW:
        seat = TELL.index(move) // MOST_SLOTS if move in TELL else VOW.index(move) // VOWS
        if seat in (draft.author, draft.other):
            if draft.counts[seat] == TERMS_A_SIDE:
                return TOO_MANY_TERMS
            if move <= draft.last:
                return CANONICAL_ORDER
    return "SW-R40"


def tell_offer(state: Sherwood, draft: Draft, number: int) -> None:
    if state.log is not None:
        facts: Facts = {"number": number, "author": draft.author, "other": draft.other}
        state.log.tell("offered", {**facts, "terms": words(draft.terms[1:])})


def strike_deal(state: Sherwood, sheet: Sheet) -> None:
    """Both have signed: gold is paid at once, the rest goes into the ledger and binds nobody (SW-4.8, SW-R40)."""
    state.board.close(sheet)
    if state.log is not None:
        state.log.tell("struck", {"number": sheet.number, "author": sheet.author, "other": sheet.parties[1]})
    for at, side in enumerate(sheet.terms):
        owner, other = sheet.parties[at], sheet.parties[1 - at]
        for term in side:
            if term in PAY:
                gold = payment(term)[2]
                pay(state, owner, other, gold)
                if not sheet.terms[1 - at]:
                    credit(state, owner, other, gold)
            else:
                _promise(state, owner, other, term, sheet.number)
    state.forget_drafts()  # whoever was writing begins anew, with what is there now
    lapse_spoiled(state)


def _promise(state: Sherwood, promiser: Seat, promisee: Seat, term: Term, sheet: int) -> None:
    what = VOW.index(term) % VOWS if term in VOW else NOTHING
    if what == IN_WORDS:
        written = state.ledger.record_words(promiser, promisee, term, state.round, sheet)
    elif what == JOIN:  # the same as one that is made without a deal
        if state.pledged[promiser] >> promisee & 1:
            return
        state.pledged = changed(state.pledged, promiser, state.pledged[promiser] | 1 << promisee)
        written = state.ledger.record(promiser, promisee, PROMISE.of(promisee), state.round)
    else:
        written = state.ledger.record(promiser, promisee, term, state.round)
    tell_promise(state, written)


def lapse_spoiled(state: Sherwood) -> None:
    """Sheets whose gold is no longer there; and alliances, when the active player must go to the church (SW-3.2)."""
    for sheet in state.board.standing[:]:
        paid = [0] * state.seats
        for side in sheet.terms:
            for term in side:
                if term in PAY:
                    giver, _, gold = payment(term)
                    paid[giver] += gold
        short = any(paid[seat] > state.gold[seat] for seat in range(state.seats))
        if short or (state.must_give() and not is_side_deal(sheet)):
            state.board.close(sheet)
            if state.log is not None:
                facts: Facts = {"number": sheet.number, "author": sheet.author, "by": sheet.author, "fate": LAPSED}
                state.log.tell("closed", facts)
