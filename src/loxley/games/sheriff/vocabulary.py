"""The vocabulary of Sheriff: every move a player can make, in canonical order."""

from typing import Final

from loxley.core.words import ANSWERED, SEALED, Book, Move, numbers
from loxley.games.sheriff.goods import CONTRABAND_GOODS, GOODS, LEGAL_GOODS
from loxley.games.sheriff.options import MOST_PLAYERS

LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2
PILES: Final[list[str]] = ["left", "right", "deck"]

_SEATS: Final[list[str]] = numbers(0, MOST_PLAYERS - 1)
MOST_COINS: Final = 50 * MOST_PLAYERS  # nobody can own more (SH-2.1): coins only change hands

# What one side of a deal gives, does or promises (SH-4.3, SH-5).
TERMS: Final = Book()
COINS: Final = TERMS.family("coins", numbers(1, MOST_COINS))
STALL: Final = TERMS.family("stall", LEGAL_GOODS)
CONTRABAND: Final = TERMS.family("contraband", CONTRABAND_GOODS)  # named, and then true (SH-R10)
HIDDEN: Final = TERMS.family("hidden", CONTRABAND_GOODS)  # face down; only its giver knows the kind
BAG: Final = TERMS.family("bag", GOODS)  # said to be in the giver's bag (SH-5.3)
WAVE_THROUGH: Final = TERMS.family("wave", _SEATS)  # deeds of the Sheriff, binding (SH-5.1)
OPEN_UP: Final = TERMS.family("open", _SEATS)
LATER_WAVE: Final = TERMS.family("later wave", _SEATS)  # promises, binding nobody (SH-5.2)
LATER_OPEN: Final = TERMS.family("later open", _SEATS)
LATER_HONEST: Final = TERMS.single("later honest")

MOVES: Final = Book()
ASIDE: Final = MOVES.family("aside", GOODS, SEALED)
DONE: Final = MOVES.single("done")
DRAW: Final = MOVES.family("draw", PILES, ANSWERED)
LAY: Final = [MOVES.family("lay left", GOODS), MOVES.family("lay right", GOODS)]
PACK: Final = MOVES.family("pack", GOODS, SEALED)
CLOSE: Final = MOVES.single("close", SEALED)
DECLARE: Final = MOVES.family("declare", LEGAL_GOODS)
OPEN: Final = MOVES.family("open", _SEATS, ANSWERED)
WAVE: Final = MOVES.family("wave", _SEATS, ANSWERED)
THREATEN: Final = MOVES.family("threaten", _SEATS)
ACCEPT: Final = MOVES.family("accept", _SEATS, ANSWERED)
DECLINE: Final = MOVES.family("decline", _SEATS)
WITHDRAW: Final = MOVES.family("withdraw", _SEATS)
TO: Final = MOVES.family("to", _SEATS, SEALED)
OFFER: Final = MOVES.family("offer", TERMS.words, SEALED)
WANT: Final = MOVES.family("want", TERMS.words, SEALED)
POST: Final = MOVES.single("post")
DROP: Final = MOVES.single("drop")
HOLD: Final = MOVES.single("hold")
GIVE: Final = MOVES.family("give", GOODS)
NAME: Final = MOVES.family("name", LEGAL_GOODS)
TIME_UP: Final = MOVES.single("time up", ANSWERED)


def term_words(terms: list[Move]) -> list[str]:
    return [TERMS.words[term] for term in terms]


def masked_words(terms: list[Move]) -> list[str]:
    """As all but the author see them: what is offered face down stays face down (SH-R23)."""
    return [HIDDEN.name if term in HIDDEN else TERMS.words[term] for term in terms]
