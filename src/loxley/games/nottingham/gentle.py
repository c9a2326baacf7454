"""What the house plays for a seat whose time is up: it decides as little as the rules allow."""

from typing import Final

from loxley.core.words import Move
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import DELIVER, DONE, END_TURN, NO_SALE, PASS, REFUSE, SELL, TAKE

_PLAINEST: Final[list[Move]] = [PASS, END_TURN, TAKE, REFUSE, SELL.of(NO_SALE), DONE]


def gentle(view: NottinghamView, legal: list[Move]) -> Move:
    """Take the card that was turned up (NO-3.1), deliver nothing (NO-3.2), refuse (NO-5.1), pass (NO-5.3, NO-6.1).

    Where something must be given, it is the first and least: one card rather than two (NO-5.7). When the pile is used
    up, the smallest set is delivered: a game that nobody plays would not end otherwise.
    """
    if view.deck_size == 0 and legal[0] in DELIVER:
        return legal[0]
    for move in _PLAINEST:
        if move in legal:
            return move
    return legal[0]
