"""What a bot that weighs its choices has before it: the table, its beliefs, the worth of hands, who threatens it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from loxley.bots.characters import Character
from loxley.bots.nottingham.beliefs import KIND, Beliefs
from loxley.bots.nottingham.endings import mission_points
from loxley.bots.nottingham.worth import NEXT_SPACES, Prices, Weights, payoffs, turns_left
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import OBJECTS, Object
from loxley.games.nottingham.view import NottinghamView

LARGE_TABLE: Final = 5  # seats
_RIVALRY: Final = 10.0  # points: an opponent who is so much further ahead weighs e times as much
_CARD: Final = 1.5  # points that a hidden card promises, for judging who leads


class PriceList:
    """The worth of hands by table, time and open missions; bots that value hands alike share one.

    At large tables turns are few, gifts and offers many: there may be weights of their own for them.
    """

    def __init__(self, weights: Weights, large: Weights | None = None) -> None:
        self._weights = weights
        self._large = large or weights
        self._known: dict[tuple[int, ...], Prices] = {}

    def at(self, view: NottinghamView, points: list[int], steps: int) -> Prices:
        """When the Sheriff has so many steps to go, for who would get these points for missions."""
        numbers = view.track[len(view.track) + 1 - steps :][:NEXT_SPACES]
        key = (len(view.seats), steps, *points, *numbers)
        known = self._known.get(key)
        if known is None:
            turns = turns_left(steps, len(view.seats))
            weights = self._large if len(view.seats) >= LARGE_TABLE else self._weights
            known = self._known[key] = Prices(weights, turns, points, numbers)
        return known


@dataclass
class BotMemory:
    """What a bot brings along from one choice to the next."""

    beliefs: Beliefs
    price_list: PriceList
    character: Character
    worlds: int  # hands to imagine for each opponent


class Context:
    """One moment at the table as a thinking bot sees it."""

    def __init__(self, view: NottinghamView, legal: Sequence[Move], rng: Random, memory: BotMemory) -> None:
        self.view = view
        self.legal = legal
        self.rng = rng
        self.beliefs = memory.beliefs
        self.character = memory.character
        self.me: Seat = view.viewer
        self.seats = len(view.seats)
        self.steps = len(view.track) + 1 - view.sheriff  # of the Sheriff, the one into Nottingham included
        self.hand = counts(view.seats[view.viewer].hand or [])
        self.card: Object = KIND[view.card] if view.card is not None else -1
        self.others: list[Seat] = [seat for seat in range(self.seats) if seat != self.me]
        loot, missions = self.beliefs.loot_points, view.missions
        self.points = [loot[seat] + mission_points(missions, seat) for seat in range(self.seats)]
        self._price_list = memory.price_list
        self._worlds = memory.worlds
        self._prices: dict[tuple[Seat, int], Prices] = {}
        self._hands: dict[Seat, list[list[int]]] = {}
        self._unseen: list[int] | None = None
        self.threat = self._threats()

    def prices(self, seat: Seat, walked: int = 0) -> Prices:
        """The worth of a seat's hands now, or after more steps of the Sheriff."""
        known = self._prices.get((seat, walked))
        if known is None:
            points = payoffs(self.view.missions, seat)
            known = self._price_list.at(self.view, points, max(self.steps - walked, 0))
            self._prices[seat, walked] = known
        return known

    def hands_of(self, seat: Seat) -> list[list[int]]:
        """Hands that another seat may hold."""
        known = self._hands.get(seat)
        if known is None:
            shown = self.view.seats[seat]
            if shown.hand is not None:
                known = [counts(shown.hand)]
            else:
                if self._unseen is None:
                    self._unseen = self.beliefs.unseen(self.view, self.hand)
                unseen = self._unseen
                known = [
                    self.beliefs.imagine_hand(seat, shown.hand_size, unseen, self.rng) for _ in range(self._worlds)
                ]
            self._hands[seat] = known
        return known

    def lead(self) -> int:
        """How far I am ahead of the best of the others."""
        return self.points[self.me] - max(self.points[seat] for seat in self.others)

    def _threats(self) -> list[float]:
        """How much another seat's gain is my loss: all of it together, most with whoever is ahead.

        The spiteful count those double who have robbed them.
        """
        grudge = 2 * self.character.spite - 1
        wrongs = self.beliefs.wrongs[self.me]
        standing = [self.points[seat] + _CARD * self.view.seats[seat].hand_size for seat in range(self.seats)]
        best = max(standing[seat] for seat in self.others)
        raw = [
            0.0
            if seat == self.me
            else exp((standing[seat] - best) / _RIVALRY) * max(0.2, 1 + grudge * min(wrongs[seat], 3))
            for seat in range(self.seats)
        ]
        total = sum(raw)
        return [each / total for each in raw]


def counts(names: Sequence[str]) -> list[int]:
    """Cards by kind."""
    return [names.count(name) for name in OBJECTS]
