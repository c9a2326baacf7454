"""Springing ambushes on a set that is being delivered (NO-6)."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.effects import return_set, spring, store_set
from loxley.games.nottingham.objects import FIRST_PAIR, PAIRED, Ambush, Object, card_that_shows, printed
from loxley.games.nottingham.phases import NOTHING, SPRINGING
from loxley.games.nottingham.state import Asking, Nottingham
from loxley.games.nottingham.track import end_turn, step_and_give
from loxley.games.nottingham.vocabulary import LEAST_SET, PASS, SPRING


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

    def begin(self, state: Nottingham) -> None:
        state.last_sprung = NOTHING
        self._ask_next(state, state.active)

    def _ask_next(self, state: Nottingham, after: Seat) -> None:
        last = state.active if state.last_sprung == NOTHING else state.last_sprung
        seat = (after + 1) % state.seats
        while seat != last:
            if state.ambushes[seat] and seat != state.active:
                state.asked = seat
                return
            seat = (seat + 1) % state.seats
        store_set(state)
        step_and_give(state)

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        moves: list[Move] = []
        last = -1
        for ambush in state.ambushes[seat]:
            if ambush != last and fits(ambush, state.active, state.set_kind):
                moves.append(SPRING.start + printed(state.colours, ambush))
                last = ambush
        moves.sort()
        moves.append(PASS)
        return moves

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move == PASS:
            if state.log is not None:
                state.log.tell("passed", {"seat": seat})
            self._ask_next(state, seat)
            return
        spring(state, seat, card_that_shows(state.colours, SPRING.index(move)))
        if not state.rules.first_edition:  # in which each was asked once
            state.last_sprung = seat
        if state.set_cards < LEAST_SET:  # nobody else is asked, the Sheriff stays (NO-R8, NO-R23)
            return_set(state)
            end_turn(state)
        elif not state.ambushes[seat]:
            self._ask_next(state, seat)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-6.1"
