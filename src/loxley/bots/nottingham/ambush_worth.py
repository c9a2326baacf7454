"""Ambushes: which card to lie in wait with, and when to spring it."""

from typing import Final

from loxley.bots.nottingham.beliefs import KIND
from loxley.bots.nottingham.context import Context
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.scene import card_to_keep
from loxley.bots.nottingham.worth import exchanged
from loxley.core.words import Move
from loxley.games.nottingham.objects import FIRST_PAIR, GOLD, KINDS, PAIRED, VALUES, Ambush
from loxley.games.nottingham.vocabulary import LEAST_SET, PASS, SPRING

_SPOILED: Final = 5.0  # what a failed delivery costs its owner: time, a card, and gold for it


def weigh_stakeouts(context: Context) -> list[tuple[Move, float]]:
    """Every card I may keep: how soon it will fit, whom it would hurt, what it would bring."""
    return [(move, _prospect(context, card_to_keep(context.view, move))) for move in context.legal]


def _prospect(context: Context, ambush: Ambush) -> float:
    prices = context.prices(context.me)
    brings = [prices.change(context.hand, [kind], []) for kind in range(KINDS)]
    if ambush < FIRST_PAIR:
        held = context.beliefs.hands[ambush]
        ready = 1.0 if max(held.sure) >= 2 else 0.8
        return ready * (context.threat[ambush] * _SPOILED + sum(brings) / KINDS)
    total = 0.0
    for kind in PAIRED[ambush - FIRST_PAIR]:
        for seat in context.others:
            likely = (0.05, 0.12, 0.4, 0.8)[min(context.beliefs.hands[seat].sure[kind], 3)]
            total += likely * (context.threat[seat] * _SPOILED + brings[kind])
    return total


def weigh_springing(context: Context) -> list[tuple[Move, float]]:
    """Now, or wait for a better set: a card of the set and the spoiled delivery, against the ambush kept."""
    deliverer = context.view.active
    kind = KIND[context.view.set_kind or ""]
    prices = context.prices(context.me)
    theirs = context.prices(deliverer)
    hands = context.hands_of(deliverer)
    gold = sum(theirs.change(hand, [GOLD], []) for hand in hands) / len(hands)
    deliveries = Deliveries(context)
    brings = deliveries.best(exchanged(context.hand, [kind], [])) - deliveries.best(context.hand)
    worth = brings - prices.ambush - context.threat[deliverer] * gold
    spoils = context.view.set_cards == LEAST_SET
    if spoils:
        worth += context.threat[deliverer] * (VALUES[kind] / 2)
    if context.steps == 1 and spoils:
        worth += VALUES[kind]  # it would end the game
    return [(move, worth if move in SPRING else 0.0) for move in context.legal if move in SPRING or move == PASS]
