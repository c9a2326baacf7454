"""What a game brings to the terminal: how it looks, what its moves are called, how a sequence is put together.

A game joins with one subclass of `Stage`, named `STAGE` in the package of its name. Everything else (input, records,
rule help, history, the clock) is the same for all games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from loxley.core.catalogue import Catalogue
from loxley.core.game import GameType, JsonObject, TimeLimit
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import SEALED, Move
from loxley.telling import Teller
from loxley.texts import Texts


@dataclass(frozen=True)
class Amount:
    """How many? The answer makes the moves."""

    question: str
    least: int
    most: int
    moves: Callable[[int], list[Move]]


@dataclass(frozen=True)
class Choice:
    """One numbered choice. Choices with the same heading stand in one row."""

    row: str
    label: str
    moves: tuple[Move, ...] = ()  # what it plays
    amount: Amount | None = None  # or what must be said first
    page: int | None = None  # or the page it turns to
    silence: str = ""  # or how long the person says nothing from now on


@dataclass(frozen=True)
class Silence:
    """A time during which a person may choose to be asked nothing: its name, how it is offered, what is played."""

    until: str
    label: str
    moves: tuple[Move, ...] = ()


class Stage:
    """One game on the screen of one person, in their language."""

    commands: tuple[str, ...] = ()  # of this game, beyond those of the house; each one is shown by `show`
    example = ""  # of the game's own words, for the help
    rule = ""  # an example of a rule number

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.seat = seat
        self.components = components
        catalogue = game.catalogue or Catalogue(game.name, game.book)
        self.teller = Teller(texts, catalogue, names, seat)
        self.beside: dict[int, str] = {}  # the words of promises, by the number of their sheet

    # what the person sees

    def title(self) -> str:
        raise NotImplementedError

    def render(self, view: View) -> list[list[RenderableType]]:
        """The table in one or more forms, from the fullest to the barest: the first one that fits is shown."""
        raise NotImplementedError

    def legend(self) -> str:
        """What the marks on the table mean."""
        return ""

    def offers(self, view: View) -> list[str]:
        """What stands on the table and waits for an answer, as sentences."""
        return []

    def tell(self, events: Sequence[Event], since: int) -> list[str]:
        """What happened from position `since` on, as sentences."""
        return self.teller.tell(events, since)

    def final_count(self, view: View) -> list[RenderableType]:
        raise NotImplementedError

    def show(self, command: str, view: View) -> list[RenderableType]:
        """The answer to one of the game's own commands."""
        raise NotImplementedError

    # what the person may do

    def question(self, view: View, page: int) -> str:
        """What is asked now."""
        raise NotImplementedError

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        """Every legal move is in one of the choices; long families are asked for as a number."""
        raise NotImplementedError

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        """What has been put together so far, as a sentence."""
        raise NotImplementedError

    def describe(self, move: Move) -> str:
        return self.teller.move(self.game.book.word(move))

    def silence(self, view: View, legal: Sequence[Move]) -> Silence | None:
        """How long the person may say nothing, if nobody asks them anything."""
        return None

    # how sequences are put together

    def rank(self, move: Move) -> int:
        """Moves of a sequence are sent in this order; those of equal rank as they were named."""
        return move

    def kin(self, move: Move) -> Move:
        """The first of the moves that are allowed or forbidden together with this one, such as amounts of one thing."""
        return move

    def joins(self, first: Move, move: Move) -> bool:
        """May a move belong to the same sequence as its first?"""
        return self.game.book.family_of(first) is self.game.book.family_of(move)

    def is_complete(self, moves: Sequence[Move], legal: Sequence[Move]) -> bool:
        """Is a sequence ready to be sent, given what would be legal after it? A sealed move never ends one."""
        return not legal or self.game.book.family_of(moves[-1]).manner != SEALED

    def goes_without_saying(self, move: Move) -> bool:
        """Need the person not be asked when this is all they can do?"""
        return False

    # time

    def time_limit(self, view: View) -> TimeLimit | None:
        return None
