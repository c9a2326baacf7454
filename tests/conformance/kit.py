"""What the suite must be told about a game, because it cannot be derived from the game itself."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from loxley.core.game import GameType
from loxley.core.log import Event
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State
from tests.playing import Setup

Cards = Counter[str]
Outcome = tuple[str, ...]  # the words of a complete choice


def never(words: str) -> bool:  # noqa: ARG001
    return False


@dataclass(frozen=True)
class Choosing:
    """A bigger choice that is made word by word: a bag, an offer, the goods that pay a debt.

    The suite follows every path, and compares where they lead with `expected`, which is worked out by brute force.
    """

    name: str
    begins: Callable[[State, Seat], bool]  # is this seat about to choose?
    builds: Callable[[str], bool]  # does this word add to the choice?
    expected: Callable[[State, Seat], list[Outcome]]
    ends: Callable[[str], bool] = never  # may this word follow a complete choice? Some choices just end
    ordered: bool = False  # is the same set in another order another choice?
    most: int = 99  # words; no path is followed further, so that there are not too many


class Kit(ABC):
    """The suite's own knowledge of one game."""

    game: GameType

    # conservation

    @abstractmethod
    def full_deck(self, setup: Setup) -> Cards:
        """Every card of the box that is in this game, from the rules of record."""

    @abstractmethod
    def cards(self, state: State) -> Cards:
        """Every card of a game, wherever it lies."""

    @abstractmethod
    def all_coins(self, setup: Setup) -> int:
        """Every coin that is in this game, from the rules of record."""

    @abstractmethod
    def coins(self, state: State) -> int:
        """Every coin of a game, whoever has it."""

    # walking

    @abstractmethod
    def bound(self, setup: Setup) -> int | None:
        """More decisions than these no game has; `None` where people may talk for ever."""

    @abstractmethod
    def contrive(self, state: State, random: Random) -> None:
        """Change a game just begun, keeping its cards and coins, so that what is rare comes soon."""

    unsaid: set[str]  # groups of words that are in the vocabulary for its regularity, and never legal

    # canonical order

    choosings: list[Choosing]

    # secrecy: how two worlds that look the same to a viewer may legitimately be told apart

    told_only: dict[str, set[str]]  # events that only some seats are told: the facts that name these seats
    reveals: dict[str, set[str]]  # events that answer a move, and the facts in them that hidden cards decide
    reveals_by_coming: set[str]  # events that hidden cards decide altogether
    lots: dict[str, set[str]]  # the same for plain moves: what chance deals when a round ends, and the truth at the end
    private: set[str]  # families of moves that are legal, or not, by what only their mover sees

    @abstractmethod
    def face(self, words: str) -> str:
        """A sealed move as others will see it when its sequence takes effect; moves of one face look the same."""

    @abstractmethod
    def is_drafting(self, state: State, seat: Seat) -> bool:
        """May this seat be in the middle of a choice whose progress nobody else can see?"""

    def chapter(self, state: State) -> object:
        """What a game enters when the last of several sealed choices is made."""
        return state.phase.name

    @abstractmethod
    def swap(self, state: State, viewer: Viewer, events: list[Event], random: Random) -> bool:
        """Swap two cards of different kinds of which the viewer can see and remember neither, if there are any."""

    @abstractmethod
    def memories(self, state: State, events: list[Event], viewer: Viewer) -> list[tuple[Cards, Cards]]:
        """What the viewer believes to be in each place, and what is really there."""

    # deals

    @abstractmethod
    def places(self, state: State) -> dict[str, list[str]]:
        """What lies where once the cards are dealt: hands sorted, piles with their top card last."""

    @abstractmethod
    def stacked(self, setup: Setup, deck: list[str]) -> dict[str, list[str]]:
        """The same, worked out from a deck, top card first, by the rules of record."""
