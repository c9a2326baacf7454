"""What can be told of Nottingham: its events and moves, with their facts. `locales/*/nottingham.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import (
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    WORD,
    Catalogue,
    amount,
    by_seat,
    named,
    names,
    thing,
    things,
)
from loxley.core.log import Facts
from loxley.core.words import Family
from loxley.games.nottingham.objects import MISSIONS, OBJECTS, words
from loxley.games.nottingham.questions import QUESTIONS
from loxley.games.nottingham.vocabulary import (
    ACCEPT,
    BARGAINS,
    BURGLE,
    COLOUR,
    DELIVER,
    DISCARD,
    KEEP,
    LEAST_SET,
    MISSION,
    MOVES,
    OFFER,
    ORDERS,
    PICK,
    ROB,
    SEIZE,
    SELL,
    SET_SIZES,
    SPRING,
    STEAL,
)

CATALOGUE: Final = Catalogue("nottingham", MOVES)
_OBJECT: Final = thing("object")
_COUNTED: Final = thing("object", count="cards")
_OBJECTS: Final = things("object")
_CARDS: Final = amount("nottingham-cards")
_AMBUSH: Final = named("ambush", parts="object")
_AMBUSHES: Final = names("ambush", parts="object")
_MISSION: Final = named("mission")

# the deal and the card that is turned up (NO-2, NO-3)
BEGAN: Final = CATALOGUE.event("began", {"first_player": SEAT, "colours": names("colour")})
CHOSE_COLOUR: Final = CATALOGUE.event("chose_colour", {"seat": SEAT, "colour": named("colour")})
DEALT: Final = CATALOGUE.event("dealt", {"seat": SEAT, "objects": _OBJECTS})
TURNED_UP: Final = CATALOGUE.event("turned_up", {"seat": SEAT, "object": _OBJECT})
TOOK: Final = CATALOGUE.event("took", {"seat": SEAT, "object": _OBJECT})

# Trading: NO-5.1, NO-5.7.
CALLED: Final = CATALOGUE.event("called", {"seat": SEAT, "action": WORD})
CHOSE: Final = CATALOGUE.event("chose", {"seat": SEAT, "objects": _OBJECTS})
OFFERED: Final = CATALOGUE.event("offered", {"seat": SEAT, "objects": _OBJECTS})
PROVED: Final = CATALOGUE.event("proved", {"seat": SEAT, "objects": _OBJECTS})
TRADED: Final = CATALOGUE.event("traded", {"seat": SEAT, "other": SEAT, "gave": _OBJECT, "objects": _OBJECTS})
REFUSED: Final = CATALOGUE.event("refused", {"seat": SEAT})

# Raids: NO-5.2, NO-5.4 to NO-5.6.
_SWAP: Final = {"seat": SEAT, "target": SEAT, "action": WORD, "gave": _OBJECT}
ATTACKED: Final = CATALOGUE.event("attacked", {"seat": SEAT, "target": SEAT, "action": WORD})
DEFENDED: Final = CATALOGUE.event("defended", {"seat": SEAT, "attacker": SEAT})
SWAPPED: Final = CATALOGUE.event("swapped", {**_SWAP, "object": _OBJECT})
SWAPPED_OPENLY: Final = CATALOGUE.event("swapped_openly", {**_SWAP, "object": _OBJECT})
SWAPPED_UNSEEN: Final = CATALOGUE.event("swapped_unseen", _SWAP)
SAW_HAND: Final = CATALOGUE.event("saw_hand", {"seat": SEAT, "target": SEAT, "objects": _OBJECTS})
SAW_HAND_UNSEEN: Final = CATALOGUE.event("saw_hand_unseen", {"seat": SEAT, "target": SEAT})
LAID_OPEN: Final = CATALOGUE.event("laid_open", {"seat": SEAT, "objects": _OBJECTS})

# Ambushes: NO-5.3, NO-6.
LOOKED: Final = CATALOGUE.event("looked", {"seat": SEAT, "cards": NUMBER, "ambushes": _AMBUSHES})
LOOKED_UNSEEN: Final = CATALOGUE.event("looked_unseen", {"seat": SEAT, "cards": NUMBER})
LAID_AMBUSH: Final = CATALOGUE.event("laid_ambush", {"seat": SEAT, "ambush": _AMBUSH, "under": _AMBUSHES})
LAID_AMBUSH_UNSEEN: Final = CATALOGUE.event("laid_ambush_unseen", {"seat": SEAT})
PUT_BACK: Final = CATALOGUE.event("put_back", {"seat": SEAT})
PASSED: Final = CATALOGUE.silent_event("passed", {"seat": SEAT})
SPRANG: Final = CATALOGUE.event(
    "sprang", {"seat": SEAT, "target": SEAT, "ambush": _AMBUSH, "object": _OBJECT, "gave": _OBJECT, "cards": NUMBER}
)

# deliveries, the Sheriff's walk, empty piles (NO-4, NO-7)
SHOWED_SET: Final = CATALOGUE.event("showed_set", {"seat": SEAT, "object": _COUNTED, "cards": NUMBER})
DELIVERED: Final = CATALOGUE.event("delivered", {"seat": SEAT, "object": _COUNTED, "cards": NUMBER})
FAILED: Final = CATALOGUE.event("failed", {"seat": SEAT, "object": _COUNTED, "cards": NUMBER})
ACCOMPLISHED: Final = CATALOGUE.event("accomplished", {"seat": SEAT, "mission": _MISSION, "objects": _OBJECTS})
SHERIFF_MOVED: Final = CATALOGUE.event("sheriff_moved", {"space": NUMBER, "number": NUMBER})
RECEIVED: Final = CATALOGUE.event("received", {"seat": SEAT, "object": _OBJECT})
RECEIVED_UNSEEN: Final = CATALOGUE.event("received_unseen", {"seat": SEAT}, runs_by=[])
RENEWED: Final = CATALOGUE.event("renewed", {"cards": _CARDS})
RAN_SHORT: Final = CATALOGUE.event("ran_short", {"number": _CARDS, "seats": SEATS})
DISCARDED: Final = CATALOGUE.event("discarded", {"seat": SEAT, "cards": _CARDS, "objects": _OBJECTS})
DISCARDED_UNSEEN: Final = CATALOGUE.event("discarded_unseen", {"seat": SEAT, "cards": _CARDS})
SKIPPED: Final = CATALOGUE.event("skipped", {"seats": SEATS})
GAME_OVER: Final = CATALOGUE.event("over", {"winners": SEATS, "scores": NUMBERS})


def _cards(family: Family) -> list[Facts]:
    """The cards that each argument of a family names."""
    if family is DELIVER:
        return [{"objects": [kind] * (cards + LEAST_SET)} for kind in OBJECTS for cards in range(SET_SIZES)]
    if family is OFFER:
        return [{"objects": words(cards)} for cards in BARGAINS]
    return [{"objects": [argument] if argument in OBJECTS else []} for argument in family.arguments]


def _orders() -> list[Facts]:
    """The mission and the cards of each way to do one."""
    return [
        {
            "mission": MISSIONS[order.mission],
            "objects": words([kind for kind in order.kinds for _ in range(order.copies)]),
        }
        for order in ORDERS
    ]


for _family in (STEAL, BURGLE, ROB, ACCEPT):
    CATALOGUE.move(_family, {"seat": SEAT})
for _family in (KEEP, SPRING):
    CATALOGUE.move(_family, {"ambush": _AMBUSH})
CATALOGUE.move(COLOUR, {"colour": named("colour")})
for _family in (SELL, OFFER, DELIVER, PICK, SEIZE, DISCARD):
    CATALOGUE.move(_family, {"objects": _OBJECTS}, _cards(_family))
CATALOGUE.move(MISSION, {"mission": _MISSION, "objects": _OBJECTS}, _orders())

# Big moments: an ambush, a mission, what one takes from another or trades, and what has happened since the Sheriff's
# last step.
CATALOGUE.moment(SPRANG, 3000)
CATALOGUE.moment(ACCOMPLISHED, 3000)
CATALOGUE.moment(SWAPPED, 3000)
CATALOGUE.moment(SWAPPED_OPENLY, 2600)
CATALOGUE.moment(SWAPPED_UNSEEN, 2600)
CATALOGUE.moment(TRADED, 2600)
CATALOGUE.moment(REFUSED, 1800)
CATALOGUE.moment(SHERIFF_MOVED, 3000)
_FIGURES: Final = by_seat("nottingham-figure-of")
CATALOGUE.phrase("nottingham-recap-delivered", {"cards": _FIGURES, "missions": SEATS})
CATALOGUE.phrase("nottingham-recap-taken", {"taken": _FIGURES, "defended": SEATS})
CATALOGUE.phrase("nottingham-recap-ambushes", {"sprung": SEATS, "laid": SEATS})

# the rules behind
CATALOGUE.questions = QUESTIONS
