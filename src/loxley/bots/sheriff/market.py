"""The market: what to set aside, where to draw, and how to lay cards so that they serve nobody else."""

from typing import Final

from loxley.bots.sheriff.bags import Scales
from loxley.bots.sheriff.context import Moment, counted
from loxley.bots.sheriff.majority import MOST, Majority
from loxley.bots.sheriff.notebook import KIND
from loxley.core.words import Move
from loxley.games.sheriff.goods import KINDS, LEGAL, Good
from loxley.games.sheriff.vocabulary import ASIDE, DECK, DONE, DRAW, LAY, LEFT, RIGHT

_MOST_ASIDE: Final = 5


def visit_market(moment: Moment, scales: Scales, crowns: Majority) -> list[Move]:
    """Set strays aside, draw what is best, lay the strays."""
    if not moment.view.drawing and not moment.view.aside_count:
        worths = card_worths(moment, scales, crowns, moment.hand())
        strays = _strays(moment, worths)
        if strays:
            return [ASIDE.of(good) for good in strays]
    if moment.may(DONE):
        return [DONE]
    if moment.legal[-1] in DRAW:
        worths = card_worths(moment, scales, crowns, moment.hand())
        return [_draw(moment, worths)]
    return [lay(moment, crowns)]


def card_worths(moment: Moment, scales: Scales, crowns: Majority, hand: list[int]) -> list[float]:
    """What each good is worth in this hand: the good that fills an honest bag, contraband as far as it may pass."""
    gains, single = crowns.gains, crowns.single
    tops = counted([*moment.view.left[-2:], *moment.view.right[-2:]])
    goods = moment.legal_goods()
    focus = max(goods, key=lambda good: gains[good][min(MOST, hand[good])] + 0.5 * tops[good] * single[good])
    fear = scales.fear(focus, 4)
    opened = fear.opened
    worths = [0.0] * KINDS
    for good in range(KINDS):
        if good == focus:
            worths[good] = max(single[good], gains[good][4] / 4) + opened * moment.figures.penalties[good]
            continue
        risked = (1 - opened) * single[good] - opened * moment.figures.penalties[good]
        bought = fear.bought * (single[good] - fear.price / 3)
        worth = max(risked, bought) if good >= LEGAL else max(risked - 1.0, moment.style.stray * single[good])
        worths[good] = max(worth, 0.0)
    return worths


def _expected(moment: Moment, worths: list[float]) -> float:
    """A card of the draw pile."""
    unseen = moment.unseen()
    total = sum(unseen)
    return sum(worth * cards for worth, cards in zip(worths, unseen, strict=True)) / total if total else 0.0


def _strays(moment: Moment, worths: list[float]) -> list[Good]:
    """Cards worth less than what may come instead."""
    hand = moment.hand()
    bar = _expected(moment, worths)
    for pile in (moment.view.left, moment.view.right):
        if pile:
            bar = max(bar, worths[KIND[pile[-1]]] - 1.0)
    cards = [good for good in range(KINDS) for _ in range(hand[good]) if worths[good] < bar]
    cards.sort(key=lambda good: worths[good])
    return sorted(cards[:_MOST_ASIDE])


def _draw(moment: Moment, worths: list[float]) -> Move:
    """The top of a discard pile, or what lies beneath it, if it is better than the unknown. Everybody sees it."""
    best, move = _expected(moment, worths) + moment.style.publicity, DRAW.of(DECK)
    size = 7 if moment.view.options["seven_cards"] is True else 6
    room = size - moment.mine.hand_size
    for source, pile in ((LEFT, moment.view.left), (RIGHT, moment.view.right)):
        if not moment.may(DRAW.of(source)):
            continue
        total = 0.0
        for depth in range(1, min(room, len(pile)) + 1):
            total += worths[KIND[pile[-depth]]]
            if total / depth > best:
                best, move = total / depth, DRAW.of(source)
    return move if moment.may(move) else moment.legal[-1]


def lay(moment: Moment, crowns: Majority) -> Move:
    """The dearest first, so that it is buried, and onto the pile whose top would serve the next best."""
    single = crowns.single
    piles = (moment.view.left, moment.view.right)
    tops = [single[KIND[pile[-1]]] if pile else 0.0 for pile in piles]
    better = LEFT if tops[LEFT] >= tops[RIGHT] else RIGHT

    def liking(move: Move) -> tuple[bool, float, int]:
        pile = LEFT if move in LAY[LEFT] else RIGHT
        return (pile == better, single[LAY[pile].index(move)], -move)

    return max(moment.legal, key=liking)
