"""What one viewer may know of a game of Sheriff. Built up field by field; nothing is struck out of the truth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from loxley.bargain.ledger import Promise
from loxley.bargain.sheet import Sheet
from loxley.core.options import Setting
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.core.state import View
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.moves import MOVES, PILES, TERMS, masked_words, term_words
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
from loxley.games.sheriff.scoring import Tally

if TYPE_CHECKING:
    from loxley.games.sheriff.state import Sheriff


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
    packing: list[str] | None  # the bag being packed; its owner's alone
    closed: bool | None


@dataclass
class OfferView:
    """A standing offer; face-down goods are named only to their giver."""

    number: int
    author: Seat
    other: Seat
    gives: list[str]
    wants: list[str]


@dataclass
class DraftView:
    """An offer the viewer is writing."""

    other: Seat
    gives: list[str]
    wants: list[str]


@dataclass
class PromiseView:
    number: int
    promiser: Seat
    promisee: Seat
    term: str
    made: int
    fate: str


@dataclass
class DebtView:
    debtor: Seat
    creditor: Seat
    owed: int
    menu: list[str] | None  # what may still be given, dearest first; contraband is listed only to its owner


@dataclass(init=False)
class SheriffView(View):
    """The table as one viewer sees it."""

    viewer: Viewer
    options: dict[str, Setting]
    phase: str
    round: int
    rounds: int
    sheriff: Seat
    first_sheriff: Seat
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
    debt: DebtView | None
    promises: list[PromiseView]
    feasts: list[list[str]]
    tallies: list[Tally] | None  # the final count


def look(game: "Sheriff", viewer: Viewer) -> SheriffView:
    """The table as one viewer sees it."""
    phase = game.phase.name
    in_turn = phase in (MARKET, DECLARATION, FEAST)
    in_market = phase == MARKET
    view = SheriffView()
    view.viewer = viewer
    view.options = game.rules.settings
    view.phase = phase
    view.round = game.round
    view.rounds = game.rules.rounds
    view.sheriff = game.sheriff
    view.first_sheriff = game.first_sheriff
    view.turn = game.turn if in_turn else None
    view.deck_size = len(game.deck)
    view.box_size = len(game.box)
    view.left = _words(game.discards[0])
    view.right = _words(game.discards[1])
    view.seats = [_seat(game, owner, viewer) for owner in range(game.seats)]
    view.aside_count = len(game.aside)
    view.aside = _words(game.aside) if in_market and _sees(viewer, game.turn) else None
    view.drawing = in_market and game.drawing
    view.drew_from_deck = in_market and game.drew_from_deck
    view.pile = None if game.pile < 0 else PILES[game.pile]
    view.confiscated = _words(game.confiscated)
    view.words = game.floor.words if phase in (INSPECTION, DEBT, CONFISCATION) and game.floor.orderly else None
    view.asked = game.floor.asked[:] if phase == INSPECTION else []
    view.next_offer = game.board.next_number
    view.offers = [_offer(sheet, viewer) for sheet in game.board.standing]
    view.deals = [_deal(sheet, viewer) for sheet in game.deals]
    view.draft = _draft(game, viewer)
    view.debt = _debt(game, viewer)
    view.promises = [_promise(promise, game.ledger.fates[promise.number]) for promise in game.ledger.promises]
    view.feasts = [_words(goods) for goods in game.feasts]
    view.tallies = game.tallies() if phase == OVER else None
    return view


def _sees(viewer: Viewer, owner: Seat) -> bool:
    return viewer in (owner, AUDITOR)


def _words(goods: list[Good]) -> list[str]:
    return [GOODS[good] for good in goods]


def _seat(game: "Sheriff", owner: Seat, viewer: Viewer) -> SeatView:
    own = viewer in (owner, AUDITOR)
    revealed = own or game.phase.name in (FEAST, OVER)  # SH-7.1
    stall = game.stalls[owner]
    loading = game.phase.name == LOADING
    declared = game.declared[owner]
    seat = SeatView()
    seat.coins = game.purses[owner]
    seat.hand_size = len(game.hands[owner])
    seat.hand = _words(game.hands[owner]) if own else None
    seat.stall = {GOODS[good]: stall[good] for good in range(LEGAL) if stall[good]}
    seat.contraband_count = len(game.contraband[owner])
    seat.contraband = _words(game.contraband[owner]) if revealed else None
    seat.bag_size = len(game.bags[owner])
    seat.bag = _words(game.bags[owner]) if own else None
    seat.declared = GOODS[declared] if declared >= 0 else None
    seat.fate = FATE_NAMES[game.fates[owner]]
    seat.must_open = game.must_open[owner]
    seat.packing = _words(game.packing[owner]) if own and loading else None
    seat.closed = game.closed[owner] if own and loading else None
    return seat


def _offer(sheet: Sheet, viewer: Viewer) -> OfferView:
    author, other = sheet.parties
    gives = term_words(sheet.terms[0]) if _sees(viewer, author) else masked_words(sheet.terms[0])
    return OfferView(sheet.number, author, other, gives, term_words(sheet.terms[1]))


def _deal(sheet: Sheet, viewer: Viewer) -> OfferView:
    """An offer that was accepted: what was face down in it is known to giver and receiver (SH-5.5)."""
    return _offer(sheet, sheet.author if viewer in sheet.parties else viewer)


def _draft(game: "Sheriff", viewer: Viewer) -> DraftView | None:
    draft = game.drafts[viewer] if viewer >= 0 else None
    if draft is None:
        return None
    gives = [MOVES.argument(move) for move in draft.gives.taken]
    wants = [MOVES.argument(move) for move in draft.wants.taken]
    return DraftView(draft.other, gives, wants)


def _debt(game: "Sheriff", viewer: Viewer) -> DebtView | None:
    debt = game.debt
    if debt is None:
        return None
    public = debt.menu[-1] < LEGAL
    menu = _words(debt.menu) if public or _sees(viewer, debt.debtor) else None
    return DebtView(debt.debtor, debt.creditor, debt.owed, menu)


def _promise(promise: Promise, fate: str) -> PromiseView:
    term = TERMS.words[promise.term]
    return PromiseView(promise.number, promise.promiser, promise.promisee, term, promise.made, fate)
