"""A turn (NO-3): turn up a card, take it or carry out its action, then perhaps deliver."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Family, Move
from loxley.games.nottingham.ambushes import begin_ambush
from loxley.games.nottingham.effects import renew, take_card, turn_up
from loxley.games.nottingham.objects import CANDLESTICK, CHEST, COPPER, GOLD, NECKLACE, PEARLS
from loxley.games.nottingham.phases import DELIVERY, PHASES, SHORTAGE, TURN
from loxley.games.nottingham.raids import attack
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.trading import begin_barter, begin_buy
from loxley.games.nottingham.vocabulary import AMBUSH, BARTER, BURGLE, BUY, ROB, STEAL, TAKE

_ONLY_TAKE: Final[list[Move]] = [TAKE]
_COPPER: Final[list[Move]] = [TAKE, BUY]
_GOLD: Final[list[Move]] = [TAKE, AMBUSH]
_CHEST: Final[list[Move]] = [TAKE, BARTER]


def begin_turn(state: Nottingham, seat: Seat) -> None:
    state.active = seat
    draw(state)


def draw(state: Nottingham) -> None:
    """Draw the top card and show it (NO-3.1); an empty pile is renewed only now (NO-R18)."""
    if not state.deck and not renew(state):
        state.enter_phase(PHASES[SHORTAGE])
        return
    turn_up(state)
    state.enter_phase(PHASES[TURN])


def red_action(card: int) -> Family:
    """The action of a red banner (NO-R2)."""
    if card == CANDLESTICK:
        return STEAL
    return BURGLE if card == PEARLS else ROB


class Turn(Asking):
    name = TURN

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        """Take the card, or carry out its action (NO-3.1)."""
        if seat != state.asked:
            return []
        card = state.card
        if card == NECKLACE:
            return _ONLY_TAKE
        if card == COPPER:
            return _COPPER
        if card == GOLD:
            return _GOLD if state.ambush_pile else _ONLY_TAKE  # NO-R5
        if card == CHEST:
            return _CHEST
        sizes = state.sizes
        start = red_action(card).start
        return [TAKE] + [start + target for target in range(state.seats) if target != seat and sizes[target]]  # NO-R3

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move == TAKE:
            take_card(state)
            state.enter_phase(PHASES[DELIVERY])
        elif move == BUY:
            begin_buy(state)
        elif move == AMBUSH:
            begin_ambush(state)
        elif move == BARTER:
            begin_barter(state)
        else:
            attack(state, move - red_action(state.card).start)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        if state.card == GOLD and move == AMBUSH:
            return "NO-R5"
        if (
            (move in STEAL or move in BURGLE or move in ROB)
            and state.card != NECKLACE
            and move in red_action(state.card)
        ):
            return "NO-R3"
        return "NO-3.1"
