"""The phases of a turn (NO-3) by name."""

from typing import Any, Final

from loxley.core.state import Phase

NOTHING: Final = -1  # no card, no seat, no offer

CHOOSING_COLOURS: Final = "colours"  # before the first turn
TURN: Final = "turn"  # a card is turned up: take it or act
BUYING: Final = "buying"  # everyone else seals an offer
BARTERING: Final = "bartering"  # everyone else makes an open offer
CHOICE: Final = "choice"  # among the offers of a buy or a barter
DEFENCE: Final = "defence"
BURGLARY: Final = "burglary"
ROBBERY: Final = "robbery"
LOOKING: Final = "looking"  # at ambush cards, to keep one
DELIVERY: Final = "delivery"
SPRINGING: Final = "springing"  # ambushes may hit a delivery
SHORTAGE: Final = "shortage"  # nothing to draw and nothing to shuffle
OVER: Final = "over"

PHASES: dict[str, Phase[Any]] = {}  # filled by `setup`, since the last phase of a turn leads to the first
