"""Bots for Sherwood Forest."""

from loxley.bots.sherwood.merchant import SherwoodMerchant
from loxley.bots.sherwood.novice import SherwoodNovice
from loxley.bots.sherwood.probes import SherwoodAlwaysAlly, SherwoodLoner
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.rogue import SherwoodRogue

__all__ = [
    "SherwoodAlwaysAlly",
    "SherwoodLoner",
    "SherwoodMerchant",
    "SherwoodNovice",
    "SherwoodRobin",
    "SherwoodRogue",
]
