"""What a viewer remembers of hidden cards: a fold of their own log."""

from typing import Final

from loxley.core.log import Event, Fact
from loxley.games.nottingham.objects import (
    AMBUSHES,
    COLOURS,
    GOLD,
    KINDS,
    OBJECTS,
    Ambush,
    Colour,
    Object,
    card_that_shows,
)
from loxley.games.nottingham.stakeout import Stakeout


class Held:
    """What is known of one hand.

    The hand holds all `sure` cards, and of the `doubtful` ones all but `missing`: so many have left it unseen.
    """

    def __init__(self) -> None:
        self.sure: list[int] = [0] * KINDS
        self.doubtful: list[int] = [0] * KINDS
        self.missing = 0

    def gain(self, kind: Object, cards: int = 1) -> None:
        self.sure[kind] += cards

    def lose(self, kind: Object) -> None:
        """A card leaves the hand, and it was seen which."""
        if self.sure[kind]:
            self.sure[kind] -= 1
        elif self.doubtful[kind]:
            self.doubtful[kind] -= 1
            self._forget_the_worthless()

    def lose_unseen(self) -> None:
        """A card leaves the hand: nothing is sure any more, but only one card is missing."""
        for kind in range(KINDS):
            self.doubtful[kind] += self.sure[kind]
        self.sure = [0] * KINDS
        self.missing += 1
        self._forget_the_worthless()

    def show(self, kind: Object, cards: int) -> None:
        """At least so many cards of a kind are there."""
        while self.sure[kind] < cards:
            self.sure[kind] += 1
            if self.doubtful[kind]:
                self.doubtful[kind] -= 1
                self._forget_the_worthless()

    def show_all(self, kinds: list[Object]) -> None:
        """The whole hand is seen."""
        self.sure = [kinds.count(kind) for kind in range(KINDS)]
        self.doubtful = [0] * KINDS
        self.missing = 0

    def _forget_the_worthless(self) -> None:
        if self.missing >= sum(self.doubtful):
            self.doubtful = [0] * KINDS
            self.missing = 0


class Memory:
    """What one viewer knows beyond what lies before their eyes."""

    def __init__(self, colours: list[Colour], ambushes: list[Ambush]) -> None:
        seats = len(colours)
        self.hands: list[Held] = [Held() for _ in range(seats)]
        self.loots: list[list[Object]] = [[] for _ in range(seats)]
        self.discard: list[int] = [0] * KINDS
        self.hidden_discards = 0  # of others, just now (NO-7.2)
        self.deck: list[int] | None = None  # all that went into the draw pile and was not seen since; `None`: unknown
        self.colours: list[Colour] = colours[:]  # of the seats
        self.stakeout = Stakeout(seats, ambushes)


def remember(events: list[Event], colours: list[Colour], ambushes: list[Ambush]) -> Memory:
    """Fold a viewer's log; `colours` are those of the seats, `ambushes` all ambush cards in play."""
    memory = Memory(colours, ambushes)
    for event in events:
        fold(memory, event)
    return memory


_HANDS: Final = 1
_SHOWINGS: Final = 2
_PILES: Final = 4
_AMBUSHES: Final = 8
# What each event tells about, for those that are remembered.
REMEMBERED: Final[dict[str, int]] = {
    "took": _HANDS,
    "failed": _HANDS,
    "traded": _HANDS,
    "swapped": _HANDS,
    "swapped_openly": _HANDS,
    "swapped_unseen": _HANDS,
    "sprang": _HANDS | _AMBUSHES,
    "showed_set": _HANDS,
    "offered": _SHOWINGS,
    "proved": _SHOWINGS,
    "laid_open": _SHOWINGS,
    "saw_hand": _SHOWINGS,
    "turned_up": _PILES,
    "received": _PILES,
    "delivered": _PILES,
    "accomplished": _PILES,
    "discarded": _PILES,
    "discarded_unseen": _PILES,
    "renewed": _PILES,
    "chose_colour": _AMBUSHES,
    "looked": _AMBUSHES,
    "looked_unseen": _AMBUSHES,
    "laid_ambush": _AMBUSHES,
    "laid_ambush_unseen": _AMBUSHES,
    "put_back": _AMBUSHES,
}


def fold(memory: Memory, event: Event) -> None:
    """Remember one event more."""
    told = REMEMBERED.get(event.name, 0)
    if told & _HANDS:
        _fold_a_hand(memory, event)
    if told & _SHOWINGS:
        _fold_a_showing(memory, event)
    if told & _PILES:
        _fold_a_pile(memory, event)
    if told & _AMBUSHES:
        _fold_an_ambush(memory, event)


def _fold_a_hand(memory: Memory, event: Event) -> None:
    """Cards that go from hand to hand, or are shown as a set."""
    name, facts = event.name, event.facts
    if name in ("took", "failed"):
        _held(memory, facts["seat"]).gain(_object(facts["object"]), _number(facts.get("cards", 1)))
    elif name == "traded":
        other = _held(memory, facts["other"])
        for kind in _objects(facts["objects"]):
            other.lose(kind)
            _held(memory, facts["seat"]).gain(kind)
        other.gain(_object(facts["gave"]))
    elif name in ("swapped", "swapped_openly"):
        _held(memory, facts["target"]).lose(_object(facts["object"]))
        _held(memory, facts["target"]).gain(_object(facts["gave"]))
        _held(memory, facts["seat"]).gain(_object(facts["object"]))
    elif name == "swapped_unseen":
        _held(memory, facts["target"]).lose_unseen()
        _held(memory, facts["target"]).gain(_object(facts["gave"]))
    elif name == "sprang":
        _held(memory, facts["seat"]).gain(_object(facts["object"]))
        _held(memory, facts["target"]).gain(GOLD)
    elif name == "showed_set":
        for _ in range(_number(facts["cards"])):
            _held(memory, facts["seat"]).lose(_object(facts["object"]))


def _fold_a_showing(memory: Memory, event: Event) -> None:
    """Cards that are shown and stay in their hand."""
    name, facts = event.name, event.facts
    if name == "offered":
        kinds = _objects(facts["objects"])
        for kind in kinds:
            _held(memory, facts["seat"]).show(kind, kinds.count(kind))
    elif name in ("proved", "laid_open"):
        _held(memory, facts["seat"]).show_all(_objects(facts["objects"]))
    elif name == "saw_hand":
        _held(memory, facts["target"]).show_all(_objects(facts["objects"]))


def _fold_a_pile(memory: Memory, event: Event) -> None:
    """Cards that come from the draw pile, or go to loot or discard."""
    name, facts = event.name, event.facts
    if name in ("turned_up", "received"):
        if memory.deck is not None:
            memory.deck[_object(facts["object"])] -= 1
    elif name == "delivered":
        memory.loots[_number(facts["seat"])].append(_object(facts["object"]))
        memory.discard[_object(facts["object"])] += _number(facts["cards"]) - 1
    elif name in ("accomplished", "discarded"):
        for kind in _objects(facts["objects"]):
            _held(memory, facts["seat"]).lose(kind)
            memory.discard[kind] += 1
    elif name == "discarded_unseen":
        for _ in range(_number(facts["cards"])):
            _held(memory, facts["seat"]).lose_unseen()
            memory.hidden_discards += 1
    elif name == "renewed":
        memory.deck = None if memory.hidden_discards else memory.discard
        memory.discard = [0] * KINDS
        memory.hidden_discards = 0


def _fold_an_ambush(memory: Memory, event: Event) -> None:
    name, facts = event.name, event.facts
    stakeout = memory.stakeout
    if name == "chose_colour":
        memory.colours[_number(facts["seat"])] = COLOURS.index(str(facts["colour"]))
    elif name == "looked":
        stakeout.look(_ambushes(memory, facts["ambushes"]))
    elif name == "looked_unseen":
        stakeout.look_unseen(_number(facts["cards"]))
    elif name == "laid_ambush":
        stakeout.lay(_number(facts["seat"]), _ambush(memory, facts["ambush"]), _ambushes(memory, facts["under"]))
    elif name == "laid_ambush_unseen":
        stakeout.lay_unseen(_number(facts["seat"]))
    elif name == "put_back":
        stakeout.put_back(_number(facts["seat"]))
    elif name == "sprang":
        stakeout.spring(_number(facts["seat"]), _ambush(memory, facts["ambush"]))


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _held(memory: Memory, fact: Fact) -> Held:
    return memory.hands[_number(fact)]


def _object(fact: Fact) -> Object:
    return OBJECTS.index(str(fact))


def _objects(fact: Fact) -> list[Object]:
    assert isinstance(fact, list)
    return [OBJECTS.index(str(word)) for word in fact]


def _ambush(memory: Memory, fact: Fact) -> Ambush:
    return card_that_shows(memory.colours, AMBUSHES.index(str(fact)))


def _ambushes(memory: Memory, fact: Fact) -> list[Ambush]:
    assert isinstance(fact, list)
    return [_ambush(memory, word) for word in fact]
