"""What a seat is asked in Nottingham: every question by name, with its rule, and which one it is now."""

from typing import TYPE_CHECKING, Final

from loxley.core.seats import Viewer
from loxley.games.nottingham.objects import ACTIONS
from loxley.games.nottingham.phases import CHOICE, OVER

if TYPE_CHECKING:
    from loxley.games.nottingham.state import Nottingham

QUESTIONS: Final = {
    "colours": "NO-R30",
    "turn": "NO-3.1",
    "buying": "NO-5.1",
    "bartering": "NO-5.7",
    "choice-buy": "NO-5.1",
    "choice-barter": "NO-5.7",
    "defence": "NO-5.6",
    "burglary": "NO-5.4",
    "robbery": "NO-5.5",
    "looking": "NO-5.3",
    "delivery": "NO-4.1",
    "springing": "NO-6.1",
    "shortage": "NO-7.2",
}


def question_to(state: "Nottingham", viewer: Viewer) -> str | None:
    """What a seat is asked whenever it may move in this phase; others are asked nothing."""
    phase = state.phase.name
    if viewer < 0 or phase == OVER:
        return None
    return f"{phase}-{ACTIONS[state.card]}" if phase == CHOICE else phase
