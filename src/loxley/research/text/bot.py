"""A bot that asks a model in text, for as long as its patience lasts."""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final

from loxley.bots import EVEN, Bot, Character, Choice, in_own_words
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games import find_game
from loxley.research.text.answers import Unreadable
from loxley.research.text.seat import TextSeat
from loxley.texts import Texts, pick_language

TRIES: Final = 3  # answers to one question, before the house plays the plainest move


class TextBot(Bot):
    """Plays what a model answers. A subclass says how the model is asked; `tell` hears what went wrong."""

    tries: ClassVar[int] = TRIES

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self.language = pick_language()
        self.tell: Callable[[str], None] = lambda _: None
        self.asked = 0  # answers that were asked for
        self.refused = 0  # answers that could not be played
        self.defaults = 0  # questions that the house answered
        self._seat: TextSeat | None = None

    def reply(self, question: str) -> str:
        """The model's answer. An exception counts as an answer that cannot be played."""
        raise NotImplementedError

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        seat = self._seat or self._sit_down(view)
        settled = seat.settled(view, events, legal)
        if settled:
            return settled
        question = seat.ask(view, events, legal)
        for _ in range(self.tries):
            self.asked += 1
            try:
                return seat.read(self.reply(question)) or None
            except (Unreadable, OSError, ValueError) as problem:
                self.refused += 1
                question = str(problem)
                self.tell(question)
        return self._default(seat)

    def _default(self, seat: TextSeat) -> Choice:
        self.defaults += 1
        reason = seat.texts.say("text-default", tries=self.tries)
        self.tell(reason)
        self.thought = in_own_words(reason)
        return seat.default()

    def _sit_down(self, view: View) -> TextSeat:
        texts = Texts(self.language)
        names = self.names or forest_names(texts)
        viewer: Seat = getattr(view, "viewer")  # noqa: B009 - every game's view has one, each of its own type
        self._seat = TextSeat(find_game(self.game), viewer, names, texts, self.components)
        return self._seat

    def copy(self) -> "TextBot":
        """A twin that is told everything from the beginning: a model cannot be copied."""
        twin = type(self)(self.components, self.character)
        twin.game, twin.language, twin.names, twin.tell = self.game, self.language, self.names, self.tell
        return twin


def forest_names(texts: Texts) -> list[str]:
    """Names for everybody at a table."""
    return texts.say("player-bots").split(", ")
