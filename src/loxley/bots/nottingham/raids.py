"""Red actions from both ends: what to pick from a hand, and when a necklace is worth playing."""

from loxley.bots.nottingham.context import Mind
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.turns import harm
from loxley.bots.nottingham.worth import exchanged
from loxley.core.words import Move
from loxley.games.nottingham.objects import CANDLESTICK, KINDS, NECKLACE
from loxley.games.nottingham.vocabulary import DEFEND, PASS, PICK, SEIZE


def weigh_spoils(mind: Mind) -> list[tuple[Move, float]]:
    """Every card of the hand that lies open before me: what it brings me, and what its loss does to the target."""
    deliveries = Deliveries(mind)
    target = mind.view.target
    assert target is not None
    harms = harm(mind, target, mind.hands_of(target)[0])
    family = PICK if mind.legal[0] in PICK else SEIZE
    weighed = []
    for move in mind.legal:
        kind = family.index(move)
        weighed.append((move, deliveries.best(exchanged(mind.hand, [kind], [])) + harms[kind]))
    return weighed


def weigh_defence(mind: Mind) -> list[tuple[Move, float]]:
    """The necklace given away, against what the attacker would take."""
    attacker = mind.view.active
    theirs = mind.prices(attacker)
    worth = Deliveries(mind).best  # of a hand that may deliver when its turn comes
    threat = mind.threat[attacker]
    held = [kind for kind in range(KINDS) if mind.hand[kind]]
    hands = mind.hands_of(attacker)

    left = {kind: worth(exchanged(mind.hand, [mind.card], [kind])) for kind in held}
    defended = passed = 0.0
    for hand in hands:
        wins = {kind: theirs.change(hand, [kind], []) for kind in held}
        results = {kind: left[kind] - threat * wins[kind] for kind in held}
        defended += results[NECKLACE]
        if mind.card == CANDLESTICK:
            passed += sum(results[kind] * mind.hand[kind] for kind in held) / sum(mind.hand)
        else:
            passed += results[max(held, key=wins.__getitem__)]
    return [(DEFEND, defended / len(hands)), (PASS, passed / len(hands))]
