"""From round to round (SH-3, SH-6.4) and to the end (SH-7.1)."""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.goods import FEAST_PLATE, GOODS
from loxley.games.sheriff.moves import NAME
from loxley.games.sheriff.moving import can_draw, draw, words
from loxley.games.sheriff.phases import FEAST, MARKET, OVER, PHASES
from loxley.games.sheriff.promises import close_round
from loxley.games.sheriff.state import Sheriff


def end_round(game: Sheriff) -> None:
    """The token goes to the left and everyone draws up, or the game is over (SH-6.4)."""
    close_round(game)
    if game.round + 1 == game.rules.rounds:
        _reveal(game)
        game.turn_page(PHASES[FEAST])
        return
    game.round += 1
    game.sheriff = (game.sheriff + 1) % game.seats
    if game.log is not None:
        game.log.tell("round_began", {"round": game.round, "sheriff": game.sheriff})
    for step in range(game.seats):  # clockwise from the new Sheriff (SH-R26)
        seat = (game.sheriff + step) % game.seats
        while len(game.hands[seat]) < game.rules.hand_size and can_draw(game):
            draw(game, seat)
    game.turn_page(PHASES[MARKET])


def _reveal(game: Sheriff) -> None:
    """Hands are discarded, contraband is revealed (SH-7.1)."""
    game.box = game.box + [good for hand in game.hands for good in hand]
    for seat in range(game.seats):
        game.hands[seat] = []
        if game.log is not None:
            game.log.tell("revealed", {"seat": seat, "goods": words(game.contraband[seat])})


class Feast(Phase[Sheriff]):
    """Each Feast Plate becomes a legal good of its owner's choice, in turn from the first Sheriff (SH-8.5)."""

    name = FEAST

    def begin(self, game: Sheriff) -> None:
        for step in range(game.seats):
            seat = (game.first_sheriff + step) % game.seats
            if len(game.feasts[seat]) < game.contraband[seat].count(FEAST_PLATE):
                game.turn = seat
                return
        game.turn_page(PHASES[OVER])

    def awaited(self, game: Sheriff) -> list[Seat]:
        return [game.turn]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        if seat != game.turn:
            return []
        named = game.feasts[seat]
        return [NAME.of(good) for good in game.rules.legal_goods if not named or good >= named[-1]]

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        good = NAME.index(move)
        game.feasts[seat] = [*game.feasts[seat], good]
        if game.log is not None:
            game.log.tell("named", {"seat": seat, "good": GOODS[good]})
        self.begin(game)

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        return CANONICAL_ORDER if move in NAME and NAME.index(move) in game.rules.legal_goods else "SH-8.5"


class Over(Phase[Sheriff]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, game: Sheriff) -> None:
        if game.log is not None:
            game.log.tell("over", {"scores": game.scores(), "winners": game.winners()})

    def awaited(self, game: Sheriff) -> list[Seat]:
        return []

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        return []
