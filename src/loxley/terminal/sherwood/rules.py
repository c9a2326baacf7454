"""The rule of the booklet behind each move of Sherwood Forest."""

from loxley.core.words import Move
from loxley.games.sherwood.view import SherwoodView
from loxley.games.sherwood.vocabulary import MOVES

_BEHIND = {
    "church": "SW-3.3",
    "inn": "SW-3.4",
    "merchant": "SW-3.5",
    "market": "SW-3.6",
    "hide": "SW-3.7",
    "bring": "SW-4.2",
    "name": "SW-4.7",
    "lay": "SW-R20",
    "pay": "SW-4.7",
    "alone": "SW-3.7",
    "post": "SW-R17",
    "suggest": "SW-4.1",
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


def rule_behind(move: Move, view: SherwoodView) -> str:
    family = MOVES.family_of(move).name
    advanced = view.options["rules"] == "advanced"
    if family == "arm":
        return "SW-4.6" if advanced else "SW-4.3"
    if family == "hold":
        return "SW-4.5" if advanced else "SW-4.1"
    if family == "deal":
        return "SW-R23" if view.loot is not None and view.loot.sharing else "SW-5.7"
    if family in ("play", "pass"):
        return {"messengers": "SW-R31", "staying": "SW-R33"}.get(view.phase, "SW-5.3")
    return _BEHIND[family]
