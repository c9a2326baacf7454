"""Bots for Sheriff of Nottingham."""

from loxley.bots.sheriff.novice import SheriffNovice
from loxley.bots.sheriff.probes import AlwaysBribe, AlwaysHonest, AlwaysInspect, AlwaysSmuggle, NeverInspect
from loxley.bots.sheriff.seasoned import SheriffMerchant, SheriffRobin, SheriffRogue

__all__ = ["LEVELS", "PROBES", "VARIANTS", "SheriffMerchant", "SheriffNovice", "SheriffRobin", "SheriffRogue"]

LEVELS = {"novice": SheriffNovice, "merchant": SheriffMerchant, "rogue": SheriffRogue, "robin": SheriffRobin}
VARIANTS = ("floor=open",)
PROBES = {
    "always-honest": AlwaysHonest,
    "always-smuggle": AlwaysSmuggle,
    "always-bribe": AlwaysBribe,
    "always-inspect": AlwaysInspect,
    "never-inspect": NeverInspect,
}
