"""Sheriff of Nottingham: lies, inspections, bribes and promises, counted in an auditor's log."""

from collections.abc import Sequence

from loxley.arena.rates.tally import Rate, Tally, count_promises, new_tallies, seat_in, words_in
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import LEGAL_GOODS

RATES = (
    Rate("lie", "lies", "bags"),
    Rate("smuggling", "smuggled", "bags"),
    Rate("inspection", "opened", "judged"),
    Rate("caught", "caught", "lies"),
    Rate("bribe", "bribes", "bags"),
    Rate("bribe-accepted", "bribes_accepted", "bribes"),
    Rate("demand", "demands", "judged"),
    Rate("demand-accepted", "demands_accepted", "demands"),
    Rate("promises", "promises"),
    Rate("promise-kept", "promises_kept", "promises_settled"),
)


class _Book:
    """What is remembered of the round that is going on."""

    def __init__(self, seats: int) -> None:
        self.tallies = new_tallies(seats)
        self.sheriff: Seat = 0
        self.bags: dict[Seat, Sequence[str]] = {}
        self.liars: set[Seat] = set()
        self.asked: set[tuple[str, str]] = set()  # bags about which money has been spoken of, and by which side
        self.offers: dict[tuple[str, str], tuple[Seat, str]] = {}

    def read(self, event: Event) -> None:
        match event.name:
            case "round_began":
                self.sheriff = seat_in(event, "sheriff")
                self.liars.clear()
                self.asked.clear()
            case "packed":
                self.bags[seat_in(event)] = words_in(event, "goods")
            case "declared":
                self._declared(seat_in(event), str(event.facts["good"]))
            case "opened" | "waved":
                self._judged(seat_in(event), event.name)
            case "posted":
                self._posted(event)
            case "closed":
                self._closed(event)
            case _:
                count_promises(self.tallies, event)

    def _declared(self, seat: Seat, good: str) -> None:
        tally, bag = self.tallies[seat], self.bags.get(seat, ())
        tally["bags"] += 1
        tally["smuggled"] += any(card not in LEGAL_GOODS for card in bag)
        if any(card != good for card in bag):
            tally["lies"] += 1
            self.liars.add(seat)

    def _judged(self, seat: Seat, fate: str) -> None:
        tally = self.tallies[self.sheriff]
        tally["judged"] += 1
        if fate == "opened":
            tally["opened"] += 1
            self.tallies[seat]["caught"] += seat in self.liars

    def _posted(self, event: Event) -> None:
        """A merchant who wants the own bag waved through offers a bribe; a Sheriff who sells it demands one.

        However long they haggle, it counts once for each bag.
        """
        author = seat_in(event, "author")
        if author == self.sheriff:
            bags = [term for term in words_in(event, "gives") if term.startswith("wave ")]
            name = "demands"
        else:
            bags = [term for term in words_in(event, "wants") if term == f"wave {author}"]
            name = "bribes"
        for bag in bags:
            if (name, bag) not in self.asked:
                self.asked.add((name, bag))
                self.tallies[author][name] += 1
            self.offers[_number(event)] = author, f"{name}_accepted"

    def _closed(self, event: Event) -> None:
        author, name = self.offers.pop(_number(event), (0, ""))
        if name and event.facts["fate"] == "accepted":
            self.tallies[author][name] += 1


def _number(event: Event) -> tuple[str, str]:
    return str(event.facts["number"]), str(event.facts["author"])


def count(events: Sequence[Event], seats: int) -> list[Tally]:
    book = _Book(seats)
    for event in events:
        book.read(event)
    return book.tallies
