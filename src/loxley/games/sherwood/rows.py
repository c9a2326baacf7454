"""The rows of Sherwood Forest: what one player sees and remembers, as bytes of fixed length."""

from typing import Final

from mypy_extensions import i64

from loxley.bargain.ledger import BROKEN, KEPT, OPEN
from loxley.bargain.sheet import Term
from loxley.core.log import Event, as_number
from loxley.core.rows import Memories, Rows, RowWriter, Schema, shared
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, BACKS, EQUIPMENT, KINDS, MOST_HIDEOUTS, MOST_WORTH, RAIDERS, TOWNS, Face
from loxley.games.sherwood.memory import REMEMBERED, Memory, fold
from loxley.games.sherwood.options import MOST_PLAYERS, Rules
from loxley.games.sherwood.phases import (
    LEGS,
    LOOT,
    MEETING,
    MESSENGERS,
    NOTHING,
    OVER,
    PLANNING,
    RAID,
    ROAD,
    SPOTS,
    STAYING,
)
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import (
    ARM,
    BRING,
    CLAIM,
    FIELDS,
    HIDE,
    LAY,
    MOST_SLOTS,
    NAME,
    PAY,
    SAID_FIELDS,
    SAID_VALUES,
    SAYINGS,
    WORTH,
    laid_part,
    payment,
)

PHASE_NAMES: Final[list[str]] = [PLANNING, RAID, MESSENGERS, ROAD, MEETING, LOOT, STAYING, OVER]
_PHASE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASE_NAMES)}
_SEATS: Final[list[str]] = ["you", *[f"seat +{step}" for step in range(1, MOST_PLAYERS)]]
_SLOTS: Final[list[str]] = [f"slot {slot + 1}" for slot in range(MOST_SLOTS)]
_HIDEOUTS: Final[list[str]] = [f"hideout {number + 1}" for number in range(MOST_HIDEOUTS)]

# A sheet, a suggestion or a draft: what its terms add up to. A term without a column counts among the others.
SHEET: Final[list[str]] = [
    "hideout",
    *[f"bring {seat}" for seat in _SEATS],
    *[f"arm {seat} {kind}" for seat in _SEATS for kind in EQUIPMENT[:ARMS]],
    *[f"worth {seat}" for seat in _SEATS],
    "slot",
    *[f"informant {seat}" for seat in _SEATS],
    *[f"gold for {seat}" for seat in _SEATS],
    *[f"companions for {seat}" for seat in _SEATS],
    *[f"paid by {seat}" for seat in _SEATS],
    *[f"paid to {seat}" for seat in _SEATS],
    "others",
]
_BRINGS: Final[i64] = 1
_ARMS: Final[i64] = _BRINGS + MOST_PLAYERS
_WORTH: Final[i64] = _ARMS + MOST_PLAYERS * ARMS
_NAMED: Final[i64] = _WORTH + MOST_PLAYERS
_INFORMANT: Final[i64] = _NAMED + 1
_GOLD_FOR: Final[i64] = _INFORMANT + MOST_PLAYERS
_COMPANIONS_FOR: Final[i64] = _GOLD_FOR + MOST_PLAYERS
_PAID_BY: Final[i64] = _COMPANIONS_FOR + MOST_PLAYERS
_PAID_TO: Final[i64] = _PAID_BY + MOST_PLAYERS
_OTHERS: Final[i64] = _PAID_TO + MOST_PLAYERS
_SHEET: Final[i64] = len(SHEET)

# A card of the row, as far as the viewer knows it.
FACE: Final[list[str]] = [
    "sheriff",
    "strength",
    "gold",
    "companions",
    "glory",
    "glory lost",
    "raiders lost",
    "from",
    "to",
]
_FACE: Final[i64] = len(FACE)

SCHEMA: Final = Schema(MOST_PLAYERS)
# the table
_PLAYERS: Final = SCHEMA.number("players", MOST_PLAYERS)
_ADVANCED: Final = SCHEMA.flag("advanced rules")
_ORDERLY: Final = SCHEMA.flag("orderly floor")
_PHASE: Final = SCHEMA.one_of("phase", PHASE_NAMES)
_ROUND: Final = SCHEMA.number("round")
_FIGURE: Final = SCHEMA.by_seat("first-player figure", 1)
_FIRST_CARD: Final = SCHEMA.by_seat("first-player card", 1)
_ACTIVE: Final = SCHEMA.by_seat("active", 1)
_EMPTIED: Final = SCHEMA.by_seat("camp empty", 1)
_MINE: Final = SCHEMA.number("gold mine")
_LAPSED_GOLD: Final = SCHEMA.number("lapsed gold")
_MARKERS: Final = SCHEMA.number("alliance markers")
_PILE: Final = SCHEMA.number("cards to come")
_GONE: Final = SCHEMA.number("cards gone")
_EQUIPMENT: Final = SCHEMA.number("equipment pile")
_DISCARD: Final = SCHEMA.counts("equipment discarded", EQUIPMENT)
_PICKS: Final = SCHEMA.number("cards resolved in this round")
_FREE: Final = SCHEMA.counts("free", _HIDEOUTS, 1)
# everybody
_GLORY: Final = SCHEMA.by_seat("glory")
_GOLD: Final = SCHEMA.by_seat("gold")
_CAMP: Final = SCHEMA.by_seat("camp", RAIDERS)
_OAK: Final = SCHEMA.by_seat("oak", RAIDERS)
_ALL_SPOTS: Final[i64] = len(SPOTS)
_SPOTS: Final = SCHEMA.counts_by_seat("raiders", SPOTS, RAIDERS)
_HAND_SIZE: Final = SCHEMA.by_seat("hand size")
_HANDS: Final = SCHEMA.counts_by_seat("equipment known", EQUIPMENT)
_LAPSED: Final = SCHEMA.by_seat("lapsed companions")
_PROMISES: Final = SCHEMA.by_seat("promises in this turn")
# tallies of the whole game
_TRUE: Final = SCHEMA.by_seat("claims true")
_FALSE: Final = SCHEMA.by_seat("claims false")
_KEPT: Final = SCHEMA.by_seat("promises kept")
_BROKEN: Final = SCHEMA.by_seat("promises broken")
_PROMISED: Final = SCHEMA.by_seat("promises open")
COUNTED: Final[list[str]] = ["signed", "posted", "suggested", "donated", "recruited", "redirected", "played"]
_TALLIES: Final = SCHEMA.counts_by_seat("tally", COUNTED)
_TALLIED: Final[i64] = len(COUNTED)
_COLUMNS: Final[dict[str, int]] = {name: at for at, name in enumerate(COUNTED)}
_PAID: Final = SCHEMA.by_seat("gold paid")
_GOT: Final = SCHEMA.by_seat("gold received")
# the row of cards
_BACKS: Final = SCHEMA.sequence("backs", MOST_SLOTS, BACKS)
_RESOLVED: Final = SCHEMA.counts("resolved", _SLOTS, 1)
_FACE_UP: Final = SCHEMA.counts("face up", _SLOTS, 1)
_KNOWN: Final = SCHEMA.counts("known", _SLOTS, 1)
_FACES: Final = SCHEMA.counts("face", [f"{slot}: {name}" for slot in _SLOTS for name in FACE])
_LOOKED: Final = SCHEMA.counts_by_seat("looked at", _SLOTS, 1)
_MARKED: Final = SCHEMA.counts_by_seat("marked", _SLOTS, 1)
CLAIMED: Final[list[str]] = [f"{slot} {field}" for slot in _SLOTS for field in FIELDS]
_CLAIMED: Final[i64] = len(CLAIMED)
_CLAIMS: Final = SCHEMA.counts_by_seat("claims", CLAIMED)  # the value said, counted from 1
# bands
_BAND_LABELS: Final[list[str]] = [f"{hideout}: {seat}" for hideout in _HIDEOUTS for seat in _SEATS]
_LEADERS: Final = SCHEMA.counts("leader", _BAND_LABELS, 1)
_RAIDERS: Final = SCHEMA.counts("band", _BAND_LABELS, RAIDERS)
_ARMED: Final = SCHEMA.counts("arms laid down", _BAND_LABELS)
_BAND_SLOT: Final = SCHEMA.counts("agreed slot", _HIDEOUTS, MOST_SLOTS)
_BAND_INFORMANT: Final = SCHEMA.counts("informant", _BAND_LABELS, 1)
_BAND_GOLD: Final = SCHEMA.counts("gold laid down", _BAND_LABELS)
_BAND_COMPANIONS: Final = SCHEMA.counts("companions laid down", _BAND_LABELS)
# talks
_PROPOSALS: Final = SCHEMA.number("proposals left")
_CLOSED: Final = SCHEMA.flag("talks closed")
_TALK_ASKED: Final = SCHEMA.by_seat("asked to speak", 1)
_SPOKEN: Final = SCHEMA.by_seat("has spoken", 1)
_DROPPED: Final = SCHEMA.flag("dropped")
_STANDS: Final = SCHEMA.by_seat("sheet stands", 1)
_SHEETS: Final = SCHEMA.counts_by_seat("sheet", SHEET)
_SIGNED: Final = SCHEMA.counts_by_seat("sheet signed by", _SEATS, 1)
_SUGGESTIONS: Final = SCHEMA.counts_by_seat("suggestion", SHEET)
_DRAFTING: Final = SCHEMA.flag("drafting")
_DRAFT: Final = SCHEMA.counts("draft", SHEET)
# the card on its way
_CART_SLOT: Final = SCHEMA.number("cart slot", MOST_SLOTS)
_CART_END: Final = SCHEMA.word("cart to", TOWNS)
_CART_LEG: Final = SCHEMA.word("cart leg", LEGS)
_CART_STEP: Final = SCHEMA.number("cart step")
_CART_HIDEOUT: Final = SCHEMA.number("cart hideout", MOST_HIDEOUTS)
_MESSENGERS: Final = SCHEMA.by_seat("messenger sent", 1)
_FORGONE: Final = SCHEMA.by_seat("messenger forgone", 1)
_CART_ASKED: Final = SCHEMA.by_seat("asked", 1)
_ANSWERED: Final = SCHEMA.flag("answered")
# a meeting
_BONUS: Final = SCHEMA.number("strength played")
_USED: Final = SCHEMA.by_seat("cards used")
_PLAYED: Final = SCHEMA.counts_by_seat("played", EQUIPMENT)
_PASSES: Final = SCHEMA.number("passes")
_CALLING: Final = SCHEMA.flag("leader calls")
_CALLED: Final = SCHEMA.by_seat("called", 1)
# loot and staying
_LOOT_GOLD: Final = SCHEMA.number("loot gold")
_LOOT_COMPANIONS: Final = SCHEMA.number("loot companions")
_SHARING: Final = SCHEMA.flag("shared freely")
_GOT_PARTS: Final = SCHEMA.by_seat("parts got")
_DUE: Final = SCHEMA.by_seat("due", 1)
_TO_SERVE: Final = SCHEMA.number("parts to deal")
_SERVED: Final = SCHEMA.by_seat("served last", 1)
_BEATEN: Final = SCHEMA.flag("beaten by a Sheriff card")
_STAYERS: Final = SCHEMA.by_seat("may stay", 1)
_CAPED: Final = SCHEMA.by_seat("played a cape", 1)


class SherwoodMemories(Memories):
    """Equipment that each seat has seen go into others' hands, and tallies that everybody could keep."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.blank = _blank(rules)
        self.cards: list[Memory] = [Memory(rules.players) for _ in range(rules.players)]
        self.tallies: list[list[int]] = [[0] * len(COUNTED) for _ in range(rules.players)]
        self.paid: list[int] = [0] * rules.players
        self.got: list[int] = [0] * rules.players

    def fold(self, event: Event, audience: int) -> None:
        name, facts = event.name, event.facts
        column = _COLUMNS.get(name, -1)
        if column >= 0:
            author = facts["author"] if name == "posted" else facts["seat"]
            self.tallies[as_number(author)][column] += 1
        elif name == "paid":
            self.paid[as_number(facts["giver"])] += as_number(facts["gold"])
            self.got[as_number(facts["taker"])] += as_number(facts["gold"])
        if name in REMEMBERED:
            for viewer in range(self.seats):
                if audience >> viewer & 1:
                    fold(self.cards[viewer], event, self.rules)


def _blank(rules: Rules) -> bytes:
    """A row with all that stays the same as long as a game lasts."""
    out = RowWriter()
    out.begin(SCHEMA.blank)
    out.put(_PLAYERS, rules.players)
    out.put(_ADVANCED, rules.advanced)
    out.put(_ORDERLY, rules.orderly)
    return shared(out.taken())


class SherwoodRows(Rows):
    def __init__(self) -> None:
        self.schema = SCHEMA

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
        if phase == PLANNING or (phase == RAID and state.rules.deals):
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


def _step(state: Sherwood, viewer: i64, seat: i64) -> i64:
    """How far a seat is from the viewer, clockwise."""
    step = seat - viewer
    return step if step >= 0 else step + i64(state.seats)


def _put_seat(out: RowWriter, at: i64, state: Sherwood, viewer: i64, seat: i64) -> None:
    if seat != NOTHING:
        out.put(at + _step(state, viewer, seat), 1)


def _put_seats(out: RowWriter, at: i64, state: Sherwood, viewer: i64, bits: i64) -> None:
    seat: i64 = 0
    while bits:
        if bits & 1:
            out.put(at + _step(state, viewer, seat), 1)
        bits >>= 1
        seat += 1


def _write_table(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(_PHASE + _PHASE_NUMBERS[state.phase.name], 1)
    out.put(_ROUND, state.round)
    _put_seat(out, _FIGURE, state, viewer, state.figure)
    _put_seat(out, _FIRST_CARD, state, viewer, state.first_card)
    _put_seat(out, _ACTIVE, state, viewer, state.active)
    _put_seats(out, _EMPTIED, state, viewer, state.emptied)
    out.put(_MINE, state.mine)
    out.put(_LAPSED_GOLD, state.lapsed_gold)
    out.put(_MARKERS, state.markers)
    out.put(_PILE, len(state.pile))
    out.put(_GONE, len(state.gone))
    out.put(_EQUIPMENT, len(state.equipment))
    out.count(_DISCARD, state.discard)
    out.put(_PICKS, state.picks)
    first = _FREE - HIDE.start
    for move in state.free:
        out.put(first + move, 1)


def _write_seats(out: RowWriter, state: Sherwood, viewer: i64, memories: SherwoodMemories) -> None:
    seats: i64 = state.seats
    out.put_by_seat(_GOLD, state.gold, viewer)
    out.put_by_seat(_CAMP, state.camps, viewer)
    out.put_by_seat(_OAK, state.oak, viewer)
    out.put_by_seat(_LAPSED, state.lapsed, viewer)
    out.put_by_seat(_PROMISES, state.promises, viewer)
    out.put_by_seat(_PAID, memories.paid, viewer)
    out.put_by_seat(_GOT, memories.got, viewer)
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        glory: i64 = state.glory[seat]
        if glory > 0:
            out.put(_GLORY + step, glory)
        out.put(_HAND_SIZE + step, len(state.hands[seat]))
        out.put_all(_TALLIES + step * _TALLIED, memories.tallies[seat])
    truths, lies = state.ledger.truths, state.ledger.lies
    for seat in range(i64(len(truths))):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        out.put(_TRUE + step, truths[seat])
        out.put(_FALSE + step, lies[seat])
    owner: i64 = 0
    spot: i64 = 0
    for raiders in state.spots:  # a place for each seat at each of them
        if raiders:
            out.put(_SPOTS + _step(state, viewer, owner) * _ALL_SPOTS + spot, raiders)
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
            out.add(_PROMISED + _step(state, viewer, promise.promiser), 1)
        elif fate == KEPT:
            out.add(_KEPT + _step(state, viewer, promise.promiser), 1)
        elif fate == BROKEN:
            out.add(_BROKEN + _step(state, viewer, promise.promiser), 1)
    for claim in ledger.claims:
        slot, saying = divmod(CLAIM.index(claim.term), SAYINGS)
        at = _CLAIMS + _step(state, viewer, claim.claimer) * _CLAIMED
        out.put(at + (slot * len(FIELDS) + SAID_FIELDS[saying]), SAID_VALUES[saying] + 1)


def _write_hands(out: RowWriter, state: Sherwood, viewer: i64, memory: Memory) -> None:
    """One's own hand, and what is known of the others'."""
    seats: i64 = state.seats
    for seat in range(seats):
        step = seat - viewer if seat >= viewer else seat - viewer + seats
        out.count(_HANDS + step * KINDS, memory.hands[seat] if step else state.hands[seat])


def _write_slot(out: RowWriter, state: Sherwood, viewer: i64, slot: i64) -> None:
    card, cards = state.row[slot], state.rules.figures.cards
    if card == NOTHING:
        out.put(_BACKS + slot, cards[state.gone[-1]].back + 1)
        out.put(_RESOLVED + slot, 1)
        return
    face = cards[card]
    lookers: i64 = state.lookers[slot]
    marks: i64 = state.marks[slot]
    out.put(_BACKS + slot, face.back + 1)
    if slot == state.face_up or slot == state.slot:
        out.put(_FACE_UP + slot, 1)
        out.put(_KNOWN + slot, 1)
        _write_face(out, _FACES + slot * _FACE, face)
    elif lookers >> viewer & 1:
        out.put(_KNOWN + slot, 1)
        _write_face(out, _FACES + slot * _FACE, face)
    seat: i64 = 0
    while lookers | marks:
        at = _step(state, viewer, seat) * MOST_SLOTS + slot
        if lookers & 1:
            out.put(_LOOKED + at, 1)
        if marks & 1:
            out.put(_MARKED + at, 1)
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
    _put_seat(out, _LEADERS + at, state, viewer, band.leader)
    out.put_by_seat(_RAIDERS + at, band.raiders, viewer)
    for seat, cards in enumerate(band.armed):
        if cards:
            out.put(_ARMED + at + _step(state, viewer, seat), len(cards))
    out.put(_BAND_SLOT + hideout, band.slot + 1)
    _put_seat(out, _BAND_INFORMANT + at, state, viewer, band.informant)
    out.put_by_seat(_BAND_GOLD + at, band.gold, viewer)
    out.put_by_seat(_BAND_COMPANIONS + at, band.companions, viewer)


def _write_talks(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(_PROPOSALS, state.proposals)
    if state.closed:
        out.put(_CLOSED, 1)
    for seat in state.floor.asked:
        out.put(_TALK_ASKED + _step(state, viewer, seat), 1)
    _put_seats(out, _SPOKEN, state, viewer, state.spoken)
    if state.floor.dropped and state.floor.awaited == [viewer]:
        out.put(_DROPPED, 1)
    for sheet in state.board.standing:
        author = _step(state, viewer, sheet.parties[0])
        out.put(_STANDS + author, 1)
        for side in sheet.terms:
            _write_terms(out, _SHEETS + author * _SHEET, state, viewer, side)
        for seat in sheet.signed:
            out.put(_SIGNED + author * MOST_PLAYERS + _step(state, viewer, seat), 1)
    for seat in range(len(state.suggestions)):
        at = _SUGGESTIONS + _step(state, viewer, seat) * _SHEET
        _write_terms(out, at, state, viewer, state.suggestions[seat])
    draft = state.drafts[viewer]
    if draft is not None:
        out.put(_DRAFTING, 1)
        _write_terms(out, _DRAFT, state, viewer, draft.terms)


def _write_terms(out: RowWriter, at: i64, state: Sherwood, viewer: i64, terms: list[Term]) -> None:
    for term in terms:
        if term in HIDE:
            out.put(at, HIDE.index(term) + 1)
        elif term in BRING:
            seat, raiders = divmod(BRING.index(term), RAIDERS)
            out.put(at + _BRINGS + _step(state, viewer, seat), raiders + 1)
        elif term in ARM:
            seat, kind = divmod(ARM.index(term), ARMS)
            out.add(at + _ARMS + _step(state, viewer, seat) * ARMS + kind, 1)
        elif term in WORTH:
            seat, worth = divmod(WORTH.index(term), MOST_WORTH)
            out.put(at + _WORTH + _step(state, viewer, seat), worth + 1)
        elif term in NAME:
            slot, seat = divmod(NAME.index(term), MOST_PLAYERS)
            out.put(at + _NAMED, slot + 1)
            out.put(at + _INFORMANT + _step(state, viewer, seat), 1)
        elif term in LAY:
            seat, gold, companions = laid_part(term)
            out.add(at + _GOLD_FOR + _step(state, viewer, seat), gold)
            out.add(at + _COMPANIONS_FOR + _step(state, viewer, seat), companions)
        elif term in PAY:
            giver, taker, gold = payment(term)
            out.add(at + _PAID_BY + _step(state, viewer, giver), gold)
            out.add(at + _PAID_TO + _step(state, viewer, taker), gold)
        else:
            out.add(at + _OTHERS, 1)


def _write_cart(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(_CART_SLOT, state.slot + 1)
    out.put(_CART_END, state.end + 1)
    out.put(_CART_LEG, state.leg + 1)
    out.put(_CART_STEP, state.step)
    out.put(_CART_HIDEOUT, state.hideout)
    _put_seats(out, _MESSENGERS, state, viewer, state.messengers)
    _put_seats(out, _FORGONE, state, viewer, state.forgone)
    if state.phase.name in (MESSENGERS, MEETING, STAYING):
        for seat in state.asked:
            out.put(_CART_ASKED + _step(state, viewer, seat), 1)
    if state.answers[viewer] != NOTHING:
        out.put(_ANSWERED, 1)


def _write_meeting(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(_BONUS, state.bonus)
    out.put_by_seat(_USED, state.used, viewer)
    for card in state.played:
        out.add(_PLAYED + _step(state, viewer, card // KINDS) * KINDS + card % KINDS, 1)
    out.put(_PASSES, state.passes)
    if state.calling:
        out.put(_CALLING, 1)
    _put_seat(out, _CALLED, state, viewer, state.called)


def _write_loot(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    out.put(_LOOT_GOLD, state.loot_gold)
    out.put(_LOOT_COMPANIONS, state.loot_companions)
    if state.sharing:
        out.put(_SHARING, 1)
    out.put_by_seat(_GOT_PARTS, state.got, viewer)
    _put_seats(out, _DUE, state, viewer, state.due)
    out.put(_TO_SERVE, state.to_serve)
    _put_seat(out, _SERVED, state, viewer, state.served)


def _write_staying(out: RowWriter, state: Sherwood, viewer: i64) -> None:
    if state.beaten:
        out.put(_BEATEN, 1)
    for seat in state.stayers:
        out.put(_STAYERS + _step(state, viewer, seat), 1)
    for seat in state.caped:
        out.put(_CAPED + _step(state, viewer, seat), 1)
