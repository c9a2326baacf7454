"""The vocabulary of Nottingham: every move a player can make, in canonical order."""

from itertools import combinations
from typing import Final

from loxley.core.words import ANSWERED, SEALED, Book, numbers
from loxley.games.nottingham.objects import (
    AMBUSHES,
    COLOURS,
    COPIES,
    FIVE_OF_A_KIND,
    FOUR_PAIRS,
    KINDS,
    MISSIONS,
    OBJECTS,
    ONE_OF_EACH,
    THREE_PAIRS,
    Mission,
    Object,
    words,
)
from loxley.games.nottingham.options import MOST_PLAYERS

LEAST_SET: Final = 3  # NO-4.1
SET_SIZES: Final = COPIES - LEAST_SET + 1

_SEATS: Final[list[str]] = numbers(0, MOST_PLAYERS - 1)

# What can be offered in a barter: one card, two cards, nothing (NO-5.7).
BARGAINS: Final[list[list[Object]]] = [
    *[[kind] for kind in range(KINDS)],
    *[[first, second] for first in range(KINDS) for second in range(first, KINDS)],
    [],
]
NO_BARGAIN: Final = 35  # the last of them
NO_SALE: Final = 7  # after the seven objects


class Order:
    """One way to do a mission: these kinds, so many cards of each."""

    def __init__(self, mission: Mission, kinds: tuple[Object, ...], copies: int) -> None:
        self.mission = mission
        self.kinds = list(kinds)
        self.copies = copies  # of each of the kinds


def _orders() -> list[Order]:
    kinds = range(KINDS)
    return [
        Order(ONE_OF_EACH, tuple(kinds), 1),
        *[Order(FIVE_OF_A_KIND, (kind,), 5) for kind in kinds],
        *[Order(FOUR_PAIRS, chosen, 2) for chosen in combinations(kinds, 4)],
        *[Order(THREE_PAIRS, chosen, 2) for chosen in combinations(kinds, 3)],
    ]


def _order_words(order: Order) -> str:
    """A mission in words; where there is no choice of cards its name is enough."""
    if order.mission == ONE_OF_EACH:
        return MISSIONS[ONE_OF_EACH]
    return f"{MISSIONS[order.mission]} {'+'.join(words(order.kinds))}"


ORDERS: Final[list[Order]] = _orders()

MOVES: Final = Book()
# the card that was turned up (NO-3.1)
TAKE: Final = MOVES.single("take")
BUY: Final = MOVES.single("buy", ANSWERED)
STEAL: Final = MOVES.family("steal", _SEATS, ANSWERED)
AMBUSH: Final = MOVES.single("ambush", ANSWERED)
BURGLE: Final = MOVES.family("burgle", _SEATS, ANSWERED)
ROB: Final = MOVES.family("rob", _SEATS, ANSWERED)
BARTER: Final = MOVES.single("barter", ANSWERED)
# answers to it
SELL: Final = MOVES.family("sell", [*OBJECTS, "nothing"], SEALED)
OFFER: Final = MOVES.family("offer", ["+".join(words(cards)) or "nothing" for cards in BARGAINS])
ACCEPT: Final = MOVES.family("accept", _SEATS)
REFUSE: Final = MOVES.single("refuse")
DEFEND: Final = MOVES.single("defend")
PICK: Final = MOVES.family("pick", OBJECTS, SEALED)  # out of a burgled hand, known to two
SEIZE: Final = MOVES.family("seize", OBJECTS)  # out of a hand laid open
KEEP: Final = MOVES.family("keep", AMBUSHES, SEALED)
# delivering
DELIVER: Final = MOVES.family(
    "deliver", [f"{kind} {cards}" for kind in OBJECTS for cards in numbers(LEAST_SET, COPIES)], ANSWERED
)
MISSION: Final = MOVES.family("mission", [_order_words(order) for order in ORDERS], ANSWERED)
END_TURN: Final = MOVES.single("end turn", ANSWERED)
SPRING: Final = MOVES.family("spring", AMBUSHES, ANSWERED)
PASS: Final = MOVES.single("pass", ANSWERED)  # no defence, no ambush
# empty piles
DISCARD: Final = MOVES.family("discard", OBJECTS, SEALED)
DONE: Final = MOVES.single("done", ANSWERED)
# before the first turn (NO-R30)
COLOUR: Final = MOVES.family("colour", COLOURS, ANSWERED)
