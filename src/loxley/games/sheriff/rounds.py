"""From round to round (SH-3, SH-6.4) and to the end (SH-7.1)."""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat, alone
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.drawing import can_draw
from loxley.games.sheriff.effects import draw, words
from loxley.games.sheriff.goods import FEAST_PLATE, GOODS
from loxley.games.sheriff.phases import FEAST, MARKET, OVER, PHASES
from loxley.games.sheriff.promises import close_round
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import NAME


def end_round(state: Sheriff) -> None:
    """The token goes to the left and everyone draws up, or the game is over (SH-6.4)."""
    close_round(state)
    if state.round + 1 == state.rules.rounds:
        _reveal(state)
        state.enter_phase(PHASES[FEAST])
        return
    state.round += 1
    state.sheriff = (state.sheriff + 1) % state.seats
    if state.log is not None:
        state.log.tell("round_began", {"round": state.round, "sheriff": state.sheriff})
    for step in range(state.seats):  # clockwise from the new Sheriff (SH-R26)
        seat = (state.sheriff + step) % state.seats
        while len(state.hands[seat]) < state.rules.hand_size and can_draw(state):
            draw(state, seat)
    state.enter_phase(PHASES[MARKET])


def _reveal(state: Sheriff) -> None:
    """Hands are discarded, contraband is revealed (SH-7.1)."""
    state.box = state.box + [good for hand in state.hands for good in hand]
    for seat in range(state.seats):
        state.hands[seat] = []
        if state.log is not None:
            state.log.tell("revealed", {"seat": seat, "goods": words(state.contraband[seat])})


class Feast(Phase[Sheriff]):
    """Each Feast Plate becomes a legal good of its owner's choice, in turn from the first Sheriff (SH-8.5)."""

    name = FEAST

    def begin(self, state: Sheriff) -> None:
        for step in range(state.seats):
            seat = (state.first_sheriff + step) % state.seats
            if len(state.feasts[seat]) < state.contraband[seat].count(FEAST_PLATE):
                state.turn = seat
                return
        state.enter_phase(PHASES[OVER])

    def awaited(self, state: Sheriff) -> list[Seat]:
        return alone(state.turn)

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        if seat != state.turn:
            return []
        named = state.feasts[seat]
        return [NAME.of(good) for good in state.rules.legal_goods if not named or good >= named[-1]]

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        good = NAME.index(move)
        state.feasts[seat] = [*state.feasts[seat], good]
        if state.log is not None:
            state.log.tell("named", {"seat": seat, "good": GOODS[good]})
        self.begin(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return CANONICAL_ORDER if move in NAME and NAME.index(move) in state.rules.legal_goods else "SH-8.5"


class Over(Phase[Sheriff]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, state: Sheriff) -> None:
        if state.log is not None:
            state.log.tell("over", {"scores": state.scores(), "winners": state.winners()})

    def awaited(self, state: Sheriff) -> list[Seat]:
        return []

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        return []
