"""What the house plays for a seat whose time is up: it decides as little as the rules allow, and strikes no deal."""

from typing import Final

from loxley.core.words import Family, Move
from loxley.games.sheriff.goods import GOODS
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import ASIDE, CLOSE, DECK, DECLARE, DECLINE, DONE, DRAW, DROP, HOLD, WAVE

_PLAINEST: Final[list[Move]] = [DROP, HOLD, DONE, CLOSE]
_NEXT: Final[list[Family]] = [DECLINE, WAVE]


def gentle(view: SheriffView, legal: list[Move]) -> Move:
    """Hold one's tongue, keep one's cards (SH-3.1), decline (SH-4.3), let a bag pass as when time is up (SH-8.2).

    What must be done is done plainly: one true card in the bag (SH-3.6, SH-3.8), the cheapest good for a debt (SH-6.1).
    """
    for move in _PLAINEST:
        if move in legal:
            return move
    for family in _NEXT:
        for move in legal:
            if move in family:
                return move
    if legal[0] in DECLARE:
        return _truth(view, legal)
    if DRAW.of(DECK) in legal:
        return DRAW.of(DECK)
    for move in legal:
        if move not in ASIDE:
            return move  # the first: of goods the legal ones come first, then the cheaper ones
    return legal[0]


def _truth(view: SheriffView, legal: list[Move]) -> Move:
    for word in view.seats[view.viewer].bag or []:
        good = GOODS.index(word)
        if good < len(DECLARE.moves) and DECLARE.of(good) in legal:
            return DECLARE.of(good)
    return legal[0]
