"""What a bot is, and the chair it sits on.

A bot is told what its seat may know: the view, the seat's own log, the legal moves. It never sees a state; the chair
does the looking for it, with the eyes of that seat only.
"""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import State, View
from loxley.core.words import Move


class Bot(Protocol):
    """A player made of code. The same views, events, moves and chance always give the same choices."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        """One of the legal moves.

        `events` is all that the seat has seen so far, `rng` the bot's own chance. A seat that is only welcome, not
        awaited, may say nothing: `None`.
        """
        ...


class Chair:
    """A seat with a bot on it: shows the bot what the seat sees, and hands over what it chooses."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self.bot = bot
        self.seat = seat
        self._events: list[Event] = []
        self._heard = 0  # how much of the game's log has been listened to

    def choose(self, state: State, rng: Random) -> Move | None:
        if state.log is not None:
            self._events += state.log.seen_by(self.seat, self._heard)
            self._heard = len(state.log)
        return self.bot.choose(state.view(self.seat), self._events, state.legal(self.seat), rng)
