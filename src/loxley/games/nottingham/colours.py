"""Colours (NO-2.1, NO-R30): everybody chooses one in the order of joining, where the table wants that."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import COLOURS
from loxley.games.nottingham.phases import CHOOSING_COLOURS, NOTHING
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.turn import begin_turn
from loxley.games.nottingham.vocabulary import COLOUR


class ChoosingColours(Asking):
    """The seats choose one after the other, each among the colours that are left (NO-R30)."""

    name = CHOOSING_COLOURS

    def begin(self, state: Nottingham) -> None:
        state.colours = [NOTHING] * state.seats
        state.active = state.first_player
        state.asked = 0

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        return [COLOUR.start + colour for colour in range(len(COLOURS)) if colour not in state.colours]

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        colour = COLOUR.index(move)
        state.colours = [*state.colours[:seat], colour, *state.colours[seat + 1 :]]
        if state.log is not None:
            state.log.tell("chose_colour", {"seat": seat, "colour": COLOURS[colour]})
        if seat + 1 < state.seats:
            state.asked = seat + 1
        else:
            begin_turn(state, state.first_player)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-R30"
