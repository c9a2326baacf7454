"""A sheet, a suggestion or a draft in a row of Sherwood Forest: the columns that its terms add up to."""

from typing import Final

from mypy_extensions import i64

from loxley.bargain.sheet import Term
from loxley.core.rows import RowWriter, step_to
from loxley.games.sherwood.cards import ARMS, EQUIPMENT, MOST_WORTH, RAIDERS
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import ARM, BRING, HIDE, LAY, NAME, PAY, WORTH, laid_part, payment

SEATS: Final[list[str]] = ["you", *[f"seat +{step}" for step in range(1, MOST_PLAYERS)]]
# A term without a column counts among the others.
SHEET: Final[list[str]] = [
    "hideout",
    *[f"bring {seat}" for seat in SEATS],
    *[f"arm {seat} {kind}" for seat in SEATS for kind in EQUIPMENT[:ARMS]],
    *[f"worth {seat}" for seat in SEATS],
    "slot",
    *[f"informant {seat}" for seat in SEATS],
    *[f"gold for {seat}" for seat in SEATS],
    *[f"companions for {seat}" for seat in SEATS],
    *[f"paid by {seat}" for seat in SEATS],
    *[f"paid to {seat}" for seat in SEATS],
    "others",
]
_BRINGS: Final[i64] = 1
_ARMS: Final[i64] = _BRINGS + MOST_PLAYERS
_WORTH: Final[i64] = _ARMS + MOST_PLAYERS * ARMS
_NAMED: Final[i64] = _WORTH + MOST_PLAYERS
_INFORMANT: Final[i64] = _NAMED + 1
_GOLD_FOR: Final[i64] = _INFORMANT + MOST_PLAYERS
_COMPANIONS_FOR: Final[i64] = _GOLD_FOR + MOST_PLAYERS
_PAID_BY: Final[i64] = _COMPANIONS_FOR + MOST_PLAYERS
_PAID_TO: Final[i64] = _PAID_BY + MOST_PLAYERS
_OTHERS: Final[i64] = _PAID_TO + MOST_PLAYERS
SHEET_LENGTH: Final[i64] = len(SHEET)


def write_terms(out: RowWriter, at: i64, state: Sherwood, viewer: i64, terms: list[Term]) -> None:
    for term in terms:
        if term in HIDE:
            out.put(at, HIDE.index(term) + 1)
        elif term in BRING:
            seat, raiders = divmod(BRING.index(term), RAIDERS)
            out.put(at + _BRINGS + step_to(seat, viewer, state), raiders + 1)
        elif term in ARM:
            seat, kind = divmod(ARM.index(term), ARMS)
            out.add(at + _ARMS + step_to(seat, viewer, state) * ARMS + kind, 1)
        elif term in WORTH:
            seat, worth = divmod(WORTH.index(term), MOST_WORTH)
            out.put(at + _WORTH + step_to(seat, viewer, state), worth + 1)
        elif term in NAME:
            slot, seat = divmod(NAME.index(term), MOST_PLAYERS)
            out.put(at + _NAMED, slot + 1)
            out.put(at + _INFORMANT + step_to(seat, viewer, state), 1)
        elif term in LAY:
            seat, gold, companions = laid_part(term)
            out.add(at + _GOLD_FOR + step_to(seat, viewer, state), gold)
            out.add(at + _COMPANIONS_FOR + step_to(seat, viewer, state), companions)
        elif term in PAY:
            giver, taker, gold = payment(term)
            out.add(at + _PAID_BY + step_to(giver, viewer, state), gold)
            out.add(at + _PAID_TO + step_to(taker, viewer, state), gold)
        else:
            out.add(at + _OTHERS, 1)
