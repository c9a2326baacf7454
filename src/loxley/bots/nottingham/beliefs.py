"""What a bot believes about hidden cards: a fold of its own log, carried on from event to event."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from loxley.bots.nottingham.holding import Holding
from loxley.bots.nottingham.suspicions import Suspicions
from loxley.core.log import Event, Fact, Facts
from loxley.core.seats import Seat
from loxley.games.nottingham.objects import AMBUSHES, COPIES, GOLD, KINDS, OBJECTS, VALUES, Ambush, Object
from loxley.games.nottingham.view import NottinghamView

KIND: Final = {word: kind for kind, word in enumerate(OBJECTS)}


class Beliefs:
    """What one seat has seen: who took, offered, delivered and robbed what.

    Of a card that left a hand unseen one only knows that it was one of those in it.
    """

    def __init__(self, seats: int, ambushes: list[Ambush]) -> None:
        self.hands: list[Holding] = [Holding() for _ in range(seats)]
        self.loot_points: list[int] = [0] * seats
        self.looted: list[int] = [0] * KINDS  # never to be seen again
        self.discarded: list[int] = [0] * KINDS  # until the draw pile is renewed
        self.ambushes = {word: ambush for ambush, word in enumerate(AMBUSHES)}  # colours: by seat
        self.suspicions = Suspicions(seats, ambushes)
        self.wrongs: list[list[int]] = [[0] * seats for _ in range(seats)]  # by victim and culprit
        self.barters: list[list[int]] = [[] for _ in range(seats)]  # how many cards each has offered, in order
        self.bartering = False
        self._heard = 0

    def copy(self) -> "Beliefs":
        twin = Beliefs(0, [])
        twin.hands = [held.copy() for held in self.hands]
        twin.loot_points = self.loot_points[:]
        twin.looted = self.looted[:]
        twin.discarded = self.discarded[:]
        twin.ambushes = dict(self.ambushes)
        twin.suspicions = self.suspicions.copy()
        twin.wrongs = [wrongs[:] for wrongs in self.wrongs]
        twin.barters = [barters[:] for barters in self.barters]
        twin.bartering = self.bartering
        twin._heard = self._heard
        return twin

    def listen(self, events: Sequence[Event]) -> None:
        """Go on from where the last call ended."""
        for event in events[self._heard :]:
            told = _TOLD.get(event.name)
            if told is not None:
                told(self, event.facts)
        self._heard = len(events)

    def unseen(self, view: NottinghamView, mine: list[int]) -> list[int]:
        """How many cards of each kind lie where this seat cannot tell: in the draw pile or in other hands."""
        left = [COPIES - mine[kind] - self.looted[kind] - self.discarded[kind] for kind in range(KINDS)]
        for seat, held in enumerate(self.hands):
            if seat != view.viewer:
                for kind in range(KINDS):
                    left[kind] -= held.sure[kind] + held.doubtful[kind]
        for shown in view.seats:
            left[GOLD] -= shown.ambush_count
        if view.card is not None:
            left[KIND[view.card]] -= 1
        if view.set_kind is not None:
            left[KIND[view.set_kind]] -= view.set_cards
        return [max(cards, 0) for cards in left]

    def imagine_hand(self, seat: Seat, size: int, unseen: list[int], rng: Random) -> list[int]:
        """A hand that may be this seat's: what is sure, what is left of the doubtful, the rest by lot."""
        held = self.hands[seat]
        hand = held.sure[:]
        free = size - sum(hand)
        if free > 0 and any(held.doubtful):
            doubtful = [kind for kind in range(KINDS) for _ in range(held.doubtful[kind])]
            rng.shuffle(doubtful)
            staying = doubtful[: max(min(len(doubtful) - held.missing, free), 0)]
            for kind in staying:
                hand[kind] += 1
            free -= len(staying)
        if free > 0:
            for kind in rng.choices(range(KINDS), unseen if any(unseen) else [1] * KINDS, k=free):
                hand[kind] += 1
        return hand

    def generosity(self, seat: Seat) -> float:
        """How likely a seat is to offer two cards for a chest, judged by what it has offered so far."""
        offers = self.barters[seat]
        return (0.5 + sum(1 for cards in offers if cards == 2)) / (2 + len(offers))


# ------------------------------------------------------------------------------------------------- event by event


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _kinds(fact: Fact) -> list[Object]:
    assert isinstance(fact, list)
    return [KIND[str(word)] for word in fact]


def _held(beliefs: Beliefs, fact: Fact) -> Holding:
    return beliefs.hands[_number(fact)]


def _took(beliefs: Beliefs, facts: Facts) -> None:
    _held(beliefs, facts["seat"]).gain(KIND[str(facts["object"])], _number(facts.get("cards", 1)))


def _traded(beliefs: Beliefs, facts: Facts) -> None:
    other = _held(beliefs, facts["other"])
    for kind in _kinds(facts["objects"]):
        other.lose(kind)
        _held(beliefs, facts["seat"]).gain(kind)
    other.gain(KIND[str(facts["gave"])])


def _attacked(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.wrongs[_number(facts["target"])][_number(facts["seat"])] += 1


def _swapped(beliefs: Beliefs, facts: Facts) -> None:
    target = _held(beliefs, facts["target"])
    target.lose(KIND[str(facts["object"])])
    target.gain(KIND[str(facts["gave"])])
    _held(beliefs, facts["seat"]).gain(KIND[str(facts["object"])])


def _swapped_unseen(beliefs: Beliefs, facts: Facts) -> None:
    target = _held(beliefs, facts["target"])
    target.lose_unseen()
    target.gain(KIND[str(facts["gave"])])


def _called(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.bartering = facts["action"] == "barter"


def _offered(beliefs: Beliefs, facts: Facts) -> None:
    kinds = _kinds(facts["objects"])
    for kind in kinds:
        _held(beliefs, facts["seat"]).show(kind, kinds.count(kind))
    if beliefs.bartering:
        beliefs.barters[_number(facts["seat"])].append(len(kinds))


def _laid_open(beliefs: Beliefs, facts: Facts) -> None:
    _held(beliefs, facts.get("target", facts["seat"])).show_all(_kinds(facts["objects"]))


def _showed_set(beliefs: Beliefs, facts: Facts) -> None:
    for _ in range(_number(facts["cards"])):
        _held(beliefs, facts["seat"]).lose(KIND[str(facts["object"])])


def _delivered(beliefs: Beliefs, facts: Facts) -> None:
    kind = KIND[str(facts["object"])]
    beliefs.loot_points[_number(facts["seat"])] += VALUES[kind]
    beliefs.looted[kind] += 1
    beliefs.discarded[kind] += _number(facts["cards"]) - 1


def _on_unload(beliefs: Beliefs, facts: Facts) -> None:
    for kind in _kinds(facts["objects"]):
        _held(beliefs, facts["seat"]).lose(kind)
        beliefs.discarded[kind] += 1


def _put_away_unseen(beliefs: Beliefs, facts: Facts) -> None:
    for _ in range(_number(facts["cards"])):
        _held(beliefs, facts["seat"]).lose_unseen()


def _renewed(beliefs: Beliefs, facts: Facts) -> None:
    del facts
    beliefs.discarded = [0] * KINDS


def _chose_colour(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.ambushes[str(facts["colour"])] = _number(facts["seat"])


def _looked(beliefs: Beliefs, facts: Facts) -> None:
    names = facts["ambushes"]
    assert isinstance(names, list)
    beliefs.suspicions.look([beliefs.ambushes[str(name)] for name in names])


def _looked_unseen(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.suspicions.look_unseen(_number(facts["cards"]))


def _laid(beliefs: Beliefs, facts: Facts) -> None:
    under = facts["under"]
    assert isinstance(under, list)
    kept = beliefs.ambushes[str(facts["ambush"])]
    beliefs.suspicions.lay(_number(facts["seat"]), kept, [beliefs.ambushes[str(name)] for name in under])


def _laid_unseen(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.suspicions.lay_unseen(_number(facts["seat"]))


def _put_back(beliefs: Beliefs, facts: Facts) -> None:
    beliefs.suspicions.put_back(_number(facts["seat"]))


def _sprang(beliefs: Beliefs, facts: Facts) -> None:
    _held(beliefs, facts["seat"]).gain(KIND[str(facts["object"])])
    _held(beliefs, facts["target"]).gain(GOLD)
    beliefs.suspicions.spring(_number(facts["seat"]), beliefs.ambushes[str(facts["ambush"])])
    beliefs.wrongs[_number(facts["target"])][_number(facts["seat"])] += 1


_TOLD: Final[dict[str, Callable[[Beliefs, Facts], None]]] = {
    "took": _took,
    "failed": _took,
    "traded": _traded,
    "attacked": _attacked,
    "swapped": _swapped,
    "swapped_openly": _swapped,
    "swapped_unseen": _swapped_unseen,
    "called": _called,
    "offered": _offered,
    "proved": _laid_open,
    "laid_open": _laid_open,
    "saw_hand": _laid_open,
    "showed_set": _showed_set,
    "delivered": _delivered,
    "accomplished": _on_unload,
    "discarded": _on_unload,
    "discarded_unseen": _put_away_unseen,
    "renewed": _renewed,
    "chose_colour": _chose_colour,
    "looked": _looked,
    "looked_unseen": _looked_unseen,
    "laid_ambush": _laid,
    "laid_ambush_unseen": _laid_unseen,
    "put_back": _put_back,
    "sprang": _sprang,
}
