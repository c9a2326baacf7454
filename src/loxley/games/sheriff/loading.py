"""Loading (SH-3.6, SH-3.7): all merchants pack their bags at the same time, in secret.

A bag is a draft until all are closed: whether and when somebody else has finished cannot be seen.
"""

from typing import Final

from loxley.core.lists import added
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER, NOT_YOUR_WORD
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.effects import words
from loxley.games.sheriff.kinds import EachKind
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.phases import DECLARATION, LOADING, NO_BAG, NOTHING, PHASES, UNDECIDED
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import CLOSE, PACK

MOST_IN_A_BAG: Final = 5
_ONLY_CLOSE: Final = [CLOSE]
_FIRST: Final = EachKind([PACK.start], [])
_MORE: Final = EachKind([PACK.start], _ONLY_CLOSE)
# For each set of seats, as bits, that still pack.
_PACKING: Final = [[seat for seat in range(MOST_PLAYERS) if seats >> seat & 1] for seats in range(1 << MOST_PLAYERS)]


def _all_closed(state: Sheriff) -> bool:
    for closed in state.closed:  # noqa: SIM110 - compiled, a loop is quicker than a call of `all`
        if not closed:
            return False
    return True


class Loading(Phase[Sheriff]):
    name = LOADING

    def begin(self, state: Sheriff) -> None:
        for seat in range(state.seats):
            state.packing[seat] = []
            state.cursors[seat] = 0
            state.closed[seat] = seat == state.sheriff or not state.hands[seat]  # no hand, no bag (SH-R7)
            state.fates[seat] = NO_BAG
            state.declared[seat] = NOTHING
            state.must_open[seat] = False
            state.bag_words[seat] = None
            state.bag_words[state.seats + seat] = None
        if _all_closed(state):
            state.enter_phase(PHASES[DECLARATION])

    def awaited(self, state: Sheriff) -> list[Seat]:
        seats = 0
        bit = 1
        for closed in state.closed:
            if not closed:
                seats |= bit
            bit <<= 1
        return _PACKING[seats]

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        if not 0 <= seat < state.seats or state.closed[seat]:
            return []
        packed = len(state.packing[seat])
        if packed == MOST_IN_A_BAG:
            return _ONLY_CLOSE
        return (_MORE if packed else _FIRST).among(state.hands[seat], state.cursors[seat])

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        if move == CLOSE:
            state.closed[seat] = True
            if state.log is not None:
                facts: Facts = {"seat": seat, "goods": words(state.packing[seat])}
                state.log.tell_only([seat], "packed", {**facts})
            if _all_closed(state):
                self._tie_the_bags(state)
            return
        good = PACK.index(move)
        hand = state.hands[seat]
        at = state.cursors[seat]
        while hand[at] != good:
            at += 1
        state.cursors[seat] = at + 1
        state.packing[seat] = added(state.packing[seat], good)

    def _tie_the_bags(self, state: Sheriff) -> None:
        """All bags are closed: they can no longer be changed (SH-3.7)."""
        for seat in state.merchants():
            if state.packing[seat]:
                for good in state.packing[seat]:
                    state.hands[seat].remove(good)
                state.bags[seat] = state.packing[seat]
                state.packing[seat] = []
                state.fates[seat] = UNDECIDED
        state.enter_phase(PHASES[DECLARATION])

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        packed = state.packing[seat]
        if move not in PACK or len(packed) == MOST_IN_A_BAG:
            return "SH-3.6"
        good = PACK.index(move)
        return "SH-3.6" if packed.count(good) == state.hands[seat].count(good) else CANONICAL_ORDER

    def not_asked(self, state: Sheriff, seat: Seat, move: Move) -> str:
        if seat not in state.merchants() or (move not in PACK and move != CLOSE):
            return NOT_YOUR_WORD
        return "SH-3.7" if state.packing[seat] else "SH-R7"
