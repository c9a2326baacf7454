"""What a game is to everybody else: all that tables, bots, records and tools need to know of it."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.catalogue import Catalogue
from loxley.core.chance import Chance
from loxley.core.log import Event, Log
from loxley.core.options import Choice, Setting
from loxley.core.patches import KnownPatch, Patch, patch_between
from loxley.core.seats import Seat
from loxley.core.state import State, View
from loxley.core.words import Book, Move

JsonObject = dict[str, object]  # what a TOML or JSON table reads as

# How much a move ends of a negotiation in which others may still speak.
NO_TALK: Final = 0  # nothing: it answers, offers or asks
PASSING_TALK: Final = 1  # a moment in which others may speak: only who writes or is asked something is waited for
QUIET_TALK: Final = 2  # a turn in which nobody has begun to bargain
LIVE_TALK: Final = 3  # what somebody bargains for

# First words of moves that commit to nothing, the plainest first: for games that do not say it themselves.
_GENTLE_WORDS: Final = ["pass", "hold", "decline", "refuse", "drop", "keep", "done", "end", "close"]
_BINDING_WORDS: Final = ["accept", "post", "sign"]


@dataclass
class TimeLimit:
    """So much time for one phase of the game, known by its name."""

    phase: str
    seconds: float


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """One of the games. There is one object of each, shared by everybody."""

    name = ""  # as people type it
    prefix = ""  # of its rule numbers
    least_players = 0
    most_players = 0
    book: Book
    catalogue: Catalogue | None = None  # what can be told of it; without one, bare words
    choices: list[Choice]

    def new(
        self,
        players: int,
        options: JsonObject,
        chance: Chance,
        components: JsonObject | None = None,
        deal: list[str] | None = None,
        log: Log | None = None,
    ) -> State:
        """A game about to begin. `components` replaces the figures of the house, `deal` the shuffled deck."""
        raise NotImplementedError

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        """Every option with its value, the defaults filled in; refuses what cannot be chosen."""
        raise NotImplementedError

    def imagine(self, view: View, events: list[Event], chance: Chance, components: JsonObject | None = None) -> State:
        """A whole state that fits what one viewer sees and remembers; all else is drawn by lot."""
        raise NotImplementedError

    def time_limit(self, view: View) -> TimeLimit | None:
        """The time limit of the current phase, if it has one. Clocks are others' business."""
        return None

    def has_time_limits(self, options: JsonObject) -> bool:
        """May a phase have a time limit with these options?"""
        return False

    def has_stand_ins(self, options: JsonObject) -> bool:
        """Are some of the figures in play our own, where no public text states the printed ones?"""
        return False

    def proposed(self) -> dict[str, Setting]:
        """Options to propose to whoever has finished a first game: more of it."""
        return {}

    def offers_to(self, view: View) -> list[tuple[Seat, int]]:
        """Author and number of each offer that waits for the viewer's answer."""
        return []

    def written_beside(self, view: View) -> int:
        """The number of the sheet on which the viewer has just written a promise in their own words; 0 for none."""
        return 0

    def rule_behind(self, view: View, move: Move) -> str:
        """The number of the rule that a move follows as the game stands; empty when the game does not say it."""
        return ""

    def view_patch(self, old: View, new: View, known: KnownPatch | None = None) -> Patch | None:
        """What changed between two views of the same viewer, if anything; `known` is what did for another one."""
        return patch_between(old, new)

    # for tables that wait for people

    def gentle(self, view: View, legal: list[Move]) -> Move:
        """The least committing of the legal moves of a seat: what the house plays for whoever has no time left."""
        return plainest(self.book, legal)

    def only_answer(self, view: View, legal: list[Move]) -> Move | None:
        """The move of a seat that has no choice, whatever else it may say meanwhile."""
        return legal[0] if len(legal) == 1 else None

    def talk(self, view: View) -> str:
        """The name of the negotiation that goes on; empty when there is none."""
        return ""

    def ends_talk(self, view: View, moves: list[Move], people: list[Seat]) -> int:
        """How much a sequence of the viewer ends of what these people may still bargain for."""
        return NO_TALK


def plainest(book: Book, legal: list[Move]) -> Move:
    """By its first word: a move that gives nothing away; at least one that signs nothing."""
    for word in _GENTLE_WORDS:
        for move in legal:
            if book.words[move].split(" ")[0] == word:
                return move
    for move in legal:
        if book.words[move].split(" ")[0] not in _BINDING_WORDS:
            return move
    return legal[0]
