"""What a bot has before its eyes while it decides."""

from collections.abc import Sequence
from random import Random

from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, Figures, Good
from loxley.games.sheriff.view import OfferView, SheriffView


class Scene:
    """One moment at the table, from one seat: what is seen, what may be done, what was said this round."""

    def __init__(
        self, view: SheriffView, events: Sequence[Event], legal: Sequence[Move], rng: Random, figures: Figures
    ) -> None:
        self.view = view
        self.legal = legal
        self.rng = rng
        self.figures = figures
        self.me: Seat = view.viewer
        self.mine = view.seats[view.viewer]
        self._events = events

    def happens(self, probability: float) -> bool:
        return self.rng.random() < probability

    def value(self, good: str) -> int:
        return self.figures.values[GOODS.index(good)]

    def penalty(self, good: str) -> int:
        return self.figures.penalties[GOODS.index(good)]

    def this_round(self) -> list[Event]:
        """What the seat has seen since the round began."""
        recent: list[Event] = []
        for event in reversed(self._events):
            if event.name == "round_began":
                break
            recent.append(event)
        return recent[::-1]

    def undecided(self) -> list[Seat]:
        return [seat for seat, shown in enumerate(self.view.seats) if shown.fate == "undecided"]

    def offers_to_me(self) -> list[OfferView]:
        return [offer for offer in self.view.offers if offer.other == self.me]

    def is_sheriff_again(self, seat: Seat) -> bool:
        """Will the seat be Sheriff in a later round? Only then can it promise anything about bags (SH-5.2)."""
        seats = len(self.view.seats)
        left = self.view.rounds - self.view.round - 1
        return ((seat - self.view.sheriff) % seats or seats) <= left


def hand_of(scene: Scene) -> list[Good]:
    return [GOODS.index(word) for word in scene.mine.hand or []]
