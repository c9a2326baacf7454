"""What bots say at the table: short remarks on what has just happened to them, now and then.

A remark is the key of a sentence in locales, so that everybody reads it in their own language. It is found from what
the seat itself has seen, and says nothing that the table does not know already.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from loxley.bots.characters import Character
from loxley.core.log import Event
from loxley.core.seats import Seat

_RICH_LOOT = 4  # gold
_FULL_CART = 5  # cards in a set
_OWN_LINE = 0.5  # how often a character says what only it would say, where it has such a line


class Occasion(NamedTuple):
    """How often something is said, how many lines anybody may say, and who has a line of their own after them."""

    chance: float
    lines: int
    characters: tuple[str, ...] = ()


OCCASIONS = {
    "greeting": Occasion(0.3, 4, ("honest", "greedy", "cautious", "vengeful")),
    "won": Occasion(0.8, 3, ("greedy", "honest", "sly")),
    "lost": Occasion(0.3, 3, ("vengeful", "greedy")),
    "sheriff-caught": Occasion(0.5, 4, ("vengeful", "cautious", "bold")),
    "sheriff-caught-them": Occasion(0.3, 4, ("greedy", "vengeful")),
    "sheriff-honest": Occasion(0.4, 3, ("honest", "sly")),
    "sheriff-wronged": Occasion(0.4, 3, ("greedy",)),
    "sheriff-got-away": Occasion(0.25, 3, ("bold", "sly", "cautious")),
    "sheriff-bribe-taken": Occasion(0.2, 3, ("honest", "greedy")),
    "sheriff-bribe-paid": Occasion(0.2, 3, ("greedy",)),
    "sheriff-refused": Occasion(0.15, 3, ("vengeful",)),
    "sheriff-threatened": Occasion(0.15, 3),
    "sheriff-betrayed": Occasion(0.6, 2, ("vengeful",)),
    "nottingham-robbed": Occasion(0.25, 3, ("vengeful", "greedy")),
    "nottingham-robber": Occasion(0.1, 3, ("honest",)),
    "nottingham-defended": Occasion(0.3, 3),
    "nottingham-foiled": Occasion(0.2, 2),
    "nottingham-sprang": Occasion(0.6, 3, ("sly",)),
    "nottingham-ambushed": Occasion(0.5, 2, ("vengeful", "cautious")),
    "nottingham-failed": Occasion(0.4, 2),
    "nottingham-mission": Occasion(0.6, 3, ("greedy",)),
    "nottingham-delivered": Occasion(0.3, 2),
    "nottingham-traded": Occasion(0.1, 2, ("honest",)),
    "sherwood-signed": Occasion(0.25, 3, ("honest", "sly")),
    "sherwood-declined": Occasion(0.2, 2, ("vengeful",)),
    "sherwood-raid": Occasion(0.15, 3, ("bold",)),
    "sherwood-loot": Occasion(0.4, 2, ("greedy",)),
    "sherwood-betrayed": Occasion(0.6, 2, ("vengeful",)),
    "sherwood-lied-to": Occasion(0.1, 2),
    "sherwood-beaten": Occasion(0.4, 2),
}


def keys() -> list[str]:
    """All remarks there are."""
    return [
        f"remark-{name}-{number}"
        for name, occasion in OCCASIONS.items()
        for number in range(1, occasion.lines + len(occasion.characters) + 1)
    ]


def remark(game: str, events: Sequence[Event], seat: Seat, character: Character, rng: Random) -> str:
    """Something to say about these events, the latest first; most of the time nothing."""
    for event in reversed(events):
        name = occasion_of(game, event, events, seat)
        if name:
            occasion = OCCASIONS[name]
            return _line(name, occasion, character, rng) if rng.random() < occasion.chance else ""
    return ""


def _line(name: str, occasion: Occasion, character: Character, rng: Random) -> str:
    """Lines of characters are numbered after those of all, so that a key does not tell who is who."""
    number = rng.randrange(occasion.lines) + 1
    if character.name in occasion.characters and rng.random() < _OWN_LINE:
        number = occasion.lines + occasion.characters.index(character.name) + 1
    return f"remark-{name}-{number}"


def occasion_of(game: str, event: Event, events: Sequence[Event], seat: Seat) -> str:
    """What an event is to this seat: the name of an occasion, or nothing."""
    if event.name == "over":
        winners = event.facts["winners"]
        return "won" if isinstance(winners, list) and seat in winners else "lost"
    if event.name == "began" or event.facts.get("round") == 0:
        return "greeting"
    found = ""
    if game == "sheriff":
        found = _in_sheriff(event, events, seat)
    elif game == "nottingham":
        found = _in_nottingham(event, seat)
    elif game == "sherwood":
        found = _in_sherwood(event, seat)
    return f"{game}-{found}" if found else ""


def _in_sheriff(event: Event, events: Sequence[Event], seat: Seat) -> str:
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


def _in_nottingham(event: Event, seat: Seat) -> str:
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


def _in_sherwood(event: Event, seat: Seat) -> str:
    facts = event.facts
    match event.name:
        case "occupied":
            return "signed" if _is_one_of_several(facts["raiders"], seat) else ""
        case "closed" if facts["fate"] == "declined":
            return "declined" if facts["author"] == seat else ""
        case "looted" if facts["seat"] == seat:
            return "loot" if int(str(facts["gold"])) >= _RICH_LOOT else "raid"
        case "lost":
            return "beaten" if facts["seat"] == seat else ""
        case "claim_judged" if facts["verdict"] == "false":
            return "lied-to" if facts["seat"] != seat else ""
        case "promise_settled" if facts["fate"] == "broken":
            return "betrayed" if facts["promisee"] == seat else ""
        case _:
            return ""


def _is_one_of_several(raiders: object, seat: Seat) -> bool:
    return isinstance(raiders, list) and raiders[seat] > 0 and sum(count > 0 for count in raiders) > 1
