"""Red actions: steal (NO-5.2), burgle (NO-5.4), rob (NO-5.5), and the defence against them (NO-5.6)."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.effects import lone_look, show_hand, swap_openly, swap_unseen
from loxley.games.nottingham.objects import ACTIONS, CANDLESTICK, KINDS, NECKLACE, PEARLS, Object
from loxley.games.nottingham.phases import BURGLARY, DEFENCE, DELIVERY, NOTHING, PHASES, ROBBERY
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.vocabulary import DEFEND, PASS, PICK, SEIZE

_UNARMED: Final[list[Move]] = [PASS]
_ARMED: Final[list[Move]] = [DEFEND, PASS]


def attack(state: Nottingham, target: Seat) -> None:
    """The target is named and may defend before any card is seen or taken (NO-R15)."""
    state.target = target
    if state.log is not None:
        state.log.tell("attacked", {"seat": state.active, "target": target, "action": ACTIONS[state.card]})
    state.enter_phase(PHASES[DEFENCE])


def strike(state: Nottingham) -> None:
    """There is no defence: the action happens."""
    if state.card == CANDLESTICK:
        swap_unseen(state, random_card(state, state.target))
        end_raid(state)
    elif state.card == PEARLS:
        lone_look(state)
        state.enter_phase(PHASES[BURGLARY])
    else:
        show_hand(state, state.target, "laid_open")
        state.enter_phase(PHASES[ROBBERY])


def end_raid(state: Nottingham) -> None:
    state.target = NOTHING
    state.enter_phase(PHASES[DELIVERY])


def random_card(state: Nottingham, seat: Seat) -> Object:
    """Any card of a hand with the same chance (NO-5.2)."""
    at = state.chance.below(state.sizes[seat])
    kind = 0
    for cards in state.hands[seat]:
        at -= cards
        if at < 0:
            break
        kind += 1
    return kind


def each_kind(hand: list[int], start: Move) -> list[Move]:
    """One move for each kind in a hand."""
    return [start + kind for kind in range(KINDS) if hand[kind]]


class Defence(Asking):
    """The target is asked with a necklace or without, and there is no reply (NO-R21)."""

    name = DEFENCE

    def begin(self, state: Nottingham) -> None:
        state.asked = state.target

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        return _ARMED if state.hands[seat][NECKLACE] else _UNARMED

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move == PASS:
            strike(state)
            return
        if state.log is not None:
            state.log.tell("defended", {"seat": seat, "attacker": state.active})
        swap_openly(state, NECKLACE)
        end_raid(state)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.6"


class Burglary(Asking):
    """The burglar has seen the hand and must take a card of it (NO-5.4)."""

    name = BURGLARY

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        return each_kind(state.hands[state.target], PICK.start) if seat == state.asked else []

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        swap_unseen(state, PICK.index(move))
        end_raid(state)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.4"


class Robbery(Asking):
    """The hand lies open and the robber must take a card of it (NO-5.5)."""

    name = ROBBERY

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        return each_kind(state.hands[state.target], SEIZE.start) if seat == state.asked else []

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        swap_openly(state, SEIZE.index(move))
        end_raid(state)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.5"
