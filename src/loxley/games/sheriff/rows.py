"""The rows of Sheriff: what one merchant or the Sheriff sees and remembers, as bytes of fixed length."""

from typing import Final

from mypy_extensions import i64

from loxley.bargain.ledger import BROKEN, KEPT, OPEN
from loxley.bargain.sheet import Sheet
from loxley.core.log import Event, Fact, as_number
from loxley.core.rows import Memories, Rows, RowWriter, Schema, shared, step_to
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sheriff.goods import GOODS, KINDS, LEGAL, LEGAL_GOODS, Good
from loxley.games.sheriff.memory import Memory, fold
from loxley.games.sheriff.options import CHOICES, MOST_PLAYERS, Rules
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
from loxley.games.sheriff.row_sides import AMOUNTS, GIVES, OFFER, OFFER_LENGTH, SEATS, SIDE, SIDE_LENGTH, write_side
from loxley.games.sheriff.state import PICKING, Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    CHOOSE,
    COINS,
    HIDDEN,
    LEFT,
    RIGHT,
    WANT,
    order_of,
)
from loxley.games.sheriff.vocabulary import OFFER as OFFERING

PHASE_NAMES: Final[list[str]] = [  # in the order of the numbers below
    MARKET,
    LOADING,
    DECLARATION,
    INSPECTION,
    DEBT,
    CONFISCATION,
    FEAST,
    OVER,
]
_MARKET: Final = 0
_LOADING: Final = 1
_DECLARATION: Final = 2
_INSPECTION: Final = 3
_DEBT: Final = 4
_CONFISCATION: Final = 5
_FEAST: Final = 6
_OVER: Final = 7
_PHASE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASE_NAMES)}
TOPS: Final = 5  # cards of a discard pile that are told in order, from the top
FLAGS: Final[list[str]] = [choice.name for choice in CHOICES if choice.default is False]

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
_LEFT_PILE: Final = SCHEMA.counts("left pile", GOODS)
_RIGHT_PILE: Final = SCHEMA.counts("right pile", GOODS)
_LEFT_TOP: Final = SCHEMA.sequence("left top", TOPS, GOODS)
_RIGHT_TOP: Final = SCHEMA.sequence("right top", TOPS, GOODS)
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
_AFTER: Final = SCHEMA.counts_by_seat("decided after", SEATS, 1)
_BAG_PILE: Final = SCHEMA.words_by_seat("agreed pile", ["left", "right"])
_FEASTS: Final = SCHEMA.counts_by_seat("feast", LEGAL_GOODS)
# tallies of the whole game, in the order of their numbers
_TALLIES: Final = SCHEMA.by_seat("lies caught")
SCHEMA.by_seat("true bags opened")
SCHEMA.by_seat("bags let pass")
SCHEMA.by_seat("bags opened as sheriff")
SCHEMA.by_seat("bags let pass as sheriff")
SCHEMA.by_seat("offers accepted by others")
SCHEMA.by_seat("offers that came to nothing")
SCHEMA.by_seat("coins paid")
SCHEMA.by_seat("coins received")
_LIES: Final = 0
_TRUTHS: Final = 1
_PASSED: Final = 2
_OPENED: Final = 3
_WAVED: Final = 4
_DEALS: Final = 5
_FAILED: Final = 6
_PAID: Final = 7
_GOT: Final = 8
_ALL_TALLIES: Final = 9
_KEPT: Final = SCHEMA.by_seat("promises kept")
_BROKEN: Final = SCHEMA.by_seat("promises broken")
_PROMISED: Final = SCHEMA.by_seat("promises open")
# bargaining
_WORDS: Final = SCHEMA.number("words left")
_ASKED: Final = SCHEMA.by_seat("asked", 1)
_DROPPED: Final = SCHEMA.flag("dropped")
_TO_ME: Final = SCHEMA.counts_by_seat("offer to you", OFFER)
_BY_ME: Final = SCHEMA.counts_by_seat("offer by you", OFFER)
_AMONG: Final = SCHEMA.counts_by_seat("coins offered", SEATS)
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

    def __init__(self, rules: Rules) -> None:
        seats = rules.players
        super().__init__(seats)
        self.blank = _blank(rules)
        self.cards: list[Memory] = [Memory(seats) for _ in range(seats)]
        self.tallies: list[int] = [0] * (_ALL_TALLIES * seats)  # of each of them a figure for each seat

    def fold(self, event: Event, viewers: int) -> None:
        kind = _KINDS_OF_EVENTS.get(event.name, 0)
        if kind == _COUNTED:
            self._count(event)
        elif kind == _HANDS_CHANGE:
            for viewer in range(self.seats):
                if viewers >> viewer & 1:
                    fold(self.cards[viewer], event)

    def _count(self, event: Event) -> None:
        name, facts = event.name, event.facts
        if name == "paid":
            coins = as_number(facts["coins"])
            self._add(_PAID, facts["giver"], coins)
            self._add(_GOT, facts["taker"], coins)
        elif name == "closed":
            self._add(_DEALS if facts["fate"] == "accepted" else _FAILED, facts["author"], 1)
        elif name == "waved":
            self._add(_PASSED, facts["seat"], 1)
            self._add(_WAVED, facts["sheriff"], 1)
        else:
            self._add(_LIES if facts["lies"] else _TRUTHS, facts["seat"], 1)
            self._add(_OPENED, facts["sheriff"], 1)

    def _add(self, tally: int, seat: Fact, number: int) -> None:
        self.tallies[tally * self.seats + as_number(seat)] += number


def _blank(rules: Rules) -> bytes:
    """A row with all that stays the same as long as a game lasts."""
    out = RowWriter()
    out.begin(SCHEMA.blank)
    out.put(_PLAYERS, rules.players)
    for at, flag in enumerate(FLAGS):
        out.put(_OPTIONS + at, rules.settings[flag] is True)
    out.put(_ORDERLY, rules.orderly)
    out.put(_ROUNDS, rules.rounds)
    out.put(_HAND_LIMIT, rules.hand_size)
    return shared(out.taken())


class SheriffRows(Rows):
    def __init__(self) -> None:
        self.schema = SCHEMA

    def memories(self, state: State) -> SheriffMemories:
        if not isinstance(state, Sheriff):
            raise TypeError("not a game of Sheriff")
        return SheriffMemories(state.rules)

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        if not isinstance(state, Sheriff) or not isinstance(memories, SheriffMemories):
            raise TypeError("not a game of Sheriff")
        phase = _PHASE_NUMBERS[state.phase.name]
        if phase == _INSPECTION:  # while an offer is written, nothing else changes
            base = memories.base(state, viewer)
            if not base:
                _write_base(_ASIDE_ROW, state, viewer, phase, memories)
                base = _ASIDE_ROW.taken()
                memories.keep(viewer, base)
            out.begin(base)
        else:
            _write_base(out, state, viewer, phase, memories)
        _write_talks(out, state, viewer, phase)
        debt = state.debt
        if debt is not None:
            out.put(_DEBTOR + step_to(debt.debtor, viewer, state), 1)
            out.put(_CREDITOR + step_to(debt.creditor, viewer, state), 1)
            out.put(_OWED, debt.owed)


ROWS: Final = SheriffRows()
_ASIDE_ROW: Final = RowWriter()  # for what is kept


def _write_base(out: RowWriter, state: Sheriff, viewer: i64, phase: i64, memories: SheriffMemories) -> None:
    """All but the talks and a debt."""
    out.begin(memories.blank)
    _write_table(out, state, viewer, phase)
    _write_own(out, state, viewer, phase)
    _write_seats(out, state, viewer)
    _write_cards(out, state, viewer, phase, memories.cards[viewer])
    _write_tallies(out, state, viewer, memories)


def _write_table(out: RowWriter, state: Sheriff, viewer: i64, phase: i64) -> None:
    out.put(_PHASE + phase, 1)
    out.put(_ROUND, state.round)
    out.put(_SHERIFF + step_to(state.sheriff, viewer, state), 1)
    if phase in (_MARKET, _DECLARATION, _FEAST):
        out.put(_TURN + step_to(state.turn, viewer, state), 1)
    out.put(_DECK, len(state.deck))
    out.put(_BOX, len(state.box))
    _write_pile(out, state.discards[LEFT], _LEFT_PILE, _LEFT_TOP)
    _write_pile(out, state.discards[RIGHT], _RIGHT_PILE, _RIGHT_TOP)
    if state.confiscated:
        out.count(_CONFISCATED, state.confiscated)


def _write_pile(out: RowWriter, pile: list[Good], at: i64, top: i64) -> None:
    out.count(at, pile)
    below: i64 = len(pile) - 1
    last = top + TOPS
    while below >= 0 and top < last:
        out.put(top, i64(pile[below]) + 1)
        below -= 1
        top += 1


def _write_own(out: RowWriter, state: Sheriff, viewer: i64, phase: i64) -> None:
    out.count(_HAND, state.hands[viewer])
    out.count(_BAG, state.bags[viewer])
    if phase == _LOADING:
        out.count(_PACKING, state.packing[viewer])
        out.put(_CLOSED, state.closed[viewer])
    out.put(_ASIDE_SIZE, len(state.aside))
    if phase == _MARKET:
        if state.turn == viewer:
            out.count(_ASIDE, state.aside)
        out.put(_DRAWING, state.drawing)
        out.put(_DREW, state.drew_from_deck)
    if state.pile >= 0:
        out.put(_PILE, state.pile + 1)


def _write_seats(out: RowWriter, state: Sheriff, viewer: i64) -> None:
    """What everybody sees of each seat."""
    seats: i64 = state.seats
    out.put_by_seat(_PURSE, state.purses, viewer)
    out.put_by_seat(_FATE, state.fates, viewer)
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        out.put(_HAND_SIZE + step, len(state.hands[seat]))
        out.put_all(_STALLS + step * LEGAL, state.stalls[seat])
        out.put(_CONTRABAND_SIZE + step, len(state.contraband[seat]))
        out.put(_BAG_SIZE + step, len(state.bags[seat]))
        out.put(_DECLARED + step, i64(state.declared[seat]) + 1)
        out.put(_MUST_OPEN + step, state.must_open[seat])
        out.put(_BAG_PILE + step, i64(state.piles[seat]) + 1)
    for term in state.orders:
        first, second = order_of(term)
        out.put(_AFTER + step_to(second, viewer, state) * MOST_PLAYERS + step_to(first, viewer, state), 1)


def _write_cards(out: RowWriter, state: Sheriff, viewer: i64, phase: i64, memory: Memory) -> None:
    """Contraband: one's own, what lies open (SH-7.1), and what was seen on its way to others' stalls and hands."""
    seats: i64 = state.seats
    opened = phase in (_FEAST, _OVER)
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        if opened or not step:
            out.count(_CONTRABAND + step * KINDS, state.contraband[seat])
        if opened:
            out.count(_FEASTS + step * LEGAL, state.feasts[seat])
        if step:
            out.count(_HIDDEN + step * KINDS, memory.hidden[seat])
            out.count(_CONTRABAND + step * KINDS, memory.smuggled[seat])


def _write_tallies(out: RowWriter, state: Sheriff, viewer: i64, memories: SheriffMemories) -> None:
    out.put_table(_TALLIES, memories.tallies, viewer, state.seats, MOST_PLAYERS)
    fates = state.ledger.fates
    for promise in state.ledger.promises:
        fate = fates[promise.number]
        if fate == OPEN:
            out.add(_PROMISED + step_to(promise.promiser, viewer, state), 1)
        elif fate == KEPT:
            out.add(_KEPT + step_to(promise.promiser, viewer, state), 1)
        elif fate == BROKEN:
            out.add(_BROKEN + step_to(promise.promiser, viewer, state), 1)


def _write_talks(out: RowWriter, state: Sheriff, viewer: i64, phase: i64) -> None:
    floor = state.floor
    if floor.orderly and (phase in (_INSPECTION, _DEBT, _CONFISCATION)):
        out.put(_WORDS, floor.words)
    if phase == _INSPECTION:
        for seat in floor.asked:
            out.put(_ASKED + step_to(seat, viewer, state), 1)
        if floor.dropped and floor.awaited == [viewer]:
            out.put(_DROPPED, 1)
    for sheet in state.board.standing:
        _write_sheet(out, state, viewer, sheet)
    for sheet in state.deals:
        out.add(_STRUCK + step_to(sheet.parties[0], viewer, state), 1)
    draft = state.drafts[viewer]
    if draft is not None:
        _write_draft(out, state, viewer, draft)


def _write_sheet(out: RowWriter, state: Sheriff, viewer: i64, sheet: Sheet) -> None:
    """An offer to or by the viewer in full, others by their coins."""
    by, to = step_to(sheet.parties[0], viewer, state), step_to(sheet.parties[1], viewer, state)
    for term in sheet.terms[0]:
        if term in COINS:
            out.add(_AMONG + by * MOST_PLAYERS + to, AMOUNTS[term])
    if by and to:
        return
    at = _TO_ME + by * OFFER_LENGTH if to == 0 else _BY_ME + to * OFFER_LENGTH
    out.put(at, 1)
    for party in range(2, len(sheet.parties)):
        out.add(at + 1, 1)
        for term in sheet.terms[party]:
            if term in COINS:
                out.add(at + 2, AMOUNTS[term])
    write_side(out, state, viewer, at + GIVES, sheet.terms[0])
    write_side(out, state, viewer, at + GIVES + SIDE_LENGTH, sheet.terms[1])


def _write_draft(out: RowWriter, state: Sheriff, viewer: i64, draft: Draft) -> None:
    out.put(_DRAFT, draft.manner + 1)
    out.put(_DRAFT_TO + step_to(draft.other, viewer, state), 1)
    picking = draft.manner == PICKING
    gives = [HIDDEN.of(CHOOSE.index(move)) if picking else OFFERING.index(move) for move in draft.gives]
    write_side(out, state, viewer, _DRAFT_GIVES, gives)
    write_side(out, state, viewer, _DRAFT_WANTS, [WANT.index(move) for move in draft.wants])
