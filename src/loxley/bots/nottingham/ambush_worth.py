"""Ambushes: which card to lie in wait with, and when to spring it."""

from typing import Final

from loxley.bots.nottingham.beliefs import KIND
from loxley.bots.nottingham.context import Mind
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.scene import card_to_keep
from loxley.bots.nottingham.worth import exchanged
from loxley.core.words import Move
from loxley.games.nottingham.objects import FIRST_PAIR, GOLD, KINDS, PAIRED, VALUES, Ambush
from loxley.games.nottingham.vocabulary import LEAST_SET, PASS, SPRING

_SPOILED: Final = 5.0  # what a failed delivery costs its owner: time, a card, and gold for it


def weigh_stakeouts(mind: Mind) -> list[tuple[Move, float]]:
    """Every card I may keep: how soon it will fit, whom it would hurt, what it would bring."""
    return [(move, _prospect(mind, card_to_keep(mind.view, move))) for move in mind.legal]


def _prospect(mind: Mind, ambush: Ambush) -> float:
    prices = mind.prices(mind.me)
    brings = [prices.change(mind.hand, [kind], []) for kind in range(KINDS)]
    if ambush < FIRST_PAIR:
        held = mind.beliefs.hands[ambush]
        ready = 1.0 if max(held.sure) >= 2 else 0.8
        return ready * (mind.threat[ambush] * _SPOILED + sum(brings) / KINDS)
    total = 0.0
    for kind in PAIRED[ambush - FIRST_PAIR]:
        for seat in mind.others:
            likely = (0.05, 0.12, 0.4, 0.8)[min(mind.beliefs.hands[seat].sure[kind], 3)]
            total += likely * (mind.threat[seat] * _SPOILED + brings[kind])
    return total


def weigh_springing(mind: Mind) -> list[tuple[Move, float]]:
    """Now, or wait for a better set: a card of the set and the spoiled delivery, against the ambush kept."""
    deliverer = mind.view.active
    kind = KIND[mind.view.set_kind or ""]
    prices = mind.prices(mind.me)
    theirs = mind.prices(deliverer)
    hands = mind.hands_of(deliverer)
    gold = sum(theirs.change(hand, [GOLD], []) for hand in hands) / len(hands)
    deliveries = Deliveries(mind)
    brings = deliveries.best(exchanged(mind.hand, [kind], [])) - deliveries.best(mind.hand)
    worth = brings - prices.ambush - mind.threat[deliverer] * gold
    spoils = mind.view.set_cards == LEAST_SET
    if spoils:
        worth += mind.threat[deliverer] * (VALUES[kind] / 2)
    if mind.steps == 1 and spoils:
        worth += VALUES[kind]  # it would end the game
    return [(move, worth if move in SPRING else 0.0) for move in mind.legal if move in SPRING or move == PASS]
