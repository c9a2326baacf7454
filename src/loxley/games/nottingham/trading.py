"""Buy (NO-5.1) and barter (NO-5.7): everyone else makes an offer for the card, the active player chooses."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.effects import show_hand, take_card, trade
from loxley.games.nottingham.objects import ACTIONS, CHEST, COPPER, KINDS, words
from loxley.games.nottingham.phases import BARTERING, BUYING, CHOICE, DELIVERY, NOTHING, PHASES
from loxley.games.nottingham.state import Asking, Nottingham, Sealing
from loxley.games.nottingham.vocabulary import ACCEPT, BARGAINS, NO_BARGAIN, NO_SALE, OFFER, REFUSE, SELL

_ONLY_COPPER: Final[list[Move]] = [SELL.of(NO_SALE)]


def _bargains(code: int) -> list[Move]:
    """What may be offered by who holds none, one or more of each object but chests (NO-5.7)."""
    held = [code // 3**kind % 3 for kind in range(CHEST)] + [0]
    moves = [
        OFFER.of(at)
        for at, cards in enumerate(BARGAINS)
        if cards and all(held[kind] >= cards.count(kind) for kind in cards)
    ]
    return moves or [OFFER.of(NO_BARGAIN)]


_BARGAINS: Final[list[list[Move]]] = [_bargains(code) for code in range(3**CHEST)]


def _call(state: Nottingham) -> None:
    if state.log is not None:
        state.log.tell("called", {"seat": state.active, "action": ACTIONS[state.card]})


def begin_buy(state: Nottingham) -> None:
    _call(state)
    state.enter_phase(PHASES[BUYING])


def begin_barter(state: Nottingham) -> None:
    _call(state)
    state.enter_phase(PHASES[BARTERING])


def reveal(state: Nottingham, seat: Seat) -> None:
    """An offer is shown; who has nothing to offer shows their hand as proof (NO-5.1, NO-5.7, NO-R25)."""
    if state.offers[seat] == NO_BARGAIN:
        show_hand(state, seat, "proved")
    elif state.log is not None:
        state.log.tell("offered", {"seat": seat, "objects": words(BARGAINS[state.offers[seat]])})


class Buying(Sealing):
    """All with a hand choose a card at the same time; the cards are shown together (NO-5.1)."""

    name = BUYING

    def begin(self, state: Nottingham) -> None:
        for seat in range(state.seats):
            state.choosing[seat] = state.to_choose(seat) > 0
        self._show_if_all_have_chosen(state)

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if not state.is_choosing(seat):
            return []
        hand = state.hands[seat]
        moves = [SELL.start + kind for kind in range(COPPER + 1, KINDS) if hand[kind]]
        return moves or _ONLY_COPPER

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        kind = SELL.index(move)
        state.offers[seat] = NO_BARGAIN if kind == NO_SALE else kind
        state.choosing[seat] = False
        if state.log is not None:
            objects = words([] if kind == NO_SALE else [kind])
            state.log.tell_only([seat], "chose", {"seat": seat, "objects": objects})
        self._show_if_all_have_chosen(state)

    def _show_if_all_have_chosen(self, state: Nottingham) -> None:
        if True in state.choosing:
            return
        for step in range(1, state.seats):
            seat = (state.active + step) % state.seats
            if state.offers[seat] != NOTHING:
                reveal(state, seat)
        state.enter_phase(PHASES[CHOICE])

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-R25" if move == SELL.of(NO_SALE) else "NO-5.1"


class Bartering(Asking):
    """All with a hand offer one or two cards openly, in turn from the left (NO-5.7)."""

    name = BARTERING

    def begin(self, state: Nottingham) -> None:
        self._ask_next(state, state.active)

    def _ask_next(self, state: Nottingham, after: Seat) -> None:
        seat = (after + 1) % state.seats
        while seat != state.active:
            if state.sizes[seat] > 0:  # NO-R25
                state.asked = seat
                return
            seat = (seat + 1) % state.seats
        state.enter_phase(PHASES[CHOICE])

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        code = 0
        place = 1
        hand = state.hands[seat]
        for kind in range(CHEST):
            cards = hand[kind]
            code += place * min(cards, 2)
            place *= 3
        return _BARGAINS[code]

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        state.offers[seat] = OFFER.index(move)
        reveal(state, seat)
        self._ask_next(state, seat)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-R25" if move == OFFER.of(NO_BARGAIN) else "NO-5.7"


class Choice(Asking):
    """The active player takes one offer, or refuses all if it was a buy (NO-5.1, NO-5.7).

    When nobody could offer anything, they keep the card (NO-R4).
    """

    name = CHOICE

    def begin(self, state: Nottingham) -> None:
        state.asked = state.active
        for offer in state.offers:
            if offer != NOTHING and offer != NO_BARGAIN:
                return
        self._finish(state)

    def _finish(self, state: Nottingham) -> None:
        if state.card != NOTHING:
            take_card(state)
        for seat in range(state.seats):
            state.offers[seat] = NOTHING
        state.enter_phase(PHASES[DELIVERY])

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        if seat != state.asked:
            return []
        moves: list[Move] = []
        for other in range(state.seats):
            offer = state.offers[other]
            if offer != NOTHING and offer != NO_BARGAIN:
                moves.append(ACCEPT.start + other)
        if state.card == COPPER:
            moves.append(REFUSE)
        return moves

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move == REFUSE:
            if state.log is not None:
                state.log.tell("refused", {"seat": seat})
        else:
            other = ACCEPT.index(move)
            trade(state, other, BARGAINS[state.offers[other]])
        self._finish(state)

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.1" if state.card == COPPER else "NO-5.7"
