"""How a reader is spoken to, in every game: they are “you”, everybody else has a name."""

from collections import Counter
from collections.abc import Iterable, Sequence

from loxley.core.seats import Seat
from loxley.texts import Texts
from loxley.texts.functions import listed


def key(word: str) -> str:
    """The words of the engine as they stand in the names of texts."""
    return word.replace("_", "-").replace(" ", "-")


class Speech:
    """Speaks to one reader, who is “you”; nobody is when the reader is none of the players."""

    def __init__(self, texts: Texts, names: Sequence[str], reader: Seat) -> None:
        self.texts = texts
        self.names = names
        self.reader = reader

    # players

    def label(self, seat: Seat) -> str:
        """A player at the head of a row: “You”, “Robin”."""
        return self.texts.say("player-you") if seat == self.reader else self.names[seat]

    def name(self, seat: Seat) -> str:
        """A player inside a sentence: “you”, “Robin”."""
        return self.texts.say("player-you.inside") if seat == self.reader else self.names[seat]

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed([self.name(seat) for seat in seats])

    def role(self, **parts: Seat) -> str:
        """The part that the reader plays among these."""
        return next((part for part, seat in parts.items() if seat == self.reader), "none")

    # things; `words` is what their texts begin with, such as `good`

    def title(self, words: str, thing: str) -> str:
        return self.texts.say(f"{words}-{key(thing)}.title")

    def short(self, words: str, thing: str, count: int) -> str:
        """“Apples ×3”, “Silk”: on a label."""
        return self.title(words, thing) if count < 2 else f"{self.title(words, thing)} ×{count}"

    def shorts(self, words: str, things: Iterable[str]) -> str:
        return " · ".join(self.short(words, thing, count) for thing, count in Counter(things).items())

    def counted(self, words: str, thing: str, count: int) -> str:
        """“an apple”, “3 apples”."""
        if count == 1:
            return self.texts.say(f"{words}-{key(thing)}.one")
        noun = self.texts.say(f"{words}-{key(thing)}", count=count)
        return self.texts.say("list-counted", count=count, noun=noun)

    def things(self, words: str, things: Iterable[str]) -> str:
        """“2 apples and a bolt of silk”; kinds in the order of their first card."""
        return self.listed([self.counted(words, thing, count) for thing, count in Counter(things).items()])

    def listed(self, phrases: Sequence[str]) -> str:
        """“a, b and c”."""
        return listed(phrases, self.texts.say)
