"""What may be drawn at the market (SH-3.1 to SH-3.4), and with it the step of a turn there."""

from typing import TYPE_CHECKING, Final

from loxley.games.sheriff.phases import NOTHING
from loxley.games.sheriff.vocabulary import DECK, LEFT, RIGHT

if TYPE_CHECKING:
    from loxley.games.sheriff.state import Sheriff

KEPT_BY_A_RENEWED_PILE: Final = 5


def can_draw(state: "Sheriff") -> bool:
    """Is there a card to draw, now or after renewing the draw pile (SH-6.2, SH-R6)?"""
    if state.deck:
        return True
    return any(len(pile) > KEPT_BY_A_RENEWED_PILE for pile in state.discards)


def sources(state: "Sheriff") -> int:
    """Where the next card may come from, as bits: discard piles only before the draw pile (SH-3.2, SH-3.3).

    Draws go on until the hand is full, or there is nothing to draw (SH-3.1, SH-R6); laying ends them (SH-3.4).
    """
    if len(state.hands[state.turn]) >= state.rules.hand_size or state.pile != NOTHING:
        return 0
    found = 1 << DECK if can_draw(state) else 0
    if not state.drew_from_deck:
        if state.discards[LEFT]:
            found |= 1 << LEFT
        if state.discards[RIGHT]:
            found |= 1 << RIGHT
    return found


def market_step(state: "Sheriff") -> str:
    """Set cards aside (`aside-full`: nothing can be drawn yet), draw, or lay (SH-3.1, SH-3.4)."""
    if state.drawing:
        return "draw" if sources(state) else "lay"
    return "aside" if sources(state) else "aside-full"
