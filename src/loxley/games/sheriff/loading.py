"""Loading (SH-3.6, SH-3.7): all merchants pack their bags at the same time, in secret.

A bag is a draft until all are closed: whether and when somebody else has finished cannot be seen.
"""

from typing import Final

from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER, NOT_YOUR_WORD
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.market import each_kind
from loxley.games.sheriff.moves import CLOSE, PACK
from loxley.games.sheriff.moving import words
from loxley.games.sheriff.phases import DECLARATION, LOADING, NO_BAG, NOTHING, PHASES, UNDECIDED
from loxley.games.sheriff.state import Sheriff

MOST_IN_A_BAG: Final = 5


class Loading(Phase[Sheriff]):
    name = LOADING

    def begin(self, game: Sheriff) -> None:
        for seat in range(game.seats):
            game.packing[seat] = []
            game.cursors[seat] = 0
            game.closed[seat] = seat == game.sheriff or not game.hands[seat]  # no hand, no bag (SH-R7)
            game.fates[seat] = NO_BAG
            game.declared[seat] = NOTHING
            game.must_open[seat] = False
        if all(game.closed):
            game.turn_page(PHASES[DECLARATION])

    def awaited(self, game: Sheriff) -> list[Seat]:
        return [seat for seat in range(game.seats) if not game.closed[seat]]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        if not 0 <= seat < game.seats or game.closed[seat]:
            return []
        packed = len(game.packing[seat])
        if packed == MOST_IN_A_BAG:
            return [CLOSE]
        moves = each_kind(game.hands[seat][game.cursors[seat] :], PACK.start)
        if packed:
            moves.append(CLOSE)
        return moves

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        if move == CLOSE:
            game.closed[seat] = True
            if game.log is not None:
                facts: Facts = {"seat": seat, "goods": words(game.packing[seat])}
                game.log.tell_only([seat], "packed", {**facts})
            if all(game.closed):
                self._tie_the_bags(game)
            return
        good = PACK.index(move)
        game.cursors[seat] = game.hands[seat].index(good, game.cursors[seat]) + 1
        game.packing[seat] = [*game.packing[seat], good]

    def _tie_the_bags(self, game: Sheriff) -> None:
        """All bags are closed: they can no longer be changed (SH-3.7)."""
        for seat in game.merchants():
            if game.packing[seat]:
                for good in game.packing[seat]:
                    game.hands[seat].remove(good)
                game.bags[seat] = game.packing[seat]
                game.packing[seat] = []
                game.fates[seat] = UNDECIDED
        game.turn_page(PHASES[DECLARATION])

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        packed = game.packing[seat]
        if move not in PACK or len(packed) == MOST_IN_A_BAG:
            return "SH-3.6"
        good = PACK.index(move)
        return "SH-3.6" if packed.count(good) == game.hands[seat].count(good) else CANONICAL_ORDER

    def not_asked(self, game: Sheriff, seat: Seat, move: Move) -> str:
        if seat not in game.merchants() or (move not in PACK and move != CLOSE):
            return NOT_YOUR_WORD
        return "SH-3.7" if game.packing[seat] else "SH-R7"
