"""Bots for Sherwood Forest."""

from loxley.bots.sherwood.merchant import SherwoodMerchant
from loxley.bots.sherwood.novice import SherwoodNovice
from loxley.bots.sherwood.probes import SherwoodAlwaysAlly, SherwoodLoner
from loxley.bots.sherwood.responder import RESPONDER
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.robin_probes import AsksMuch, Borrows, BreaksPromises, NeverDeals, SellsTales, TellsLies
from loxley.bots.sherwood.rogue import SherwoodRogue

__all__ = [
    "LEVELS",
    "PROBES",
    "RESPONDER",
    "VARIANTS",
    "SherwoodMerchant",
    "SherwoodNovice",
    "SherwoodRobin",
    "SherwoodRogue",
]

LEVELS = {"novice": SherwoodNovice, "merchant": SherwoodMerchant, "rogue": SherwoodRogue, "robin": SherwoodRobin}
VARIANTS = ("rules=advanced",)
PROBES = {
    "loner": SherwoodLoner,
    "always-ally": SherwoodAlwaysAlly,
    "tells-lies": TellsLies,
    "sells-tales": SellsTales,
    "breaks-promises": BreaksPromises,
    "borrows": Borrows,
    "asks-much": AsksMuch,
    "never-deals": NeverDeals,
}
