"""The rows of Sherwood Forest: what one player sees and remembers, as bytes of fixed length."""

from typing import Final

from mypy_extensions import i64

from loxley.bargain.ledger import BROKEN, KEPT, OPEN
from loxley.core.log import Event, as_number
from loxley.core.rows import Memories, Rows, RowWriter, shared, step_to
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sherwood import row_columns as columns
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import KINDS, Face
from loxley.games.sherwood.memory import REMEMBERED, Memory, fold
from loxley.games.sherwood.options import MOST_PLAYERS, Rules
from loxley.games.sherwood.phases import (
    LOOT,
    MEETING,
    MESSENGERS,
    NOTHING,
    PLANNING,
    STAYING,
)
from loxley.games.sherwood.row_sheets import SHEET_LENGTH, write_terms
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import (
    CLAIM,
    FIELDS,
    HIDE,
    MOST_SLOTS,
    SAID_FIELDS,
    SAID_VALUES,
    SAYINGS,
)


class SherwoodMemories(Memories):
    """Equipment that each seat has seen go into others' hands, and tallies that everybody could keep."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.blank = _blank(rules)
        self.cards: list[Memory] = [Memory(rules.players) for _ in range(rules.players)]
        self.tallies: list[list[int]] = [[0] * len(columns.COUNTED) for _ in range(rules.players)]
        self.paid: list[int] = [0] * rules.players
        self.got: list[int] = [0] * rules.players

    def fold(self, event: Event, viewers: int) -> None:
        name, facts = event.name, event.facts
        column = columns.TALLY_COLUMNS.get(name, -1)
        if column >= 0:
            author = facts["author"] if name == "posted" else facts["seat"]
            self.tallies[as_number(author)][column] += 1
        elif name == "paid":
            self.paid[as_number(facts["giver"])] += as_number(facts["gold"])
            self.got[as_number(facts["taker"])] += as_number(facts["gold"])
        if name in REMEMBERED:
            for viewer in range(self.seats):
                if viewers >> viewer & 1:
                    fold(self.cards[viewer], event, self.rules)


def _blank(rules: Rules) -> bytes:
    """A row with all that stays the same as long as a game lasts."""
    out = RowWriter()
    out.begin(columns.SCHEMA.blank)
    out.put(columns.PLAYERS, rules.players)
    out.put(columns.ADVANCED, rules.advanced)
    out.put(columns.ORDERLY, rules.orderly)
    return shared(out.taken())


class SherwoodRows(Rows):
    def __init__(self) -> None:
        self.schema = columns.SCHEMA

    def memories(self, state: State) -> SherwoodMemories:
        if not isinstance(state, Sherwood):
            raise TypeError("not a game of Sherwood Forest")
        return SherwoodMemories(state.rules)

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        if not isinstance(state, Sherwood) or not isinstance(memories, SherwoodMemories):
            raise TypeError("not a game of Sherwood Forest")
        phase = state.phase.name
        if phase == PLANNING:  # while a sheet is written, nothing else changes
            base = memories.base(state, viewer)
            if not base:
                _write_base(_ASIDE_ROW, state, viewer, memories)
                base = _ASIDE_ROW.taken()
                memories.keep(viewer, base)
            out.begin(base)
        else:
            _write_base(out, state, viewer, memories)
        if state.in_talks():
            _write_talks(out, state, viewer)
        if state.slot != NOTHING:
            _write_cart(out, state, viewer)
        if phase == MEETING:
            _write_meeting(out, state, viewer)
        elif phase == LOOT:
            _write_loot(out, state, viewer)
        elif phase == STAYING:
            _write_staying(out, state, viewer)


ROWS: Final = SherwoodRows()
_ASIDE_ROW: Final = RowWriter()  # for what is kept


def _write_base(out: RowWriter, state: Sherwood, viewer: i64, memories: SherwoodMemories) -> None:
    """All but the talks and what a meeting, the loot and staying ask."""
    out.begin(memories.blank)
    _write_table(out, state, viewer)
    _write_seats(out, state, viewer, memories)
    _write_ledger(out, state, viewer)
    _write_hands(out, state, viewer, memories.cards[viewer])
    for slot in range(len(state.row)):
        _write_slot(out, state, viewer, slot)
    for band in state.bands:
        if band is not None:
            _write_band(out, state, viewer, band)


def _put_seat(out: RowWriter, at: i64, state: Sherwood, viewer: i64, seat: i64) -> None:
    if seat != NOTHING:
        out.put(at + step_to(seat, viewer, state), 1)


def _put_seats(out: RowWriter, at: i64, state: Sherwood, viewer: i64, bits: i64) -> None:
    seat: i64 = 0
    while bits:
        if bits & 1:
            out.put(at + step_to(seat, viewer, state), 1)
        bits >>= 1
        seat += 1


def _write_table(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(columns.PHASE + columns.PHASE_NUMBERS[state.phase.name], 1)
    out.put(columns.ROUND, state.round)
    _put_seat(out, columns.FIGURE, state, viewer, state.figure)
    _put_seat(out, columns.FIRST_CARD, state, viewer, state.first_card)
    _put_seat(out, columns.ACTIVE, state, viewer, state.active)
    _put_seats(out, columns.EMPTIED, state, viewer, state.emptied)
    out.put(columns.MINE, state.mine)
    out.put(columns.LAPSED_GOLD, state.lapsed_gold)
    out.put(columns.MARKERS, state.markers)
    out.put(columns.PILE, len(state.pile))
    out.put(columns.GONE, len(state.gone))
    out.put(columns.EQUIPMENT_PILE, len(state.equipment))
    out.count(columns.DISCARD, state.discard)
    out.put(columns.PICKS, state.picks)
    first = columns.FREE - HIDE.start
    for move in state.free:
        out.put(first + move, 1)


def _write_seats(out: RowWriter, state: Sherwood, viewer: i64, memories: SherwoodMemories) -> None:
    seats: i64 = state.seats
    out.put_by_seat(columns.GOLD, state.gold, viewer)
    out.put_by_seat(columns.CAMP, state.camps, viewer)
    out.put_by_seat(columns.OAK, state.oak, viewer)
    out.put_by_seat(columns.LAPSED, state.lapsed, viewer)
    out.put_by_seat(columns.PROMISES, state.promises, viewer)
    out.put_by_seat(columns.PAID, memories.paid, viewer)
    out.put_by_seat(columns.GOT, memories.got, viewer)
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        glory: i64 = state.glory[seat]
        if glory > 0:
            out.put(columns.GLORY + step, glory)
        out.put(columns.HAND_SIZE + step, len(state.hands[seat]))
        out.put_all(columns.TALLIES + step * columns.TALLIED, memories.tallies[seat])
    truths, lies = state.ledger.truths, state.ledger.lies
    for seat in range(i64(len(truths))):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        out.put(columns.TRUE + step, truths[seat])
        out.put(columns.FALSE + step, lies[seat])
    owner: i64 = 0
    spot: i64 = 0
    for raiders in state.spots:  # a place for each seat at each of them
        if raiders:
            out.put(columns.AT_SPOTS + step_to(owner, viewer, state) * columns.ALL_SPOTS + spot, raiders)
        owner += 1
        if owner == seats:
            owner = 0
            spot += 1


def _write_ledger(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    ledger = state.ledger
    fates = ledger.fates
    for promise in ledger.promises:
        fate = fates[promise.number]
        if fate == OPEN:
            out.add(columns.PROMISED + step_to(promise.promiser, viewer, state), 1)
        elif fate == KEPT:
            out.add(columns.KEPT + step_to(promise.promiser, viewer, state), 1)
        elif fate == BROKEN:
            out.add(columns.BROKEN + step_to(promise.promiser, viewer, state), 1)
    for claim in ledger.claims:
        slot, saying = divmod(CLAIM.index(claim.term), SAYINGS)
        at = columns.CLAIMS + step_to(claim.claimer, viewer, state) * columns.CLAIMED_LENGTH
        out.put(at + (slot * len(FIELDS) + SAID_FIELDS[saying]), SAID_VALUES[saying] + 1)


def _write_hands(out: RowWriter, state: Sherwood, viewer: i64, memory: Memory) -> None:
    """One's own hand, and what is known of the others'."""
    seats: i64 = state.seats
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        out.count(columns.HANDS + step * KINDS, memory.hands[seat] if step else state.hands[seat])


def _write_slot(out: RowWriter, state: Sherwood, viewer: i64, slot: i64) -> None:
    card, cards = state.row[slot], state.rules.figures.cards
    if card == NOTHING:
        out.put(columns.ROW_BACKS + slot, cards[state.gone[-1]].back + 1)
        out.put(columns.RESOLVED + slot, 1)
        return
    face = cards[card]
    lookers: i64 = state.lookers[slot]
    marks: i64 = state.marks[slot]
    out.put(columns.ROW_BACKS + slot, face.back + 1)
    if slot == state.face_up or slot == state.slot:
        out.put(columns.FACE_UP + slot, 1)
        out.put(columns.KNOWN + slot, 1)
        _write_face(out, columns.FACES + slot * columns.FACE_LENGTH, face)
    elif lookers >> viewer & 1:
        out.put(columns.KNOWN + slot, 1)
        _write_face(out, columns.FACES + slot * columns.FACE_LENGTH, face)
    seat: i64 = 0
    while lookers | marks:
        at = step_to(seat, viewer, state) * MOST_SLOTS + slot
        if lookers & 1:
            out.put(columns.LOOKED + at, 1)
        if marks & 1:
            out.put(columns.MARKED + at, 1)
        lookers >>= 1
        marks >>= 1
        seat += 1


def _write_face(out: RowWriter, at: i64, face: Face) -> None:
    out.put(at, face.is_sheriff)
    out.put(at + 1, face.strength)
    out.put(at + 2, face.gold)
    out.put(at + 3, face.companions)
    out.put(at + 4, face.glory)
    out.put(at + 5, face.glory_lost)
    out.put(at + 6, face.raiders_lost)
    out.put(at + 7, face.start + 1)
    out.put(at + 8, face.end + 1)


def _write_band(out: RowWriter, state: Sherwood, viewer: i64, band: Band) -> None:
    hideout: i64 = band.hideout - 1
    at = hideout * MOST_PLAYERS
    _put_seat(out, columns.LEADERS + at, state, viewer, band.leader)
    out.put_by_seat(columns.BAND_RAIDERS + at, band.raiders, viewer)
    for seat, cards in enumerate(band.armed):
        if cards:
            out.put(columns.ARMED + at + step_to(seat, viewer, state), len(cards))
    out.put(columns.BAND_SLOT + hideout, band.slot + 1)
    _put_seat(out, columns.BAND_INFORMANT + at, state, viewer, band.informant)
    out.put_by_seat(columns.BAND_GOLD + at, band.gold, viewer)
    out.put_by_seat(columns.BAND_COMPANIONS + at, band.companions, viewer)


def _write_talks(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(columns.PROPOSALS, state.proposals)
    if state.closed:
        out.put(columns.CLOSED, 1)
    for seat in state.floor.asked:
        out.put(columns.TALK_ASKED + step_to(seat, viewer, state), 1)
    _put_seats(out, columns.SPOKEN, state, viewer, state.spoken)
    if state.floor.dropped and state.floor.awaited == [viewer]:
        out.put(columns.DROPPED, 1)
    for sheet in state.board.standing:
        author = step_to(sheet.parties[0], viewer, state)
        out.put(columns.STANDS + author, 1)
        for side in sheet.terms:
            write_terms(out, columns.SHEETS + author * SHEET_LENGTH, state, viewer, side)
        for seat in sheet.signed:
            out.put(columns.SIGNED + author * MOST_PLAYERS + step_to(seat, viewer, state), 1)
    for seat in range(len(state.suggestions)):
        at = columns.SUGGESTIONS + step_to(seat, viewer, state) * SHEET_LENGTH
        write_terms(out, at, state, viewer, state.suggestions[seat])
    draft = state.drafts[viewer]
    if draft is not None:
        out.put(columns.DRAFTING, 1)
        write_terms(out, columns.DRAFT, state, viewer, draft.terms)


def _write_cart(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(columns.CART_SLOT, state.slot + 1)
    out.put(columns.CART_END, state.end + 1)
    out.put(columns.CART_LEG, state.leg + 1)
    out.put(columns.CART_STEP, state.step)
    out.put(columns.CART_HIDEOUT, state.hideout)
    _put_seats(out, columns.MESSENGERS_SENT, state, viewer, state.messengers)
    _put_seats(out, columns.FORGONE, state, viewer, state.forgone)
    if state.phase.name in (MESSENGERS, MEETING, STAYING):
        for seat in state.asked:
            out.put(columns.CART_ASKED + step_to(seat, viewer, state), 1)
    if state.answers[viewer] != NOTHING:
        out.put(columns.ANSWERED, 1)


def _write_meeting(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(columns.BONUS, state.bonus)
    out.put_by_seat(columns.USED, state.used, viewer)
    for card in state.played:
        out.add(columns.PLAYED + step_to(card // KINDS, viewer, state) * KINDS + card % KINDS, 1)
    out.put(columns.PASSES, state.passes)
    if state.calling:
        out.put(columns.CALLING, 1)
    _put_seat(out, columns.CALLED, state, viewer, state.called)


def _write_loot(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(columns.LOOT_GOLD, state.loot_gold)
    out.put(columns.LOOT_COMPANIONS, state.loot_companions)
    if state.sharing:
        out.put(columns.SHARING, 1)
    out.put_by_seat(columns.GOT_PARTS, state.got, viewer)
    _put_seats(out, columns.DUE, state, viewer, state.due)
    out.put(columns.TO_SERVE, state.to_serve)
    _put_seat(out, columns.SERVED, state, viewer, state.served)


def _write_staying(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    if state.beaten:
        out.put(columns.BEATEN, 1)
    for seat in state.stayers:
        out.put(columns.STAYERS + step_to(seat, viewer, state), 1)
    for seat in state.caped:
        out.put(columns.CAPED + step_to(seat, viewer, state), 1)
