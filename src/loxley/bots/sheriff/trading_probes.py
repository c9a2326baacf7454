"""Traders of one idea, against which `robin` is measured; in all else they play like it.

So what one of them wins above a fair share among robins, it wins by its idea.
"""

from dataclasses import replace
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.ploys import Ploy, ask_price, buy_goods, no_ploy, sell_promise, sell_tale
from loxley.bots.sheriff.seasoned import SheriffRobin
from loxley.bots.sheriff.style import Style
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.vocabulary import DECLINE, HOLD, TO

_PREMIUM: Final = 1.0  # coins above the value of each card
_MOST_CARDS: Final = 6
_TALE: Final = 3  # coins
_MUCH: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(SheriffRobin):
    """Makes its own offers first."""

    offers = 1  # to one player in a round

    def speak(self, context: Context) -> Said:
        said = self._try(context)
        return (said, None) if said else super().speak(context)

    def govern(self, context: Context) -> Said:
        said = self._try(context)
        return (said, None) if said else super().govern(context)

    def _try(self, context: Context) -> list[Move]:
        heard = [said.other for said in context.notes.said_by(context.me)]
        best = no_ploy()
        for other in range(context.seats):
            if other != context.me and heard.count(other) < self.offers and context.may(TO.of(other)):
                best = max(best, self.ploy(context, other), key=lambda ploy: ploy[0])
        return best[1]

    def ploy(self, context: Context, other: Seat) -> Ploy:
        """An offer to somebody."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BuysStalls(Trader):
    """Buys goods that carry titles from the stalls of the others, for a little more than their value."""

    def ploy(self, context: Context, other: Seat) -> Ploy:
        return buy_goods(context, other, _MOST_CARDS, _PREMIUM)


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallOffers(Trader):
    """Buys the same goods card by card, with as many offers as it may make."""

    offers = 4

    def ploy(self, context: Context, other: Seat) -> Ploy:
        return buy_goods(context, other, 1, _PREMIUM)


@mypyc_attr(allow_interpreted_subclasses=True)
class SellsTales(Trader):
    """Sells goods said to be in its bag, which are not there."""

    def ploy(self, context: Context, other: Seat) -> Ploy:
        return sell_tale(context, other, _TALE)


@mypyc_attr(allow_interpreted_subclasses=True)
class NeverPays(Trader):
    """Promises many coins for one, and never pays them."""

    def ploy(self, context: Context, other: Seat) -> Ploy:
        return sell_promise(context, other, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class AsksMuch(Trader):
    """As Sheriff asks much for every bag's passage."""

    def ploy(self, context: Context, other: Seat) -> Ploy:
        return ask_price(context, other, _MUCH)


@mypyc_attr(allow_interpreted_subclasses=True)
class NeverBribes(SheriffRobin):
    """Offers the Sheriff nothing, whatever is in its bag."""

    style: ClassVar[Style] = replace(SheriffRobin.style, hunts=False)

    def speak(self, context: Context) -> Said:
        return hold_out(context)


def hold_out(context: Context) -> Said:
    """Offer nothing and take nothing."""
    answers = [move for move in context.legal if move in DECLINE]
    if answers:
        return answers[:1], None
    return ([HOLD], None) if context.may(HOLD) else ([], None)
