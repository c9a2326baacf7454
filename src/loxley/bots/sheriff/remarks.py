"""What is worth a remark of a bot in Sheriff of Nottingham, and how often."""

from collections.abc import Sequence

from loxley.bots.remarks import Occasion
from loxley.core.log import Event
from loxley.core.seats import Seat

OCCASIONS = {
    "caught": Occasion(0.5, 4, ("vengeful", "cautious", "bold")),
    "caught-them": Occasion(0.3, 4, ("greedy", "vengeful")),
    "honest": Occasion(0.4, 3, ("honest", "sly")),
    "wronged": Occasion(0.4, 3, ("greedy",)),
    "got-away": Occasion(0.25, 3, ("bold", "sly", "cautious")),
    "bribe-taken": Occasion(0.2, 3, ("honest", "greedy")),
    "bribe-paid": Occasion(0.2, 3, ("greedy",)),
    "refused": Occasion(0.15, 3, ("vengeful",)),
    "threatened": Occasion(0.15, 3),
    "betrayed": Occasion(0.6, 2, ("vengeful",)),
}


def occasion_of(event: Event, events: Sequence[Event], seat: Seat) -> str:
    facts = event.facts
    match event.name:
        case "confiscated":
            return "caught" if facts["seat"] == seat else ""
        case "laid_confiscated":
            return "caught-them" if facts["seat"] == seat else ""
        case "paid" if _follows_an_honest_bag(event, events):
            return "honest" if facts["taker"] == seat else "wronged" if facts["giver"] == seat else ""
        case "delivered" if facts["seat"] == seat and facts["contraband"]:
            return "got-away"
        case "closed" if facts["fate"] == "accepted" and _buys_a_wave(facts["number"], events):
            return "bribe-paid" if facts["author"] == seat else "bribe-taken" if facts["other"] == seat else ""
        case "closed" if facts["fate"] == "declined":
            return "refused" if facts["author"] == seat else ""
        case "threatened":
            return "threatened" if facts["seat"] == seat else ""
        case "promise_settled" if facts["fate"] == "broken":
            return "betrayed" if facts["promisee"] == seat else ""
        case _:
            return ""


def _follows_an_honest_bag(event: Event, events: Sequence[Event]) -> bool:
    """Was this paid by the Sheriff for opening a bag in which nothing was wrong?"""
    owners = [each.facts["seat"] for each in events if each.name == "opened"]
    liars = [each.facts["seat"] for each in events if each.name == "confiscated"]
    return event.facts["taker"] in owners and event.facts["taker"] not in liars


def _buys_a_wave(number: object, events: Sequence[Event]) -> bool:
    for event in events:
        wants = event.facts.get("wants")
        if event.name == "posted" and event.facts["number"] == number and isinstance(wants, list):
            return any(str(term).startswith("wave ") for term in wants)
    return False
