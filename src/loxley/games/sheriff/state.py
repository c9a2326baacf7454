"""The truth of a game of Sheriff: piles, purses, phase."""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bargain.floor import Floor
from loxley.bargain.ledger import Ledger
from loxley.bargain.menu import Menu, Row
from loxley.bargain.sheet import Board, Sheet, Term
from loxley.core.chance import Chance
from loxley.core.seats import Seat, Viewer, clockwise
from loxley.core.state import State, View
from loxley.core.words import Move
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.options import Rules
from loxley.games.sheriff.phases import OVER, UNDECIDED
from loxley.games.sheriff.scoring import Tally, tally
from loxley.games.sheriff.shared_views import all_views
from loxley.games.sheriff.terms import Stock
from loxley.games.sheriff.view import SheriffView, look
from loxley.games.sheriff.vocabulary import WANT, order_of

OFFERING: Final = 0  # first what its author gives, then what they want for it
JOINING: Final = 1  # one's own part of somebody's offer (SH-R31)
PICKING: Final = 2  # cards for an offer that asks for some face down (SH-R32)

_NOT_LISTED: Final[list[Move]] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # one goes when the next comes
class Draft:
    """A sheet that is being written, or an answer that needs a choice; private to its author."""

    def __init__(self, manner: int, other: Seat, number: int, menu: Menu, terms_left: list[Move] = _NOT_LISTED) -> None:
        self.manner = manner
        self.other = other  # to whom, or whose offer
        self.number = number  # of the standing offer that is joined or answered
        self.menu = menu  # what the author may give, then what they may want for it
        self.terms_left = terms_left  # what may be written next; shared: replaced, not changed

    def __reduce__(self) -> tuple[type["Draft"], tuple[int, Seat, int, Menu, list[Move]]]:
        return Draft, (self.manner, self.other, self.number, self.menu, self.terms_left)

    def clone(self) -> "Draft":
        return Draft(self.manner, self.other, self.number, self.menu.clone(), self.terms_left)

    @property
    def gives(self) -> list[Move]:
        """What the author has written that they give, or has chosen."""
        return [move for move in self.menu.taken if move not in WANT]

    @property
    def wants(self) -> list[Move]:
        """What the author has written that they want."""
        return [move for move in self.menu.taken if move in WANT]


@mypyc_attr(acyclic=True)
class Debt:
    """A penalty that coins did not cover: its debtor chooses the goods (SH-6.1). Never changed: clones share it."""

    def __init__(self, debtor: Seat, creditor: Seat, owed: int, menu: list[Good]) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.owed = owed
        self.menu = menu  # what may still be given, dearest first

    def __reduce__(self) -> tuple[type["Debt"], tuple[Seat, Seat, int, list[Good]]]:
        return Debt, (self.debtor, self.creditor, self.owed, self.menu)


class Sheriff(State):
    """Everything on the table and behind the screens. Set by `setup.empty_table` and by `clone`.

    Lists of lists are changed in place only where it says so; elsewhere an inner list is replaced, so clones share it.
    """

    rules: Rules
    chance: Chance
    round: int
    first_sheriff: Seat
    sheriff: Seat
    turn: Seat  # whose turn it is in market, declaration and feast
    deck: list[Good]  # the last card is on top, as in every pile
    discards: list[list[Good]]  # left and right; changed in place
    box: list[Good]  # removed unseen (SH-8.3), and the hands at the end
    hands: list[list[Good]]  # sorted; changed in place
    bags: list[list[Good]]  # sorted
    stalls: list[list[int]]  # of each seat: how many of each legal good, face up
    contraband: list[list[Good]]  # of each seat: face down on the stall, sorted
    purses: list[int]
    # market
    aside: list[Good]
    drawing: bool  # has the merchant begun to draw?
    drew_from_deck: bool
    pile: int  # the discard pile that cards are being laid on
    # loading
    packing: list[list[Good]]
    cursors: list[int]  # where in the sorted hand the next card may be packed from
    closed: list[bool]
    # declaration and inspection
    declared: list[Good]
    fates: list[int]
    must_open: list[bool]  # bags the Sheriff has agreed to open (SH-5.1)
    orders: list[Term]  # which bag the Sheriff has agreed to decide before which; replaced, not changed
    piles: list[int]  # of each bag: where the Sheriff has agreed to lay what is confiscated; replaced, not changed
    floor: Floor
    board: Board
    drafts: list[Draft | None]
    stocks: list[Stock | None]  # of each seat: goods it may give, then goods it may be asked for; as last listed
    bag_words: list[
        Row | None
    ]  # of each seat: what it may say of its bag, then what may be wanted of it; as last listed
    deals: list[Sheet]  # struck in this inspection, in order
    out_of_bags: list[tuple[int, Seat, Good]]  # handed over for a deal (its number), by whom; replaced, not changed
    debt: Debt | None
    confiscated: list[Good]
    ledger: Ledger
    # the end
    feasts: list[list[Good]]  # what each seat's Feast Plates have become

    def clone(self) -> "Sheriff":
        twin = Sheriff()
        twin.seats = self.seats
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.phase = self.phase
        twin.round = self.round
        twin.first_sheriff = self.first_sheriff
        twin.sheriff = self.sheriff
        twin.turn = self.turn
        twin.deck = self.deck[:]
        twin.discards = [pile[:] for pile in self.discards]
        twin.box = self.box
        twin.hands = [hand[:] for hand in self.hands]
        twin.bags = self.bags[:]
        twin.stalls = self.stalls[:]
        twin.contraband = self.contraband[:]
        twin.purses = self.purses[:]
        twin.aside = self.aside[:]
        twin.drawing = self.drawing
        twin.drew_from_deck = self.drew_from_deck
        twin.pile = self.pile
        twin.packing = self.packing[:]
        twin.cursors = self.cursors[:]
        twin.closed = self.closed[:]
        twin.declared = self.declared[:]
        twin.fates = self.fates[:]
        twin.must_open = self.must_open[:]
        twin.orders = self.orders
        twin.piles = self.piles
        twin.floor = self.floor.clone()
        twin.board = self.board.clone()
        twin.drafts = [None if draft is None else draft.clone() for draft in self.drafts]
        twin.stocks = self.stocks[:]
        twin.bag_words = self.bag_words[:]
        twin.deals = self.deals[:]
        twin.out_of_bags = self.out_of_bags
        twin.debt = self.debt
        twin.confiscated = self.confiscated[:]
        twin.ledger = self.ledger.clone()
        twin.feasts = self.feasts[:]
        return twin

    # the contract

    def over(self) -> bool:
        return self.phase.name == OVER

    def tallies(self) -> list[Tally]:
        """The count as it stands (SH-7.2)."""
        return tally(self.rules.figures, self.stalls, self.contraband, self.purses, self.feasts)

    def scores(self) -> list[int]:
        return [line.total for line in self.tallies()]

    def winners(self) -> list[Seat]:
        return [seat for seat, line in enumerate(self.tallies()) if line.place == 1] if self.over() else []

    def view(self, viewer: Viewer) -> SheriffView:
        return look(self, viewer)

    def views(self, viewers: list[Viewer], before: State | None, seen: dict[Viewer, View]) -> list[View]:
        assert before is None or isinstance(before, Sheriff)
        return all_views(self, viewers, before, seen)

    # asked at every decision: CPython calls methods that an object's own class has more quickly than inherited ones

    def awaited(self) -> list[Seat]:
        return self.phase.awaited(self)

    def legal(self, seat: Seat) -> list[Move]:
        return State.legal(self, seat)

    def play(self, seat: Seat, move: Move) -> None:
        State.play(self, seat, move)

    # small questions that many rules ask

    def merchants(self) -> list[Seat]:
        """All but the Sheriff, from the Sheriff's left, clockwise."""
        return clockwise(self.seats, self.sheriff)

    def all_decided(self) -> bool:
        """Has the Sheriff decided on every bag?"""
        for fate in self.fates:  # noqa: SIM110 - compiled, a loop is quicker than a generator
            if fate == UNDECIDED:
                return False
        return True

    def undecided(self) -> list[Seat]:
        """Merchants whose bags the Sheriff still has to decide on."""
        return [seat for seat in range(self.seats) if self.fates[seat] == UNDECIDED]

    def waits(self, bag: Seat) -> bool:
        """Has the Sheriff agreed to decide another bag before this one (SH-5.1)?"""
        for term in self.orders:
            first, second = order_of(term)
            if second == bag and self.fates[first] == UNDECIDED:
                return True
        return False

    def may_pass(self, bag: Seat) -> bool:
        """May the Sheriff let this bag pass, and agree to do so (SH-R12, SH-R13)?"""
        return self.fates[bag] == UNDECIDED and not self.must_open[bag] and not (self.orders and self.waits(bag))

    def stall_value(self, seat: Seat) -> int:
        values = self.rules.figures.values
        return sum(self.stalls[seat][good] * values[good] for good in range(LEGAL))
