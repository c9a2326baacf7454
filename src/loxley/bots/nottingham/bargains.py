"""Bargaining: what to offer for a copper coin or a chest, and which offer to take."""

from math import exp
from typing import Final

from loxley.bots.nottingham.beliefs import KIND
from loxley.bots.nottingham.context import Mind
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.worth import Prices, exchanged
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import COPPER, KINDS, Object
from loxley.games.nottingham.vocabulary import ACCEPT, BARGAINS, OFFER, REFUSE, SELL

_MOST_OFFERS: Final = 8  # to think about: those that cost me least
_SHARPNESS: Final = 1.0  # points: how surely the better of two offers is taken
_USUAL_OFFER: Final = 1.5  # what somebody else's offer brings the active player, before it is seen


def least_missed(prices: Prices, hand: list[int], wanted: Object, cards: int) -> list[Object]:
    """What somebody would offer who thinks of their own hand alone: the cards that are missed least."""
    given: list[Object] = []
    after = exchanged(hand, [wanted], [])
    for _ in range(cards):
        choices = [kind for kind in range(KINDS) if kind != wanted and after[kind] > 0]
        if not choices:
            break
        best, most = -1, float("-inf")
        for kind in choices:
            after[kind] -= 1
            left = prices.of(after)
            after[kind] += 1
            if left > most:
                best, most = kind, left
        after[best] -= 1
        given.append(best)
    return given


def weigh_offers(mind: Mind) -> list[tuple[Move, float]]:
    """Every offer for the card: how likely it is taken, times what the trade brings me and the other."""
    is_sale = mind.card == COPPER
    rivals = _rival_offers(mind)
    worth = Deliveries(mind).best  # of a hand that may deliver when its turn comes
    before = worth(mind.hand)
    offers: list[tuple[float, Move, list[Object]]] = []
    for move in mind.legal:
        cards = [SELL.index(move)] if is_sale else BARGAINS[OFFER.index(move)]
        offers.append((worth(exchanged(mind.hand, [mind.card], cards)) - before, move, cards))
    offers.sort(reverse=True)
    return [(move, _weigh_offer(mind, cards, mine, rivals)) for mine, move, cards in offers[:_MOST_OFFERS]]


def _weigh_offer(mind: Mind, cards: list[Object], mine: float, rivals: list[float]) -> float:
    buyer = mind.view.active
    theirs = buyer_gain(mind, buyer, cards)
    taken = 1.0
    for rival in rivals:
        taken /= 1 + exp(min((rival - theirs) / _SHARPNESS, 50.0))
    return taken * (mine - (mind.character.greed - 0.5) - mind.threat[buyer] * theirs)


def buyer_gain(mind: Mind, buyer: Seat, cards: list[Object]) -> float:
    """What the cards are worth to who would take them, over the hands they may hold."""
    worth = mind.prices(buyer).of
    hands = mind.hands_of(buyer)
    return sum([worth(exchanged(hand, cards, [])) - worth(hand) for hand in hands]) / len(hands)


def _rival_offers(mind: Mind) -> list[float]:
    """What the other offers bring the active player, seen or still to come; a buyer may also keep the copper."""
    buyer = mind.view.active
    rivals = []
    for seat in mind.others:
        shown = mind.view.seats[seat]
        if seat == buyer or not shown.hand_size:
            continue
        if shown.offer:
            rivals.append(buyer_gain(mind, buyer, [KIND[word] for word in shown.offer]))
        elif shown.offer is None:
            rivals.append(_USUAL_OFFER)
    if mind.card == COPPER:
        rivals.append(buyer_gain(mind, buyer, [COPPER]))
    return rivals


def weigh_choices(mind: Mind) -> list[tuple[Move, float]]:
    """Every offer on the table: what it makes of my hand, less what the card is worth to who gets it."""
    deliveries = Deliveries(mind)
    weighed = []
    for move in mind.legal:
        if move == REFUSE:
            weighed.append((move, deliveries.best(exchanged(mind.hand, [mind.card], []))))
            continue
        seat = ACCEPT.index(move)
        cards = [KIND[word] for word in mind.view.seats[seat].offer or []]
        prices = mind.prices(seat)
        hands = mind.hands_of(seat)
        theirs = sum(prices.change(hand, [mind.card], cards) for hand in hands if holds(hand, cards)) / len(hands)
        worth = deliveries.best(exchanged(mind.hand, cards, [])) - mind.threat[seat] * theirs
        weighed.append((move, worth))
    return weighed


def holds(hand: list[int], cards: list[Object]) -> bool:
    return all(hand[kind] >= cards.count(kind) for kind in cards)
