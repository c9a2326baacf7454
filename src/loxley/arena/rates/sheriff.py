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
    Rate("deals", "deals"),
    Rate("deals-of-more", "deals_of_more", "deals"),
    Rate("deals-of-goods", "deals_of_goods", "deals"),
    Rate("deals-of-promises", "deals_of_promises", "deals"),
    Rate("deals-pooled", "deals_pooled", "deals"),
    Rate("deals-given", "deals_given", "deals"),
)
_GOODS = ("stall ", "contraband ", "hidden", "unseen", "bag ")


class _Offer:
    """An offer that stands, and what it would count as if it were struck."""

    def __init__(self, event: Event) -> None:
        self.author = seat_in(event, "author")
        self.other = seat_in(event, "other")
        gives, wants = words_in(event, "gives"), words_in(event, "wants")
        self.terms = [*gives, *wants]
        self.is_gift = not gives or not wants
        self.joined: dict[Seat, Sequence[str]] = {}
        self.bribes: list[str] = []  # names of what is accepted with it

    def kinds(self) -> list[str]:
        """More than coins for one favour: goods, promises, several payers, or nothing in return."""
        terms = [*self.terms, *[term for part in self.joined.values() for term in part]]
        found = {
            "deals_of_goods": any(term.startswith(_GOODS) for term in terms),
            "deals_of_promises": any(term.startswith("later ") for term in terms),
            "deals_pooled": bool(self.joined),
            "deals_given": self.is_gift,
        }
        kinds = [kind for kind, holds in found.items() if holds]
        return ["deals", "deals_of_more", *kinds] if kinds else ["deals"]


class _Book:
    """What is remembered of the round that is going on."""

    def __init__(self, seats: int) -> None:
        self.tallies = new_tallies(seats)
        self.sheriff: Seat = 0
        self.bags: dict[Seat, Sequence[str]] = {}
        self.liars: set[Seat] = set()
        self.asked: set[tuple[str, str]] = set()  # bags about which money has been spoken of, and by which side
        self.offers: dict[int, _Offer] = {}

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
            case "joined" | "left_offer":
                self._changed(event)
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
        offer = self.offers[seat_in(event, "number")] = _Offer(event)
        if offer.author == self.sheriff:
            bags = [term for term in words_in(event, "gives") if term.startswith("wave ")]
            name = "demands"
        else:
            bags = [term for term in words_in(event, "wants") if term == f"wave {offer.author}"]
            name = "bribes"
        for bag in bags:
            if (name, bag) not in self.asked:
                self.asked.add((name, bag))
                self.tallies[offer.author][name] += 1
            offer.bribes = [f"{name}_accepted"]

    def _changed(self, event: Event) -> None:
        """Somebody has added to an offer, or taken that back: it goes on under another number."""
        for number, offer in list(self.offers.items()):
            if (offer.author, offer.other) == (seat_in(event, "author"), seat_in(event, "other")):
                offer.joined.pop(seat_in(event), None)
                if event.name == "joined":
                    offer.joined[seat_in(event)] = words_in(event, "gives")
                self.offers[seat_in(event, "number")] = self.offers.pop(number)

    def _closed(self, event: Event) -> None:
        offer = self.offers.pop(seat_in(event, "number"), None)
        if offer is not None and event.facts["fate"] == "accepted":
            self.tallies[offer.author].update([*offer.bribes, *offer.kinds()])


def count(events: Sequence[Event], seats: int) -> list[Tally]:
    book = _Book(seats)
    for event in events:
        book.read(event)
    return book.tallies
