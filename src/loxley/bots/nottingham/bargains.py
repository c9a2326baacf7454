"""Bargaining: what to offer for a copper coin or a chest, and which offer to take."""

from math import exp
from typing import Final

from loxley.bots.nottingham.beliefs import KIND
from loxley.bots.nottingham.context import Context
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


def weigh_offers(context: Context) -> list[tuple[Move, float]]:
    """Every offer for the card: how likely it is taken, times what the trade brings me and the other."""
    is_sale = context.card == COPPER
    rivals = _rival_offers(context)
    worth = Deliveries(context).best  # of a hand that may deliver when its turn comes
    before = worth(context.hand)
    offers: list[tuple[float, Move, list[Object]]] = []
    for move in context.legal:
        cards = [SELL.index(move)] if is_sale else BARGAINS[OFFER.index(move)]
        offers.append((worth(exchanged(context.hand, [context.card], cards)) - before, move, cards))
    offers.sort(reverse=True)
    return [(move, _weigh_offer(context, cards, mine, rivals)) for mine, move, cards in offers[:_MOST_OFFERS]]


def _weigh_offer(context: Context, cards: list[Object], mine: float, rivals: list[float]) -> float:
    buyer = context.view.active
    theirs = buyer_gain(context, buyer, cards)
    taken = 1.0
    for rival in rivals:
        taken /= 1 + exp(min((rival - theirs) / _SHARPNESS, 50.0))
    return taken * (mine - (context.character.greed - 0.5) - context.threat[buyer] * theirs)


def buyer_gain(context: Context, buyer: Seat, cards: list[Object]) -> float:
    """What the cards are worth to who would take them, over the hands they may hold."""
    worth = context.prices(buyer).of
    hands = context.hands_of(buyer)
    return sum([worth(exchanged(hand, cards, [])) - worth(hand) for hand in hands]) / len(hands)


def _rival_offers(context: Context) -> list[float]:
    """What the other offers bring the active player, seen or still to come; a buyer may also keep the copper."""
    buyer = context.view.active
    rivals = []
    for seat in context.others:
        shown = context.view.seats[seat]
        if seat == buyer or not shown.hand_size:
            continue
        if shown.offer:
            rivals.append(buyer_gain(context, buyer, [KIND[word] for word in shown.offer]))
        elif shown.offer is None:
            rivals.append(_USUAL_OFFER)
    if context.card == COPPER:
        rivals.append(buyer_gain(context, buyer, [COPPER]))
    return rivals


def weigh_choices(context: Context) -> list[tuple[Move, float]]:
    """Every offer on the table: what it makes of my hand, less what the card is worth to who gets it."""
    deliveries = Deliveries(context)
    weighed = []
    for move in context.legal:
        if move == REFUSE:
            weighed.append((move, deliveries.best(exchanged(context.hand, [context.card], []))))
            continue
        seat = ACCEPT.index(move)
        cards = [KIND[word] for word in context.view.seats[seat].offer or []]
        prices = context.prices(seat)
        hands = context.hands_of(seat)
        theirs = sum(prices.change(hand, [context.card], cards) for hand in hands if holds(hand, cards)) / len(hands)
        worth = deliveries.best(exchanged(context.hand, cards, [])) - context.threat[seat] * theirs
        weighed.append((move, worth))
    return weighed


def holds(hand: list[int], cards: list[Object]) -> bool:
    return all(hand[kind] >= cards.count(kind) for kind in cards)
