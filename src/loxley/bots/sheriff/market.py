"""The market: what to set aside, where to draw, and how to lay cards so that they serve nobody else."""

from typing import Final

from loxley.bots.sheriff.bags import Scales
from loxley.bots.sheriff.context import Context, counted
from loxley.bots.sheriff.majority import MOST, Majority
from loxley.bots.sheriff.notebook import KIND
from loxley.core.words import Move
from loxley.games.sheriff.goods import KINDS, LEGAL, Good
from loxley.games.sheriff.vocabulary import ASIDE, DECK, DONE, DRAW, LAY, LEFT, RIGHT

_MOST_ASIDE: Final = 5


def visit_market(context: Context, scales: Scales, majority: Majority) -> list[Move]:
    """Set strays aside, draw what is best, lay the strays."""
    if not context.view.drawing and not context.view.aside_count:
        worths = card_worths(context, scales, majority, context.hand())
        strays = _strays(context, worths)
        if strays:
            return [ASIDE.of(good) for good in strays]
    if context.may(DONE):
        return [DONE]
    if context.legal[-1] in DRAW:
        worths = card_worths(context, scales, majority, context.hand())
        return [_draw(context, worths)]
    return [lay(context, majority)]


def card_worths(context: Context, scales: Scales, majority: Majority, hand: list[int]) -> list[float]:
    """What each good is worth in this hand: the good that fills an honest bag, contraband as far as it may pass."""
    gains, single = majority.gains, majority.single
    tops = counted([*context.view.left[-2:], *context.view.right[-2:]])
    goods = context.legal_goods()
    focus = max(goods, key=lambda good: gains[good][min(MOST, hand[good])] + 0.5 * tops[good] * single[good])
    odds = scales.inspection_odds(focus, 4)
    opened = odds.opened
    worths = [0.0] * KINDS
    for good in range(KINDS):
        if good == focus:
            worths[good] = max(single[good], gains[good][4] / 4) + opened * context.figures.penalties[good]
            continue
        risked = (1 - opened) * single[good] - opened * context.figures.penalties[good]
        bought = odds.bought * (single[good] - odds.price / 3)
        worth = max(risked, bought) if good >= LEGAL else max(risked - 1.0, context.style.stray * single[good])
        worths[good] = max(worth, 0.0)
    return worths


def worth_of_a_draw(context: Context, worths: list[float]) -> float:
    """A card of the draw pile."""
    unseen = context.unseen()
    total = sum(unseen)
    return sum(worth * cards for worth, cards in zip(worths, unseen, strict=True)) / total if total else 0.0


def _strays(context: Context, worths: list[float]) -> list[Good]:
    """Cards worth less than what may come instead."""
    hand = context.hand()
    bar = worth_of_a_draw(context, worths)
    for pile in (context.view.left, context.view.right):
        if pile:
            bar = max(bar, worths[KIND[pile[-1]]] - 1.0)
    cards = [good for good in range(KINDS) for _ in range(hand[good]) if worths[good] < bar]
    cards.sort(key=lambda good: worths[good])
    return sorted(cards[:_MOST_ASIDE])


def _draw(context: Context, worths: list[float]) -> Move:
    """The top of a discard pile, or what lies beneath it, if it is better than the unknown. Everybody sees it."""
    best, move = worth_of_a_draw(context, worths) + context.style.publicity, DRAW.of(DECK)
    size = 7 if context.view.options["seven_cards"] is True else 6
    room = size - context.mine.hand_size
    for source, pile in ((LEFT, context.view.left), (RIGHT, context.view.right)):
        if not context.may(DRAW.of(source)):
            continue
        total = 0.0
        for depth in range(1, min(room, len(pile)) + 1):
            total += worths[KIND[pile[-depth]]]
            if total / depth > best:
                best, move = total / depth, DRAW.of(source)
    return move if context.may(move) else context.legal[-1]


def lay(context: Context, majority: Majority) -> Move:
    """The dearest first, so that it is buried, and onto the pile whose top would serve the next best."""
    single = majority.single
    piles = (context.view.left, context.view.right)
    tops = [single[KIND[pile[-1]]] if pile else 0.0 for pile in piles]
    better = LEFT if tops[LEFT] >= tops[RIGHT] else RIGHT

    def liking(move: Move) -> tuple[bool, float, int]:
        pile = LEFT if move in LAY[LEFT] else RIGHT
        return (pile == better, single[LAY[pile].index(move)], -move)

    return max(context.legal, key=liking)
