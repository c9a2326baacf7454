"""One side of an offer in a row of Sheriff: the columns that its terms add up to."""

from typing import Final

from mypy_extensions import i64

from loxley.bargain.sheet import Term
from loxley.core.rows import RowWriter, step_to
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import LEGAL, LEGAL_GOODS
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    LATER_WORDS,
    OPEN_UP,
    STALL,
    TERMS,
    UNSEEN,
    WAVE_THROUGH,
)

SEATS: Final[list[str]] = [f"seat +{step}" if step else "you" for step in range(MOST_PLAYERS)]
# A term that has no column of its own counts among the others.
SIDE: Final[list[str]] = [
    "coins",
    *[f"stall {good}" for good in LEGAL_GOODS],
    "named contraband",
    "hidden",
    "unseen",
    "legal goods in the bag",
    "contraband in the bag",
    *[f"wave {seat}" for seat in SEATS],
    *[f"open {seat}" for seat in SEATS],
    *[f"later wave {seat}" for seat in SEATS],
    *[f"later open {seat}" for seat in SEATS],
    "later honest",
    "later coins",
    "later words",
    "others",
]
OFFER: Final[list[str]] = ["stands", "joined", "joined coins", *[f"gives {name}" for name in SIDE]] + [
    f"wants {name}" for name in SIDE
]
GIVES: Final = 3  # where the sides begin in an offer
SIDE_LENGTH: Final[i64] = len(SIDE)
OFFER_LENGTH: Final[i64] = len(OFFER)


def _column(term: Term) -> int:
    """The column of a term; of a deed about a seat the first of its columns."""
    if term in STALL:
        return SIDE.index(f"stall {STALL.arguments[STALL.index(term)]}")
    for family, name in ((COINS, "coins"), (CONTRABAND, "named contraband"), (HIDDEN, "hidden")):
        if term in family:
            return SIDE.index(name)
    if term in BAG:
        return SIDE.index("legal goods in the bag" if BAG.index(term) < LEGAL else "contraband in the bag")
    for family in (WAVE_THROUGH, OPEN_UP, LATER_WAVE, LATER_OPEN):
        if term in family:
            return SIDE.index(f"{family.name} you")
    for single, name in ((UNSEEN, "unseen"), (LATER_HONEST, "later honest"), (LATER_WORDS, "later words")):
        if term == single:
            return SIDE.index(name)
    return SIDE.index("later coins" if term in LATER_COINS else "others")


def _amount(term: Term) -> int:
    for family in (COINS, LATER_COINS):
        if term in family:
            return family.index(term) + 1
    return 1


def _seat_of(term: Term) -> Seat:
    """Whom a deed is about; nobody for things."""
    for family in (WAVE_THROUGH, OPEN_UP, LATER_WAVE, LATER_OPEN):
        if term in family:
            return family.index(term)
    return -1


_COLUMNS: Final[list[int]] = [_column(term) for term in range(len(TERMS))]
AMOUNTS: Final[list[int]] = [_amount(term) for term in range(len(TERMS))]
_ABOUT: Final[list[Seat]] = [_seat_of(term) for term in range(len(TERMS))]


def write_side(out: RowWriter, state: Sheriff, viewer: i64, at: i64, terms: list[Term]) -> None:
    for term in terms:
        about: i64 = _ABOUT[term]
        step = step_to(about, viewer, state) if about >= 0 else 0
        out.add(at + i64(_COLUMNS[term]) + step, AMOUNTS[term])
