"""The vocabulary of Sheriff: every move a player can make, in canonical order."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import ANSWERED, SEALED, Book, Family, Move, numbers
from loxley.games.sheriff.goods import CONTRABAND_GOODS, GOODS, LEGAL_GOODS
from loxley.games.sheriff.options import MOST_PLAYERS

LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2
PILES: Final[list[str]] = ["left", "right", "deck"]

_SEATS: Final[list[str]] = numbers(0, MOST_PLAYERS - 1)
_PAIRS: Final[list[str]] = [f"{one} {other}" for one in _SEATS for other in _SEATS if one != other]
# An offer of somebody else's: to the Sheriff, if only its author is named.
_OFFERS: Final[list[str]] = _SEATS + _PAIRS
STARTING_COINS: Final = 50  # of each player at the start (SH-2.1)
MOST_COINS: Final = STARTING_COINS * MOST_PLAYERS  # nobody can own more: coins only change hands

# What one side of a deal gives, does or promises (SH-4.3, SH-5).
TERMS: Final = Book()
COINS: Final = TERMS.family("coins", numbers(1, MOST_COINS))
STALL: Final = TERMS.family("stall", LEGAL_GOODS)
CONTRABAND: Final = TERMS.family("contraband", CONTRABAND_GOODS)  # named, and then true (SH-R10)
HIDDEN: Final = TERMS.family("hidden", CONTRABAND_GOODS)  # face down; only its giver knows the kind
UNSEEN: Final = TERMS.single("unseen")  # one of the giver's contraband, face down, of their choice (SH-R32)
BAG: Final = TERMS.family("bag", GOODS)  # said to be in the giver's bag (SH-5.3)
WAVE_THROUGH: Final = TERMS.family("wave", _SEATS)  # deeds of the Sheriff, binding (SH-5.1)
OPEN_UP: Final = TERMS.family("open", _SEATS)
BEFORE: Final = TERMS.family("before", _PAIRS)
PILE: Final = [TERMS.family("pile left", _SEATS), TERMS.family("pile right", _SEATS)]  # for what is confiscated
LATER_WAVE: Final = TERMS.family("later wave", _SEATS)  # promises, binding nobody (SH-5.2)
LATER_OPEN: Final = TERMS.family("later open", _SEATS)
LATER_HONEST: Final = TERMS.single("later honest")
LATER_COINS: Final = TERMS.family("later coins", numbers(1, MOST_COINS))  # by the end of one's next reign
LATER_WORDS: Final = TERMS.single("later words")  # in one's own words: the engine knows only that there are some

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
LEAVE: Final = MOVES.family("leave", _OFFERS)  # take back what one added to somebody's offer (SH-R31)
MARK_KEPT: Final = MOVES.family("kept", _SEATS)  # the oldest promise in that player's own words (SH-R33)
MARK_BROKEN: Final = MOVES.family("broken", _SEATS)
TO: Final = MOVES.family("to", _SEATS, SEALED)
JOIN: Final = MOVES.family("join", _OFFERS, SEALED)
PICK: Final = MOVES.family("pick", _SEATS, SEALED)  # the cards for an offer that asks for some face down (SH-R32)
OFFER: Final = MOVES.family("offer", TERMS.words, SEALED)
WANT: Final = MOVES.family("want", TERMS.words, SEALED)
CHOOSE: Final = MOVES.family("choose", CONTRABAND_GOODS, SEALED)
POST: Final = MOVES.single("post")
DROP: Final = MOVES.single("drop")
HOLD: Final = MOVES.single("hold")
GIVE: Final = MOVES.family("give", GOODS)
NAME: Final = MOVES.family("name", LEGAL_GOODS)
TIME_UP: Final = MOVES.single("time up", ANSWERED)


def order_of(term: Move) -> tuple[Seat, Seat]:
    """Of a `before`: the bag that is decided first, and the one that waits for it."""
    return _pair(BEFORE.index(term))


def before(first: Seat, second: Seat) -> Move:
    return BEFORE.start + _index_of_pair(first, second)


def _pair(index: int) -> tuple[Seat, Seat]:
    first, at = divmod(index, MOST_PLAYERS - 1)
    return first, at if at < first else at + 1


def _index_of_pair(first: Seat, second: Seat) -> int:
    return first * (MOST_PLAYERS - 1) + (second if second < first else second - 1)


def offer_meant(family: Family, move: Move, sheriff: Seat) -> tuple[Seat, Seat]:
    """Of a `join` or `leave`: whose offer, and to whom it is addressed (SH-R31)."""
    index = family.index(move)
    return (index, sheriff) if index < MOST_PLAYERS else _pair(index - MOST_PLAYERS)


def about_offer(family: Family, author: Seat, other: Seat, sheriff: Seat) -> Move:
    """The `join` or `leave` that means this offer."""
    return family.start + (author if other == sheriff else MOST_PLAYERS + _index_of_pair(author, other))


def term_words(terms: list[Move]) -> list[str]:
    return [TERMS.words[term] for term in terms]


def masked_words(terms: list[Move]) -> list[str]:
    """As all but the author see them: what is offered face down stays face down (SH-R23)."""
    return [HIDDEN.name if term in HIDDEN else TERMS.words[term] for term in terms]
