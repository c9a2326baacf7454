"""Goods for coins between two stalls, where the titles they carry are worth more to one than to the other."""

from math import ceil, floor
from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.ploys import Ploy, buy_goods, no_ploy
from loxley.bots.sheriff.stalls import worth_of_goods
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.vocabulary import TO

_MOST_CARDS: Final = 3
_MOST_AT_ONCE: Final = 6
_PREMIUM: Final = 1.0  # coins above the value of each card
_PATIENCE: Final = 2  # refusals
_LEAST_GAIN: Final = 0.5  # coins
_MARGIN: Final = 0.5  # what the other must gain beyond their share


def hunt(context: Context) -> list[Move]:
    """Goods that carry titles, for little more than their value: some do not know what they are worth.

    Who has refused is not asked again; where somebody has sold, the others are asked twice.
    """
    if not context.style.hunts:
        return []
    dealt = context.notes.purchases
    patience = _PATIENCE if any(dealt.get((context.me, seat), 0) > 0 for seat in range(context.seats)) else 1
    heard = {said.other for said in context.notes.said_by(context.me)}
    best: Ploy = no_ploy()
    for other in range(context.seats):
        if other == context.me or other in heard or not context.may(TO.of(other)):
            continue
        if dealt.get((context.me, other), 0) > -patience:
            best = max(best, buy_goods(context, other, _MOST_AT_ONCE, _PREMIUM))
    return best[1]


def propose_trade(context: Context) -> list[Move]:
    """The best purchase or sale that both may like; whoever is asked is left the greater part of what it brings."""
    best: tuple[float, list[Move]] = (_LEAST_GAIN, [])
    for other in range(context.seats):
        if other == context.me or not context.may(TO.of(other)):
            continue
        for good in range(LEGAL):
            best = max(best, _trade(context, other, good, context.me), _trade(context, other, good, other))
    return best[1]


def _trade(context: Context, other: Seat, good: Good, taker: Seat) -> tuple[float, list[Move]]:
    """Some cards of a good, bought from another or sold to them, and what that brings me."""
    giver = other if taker == context.me else context.me
    best: tuple[float, list[Move]] = (0.0, [])
    for cards in range(1, min(_MOST_CARDS, context.view.seats[giver].stall.get(GOODS[good], 0)) + 1):
        goods = [good] * cards
        mine = worth_of_goods(context, giver, taker, goods, context.me)
        theirs = worth_of_goods(context, giver, taker, goods, other)
        share = (mine + theirs - _MARGIN) / (1 + max(context.style.envy, 1.0))
        price = ceil(mine - share) if taker == context.me else floor(share - mine)
        gain = mine - price if taker == context.me else mine + price
        if gain <= best[0] or not 0 < price <= context.view.seats[taker].coins:
            continue
        things = [f"stall {GOODS[good]}"] * cards
        coins = [f"coins {price}"]
        best = gain, offer(other, coins, things) if taker == context.me else offer(other, things, coins)
    return best
