"""What a bot is, and the chair it sits on.

A bot is told what its seat may know: the view, the seat's own log, the legal moves. It never sees a state; the chair
does the looking for it, with the eyes of that seat only.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from loxley.bots.characters import EVEN, Character
from loxley.bots.remarks import remark
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import State, View
from loxley.core.words import Move

_PAUSE = 40  # events between two remarks of one bot


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


class Bot:
    """A player made of code. The same views, events, moves and chance always give the same choices."""

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        self.components = components  # the table's own figures, or nothing for those of the house
        self.character = character
        self.thought: Thought | None = None  # behind the last choice, where it mattered
        self.remark = ""  # the key of something to say with the last choice; without one the chair finds something

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        """One of the legal moves.

        `events` is all that the seat has seen so far, `rng` the bot's own chance. A seat that is only welcome, not
        awaited, may say nothing: `None`.
        """
        raise NotImplementedError


class Chair:
    """A seat with a bot on it: shows the bot what the seat sees, and hands over what it chooses."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self.bot = bot
        self.seat = seat
        self._events: list[Event] = []
        self._heard = 0  # how much of the game's log has been listened to
        self._remarked_on = 0  # how many events the bot has had its say about
        self._quiet_until = 0  # events: a bot that has spoken lets others speak

    def choose(self, state: State, rng: Random) -> Move | None:
        self.listen(state)
        self.bot.thought = None
        self.bot.remark = ""
        return self.bot.choose(state.view(self.seat), self._events, state.legal(self.seat), rng)

    def listen(self, state: State) -> None:
        """Hear what the seat has seen since the last time."""
        if state.log is not None:
            self._events += state.log.seen_by(self.seat, self._heard)
            self._heard = len(state.log)

    def catch_up(self, state: State) -> None:
        """Sit down at a game that has begun: what happened before has been talked about."""
        self.listen(state)
        self._remarked_on = len(self._events)

    def remark(self, game: str, state: State, rng: Random) -> str:
        """Something to say about what has happened since this was asked last, as the key of a text; rarely anything.

        Tables ask after a move of the seat and at the end. It is no part of the game: nothing depends on it.
        """
        self.listen(state)
        fresh = self._events[self._remarked_on :]
        self._remarked_on = len(self._events)
        said = self.bot.remark
        self.bot.remark = ""
        if not said and (state.over() or self._remarked_on >= self._quiet_until):
            said = remark(game, fresh, self.seat, self.bot.character, rng)
        if said:
            self._quiet_until = self._remarked_on + _PAUSE
        return said
