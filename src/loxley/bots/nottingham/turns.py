"""Take the card, or carry out its action: each choice with what it promises over imagined hands of the others."""

from typing import Final

from loxley.bots.nottingham.bargains import least_missed
from loxley.bots.nottingham.context import Context
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.worth import exchanged
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import CANDLESTICK, CHEST, COPPER, KINDS, NECKLACE
from loxley.games.nottingham.vocabulary import AMBUSH, BARTER, BURGLE, BUY, ROB, STEAL, TAKE

_DEFENDED: Final = 0.75  # how often a necklace is played

Weighed = list[tuple[Move, float]]  # moves, each with what it promises


def weigh_turn(context: Context) -> Weighed:
    deliveries = Deliveries(context)
    gains = [deliveries.best(exchanged(context.hand, [kind], [])) for kind in range(KINDS)]
    return [(move, _weigh(context, deliveries, gains, move)) for move in context.legal]


def _weigh(context: Context, deliveries: Deliveries, gains: list[float], move: Move) -> float:
    if move == TAKE:
        return gains[context.card]
    if move == AMBUSH:
        return deliveries.best(context.hand) + context.prices(context.me).ambush * (0.5 + context.character.daring)
    if move in (BUY, BARTER):
        return _trade(context, deliveries, gains)
    family = STEAL if move in STEAL else BURGLE if move in BURGLE else ROB
    return _raid(context, gains, family.index(move)) - (context.character.honesty - 0.5)


def _raid(context: Context, gains: list[float], target: Seat) -> float:
    """A card for the card, mine to choose or by lot, unless a necklace turns it away."""
    hands = context.hands_of(target)
    by_lot = context.card == CANDLESTICK
    total = 0.0
    for hand in hands:
        harms = harm(context, target, hand)
        if by_lot:
            hit = sum(cards * (gains[kind] + harms[kind]) for kind, cards in enumerate(hand)) / sum(hand)
        else:
            hit = max(gains[kind] + harms[kind] for kind in range(KINDS) if hand[kind])
        if hand[NECKLACE]:
            hit = _DEFENDED * (gains[NECKLACE] + harms[NECKLACE]) + (1 - _DEFENDED) * hit
        total += hit
    return total / len(hands)


def harm(context: Context, target: Seat, hand: list[int]) -> list[float]:
    """For each kind, what it means to me that a target loses such a card for the card on the table."""
    worth, threat = context.prices(target).of, context.threat[target]
    before = worth(hand)
    after = hand[:]
    after[context.card] += 1
    harms = [0.0] * KINDS
    for kind in range(KINDS):
        if hand[kind]:
            after[kind] -= 1
            harms[kind] = threat * (before - worth(after))
            after[kind] += 1
    return harms


def _trade(context: Context, deliveries: Deliveries, gains: list[float]) -> float:
    """The best of what the others will probably offer; a buyer may keep the copper."""
    partners = [(seat, context.hands_of(seat)) for seat in context.others if context.view.seats[seat].hand_size]
    if not partners:
        return gains[context.card]
    worlds = max(len(hands) for _, hands in partners)
    total = 0.0
    for world in range(worlds):
        best = gains[COPPER] if context.card == COPPER else float("-inf")
        for seat, hands in partners:
            hand = hands[world % len(hands)]
            prices = context.prices(seat)
            cards = 1
            if context.card == CHEST and context.rng.random() < context.beliefs.generosity(seat):
                cards = 2
            offer = least_missed(prices, hand, context.card, cards)
            if not offer:
                continue
            mine = gains[offer[0]] if len(offer) == 1 else deliveries.best(exchanged(context.hand, offer, []))
            best = max(best, mine - context.threat[seat] * prices.change(hand, [context.card], offer))
        total += best if best > float("-inf") else gains[context.card]
    return total / worlds
