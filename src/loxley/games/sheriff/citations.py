"""The rule of the booklet behind each move and term of Sheriff."""

from typing import Final

from loxley.core.words import Move
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import LAY, MOVES, OFFER, TERMS, TO, WANT

_BEHIND: Final = {
    "aside": "SH-3.1",
    "done": "SH-3.1",
    "draw": "SH-3.3",
    "pack": "SH-3.6",
    "close": "SH-3.7",
    "declare": "SH-3.8",
    "open": "SH-4.9",
    "wave": "SH-R30",
    "threaten": "SH-4.2",
    "accept": "SH-5.1",
    "decline": "SH-4.5",
    "withdraw": "SH-4.2",
    "leave": "SH-R31",
    "kept": "SH-R33",
    "broken": "SH-R33",
    "join": "SH-R31",
    "pick": "SH-R32",
    "choose": "SH-R32",
    "to": "SH-4.3",
    "post": "SH-R25",
    "drop": "SH-4.2",
    "hold": "SH-4.2",
    "give": "SH-R8",
    "name": "SH-8.5",
    "time up": "SH-8.2",
}
TERM_RULES: Final = {
    "coins": "SH-5.4",
    "stall": "SH-5.4",
    "contraband": "SH-R10",
    "hidden": "SH-R10",
    "unseen": "SH-R32",
    "bag": "SH-5.3",
    "wave": "SH-R29",
    "open": "SH-R29",
    "later wave": "SH-5.2",
    "later open": "SH-5.2",
    "later honest": "SH-5.2",
    "before": "SH-5.1",
    "pile left": "SH-5.1",
    "pile right": "SH-5.1",
    "later coins": "SH-R33",
    "later words": "SH-R33",
}


def rule_behind(view: SheriffView, move: Move) -> str:
    """Some moves follow one rule or another, as the game stands."""
    if move in LAY[0] or move in LAY[1]:
        return "SH-4.10" if view.phase == "confiscation" else "SH-3.4"
    if move in OFFER or move in WANT:
        term = OFFER.index(move) if move in OFFER else WANT.index(move)
        return TERM_RULES[TERMS.family_of(term).name]
    if move in TO and view.sheriff not in (view.viewer, TO.index(move)):
        return "SH-R24"
    return _BEHIND[MOVES.family_of(move).name]
