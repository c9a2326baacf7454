"""Bots for Nottingham."""

from loxley.bots.nottingham.merchant import NottinghamMerchant
from loxley.bots.nottingham.novice import NottinghamNovice
from loxley.bots.nottingham.probes import AlwaysAct, AlwaysTake, HoardMissions
from loxley.bots.nottingham.responder import RESPONDER
from loxley.bots.nottingham.robin import NottinghamRobin
from loxley.bots.nottingham.robin_probes import (
    DeliversAtOnce,
    HoardsCards,
    LiesInWait,
    NeverTrades,
    RobsAll,
    Stalls,
)
from loxley.bots.nottingham.rogue import NottinghamRogue

__all__ = [
    "LEVELS",
    "PROBES",
    "RESPONDER",
    "NottinghamMerchant",
    "NottinghamNovice",
    "NottinghamRobin",
    "NottinghamRogue",
]

LEVELS = {
    "novice": NottinghamNovice,
    "merchant": NottinghamMerchant,
    "rogue": NottinghamRogue,
    "robin": NottinghamRobin,
}
PROBES = {
    "always-take": AlwaysTake,
    "always-act": AlwaysAct,
    "hoard-missions": HoardMissions,
    "hoards-cards": HoardsCards,
    "delivers-at-once": DeliversAtOnce,
    "robs-all": RobsAll,
    "lies-in-wait": LiesInWait,
    "never-trades": NeverTrades,
    "stalls": Stalls,
}
