"""Laying an ambush (NO-5.3)."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.moves import KEEP
from loxley.games.nottingham.moving import lay_ambush, look_at_ambushes, put_back_own_colour, take_card
from loxley.games.nottingham.phases import DELIVERY, LOOKING, PHASES
from loxley.games.nottingham.state import Asking, Nottingham


def begin_ambush(game: Nottingham) -> None:
    """Look at the top two cards, or at the last one; if that shows one's own colour the gold is kept (NO-R5)."""
    look_at_ambushes(game)
    if len(game.looked) == 1 and game.looked[0] == game.active:
        put_back_own_colour(game)
        take_card(game)
        game.turn_page(PHASES[DELIVERY])
    else:
        game.turn_page(PHASES[LOOKING])


class Looking(Asking):
    """One card is kept, not of one's own colour (NO-5.3)."""

    name = LOOKING

    def begin(self, game: Nottingham) -> None:
        game.asked = game.active

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if seat != game.asked:
            return []
        moves: list[Move] = []
        last = seat  # the number of a seat is that of its colour
        for ambush in game.looked:
            if ambush != seat and ambush != last:
                moves.append(KEEP.start + ambush)
                last = ambush
        return moves

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        lay_ambush(game, KEEP.index(move))
        game.turn_page(PHASES[DELIVERY])

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.3"
