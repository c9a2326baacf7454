"""What is worth a remark of a bot in Nottingham, and how often."""

from collections.abc import Sequence

from loxley.bots.remarks import Occasion
from loxley.core.log import Event
from loxley.core.seats import Seat

OCCASIONS = {
    "robbed": Occasion(0.25, 3, ("vengeful", "greedy")),
    "robber": Occasion(0.1, 3, ("honest",)),
    "defended": Occasion(0.3, 3),
    "foiled": Occasion(0.2, 2),
    "sprang": Occasion(0.6, 3, ("sly",)),
    "ambushed": Occasion(0.5, 2, ("vengeful", "cautious")),
    "failed": Occasion(0.4, 2),
    "mission": Occasion(0.6, 3, ("greedy",)),
    "delivered": Occasion(0.3, 2),
    "traded": Occasion(0.1, 2, ("honest",)),
}
_FULL_CART = 5  # cards in a set


def occasion_of(event: Event, _events: Sequence[Event], seat: Seat) -> str:
    facts = event.facts
    match event.name:
        case "swapped" | "swapped_openly":
            return "robbed" if facts["target"] == seat else "robber" if facts["seat"] == seat else ""
        case "defended":
            return "defended" if facts["seat"] == seat else "foiled" if facts["attacker"] == seat else ""
        case "sprang":
            return "sprang" if facts["seat"] == seat else "ambushed" if facts["target"] == seat else ""
        case "failed":
            return "failed" if facts["seat"] == seat else ""
        case "accomplished":
            return "mission" if facts["seat"] == seat else ""
        case "delivered" if int(str(facts["cards"])) >= _FULL_CART:
            return "delivered" if facts["seat"] == seat else ""
        case "traded":
            return "traded" if facts["other"] == seat else ""
        case _:
            return ""
