"""Writing an offer (SH-4.2 to SH-4.4): who may offer what to whom, and why a term cannot be written."""

from typing import Final

from loxley.bargain.menu import TERMS_A_SIDE, Block, Menu, Row
from loxley.bargain.sheet import Term
from loxley.core.refusals import CANONICAL_ORDER, TOO_MANY_TERMS
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.promises import occasions
from loxley.games.sheriff.state import Draft, Sheriff
from loxley.games.sheriff.terms import GIVES, WANTS, Side
from loxley.games.sheriff.vocabulary import (
    BAG,
    CONTRABAND,
    DROP,
    HIDDEN,
    LATER_OPEN,
    LATER_WAVE,
    OFFER,
    OPEN_UP,
    POST,
    WANT,
    WAVE_THROUGH,
)


def begin_draft(state: Sheriff, author: Seat, other: Seat) -> None:
    """Take a fresh sheet. Structured deals are with the Sheriff; merchants among themselves promise (SH-R24)."""
    gives = GIVES.promises(state.seats, author, occasions(state, author))
    wants = WANTS.promises(state.seats, other, occasions(state, other))
    if author == state.sheriff or other == state.sheriff:
        own = GIVES.own_contraband(state.contraband[author])
        asked_for = WANTS.wanted_contraband(state.rules.contraband_goods, len(state.contraband[other]))
        gives = _row(state, author, GIVES, own, gives)
        wants = _row(state, other, WANTS, asked_for, wants)
    state.drafts[author] = Draft(other, Menu(gives), Menu(wants))


def _row(state: Sheriff, giver: Seat, side: Side, contraband: list[Block], promises: Row) -> Row:
    """Coins and goods (SH-4.3, SH-R23), a bag spoken of (SH-5.3) or the Sheriff's deeds (SH-4.5), promises."""
    blocks = [side.coins(state.purses[giver]), side.stall_goods(state.stalls[giver])]
    blocks += contraband
    if giver == state.sheriff:
        blocks += side.deeds(_free_bags(state))
    elif state.fates[giver] == UNDECIDED:
        blocks.append(side.claimed_goods(state.rules.goods, len(state.bags[giver])))
    blocks += promises.blocks
    return Row(blocks)


def _free_bags(state: Sheriff) -> int:
    """Bags that nobody has decided on or bargained for (SH-R12, SH-R13), a bit for each."""
    free = 0
    for seat in range(state.seats):
        if state.fates[seat] == UNDECIDED and not state.must_open[seat]:
            free |= 1 << seat
    return free


def terms_left(draft: Draft) -> list[Move]:
    """Each side gives, does or promises something (SH-R25): first the author's, then what they want for it."""
    moves: list[Move] = []
    if draft.wants.taken:
        draft.wants.add_to(moves)
        moves.append(POST)
    else:
        draft.gives.add_to(moves)
        if draft.gives.taken:
            draft.wants.add_to(moves)
    moves.append(DROP)
    return moves


def add_term(draft: Draft, move: Move) -> None:
    """Write one more term, and cross out what it makes impossible."""
    menu = draft.wants if draft.wants.taken or move >= WANT.start else draft.gives
    menu.take(move)
    excluded = _EXCLUDES.get(move)
    if excluded is not None:
        menu.cross_out(excluded)


def _exclusions() -> dict[Move, Move]:
    """A card is given once, be it named or face down; a deed excludes its opposite, now (SH-R13) or later."""
    pairs = ((CONTRABAND, HIDDEN), (WAVE_THROUGH, OPEN_UP), (LATER_WAVE, LATER_OPEN))
    return {
        side.start + term: side.start + second.start + at
        for side in (OFFER, WANT)
        for first, second in pairs
        for at, term in enumerate(first.moves)
    }


_EXCLUDES: Final[dict[Move, Move]] = _exclusions()


def why_not_this_term(state: Sheriff, author: Seat, draft: Draft, move: Move) -> str:
    """The rule against a term that the menu of a draft does not offer now."""
    mine = move in OFFER
    giver = author if mine else draft.other
    term = OFFER.index(move) if mine else WANT.index(move)
    menu = draft.gives if mine else draft.wants
    if state.sheriff not in (author, draft.other) and term < LATER_WAVE.start:
        return "SH-R24"
    if len(menu.taken) == TERMS_A_SIDE:
        return TOO_MANY_TERMS
    if move in menu.moves or _fits_in_order(state, author, draft, move):
        return CANONICAL_ORDER
    if term in WAVE_THROUGH or term in OPEN_UP:
        return _why_not_this_deed(state, giver, term)
    if term >= LATER_WAVE.start:
        return "SH-5.2"
    if term in BAG and (giver == state.sheriff or state.fates[giver] != UNDECIDED):
        return "SH-5.3"
    if term in HIDDEN and not mine:
        return "SH-R10"
    return "SH-4.3"


def _fits_in_order(state: Sheriff, author: Seat, draft: Draft, move: Move) -> bool:
    """Could the draft have this term too, if all were named in canonical order?"""
    twin = state.clone()
    begin_draft(twin, author, draft.other)
    fresh = twin.drafts[author]
    assert fresh is not None
    for term in sorted([*draft.gives.taken, *draft.wants.taken, move]):
        if term not in terms_left(fresh):
            return False
        add_term(fresh, term)
    return True


def _why_not_this_deed(state: Sheriff, giver: Seat, term: Term) -> str:
    if giver != state.sheriff:
        return "SH-4.1"
    bag = WAVE_THROUGH.index(term) if term in WAVE_THROUGH else OPEN_UP.index(term)
    if bag >= state.seats or state.fates[bag] != UNDECIDED:
        return "SH-R12"
    return "SH-R13"  # bound by an earlier deal, or by this one
