"""Drafts of sheets (SW-4): who may write what on them, in canonical order."""

from typing import Final

from loxley.bargain.sheet import Term
from loxley.core.lists import changed
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.cards import ARMS, MOST_GOLD, MOST_WORTH, RAIDERS
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.vocabulary import (
    ALONE,
    ARM,
    BRING,
    DROP,
    HIDE,
    LAY,
    LAYS,
    MOST_SLOTS,
    NAME,
    PAY,
    PICK,
    POST,
    ROW,
    SHOW,
    SUGGEST,
    TELL,
    VOW,
    VOWS,
    WITH,
    WORTH,
    laid_part,
    pay_start,
    payment,
)

TERMS_A_SIDE: Final = 8  # for each signatory

# Of each seat: so many raiders at most, and so much strength.
_BRINGS: Final[list[list[list[Move]]]] = [
    [BRING.moves[seat * RAIDERS : seat * RAIDERS + most] for most in range(RAIDERS + 1)] for seat in range(MOST_PLAYERS)
]
_WORTHS: Final[list[list[list[Move]]]] = [
    [WORTH.moves[seat * MOST_WORTH : seat * MOST_WORTH + most] for most in range(MOST_WORTH + 1)]
    for seat in range(MOST_PLAYERS)
]


def begin_draft(state: Sherwood, author: Seat, move: Move) -> None:
    """Take a fresh sheet; its first word is the hideout, the other one of a deal, or whose sheet is signed."""
    draft = Draft(author, state.seats)
    state.drafts[author] = draft
    add_term(state, draft, move)


def add_term(state: Sherwood, draft: Draft, move: Move) -> None:
    """Write one more term."""
    draft.terms.append(move)
    if move in WITH or move in PICK:
        draft.other = WITH.index(move) if move in WITH else NOTHING
        draft.signing = PICK.index(move) if move in PICK else NOTHING
        return
    draft.last = move
    owner = owner_of(state, draft, move)
    draft.counts = changed(draft.counts, owner, draft.counts[owner] + 1)
    if move in HIDE:
        draft.hideout = HIDE.index(move) + 1
    elif move in BRING:
        draft.brings = changed(draft.brings, owner, BRING.index(move) % RAIDERS + 1)
    elif move in ARM:
        draft.arms = changed(draft.arms, owner, draft.arms[owner] + 1)
    elif move in NAME:
        draft.slot, draft.informant = divmod(NAME.index(move), MOST_PLAYERS)
    elif move in LAY:
        draft.laid += laid_part(move)[1]
    elif move in PAY:
        giver, _, gold = payment(move)
        draft.paid = changed(draft.paid, giver, draft.paid[giver] + gold)


def owner_of(state: Sherwood, draft: Draft, term: Term) -> Seat:
    """The signatory who does what a term says."""
    if term in BRING:
        return BRING.index(term) // RAIDERS
    if term in ARM:
        return ARM.index(term) // ARMS
    if term in WORTH:
        return WORTH.index(term) // MOST_WORTH
    if term in NAME:
        return NAME.index(term) % MOST_PLAYERS
    if term in TELL:
        return TELL.index(term) // MOST_SLOTS
    if term in VOW:
        return VOW.index(term) // VOWS
    if term in SHOW:
        return draft.author
    if term in LAY:
        return draft.informant
    return payment(term)[0] if term in PAY else state.active


def terms_left(state: Sherwood, draft: Draft) -> list[Move]:
    """What may be written next, and how the draft may end."""
    author = draft.author
    moves = _brings_left(state, draft)
    if state.suggests(author):
        if draft.brings[author]:
            _add_arms(state, draft, moves)
            _add_worth(state, draft, moves)
            moves.append(SUGGEST)
        moves.append(DROP)
        return moves
    leads = author == state.active
    if draft.brings[author] and draft.brings[state.active]:
        if _is_joint(draft):
            _add_arms(state, draft, moves)
            _add_worth(state, draft, moves)
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


def _is_joint(draft: Draft) -> bool:
    """Are raiders of several seats on the sheet?"""
    partners = 0
    for raiders in draft.brings:
        if raiders:
            partners += 1
    return partners > 1


def may_drop(state: Sherwood) -> bool:
    """A draft that the active player drops costs no proposal; but of one word only one can be dropped (SW-R12)."""
    return state.proposals > 0 if state.rules.first_edition else state.floor.may_draft()


def _brings_left(state: Sherwood, draft: Draft) -> list[Move]:
    """Raiders from each camp, seat by seat, until one that must not be left out."""
    last = draft.last
    if last >= BRING.stop:
        return []
    author = draft.author
    moves: list[Move] = []
    first = 0 if last < BRING.start else (last - BRING.start) // RAIDERS + 1
    for seat in range(first, state.seats):
        moves += _BRINGS[seat][state.most_raiders(author, seat)]
        if state.least_raiders(author, seat):
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


def _add_worth(state: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """A strength instead of named cards: who signs it chooses which (SW-R39). Whoever posts names their own."""
    last = draft.last
    if last >= WORTH.stop:
        return
    binds = not state.rules.advanced and draft.author == state.active
    figures = state.rules.figures
    strongest = figures.strengths[figures.strongest_first[0]]
    for seat in range(state.seats):
        if (
            last >= WORTH.start + seat * MOST_WORTH
            or draft.arms[seat]
            or draft.counts[seat] == TERMS_A_SIDE
            or (binds and seat == draft.author)
        ):
            continue
        most = strongest * min(draft.brings[seat], len(state.hands[seat]))
        moves += _WORTHS[seat][min(most, MOST_WORTH)]


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
