"""Take the card, or carry out its action: each choice with what it promises over imagined hands of the others."""

from typing import Final

from loxley.bots.nottingham.bargains import least_missed
from loxley.bots.nottingham.deliveries import Deliveries
from loxley.bots.nottingham.mind import Mind
from loxley.bots.nottingham.worth import exchanged
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.moves import AMBUSH, BARTER, BURGLE, BUY, ROB, STEAL, TAKE
from loxley.games.nottingham.objects import CANDLESTICK, CHEST, COPPER, KINDS, NECKLACE, Object

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
    total = 0.0
    for hand in hands:
        spoils = [(kind, gains[kind] + harm(mind, target, hand, kind)) for kind in range(KINDS) if hand[kind]]
        if mind.card == CANDLESTICK:
            hit = sum(worth * hand[kind] for kind, worth in spoils) / max(sum(hand), 1)
        else:
            hit = max((worth for _, worth in spoils), default=gains[mind.card])
        if hand[NECKLACE]:
            turned_away = gains[NECKLACE] + harm(mind, target, hand, NECKLACE)
            hit = _DEFENDED * turned_away + (1 - _DEFENDED) * hit
        total += hit
    return total / len(hands)


def harm(mind: Mind, target: Seat, hand: list[int], kind: Object) -> float:
    """What it means to me that a target loses a card of this kind for the card on the table."""
    return -mind.threat[target] * mind.prices(target).change(hand, [mind.card], [kind])


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
