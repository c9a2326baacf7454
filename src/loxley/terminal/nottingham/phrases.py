"""Objects, ambushes and players of Nottingham, put into words for one reader."""

from collections import Counter
from collections.abc import Iterable

from loxley.games.nottingham.objects import COLOURS
from loxley.terminal.speech import Speech, key


class Phrases(Speech):
    """The words of this game."""

    nothing = "nottingham-nothing"

    # cards

    def title(self, name: str) -> str:
        return self.texts.say(f"object-{name}.title")

    def short(self, name: str, cards: int) -> str:
        """“Chest ×3”, “Gold”: on a label."""
        return self.title(name) if cards < 2 else f"{self.title(name)} ×{cards}"

    def shorts(self, names: Iterable[str]) -> str:
        return " · ".join(self.short(name, cards) for name, cards in Counter(names).items())

    def count(self, name: str, cards: int) -> str:
        """“a chest”, “3 chests”."""
        if cards == 1:
            return self.texts.say(f"object-{name}.one")
        return self.texts.say("nottingham-counted", count=cards, noun=self.texts.say(f"object-{name}", count=cards))

    def objects(self, names: Iterable[str]) -> str:
        """“2 chests and a necklace”; kinds in the order of their first card."""
        return self.listed([self.count(name, cards) for name, cards in Counter(names).items()])

    def colour(self, name: str) -> str:
        return self.texts.say(f"colour-{name}")

    def ambush(self, name: str) -> str:
        """A colour with its player, or two objects."""
        if name in COLOURS:
            seat = COLOURS.index(name)
            return f"{self.colour(name)} ({self.names[seat]})"
        first, _, second = name.partition(" ")
        return self.texts.say("nottingham-ambush-pair", first=self.title(first), second=self.title(second))

    def ambushes(self, names: Iterable[str]) -> str:
        return self.listed([self.ambush(name) for name in names])

    def mission(self, name: str) -> str:
        return self.texts.say(f"mission-{key(name)}.title")
