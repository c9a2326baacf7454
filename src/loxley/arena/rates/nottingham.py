"""Nottingham: actions by kind, ambushes, deliveries and missions, counted in a log."""

from collections.abc import Sequence

from loxley.arena.rates.tally import Rate, Tally, new_tallies, seat_in
from loxley.core.log import Event

ACTIONS = ("take", "steal", "burgle", "rob", "buy", "barter", "ambush")
RATES = (
    *(Rate(action, action, "turns") for action in ACTIONS),
    Rate("defended", "defended", "attacked"),
    Rate("sold", "trades", "calls"),
    Rate("deliveries", "delivered"),
    Rate("ambushes-laid", "laid"),
    Rate("ambushes-sprung", "sprung"),
    Rate("deliveries-failed", "failed"),
    Rate("missions", "missions"),
)
_COUNTED = {
    "took": "take",
    "delivered": "delivered",
    "failed": "failed",
    "laid_ambush": "laid",
    "sprang": "sprung",
    "accomplished": "missions",
    "traded": "trades",
    "defended": "defended",
}


def count(events: Sequence[Event], seats: int) -> list[Tally]:
    tallies = new_tallies(seats)
    for event in events:
        if event.name in _COUNTED:
            tallies[seat_in(event)][_COUNTED[event.name]] += 1
        elif event.name == "turned_up":
            tallies[seat_in(event)]["turns"] += 1
        elif event.name == "looked":
            tallies[seat_in(event)]["ambush"] += 1
        elif event.name == "attacked":
            tallies[seat_in(event)][str(event.facts["action"])] += 1
            tallies[seat_in(event, "target")]["attacked"] += 1
        elif event.name == "called":
            tallies[seat_in(event)][str(event.facts["action"])] += 1
            tallies[seat_in(event)]["calls"] += 1
    return tallies
