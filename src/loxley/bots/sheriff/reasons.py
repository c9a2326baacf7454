"""The facts of the reasons that bots of Sheriff give: `locales/*/bots-sheriff.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import NUMBER, SEAT, Kind, amount

_COINS: Final = amount("sheriff-coins")
_BAG: Final[dict[str, Kind]] = {"seat": SEAT, "lies": NUMBER}

REASONS: Final[dict[str, dict[str, Kind]]] = {
    "why-sheriff-smuggle": {"cards": NUMBER, "opened": NUMBER},
    "why-sheriff-honest": {"cards": NUMBER, "opened": NUMBER},
    "why-sheriff-bribe": {"opened": NUMBER, "worth": _COINS},
    "why-sheriff-bait": {},
    "why-sheriff-pay": {"sheriff": SEAT, "worth": _COINS},
    "why-sheriff-meddle-open": {**_BAG, "coins": _COINS},
    "why-sheriff-meddle-wave": {**_BAG, "coins": _COINS},
    "why-sheriff-order": {"seat": SEAT, "coins": _COINS},
    "why-sheriff-pile": {**_BAG, "coins": _COINS},
    "why-sheriff-pool": {"author": SEAT, "seat": SEAT, "coins": _COINS},
    "why-sheriff-thank": {"seat": SEAT},
    "why-sheriff-court": {"seat": SEAT},
    "why-sheriff-take": _BAG,
    "why-sheriff-bound": _BAG,
    "why-sheriff-open": _BAG,
    "why-sheriff-wave": _BAG,
}
