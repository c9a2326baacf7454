"""Bots for Sherwood Forest."""

from loxley.bots.sherwood.merchant import SherwoodMerchant
from loxley.bots.sherwood.novice import SherwoodNovice
from loxley.bots.sherwood.probes import SherwoodAlwaysAlly, SherwoodLoner
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.rogue import SherwoodRogue

__all__ = ["LEVELS", "PROBES", "VARIANTS", "SherwoodMerchant", "SherwoodNovice", "SherwoodRobin", "SherwoodRogue"]

LEVELS = {"novice": SherwoodNovice, "merchant": SherwoodMerchant, "rogue": SherwoodRogue, "robin": SherwoodRobin}
VARIANTS = ("rules=advanced",)
PROBES = {"loner": SherwoodLoner, "always-ally": SherwoodAlwaysAlly}
