"""Take the card, or carry out its action: each choice with what it promises over imagined hands of the others."""

from typing import Final

from loxley.bots.nottingham.bargains import least_missed
from loxley.bots.nottingham.context import Mind
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.worth import exchanged
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import CANDLESTICK, CHEST, COPPER, KINDS, NECKLACE
from loxley.games.nottingham.vocabulary import AMBUSH, BARTER, BURGLE, BUY, ROB, STEAL, TAKE

_DEFENDED: Final = 0.75  # how often a necklace is played

Weighed = list[tuple[Move, float]]  # moves, each with what it promises


def weigh_turn(mind: Mind) -> Weighed:
    deliveries = Deliveries(mind)
    gains = [deliveries.best(exchanged(mind.hand, [kind], [])) for kind in range(KINDS)]
    return [(move, _weigh(mind, deliveries, gains, move)) for move in mind.legal]


def _weigh(mind: Mind, deliveries: Deliveries, gains: list[float], move: Move) -> float:
    if move == TAKE:
        return gains[mind.card]
    if move == AMBUSH:
        return deliveries.best(mind.hand) + mind.prices(mind.me).ambush * (0.5 + mind.character.daring)
    if move in (BUY, BARTER):
        return _trade(mind, deliveries, gains)
    family = STEAL if move in STEAL else BURGLE if move in BURGLE else ROB
    return _raid(mind, gains, family.index(move)) - (mind.character.honesty - 0.5)


def _raid(mind: Mind, gains: list[float], target: Seat) -> float:
    """A card for the card, mine to choose or by lot, unless a necklace turns it away."""
    hands = mind.hands_of(target)
    by_lot = mind.card == CANDLESTICK
    total = 0.0
    for hand in hands:
        harms = harm(mind, target, hand)
        if by_lot:
            hit = sum(cards * (gains[kind] + harms[kind]) for kind, cards in enumerate(hand)) / sum(hand)
        else:
            hit = max(gains[kind] + harms[kind] for kind in range(KINDS) if hand[kind])
        if hand[NECKLACE]:
            hit = _DEFENDED * (gains[NECKLACE] + harms[NECKLACE]) + (1 - _DEFENDED) * hit
        total += hit
    return total / len(hands)


def harm(mind: Mind, target: Seat, hand: list[int]) -> list[float]:
    """For each kind, what it means to me that a target loses such a card for the card on the table."""
    worth, threat = mind.prices(target).of, mind.threat[target]
    before = worth(hand)
    after = hand[:]
    after[mind.card] += 1
    harms = [0.0] * KINDS
    for kind in range(KINDS):
        if hand[kind]:
            after[kind] -= 1
            harms[kind] = threat * (before - worth(after))
            after[kind] += 1
    return harms


def _trade(mind: Mind, deliveries: Deliveries, gains: list[float]) -> float:
    """The best of what the others will probably offer; a buyer may keep the copper."""
    partners = [(seat, mind.hands_of(seat)) for seat in mind.others if mind.view.seats[seat].hand_size]
    if not partners:
        return gains[mind.card]
    worlds = max(len(hands) for _, hands in partners)
    total = 0.0
    for world in range(worlds):
        best = gains[COPPER] if mind.card == COPPER else float("-inf")
        for seat, hands in partners:
            hand = hands[world % len(hands)]
            prices = mind.prices(seat)
            cards = 1
            if mind.card == CHEST and mind.rng.random() < mind.beliefs.generosity(seat):
                cards = 2
            offer = least_missed(prices, hand, mind.card, cards)
            if not offer:
                continue
            mine = gains[offer[0]] if len(offer) == 1 else deliveries.best(exchanged(mind.hand, offer, []))
            best = max(best, mine - mind.threat[seat] * prices.change(hand, [mind.card], offer))
        total += best if best > float("-inf") else gains[mind.card]
    return total / worlds
