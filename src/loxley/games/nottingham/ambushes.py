"""Laying an ambush (NO-5.3)."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.effects import lay_ambush, look_at_ambushes, put_back_own_colour, take_card
from loxley.games.nottingham.objects import card_that_shows, printed
from loxley.games.nottingham.phases import DELIVERY, LOOKING, PHASES
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.vocabulary import KEEP


def begin_ambush(state: Nottingham) -> None:
    """Look at the top two cards, or at the last one; if that shows one's own colour the gold is kept (NO-R5)."""
    look_at_ambushes(state)
    if len(state.looked) == 1 and state.looked[0] == state.active:
        put_back_own_colour(state)
        take_card(state)
        state.enter_phase(PHASES[DELIVERY])
    else:
        state.enter_phase(PHASES[LOOKING])


class Looking(Asking):
    """One card is kept, not of one's own colour (NO-5.3)."""

    name = LOOKING

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        moves: list[Move] = []
        last = seat  # the number of a seat is that of the card with its colour
        for ambush in state.looked:
            if ambush != seat and ambush != last:
                moves.append(KEEP.start + printed(state.colours, ambush))
                last = ambush
        moves.sort()
        return moves

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        lay_ambush(state, card_that_shows(state.colours, KEEP.index(move)))
        state.enter_phase(PHASES[DELIVERY])

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.3"
