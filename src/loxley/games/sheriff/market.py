"""The market (SH-3.1 to SH-3.5): set cards aside, draw, lay them onto a discard pile."""

from typing import Final

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.goods import Good
from loxley.games.sheriff.moves import ASIDE, DECK, DONE, DRAW, LAY, LEFT, RIGHT
from loxley.games.sheriff.moving import can_draw, draw, lay, set_aside, take_discard
from loxley.games.sheriff.phases import LOADING, MARKET, NOTHING, PHASES
from loxley.games.sheriff.state import Sheriff

MOST_ASIDE: Final = 5

_DRAWS: Final[list[list[Move]]] = [
    [DRAW.of(source) for source in (LEFT, RIGHT, DECK) if sources & (1 << source)] for sources in range(8)
]


def sources(game: Sheriff) -> int:
    """Where the next card may come from, as bits: discard piles only before the draw pile (SH-3.2, SH-3.3)."""
    found = 1 << DECK if can_draw(game) else 0
    if not game.drew_from_deck:
        if game.discards[LEFT]:
            found |= 1 << LEFT
        if game.discards[RIGHT]:
            found |= 1 << RIGHT
    return found


def draws(game: Sheriff) -> list[Move]:
    """Draws go on until the hand is full, or there is nothing to draw (SH-3.1, SH-R6); laying ends them (SH-3.4)."""
    if len(game.hands[game.turn]) >= game.rules.hand_size or game.pile != NOTHING:
        return _DRAWS[0]
    return _DRAWS[sources(game)]


def each_kind(cards: list[Good], start: Move, least: Good = 0) -> list[Move]:
    """One move for each kind among sorted cards, from the kind `least` on."""
    moves: list[Move] = []
    last = least - 1
    for good in cards:
        if good > last:
            moves.append(start + good)
            last = good
    return moves


def lays(game: Sheriff, cards: list[Good]) -> list[Move]:
    """Any card next, onto the pile that was begun, or onto either (SH-3.4, SH-4.10)."""
    if game.pile != NOTHING:
        return each_kind(cards, LAY[game.pile].start)
    return each_kind(cards, LAY[LEFT].start) + each_kind(cards, LAY[RIGHT].start)


def lay_next(game: Sheriff, seat: Seat, cards: list[Good], move: Move) -> None:
    """Lay one card; all cards of one laying go onto the same pile."""
    game.pile = LEFT if move in LAY[LEFT] else RIGHT
    lay(game, seat, game.pile, LAY[game.pile].index(move), cards)
    if not cards:
        game.pile = NOTHING


class Market(Phase[Sheriff]):
    name = MARKET

    def begin(self, game: Sheriff) -> None:
        self._next_merchant(game, game.merchants()[0])

    def _next_merchant(self, game: Sheriff, seat: Seat) -> None:
        game.turn = seat
        game.drawing = False
        game.drew_from_deck = False

    def awaited(self, game: Sheriff) -> list[Seat]:
        return [game.turn]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        if seat != game.turn:
            return []
        if game.drawing:
            return draws(game) or lays(game, game.aside)
        further = draws(game) or [DONE]
        if len(game.aside) == MOST_ASIDE:
            return further
        return each_kind(game.hands[seat], ASIDE.start, game.aside[-1] if game.aside else 0) + further

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        if move in ASIDE:
            set_aside(game, seat, ASIDE.index(move))
            return
        if move in DRAW:
            game.drawing = True
            source = DRAW.index(move)
            if source == DECK:
                draw(game, seat)
                game.drew_from_deck = True
            else:
                take_discard(game, seat, source)
        elif move == DONE:
            game.drawing = True
        else:
            lay_next(game, seat, game.aside, move)
        if game.aside or (move in DRAW and draws(game)):
            return
        after = (seat + 1) % game.seats
        if after == game.sheriff:
            game.turn_page(PHASES[LOADING])
        else:
            self._next_merchant(game, after)

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        if move in ASIDE:
            if game.drawing or len(game.aside) == MOST_ASIDE or ASIDE.index(move) not in game.hands[seat]:
                return "SH-3.1"
            return CANONICAL_ORDER
        if move in DRAW:
            return self._why_not_this_draw(game, seat, DRAW.index(move))
        return "SH-3.4" if move in LAY[LEFT] or move in LAY[RIGHT] else "SH-3.1"

    def _why_not_this_draw(self, game: Sheriff, seat: Seat, source: int) -> str:
        if len(game.hands[seat]) >= game.rules.hand_size:
            return "SH-3.1"
        if game.pile != NOTHING:
            return "SH-3.4"
        return "SH-3.3" if game.drew_from_deck and source != DECK else "SH-3.2"
