"""What the house plays for a seat whose time is up: it decides as little as the rules allow, and signs nothing."""

from typing import Final

from loxley.core.words import Family, Move
from loxley.games.sherwood.vocabulary import (
    ALONE,
    BRING,
    CALL,
    CHURCH,
    DEAL,
    DECLINE,
    DROP,
    HIDE,
    HOLD,
    INN,
    MARKET,
    MERCHANT,
    MOVES,
    PASS,
    REVEAL,
)

_PLAINEST: Final[list[Family]] = [
    *[MOVES.family_of(move) for move in (DROP, HOLD)],
    DECLINE,
    MOVES.family_of(PASS),
    INN,
    MOVES.family_of(MERCHANT),
    MOVES.family_of(MARKET),
    CHURCH,
    REVEAL,
    CALL,
    DEAL,
    MOVES.family_of(ALONE),
    BRING,
    HIDE,
]


def gentle(legal: list[Move]) -> Move:
    """Hold one's tongue, decline a sheet (SW-4.3), pass (SW-5.4, SW-5.14); else the smallest of the actions (SW-3.3).

    Nobody signs, posts, claims or promises anything in a person's name (SW-4).
    """
    for family in _PLAINEST:
        for move in legal:
            if move in family:
                return move
    return legal[0]
