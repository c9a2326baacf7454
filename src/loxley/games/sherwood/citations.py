"""The rule of the booklet behind each move of Sherwood Forest."""

from typing import Final

from loxley.core.words import Move
from loxley.games.sherwood.view import SherwoodView
from loxley.games.sherwood.vocabulary import MOVES

_BEHIND: Final = {
    "church": "SW-3.3",
    "inn": "SW-3.4",
    "merchant": "SW-3.5",
    "market": "SW-3.6",
    "hide": "SW-3.7",
    "bring": "SW-4.2",
    "worth": "SW-R39",
    "pick": "SW-R39",
    "show": "SW-R39",
    "with": "SW-R40",
    "tell": "SW-R40",
    "vow": "SW-R40",
    "kept": "SW-R40",
    "broken": "SW-R40",
    "name": "SW-4.7",
    "lay": "SW-R20",
    "pay": "SW-4.7",
    "alone": "SW-3.7",
    "post": "SW-R17",
    "suggest": "SW-4.1",
    "arm": "SW-4.3",
    "hold": "SW-4.1",
    "drop": "SW-R12",
    "accept": "SW-4.3",
    "decline": "SW-R11",
    "withdraw": "SW-R17",
    "ask": "SW-R12",
    "close": "SW-4.5",
    "claim": "SW-R38",
    "promise": "SW-4.8",
    "reveal": "SW-5.2",
    "messenger": "SW-5.14",
    "forgo": "SW-R31",
    "call": "SW-R29",
    "provisions": "SW-5.12",
    "cape stay": "SW-5.13",
    "cape home": "SW-5.13",
}

# What stands in the place of the basic rules about alliances (SW-4.5 to SW-4.8).
_ADVANCED: Final = {
    "bring": "SW-4.5",
    "arm": "SW-4.6",
    "worth": "SW-4.6",
    "post": "SW-R18",
    "accept": "SW-R18",
    "ask": "SW-4.5",
    "hold": "SW-4.5",
}


def rule_behind(view: SherwoodView, move: Move) -> str:
    """Some moves follow one rule or another, as the game stands."""
    family = MOVES.family_of(move).name
    if view.options["rules"] == "advanced" and family in _ADVANCED:
        return _ADVANCED[family]
    if family == "pay" and view.talks is not None and (view.talks.draft or [""])[0].startswith("with"):
        return "SW-R40"
    if family == "deal":
        return "SW-R23" if view.loot is not None and view.loot.sharing else "SW-5.7"
    if family in ("play", "pass"):
        return {"messengers": "SW-R31", "staying": "SW-R33"}.get(view.phase, "SW-5.3")
    return _BEHIND[family]
