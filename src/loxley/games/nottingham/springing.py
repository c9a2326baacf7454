"""Springing ambushes on a set that is being delivered (NO-6)."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.moves import LEAST_SET, PASS, SPRING
from loxley.games.nottingham.moving import return_set, spring, store_set
from loxley.games.nottingham.objects import FIRST_PAIR, PAIRED, Ambush, Object
from loxley.games.nottingham.phases import NOTHING, SPRINGING
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.track import end_turn, step_and_give


def fits(ambush: Ambush, deliverer: Seat, kind: Object) -> bool:
    """A colour fits any set of its player, two objects fit sets of either (NO-6.1)."""
    if ambush < FIRST_PAIR:
        return ambush == deliverer
    return kind in PAIRED[ambush - FIRST_PAIR]


class Springing(Asking):
    """Every owner of an ambush is asked in turn, whether it fits or not (NO-R6, NO-R22).

    Whenever one is sprung, those who had passed are asked again: the window closes when all have passed in a row.
    """

    name = SPRINGING

    def begin(self, game: Nottingham) -> None:
        game.last_sprung = NOTHING
        self._ask_next(game, game.active)

    def _ask_next(self, game: Nottingham, after: Seat) -> None:
        last = game.active if game.last_sprung == NOTHING else game.last_sprung
        seat = (after + 1) % game.seats
        while seat != last:
            if game.ambushes[seat] and seat != game.active:
                game.asked = seat
                return
            seat = (seat + 1) % game.seats
        store_set(game)
        step_and_give(game)

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if seat != game.asked:
            return []
        moves: list[Move] = []
        last = -1
        for ambush in game.ambushes[seat]:
            if ambush != last and fits(ambush, game.active, game.set_kind):
                moves.append(SPRING.start + ambush)
                last = ambush
        moves.append(PASS)
        return moves

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        if move == PASS:
            if game.log is not None:
                game.log.tell("passed", {"seat": seat})
            self._ask_next(game, seat)
            return
        spring(game, seat, SPRING.index(move))
        if not game.rules.first_edition:  # in which each was asked once
            game.last_sprung = seat
        if game.set_cards < LEAST_SET:  # nobody else is asked, the Sheriff stays (NO-R8, NO-R23)
            return_set(game)
            end_turn(game)
        elif not game.ambushes[seat]:
            self._ask_next(game, seat)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-6.1"
