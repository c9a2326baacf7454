"""Declaration (SH-3.8, SH-3.9): one type of legal goods, and the true number of cards."""

from loxley.core.refusals import NOT_YOUR_WORD
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS
from loxley.games.sheriff.moves import CLOSE, DECLARE, OPEN, PACK
from loxley.games.sheriff.phases import DECLARATION, INSPECTION, NOTHING, PHASES, UNDECIDED
from loxley.games.sheriff.state import Sheriff


class Declaration(Phase[Sheriff]):
    name = DECLARATION

    def begin(self, game: Sheriff) -> None:
        self._ask_next(game)

    def _ask_next(self, game: Sheriff) -> None:
        for seat in game.merchants():
            if game.fates[seat] == UNDECIDED and game.declared[seat] == NOTHING:
                game.turn = seat
                return
        game.turn_page(PHASES[INSPECTION])

    def awaited(self, game: Sheriff) -> list[Seat]:
        return [game.turn]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        """Only legal goods that are in play may be declared (SH-R1)."""
        if seat != game.turn:
            return []
        return [DECLARE.of(good) for good in game.rules.legal_goods]

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        good = DECLARE.index(move)
        game.declared[seat] = good
        if game.log is not None:
            game.log.tell("declared", {"seat": seat, "good": GOODS[good], "cards": len(game.bags[seat])})
        self._ask_next(game)

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        if move in PACK or move == CLOSE:
            return "SH-3.7"
        return "SH-R1" if move in DECLARE else "SH-3.8"

    def not_asked(self, game: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-3.9" if seat == game.sheriff and move in OPEN else NOT_YOUR_WORD
