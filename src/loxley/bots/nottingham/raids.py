"""Red actions from both ends: what to pick from a hand, and when a necklace is worth playing."""

from loxley.bots.nottingham.context import Context
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.turns import harm
from loxley.bots.nottingham.worth import exchanged
from loxley.core.words import Move
from loxley.games.nottingham.objects import CANDLESTICK, KINDS, NECKLACE
from loxley.games.nottingham.vocabulary import DEFEND, PASS, PICK, SEIZE


def weigh_spoils(context: Context) -> list[tuple[Move, float]]:
    """Every card of the hand that lies open before me: what it brings me, and what its loss does to the target."""
    deliveries = Deliveries(context)
    target = context.view.target
    assert target is not None
    harms = harm(context, target, context.hands_of(target)[0])
    family = PICK if context.legal[0] in PICK else SEIZE
    weighed = []
    for move in context.legal:
        kind = family.index(move)
        weighed.append((move, deliveries.best(exchanged(context.hand, [kind], [])) + harms[kind]))
    return weighed


def weigh_defence(context: Context) -> list[tuple[Move, float]]:
    """The necklace given away, against what the attacker would take."""
    attacker = context.view.active
    theirs = context.prices(attacker)
    worth = Deliveries(context).best  # of a hand that may deliver when its turn comes
    threat = context.threat[attacker]
    held = [kind for kind in range(KINDS) if context.hand[kind]]
    hands = context.hands_of(attacker)

    left = {kind: worth(exchanged(context.hand, [context.card], [kind])) for kind in held}
    defended = passed = 0.0
    for hand in hands:
        wins = {kind: theirs.change(hand, [kind], []) for kind in held}
        results = {kind: left[kind] - threat * wins[kind] for kind in held}
        defended += results[NECKLACE]
        if context.card == CANDLESTICK:
            passed += sum(results[kind] * context.hand[kind] for kind in held) / sum(context.hand)
        else:
            passed += results[max(held, key=wins.__getitem__)]
    return [(DEFEND, defended / len(hands)), (PASS, passed / len(hands))]
