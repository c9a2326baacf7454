"""Offers of one idea each: what those say who try to get more out of the others than a fair deal."""

from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.stalls import worth_of_goods
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL

Ploy = tuple[float, list[Move]]  # what it may bring, and the moves that say it

_DEAREST: Final = ("crossbow", "silk", "mead", "pepper")  # contraband to tell of
_LEAST_GAIN: Final = 1.0  # coins


def no_ploy() -> Ploy:
    return 0.0, []


def buy_goods(context: Context, other: Seat, most_cards: int, premium: float) -> Ploy:
    """Goods of somebody's stall that carry titles, for their value and a premium on each card."""
    best = no_ploy()
    for good in range(LEGAL):
        lying = context.view.seats[other].stall.get(GOODS[good], 0)
        for cards in range(1, min(lying, most_cards) + 1):
            price = round(cards * (context.figures.values[good] + premium) + 1)
            if price > context.mine.coins:
                break
            goods = [good] * cards
            gain = worth_of_goods(context, other, context.me, goods, context.me) - price
            loss = -worth_of_goods(context, other, context.me, goods, other) - price
            worth = gain + loss / (context.seats - 1)
            if gain > _LEAST_GAIN and worth > best[0]:
                best = worth, offer(other, [f"coins {price}"], [f"stall {GOODS[good]}"] * cards)
    return best


def sell_tale(context: Context, other: Seat, price: int) -> Ploy:
    """Dear goods said to be in my bag, which are not there."""
    coins = min(context.view.seats[other].coins, price)
    if context.mine.fate != "undecided" or not coins:
        return no_ploy()
    missing = next((word for word in _DEAREST if word not in (context.mine.bag or [])), _DEAREST[0])
    return coins, offer(other, [f"bag {missing}"] * context.mine.bag_size, [f"coins {coins}"])


def sell_promise(context: Context, other: Seat, price: int) -> Ploy:
    """Coins that I shall never pay."""
    coins = min(context.view.seats[other].coins, price)
    if not coins or not context.is_sheriff_again(context.me):
        return no_ploy()
    return coins, offer(other, ["later coins 20"], [f"coins {coins}"])


def ask_price(context: Context, other: Seat, price: int) -> Ploy:
    """As Sheriff: coins for a bag's passage, before its owner has offered anything."""
    shown = context.view.seats[other]
    coins = min(shown.coins, price)
    if context.me != context.sheriff or shown.fate != "undecided" or shown.must_open or not coins:
        return no_ploy()
    return coins, offer(other, [f"wave {other}"], [f"coins {coins}"])
