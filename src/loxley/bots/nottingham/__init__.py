"""Bots for Nottingham."""

from loxley.bots.nottingham.merchant import NottinghamMerchant
from loxley.bots.nottingham.novice import NottinghamNovice
from loxley.bots.nottingham.probes import AlwaysAct, AlwaysTake, HoardMissions
from loxley.bots.nottingham.robin import NottinghamRobin
from loxley.bots.nottingham.rogue import NottinghamRogue

__all__ = ["LEVELS", "PROBES", "NottinghamMerchant", "NottinghamNovice", "NottinghamRobin", "NottinghamRogue"]

LEVELS = {
    "novice": NottinghamNovice,
    "merchant": NottinghamMerchant,
    "rogue": NottinghamRogue,
    "robin": NottinghamRobin,
}
PROBES = {"always-take": AlwaysTake, "always-act": AlwaysAct, "hoard-missions": HoardMissions}
