"""Writing an offer (SH-4.2 to SH-4.4): who may offer what to whom, and why a term cannot be written."""

from typing import Final

from loxley.bargain.menu import Block, Menu, Row
from loxley.bargain.sheet import Sheet, Term
from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.promises import occasions
from loxley.games.sheriff.state import JOINING, OFFERING, PICKING, Draft, Sheriff
from loxley.games.sheriff.terms import CLOSING, GIVES, WANTS, Side, Stock, stock_to_ask_for, stock_to_give
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    BAG,
    BEFORE,
    CHOOSE,
    CONTRABAND,
    DROP,
    HIDDEN,
    LATER_OPEN,
    LATER_WAVE,
    LEFT,
    MOVES,
    OFFER,
    OPEN_UP,
    PILE,
    RIGHT,
    UNSEEN,
    WANT,
    WAVE_THROUGH,
    before,
    order_of,
)

_ONLY_DROP: Final = [DROP]


def begin_draft(state: Sheriff, author: Seat, other: Seat) -> None:
    """Take a fresh sheet: any two players may deal (SH-R24)."""
    rows = [
        GIVES.coins(state.purses[author]),
        _goods_to_give(state, author),
        _words(state, author, GIVES, author),
        WANTS.coins(state.purses[other]),
        _goods_to_ask_for(state, other),
        _words(state, other, WANTS, state.seats + other),
    ]
    state.drafts[author] = _with_terms(Draft(OFFERING, other, 0, Menu(rows)))


def begin_joining(state: Sheriff, seat: Seat, sheet: Sheet) -> None:
    """Add a part of one's own to somebody's offer (SH-R31)."""
    state.drafts[seat] = _part(state, seat, sheet.author, sheet.number)


def _part(state: Sheriff, seat: Seat, author: Seat, number: int) -> Draft:
    rows = [GIVES.coins(state.purses[seat]), _goods_to_give(state, seat), _words(state, seat, GIVES, seat)]
    return _with_terms(Draft(JOINING, author, number, Menu(rows)))


def begin_picking(state: Sheriff, seat: Seat, sheet: Sheet) -> None:
    """Choose the cards for an offer that asks for some face down; those it asks for by name are spoken for (SH-R32)."""
    stock = state.contraband[seat][:]
    for term in sheet.side(seat):
        if term in CONTRABAND:
            stock.remove(CONTRABAND.index(term) + LEGAL)
    goods = sorted(set(stock))
    moves = [CHOOSE.of(good - LEGAL) for good in goods]
    block = Block(moves, [stock.count(good) for good in goods], sheet.side(seat).count(UNSEEN))
    state.drafts[seat] = _with_terms(Draft(PICKING, sheet.author, sheet.number, Menu([Row([block])])))


def picked(draft: Draft) -> list[Good]:
    return [CHOOSE.index(move) + LEGAL for move in draft.gives]


def _goods_to_give(state: Sheriff, giver: Seat) -> Stock:
    """Goods that a seat may offer."""
    stall, contraband = state.stalls[giver], state.contraband[giver]
    stock = state.stocks[giver]
    if stock is None or not stock.lasts(stall, contraband):
        stock = stock_to_give(stall, contraband)
        state.stocks[giver] = stock
    return stock


def _goods_to_ask_for(state: Sheriff, giver: Seat) -> Stock:
    """Goods that others may ask of a seat."""
    stall, contraband = state.stalls[giver], state.contraband[giver]
    stock = state.stocks[state.seats + giver]
    if stock is None or not stock.lasts(stall, contraband):
        stock = stock_to_ask_for(state.rules, stall, contraband)
        state.stocks[state.seats + giver] = stock
    return stock


def _words(state: Sheriff, giver: Seat, side: Side, place: int) -> Row:
    """A bag spoken of (SH-5.3) or the Sheriff's deeds (SH-5.1), and promises."""
    if giver == state.sheriff:
        return _deeds(state, side, occasions(state, giver))
    if state.fates[giver] != UNDECIDED:
        return side.promises(state.seats, giver, occasions(state, giver))
    row = state.bag_words[place]
    if row is None:  # the same until the Sheriff has decided on the bag
        row = side.loaded(state.rules, giver, len(state.bags[giver]), occasions(state, giver))
        state.bag_words[place] = row
    return row


def _deeds(state: Sheriff, side: Side, later: int) -> Row:
    """What may be agreed about bags that nobody has decided on (SH-R12) and that no deal contradicts (SH-R13)."""
    undecided = bound = lefts = rights = 0
    bit = 1
    ordered = len(state.orders) > 0
    for seat, fate in enumerate(state.fates):
        if fate == UNDECIDED:
            undecided |= bit
            if state.must_open[seat] or (ordered and state.waits(seat)):
                bound |= bit
            pile = state.piles[seat]
            if pile == RIGHT:
                rights |= bit
            elif pile == LEFT:
                lefts |= bit
        bit <<= 1
    if not bound | lefts | rights and not ordered:
        return side.of_sheriff(undecided, state.seats, state.sheriff, later)
    orders = side.orders(undecided, contradicted(state))
    deeds = side.deeds(undecided & ~bound, undecided, orders, undecided & ~rights, undecided & ~lefts)
    return side.words([*deeds, *side.promises(state.seats, state.sheriff, later).blocks])


def contradicted(state: Sheriff) -> list[Term]:
    """Orders of bags that would go round in a circle with those that are agreed."""
    pairs = [order_of(term) for term in state.orders]
    terms: list[Term] = []
    for first, _ in pairs:
        behind = {first}  # all bags that come after this one
        for _ in range(MOST_PLAYERS):
            behind |= {second for before_it, second in pairs if before_it in behind}
        terms += [before(second, first) for second in behind if second != first]
    return terms


def terms_left(draft: Draft) -> list[Move]:
    """What may be written next: first what the author gives, then what they want for it. Either may be nothing."""
    menu = draft.menu
    if draft.manner == PICKING:
        return [*(menu.to_the_limit() or [ACCEPT.of(draft.other)]), DROP]
    moves = menu.moves
    moves += CLOSING if menu.taken else _ONLY_DROP
    return moves


def _with_terms(draft: Draft) -> Draft:
    draft.terms_left = terms_left(draft)
    return draft


def add_term(draft: Draft, move: Move) -> None:
    """Write one more term, and cross out what it makes impossible."""
    menu = draft.menu
    is_first = not menu.taken
    menu.take(move)
    crossed_out = False
    for excluded in _EXCLUDES[move]:
        if menu.cross_out(excluded):
            crossed_out = True
    if draft.manner == PICKING:
        draft.terms_left = terms_left(draft)
        return
    ending = menu.ending()
    if ending is not None:
        draft.terms_left = ending
        return
    if crossed_out:
        draft.terms_left = terms_left(draft)
        return
    terms = draft.terms_left
    # What may be written now is the end of what could be written before: copied at once, quicker than listed again.
    if is_first:
        terms = terms[len(terms) - 1 - menu.left() :]
        terms.pop()
        terms += CLOSING
    else:
        terms = terms[len(terms) - 2 - menu.left() :]
    draft.terms_left = terms


_NOTHING: Final[list[Move]] = []  # one list for all moves that exclude nothing: it is always at hand


def _exclusions() -> list[list[Move]]:
    """What each move excludes.

    A card is given once, be it named or face down; a deed excludes its opposite, now (SH-R13) or later. A bag that
    passes at once waits for no other.
    """
    pairs = ((CONTRABAND, HIDDEN), (WAVE_THROUGH, OPEN_UP), (PILE[LEFT], PILE[RIGHT]), (LATER_WAVE, LATER_OPEN))
    excluded = [_NOTHING] * len(MOVES)
    for side in (OFFER, WANT):
        for first, second in pairs:
            for at, term in enumerate(first.moves):
                excluded[side.start + term] = [side.start + second.start + at]
        for bag, term in enumerate(WAVE_THROUGH.moves):
            waiting = [before(other, bag) for other in range(MOST_PLAYERS) if other != bag]
            orders = [side.start + order for order in waiting]
            excluded[side.start + term] = excluded[side.start + term] + orders
    return excluded


_EXCLUDES: Final[list[list[Move]]] = _exclusions()


def why_not_this_term(state: Sheriff, author: Seat, draft: Draft, move: Move) -> str:
    """The rule against a term that the menu of a draft does not offer now."""
    mine = move in OFFER
    giver = author if mine else draft.other
    term = OFFER.index(move) if mine else WANT.index(move)
    if draft.manner == PICKING:
        return "SH-R32"
    if draft.manner == JOINING and not mine:
        return "SH-R31"
    if _fits_in_order(state, author, draft, move):
        return CANONICAL_ORDER
    if WAVE_THROUGH.start <= term < LATER_WAVE.start:
        return _why_not_this_deed(state, giver, term)
    if term >= LATER_WAVE.start:
        return "SH-5.2"
    if term in BAG and (giver == state.sheriff or state.fates[giver] != UNDECIDED):
        return "SH-5.3"
    if term in HIDDEN and not mine:
        return "SH-R10"
    if term == UNSEEN:
        return "SH-R32"
    return "SH-4.3"


def _fits_in_order(state: Sheriff, author: Seat, draft: Draft, move: Move) -> bool:
    """Could the draft have this term too, if all were named in canonical order?"""
    twin = state.clone()
    if draft.manner == JOINING:
        twin.drafts[author] = _part(twin, author, draft.other, draft.number)
    else:
        begin_draft(twin, author, draft.other)
    fresh = twin.drafts[author]
    assert fresh is not None
    for term in sorted([*draft.menu.taken, move]):
        if term not in fresh.terms_left:
            return False
        add_term(fresh, term)
    return True


def _why_not_this_deed(state: Sheriff, giver: Seat, term: Term) -> str:
    if giver != state.sheriff:
        return "SH-4.1"
    for bag in bags_of(term):
        if bag >= state.seats or state.fates[bag] != UNDECIDED:
            return "SH-R12"
    return "SH-R13"  # contradicted by an earlier deal, or by this one


def bags_of(term: Term) -> list[Seat]:
    """The bags that a deed of the Sheriff is about."""
    if term in BEFORE:
        first, second = order_of(term)
        return [first, second]
    return (
        [(term - WAVE_THROUGH.start) % MOST_PLAYERS]
        if term < BEFORE.start
        else [(term - PILE[LEFT].start) % MOST_PLAYERS]
    )
