"""What a seat is asked in Sheriff: every question by name, with its rule, and which one it is now."""

from typing import TYPE_CHECKING, Final

from loxley.core.seats import Viewer
from loxley.games.sheriff.drawing import market_step
from loxley.games.sheriff.goods import ROYAL_SUMMONS
from loxley.games.sheriff.phases import CONFISCATION, INSPECTION, MARKET, OVER

if TYPE_CHECKING:
    from loxley.games.sheriff.state import Sheriff

QUESTIONS: Final = {
    "aside": "SH-3.1",
    "aside-full": "SH-3.1",
    "draw": "SH-3.3",
    "lay": "SH-3.4",
    "loading": "SH-3.6",
    "declaration": "SH-3.8",
    "sheriff": "SH-4.5",
    "merchant": "SH-4.3",
    "offered": "SH-4.3",
    "debt": "SH-6.1",
    "confiscation": "SH-4.10",
    "summons": "SH-R21",
    "feast": "SH-8.5",
}


def question_to(state: "Sheriff", viewer: Viewer) -> str | None:
    """What a seat is asked whenever it may move in this phase; others are asked nothing."""
    phase = state.phase.name
    if viewer < 0 or phase == OVER:
        return None
    if phase == MARKET:
        return market_step(state) if viewer == state.turn else None
    if phase == CONFISCATION and all(good == ROYAL_SUMMONS for good in state.confiscated):
        return "summons"
    if phase != INSPECTION:
        return phase
    if viewer == state.sheriff:
        return "sheriff"
    for sheet in state.board.standing:
        if sheet.parties[1] == viewer:
            return "offered"
    return "merchant"
