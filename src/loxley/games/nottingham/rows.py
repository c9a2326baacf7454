"""The rows of Nottingham: what one player sees and remembers, as bytes of fixed length."""

from typing import Final

from mypy_extensions import i64

from loxley.core.log import Event, as_number
from loxley.core.rows import Memories, Rows, RowWriter, Schema, shared, step_to
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.nottingham.memory import REMEMBERED, Memory, fold
from loxley.games.nottingham.objects import AMBUSHES, COLOURS, KINDS, MISSIONS, OBJECTS, Ambush, Colour, printed
from loxley.games.nottingham.options import CHOICES, MOST_PLAYERS, Rules
from loxley.games.nottingham.phases import (
    BARTERING,
    BURGLARY,
    BUYING,
    CHOICE,
    CHOOSING_COLOURS,
    DEFENCE,
    DELIVERY,
    LOOKING,
    NOTHING,
    OVER,
    ROBBERY,
    SHORTAGE,
    SPRINGING,
    TURN,
)
from loxley.games.nottingham.scoring import score
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.vocabulary import BARGAINS, NO_BARGAIN

PHASE_NAMES: Final[list[str]] = [
    TURN,
    BUYING,
    BARTERING,
    CHOICE,
    DEFENCE,
    BURGLARY,
    ROBBERY,
    LOOKING,
    DELIVERY,
    SPRINGING,
    SHORTAGE,
    OVER,
    CHOOSING_COLOURS,
]
_PHASE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASE_NAMES)}
FLAGS: Final[list[str]] = [choice.name for choice in CHOICES if choice.default is False]

SCHEMA: Final = Schema(MOST_PLAYERS)
# the table
_PLAYERS: Final = SCHEMA.number("players", MOST_PLAYERS)
_OPTIONS: Final = SCHEMA.counts("options", FLAGS, 1)
_PHASE: Final = SCHEMA.one_of("phase", PHASE_NAMES)
_FIRST: Final = SCHEMA.by_seat("first player", 1)
_ACTIVE: Final = SCHEMA.by_seat("active", 1)
_ASKED: Final = SCHEMA.by_seat("asked", 1)
_SPACE: Final = SCHEMA.number("space of the Sheriff")
_SPACES: Final = SCHEMA.number("spaces")
_NUMBER: Final = SCHEMA.number("number of the space")
_DECK: Final = SCHEMA.number("deck size")
_DISCARD_SIZE: Final = SCHEMA.number("discard size")
_CARD: Final = SCHEMA.one_of("card turned up", OBJECTS)
_TARGET: Final = SCHEMA.by_seat("target", 1)
_SET: Final = SCHEMA.one_of("set delivered", OBJECTS)
_SET_CARDS: Final = SCHEMA.number("cards of the set")
_SPRUNG: Final = SCHEMA.by_seat("last sprung", 1)
_GIFTS: Final = SCHEMA.by_seat("gifts to draw")
_AMBUSH_PILE: Final = SCHEMA.number("ambush pile size")
_LOOKED_SIZE: Final = SCHEMA.number("ambushes looked at")
_LOOKED: Final = SCHEMA.counts("looked at", AMBUSHES)
_ALONE: Final = SCHEMA.counts("mission alone", MISSIONS)
_SHARED: Final = SCHEMA.counts("mission shared", MISSIONS)
_DOERS: Final = SCHEMA.counts_by_seat("mission done", MISSIONS, 1)
# everybody
_COLOURS: Final = SCHEMA.words_by_seat("colour", COLOURS)
_HAND_SIZE: Final = SCHEMA.by_seat("hand size")
_HANDS: Final = SCHEMA.counts_by_seat("hand seen", OBJECTS)
_AMBUSH_SIZE: Final = SCHEMA.by_seat("ambushes laid")
_LOOT_SIZE: Final = SCHEMA.by_seat("loot size")
_LOOTS: Final = SCHEMA.counts_by_seat("loot", OBJECTS)
_OFFERED: Final = SCHEMA.words_by_seat("offer", ["cards", "nothing"])
_OFFERS: Final = SCHEMA.counts_by_seat("cards offered", OBJECTS)
# one's own
_AMBUSHES: Final = SCHEMA.counts("own ambushes", AMBUSHES)
_SCORE: Final = SCHEMA.number("own score")
_DISCARDING: Final = SCHEMA.counts("discarding", OBJECTS)
_CHOSEN: Final = SCHEMA.flag("choice sealed")
# what was seen
_SURE: Final = SCHEMA.counts_by_seat("surely held", OBJECTS)
_DOUBTFUL: Final = SCHEMA.counts_by_seat("perhaps held", OBJECTS)
_MISSING: Final = SCHEMA.by_seat("of these gone")
_DISCARD: Final = SCHEMA.counts("discard seen", OBJECTS)
_DISCARD_UNSEEN: Final = SCHEMA.number("discards unseen")
_DECK_KNOWN: Final = SCHEMA.flag("deck known")
_DECK_LEFT: Final = SCHEMA.counts("may be in the deck", OBJECTS)
_SUSPECTS: Final = SCHEMA.counts_by_seat("ambushes suspected", AMBUSHES)
# tallies of the whole game
COUNTED: Final[list[str]] = ["attacked", "defended", "sprang", "delivered", "failed", "traded", "refused", "offered"]
_TALLIED: Final[i64] = len(COUNTED)
_COLUMNS: Final[dict[str, int]] = {name: at for at, name in enumerate(COUNTED)}
_TALLIES: Final = SCHEMA.counts_by_seat("tally", COUNTED)


class NottinghamMemories(Memories):
    """What each seat has seen of the cards, and tallies that everybody could keep."""

    def __init__(self, rules: Rules, colours: list[Colour]) -> None:
        seats = len(colours)
        super().__init__(seats)
        self.blank = _blank(rules, seats)
        ambushes = rules.ambush_cards()
        self.cards: list[Memory] = [Memory(colours, ambushes) for _ in range(seats)]
        self.tallies: list[list[int]] = [[0] * len(COUNTED) for _ in range(seats)]

    def fold(self, event: Event, viewers: int) -> None:
        column = _COLUMNS.get(event.name, -1)
        if column >= 0:
            self.tallies[as_number(event.facts["seat"])][column] += 1
        if event.name in REMEMBERED:
            for viewer in range(self.seats):
                if viewers >> viewer & 1:
                    fold(self.cards[viewer], event)


def _blank(rules: Rules, seats: int) -> bytes:
    """A row with all that stays the same as long as a game lasts."""
    out = RowWriter()
    out.begin(SCHEMA.blank)
    out.put(_PLAYERS, seats)
    for at, flag in enumerate(FLAGS):
        out.put(_OPTIONS + at, rules.settings[flag] is True)
    out.put(_SPACES, len(rules.figures.spaces))
    out.put_all(_ALONE, rules.figures.alone)
    out.put_all(_SHARED, rules.figures.shared)
    return shared(out.taken())


class NottinghamRows(Rows):
    def __init__(self) -> None:
        self.schema = SCHEMA

    def memories(self, state: State) -> NottinghamMemories:
        if not isinstance(state, Nottingham):
            raise TypeError("not a game of Nottingham")
        return NottinghamMemories(state.rules, state.colours)

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        if not isinstance(state, Nottingham) or not isinstance(memories, NottinghamMemories):
            raise TypeError("not a game of Nottingham")
        out.begin(memories.blank)
        _write_table(out, state, viewer)
        _write_card(out, state, viewer)
        seats: i64 = state.seats
        for seat in range(seats):
            step = seat - viewer if seat >= viewer else seat - viewer + seats
            _write_seat(out, state, viewer, seat, step)
            _write_known(out, state, seat, step, memories.cards[viewer])
            out.put_all(_TALLIES + step * _TALLIED, memories.tallies[seat])
        _write_own(out, state, viewer)
        _write_piles(out, memories.cards[viewer])


ROWS: Final = NottinghamRows()


def _count_ambushes(out: RowWriter, at: i64, state: Nottingham, ambushes: list[Ambush]) -> None:
    """By what they show (NO-R30)."""
    for ambush in ambushes:
        out.add(at + printed(state.colours, ambush), 1)


def _write_table(out: RowWriter, state: Nottingham, viewer: i64) -> None:
    phase = state.phase.name
    out.put(_PHASE + _PHASE_NUMBERS[phase], 1)
    out.put(_FIRST + step_to(state.first_player, viewer, state), 1)
    out.put(_ACTIVE + step_to(state.active, viewer, state), 1)
    if phase not in (BUYING, SHORTAGE, OVER):
        out.put(_ASKED + step_to(state.asked, viewer, state), 1)
    out.put(_SPACE, state.sheriff)
    out.put(_NUMBER, state.number())
    out.put(_DECK, len(state.deck))
    out.put(_DISCARD_SIZE, sum(state.discard))
    for mission, doers in enumerate(state.doers):
        for seat in doers:
            out.put(_DOERS + step_to(seat, viewer, state) * len(MISSIONS) + mission, 1)


def _write_card(out: RowWriter, state: Nottingham, viewer: i64) -> None:
    """The card that was turned up, and what is being done with it."""
    if state.card != NOTHING:
        out.put(_CARD + state.card, 1)
    if state.target != NOTHING:
        out.put(_TARGET + step_to(state.target, viewer, state), 1)
    if state.set_kind != NOTHING:
        out.put(_SET + state.set_kind, 1)
    out.put(_SET_CARDS, state.set_cards)
    if state.phase.name == SPRINGING and state.last_sprung != NOTHING:
        out.put(_SPRUNG + step_to(state.last_sprung, viewer, state), 1)
    for seat in state.gifts:
        out.add(_GIFTS + step_to(seat, viewer, state), 1)
    out.put(_AMBUSH_PILE, len(state.ambush_pile))
    out.put(_LOOKED_SIZE, len(state.looked))
    if state.active == viewer:
        _count_ambushes(out, _LOOKED, state, state.looked)


def _write_seat(out: RowWriter, state: Nottingham, viewer: i64, owner: i64, step: i64) -> None:
    phase = state.phase.name
    own = step == 0
    out.put(_COLOURS + step, state.colours[owner] + 1)
    out.put(_HAND_SIZE + step, state.sizes[owner])
    if own or _is_open(state, owner, viewer):
        out.put_all(_HANDS + step * KINDS, state.hands[owner])
    out.put(_AMBUSH_SIZE + step, len(state.ambushes[owner]))
    out.put(_LOOT_SIZE + step, len(state.loots[owner]))
    if own or phase == OVER:
        out.count(_LOOTS + step * KINDS, state.loots[owner])
    offer = state.offers[owner]
    if offer != NOTHING and (own or phase in (BARTERING, CHOICE)):
        out.put(_OFFERED + step, 1 if BARGAINS[offer] else 2)
        out.count(_OFFERS + step * KINDS, BARGAINS[offer])


def _is_open(state: Nottingham, owner: i64, viewer: i64) -> bool:
    """Whether somebody else's hand lies open before this viewer: robbed, burgled, or as proof."""
    phase = state.phase.name
    if owner == state.target:
        return phase == ROBBERY or (phase == BURGLARY and viewer == state.active)
    return state.offers[owner] == NO_BARGAIN and phase in (BARTERING, CHOICE)


def _write_own(out: RowWriter, state: Nottingham, viewer: i64) -> None:
    phase = state.phase.name
    _count_ambushes(out, _AMBUSHES, state, state.ambushes[viewer])
    out.put(_SCORE, score(state.rules.figures, viewer, state.loots[viewer], state.doers))
    if phase == SHORTAGE:
        out.count(_DISCARDING, state.drafts[viewer])
    if phase in (BUYING, SHORTAGE) and not state.choosing[viewer]:
        out.put(_CHOSEN, 1)


def _write_known(out: RowWriter, state: Nottingham, seat: i64, step: i64, memory: Memory) -> None:
    """What the viewer remembers of one other seat."""
    if not step:
        return
    held = memory.hands[seat]
    out.put_all(_SURE + step * KINDS, held.sure)
    out.put_all(_DOUBTFUL + step * KINDS, held.doubtful)
    out.put(_MISSING + step, held.missing)
    if state.phase.name != OVER:
        out.count(_LOOTS + step * KINDS, memory.loots[seat])
    for suspects in memory.stakeout.fronts[seat]:
        for ambush in range(len(AMBUSHES)):
            if suspects >> ambush & 1:
                out.add(_SUSPECTS + step * len(AMBUSHES) + printed(state.colours, ambush), 1)


def _write_piles(out: RowWriter, memory: Memory) -> None:
    out.put_all(_DISCARD, memory.discard)
    out.put(_DISCARD_UNSEEN, memory.hidden_discards)
    if memory.deck is not None:
        out.put(_DECK_KNOWN, 1)
        out.put_all(_DECK_LEFT, memory.deck)
