"""Declaration (SH-3.8, SH-3.9): one type of legal goods, and the true number of cards."""

from typing import Final

from loxley.core.refusals import NOT_YOUR_WORD
from loxley.core.seats import Seat, alone
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.games.sheriff.phases import DECLARATION, INSPECTION, NOTHING, PHASES, UNDECIDED
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import CLOSE, DECLARE, OPEN, PACK

# For each set of legal goods, as bits, that are in play.
_DECLARATIONS: Final = [[DECLARE.of(good) for good in range(LEGAL) if kinds >> good & 1] for kinds in range(1 << LEGAL)]


class Declaration(Phase[Sheriff]):
    name = DECLARATION

    def begin(self, state: Sheriff) -> None:
        self._ask_next(state)

    def _ask_next(self, state: Sheriff) -> None:
        for seat in state.merchants():
            if state.fates[seat] == UNDECIDED and state.declared[seat] == NOTHING:
                state.turn = seat
                return
        state.enter_phase(PHASES[INSPECTION])

    def awaited(self, state: Sheriff) -> list[Seat]:
        return alone(state.turn)

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        """Only legal goods that are in play may be declared (SH-R1)."""
        if seat != state.turn:
            return []
        return _DECLARATIONS[state.rules.goods_key % len(_DECLARATIONS)]

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        good = DECLARE.index(move)
        state.declared[seat] = good
        if state.log is not None:
            state.log.tell("declared", {"seat": seat, "good": GOODS[good], "cards": len(state.bags[seat])})
        self._ask_next(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        if move in PACK or move == CLOSE:
            return "SH-3.7"
        return "SH-R1" if move in DECLARE else "SH-3.8"

    def not_asked(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-3.9" if seat == state.sheriff and move in OPEN else NOT_YOUR_WORD
