"""Settling deals (SH-5): what happens when an offer is accepted, when a bag passes, and when time is up."""

from loxley.bargain.ledger import VOID
from loxley.bargain.sheet import ACCEPTED, Sheet, Term
from loxley.core.lists import added, changed
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.deals import close, is_possible, lapse_face_down
from loxley.games.sheriff.effects import hand_over, pay, slip, slip_named
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.promises import credit, settle_promise
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import (
    BAG,
    BEFORE,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_WAVE,
    LATER_WORDS,
    LEFT,
    OPEN_UP,
    PILE,
    RIGHT,
    STALL,
    TERMS,
    UNSEEN,
    WAVE_THROUGH,
    order_of,
)


def receiver(sheet: Sheet, giver: Seat) -> Seat:
    """Who gets what one party gives: the other side; whoever joined gives to it too (SH-R31)."""
    return sheet.parties[0] if giver == sheet.parties[1] else sheet.parties[1]


def strike(state: Sheriff, sheet: Sheet, picked: list[Good]) -> list[Seat]:
    """All have agreed: real things change hands now, favours bind, promises are written down (SH-5).

    `picked` are the cards that its receiver chose for what was asked face down (SH-R32).
    Returns the bags that pass at once (SH-R29); the inspection waves them through.
    """
    close(state, sheet, ACCEPTED)
    if picked:
        sheet = _with_cards(sheet, picked)
    for party in sheet.parties:
        _hand_over_side(state, sheet, party)
    state.deals.append(sheet)
    passing: list[Seat] = []
    for party in sheet.parties:
        for term in sheet.side(party):
            if term >= LATER_WAVE.start:
                _write_promise(state, sheet, party, term)
            elif term in WAVE_THROUGH:
                passing.append(WAVE_THROUGH.index(term))
            elif term > WAVE_THROUGH.start:
                _bind(state, term)
    return passing


def _with_cards(sheet: Sheet, picked: list[Good]) -> Sheet:
    """The same sheet with the cards that were chosen in the place of those asked for face down."""
    side = [term for term in sheet.terms[1] if term != UNSEEN] + [HIDDEN.of(good - LEGAL) for good in picked]
    return Sheet(sheet.number, sheet.parties, [sheet.terms[0], sorted(side), *sheet.terms[2:]], written=sheet.written)


def _bind(state: Sheriff, term: Term) -> None:
    """A favour of the Sheriff narrows what they may do in this inspection (SH-5.1, SH-R29)."""
    if term in OPEN_UP:
        state.must_open[OPEN_UP.index(term)] = True
    elif term in BEFORE:
        if term not in state.orders:  # the same favour can be sold twice (SH-R13)
            state.orders = added(state.orders, term)
    else:
        pile = LEFT if term in PILE[LEFT] else RIGHT
        bag = PILE[pile].index(term)
        state.piles = changed(state.piles, bag, pile)


def _write_promise(state: Sheriff, sheet: Sheet, promiser: Seat, term: Term) -> None:
    ledger = state.ledger
    promisee = receiver(sheet, promiser)
    written = sheet.written[sheet.parties.index(promiser)]
    if term == LATER_WORDS:
        promise = ledger.record_words(promiser, promisee, term, state.round, written)
    else:
        promise = ledger.record(promiser, promisee, term, state.round, written)
    if state.log is not None:
        facts: Facts = {"promise": promise.number, "promiser": promiser, "promisee": promisee}
        state.log.tell("promised", {**facts, "term": TERMS.words[term]})


def _hand_over_side(state: Sheriff, sheet: Sheet, giver: Seat) -> None:
    taker = receiver(sheet, giver)
    for term in sheet.side(giver):
        if term in COINS:
            coins = COINS.index(term) + 1
            pay(state, giver, taker, coins)
            if not sheet.side(taker):  # what is given for nothing may have been promised
                credit(state, giver, taker, coins)
        elif term in STALL:
            hand_over(state, giver, taker, STALL.index(term))
        elif term in CONTRABAND:
            slip_named(state, giver, taker, CONTRABAND.index(term) + LEGAL)
            lapse_face_down(state, giver)
        elif term in HIDDEN:
            slip(state, giver, taker, HIDDEN.index(term) + LEGAL)
            lapse_face_down(state, giver)


# ------------------------------------------------------------------------------------------------------ bags that pass


def is_for_passing(sheet: Sheet, sheriff: Seat, bag: Seat) -> bool:
    """Is this an offer to the Sheriff for letting this bag pass, and for nothing else (SH-R30)?"""
    return sheet.parties[1] == sheriff and sheet.terms[1] == [WAVE_THROUGH.of(bag)]


def accept_for_passing(state: Sheriff, bag: Seat) -> None:
    """To let a bag pass is to accept what was offered for it: its owner's bribe, then those of others (SH-R30)."""
    if state.rules.first_edition or not state.board.standing:
        return
    for author in [bag, *[seat for seat in state.merchants() if seat != bag]]:
        sheet = state.board.between(author, state.sheriff)
        if sheet is not None and is_for_passing(sheet, state.sheriff, bag) and is_possible(state, sheet):
            strike(state, sheet, [])


def hand_over_claimed(state: Sheriff, owner: Seat, bag: list[Good]) -> None:
    """A bag has passed: of each good promised out of it, its owner hands over what was really there (SH-5.3, SH-R28).

    That something was not there is told to all. Contraband changes stalls face down; but when only one kind was
    promised, everybody knows which it is.
    """
    claims = claims_on(state, owner)
    if not claims:
        return
    left = bag[:]
    spoken_of = {good for _, good in claims if good >= LEGAL}
    for sheet, good in claims:
        taker = receiver(sheet, owner)
        if good not in left:
            if state.log is not None:
                state.log.tell("was_missing", {"giver": owner, "taker": taker, "good": GOODS[good]})
            continue
        left.remove(good)
        state.out_of_bags = [*state.out_of_bags, (sheet.number, owner, good)]
        if good < LEGAL:
            hand_over(state, owner, taker, good)
            continue
        if len(spoken_of) == 1:
            slip_named(state, owner, taker, good)
        else:
            slip(state, owner, taker, good)
        lapse_face_down(state, owner)


def claims_on(state: Sheriff, owner: Seat) -> list[tuple[Sheet, Good]]:
    """Goods promised out of a bag in the deals of this inspection, in the order of the deals."""
    claims: list[tuple[Sheet, Good]] = []
    for sheet in state.deals:
        if owner in sheet.parties:
            claims += [(sheet, BAG.index(term)) for term in sheet.side(owner) if term in BAG]
    return claims


# ---------------------------------------------------------------------------------------------------------- time is up


def void_unfulfilled(state: Sheriff) -> None:
    """Time is up: a deal whose favour can no longer be done is void; what was paid returns, if still there (SH-R14)."""
    sheriff = state.sheriff
    for sheet in state.deals[:]:
        if sheriff not in sheet.parties:
            continue
        if any(_is_undone(state, term) for term in sheet.side(sheriff)):
            state.deals.remove(sheet)
            if state.log is not None:
                payer = sheet.parties[1] if sheet.author == sheriff else sheet.author
                state.log.tell("voided", {"number": sheet.number, "payer": payer})
            for party in sheet.parties:
                if party == sheriff and state.rules.first_edition:
                    continue  # what the Sheriff had paid stayed where it was
                _give_back(state, sheet, party)
                _release(state, party, receiver(sheet, party), sheet.side(party))


def _is_undone(state: Sheriff, term: Term) -> bool:
    if term in OPEN_UP:
        return state.fates[OPEN_UP.index(term)] == UNDECIDED
    return term in BEFORE and state.fates[order_of(term)[0]] == UNDECIDED


def _give_back(state: Sheriff, sheet: Sheet, giver: Seat) -> None:
    holder = receiver(sheet, giver)
    for term in sheet.side(giver):
        if term in COINS:
            pay(state, holder, giver, min(COINS.index(term) + 1, state.purses[holder]))
        elif term in STALL:
            _return_good(state, holder, giver, STALL.index(term))
        elif term in CONTRABAND or term in HIDDEN:
            _return_good(state, holder, giver, LEGAL + (CONTRABAND if term in CONTRABAND else HIDDEN).index(term))
    for number, owner, good in state.out_of_bags:
        if (number, owner) == (sheet.number, giver) and not state.rules.first_edition:
            _return_good(state, holder, giver, good)


def _return_good(state: Sheriff, holder: Seat, giver: Seat, good: Good) -> None:
    """A good from stall to stall, if it is still there."""
    if good < LEGAL:
        if state.stalls[holder][good]:
            hand_over(state, holder, giver, good)
    elif good in state.contraband[holder]:
        slip(state, holder, giver, good)


def _release(state: Sheriff, payer: Seat, promisee: Seat, side: list[Term]) -> None:
    """Promises are part of a price too (SH-4.3): nobody is held to them for a favour that was not done."""
    for promise in reversed(state.ledger.unsettled()):
        given_now = promise.made == state.round and promise.promiser == payer and promise.promisee == promisee
        if given_now and promise.term in side:
            settle_promise(state, promise, VOID)
            side = [term for term in side if term != promise.term]
