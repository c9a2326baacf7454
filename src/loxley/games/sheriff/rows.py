"""The rows of Sheriff: what one merchant or the Sheriff sees and remembers, as bytes of fixed length."""

from typing import Final

from loxley.bargain.ledger import BROKEN, KEPT, OPEN
from loxley.bargain.sheet import Sheet, Term
from loxley.core.log import Event, as_number
from loxley.core.rows import Memories, Rows, RowWriter, Schema
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sheriff.goods import GOODS, KINDS, LEGAL, LEGAL_GOODS, Good
from loxley.games.sheriff.memory import Memory, fold
from loxley.games.sheriff.options import CHOICES, MOST_PLAYERS
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
from loxley.games.sheriff.state import PICKING, Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    BAG,
    CHOOSE,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    LATER_WORDS,
    OPEN_UP,
    STALL,
    TERMS,
    UNSEEN,
    WANT,
    WAVE_THROUGH,
    order_of,
)
from loxley.games.sheriff.vocabulary import OFFER as OFFERING

PHASE_NAMES: Final[list[str]] = [
    MARKET,
    LOADING,
    DECLARATION,
    INSPECTION,
    DEBT,
    CONFISCATION,
    FEAST,
    OVER,
]
TOPS: Final = 5  # cards of a discard pile that are told in order, from the top
FLAGS: Final[list[str]] = [choice.name for choice in CHOICES if choice.default is False]

# One side of an offer: what it adds up to. A term that has no column of its own counts among the others.
_SEATS: Final[list[str]] = [f"seat +{step}" if step else "you" for step in range(MOST_PLAYERS)]
SIDE: Final[list[str]] = [
    "coins",
    *[f"stall {good}" for good in LEGAL_GOODS],
    "named contraband",
    "hidden",
    "unseen",
    "legal goods in the bag",
    "contraband in the bag",
    *[f"wave {seat}" for seat in _SEATS],
    *[f"open {seat}" for seat in _SEATS],
    *[f"later wave {seat}" for seat in _SEATS],
    *[f"later open {seat}" for seat in _SEATS],
    "later honest",
    "later coins",
    "later words",
    "others",
]
OFFER: Final[list[str]] = ["stands", "joined", "joined coins", *[f"gives {name}" for name in SIDE]] + [
    f"wants {name}" for name in SIDE
]
_GIVES: Final = 3  # where the sides begin in an offer
_SIDE: Final = len(SIDE)


def _column(term: Term) -> int:
    """The column of a term; of a deed about a seat the first of its columns."""
    if term in STALL:
        return SIDE.index(f"stall {STALL.arguments[STALL.index(term)]}")
    for family, name in ((COINS, "coins"), (CONTRABAND, "named contraband"), (HIDDEN, "hidden")):
        if term in family:
            return SIDE.index(name)
    if term in BAG:
        return SIDE.index("legal goods in the bag" if BAG.index(term) < LEGAL else "contraband in the bag")
    for family in (WAVE_THROUGH, OPEN_UP, LATER_WAVE, LATER_OPEN):
        if term in family:
            return SIDE.index(f"{family.name} you")
    for single, name in ((UNSEEN, "unseen"), (LATER_HONEST, "later honest"), (LATER_WORDS, "later words")):
        if term == single:
            return SIDE.index(name)
    return SIDE.index("later coins" if term in LATER_COINS else "others")


def _amount(term: Term) -> int:
    for family in (COINS, LATER_COINS):
        if term in family:
            return family.index(term) + 1
    return 1


def _seat_of(term: Term) -> Seat:
    """Whom a deed is about; nobody for things."""
    for family in (WAVE_THROUGH, OPEN_UP, LATER_WAVE, LATER_OPEN):
        if term in family:
            return family.index(term)
    return -1


_COLUMNS: Final[list[int]] = [_column(term) for term in range(len(TERMS))]
_AMOUNTS: Final[list[int]] = [_amount(term) for term in range(len(TERMS))]
_ABOUT: Final[list[Seat]] = [_seat_of(term) for term in range(len(TERMS))]

SCHEMA: Final = Schema(MOST_PLAYERS)
# the table
_PLAYERS: Final = SCHEMA.number("players", MOST_PLAYERS)
_OPTIONS: Final = SCHEMA.counts("options", FLAGS, 1)
_ORDERLY: Final = SCHEMA.flag("orderly floor")
_PHASE: Final = SCHEMA.one_of("phase", PHASE_NAMES)
_ROUND: Final = SCHEMA.number("round")
_ROUNDS: Final = SCHEMA.number("rounds")
_SHERIFF: Final = SCHEMA.by_seat("sheriff", 1)
_TURN: Final = SCHEMA.by_seat("turn", 1)
_HAND_LIMIT: Final = SCHEMA.number("hand limit")
_DECK: Final = SCHEMA.number("deck size")
_BOX: Final = SCHEMA.number("box size")
_PILES: Final = [SCHEMA.counts("left pile", GOODS), SCHEMA.counts("right pile", GOODS)]
_PILE_TOPS: Final = [
    SCHEMA.sequence("left top", TOPS, GOODS),
    SCHEMA.sequence("right top", TOPS, GOODS),
]
_CONFISCATED: Final = SCHEMA.counts("confiscated", GOODS)
# one's own
_HAND: Final = SCHEMA.counts("hand", GOODS)
_BAG: Final = SCHEMA.counts("bag", GOODS)
_PACKING: Final = SCHEMA.counts("packing", GOODS)
_CLOSED: Final = SCHEMA.flag("bag closed")
_ASIDE_SIZE: Final = SCHEMA.number("cards set aside")
_ASIDE: Final = SCHEMA.counts("set aside", GOODS)
_DRAWING: Final = SCHEMA.flag("drawing")
_DREW: Final = SCHEMA.flag("drew from deck")
_PILE: Final = SCHEMA.word("laying on", ["left", "right"])
# everybody
_PURSE: Final = SCHEMA.by_seat("coins")
_HAND_SIZE: Final = SCHEMA.by_seat("hand size")
_STALLS: Final = SCHEMA.counts_by_seat("stall", LEGAL_GOODS)
_CONTRABAND_SIZE: Final = SCHEMA.by_seat("contraband size")
_CONTRABAND: Final = SCHEMA.counts_by_seat("contraband seen", GOODS)
_HIDDEN: Final = SCHEMA.counts_by_seat("hidden cards seen", GOODS)
_BAG_SIZE: Final = SCHEMA.by_seat("bag size")
_DECLARED: Final = SCHEMA.words_by_seat("declared", LEGAL_GOODS)
_FATE: Final = SCHEMA.words_by_seat("fate", FATE_NAMES[1:])
_MUST_OPEN: Final = SCHEMA.by_seat("must be opened", 1)
_AFTER: Final = SCHEMA.counts_by_seat("decided after", _SEATS, 1)
_BAG_PILE: Final = SCHEMA.words_by_seat("agreed pile", ["left", "right"])
_FEASTS: Final = SCHEMA.counts_by_seat("feast", LEGAL_GOODS)
# tallies of the whole game
_LIES: Final = SCHEMA.by_seat("lies caught")
_TRUTHS: Final = SCHEMA.by_seat("true bags opened")
_PASSED: Final = SCHEMA.by_seat("bags let pass")
_OPENED: Final = SCHEMA.by_seat("bags opened as sheriff")
_WAVED: Final = SCHEMA.by_seat("bags let pass as sheriff")
_DEALS: Final = SCHEMA.by_seat("offers accepted by others")
_FAILED: Final = SCHEMA.by_seat("offers that came to nothing")
_PAID: Final = SCHEMA.by_seat("coins paid")
_GOT: Final = SCHEMA.by_seat("coins received")
_KEPT: Final = SCHEMA.by_seat("promises kept")
_BROKEN: Final = SCHEMA.by_seat("promises broken")
_PROMISED: Final = SCHEMA.by_seat("promises open")
# bargaining
_WORDS: Final = SCHEMA.number("words left")
_ASKED: Final = SCHEMA.by_seat("asked", 1)
_DROPPED: Final = SCHEMA.flag("dropped")
_TO_ME: Final = SCHEMA.counts_by_seat("offer to you", OFFER)
_BY_ME: Final = SCHEMA.counts_by_seat("offer by you", OFFER)
_AMONG: Final = SCHEMA.counts_by_seat("coins offered", _SEATS)
_STRUCK: Final = SCHEMA.by_seat("deals struck in this inspection")
_DRAFT: Final = SCHEMA.word("draft", ["offer", "join", "pick"])
_DRAFT_TO: Final = SCHEMA.by_seat("draft to", 1)
_DRAFT_GIVES: Final = SCHEMA.counts("draft gives", SIDE)
_DRAFT_WANTS: Final = SCHEMA.counts("draft wants", SIDE)
_DEBTOR: Final = SCHEMA.by_seat("debtor", 1)
_CREDITOR: Final = SCHEMA.by_seat("creditor", 1)
_OWED: Final = SCHEMA.number("owed")

_HANDS_CHANGE: Final = 1
_COUNTED: Final = 2
_KINDS_OF_EVENTS: Final[dict[str, int]] = {
    "took": _HANDS_CHANGE,
    "laid": _HANDS_CHANGE,
    "delivered": _HANDS_CHANGE,
    "confiscated": _HANDS_CHANGE,
    "answered": _HANDS_CHANGE,
    "posted": _HANDS_CHANGE,
    "joined": _HANDS_CHANGE,
    "slipped": _HANDS_CHANGE,
    "slipped_named": _HANDS_CHANGE,
    "slipped_unseen": _HANDS_CHANGE,
    "surrendered": _HANDS_CHANGE,
    "revealed": _HANDS_CHANGE,
    "opened": _COUNTED,
    "waved": _COUNTED,
    "closed": _COUNTED,
    "paid": _COUNTED,
}


class SheriffMemories(Memories):
    """Cards that each seat has seen go into others' hands, and tallies that everybody could keep."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[Memory] = [Memory(seats) for _ in range(seats)]
        self.lies: list[int] = [0] * seats
        self.truths: list[int] = [0] * seats
        self.passed: list[int] = [0] * seats
        self.opened: list[int] = [0] * seats
        self.waved: list[int] = [0] * seats
        self.deals: list[int] = [0] * seats
        self.failed: list[int] = [0] * seats
        self.paid: list[int] = [0] * seats
        self.got: list[int] = [0] * seats

    def fold(self, event: Event, audience: int) -> None:
        kind = _KINDS_OF_EVENTS.get(event.name, 0)
        if kind == _COUNTED:
            self._count(event)
        elif kind == _HANDS_CHANGE:
            for viewer in range(self.seats):
                if audience >> viewer & 1:
                    fold(self.cards[viewer], event)

    def _count(self, event: Event) -> None:
        name, facts = event.name, event.facts
        if name == "paid":
            coins = as_number(facts["coins"])
            self.paid[as_number(facts["giver"])] += coins
            self.got[as_number(facts["taker"])] += coins
        elif name == "closed":
            counts = self.deals if facts["fate"] == "accepted" else self.failed
            counts[as_number(facts["author"])] += 1
        elif name == "waved":
            self.passed[as_number(facts["seat"])] += 1
            self.waved[as_number(facts["sheriff"])] += 1
        else:
            counts = self.lies if facts["lies"] else self.truths
            counts[as_number(facts["seat"])] += 1
            self.opened[as_number(facts["sheriff"])] += 1


class SheriffRows(Rows):
    def __init__(self) -> None:
        self.schema = SCHEMA

    def memories(self, state: State) -> SheriffMemories:
        return SheriffMemories(state.seats)

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        if not isinstance(state, Sheriff) or not isinstance(memories, SheriffMemories):
            raise TypeError("not a game of Sheriff")
        out.begin(SCHEMA.blank)
        _write_table(out, state, viewer)
        _write_own(out, state, viewer)
        for step in range(state.seats):
            _write_seat(out, state, viewer, (viewer + step) % state.seats, step)
        _write_memories(out, state, viewer, memories)
        _write_talks(out, state, viewer)
        debt = state.debt
        if debt is not None:
            out.put(_DEBTOR + _step(state, viewer, debt.debtor), 1)
            out.put(_CREDITOR + _step(state, viewer, debt.creditor), 1)
            out.put(_OWED, debt.owed)


ROWS: Final = SheriffRows()


def _step(state: Sheriff, viewer: Seat, seat: Seat) -> int:
    """How far a seat is from the viewer, clockwise."""
    step = seat - viewer
    return step if step >= 0 else step + state.seats


def _count_goods(out: RowWriter, at: int, goods: list[Good]) -> None:
    for good in goods:
        out.add(at + good, 1)


def _write_table(out: RowWriter, state: Sheriff, viewer: Seat) -> None:
    phase = state.phase.name
    settings = state.rules.settings
    out.put(_PLAYERS, state.seats)
    for at, flag in enumerate(FLAGS):
        if settings[flag] is True:
            out.put(_OPTIONS + at, 1)
    if state.rules.orderly:
        out.put(_ORDERLY, 1)
    out.put(_PHASE + PHASE_NAMES.index(phase), 1)
    out.put(_ROUND, state.round)
    out.put(_ROUNDS, state.rules.rounds)
    out.put(_SHERIFF + _step(state, viewer, state.sheriff), 1)
    if phase in (MARKET, DECLARATION, FEAST):
        out.put(_TURN + _step(state, viewer, state.turn), 1)
    out.put(_HAND_LIMIT, state.rules.hand_size)
    out.put(_DECK, len(state.deck))
    out.put(_BOX, len(state.box))
    for side, pile in enumerate(state.discards):
        _count_goods(out, _PILES[side], pile)
        for at in range(min(TOPS, len(pile))):
            out.put(_PILE_TOPS[side] + at, pile[len(pile) - 1 - at] + 1)
    _count_goods(out, _CONFISCATED, state.confiscated)


def _write_own(out: RowWriter, state: Sheriff, viewer: Seat) -> None:
    phase = state.phase.name
    _count_goods(out, _HAND, state.hands[viewer])
    _count_goods(out, _BAG, state.bags[viewer])
    if phase == LOADING:
        _count_goods(out, _PACKING, state.packing[viewer])
        if state.closed[viewer]:
            out.put(_CLOSED, 1)
    out.put(_ASIDE_SIZE, len(state.aside))
    if phase == MARKET:
        if state.turn == viewer:
            _count_goods(out, _ASIDE, state.aside)
        if state.drawing:
            out.put(_DRAWING, 1)
        if state.drew_from_deck:
            out.put(_DREW, 1)
    if state.pile >= 0:
        out.put(_PILE, state.pile + 1)


def _write_seat(out: RowWriter, state: Sheriff, viewer: Seat, owner: Seat, step: int) -> None:
    """What everybody sees of one seat; its contraband only where it lies open (SH-7.1) or is the viewer's own."""
    out.put(_PURSE + step, state.purses[owner])
    out.put(_HAND_SIZE + step, len(state.hands[owner]))
    stall, feast = state.stalls[owner], state.feasts[owner]
    for good in range(LEGAL):
        if stall[good]:
            out.put(_STALLS + step * LEGAL + good, stall[good])
    for good in feast:
        out.add(_FEASTS + step * LEGAL + good, 1)
    contraband = state.contraband[owner]
    out.put(_CONTRABAND_SIZE + step, len(contraband))
    if step == 0 or state.phase.name in (FEAST, OVER):
        _count_goods(out, _CONTRABAND + step * KINDS, contraband)
    out.put(_BAG_SIZE + step, len(state.bags[owner]))
    out.put(_DECLARED + step, state.declared[owner] + 1)
    out.put(_FATE + step, state.fates[owner])
    if state.must_open[owner]:
        out.put(_MUST_OPEN + step, 1)
    out.put(_BAG_PILE + step, state.piles[owner] + 1)
    for term in state.orders:
        first, second = order_of(term)
        if second == owner:
            out.put(_AFTER + step * MOST_PLAYERS + _step(state, viewer, first), 1)


def _write_memories(out: RowWriter, state: Sheriff, viewer: Seat, memories: SheriffMemories) -> None:
    cards = memories.cards[viewer]
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        if step:
            _count_goods(out, _HIDDEN + step * KINDS, cards.hidden[seat])
            _count_goods(out, _CONTRABAND + step * KINDS, cards.smuggled[seat])
        out.put(_LIES + step, memories.lies[seat])
        out.put(_TRUTHS + step, memories.truths[seat])
        out.put(_PASSED + step, memories.passed[seat])
        out.put(_OPENED + step, memories.opened[seat])
        out.put(_WAVED + step, memories.waved[seat])
        out.put(_DEALS + step, memories.deals[seat])
        out.put(_FAILED + step, memories.failed[seat])
        out.put(_PAID + step, memories.paid[seat])
        out.put(_GOT + step, memories.got[seat])
    for promise in state.ledger.promises:
        fate = state.ledger.fates[promise.number]
        at = _KEPT if fate == KEPT else _BROKEN if fate == BROKEN else _PROMISED if fate == OPEN else -1
        if at >= 0:
            out.add(at + _step(state, viewer, promise.promiser), 1)


def _write_talks(out: RowWriter, state: Sheriff, viewer: Seat) -> None:
    phase, floor = state.phase.name, state.floor
    if floor.orderly and phase in (INSPECTION, DEBT, CONFISCATION):
        out.put(_WORDS, floor.words)
    if phase == INSPECTION:
        for seat in floor.asked:
            out.put(_ASKED + _step(state, viewer, seat), 1)
        if floor.dropped and floor.awaited == [viewer]:
            out.put(_DROPPED, 1)
    for sheet in state.board.standing:
        _write_sheet(out, state, viewer, sheet)
    for sheet in state.deals:
        out.add(_STRUCK + _step(state, viewer, sheet.parties[0]), 1)
    draft = state.drafts[viewer]
    if draft is not None:
        _write_draft(out, state, viewer, draft)


def _write_sheet(out: RowWriter, state: Sheriff, viewer: Seat, sheet: Sheet) -> None:
    """An offer to or by the viewer in full, others by their coins."""
    author, other = sheet.parties[0], sheet.parties[1]
    by, to = _step(state, viewer, author), _step(state, viewer, other)
    for term in sheet.terms[0]:
        if term in COINS:
            out.add(_AMONG + by * MOST_PLAYERS + to, _AMOUNTS[term])
    if by and to:
        return
    at = _TO_ME + by * len(OFFER) if to == 0 else _BY_ME + to * len(OFFER)
    out.put(at, 1)
    for party in range(2, len(sheet.parties)):
        out.add(at + 1, 1)
        for term in sheet.terms[party]:
            if term in COINS:
                out.add(at + 2, _AMOUNTS[term])
    _write_side(out, state, viewer, at + _GIVES, sheet.terms[0])
    _write_side(out, state, viewer, at + _GIVES + _SIDE, sheet.terms[1])


def _write_side(out: RowWriter, state: Sheriff, viewer: Seat, at: int, terms: list[Term]) -> None:
    for term in terms:
        about = _ABOUT[term]
        step = _step(state, viewer, about) if about >= 0 else 0
        out.add(at + _COLUMNS[term] + step, _AMOUNTS[term])


def _write_draft(out: RowWriter, state: Sheriff, viewer: Seat, draft: Draft) -> None:
    out.put(_DRAFT, draft.manner + 1)
    out.put(_DRAFT_TO + _step(state, viewer, draft.other), 1)
    picking = draft.manner == PICKING
    gives = [HIDDEN.of(CHOOSE.index(move)) if picking else OFFERING.index(move) for move in draft.gives.taken]
    _write_side(out, state, viewer, _DRAFT_GIVES, gives)
    _write_side(out, state, viewer, _DRAFT_WANTS, [WANT.index(move) for move in draft.wants.taken])
