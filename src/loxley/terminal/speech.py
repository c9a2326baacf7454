"""How a reader is spoken to, in every game: they are “you”, everybody else has a name."""

from collections.abc import Sequence

from loxley.core.seats import Seat
from loxley.texts import Texts


def key(word: str) -> str:
    """The words of the engine as they stand in the names of texts."""
    return word.replace("_", "-").replace(" ", "-")


class Speech:
    """Speaks to one reader. Each game says in its own `Phrases` how its things are called."""

    nothing = ""  # the key of the word for an empty list

    def __init__(self, texts: Texts, names: Sequence[str], reader: Seat) -> None:
        self.texts = texts
        self.names = names
        self.reader = reader

    def name(self, seat: Seat) -> str:
        return self.texts.say("player-you") if seat == self.reader else self.names[seat]

    def role(self, **parts: Seat) -> str:
        """The part that the reader plays among these."""
        return next((part for part, seat in parts.items() if seat == self.reader), "none")

    def listed(self, phrases: Sequence[str]) -> str:
        """“a, b and c”."""
        if not phrases:
            return self.texts.say(self.nothing)
        head = phrases[0]
        for phrase in phrases[1:-1]:
            head = self.texts.say("list-more", head=head, next=phrase)
        return head if len(phrases) == 1 else self.texts.say("list-pair", head=head, last=phrases[-1])
