"""What a bot is: it is told what its seat may know, and says what it does, why, and perhaps a word to the table.

`docs/write-a-bot.md` shows how to write one. The bots of the house keep to the same interface.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games import find_game

OWN_WORDS = "why-own-words"  # the key of a reason that a bot puts into words itself


@dataclass
class Thought:
    """Why a bot did what it did at a moment that mattered: what it believed, what it compared. Told after the game.

    The key is that of a sentence in locales, the facts fill its gaps. Whole numbers called `seat`, `other`, `target`,
    `sheriff` or `partner` are seats, told by name; words of the game (`good`, `object`) are told as the game calls
    them; shares from 0 to 1 and worths are told as the sentence formats them. What is compared is named in the words
    of a move (`open 2`) or by the key of a text.
    """

    key: str  # such as `why-sheriff-open`
    facts: dict[str, str | int | float] = field(default_factory=dict)
    compared: list[tuple[str, float]] = field(default_factory=list)  # choices, with what each seemed worth

    def reason(self) -> JsonObject:
        """As it is written into a record: figures to four digits, so that records are the same on every machine."""
        facts = {name: round(fact, 4) if isinstance(fact, float) else fact for name, fact in self.facts.items()}
        compared = [[choice, round(worth, 4)] for choice, worth in self.compared]
        return {"key": self.key, "facts": facts, "compared": compared}


def in_own_words(reason: str, compared: Sequence[tuple[str, float]] = ()) -> Thought:
    """A reason for which the house has no sentence."""
    return Thought(OWN_WORDS, {"reason": reason}, list(compared))


Choice = Move | Sequence[Move] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. The same views, events, moves and chance always give the same choices.

    All that a bot remembers stands in its own attributes, so that `copy` makes an independent twin.
    """

    games: ClassVar[Sequence[str]] = ()  # the games it plays; none named: all

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        self.game = ""  # the name of the game it plays, known once it is made by `new_bot`
        self.names: list[str] = []  # of the players, where a table tells them
        self.components = components  # the table's own figures, or nothing for those of the house
        self.character = character
        self.thought: Thought | None = None  # behind the last choice, where it mattered
        self.think = 0  # imagined games that it may play on for one choice; none: it answers at once
        self.remark = ""  # something to say with the last choice: the key of a sentence, or plain words

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        """One of the legal moves, or a sequence of moves that begins with one of them.

        `view` is what the seat sees now, `events` all that it has seen so far, `rng` the bot's own chance. If a later
        move of a sequence is not legal when its turn comes, the bot is asked again. A seat that may move but need not
        may also say nothing: `None`.
        """
        raise NotImplementedError

    def word(self, move: Move) -> str:
        """A move in words, such as `declare apple`."""
        return find_game(self.game).book.word(move)

    def move(self, words: str) -> Move:
        """The move that these words name."""
        return find_game(self.game).book.move(words)

    def copy(self) -> "Bot":
        """A twin that remembers the same and can be fed with other events, for whoever imagines how a game goes on."""
        twin = deepcopy(self)
        copied = getattr(twin, "__dict__", {})
        for name, value in getattr(self, "__dict__", {}).items():  # what a plain class adds to a compiled one
            if name not in copied:
                setattr(twin, name, deepcopy(value))
        return twin

    def close(self) -> None:
        """The game is over for this bot. What it holds outside of itself is released."""
