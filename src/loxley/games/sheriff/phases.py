"""The phases of a round (SH-3) by name, and what can become of a bag."""

from typing import Any, Final

from loxley.core.state import Phase

NOTHING: Final = -1  # no card, no pile

MARKET: Final = "market"
LOADING: Final = "loading"
DECLARATION: Final = "declaration"
INSPECTION: Final = "inspection"
DEBT: Final = "debt"  # interrupts the inspection
CONFISCATION: Final = "confiscation"  # interrupts the inspection
FEAST: Final = "feast"
OVER: Final = "over"

PHASES: dict[str, Phase[Any]] = {}  # filled by `setup`, since the last phase of a round leads to the first

NO_BAG: Final = 0
UNDECIDED: Final = 1
WAVED: Final = 2
OPENED: Final = 3
FATE_NAMES: Final = ["none", "undecided", "waved", "opened"]
