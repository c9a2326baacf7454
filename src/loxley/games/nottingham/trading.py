"""Buy (NO-5.1) and barter (NO-5.7): everyone else makes an offer for the card, the active player chooses."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.moves import ACCEPT, BARGAINS, NO_BARGAIN, NO_SALE, OFFER, REFUSE, SELL
from loxley.games.nottingham.moving import show_hand, take_card, trade
from loxley.games.nottingham.objects import ACTIONS, CHEST, COPPER, KINDS, words
from loxley.games.nottingham.phases import BARTERING, BUYING, CHOICE, DELIVERY, NOTHING, PHASES
from loxley.games.nottingham.state import Asking, Nottingham, Sealing

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


def _call(game: Nottingham) -> None:
    if game.log is not None:
        game.log.tell("called", {"seat": game.active, "action": ACTIONS[game.card]})


def begin_buy(game: Nottingham) -> None:
    _call(game)
    game.turn_page(PHASES[BUYING])


def begin_barter(game: Nottingham) -> None:
    _call(game)
    game.turn_page(PHASES[BARTERING])


def reveal(game: Nottingham, seat: Seat) -> None:
    """An offer is shown; who has nothing to offer shows their hand as proof (NO-5.1, NO-5.7, NO-R25)."""
    if game.offers[seat] == NO_BARGAIN:
        show_hand(game, seat, "proved")
    elif game.log is not None:
        game.log.tell("offered", {"seat": seat, "objects": words(BARGAINS[game.offers[seat]])})


class Buying(Sealing):
    """All with a hand choose a card at the same time; the cards are shown together (NO-5.1)."""

    name = BUYING

    def begin(self, game: Nottingham) -> None:
        for seat in range(game.seats):
            game.choosing[seat] = seat != game.active and game.sizes[seat] > 0  # NO-R25
        self._show_if_all_have_chosen(game)

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if not game.is_choosing(seat):
            return []
        hand = game.hands[seat]
        moves = [SELL.start + kind for kind in range(COPPER + 1, KINDS) if hand[kind]]
        return moves or _ONLY_COPPER

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        kind = SELL.index(move)
        game.offers[seat] = NO_BARGAIN if kind == NO_SALE else kind
        game.choosing[seat] = False
        if game.log is not None:
            objects = words([] if kind == NO_SALE else [kind])
            game.log.tell_only([seat], "chose", {"seat": seat, "objects": objects})
        self._show_if_all_have_chosen(game)

    def _show_if_all_have_chosen(self, game: Nottingham) -> None:
        if True in game.choosing:
            return
        for step in range(1, game.seats):
            seat = (game.active + step) % game.seats
            if game.offers[seat] != NOTHING:
                reveal(game, seat)
        game.turn_page(PHASES[CHOICE])

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-R25" if move == SELL.of(NO_SALE) else "NO-5.1"


class Bartering(Asking):
    """All with a hand offer one or two cards openly, in turn from the left (NO-5.7)."""

    name = BARTERING

    def begin(self, game: Nottingham) -> None:
        self._ask_next(game, game.active)

    def _ask_next(self, game: Nottingham, after: Seat) -> None:
        seat = (after + 1) % game.seats
        while seat != game.active:
            if game.sizes[seat] > 0:  # NO-R25
                game.asked = seat
                return
            seat = (seat + 1) % game.seats
        game.turn_page(PHASES[CHOICE])

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if seat != game.asked:
            return []
        code = 0
        place = 1
        hand = game.hands[seat]
        for kind in range(CHEST):
            cards = hand[kind]
            code += place * min(cards, 2)
            place *= 3
        return _BARGAINS[code]

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        game.offers[seat] = OFFER.index(move)
        reveal(game, seat)
        self._ask_next(game, seat)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-R25" if move == OFFER.of(NO_BARGAIN) else "NO-5.7"


class Choice(Asking):
    """The active player takes one offer, or refuses all if it was a buy (NO-5.1, NO-5.7).

    When nobody could offer anything, they keep the card (NO-R4).
    """

    name = CHOICE

    def begin(self, game: Nottingham) -> None:
        game.asked = game.active
        for offer in game.offers:
            if offer != NOTHING and offer != NO_BARGAIN:
                return
        self._finish(game)

    def _finish(self, game: Nottingham) -> None:
        if game.card != NOTHING:
            take_card(game)
        for seat in range(game.seats):
            game.offers[seat] = NOTHING
        game.turn_page(PHASES[DELIVERY])

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if seat != game.asked:
            return []
        moves: list[Move] = []
        for other in range(game.seats):
            offer = game.offers[other]
            if offer != NOTHING and offer != NO_BARGAIN:
                moves.append(ACCEPT.start + other)
        if game.card == COPPER:
            moves.append(REFUSE)
        return moves

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        if move == REFUSE:
            if game.log is not None:
                game.log.tell("refused", {"seat": seat})
        else:
            other = ACCEPT.index(move)
            trade(game, other, BARGAINS[game.offers[other]])
        self._finish(game)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.1" if game.card == COPPER else "NO-5.7"
