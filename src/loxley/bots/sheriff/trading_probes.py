"""Traders of one idea, against which `robin` is measured; in all else they play like it.

So what one of them wins above a fair share among robins, it wins by its idea.
"""

from typing import Final

from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.context import Moment
from loxley.bots.sheriff.ploys import NO_PLOY, Ploy, ask_price, buy_goods, sell_promise, sell_tale
from loxley.bots.sheriff.seasoned import SheriffRobin
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.vocabulary import DECLINE, HOLD, TO

_PREMIUM: Final = 1.0  # coins above the value of each card
_MOST_CARDS: Final = 6
_TALE: Final = 3  # coins
_MUCH: Final = 8


class Trader(SheriffRobin):
    """Makes its own offers first."""

    offers = 1  # to one player in a round

    def speak(self, moment: Moment) -> Said:
        said = self._try(moment)
        return (said, None) if said else super().speak(moment)

    def govern(self, moment: Moment) -> Said:
        said = self._try(moment)
        return (said, None) if said else super().govern(moment)

    def _try(self, moment: Moment) -> list[Move]:
        heard = [said.other for said in moment.notes.said_by(moment.me)]
        best = NO_PLOY
        for other in range(moment.seats):
            if other != moment.me and heard.count(other) < self.offers and moment.may(TO.of(other)):
                best = max(best, self.ploy(moment, other), key=lambda ploy: ploy[0])
        return best[1]

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        """An offer to somebody."""
        raise NotImplementedError


class BuysStalls(Trader):
    """Buys goods that carry titles from the stalls of the others, for a little more than their value."""

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        return buy_goods(moment, other, _MOST_CARDS, _PREMIUM)


class SmallOffers(Trader):
    """Buys the same goods card by card, with as many offers as it may make."""

    offers = 4

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        return buy_goods(moment, other, 1, _PREMIUM)


class SellsTales(Trader):
    """Sells goods said to be in its bag, which are not there."""

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        return sell_tale(moment, other, _TALE)


class NeverPays(Trader):
    """Promises many coins for one, and never pays them."""

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        return sell_promise(moment, other, 1)


class AsksMuch(Trader):
    """As Sheriff asks much for every bag's passage."""

    def ploy(self, moment: Moment, other: Seat) -> Ploy:
        return ask_price(moment, other, _MUCH)


class NeverBribes(SheriffRobin):
    """Offers the Sheriff nothing, whatever is in its bag."""

    def speak(self, moment: Moment) -> Said:
        return hold_out(moment)


def hold_out(moment: Moment) -> Said:
    """Offer nothing and take nothing."""
    answers = [move for move in moment.legal if move in DECLINE]
    if answers:
        return answers[:1], None
    return ([HOLD], None) if moment.may(HOLD) else ([], None)
