"""What a viewer remembers of others' hidden cards: a fold of their own log."""

from mypy_extensions import mypyc_attr

from loxley.core.log import Event, Fact
from loxley.core.seats import Seat, Viewer
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.vocabulary import CONTRABAND, HIDDEN, TERMS


@mypyc_attr(acyclic=True)
class Memory:
    """Cards known to be with each seat, at least: somewhere hidden, or among the contraband on its stall."""

    def __init__(self, seats: int) -> None:
        self.hidden: list[list[Good]] = [[] for _ in range(seats)]  # in hand, in the bag or set aside; or smuggled
        self.smuggled: list[list[Good]] = [[] for _ in range(seats)]  # on the stall, face down


def remember(events: list[Event], viewer: Viewer, seats: int) -> Memory:
    """Fold a viewer's log into what they know of the others' cards."""
    memory = Memory(seats)
    for event in events:
        fold(memory, event)
    if viewer >= 0:  # one's own cards are in plain sight
        memory.hidden[viewer] = []
        memory.smuggled[viewer] = []
    return memory


def fold(memory: Memory, event: Event) -> None:
    """Remember one event more."""
    name, facts = event.name, event.facts
    if name == "took":
        memory.hidden[_seat(facts["seat"])].append(_good(facts["good"]))
    elif name == "laid":
        _forget(memory.hidden[_seat(facts["seat"])], _good(facts["good"]))
    elif name in ("delivered", "confiscated", "answered"):
        for good in _goods(facts["goods"]):
            _forget(memory.hidden[_seat(facts["seat"])], good)
    elif name == "posted":
        _believe(memory, _seat(facts["author"]), facts["gives"])
    elif name == "joined":
        _believe(memory, _seat(facts["seat"]), facts["gives"])
    elif name in ("slipped", "slipped_named", "surrendered"):
        giver, taker, good = _seat(facts["giver"]), _seat(facts["taker"]), _good(facts["good"])
        if not _forget(memory.smuggled[giver], good):
            _forget(memory.hidden[giver], good)
        memory.smuggled[taker].append(good)
    elif name == "slipped_unseen":
        _lose_one_of_each(memory, _seat(facts["giver"]))
    elif name == "revealed":  # hands are gone, contraband lies open (SH-7.1)
        memory.hidden[_seat(facts["seat"])] = []
        memory.smuggled[_seat(facts["seat"])] = []


def _forget(cards: list[Good], good: Good) -> bool:
    if good in cards:
        cards.remove(good)
        return True
    return False


def _believe(memory: Memory, author: Seat, gives: Fact) -> None:
    """Contraband that is offered by name is on the stall (SH-R10); it may be a card that was seen before."""
    assert isinstance(gives, list)
    words = [str(word) for word in gives]
    cards = memory.smuggled[author]
    for word in sorted(set(words)):
        term = TERMS.move(word) if word != HIDDEN.name else -1
        if term in CONTRABAND:
            good = CONTRABAND.index(term) + LEGAL
            for _ in range(words.count(word) - cards.count(good)):
                _forget(memory.hidden[author], good)
                cards.append(good)


def _lose_one_of_each(memory: Memory, giver: Seat) -> None:
    """A card of any kind has left this stall face down: one less of each kind is certain."""
    for cards in (memory.smuggled[giver], memory.hidden[giver]):
        for good in set(cards):
            if good >= LEGAL:
                cards.remove(good)


def _seat(fact: Fact) -> Seat:
    assert isinstance(fact, int)
    return fact


def _good(fact: Fact) -> Good:
    return GOODS.index(str(fact))


def _goods(fact: Fact) -> list[Good]:
    assert isinstance(fact, list)
    return [GOODS.index(str(word)) for word in fact]
