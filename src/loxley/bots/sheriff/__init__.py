"""Bots for Sheriff of Nottingham."""

from loxley.bots.sheriff.novice import SheriffNovice
from loxley.bots.sheriff.probes import AlwaysBribe, AlwaysHonest, AlwaysInspect, AlwaysSmuggle, NeverInspect
from loxley.bots.sheriff.responder import RESPONDER
from loxley.bots.sheriff.seasoned import SheriffMerchant, SheriffRobin, SheriffRogue
from loxley.bots.sheriff.trading_probes import (
    AsksMuch,
    BuysStalls,
    NeverBribes,
    NeverPays,
    SellsTales,
    SmallOffers,
)

__all__ = [
    "LEVELS",
    "PROBES",
    "RESPONDER",
    "VARIANTS",
    "SheriffMerchant",
    "SheriffNovice",
    "SheriffRobin",
    "SheriffRogue",
]

LEVELS = {"novice": SheriffNovice, "merchant": SheriffMerchant, "rogue": SheriffRogue, "robin": SheriffRobin}
VARIANTS = ("floor=open",)
PROBES = {
    "always-honest": AlwaysHonest,
    "always-smuggle": AlwaysSmuggle,
    "always-bribe": AlwaysBribe,
    "always-inspect": AlwaysInspect,
    "never-inspect": NeverInspect,
    "buys-stalls": BuysStalls,
    "small-offers": SmallOffers,
    "sells-tales": SellsTales,
    "never-pays": NeverPays,
    "asks-much": AsksMuch,
    "never-bribes": NeverBribes,
}
