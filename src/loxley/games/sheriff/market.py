"""The market (SH-3.1 to SH-3.5): set cards aside, draw, lay them onto a discard pile."""

from typing import Final

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat, alone
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.drawing import sources
from loxley.games.sheriff.effects import draw, lay, set_aside, take_discard
from loxley.games.sheriff.goods import Good
from loxley.games.sheriff.kinds import EachKind
from loxley.games.sheriff.phases import LOADING, MARKET, NOTHING, PHASES
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import ASIDE, DECK, DONE, DRAW, LAY, LEFT, RIGHT

MOST_ASIDE: Final = 5

# By where the next card may come from, as bits; where nothing may be drawn, one is done.
_DRAWS: Final[list[list[Move]]] = [
    [DRAW.of(source) for source in (LEFT, RIGHT, DECK) if sources & (1 << source)] for sources in range(8)
]
_NO_DRAW: Final = [DONE]
_ASIDES: Final = [EachKind([ASIDE.start], draws or _NO_DRAW) for draws in _DRAWS]
_ONTO: Final = [EachKind([LAY[LEFT].start], []), EachKind([LAY[RIGHT].start], [])]
_ONTO_EITHER: Final = EachKind([LAY[LEFT].start, LAY[RIGHT].start], [])


def lays(state: Sheriff, cards: list[Good]) -> list[Move]:
    """Any card next, onto the pile that was begun, or onto either (SH-3.4, SH-4.10)."""
    return (_ONTO_EITHER if state.pile == NOTHING else _ONTO[state.pile]).among(cards)


def lay_next(state: Sheriff, seat: Seat, cards: list[Good], move: Move) -> None:
    """Lay one card; all cards of one laying go onto the same pile."""
    state.pile = LEFT if move in LAY[LEFT] else RIGHT
    lay(state, seat, state.pile, LAY[state.pile].index(move), cards)
    if not cards:
        state.pile = NOTHING


class Market(Phase[Sheriff]):
    name = MARKET

    def begin(self, state: Sheriff) -> None:
        self._next_merchant(state, state.merchants()[0])

    def _next_merchant(self, state: Sheriff, seat: Seat) -> None:
        state.turn = seat
        state.drawing = False
        state.drew_from_deck = False

    def awaited(self, state: Sheriff) -> list[Seat]:
        return alone(state.turn)

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        if seat != state.turn:
            return []
        where = sources(state)
        if state.drawing:
            return _DRAWS[where] if where else lays(state, state.aside)
        aside = state.aside
        if len(aside) == MOST_ASIDE:
            return _DRAWS[where] if where else _NO_DRAW
        return _ASIDES[where].among(state.hands[seat], 0, aside[-1] if aside else 0)

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        if move in ASIDE:
            set_aside(state, seat, ASIDE.index(move))
            return
        if move in DRAW:
            state.drawing = True
            source = DRAW.index(move)
            if source == DECK:
                draw(state, seat)
                state.drew_from_deck = True
            else:
                take_discard(state, seat, source)
        elif move == DONE:
            state.drawing = True
        else:
            lay_next(state, seat, state.aside, move)
        if state.aside or (move in DRAW and sources(state)):
            return
        after = (seat + 1) % state.seats
        if after == state.sheriff:
            state.enter_phase(PHASES[LOADING])
        else:
            self._next_merchant(state, after)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        if move in ASIDE:
            if state.drawing or len(state.aside) == MOST_ASIDE or ASIDE.index(move) not in state.hands[seat]:
                return "SH-3.1"
            return CANONICAL_ORDER
        if move in DRAW:
            return self._why_not_this_draw(state, seat, DRAW.index(move))
        return "SH-3.4" if move in LAY[LEFT] or move in LAY[RIGHT] else "SH-3.1"

    def _why_not_this_draw(self, state: Sheriff, seat: Seat, source: int) -> str:
        if len(state.hands[seat]) >= state.rules.hand_size:
            return "SH-3.1"
        if state.pile != NOTHING:
            return "SH-3.4"
        return "SH-3.3" if state.drew_from_deck and source != DECK else "SH-3.2"
