"""Deals (SH-5): offers on the table, when they lapse, and what happens when one is accepted."""

from loxley.bargain.ledger import VOID
from loxley.bargain.sheet import ACCEPTED, COUNTERED, LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.effects import hand_over, pay, slip, slip_named
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.promises import settle_promise
from loxley.games.sheriff.state import Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_WAVE,
    OFFER,
    OPEN_UP,
    STALL,
    TERMS,
    WANT,
    WAVE_THROUGH,
    masked_words,
    term_words,
)

# ------------------------------------------------------------------------------------------------- standing offers


def post(state: Sheriff, author: Seat, draft: Draft) -> None:
    """Put an offer on the table. It replaces one's own to the same player, and counters theirs."""
    gives = [move - OFFER.start for move in draft.gives.taken]
    wants = [move - WANT.start for move in draft.wants.taken]
    sheet = Sheet(state.board.next_number, [author, draft.other], [gives, wants])
    rival = state.board.rival_of(sheet)
    instead = "none" if rival is None else WITHDRAWN if rival.author == author else COUNTERED
    if rival is not None:
        close(state, rival, instead)
    state.board.post(sheet)
    if state.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "other": draft.other, "wants": term_words(wants)}
        facts["instead"] = instead
        if any(term in HIDDEN for term in gives):
            state.log.tell_only([author], "posted", {**facts, "gives": term_words(gives)})
            state.log.tell_others([author], "posted", {**facts, "gives": masked_words(gives)})
        else:
            state.log.tell("posted", {**facts, "gives": term_words(gives)})


def close(state: Sheriff, sheet: Sheet, fate: str) -> None:
    """An offer no longer stands."""
    state.board.close(sheet)
    if state.log is not None:
        facts: Facts = {"number": sheet.number, "author": sheet.author, "other": sheet.parties[1], "fate": fate}
        state.log.tell("closed", {**facts})


def can_agree(state: Sheriff, sheet: Sheet, seat: Seat) -> bool:
    """Everything public is still there, or the offer would have lapsed; named contraband only its owner can tell."""
    asked = [CONTRABAND.index(term) + LEGAL for term in sheet.side(seat) if term in CONTRABAND]
    return all(state.contraband[seat].count(good) >= asked.count(good) for good in asked)


def lapse_spoiled(state: Sheriff) -> None:
    """A second look after every change: offers that can no longer be done as spoken lapse (SH-4.3, SH-R12, SH-R13)."""
    for sheet in state.board.standing:
        if not all(_still_possible(state, party, sheet.side(party)) for party in sheet.parties):
            close(state, sheet, LAPSED)


def lapse_face_down(state: Sheriff, giver: Seat) -> None:
    """Face-down goods have left this stall: every offer that counts on it lapses, or it would tell what is left."""
    for sheet in state.board.standing:
        if giver in sheet.parties and any(term in CONTRABAND or term in HIDDEN for term in sheet.side(giver)):
            close(state, sheet, LAPSED)


def _still_possible(state: Sheriff, giver: Seat, side: list[Term]) -> bool:
    stall = state.stalls[giver]
    for term in side:
        if term >= LATER_WAVE.start:  # a promise can always be made
            continue
        if term in COINS:
            if COINS.index(term) + 1 > state.purses[giver]:
                return False
        elif term in STALL:
            if side.count(term) > stall[STALL.index(term)]:
                return False
        elif term in BAG:
            if state.fates[giver] != UNDECIDED:
                return False
        elif term in WAVE_THROUGH or term in OPEN_UP:
            bag = WAVE_THROUGH.index(term) if term in WAVE_THROUGH else OPEN_UP.index(term)
            if state.fates[bag] != UNDECIDED or state.must_open[bag]:
                return False
    return True


# ---------------------------------------------------------------------------------------------------------- settling


def strike(state: Sheriff, sheet: Sheet) -> list[Seat]:
    """Both have agreed: real things change hands now, favours bind, promises are written down (SH-5).

    Returns the bags that pass at once (SH-R29); the inspection waves them through.
    """
    close(state, sheet, ACCEPTED)
    author, other = sheet.parties
    _hand_over_side(state, author, other, sheet.terms[0])
    _hand_over_side(state, other, author, sheet.terms[1])
    state.deals.append(sheet)
    passing: list[Seat] = []
    for giver, taker in ((author, other), (other, author)):
        for term in sheet.side(giver):
            if term in WAVE_THROUGH:
                passing.append(WAVE_THROUGH.index(term))
            elif term in OPEN_UP:
                state.must_open[OPEN_UP.index(term)] = True
            elif term >= LATER_WAVE.start:
                promise = state.ledger.record(giver, taker, term, state.round)
                if state.log is not None:
                    facts: Facts = {"promise": promise.number, "promiser": giver, "promisee": taker}
                    state.log.tell("promised", {**facts, "term": TERMS.words[term]})
    return passing


def _hand_over_side(state: Sheriff, giver: Seat, taker: Seat, side: list[Term]) -> None:
    for term in side:
        if term in COINS:
            pay(state, giver, taker, COINS.index(term) + 1)
        elif term in STALL:
            hand_over(state, giver, taker, STALL.index(term))
        elif term in CONTRABAND:
            slip_named(state, giver, taker, CONTRABAND.index(term) + LEGAL)
            lapse_face_down(state, giver)
        elif term in HIDDEN:
            slip(state, giver, taker, HIDDEN.index(term) + LEGAL)
            lapse_face_down(state, giver)


def hand_over_claimed(state: Sheriff, owner: Seat, bag: list[Good]) -> None:
    """A bag has passed: of each good promised out of it, its owner hands over what was really there (SH-5.3, SH-R28).

    Contraband changes stalls face down; but when only one kind was promised, everybody knows which it is.
    """
    left = bag[:]
    claims = claims_on(state, owner)
    spoken_of = {good for _, good in claims if good >= LEGAL}
    for receiver, good in claims:
        if good not in left:
            continue
        left.remove(good)
        if good < LEGAL:
            hand_over(state, owner, receiver, good)
            continue
        if len(spoken_of) == 1:
            slip_named(state, owner, receiver, good)
        else:
            slip(state, owner, receiver, good)
        lapse_face_down(state, owner)


def claims_on(state: Sheriff, owner: Seat) -> list[tuple[Seat, Good]]:
    """Goods promised out of a bag in the deals of this inspection, in the order of the deals: (receiver, good)."""
    claims: list[tuple[Seat, Good]] = []
    for sheet in state.deals:
        if owner in sheet.parties:
            author, other = sheet.parties
            receiver = other if owner == author else author
            claims += [(receiver, BAG.index(term)) for term in sheet.side(owner) if term in BAG]
    return claims


def void_unfulfilled(state: Sheriff) -> None:
    """Time is up: a deal whose bag was not opened as agreed is void; its price returns, if still there (SH-R14)."""
    sheriff = state.sheriff
    for sheet in state.deals[:]:
        if sheriff not in sheet.parties:
            continue
        if any(term in OPEN_UP and state.fates[OPEN_UP.index(term)] == UNDECIDED for term in sheet.side(sheriff)):
            payer = sheet.parties[1] if sheet.author == sheriff else sheet.author
            state.deals.remove(sheet)
            if state.log is not None:
                state.log.tell("voided", {"number": sheet.number, "payer": payer})
            _give_back(state, payer, sheet.side(payer))
            _release(state, payer, sheet.side(payer))


def _give_back(state: Sheriff, payer: Seat, side: list[Term]) -> None:
    sheriff = state.sheriff
    for term in side:
        if term in COINS:
            pay(state, sheriff, payer, min(COINS.index(term) + 1, state.purses[sheriff]))
        elif term in STALL:
            if state.stalls[sheriff][STALL.index(term)]:
                hand_over(state, sheriff, payer, STALL.index(term))
        elif term in CONTRABAND or term in HIDDEN:
            good = LEGAL + (CONTRABAND.index(term) if term in CONTRABAND else HIDDEN.index(term))
            if good in state.contraband[sheriff]:
                slip(state, sheriff, payer, good)


def _release(state: Sheriff, payer: Seat, side: list[Term]) -> None:
    """Promises are part of a price too (SH-4.3): nobody is held to them for a favour that was not done."""
    for promise in reversed(state.ledger.unsettled()):
        given_now = promise.made == state.round and promise.promiser == payer and promise.promisee == state.sheriff
        if given_now and promise.term in side:
            settle_promise(state, promise, VOID)
            side = [term for term in side if term != promise.term]
