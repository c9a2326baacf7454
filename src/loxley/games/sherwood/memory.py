"""What a viewer remembers of others' hidden cards: a fold of their own log.

Cards of the row are in the view of whoever has looked at them. What lives on in memory alone is equipment: cards that
were laid down for all to see and went back to a hand (SW-5.5, SW-R27), and cards that somebody promised with their
signature while promises bind, and so must hold (SW-4.3).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.log import Event, Fact
from loxley.core.seats import Seat, Viewer
from loxley.games.sherwood.cards import ARMS, EQUIPMENT, Equipment
from loxley.games.sherwood.options import Rules
from loxley.games.sherwood.vocabulary import ARM, MOVES

REMEMBERED: Final = {"posted", "signed", "taken_back", "laid_open", "played"}  # events that change what is known


@mypyc_attr(acyclic=True)
class Memory:
    """Equipment known to be in each hand, at least."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[Equipment]] = [[] for _ in range(seats)]
        self.sheet: list[str] = []  # the terms of the last one that was posted


def remember(events: list[Event], viewer: Viewer, rules: Rules) -> Memory:
    """Fold a viewer's log into what they know of the others' cards."""
    memory = Memory(rules.players)
    for event in events:
        fold(memory, event, rules)
    if viewer >= 0:  # one's own cards are in plain sight
        memory.hands[viewer] = []
    return memory


def fold(memory: Memory, event: Event, rules: Rules) -> None:
    """Remember one event more."""
    name, facts = event.name, event.facts
    if name == "posted" and not rules.advanced:
        memory.sheet = _words(facts["terms"])
        _believe(memory, _seat(facts["author"]), memory.sheet)
    elif name == "signed" and not rules.advanced:  # there is one sheet at a time
        _believe(memory, _seat(facts["seat"]), memory.sheet)
    elif name == "taken_back":
        memory.hands[_seat(facts["seat"])] += _kinds(facts["equipment"])
    elif name == "laid_open":
        _forget(memory.hands[_seat(facts["seat"])], _kinds(facts["equipment"]))
    elif name == "played":
        _forget(memory.hands[_seat(facts["seat"])], [EQUIPMENT.index(str(facts["equipment"]))])


def _believe(memory: Memory, seat: Seat, sheet: list[str]) -> None:
    """Who has signed a sheet holds at least what it asks of them."""
    hand = memory.hands[seat]
    asked = [ARM.index(MOVES.move(word)) for word in sheet if word.startswith(f"{ARM.name} ")]
    kinds = [at % ARMS for at in asked if at // ARMS == seat]
    for kind in sorted(set(kinds)):
        hand += [kind] * (kinds.count(kind) - hand.count(kind))


def _forget(hand: list[Equipment], kinds: list[Equipment]) -> None:
    for kind in kinds:
        if kind in hand:
            hand.remove(kind)


def _seat(fact: Fact) -> Seat:
    assert isinstance(fact, int)
    return fact


def _words(fact: Fact) -> list[str]:
    assert isinstance(fact, list)
    return [str(word) for word in fact]


def _kinds(fact: Fact) -> list[Equipment]:
    return [EQUIPMENT.index(word) for word in _words(fact)]
