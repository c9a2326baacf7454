"""Offers of one idea each: what those say who try to get more out of the others than a fair deal."""

from typing import Final

from loxley.bots.sheriff.context import Moment
from loxley.bots.sheriff.stalls import worth_of_goods
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL

Ploy = tuple[float, list[Move]]  # what it may bring, and the moves that say it

NO_PLOY: Final[Ploy] = (0.0, [])
_DEAREST: Final = ("crossbow", "silk", "mead", "pepper")  # contraband to tell of
_LEAST_GAIN: Final = 1.0  # coins


def buy_goods(moment: Moment, other: Seat, most_cards: int, premium: float) -> Ploy:
    """Goods of somebody's stall that carry titles, for their value and a premium on each card."""
    best = NO_PLOY
    for good in range(LEGAL):
        lying = moment.view.seats[other].stall.get(GOODS[good], 0)
        for cards in range(1, min(lying, most_cards) + 1):
            price = round(cards * (moment.figures.values[good] + premium) + 1)
            if price > moment.mine.coins:
                break
            goods = [good] * cards
            gain = worth_of_goods(moment, other, moment.me, goods, moment.me) - price
            loss = -worth_of_goods(moment, other, moment.me, goods, other) - price
            worth = gain + loss / (moment.seats - 1)
            if gain > _LEAST_GAIN and worth > best[0]:
                best = worth, offer(other, [f"coins {price}"], [f"stall {GOODS[good]}"] * cards)
    return best


def sell_tale(moment: Moment, other: Seat, price: int) -> Ploy:
    """Dear goods said to be in my bag, which are not there."""
    coins = min(moment.view.seats[other].coins, price)
    if moment.mine.fate != "undecided" or not coins:
        return NO_PLOY
    missing = next((word for word in _DEAREST if word not in (moment.mine.bag or [])), _DEAREST[0])
    return coins, offer(other, [f"bag {missing}"] * moment.mine.bag_size, [f"coins {coins}"])


def sell_promise(moment: Moment, other: Seat, price: int) -> Ploy:
    """Coins that I shall never pay."""
    coins = min(moment.view.seats[other].coins, price)
    if not coins or not moment.is_sheriff_again(moment.me):
        return NO_PLOY
    return coins, offer(other, ["later coins 20"], [f"coins {coins}"])


def ask_price(moment: Moment, other: Seat, price: int) -> Ploy:
    """As Sheriff: coins for a bag's passage, before its owner has offered anything."""
    shown = moment.view.seats[other]
    coins = min(shown.coins, price)
    if moment.me != moment.sheriff or shown.fate != "undecided" or shown.must_open or not coins:
        return NO_PLOY
    return coins, offer(other, [f"wave {other}"], [f"coins {coins}"])
