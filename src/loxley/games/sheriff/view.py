"""What one viewer may know of a game of Sheriff. Built up field by field; nothing is struck out of the truth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from loxley.bargain.ledger import Promise
from loxley.bargain.sheet import Sheet
from loxley.core.options import Setting
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.core.state import View
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.phases import (
    CONFISCATION,
    DEBT,
    DECLARATION,
    FATE_NAMES,
    FEAST,
    INSPECTION,
    LOADING,
    MARKET,
    OVER,
)
from loxley.games.sheriff.questions import question_to
from loxley.games.sheriff.scoring import Tally
from loxley.games.sheriff.vocabulary import (
    HIDDEN,
    JOIN,
    MOVES,
    PILES,
    TERMS,
    WAVE_THROUGH,
    about_offer,
    masked_words,
    order_of,
    term_words,
)

if TYPE_CHECKING:
    from loxley.games.sheriff.state import Sheriff


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class SeatView:
    """One place at the table. What is `None` is hidden from this viewer."""

    coins: int
    hand_size: int
    hand: list[str] | None
    stall: dict[str, int]  # legal goods, face up
    contraband_count: int
    contraband: list[str] | None
    bag_size: int
    bag: list[str] | None
    declared: str | None
    fate: str  # of the bag in this round: none, undecided, waved, opened
    must_open: bool  # the Sheriff has agreed to open it (SH-5.1)
    bribe_limit: int  # the most coins that may be agreed on for its passage; 0: it cannot be agreed on
    after: list[Seat]  # bags that the Sheriff has agreed to decide before this one
    pile: str | None  # where the Sheriff has agreed to lay what is confiscated from it
    packing: list[str] | None  # the bag being packed; its owner's alone
    closed: bool | None


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class PartView:
    """What somebody has added to an offer (SH-R31)."""

    seat: Seat
    gives: list[str]
    written: int  # the number that the offer had then: that of the text beside a promise in words


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class OfferView:
    """A standing offer; face-down goods are named only to their giver."""

    number: int
    author: Seat
    other: Seat
    called: str  # as `join` and `leave` name it
    gives: list[str]
    wants: list[str]
    joined: list[PartView]
    written: int  # the number that it had before others changed it: that of the text beside a promise in words
    taken_with: Seat | None  # to let this bag pass accepts the offer (SH-R30)
    lost_with: list[Seat]  # to let one of these bags pass does not: it wants more, and lapses


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class DraftView:
    """An offer the viewer is writing, a part of somebody's offer, or the cards for one."""

    manner: str  # offer, join or pick
    other: Seat
    number: int  # of the standing offer that is joined or answered; 0 for an offer of one's own
    gives: list[str]
    wants: list[str]


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class PromiseView:
    number: int
    promiser: Seat
    promisee: Seat
    term: str
    made: int
    fate: str
    paid: int  # of coins that were promised
    written: int  # the number of the text beside a promise in words


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class HandedView:
    """A good that was handed over out of a bag; face-down ones are named to giver and receiver."""

    deal: int  # its number
    seat: Seat
    good: str


@mypyc_attr(acyclic=True)
@dataclass
class DebtView:
    debtor: Seat
    creditor: Seat
    owed: int
    menu: list[str] | None  # what may still be given, dearest first; contraband is listed only to its owner


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class SheriffView(View):
    """The table as one viewer sees it."""

    viewer: Viewer
    question: str | None  # what the viewer is asked whenever they may move: a name of `QUESTIONS`
    options: dict[str, Setting]
    phase: str
    round: int
    rounds: int
    sheriff: Seat
    first_sheriff: Seat
    hand_limit: int  # cards of a full hand
    turn: Seat | None
    deck_size: int
    box_size: int
    left: list[str]  # discard piles, top card last
    right: list[str]
    seats: list[SeatView]
    aside_count: int
    aside: list[str] | None
    drawing: bool
    drew_from_deck: bool
    pile: str | None
    confiscated: list[str]
    words: int | None  # of the Sheriff, left on an orderly floor
    asked: list[Seat]
    next_offer: int  # the number that the next offer will have
    offers: list[OfferView]
    deals: list[OfferView]  # struck in this inspection
    draft: DraftView | None
    dropped: bool | None  # has the viewer, who has the word, dropped a draft (orderly floor)?
    out_of_bags: list[HandedView]  # for deals of this inspection
    debt: DebtView | None
    promises: list[PromiseView]
    feasts: list[list[str]]
    tallies: list[Tally] | None  # the final count


_DRAFT_KINDS: Final = ["offer", "join", "pick"]


def look(state: "Sheriff", viewer: Viewer) -> SheriffView:
    """The table as one viewer sees it."""
    view = frame_of(state)
    view.left = words_of(state.discards[0])
    view.right = words_of(state.discards[1])
    view.seats = [seat_of(state, owner, viewer) for owner in range(state.seats)]
    view.confiscated = words_of(state.confiscated)
    view.promises = promises_of(state)
    view.feasts = [words_of(goods) for goods in state.feasts]
    view.offers = offers_of(state, viewer)
    view.deals = deals_of(state, viewer)
    show_own(state, viewer, view)
    return view


def frame_of(state: "Sheriff") -> SheriffView:
    """The numbers and names that everybody sees."""
    phase = state.phase.name
    in_turn = phase in (MARKET, DECLARATION, FEAST)
    in_market = phase == MARKET
    view = SheriffView()
    view.options = state.rules.settings
    view.phase = phase
    view.round = state.round
    view.rounds = state.rules.rounds
    view.sheriff = state.sheriff
    view.first_sheriff = state.first_sheriff
    view.hand_limit = state.rules.hand_size
    view.turn = state.turn if in_turn else None
    view.deck_size = len(state.deck)
    view.box_size = len(state.box)
    view.aside_count = len(state.aside)
    view.drawing = in_market and state.drawing
    view.drew_from_deck = in_market and state.drew_from_deck
    view.pile = None if state.pile < 0 else PILES[state.pile]
    view.words = state.floor.words if phase in (INSPECTION, DEBT, CONFISCATION) and state.floor.orderly else None
    view.asked = state.floor.asked[:] if phase == INSPECTION else []
    view.next_offer = state.board.next_number
    view.tallies = state.tallies() if phase == OVER else None
    return view


def show_own(state: "Sheriff", viewer: Viewer, view: SheriffView) -> None:
    """What is not the same for everybody, beside the seats and what is offered."""
    phase = state.phase.name
    view.viewer = viewer
    view.question = question_to(state, viewer)
    view.aside = words_of(state.aside) if phase == MARKET and _sees(viewer, state.turn) else None
    view.draft = _draft(state, viewer)
    view.dropped = state.floor.dropped if phase == INSPECTION and state.floor.awaited == [viewer] else None
    view.out_of_bags = [_handed(state, viewer, *handed) for handed in state.out_of_bags] if state.out_of_bags else []
    view.debt = _debt(state, viewer)


def offers_of(state: "Sheriff", viewer: Viewer) -> list[OfferView]:
    return [_offer(state, sheet, viewer) for sheet in state.board.standing]


def deals_of(state: "Sheriff", viewer: Viewer) -> list[OfferView]:
    return [_deal(state, sheet, viewer) for sheet in state.deals]


def _sees(viewer: Viewer, owner: Seat) -> bool:
    return viewer in (owner, AUDITOR)


def words_of(goods: list[Good]) -> list[str]:
    return [GOODS[good] for good in goods]


def seat_of(state: "Sheriff", owner: Seat, viewer: Viewer) -> SeatView:
    own = viewer in (owner, AUDITOR)
    revealed = own or state.phase.name in (FEAST, OVER)  # SH-7.1
    stall = state.stalls[owner]
    loading = state.phase.name == LOADING
    declared = state.declared[owner]
    seat = SeatView()
    seat.coins = state.purses[owner]
    seat.hand_size = len(state.hands[owner])
    seat.hand = words_of(state.hands[owner]) if own else None
    seat.stall = {GOODS[good]: stall[good] for good in range(LEGAL) if stall[good]}
    seat.contraband_count = len(state.contraband[owner])
    seat.contraband = words_of(state.contraband[owner]) if revealed else None
    seat.bag_size = len(state.bags[owner])
    seat.bag = words_of(state.bags[owner]) if own else None
    seat.declared = GOODS[declared] if declared >= 0 else None
    seat.fate = FATE_NAMES[state.fates[owner]]
    seat.must_open = state.must_open[owner]
    seat.bribe_limit = state.purses[owner] if state.may_pass(owner) else 0
    seat.after = [first for first, second in map(order_of, state.orders) if second == owner] if state.orders else []
    pile = state.piles[owner]
    seat.pile = PILES[pile] if pile >= 0 else None
    seat.packing = words_of(state.packing[owner]) if own and loading else None
    seat.closed = state.closed[owner] if own and loading else None
    return seat


def _offer(state: "Sheriff", sheet: Sheet, viewer: Viewer) -> OfferView:
    """What is face down in an offer is known to its giver alone (SH-R23)."""
    author, other = sheet.parties[0], sheet.parties[1]
    gives = _side(sheet, author, viewer, [author, AUDITOR])
    joined = [_part(sheet, at, viewer, [sheet.parties[at], AUDITOR]) for at in range(2, len(sheet.parties))]
    wants = term_words(sheet.terms[1])
    called = _called(state, author, other)
    offer = _agreed(sheet, called, gives, wants, joined)
    waves = [WAVE_THROUGH.index(term) for term in sheet.terms[1] if term in WAVE_THROUGH]
    if waves and other == state.sheriff and not state.rules.first_edition:
        if len(sheet.terms[1]) == 1:
            offer.taken_with = waves[0]
        else:
            offer.lost_with = waves
    return offer


def _deal(state: "Sheriff", sheet: Sheet, viewer: Viewer) -> OfferView:
    """An offer that was accepted: what was face down in it is known to giver and receiver (SH-5.5)."""
    author, other = sheet.parties[0], sheet.parties[1]
    both: list[Viewer] = [author, other, AUDITOR]
    joined = [_part(sheet, at, viewer, [sheet.parties[at], other, AUDITOR]) for at in range(2, len(sheet.parties))]
    gives, wants = _side(sheet, author, viewer, both), _side(sheet, other, viewer, both)
    called = _called(state, author, other)
    return _agreed(sheet, called, gives, wants, joined)


def _agreed(sheet: Sheet, called: str, gives: list[str], wants: list[str], joined: list[PartView]) -> OfferView:
    offer = OfferView()
    offer.number = sheet.number
    offer.author = sheet.parties[0]
    offer.other = sheet.parties[1]
    offer.called = called
    offer.gives = gives
    offer.wants = wants
    offer.joined = joined
    offer.written = sheet.written[0]
    offer.taken_with = None
    offer.lost_with = []
    return offer


def _called(state: "Sheriff", author: Seat, other: Seat) -> str:
    return MOVES.argument(about_offer(JOIN, author, other, state.sheriff))


def _part(sheet: Sheet, at: int, viewer: Viewer, seen_by: list[Viewer]) -> PartView:
    part = PartView()
    part.seat = sheet.parties[at]
    part.gives = _side(sheet, part.seat, viewer, seen_by)
    part.written = sheet.written[at]
    return part


def _side(sheet: Sheet, party: Seat, viewer: Viewer, seen_by: list[Viewer]) -> list[str]:
    """One side of an offer; what is face down in it is named to these eyes only."""
    return term_words(sheet.side(party)) if viewer in seen_by else masked_words(sheet.side(party))


def _handed(state: "Sheriff", viewer: Viewer, number: int, owner: Seat, good: Good) -> HandedView:
    handed = HandedView()
    handed.deal = number
    handed.seat = owner
    handed.good = GOODS[good]
    for sheet in state.deals:
        if sheet.number == number and good >= LEGAL:
            taker = sheet.parties[0] if owner == sheet.parties[1] else sheet.parties[1]
            if viewer not in (owner, taker, AUDITOR):
                handed.good = HIDDEN.name
    return handed


def _draft(state: "Sheriff", viewer: Viewer) -> DraftView | None:
    draft = state.drafts[viewer] if viewer >= 0 else None
    if draft is None:
        return None
    view = DraftView()
    view.manner = _DRAFT_KINDS[draft.manner]
    view.other = draft.other
    view.number = draft.number
    view.gives = [MOVES.argument(move) for move in draft.gives]
    view.wants = [MOVES.argument(move) for move in draft.wants]
    return view


def _debt(state: "Sheriff", viewer: Viewer) -> DebtView | None:
    debt = state.debt
    if debt is None:
        return None
    public = debt.menu[-1] < LEGAL
    menu = words_of(debt.menu) if public or _sees(viewer, debt.debtor) else None
    return DebtView(debt.debtor, debt.creditor, debt.owed, menu)


def promises_of(state: "Sheriff") -> list[PromiseView]:
    return [_promise(state, promise) for promise in state.ledger.promises]


def _promise(state: "Sheriff", promise: Promise) -> PromiseView:
    view = PromiseView()
    view.number = promise.number
    view.promiser = promise.promiser
    view.promisee = promise.promisee
    view.term = TERMS.words[promise.term]
    view.made = promise.made
    view.fate = state.ledger.fates[promise.number]
    view.paid = state.ledger.paid[promise.number]
    view.written = promise.written
    return view
