"""The prospect of being King or Queen: what one more card of a good adds to it."""

from functools import lru_cache
from math import exp, prod
from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.notebook import KIND
from loxley.games.sheriff.goods import ARCANE_SCROLLS, FEAST_PLATE, GOODS, KINDS, KING, LEGAL, QUEEN, Good

MOST: Final = 5  # cards of one bag
_NO_HOPES: Final = (0.0,) * (MOST + 1)


class Majority:
    """What bringing cards of each good to the stall is worth, their own value included."""

    def __init__(self, context: Context) -> None:
        values = context.figures.values
        weight = context.style.titles
        self.gains: list[list[float]] = []  # by legal good: for so many cards, all together
        for good in range(LEGAL):
            prospects = _prospects(context, good) if weight else _NO_HOPES
            self.gains.append(
                [cards * values[good] + weight * (prospects[cards] - prospects[0]) for cards in range(MOST + 1)]
            )
        self.single = [self._one(context, good) for good in range(KINDS)]

    def _one(self, context: Context, good: Good) -> float:
        """One card of any good; royal goods count for the titles too, Arcane Scrolls forbid them (SH-8.5)."""
        if good < LEGAL:
            return self.gains[good][1]
        figures = context.figures
        worth = float(figures.values[good])
        if good == FEAST_PLATE:
            return max(self.gains[kind][1] for kind in context.legal_goods())
        if good == ARCANE_SCROLLS:
            return worth - context.style.titles * sum(_prospects(context, kind)[0] for kind in context.legal_goods())
        kin, cards = figures.title_of[good], min(figures.titles[good], MOST)
        if kin >= 0 and cards:
            worth += self.gains[kin][cards] - cards * figures.values[kin]
        return worth


def _prospects(context: Context, good: Good) -> tuple[float, ...]:
    """The bonus to hope for with so many cards more, from 0 to a bagful."""
    word = GOODS[good]
    counts = [shown.stall.get(word, 0) for shown in context.view.seats]
    mine = counts.pop(context.me) + royal_cards(context, good)
    return _hopes(
        good, tuple(sorted(mine - count for count in counts)), mine, context.rounds_left, context.style.spread
    )


@lru_cache(1 << 14)
def _hopes(good: Good, leads: tuple[int, ...], mine: int, rounds: int, spread: float) -> tuple[float, ...]:
    """Whoever leads today may be overtaken: the more rounds are left, the less a lead says."""
    scale = 1.7 / (spread * (rounds + 0.4) ** 0.5)
    found: list[float] = []
    for more in range(MOST + 1):
        beaten = [1 / (1 + exp(-scale * min(max(lead + more, -30), 30))) for lead in leads]
        king = prod(beaten)
        queen = sum(king / chance * (1 - chance) for chance in beaten)
        found.append(KING[good] * king + QUEEN[good] * queen if mine + more or rounds else 0.0)
    return tuple(found)


def royal_cards(context: Context, good: Good) -> int:
    """How many cards my royal goods count for a title (SH-7.4)."""
    figures = context.figures
    return sum(
        figures.titles[KIND[word]] for word in context.mine.contraband or [] if figures.title_of[KIND[word]] == good
    )
