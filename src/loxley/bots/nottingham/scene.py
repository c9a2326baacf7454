"""What a bot has before its eyes while it decides, and what cards are worth to it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import COLOURS, KINDS, OBJECTS, VALUES, Ambush, Object, card_that_shows
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import KEEP

# How much of its value an object promises, by the number of cards in hand: three can be delivered, five are a mission.
_PROMISE: Final = [0.0, 0.12, 0.4, 1.0, 1.12, 1.5]


class Scene:
    """One moment at the table, from one seat: what is seen and what may be done."""

    def __init__(self, view: NottinghamView, legal: Sequence[Move], rng: Random) -> None:
        self.view = view
        self.legal = legal
        self.rng = rng
        self.me: Seat = view.viewer
        self.hand = [(view.seats[view.viewer].hand or []).count(name) for name in OBJECTS]

    def happens(self, probability: float) -> bool:
        return self.rng.random() < probability

    def gain(self, kind: Object, more: int = 1) -> float:
        """What one card more of an object is worth; one less with `more` = -1."""
        held = self.hand[kind]
        return (_promise(held + more) - _promise(held)) * VALUES[kind]

    def gains(self) -> list[float]:
        return [self.gain(kind) for kind in range(KINDS)]

    def trade(self, got: list[Object], given: list[Object]) -> float:
        """What a hand gains by an exchange of cards."""
        after = self.hand[:]
        for kind in got:
            after[kind] += 1
        for kind in given:
            after[kind] -= 1
        return sum((_promise(after[kind]) - _promise(self.hand[kind])) * VALUES[kind] for kind in range(KINDS))

    def others(self) -> list[Seat]:
        return [seat for seat in range(len(self.view.seats)) if seat != self.me]


def _promise(cards: int) -> float:
    return _PROMISE[min(cards, len(_PROMISE) - 1)]


def card_to_keep(view: NottinghamView, move: Move) -> Ambush:
    """The ambush card that a move keeps: one with a colour is known by the seat whose colour it is (NO-R30)."""
    colours = [-1 if seat.colour is None else COLOURS.index(seat.colour) for seat in view.seats]
    return card_that_shows(colours, KEEP.index(move))
