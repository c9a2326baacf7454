"""Confiscation (SH-4.10): what was seized goes onto a discard pile."""

from loxley.core.seats import Seat, alone
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.inspection import go_on
from loxley.games.sheriff.market import lay_next, lays
from loxley.games.sheriff.phases import CONFISCATION
from loxley.games.sheriff.state import Sheriff


class Confiscation(Phase[Sheriff]):
    """The Sheriff lays what was confiscated onto one discard pile, in an order of their choice (SH-4.10, SH-R3)."""

    name = CONFISCATION

    def begin(self, state: Sheriff) -> None:
        if not state.confiscated:
            go_on(state)

    def awaited(self, state: Sheriff) -> list[Seat]:
        return alone(state.sheriff)

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        return lays(state, state.confiscated) if seat == state.sheriff else []

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        lay_next(state, seat, state.confiscated, move)
        if not state.confiscated:
            go_on(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-4.10"
