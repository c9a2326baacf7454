"""A text seat at a live table: the questions of a bot in a thread of its own, answered from elsewhere."""

from dataclasses import dataclass, field
from queue import Empty, Queue
from threading import Thread
from typing import ClassVar, Final

from loxley.core.refusals import Refused
from loxley.remote import Away, play_remotely, read_address
from loxley.remote.address import Address
from loxley.research.text.bot import TextBot
from loxley.research.text.rules import refused_sentence
from loxley.texts import Texts

_BOT: Final = f"{__name__}:LiveBot"
_FOREVER: Final = 86_400.0  # seconds: the clock of the table is the only one


@dataclass
class Relay:
    """Questions one way, answers the other; an empty question when it is over."""

    questions: "Queue[str]" = field(default_factory=Queue)
    answers: "Queue[str]" = field(default_factory=Queue)


class LiveBot(TextBot):
    """Bots of a live table are found by their name, so the relay of this process stands in the class."""

    relay: ClassVar[Relay] = Relay()

    def reply(self, question: str) -> str:
        self.relay.questions.put(question)
        return self.relay.answers.get()


class LiveSeat:
    """One seat at somebody's table, until the game is over."""

    def __init__(self, link: str, name: str, texts: Texts) -> None:
        self._relay = LiveBot.relay = Relay()
        self._texts = texts
        self._news: list[str] = []
        self.is_over = False
        self.is_asked = False
        address = read_address(link, "", "")
        away = Away(_BOT, name, limit=_FOREVER)
        Thread(target=self._play, args=(address, away), daemon=True).start()

    def _play(self, address: Address, away: Away) -> None:
        try:
            play_remotely(address, away, lambda key, facts: self._news.append(self._texts.say(key, **facts)))
        except Refused as refused:
            self._news.append(refused_sentence(self._texts, refused))
        self.is_over = True
        self._relay.questions.put("")

    def next_question(self, seconds: float) -> str:
        """What is asked now or within so many seconds; nothing if it is not this seat's turn by then."""
        try:
            question = self._relay.questions.get(timeout=0 if self.is_over else seconds)
        except Empty:
            question = ""
        self.is_asked = bool(question)
        news, self._news = self._news, []
        return "\n".join([*news, *([question] if question else [])])

    def answer(self, words: str) -> None:
        self.is_asked = False
        self._relay.answers.put(words)
