"""Tiny Sheriff: one smuggler, one Sheriff, so many rounds of bribes; the same game as OpenSpiel's `sheriff`.

The smuggler loads from no item to the most; in each round they offer a bribe, and the Sheriff says whether they would
look into the cargo. What the Sheriff says in the last round is done. It is small enough to be solved.
"""

from dataclasses import dataclass

from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event, Log
from loxley.core.options import Choice, read_settings
from loxley.core.rows import Memories, Rows, RowWriter, Schema
from loxley.core.seats import Seat, Viewer
from loxley.core.state import Phase, State, View
from loxley.core.words import ANSWERED, SEALED, Book, Move, numbers

SMUGGLER = 0
SHERIFF = 1
SEATS = 2

LEAVE = 0  # what the Sheriff says
INSPECT = 1

ITEM_VALUE = 1
ITEM_PENALTY = 2  # paid by a smuggler who is caught, for each item
SHERIFF_PENALTY = 3  # paid by a Sheriff who finds nothing

_NOT_LOADED = -1
_MOST = 99


@dataclass
class TinyView(View):
    """What one of the two may know."""

    viewer: Viewer
    items: int | None  # the smuggler's alone, and everybody's at the end
    bribes: list[int]
    feedback: list[int]


class Tiny(State):
    """The cargo, and what was offered and answered."""

    def __init__(self, game: "TinySheriffGame", log: Log | None = None) -> None:
        super().__init__()
        self.game = game
        self.seats = SEATS
        self.phase = Bribing()
        self.log = log
        self.items = _NOT_LOADED
        self.bribes: list[int] = []
        self.feedback: list[int] = []

    def clone(self) -> "Tiny":
        twin = Tiny(self.game)
        twin.items = self.items
        twin.bribes = self.bribes[:]
        twin.feedback = self.feedback[:]
        return twin

    def over(self) -> bool:
        return len(self.feedback) == self.game.rounds

    def scores(self) -> list[int]:
        """Caught, the smuggler pays for each item; the honest are paid for the trouble; else the last bribe is paid."""
        if not self.over():
            return [0, 0]
        if self.feedback[-1] == LEAVE:
            return [self.items * ITEM_VALUE - self.bribes[-1], self.bribes[-1]]
        fine = self.items * ITEM_PENALTY if self.items else -SHERIFF_PENALTY
        return [-fine, fine]

    def winners(self) -> list[Seat]:
        scores = self.scores()
        return [seat for seat in range(SEATS) if scores[seat] == max(scores)] if self.over() else []

    def view(self, viewer: Viewer) -> TinyView:
        knows = viewer == SMUGGLER or self.over()
        return TinyView(viewer, self.items if knows and self.items >= 0 else None, self.bribes[:], self.feedback[:])


class Bribing(Phase[Tiny]):
    """The whole game is one chapter."""

    name = "bribing"

    def awaited(self, state: Tiny) -> list[Seat]:
        if state.over():
            return []
        return [SHERIFF if len(state.bribes) > len(state.feedback) else SMUGGLER]

    def choices(self, state: Tiny, seat: Seat) -> list[Move]:
        if seat not in self.awaited(state):
            return []
        if seat == SHERIFF:
            return [LEAVE, INSPECT]
        return state.game.load.moves if state.items == _NOT_LOADED else state.game.bribe.moves

    def carry_out(self, state: Tiny, seat: Seat, move: Move) -> None:
        game, log = state.game, state.log
        if seat == SHERIFF:
            state.feedback.append(move)
            if log is not None:
                log.tell("answered", {"inspect": move})
        elif state.items == _NOT_LOADED:
            state.items = game.load.index(move)
            if log is not None:
                log.tell_only([SMUGGLER], "loaded", {"items": state.items})
        else:
            state.bribes.append(game.bribe.index(move))
            if log is not None:
                log.tell("offered", {"bribe": state.bribes[-1]})


class TinySheriffGame(GameType):
    """Moves are numbered as OpenSpiel numbers its actions."""

    name = "tiny sheriff"
    prefix = "TS"
    least_players = SEATS
    most_players = SEATS

    def __init__(self, max_bribe: int = 3, max_items: int = 3, rounds: int = 4) -> None:
        self.max_bribe = max_bribe
        self.max_items = max_items
        self.rounds = rounds
        self.choices: list[Choice] = []
        self.book = Book()
        self.book.family("say", ["leave", "inspect"], ANSWERED)
        self.load = self.book.family("load", numbers(0, max_items), SEALED)
        self.bribe = self.book.family("bribe", numbers(0, max_bribe))

    def new(
        self,
        players: int,
        options: JsonObject,
        chance: Chance,
        components: JsonObject | None = None,
        deal: list[str] | None = None,
        log: Log | None = None,
    ) -> Tiny:
        return Tiny(self, log)

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        return {**read_settings(self.choices, options)}


class NoMemories(Memories):
    """Everything that was told is in sight."""

    def fold(self, event: Event, viewers: int) -> None:
        """There is nothing to remember."""


class TinyRows(Rows):
    def __init__(self, game: TinySheriffGame) -> None:
        rounds = [f"round {number + 1}" for number in range(game.rounds)]
        self.schema = Schema(SEATS)
        self._role = self.schema.word("role", ["smuggler", "sheriff"])
        self._items = self.schema.number("items, counted from 1", _MOST)
        self._bribes = self.schema.counts("bribe, counted from 1", rounds, _MOST)
        self._feedback = self.schema.counts("feedback, counted from 1", rounds, 2)

    def memories(self, state: State) -> NoMemories:
        return NoMemories(state.seats)

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        assert isinstance(state, Tiny)
        out.begin(self.schema.blank)
        out.put(self._role, viewer + 1)
        if viewer == SMUGGLER:
            out.put(self._items, state.items + 1)
        for at, bribe in enumerate(state.bribes):
            out.put(self._bribes + at, bribe + 1)
        for at, feedback in enumerate(state.feedback):
            out.put(self._feedback + at, feedback + 1)
