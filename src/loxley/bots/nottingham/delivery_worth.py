"""When to deliver what: the points of a delivery, the hand it leaves, and what ambushes may do to it."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from loxley.bots.nottingham.context import Context
from loxley.bots.nottingham.worth import missing, payoffs
from loxley.core.words import Move
from loxley.games.nottingham.objects import (
    FIVE_OF_A_KIND,
    FOUR_PAIRS,
    GOLD,
    KINDS,
    MISSION_CARDS,
    ONE_OF_EACH,
    THREE_PAIRS,
    VALUES,
    Mission,
    Object,
)
from loxley.games.nottingham.vocabulary import DELIVER, END_TURN, LEAST_SET, MISSION, ORDERS, SET_SIZES

_SPRUNG: Final = 0.9  # how often an ambush that fits is sprung
_VICTORY: Final = 60.0  # a delivery that ends the game and wins it
_DEFEAT: Final = -15.0  # a delivery that ends the game and loses it: better hope for another turn
_LOST_CARD: Final = 2.5  # what the ambusher gains, as my loss


_FIVE: Final = 5
_EACH: Final = tuple(range(KINDS))
_ORDERS: Final = {(order.mission, tuple(order.kinds)): at for at, order in enumerate(ORDERS)}


class Way(NamedTuple):
    """One way to end a turn, and what it promises in all."""

    move: Move
    worth: float


class Deliveries:
    """The best way to end my turn with this hand or that."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._now = context.prices(context.me)
        self._later = context.prices(context.me, 1)
        self._known: dict[tuple[int, ...], float] = {}
        self._dangers: dict[Object, list[float]] = {}
        walked = context.view.sheriff
        self._next_number = context.view.track[walked] if walked < len(context.view.track) else -1
        self._ambushes = context.view.seats[context.me].ambush_count

    def best(self, hand: list[int]) -> float:
        """What a hand promises when its owner may deliver now."""
        key = tuple(hand)
        known = self._known.get(key)
        if known is None:
            known = self._now.of(hand)
            if max(hand) >= LEAST_SET or 0 not in hand or KINDS - hand.count(0) - hand.count(1) >= LEAST_SET:
                known = max([known, *[way.worth for way in self.ways(hand)]])
            self._known[key] = known
        return known

    def ways(self, hand: list[int]) -> list[Way]:
        """Every sensible way to end the turn with a hand."""
        ways = [Way(END_TURN, self._now.of(hand) + self._patience(hand))]
        for kind in range(KINDS):
            if hand[kind] >= LEAST_SET:
                ways += self._sets(hand, kind)
        return ways + self._missions(hand)

    def _patience(self, hand: list[int]) -> float:
        """The daring hold out for a mission that is one card away."""
        daring = self._context.character.daring - 0.5
        if not daring:
            return 0.0
        points = payoffs(self._context.view.missions, self._context.me)
        within_reach = [points[mission] for mission, short in enumerate(missing(hand)) if short == 1]
        return daring * max(within_reach, default=0) / 4

    # sets

    def _sets(self, hand: list[int], kind: Object) -> list[Way]:
        """Three cards, and more where ambushes may hit."""
        dangers = self._dangers_to(kind)
        found = []
        for cards in range(LEAST_SET, min(hand[kind], LEAST_SET + min(len(dangers), 2)) + 1):
            left = hand[:]
            left[kind] -= cards
            worth = self._after(left, VALUES[kind])
            if dangers:
                safe = _survives(cards - LEAST_SET, dangers)
                spoiled = hand[:]
                spoiled[kind] -= 1
                spoiled[GOLD] += 1
                worth = safe * worth + (1 - safe) * (self._now.of(spoiled) - _LOST_CARD)
            found.append(Way(DELIVER.of(kind * SET_SIZES + cards - LEAST_SET), worth))
        return found

    def _dangers_to(self, kind: Object) -> list[float]:
        """How likely each ambush that may fit a set of mine is sprung."""
        context = self._context
        dangers = self._dangers.get(kind)
        if dangers is None:
            dangers = self._dangers[kind] = [
                _SPRUNG * chance
                for seat in context.others
                if context.view.seats[seat].ambush_count
                for chance in context.beliefs.suspicions.danger(seat, context.me, kind)
                if chance
            ]
        return dangers

    # missions

    def _missions(self, hand: list[int]) -> list[Way]:
        pairs = [kind for kind in range(KINDS) if hand[kind] >= 2]
        found: list[Way] = []
        if 0 not in hand:
            found += self._mission(hand, ONE_OF_EACH, [_EACH])
        if max(hand) >= _FIVE:
            found += self._mission(hand, FIVE_OF_A_KIND, [(kind,) for kind in pairs if hand[kind] >= _FIVE])
        if len(pairs) >= 3:
            found += self._mission(hand, THREE_PAIRS, combinations(pairs, 3))
            found += self._mission(hand, FOUR_PAIRS, combinations(pairs, 4))
        return found

    def _mission(self, hand: list[int], mission: Mission, ways: Iterable[tuple[Object, ...]]) -> list[Way]:
        """A mission with these kinds or those, if it is still open to me."""
        shown = self._context.view.missions[mission]
        if shown.closed or self._context.me in shown.doers:
            return []
        spoiled = sum(self._context.threat[doer] * (shown.alone - shown.shared) for doer in shown.doers)
        points = shown.shared if shown.doers else shown.alone
        ends = self._takes_the_last_mission()
        found = []
        for kinds in ways:
            at = _ORDERS[mission, kinds]
            left = hand[:]
            for kind in kinds:
                left[kind] -= ORDERS[at].copies
            found.append(Way(MISSION.of(at), self._after(left, points, ends=ends) + spoiled))
        return found

    def _takes_the_last_mission(self) -> bool:
        missions = self._context.view.missions
        return sum(len(mission.doers) for mission in missions) == MISSION_CARDS - 1

    # what is left

    def _after(self, left: list[int], points: float, *, ends: bool = False) -> float:
        """Points, and what the hand promises from then on; at the very end only victory counts."""
        context = self._context
        if ends or context.steps <= 1:
            lead = context.lead() + points
            return points + (_VICTORY if lead > 0 else 0 if lead == 0 else _DEFEAT)
        gift = self._later.gift if sum(left) <= self._next_number else 0.0
        return points + self._later.of(left) + gift


def _survives(spare: int, dangers: list[float]) -> float:
    """How likely a set is hit by no more ambushes than it has cards to spare."""
    hits = [1.0] + [0.0] * (spare + 1)  # how likely so many hit; the last: too many
    for chance in dangers:
        for at in range(spare, -1, -1):
            hits[at + 1] += hits[at] * chance
            hits[at] *= 1 - chance
    return sum(hits[: spare + 1])
