"""Alliances (SW-4): this game's policy for bargaining.

Who may write what on a sheet, in canonical order; and what happens when all who are named have signed.
"""

from typing import Final

from loxley.bargain.sheet import ACCEPTED, LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER, TOO_MANY_TERMS
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, MOST_GOLD, RAIDERS, Equipment
from loxley.games.sherwood.effects import lay_down, lay_open, occupy, pay
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.talk import write_promise
from loxley.games.sherwood.vocabulary import (
    ALONE,
    ARM,
    BRING,
    DROP,
    HIDE,
    LAY,
    LAYS,
    NAME,
    PAY,
    POST,
    ROW,
    SUGGEST,
    laid_part,
    pay_start,
    payment,
    words,
)

TERMS_A_SIDE: Final = 8  # for each signatory

# ------------------------------------------------------------------------------------------------------------- drafts


def begin_draft(state: Sherwood, author: Seat, move: Move) -> None:
    """Take a fresh sheet; its first word is the hideout."""
    draft = Draft(author, state.seats)
    state.drafts[author] = draft
    add_term(state, draft, move)


def add_term(state: Sherwood, draft: Draft, move: Move) -> None:
    """Write one more term."""
    draft.terms.append(move)
    draft.last = move
    draft.counts[owner_of(state, draft, move)] += 1
    if move in HIDE:
        draft.hideout = HIDE.index(move) + 1
    elif move in BRING:
        seat, at = divmod(BRING.index(move), RAIDERS)
        draft.brings[seat] = at + 1
    elif move in ARM:
        draft.arms[ARM.index(move) // ARMS] += 1
    elif move in NAME:
        draft.slot, draft.informant = divmod(NAME.index(move), MOST_PLAYERS)
    elif move in LAY:
        draft.laid += laid_part(move)[1]
    else:
        giver, _, gold = payment(move)
        draft.paid[giver] += gold


def owner_of(state: Sherwood, draft: Draft, term: Term) -> Seat:
    """The signatory who does what a term says."""
    if term in BRING:
        return BRING.index(term) // RAIDERS
    if term in ARM:
        return ARM.index(term) // ARMS
    if term in NAME:
        return NAME.index(term) % MOST_PLAYERS
    if term in LAY:
        return draft.informant
    return payment(term)[0] if term in PAY else state.active


def is_suggestion(state: Sherwood, draft: Draft) -> bool:
    """In the basic game all but the active player speak for themselves only (SW-4.1, SW-R16)."""
    return not state.rules.advanced and draft.author != state.active


def terms_left(state: Sherwood, draft: Draft) -> list[Move]:
    """What may be written next, and how the draft may end."""
    author = draft.author
    moves = _brings_left(state, draft)
    if is_suggestion(state, draft):
        if draft.brings[author]:
            _add_arms(state, draft, moves)
            moves.append(SUGGEST)
        moves.append(DROP)
        return moves
    leads = author == state.active
    if draft.brings[author] and draft.brings[state.active]:
        if sum([1 for raiders in draft.brings if raiders]) > 1:
            _add_arms(state, draft, moves)
            if state.rules.advanced:
                _add_agreement(state, draft, moves)
                _add_payments(state, draft, moves)
            if not state.said or [author, *draft.terms] not in state.said:
                moves.append(POST)
        elif leads:
            moves.append(ALONE)
    if not leads or may_drop(state):
        moves.append(DROP)
    return moves


def may_drop(state: Sherwood) -> bool:
    """A draft that the active player drops costs no proposal; but of one word only one can be dropped (SW-R12)."""
    return state.proposals > 0 if state.rules.first_edition else state.floor.may_draft()


def goes_alone(state: Sherwood) -> bool:
    """Has the active player nothing left to propose, but can still hide alone?"""
    return not state.proposals or not state.floor.may_draft()


def _brings_left(state: Sherwood, draft: Draft) -> list[Move]:
    """Raiders from each camp, seat by seat; author and active player are never left out (SW-R15, SW-R18)."""
    last = draft.last
    if last >= BRING.stop:
        return []
    author = draft.author
    leads = author == state.active
    if (leads and goes_alone(state)) or is_suggestion(state, draft):
        if draft.brings[author]:
            return []
        start = BRING.start + author * RAIDERS
        return ROW[start : start + state.camps[author]]
    moves: list[Move] = []
    first = 0 if last < BRING.start else (last - BRING.start) // RAIDERS + 1
    for seat in range(first, state.seats):
        start = BRING.start + seat * RAIDERS
        moves += ROW[start : start + state.camps[seat]]
        if seat == author or seat == state.active:
            break
    return moves


def _add_arms(state: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """Equipment may be asked of anybody; only they know whether they can (SW-4.2). One card for a raider (SW-5.3)."""
    last = draft.last
    if last >= ARM.stop:
        return
    binds = not state.rules.advanced and draft.author == state.active
    for seat in range(state.seats):
        hand = state.hands[seat]
        if draft.arms[seat] >= min(draft.brings[seat], len(hand)) or draft.counts[seat] == TERMS_A_SIDE:
            continue
        start = ARM.start + seat * ARMS
        for kind in range(ARMS):
            move = start + kind
            if move < last:
                continue
            if seat == draft.author and binds and hand.count(kind) <= draft.terms.count(move):
                continue  # posting signs, and one's own is shown when all have signed
            moves.append(move)


def _add_agreement(state: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """A partner who knows a card names it, and lays down shares for the others (SW-4.7)."""
    last = draft.last
    if last >= LAY.stop:
        return
    informant = draft.informant
    if informant == NOTHING:
        if state.markers and last < NAME.stop:
            partners = [seat for seat in range(state.seats) if draft.brings[seat]]
            for slot in range(len(state.row)):
                start = NAME.start + slot * MOST_PLAYERS
                moves += [start + seat for seat in partners if state.knows(seat, slot)]
        return
    if draft.counts[informant] == TERMS_A_SIDE:
        return
    stock = state.mine - draft.laid
    for seat in range(state.seats):
        if not draft.brings[seat] or seat == informant:
            continue
        start = LAY.start + seat * LAYS
        if last < start:
            moves += ROW[start : start + stock]
        start += MOST_GOLD
        if last < start:
            moves += ROW[start : start + state.oak[seat]]


def _add_payments(state: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """Gold paid at once for joining, from camp to camp (SW-4.7)."""
    last = draft.last
    for giver in range(state.seats):
        left = state.gold[giver] - draft.paid[giver]
        if not left or not draft.brings[giver] or draft.counts[giver] == TERMS_A_SIDE:
            continue
        for taker in range(state.seats):
            if draft.brings[taker] and taker != giver:
                start = pay_start(giver, taker)
                if last < start:
                    moves += ROW[start : start + left]


# ------------------------------------------------------------------------------------------------------------- sheets


def post(state: Sherwood, draft: Draft) -> Sheet:
    """Put a sheet on the table; posting signs it (SW-R17). It takes the place of the author's last one."""
    author = draft.author
    former = state.board.of(author)
    if former is not None:
        close(state, former, WITHDRAWN)
    around = [(author + step) % state.seats for step in range(state.seats)]
    parties = [seat for seat in around if draft.brings[seat]]
    sides: list[list[Term]] = [[] for _ in parties]
    for term in draft.terms:
        sides[parties.index(owner_of(state, draft, term))].append(term)
    sheet = Sheet(state.board.next_number, parties, sides)
    state.board.post(sheet)
    state.said = [*state.said, [author, *draft.terms]]
    if state.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "parties": parties}
        facts["hideout"] = draft.hideout
        state.log.tell("posted", {**facts, "terms": words(draft.terms)})
    return sheet


def suggest(state: Sherwood, draft: Draft) -> None:
    """Tell the active player what one would bring, and where (SW-4.1); it binds nobody."""
    suggestions = state.suggestions[:]
    suggestions[draft.author] = draft.terms
    state.suggestions = suggestions
    if state.log is not None:
        state.log.tell("suggested", {"seat": draft.author, "hideout": draft.hideout, "terms": words(draft.terms)})


def close(state: Sherwood, sheet: Sheet, fate: str) -> None:
    """A sheet no longer stands."""
    state.board.close(sheet)
    if state.log is not None:
        state.log.tell("closed", {"number": sheet.number, "author": sheet.author, "fate": fate})


def lapse_all(state: Sherwood) -> None:
    """The turn is over, or the talks are closed."""
    for sheet in state.board.standing[:]:
        close(state, sheet, LAPSED)


def can_agree(state: Sherwood, sheet: Sheet, seat: Seat) -> bool:
    """Raiders and gold are in plain sight; promised cards only their owner can tell (SW-4.3)."""
    if state.rules.advanced:
        return True
    asked = [ARM.index(term) % ARMS for term in sheet.side(seat) if term in ARM]
    return all(state.hands[seat].count(kind) >= asked.count(kind) for kind in asked)


# ----------------------------------------------------------------------------------------------------------- settling


def go_alone(state: Sherwood, draft: Draft) -> None:
    """A band of one (SW-3.7); its equipment is shown only when it is played (SW-R7)."""
    occupy(state, Band(draft.hideout, draft.author, draft.brings))


def strike(state: Sherwood, sheet: Sheet) -> None:
    """All have signed: everything is placed and paid together (SW-4.3, SW-R17). The active player leads."""
    close(state, sheet, ACCEPTED)
    terms = sorted([term for side in sheet.terms for term in side])
    band = _band(state, terms)
    occupy(state, band)
    if state.rules.advanced:
        band.pledges = [
            write_promise(state, ARM.index(term) // ARMS, _promisee(state, sheet, term), term)
            for term in terms
            if term in ARM
        ]
    elif any(term in ARM for term in terms):
        _lay_open_promised(state, band, terms)
    _fix(state, band)
    for term in terms:
        if term in PAY:
            giver, taker, gold = payment(term)
            pay(state, giver, taker, gold)


def _band(state: Sherwood, terms: list[Term]) -> Band:
    """Hideout, raiders and agreement, as they are written."""
    band = Band(0, state.active, [0] * state.seats)
    for term in terms:
        if term in HIDE:
            band.hideout = HIDE.index(term) + 1
        elif term in BRING:
            seat, at = divmod(BRING.index(term), RAIDERS)
            band.raiders[seat] = at + 1
        elif term in NAME:
            band.slot, band.informant = divmod(NAME.index(term), MOST_PLAYERS)
            band.gold = [0] * state.seats
            band.companions = [0] * state.seats
        elif term in LAY:
            seat, gold, companions = laid_part(term)
            band.gold[seat] += gold
            band.companions[seat] += companions
    return band


def _lay_open_promised(state: Sherwood, band: Band, terms: list[Term]) -> None:
    """Promised equipment is revealed, laid down and marked together with the hideout (SW-4.3)."""
    arms: list[list[Equipment]] = [[] for _ in range(state.seats)]
    for term in terms:
        if term in ARM:
            seat, kind = divmod(ARM.index(term), ARMS)
            arms[seat].append(kind)
    band.armed = arms
    for seat in band.partners():
        if arms[seat]:
            lay_open(state, band.hideout, seat, arms[seat])


def _promisee(state: Sherwood, sheet: Sheet, term: Term) -> Seat:
    """Equipment is promised to the leader; the leader's to whoever signs next."""
    seat = ARM.index(term) // ARMS
    if seat != state.active:
        return state.active
    return sheet.parties[1] if sheet.parties[0] == seat else sheet.parties[0]


def _fix(state: Sherwood, band: Band) -> None:
    """A pair of markers on hideout and card, the shares at the partners' raiders (SW-4.7)."""
    if band.informant == NOTHING:
        return
    state.markers -= 1
    if state.log is not None:
        facts: Facts = {"hideout": band.hideout, "slot": band.slot + 1, "informant": band.informant}
        state.log.tell("card_named", {**facts})
    lay_down(state, band)


# ------------------------------------------------------------------------------------------------------- explanations

_WRITING: Final = (ALONE, POST, SUGGEST)


def is_writing(move: Move) -> bool:
    """Whether it is a word of a draft that has begun."""
    return BRING.start <= move < PAY.stop or move in _WRITING or move == DROP


def why_not_this_term(state: Sherwood, draft: Draft, move: Move) -> str:
    """The rule against a word that a draft does not offer now."""
    if move == ALONE:
        return "SW-3.7"
    if move == POST:
        repeated = [draft.author, *draft.terms] in state.said
        return "SW-R12" if repeated else "SW-4.1" if is_suggestion(state, draft) else "SW-R15"
    if move == SUGGEST:
        return "SW-4.1"
    if move == DROP:
        return "SW-R12"
    if is_suggestion(state, draft) and owner_of(state, draft, move) != draft.author:
        return "SW-4.1"
    return _why_not_on_this_sheet(state, draft, move)


def _why_not_on_this_sheet(state: Sherwood, draft: Draft, move: Move) -> str:
    owner = owner_of(state, draft, move)
    if owner >= state.seats or owner == NOTHING:
        return "SW-4.7" if move in LAY or move in NAME else "SW-R15"
    if move in HIDE or move in BRING:
        if move in BRING and BRING.index(move) % RAIDERS < state.camps[owner] and move < draft.last:
            return CANONICAL_ORDER
        return "SW-R12" if goes_alone(state) and owner != draft.author else "SW-3.7"
    if draft.counts[owner] == TERMS_A_SIDE:
        return TOO_MANY_TERMS
    if not draft.brings[owner]:
        return "SW-R15"
    if move < draft.last:
        return CANONICAL_ORDER
    if move in ARM:
        return "SW-5.3"
    if not state.rules.advanced:
        return "SW-4.2"
    if move in NAME:
        return "SW-R19" if draft.informant != NOTHING or not state.markers else "SW-4.7"
    return "SW-R20" if move in LAY else "SW-4.7"
