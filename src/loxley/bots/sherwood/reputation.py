"""What a bot remembers of the others: a fold of its seat's own log, one event after the other."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from loxley.bots.sherwood.marking import is_in_words
from loxley.core.log import Event, Fact
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import EQUIPMENT, Equipment

_TRUSTED = 3.0  # everybody begins with as many true words
_DOUBTED = 1.0  # and as many false ones
_ALIKE = 0.5  # how much a word about a card says about promises, and the other way round


@dataclass
class Neighbour:
    """One of the others."""

    truths: int = 0  # claims that the reveal bore out
    lies: int = 0
    kept: int = 0  # promises, to anybody
    broken: int = 0
    wrongs: int = 0  # promises to me that they broke, lies that I joined for
    signed: int = 0  # my sheets
    refused: int = 0
    cards: list[Equipment] = field(default_factory=list)  # known to be in their hand

    def copy(self) -> "Neighbour":
        return replace(self, cards=self.cards[:])

    @property
    def honesty(self) -> float:
        """How likely their next word about a card is true; who breaks promises lies about cards too."""
        truths = self.truths + _ALIKE * self.kept
        return (_TRUSTED + truths) / (_TRUSTED + _DOUBTED + truths + self.lies + _ALIKE * self.broken)

    @property
    def faith(self) -> float:
        """How likely their next promise is kept; who lies about cards breaks promises too."""
        kept = self.kept + _ALIKE * self.truths
        return (1.0 + kept) / (2.0 + kept + self.broken + _ALIKE * self.lies)

    @property
    def willing(self) -> float:
        """How readily they sign what I write: who has refused twice needs a very good offer."""
        return ((1.5 + self.signed) / (2.0 + self.signed + 1.5 * self.refused)) ** 2


class Reputations:
    """Everybody, as far as they have shown themselves. Told all events anew, it comes to the same beliefs."""

    def __init__(self) -> None:
        self._heard = 0
        self._neighbours: dict[Seat, Neighbour] = {}
        self._sheets: dict[int, list[Seat]] = {}  # standing sheets of mine: who has not signed yet
        self._me: Seat = 0

    def copy(self) -> "Reputations":
        twin = Reputations()
        twin._heard = self._heard
        twin._neighbours = {seat: neighbour.copy() for seat, neighbour in self._neighbours.items()}
        twin._sheets = {number: waiting[:] for number, waiting in self._sheets.items()}
        twin._me = self._me
        return twin

    def of(self, seat: Seat) -> Neighbour:
        return self._neighbours.setdefault(seat, Neighbour())

    def listen(self, me: Seat, events: Sequence[Event]) -> None:
        self._me = me
        for at in range(self._heard, len(events)):
            self._hear(events[at])
        self._heard = len(events)

    def _hear(self, event: Event) -> None:
        facts = event.facts
        if event.name == "claim_judged":
            neighbour = self.of(_seat(facts["seat"]))
            if facts["verdict"] == "true":
                neighbour.truths += 1
            else:
                neighbour.lies += 1
        elif event.name == "promise_settled":
            if facts["fate"] != "kept" or not is_in_words(str(facts["term"])):  # words are cheap
                self._hear_of_a_promise(_seat(facts["promiser"]), _seat(facts["promisee"]), str(facts["fate"]))
        elif event.name == "posted":
            if facts["author"] == self._me:
                self._sheets = {_seat(facts["number"]): [seat for seat in _seats(facts["parties"]) if seat != self._me]}
        elif event.name == "signed":
            waiting = self._sheets.get(_seat(facts["number"]), [])
            if facts["seat"] in waiting:
                waiting.remove(_seat(facts["seat"]))
                self.of(_seat(facts["seat"])).signed += 1
        elif event.name == "closed":
            self._hear_of_an_end(_seat(facts["number"]), str(facts["fate"]))
        elif event.name in ("taken_back", "laid_open", "played"):
            self._see_cards(event)

    def _hear_of_a_promise(self, promiser: Seat, promisee: Seat, fate: str) -> None:
        neighbour = self.of(promiser)
        if fate == "kept":
            neighbour.kept += 1
        elif fate == "broken":
            neighbour.broken += 1
            neighbour.wrongs += promisee == self._me

    def _hear_of_an_end(self, number: int, fate: str) -> None:
        """A sheet of mine was refused: by the first who had not signed, as far as one can tell."""
        waiting = self._sheets.pop(number, [])
        if waiting and fate in ("declined", "countered"):
            self.of(waiting[0]).refused += 1

    def _see_cards(self, event: Event) -> None:
        """Cards that were laid open and went back to a hand, until they are seen again (SW-5.5)."""
        cards = self.of(_seat(event.facts["seat"])).cards
        for kind in _kinds(event.facts["equipment"]):
            if event.name == "taken_back":
                cards.append(kind)
            elif kind in cards:
                cards.remove(kind)


def _seat(fact: Fact) -> Seat:
    assert isinstance(fact, int)
    return fact


def _seats(fact: Fact) -> list[Seat]:
    assert isinstance(fact, list)
    return [int(seat) for seat in fact]


def _kinds(fact: Fact) -> list[Equipment]:
    words = fact if isinstance(fact, list) else [fact]
    return [EQUIPMENT.index(str(word)) for word in words]
