"""What a seat is asked in Sherwood Forest: every question by name, with its rule, and which one it is now."""

from typing import TYPE_CHECKING, Final

from loxley.core.seats import Viewer
from loxley.games.sherwood.phases import MEETING, NOTHING, OVER, PLANNING, RAID
from loxley.games.sherwood.vocabulary import HIDE

if TYPE_CHECKING:
    from loxley.games.sherwood.state import Sherwood

QUESTIONS: Final = {
    "action": "SW-3.1",
    "church": "SW-3.2",
    "sign": "SW-4.3",
    "sign-deal": "SW-R40",
    "talks": "SW-4.1",
    "talks-advanced": "SW-4.5",
    "raid": "SW-5.1",
    "between": "SW-5.15",
    "way": "SW-5.15",
    "messengers": "SW-5.14",
    "meeting": "SW-5.3",
    "call": "SW-R29",
    "loot": "SW-5.7",
    "staying": "SW-R33",
}


def question_to(state: "Sherwood", viewer: Viewer) -> str | None:
    """What a seat is asked whenever it may move in this phase; others are asked nothing."""
    phase = state.phase.name
    if viewer < 0 or phase == OVER:
        return None
    for sheet in state.board.standing:
        if viewer in sheet.parties and viewer not in sheet.signed:
            hides = any(term in HIDE for side in sheet.terms for term in side)
            return "sign" if hides else "sign-deal"
    on_the_way = state.slot != NOTHING and state.rules.talks_on_the_way
    if on_the_way and (state.floor.asked or viewer not in state.awaited()):
        return "way"  # whoever is not asked may talk
    if phase == RAID:
        return "raid" if viewer == state.active else "between"
    if phase == PLANNING and viewer == state.active:
        return "church" if state.must_give() else "action"
    if phase == PLANNING:
        return "talks-advanced" if state.rules.advanced else "talks"
    if phase == MEETING and state.calling and state.called == NOTHING:
        return "call"
    return phase
