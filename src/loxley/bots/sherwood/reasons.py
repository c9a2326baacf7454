"""The facts of the reasons that bots of Sherwood Forest give: `locales/*/bots-sherwood.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import NUMBER, SEAT, Kind

_BAND: Final[dict[str, Kind]] = {"strength": NUMBER, "hideout": NUMBER}
_BOUGHT: Final[dict[str, Kind]] = {"seat": SEAT, "gold": NUMBER, "slot": NUMBER}
_OFFER: Final[dict[str, Kind]] = {"seat": SEAT, "worth": NUMBER}

REASONS: Final[dict[str, dict[str, Kind]]] = {
    "why-sherwood-thumb-alone": _BAND,
    "why-sherwood-thumb-ally": _BAND,
    "why-sherwood-alone": {"raiders": NUMBER, "hideout": NUMBER, "chance": NUMBER},
    "why-sherwood-ally": _BAND,
    "why-sherwood-ambush": _BAND,
    "why-sherwood-follow": {"seat": SEAT, "hideout": NUMBER, "raiders": NUMBER},
    "why-sherwood-suggest": {"hideout": NUMBER, "raiders": NUMBER},
    "why-sherwood-look": {"slot": NUMBER},
    "why-sherwood-merchant": {},
    "why-sherwood-market": {"rounds": NUMBER},
    "why-sherwood-church": {"gold": NUMBER},
    "why-sherwood-sign": _OFFER,
    "why-sherwood-refuse": _OFFER,
    "why-sherwood-buy-news": _BOUGHT,
    "why-sherwood-sell-news": _BOUGHT,
    "why-sherwood-swap-news": {"seat": SEAT, "own": NUMBER, "slot": NUMBER},
    "why-sherwood-buy-away": {"seat": SEAT, "gold": NUMBER, "hideout": NUMBER},
    "why-sherwood-buy-first": _BOUGHT,
    "why-sherwood-buy-spare": _BOUGHT,
    "why-sherwood-sell-first": _BOUGHT,
    "why-sherwood-buy-equip": {"seat": SEAT, "gold": NUMBER, "hideout": NUMBER},
    "why-sherwood-swap-quiet": {"seat": SEAT},
    "why-sherwood-borrow": {"seat": SEAT, "gold": NUMBER},
    "why-sherwood-gift": {"seat": SEAT},
    "why-sherwood-deal": _OFFER,
    "why-sherwood-no-deal": _OFFER,
    "why-sherwood-pick": {"slot": NUMBER, "worth": NUMBER},
    "why-sherwood-play": {"gain": NUMBER, "cost": NUMBER},
}
