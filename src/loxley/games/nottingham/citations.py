"""The rule of the booklet behind each move of Nottingham."""

from typing import Final

from loxley.core.words import Move
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import MOVES

_BEHIND: Final = {
    "take": "NO-3.1",
    "buy": "NO-5.1",
    "steal": "NO-5.2",
    "ambush": "NO-5.3",
    "burgle": "NO-5.4",
    "rob": "NO-5.5",
    "barter": "NO-5.7",
    "sell": "NO-5.1",
    "offer": "NO-5.7",
    "refuse": "NO-5.1",
    "defend": "NO-5.6",
    "pick": "NO-5.4",
    "seize": "NO-5.5",
    "keep": "NO-5.3",
    "deliver": "NO-4.1",
    "mission": "NO-4.2",
    "end turn": "NO-3.2",
    "spring": "NO-6.2",
    "discard": "NO-7.2",
    "done": "NO-R20",
    "colour": "NO-R30",
}


def rule_behind(view: NottinghamView, move: Move) -> str:
    """`accept` and `pass` answer different questions."""
    name = MOVES.family_of(move).name
    if name == "accept":
        return "NO-5.1" if view.action == "buy" else "NO-5.7"
    if name == "pass":
        return "NO-R21" if view.phase == "defence" else "NO-R22"
    return _BEHIND[name]
