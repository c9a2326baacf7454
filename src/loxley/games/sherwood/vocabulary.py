"""The vocabulary of Sherwood Forest: every move a player can make, in canonical order."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import ANSWERED, SEALED, Book, Move, numbers
from loxley.games.sherwood.cards import (
    ARMS,
    EQUIPMENT,
    MOST_COMPANIONS,
    MOST_GLORY,
    MOST_GOLD,
    MOST_HIDEOUTS,
    MOST_LOOT,
    MOST_STRENGTH,
    MOST_WORTH,
    RAIDERS,
    TOWNS,
)
from loxley.games.sherwood.options import MOST_PLAYERS

MOST_SLOTS: Final = 6  # cards in a row (SW-1.4); slots are numbered from 1 outside, from 0 inside

_SEATS: Final[list[str]] = numbers(0, MOST_PLAYERS - 1)
_SLOTS: Final[list[str]] = numbers(1, MOST_SLOTS)

# What may be said about a card (SW-4.2, SW-4.5): each field with its values; a field without values is said by itself.
GLORY: Final = 0
GOLD: Final = 1
COMPANIONS: Final = 2
STRENGTH: Final = 3
FROM: Final = 4
TO: Final = 5
SHERIFF: Final = 6
FIELDS: Final[list[str]] = ["glory", "gold", "companions", "strength", "from", "to", "sheriff"]
BASIC_FIELDS: Final = 3  # glory and loot (SW-4.2)
_SAYINGS: Final[list[list[str]]] = [
    [f"glory {number}" for number in range(MOST_GLORY + 1)],
    [f"gold {number}" for number in range(MOST_LOOT + 1)],
    [f"companions {number}" for number in range(MOST_COMPANIONS + 1)],
    [f"strength {number}" for number in range(1, MOST_STRENGTH + 1)],
    [f"from {town}" for town in TOWNS],
    [f"to {town}" for town in TOWNS],
    ["sheriff"],
]
# of each saying about a slot: its field, and which of the field's values it is
SAID_FIELDS: Final[list[int]] = [field for field, sayings in enumerate(_SAYINGS) for _ in sayings]
SAID_VALUES: Final[list[int]] = [value for sayings in _SAYINGS for value in range(len(sayings))]
SAYINGS: Final = len(SAID_FIELDS)  # about one slot
FIELD_STARTS: Final[list[int]] = [SAID_FIELDS.index(field) for field in range(len(FIELDS))] + [SAYINGS]


def _pairs() -> list[str]:
    return [f"{giver} {taker}" for giver in _SEATS for taker in _SEATS if giver != taker]


MOVES: Final = Book()
# The five actions (SW-3) come first.
CHURCH: Final = MOVES.family("church", numbers(1, MOST_GOLD))
INN: Final = MOVES.family("inn", _SLOTS, ANSWERED)
MERCHANT: Final = MOVES.single("merchant", ANSWERED)
MARKET: Final = MOVES.single("market")
# What is written on a sheet (SW-4).
HIDE: Final = MOVES.family("hide", numbers(1, MOST_HIDEOUTS), SEALED)
BRING: Final = MOVES.family(
    "bring", [f"{seat} {raiders}" for seat in _SEATS for raiders in numbers(1, RAIDERS)], SEALED
)
ARM: Final = MOVES.family("arm", [f"{seat} {kind}" for seat in _SEATS for kind in EQUIPMENT[:ARMS]], SEALED)
# cards worth at least so much, whichever they are (SW-R39)
WORTH: Final = MOVES.family("worth", [f"{seat} {worth}" for seat in _SEATS for worth in numbers(1, MOST_WORTH)], SEALED)
NAME: Final = MOVES.family("name", [f"{slot} {seat}" for slot in _SLOTS for seat in _SEATS], SEALED)
_PARTS: Final[list[str]] = [f"gold {number}" for number in numbers(1, MOST_GOLD)] + [
    f"companions {number}" for number in numbers(1, RAIDERS)
]
LAY: Final = MOVES.family("lay", [f"{seat} {part}" for seat in _SEATS for part in _PARTS], SEALED)
PAY: Final = MOVES.family("pay", [f"{pair} {gold}" for pair in _pairs() for gold in numbers(1, MOST_GOLD)], SEALED)
# What else two players may deal in (SW-R40): somebody tells about a card, or promises something for later.
TELL: Final = MOVES.family("tell", [f"{seat} {slot}" for seat in _SEATS for slot in _SLOTS], SEALED)
_VOWS: Final[list[str]] = [
    "join",  # the next alliance that the other one leads
    *[f"away {hideout}" for hideout in numbers(1, MOST_HIDEOUTS)],  # not to hide there in this round
    *[f"first {slot}" for slot in _SLOTS],  # to reveal this card next
    *[f"spare {slot}" for slot in _SLOTS],  # not to reveal it
    *[f"equip {hideout}" for hideout in numbers(1, MOST_HIDEOUTS)],  # to play equipment there
    "quiet",  # no Messenger in this round
    *[f"gold {gold}" for gold in numbers(1, MOST_GOLD)],  # by the end of the next round
    "words",  # in one's own words: the engine knows only that there are some
]
VOW: Final = MOVES.family("vow", [f"{seat} {what}" for seat in _SEATS for what in _VOWS], SEALED)
VOWS: Final = len(_VOWS)  # of each seat
JOIN: Final = 0
AWAY: Final = 1
FIRST: Final = AWAY + MOST_HIDEOUTS
SPARE: Final = FIRST + MOST_SLOTS
EQUIP: Final = SPARE + MOST_SLOTS
QUIET: Final = EQUIP + MOST_HIDEOUTS
LATER_GOLD: Final = QUIET + 1
IN_WORDS: Final = LATER_GOLD + MOST_GOLD
SHOW: Final = MOVES.family("show", EQUIPMENT[:ARMS], SEALED)  # a card for a strength that one signs
ALONE: Final = MOVES.single("alone")
POST: Final = MOVES.single("post")
SUGGEST: Final = MOVES.single("suggest")
DROP: Final = MOVES.single("drop")
WITH: Final = MOVES.family("with", _SEATS, SEALED)  # begins a deal between two (SW-R40)
PICK: Final = MOVES.family("pick", _SEATS, SEALED)  # begins to choose cards for a sheet that asks for a strength
# Talks around the active player.
ACCEPT: Final = MOVES.family("accept", _SEATS, ANSWERED)
DECLINE: Final = MOVES.family("decline", _SEATS)
WITHDRAW: Final = MOVES.family("withdraw", _SEATS)
ASK: Final = MOVES.single("ask")
CLOSE: Final = MOVES.single("close")
HOLD: Final = MOVES.single("hold")
MARK_KEPT: Final = MOVES.family("kept", _SEATS)  # the oldest promise in that player's own words (SW-R40)
MARK_BROKEN: Final = MOVES.family("broken", _SEATS)
CLAIM: Final = MOVES.family("claim", [f"{slot} {said}" for slot in _SLOTS for field in _SAYINGS for said in field])
PROMISE: Final = MOVES.family("promise", [f"{seat} join" for seat in _SEATS])
# raids: any of these may end a round, and the next row is dealt by chance (SW-5)
REVEAL: Final = MOVES.family("reveal", _SLOTS, ANSWERED)
MESSENGER_TO: Final = MOVES.family("messenger", TOWNS, ANSWERED)
CALL: Final = MOVES.family("call", _SEATS)
PLAY: Final = MOVES.family("play", EQUIPMENT[:ARMS], ANSWERED)
DEAL: Final = MOVES.family("deal", [f"{seat} {kind}" for seat in _SEATS for kind in ("gold", "companion")], ANSWERED)
PROVISION: Final = MOVES.single("provisions", ANSWERED)
CAPE_STAY: Final = MOVES.single("cape stay", ANSWERED)
CAPE_HOME: Final = MOVES.single("cape home", ANSWERED)
FORGO: Final = MOVES.single("forgo", ANSWERED)  # no Messenger for this convoy, not at its crossing either (SW-R31)
PASS: Final = MOVES.single("pass", ANSWERED)

ROW: Final[list[Move]] = list(range(len(MOVES)))  # so that a run of amounts is a slice
LAYS: Final = MOST_GOLD + RAIDERS  # moves of the family for one seat: first gold, then companions


def laid_part(move: Move) -> tuple[Seat, int, int]:
    """Of a `lay`: to whom, how much gold, how many companions."""
    at = LAY.index(move)
    amount = at % LAYS + 1
    if amount <= MOST_GOLD:
        return at // LAYS, amount, 0
    return at // LAYS, 0, amount - MOST_GOLD


def payment(move: Move) -> tuple[Seat, Seat, int]:
    """Of a `pay`: by whom, to whom, how much."""
    pair, gold = divmod(PAY.index(move), MOST_GOLD)
    giver, at = divmod(pair, MOST_PLAYERS - 1)
    return giver, at if at < giver else at + 1, gold + 1


def pay_start(giver: Seat, taker: Seat) -> Move:
    """The first of the payments from one seat to another."""
    at = taker if taker < giver else taker - 1
    return PAY.start + (giver * (MOST_PLAYERS - 1) + at) * MOST_GOLD


def is_in_words(move: Move) -> bool:
    """Is it a promise in somebody's own words?"""
    return move in VOW and VOW.index(move) % VOWS == IN_WORDS


def words(moves: list[Move]) -> list[str]:
    return [MOVES.words[move] for move in moves]
