"""The pages of a round (SW-2.1) by name, and small constants that all of them share."""

from typing import Any, Final

from loxley.core.state import Phase

NOTHING: Final = -1  # no card, no slot, no seat

PLANNING: Final = "planning"
RAID: Final = "raid"  # a player picks a card of the row
MESSENGERS: Final = "messengers"  # others are asked for a Messenger
ROAD: Final = "road"  # the cart drives on; nobody is asked here
MEETING: Final = "meeting"  # equipment at a hideout
LOOT: Final = "loot"
STAYING: Final = "staying"  # Provisions and Capes
OVER: Final = "over"

PHASES: dict[str, Phase[Any]] = {}  # filled by `setup`, since the last phase of a round leads to the first

# where raiders stand besides camp, oak and hideouts
AT_CHURCH: Final = 0
AT_INN: Final = 1
AT_MERCHANT: Final = 2
AT_MARKET: Final = 3
SPOTS: Final[list[str]] = ["church", "inn", "merchant", "market"]

# where the cart is
INWARD: Final = 0  # between its start town and the crossing
OUTWARD: Final = 1
LEGS: Final[list[str]] = ["inward", "outward"]
