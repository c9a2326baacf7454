"""What a viewer remembers of others' hidden cards: a fold of their own log.

Cards of the row are in the view of whoever has looked at them. What lives on in memory alone is promised equipment
that was laid down for all to see and went back to a hand (SW-5.5, SW-R27).
"""

from loxley.core.log import Event, Fact
from loxley.core.seats import Seat, Viewer
from loxley.games.sherwood.cards import EQUIPMENT, Equipment


class Memory:
    """Equipment known to be in each hand, at least."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[Equipment]] = [[] for _ in range(seats)]


def remember(events: list[Event], viewer: Viewer, seats: int) -> Memory:
    """Fold a viewer's log into what they know of the others' cards."""
    memory = Memory(seats)
    for event in events:
        if event.name == "taken_back":
            memory.hands[_seat(event.facts["seat"])] += _kinds(event.facts["equipment"])
        elif event.name == "laid_open":
            _forget(memory.hands[_seat(event.facts["seat"])], _kinds(event.facts["equipment"]))
        elif event.name == "played":
            kind = EQUIPMENT.index(str(event.facts["equipment"]))
            _forget(memory.hands[_seat(event.facts["seat"])], [kind])
    if viewer >= 0:  # one's own cards are in plain sight
        memory.hands[viewer] = []
    return memory


def _forget(hand: list[Equipment], kinds: list[Equipment]) -> None:
    for kind in kinds:
        if kind in hand:
            hand.remove(kind)


def _seat(fact: Fact) -> Seat:
    assert isinstance(fact, int)
    return fact


def _kinds(fact: Fact) -> list[Equipment]:
    assert isinstance(fact, list)
    return [EQUIPMENT.index(str(word)) for word in fact]
