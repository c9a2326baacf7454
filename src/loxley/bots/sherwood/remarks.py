"""What is worth a remark of a bot in Sherwood Forest, and how often."""

from collections.abc import Sequence

from loxley.bots.remarks import Occasion
from loxley.core.log import Event
from loxley.core.seats import Seat

OCCASIONS = {
    "signed": Occasion(0.25, 3, ("honest", "sly")),
    "declined": Occasion(0.2, 2, ("vengeful",)),
    "raid": Occasion(0.15, 3, ("bold",)),
    "loot": Occasion(0.4, 2, ("greedy",)),
    "betrayed": Occasion(0.6, 2, ("vengeful",)),
    "lied-to": Occasion(0.1, 2),
    "beaten": Occasion(0.4, 2),
}
_RICH_LOOT = 4  # gold


def occasion_of(event: Event, _events: Sequence[Event], seat: Seat) -> str:
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
