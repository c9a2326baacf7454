"""Delivering (NO-4): once a turn, a set or a mission, or nothing."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.effects import accomplish, show_set
from loxley.games.nottingham.objects import (
    COPIES,
    DOERS,
    FIVE_OF_A_KIND,
    FOUR_PAIRS,
    KINDS,
    MISSION_CARDS,
    ONE_OF_EACH,
    THREE_PAIRS,
    Mission,
)
from loxley.games.nottingham.phases import DELIVERY, OVER, PHASES, SPRINGING
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.track import end_turn, step_and_give
from loxley.games.nottingham.vocabulary import DELIVER, END_TURN, LEAST_SET, MISSION, ORDERS, SET_SIZES

# By object and number of cards in hand: any set from three cards to all of them (NO-R28).
_SETS: Final[list[list[list[Move]]]] = [
    [
        [DELIVER.of(kind * SET_SIZES + size - LEAST_SET) for size in range(LEAST_SET, held + 1)]
        for held in range(COPIES + 1)
    ]
    for kind in range(KINDS)
]


def _orders(mission: Mission, kinds: int) -> list[Move]:
    """The ways to do a mission for who has enough of these kinds, given as bits."""
    return [
        MISSION.of(at)
        for at, order in enumerate(ORDERS)
        if order.mission == mission and all(kinds >> kind & 1 for kind in order.kinds)
    ]


_MISSION_WAYS: Final[list[list[list[Move]]]] = [
    [_orders(mission, kinds) for kinds in range(1 << KINDS)]
    for mission in (ONE_OF_EACH, FIVE_OF_A_KIND, FOUR_PAIRS, THREE_PAIRS)
]
_EVERY_KIND: Final = (1 << KINDS) - 1


def is_open(state: Nottingham, mission: Mission, seat: Seat) -> bool:
    """At most two players do a mission, each once (NO-4.2, NO-4.3)."""
    doers = state.doers[mission]
    return len(doers) < DOERS and seat not in doers


class Delivery(Asking):
    """Asked whether there is anything to deliver or not, since the question would tell (as NO-R21)."""

    name = DELIVERY

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        moves: list[Move] = []
        singles = 0
        pairs = 0
        fives = 0
        bit = 1
        hand = state.hands[seat]
        for kind in range(KINDS):
            cards = hand[kind]
            if cards:
                singles |= bit
                if cards >= 2:
                    pairs |= bit
                    if cards >= LEAST_SET:
                        moves += _SETS[kind][cards]
                        if cards >= 5:
                            fives |= bit
            bit <<= 1
        if singles == _EVERY_KIND:
            _add_orders(state, seat, ONE_OF_EACH, singles, moves)
        if fives:
            _add_orders(state, seat, FIVE_OF_A_KIND, fives, moves)
        if pairs & pairs - 1:
            _add_orders(state, seat, FOUR_PAIRS, pairs, moves)
            _add_orders(state, seat, THREE_PAIRS, pairs, moves)
        moves.append(END_TURN)
        return moves

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move == END_TURN:
            end_turn(state)
        elif move in DELIVER:
            at = DELIVER.index(move)
            show_set(state, at // SET_SIZES, at % SET_SIZES + LEAST_SET)
            state.enter_phase(PHASES[SPRINGING])
        else:
            accomplish(state, ORDERS[MISSION.index(move)])
            if mission_cards_taken(state) == MISSION_CARDS:
                state.enter_phase(PHASES[OVER])  # before the step (NO-R29)
            else:
                step_and_give(state)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        if move in MISSION:
            mission = ORDERS[MISSION.index(move)].mission
            if len(state.doers[mission]) == DOERS:
                return "NO-4.3"
            return "NO-4.2"
        return "NO-4.1" if move in DELIVER else "NO-3.2"


def _add_orders(state: Nottingham, seat: Seat, mission: Mission, kinds: int, moves: list[Move]) -> None:
    ways = _MISSION_WAYS[mission][kinds]
    if ways and is_open(state, mission, seat):
        moves += ways


def mission_cards_taken(state: Nottingham) -> int:
    return sum([len(doers) for doers in state.doers])
