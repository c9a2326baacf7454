"""Bots from outside, good and bad, for tests."""

import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from loxley.bots import Bot, Choice, in_own_words
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move


class First(Bot):
    """Always the first legal move, with a reason and a remark."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        self.thought = in_own_words("the first is as good as any", [(self.word(legal[0]), 1.0)])
        self.remark = "First come, first served."
        return legal[0]


class Fails(Bot):
    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        raise ZeroDivisionError("on purpose")


class Cheats(Bot):
    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        return 0 if 0 not in legal else 10**6


class Mute(Bot):
    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        return None


class Dawdles(Bot):
    """Thinks for ever, and catches what it can."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        while True:
            with suppress(Exception):
                time.sleep(3600)


class NoSherwood(First):
    games = ("sheriff", "nottingham")


class Counts(Bot):
    """Remembers how often it was asked and how much it has heard."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        self.asked.append(len(events))
        return rng.choice(legal)


NOT_A_BOT = 3
