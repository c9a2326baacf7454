"""Where each table stands, and what the driver waits for there."""

import asyncio
from typing import NamedTuple

from loxley.core.seats import Seat
from loxley.tables.bot_workers import BotReply

NOTHING_KNOWN = (("", 0, 0), 0)  # of a table, by the bots' workers


class Ready(NamedTuple):
    """A bot knows what it will play, and waits for people before it does."""

    seat: Seat
    answer: BotReply
    began: float


class Turn:
    """Where a table stands, and what the driver waits for there."""

    def __init__(self) -> None:
        self.place: tuple[object, ...] = ()
        self.timer: asyncio.TimerHandle | None = None
        self.known = NOTHING_KNOWN  # which game the workers know, and how many of its sequences
        self.silent: set[Seat] = set()  # had nothing to say here
        self.thinking = False
        self.failures = 0  # of bots, in a row
        self.playing = False  # what shall be played is on its way
        self.ready: Ready | None = None
        self.grace_ends = 0.0  # the last moment up to which bots wait here for somebody whose line broke

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def arrive(self, place: tuple[object, ...]) -> None:
        """The game stands somewhere else now."""
        self.place = place
        self.silent = set()
        self.playing = False
        self.ready = None
        self.grace_ends = 0.0
