"""Goods for coins between two stalls, where the titles they carry are worth more to one than to the other."""

from math import ceil, floor
from typing import Final

from loxley.bots.sheriff.context import Moment
from loxley.bots.sheriff.stalls import worth_of_goods
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.vocabulary import TO

_MOST_CARDS: Final = 3
_LEAST_GAIN: Final = 0.5  # coins
_MARGIN: Final = 0.5  # what the other must gain beyond their share


def propose_trade(moment: Moment) -> list[Move]:
    """The best purchase or sale that both may like; whoever is asked is left the greater part of what it brings."""
    best: tuple[float, list[Move]] = (_LEAST_GAIN, [])
    for other in range(moment.seats):
        if other == moment.me or not moment.may(TO.of(other)):
            continue
        for good in range(LEGAL):
            best = max(best, _trade(moment, other, good, moment.me), _trade(moment, other, good, other))
    return best[1]


def _trade(moment: Moment, other: Seat, good: Good, taker: Seat) -> tuple[float, list[Move]]:
    """Some cards of a good, bought from another or sold to them, and what that brings me."""
    giver = other if taker == moment.me else moment.me
    best: tuple[float, list[Move]] = (0.0, [])
    for cards in range(1, min(_MOST_CARDS, moment.view.seats[giver].stall.get(GOODS[good], 0)) + 1):
        goods = [good] * cards
        mine = worth_of_goods(moment, giver, taker, goods, moment.me)
        theirs = worth_of_goods(moment, giver, taker, goods, other)
        share = (mine + theirs - _MARGIN) / (1 + max(moment.style.envy, 1.0))
        price = ceil(mine - share) if taker == moment.me else floor(share - mine)
        gain = mine - price if taker == moment.me else mine + price
        if gain <= best[0] or not 0 < price <= moment.view.seats[taker].coins:
            continue
        things = [f"stall {GOODS[good]}"] * cards
        coins = [f"coins {price}"]
        best = gain, offer(other, coins, things) if taker == moment.me else offer(other, things, coins)
    return best
