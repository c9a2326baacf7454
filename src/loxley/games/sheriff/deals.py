"""Deals (SH-5): offers on the table, when they lapse, and what happens when one is accepted."""

from loxley.bargain.ledger import VOID
from loxley.bargain.sheet import ACCEPTED, COUNTERED, LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.moves import (
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
from loxley.games.sheriff.moving import hand_over, pay, slip, slip_named
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.promises import settle_promise
from loxley.games.sheriff.state import Draft, Sheriff

# ------------------------------------------------------------------------------------------------- standing offers


def post(game: Sheriff, author: Seat, draft: Draft) -> None:
    """Put an offer on the table. It replaces one's own to the same player, and counters theirs."""
    gives = [move - OFFER.start for move in draft.gives.taken]
    wants = [move - WANT.start for move in draft.wants.taken]
    sheet = Sheet(game.board.next_number, [author, draft.other], [gives, wants])
    rival = game.board.rival_of(sheet)
    if rival is not None:
        close(game, rival, WITHDRAWN if rival.author == author else COUNTERED)
    game.board.post(sheet)
    if game.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "other": draft.other, "wants": term_words(wants)}
        if any(term in HIDDEN for term in gives):
            game.log.tell_only([author], "posted", {**facts, "gives": term_words(gives)})
            game.log.tell_others([author], "posted", {**facts, "gives": masked_words(gives)})
        else:
            game.log.tell("posted", {**facts, "gives": term_words(gives)})


def close(game: Sheriff, sheet: Sheet, fate: str) -> None:
    """An offer no longer stands."""
    game.board.close(sheet)
    if game.log is not None:
        facts: Facts = {"number": sheet.number, "author": sheet.author, "other": sheet.parties[1], "fate": fate}
        game.log.tell("closed", {**facts})


def can_agree(game: Sheriff, sheet: Sheet, seat: Seat) -> bool:
    """Everything public is still there, or the offer would have lapsed; named contraband only its owner can tell."""
    asked = [CONTRABAND.index(term) + LEGAL for term in sheet.side(seat) if term in CONTRABAND]
    return all(game.contraband[seat].count(good) >= asked.count(good) for good in asked)


def lapse_spoiled(game: Sheriff) -> None:
    """A second look after every change: offers that can no longer be done as spoken lapse (SH-4.3, SH-R12, SH-R13)."""
    for sheet in game.board.standing:
        if not all(_still_possible(game, party, sheet.side(party)) for party in sheet.parties):
            close(game, sheet, LAPSED)


def lapse_face_down(game: Sheriff, giver: Seat) -> None:
    """Face-down goods have left this stall: every offer that counts on it lapses, or it would tell what is left."""
    for sheet in game.board.standing:
        if giver in sheet.parties and any(term in CONTRABAND or term in HIDDEN for term in sheet.side(giver)):
            close(game, sheet, LAPSED)


def _still_possible(game: Sheriff, giver: Seat, side: list[Term]) -> bool:
    stall = game.stalls[giver]
    for term in side:
        if term >= LATER_WAVE.start:  # a promise can always be made
            continue
        if term in COINS:
            if COINS.index(term) + 1 > game.purses[giver]:
                return False
        elif term in STALL:
            if side.count(term) > stall[STALL.index(term)]:
                return False
        elif term in BAG:
            if game.fates[giver] != UNDECIDED:
                return False
        elif term in WAVE_THROUGH or term in OPEN_UP:
            bag = WAVE_THROUGH.index(term) if term in WAVE_THROUGH else OPEN_UP.index(term)
            if game.fates[bag] != UNDECIDED or game.must_open[bag]:
                return False
    return True


# ---------------------------------------------------------------------------------------------------------- settling


def strike(game: Sheriff, sheet: Sheet) -> list[Seat]:
    """Both have agreed: real things change hands now, favours bind, promises are written down (SH-5).

    Returns the bags that pass at once (SH-R29); the inspection waves them through.
    """
    close(game, sheet, ACCEPTED)
    author, other = sheet.parties
    _hand_over_side(game, author, other, sheet.terms[0])
    _hand_over_side(game, other, author, sheet.terms[1])
    game.deals.append(sheet)
    passing: list[Seat] = []
    for giver, taker in ((author, other), (other, author)):
        for term in sheet.side(giver):
            if term in WAVE_THROUGH:
                passing.append(WAVE_THROUGH.index(term))
            elif term in OPEN_UP:
                game.must_open[OPEN_UP.index(term)] = True
            elif term >= LATER_WAVE.start:
                promise = game.ledger.record(giver, taker, term, game.round)
                if game.log is not None:
                    facts: Facts = {"promise": promise.number, "promiser": giver, "promisee": taker}
                    game.log.tell("promised", {**facts, "term": TERMS.words[term]})
    return passing


def _hand_over_side(game: Sheriff, giver: Seat, taker: Seat, side: list[Term]) -> None:
    for term in side:
        if term in COINS:
            pay(game, giver, taker, COINS.index(term) + 1)
        elif term in STALL:
            hand_over(game, giver, taker, STALL.index(term))
        elif term in CONTRABAND:
            slip_named(game, giver, taker, CONTRABAND.index(term) + LEGAL)
            lapse_face_down(game, giver)
        elif term in HIDDEN:
            slip(game, giver, taker, HIDDEN.index(term) + LEGAL)
            lapse_face_down(game, giver)


def hand_over_claimed(game: Sheriff, owner: Seat, bag: list[Good]) -> None:
    """A bag has passed: of each good promised out of it, its owner hands over what was really there (SH-5.3, SH-R28).

    Contraband changes stalls face down; but when only one kind was promised, everybody knows which it is.
    """
    left = bag[:]
    claims = claims_on(game, owner)
    spoken_of = {good for _, good in claims if good >= LEGAL}
    for receiver, good in claims:
        if good not in left:
            continue
        left.remove(good)
        if good < LEGAL:
            hand_over(game, owner, receiver, good)
            continue
        if len(spoken_of) == 1:
            slip_named(game, owner, receiver, good)
        else:
            slip(game, owner, receiver, good)
        lapse_face_down(game, owner)


def claims_on(game: Sheriff, owner: Seat) -> list[tuple[Seat, Good]]:
    """Goods promised out of a bag in the deals of this inspection, in the order of the deals: (receiver, good)."""
    claims: list[tuple[Seat, Good]] = []
    for sheet in game.deals:
        if owner in sheet.parties:
            author, other = sheet.parties
            receiver = other if owner == author else author
            claims += [(receiver, BAG.index(term)) for term in sheet.side(owner) if term in BAG]
    return claims


def void_unfulfilled(game: Sheriff) -> None:
    """Time is up: a deal whose bag was not opened as agreed is void; its price returns, if still there (SH-R14)."""
    sheriff = game.sheriff
    for sheet in game.deals[:]:
        if sheriff not in sheet.parties:
            continue
        if any(term in OPEN_UP and game.fates[OPEN_UP.index(term)] == UNDECIDED for term in sheet.side(sheriff)):
            payer = sheet.parties[1] if sheet.author == sheriff else sheet.author
            game.deals.remove(sheet)
            if game.log is not None:
                game.log.tell("voided", {"number": sheet.number, "payer": payer})
            _give_back(game, payer, sheet.side(payer))
            _release(game, payer, sheet.side(payer))


def _give_back(game: Sheriff, payer: Seat, side: list[Term]) -> None:
    sheriff = game.sheriff
    for term in side:
        if term in COINS:
            pay(game, sheriff, payer, min(COINS.index(term) + 1, game.purses[sheriff]))
        elif term in STALL:
            if game.stalls[sheriff][STALL.index(term)]:
                hand_over(game, sheriff, payer, STALL.index(term))
        elif term in CONTRABAND or term in HIDDEN:
            good = LEGAL + (CONTRABAND.index(term) if term in CONTRABAND else HIDDEN.index(term))
            if good in game.contraband[sheriff]:
                slip(game, sheriff, payer, good)


def _release(game: Sheriff, payer: Seat, side: list[Term]) -> None:
    """Promises are part of a price too (SH-4.3): nobody is held to them for a favour that was not done."""
    for promise in reversed(game.ledger.unsettled()):
        given_now = promise.made == game.round and promise.promiser == payer and promise.promisee == game.sheriff
        if given_now and promise.term in side:
            settle_promise(game, promise, VOID)
            side = [term for term in side if term != promise.term]
