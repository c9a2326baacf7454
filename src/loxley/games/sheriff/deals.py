"""Offers on the table (SH-4.2): posting, joining, leaving, and when they lapse."""

from loxley.bargain.sheet import COUNTERED, LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.drafts import bags_of, contradicted
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.state import Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    BAG,
    BEFORE,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_WAVE,
    LEFT,
    OFFER,
    OPEN_UP,
    PILE,
    RIGHT,
    STALL,
    UNSEEN,
    WANT,
    WAVE_THROUGH,
    masked_words,
    term_words,
)


def post(state: Sheriff, author: Seat, draft: Draft) -> None:
    """Put an offer on the table. It replaces one's own to the same player, and counters theirs."""
    gives: list[Term] = []
    wants: list[Term] = []
    for move in draft.menu.taken:
        if move < WANT.start:
            gives.append(move - OFFER.start)
        else:
            wants.append(move - WANT.start)
    sheet = Sheet(state.board.next_number, [author, draft.other], [gives, wants])
    mine = state.board.between(author, draft.other)
    theirs = state.board.between(draft.other, author)
    instead = WITHDRAWN if mine is not None else COUNTERED if theirs is not None else "none"
    if mine is not None:
        close(state, mine, WITHDRAWN)
    if theirs is not None:
        close(state, theirs, COUNTERED)
    state.board.post(sheet)
    if state.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "other": draft.other, "wants": term_words(wants)}
        facts["instead"] = instead
        _tell_gives(state, "posted", author, gives, facts)


def _tell_gives(state: Sheriff, name: str, giver: Seat, gives: list[Term], facts: Facts) -> None:
    """What is offered face down is seen by its giver alone (SH-R23)."""
    if state.log is None:
        return
    seen: Facts = {**facts, "gives": term_words(gives)}
    if any(term in HIDDEN for term in gives):
        masked: Facts = {**facts, "gives": masked_words(gives)}
        state.log.tell_only([giver], name, seen)
        state.log.tell_others([giver], name, masked)
    else:
        state.log.tell(name, seen)


def join(state: Sheriff, seat: Seat, draft: Draft) -> None:
    """Sign somebody's offer with a part of one's own; what one had added before is replaced (SH-R31)."""
    sheet = state.board.numbered(draft.number)
    assert sheet is not None
    gives = [move - OFFER.start for move in draft.gives]
    rest = _without(sheet, seat, state.board.next_number)
    written = [*rest.written, rest.number]
    joined = Sheet(rest.number, [*rest.parties, seat], [*rest.terms, gives], written=written)
    _exchange(state, sheet, joined)
    if state.log is not None:
        facts: Facts = {"number": joined.number, "author": sheet.author, "other": sheet.parties[1], "seat": seat}
        _tell_gives(state, "joined", seat, gives, facts)


def leave(state: Sheriff, seat: Seat, author: Seat, other: Seat) -> None:
    """Take one's part of somebody's offer back (SH-R31)."""
    sheet = state.board.between(author, other)
    assert sheet is not None
    rest = _without(sheet, seat, state.board.next_number)
    _exchange(state, sheet, rest)
    if state.log is not None:
        state.log.tell("left_offer", {"number": rest.number, "author": author, "other": other, "seat": seat})


def _without(sheet: Sheet, seat: Seat, number: int) -> Sheet:
    """A changed sheet has another number, so that nobody accepts what they have not seen."""
    kept = [at for at, party in enumerate(sheet.parties) if party != seat]
    parties, terms = [sheet.parties[at] for at in kept], [sheet.terms[at] for at in kept]
    return Sheet(number, parties, terms, written=[sheet.written[at] for at in kept])


def _exchange(state: Sheriff, sheet: Sheet, changed: Sheet) -> None:
    state.board.replace(sheet, changed)
    _drop_answers(state, sheet)


def _drop_answers(state: Sheriff, sheet: Sheet) -> None:
    """Who was joining this sheet, or choosing cards for it, begins anew."""
    for seat in range(state.seats):
        draft = state.drafts[seat]
        if draft is not None and draft.number == sheet.number:
            state.drafts[seat] = None


def close(state: Sheriff, sheet: Sheet, fate: str) -> None:
    """An offer no longer stands."""
    state.board.close(sheet)
    _drop_answers(state, sheet)
    if state.log is not None:
        facts: Facts = {"number": sheet.number, "author": sheet.author, "other": sheet.parties[1], "fate": fate}
        state.log.tell("closed", {**facts})


def lapse_spoiled(state: Sheriff) -> None:
    """A second look after every change: offers that can no longer be done as spoken lapse (SH-4.3, SH-R12, SH-R13)."""
    for sheet in state.board.standing:
        if not is_possible(state, sheet):
            close(state, sheet, LAPSED)


def is_possible(state: Sheriff, sheet: Sheet) -> bool:
    """Can every party still do its part? What several pay is paid by all of them or by none (SH-R31)."""
    return all(_still_possible(state, sheet.parties[at], side) for at, side in enumerate(sheet.terms))


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
        elif term == UNSEEN:
            if side.count(term) > len(state.contraband[giver]):
                return False
        elif term in BAG:
            if state.fates[giver] != UNDECIDED:
                return False
        elif term >= WAVE_THROUGH.start and not _may_still_do(state, term):
            return False
    return True


def _may_still_do(state: Sheriff, term: Term) -> bool:
    """Is a deed of the Sheriff still open, and does no deal contradict it (SH-R12, SH-R13)?"""
    for bag in bags_of(term):
        if state.fates[bag] != UNDECIDED:
            return False
    bag = bags_of(term)[0]
    if term in WAVE_THROUGH:
        return state.may_pass(bag)
    if term in OPEN_UP:  # in the first edition a favour was sold once
        return not (state.rules.first_edition and state.must_open[bag])
    if term in BEFORE:
        return term not in contradicted(state)
    return state.piles[bag] != (RIGHT if term in PILE[LEFT] else LEFT)
