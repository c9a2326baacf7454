"""The novice: collects what it has most of, delivers soon, and robs whoever holds many cards. It remembers nothing."""

from collections.abc import Sequence
from copy import copy
from random import Random

from mypy_extensions import mypyc_attr

from loxley.bots.frame import Bot
from loxley.bots.nottingham.endings import bearable
from loxley.bots.nottingham.novice_delivering import deliver
from loxley.bots.nottingham.scene import Scene, card_to_keep
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham.objects import CHEST, COPPER, FIRST_PAIR, OBJECTS, spread
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import (
    ACCEPT,
    AMBUSH,
    BARGAINS,
    BARTER,
    BURGLE,
    BUY,
    DEFEND,
    DISCARD,
    DONE,
    OFFER,
    PASS,
    PICK,
    REFUSE,
    ROB,
    SEIZE,
    SELL,
    STEAL,
    TAKE,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class NottinghamNovice(Bot):
    def copy(self) -> Bot:
        return copy(self)  # it remembers nothing

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        """One of the legal moves; only the view is looked at, and at the very end who has delivered what."""
        assert isinstance(view, NottinghamView)
        legal = bearable(view, events, legal)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "colours":
            return rng.choice(legal)
        return _DECISIONS[view.phase](Scene(view, legal, rng))


def _turn(scene: Scene) -> Move:
    """Take the card, or carry out its action if that promises more."""
    card = OBJECTS.index(scene.view.card or "")
    keeping = scene.gain(card) + scene.rng.uniform(0, 1)
    gains = sorted(scene.gains())
    average, best = sum(gains) / len(gains), gains[-2]  # the very best is seldom to be had
    if BUY in scene.legal:
        return BUY if average + 0.3 > keeping or scene.happens(0.2) else TAKE
    if BARTER in scene.legal:
        return BARTER if 1.5 * average > keeping else TAKE
    if AMBUSH in scene.legal:
        return AMBUSH if keeping < 2 and scene.happens(0.7) else TAKE
    if STEAL.of(_richest(scene)) in scene.legal:
        return STEAL.of(_richest(scene)) if average > keeping else TAKE
    red = BURGLE if BURGLE.of(_richest(scene)) in scene.legal else ROB
    return red.of(_richest(scene)) if best > keeping else TAKE


def _richest(scene: Scene) -> Seat:
    """Whoever holds most cards."""
    return max(scene.others(), key=lambda seat: (scene.view.seats[seat].hand_size, seat))


def _sell(scene: Scene) -> Move:
    """The card that is missed least, unless copper is worth the best one."""
    return max(scene.legal, key=lambda move: scene.trade([COPPER], [SELL.index(move)]) + scene.rng.uniform(0, 0.5))


def _offer(scene: Scene) -> Move:
    """What is missed least, somewhat sweetened when a chest would be welcome."""
    hope = 0.5 if scene.gain(CHEST) > 3 else 0.2

    def appeal(move: Move) -> float:
        cards = BARGAINS[OFFER.index(move)]
        return hope * len(cards) * scene.gain(CHEST) + scene.trade([], cards) + scene.rng.uniform(0, 0.3)

    return max(scene.legal, key=appeal)


def _choose_offer(scene: Scene) -> Move:
    """The offer that helps most; a buyer may keep the copper."""
    card = OBJECTS.index(scene.view.card or "")

    def worth(move: Move) -> float:
        if move == REFUSE:
            return scene.gain(card)
        offer = scene.view.seats[ACCEPT.index(move)].offer or []
        return scene.trade([OBJECTS.index(name) for name in offer], [])

    return max(scene.legal, key=worth)


def _defend(scene: Scene) -> Move:
    """A necklace is played unless it is about to be delivered."""
    return PASS if scene.hand[OBJECTS.index("necklace")] >= 3 or scene.happens(0.2) else DEFEND


def _pick(scene: Scene) -> Move:
    return max(scene.legal, key=lambda move: scene.gain(PICK.index(move)))


def _seize(scene: Scene) -> Move:
    return max(scene.legal, key=lambda move: scene.gain(SEIZE.index(move)))


def _keep(scene: Scene) -> Move:
    """The colour of whoever holds many cards, or else two objects."""

    def danger(move: Move) -> float:
        ambush = card_to_keep(scene.view, move)
        return float(scene.view.seats[ambush].hand_size if ambush < FIRST_PAIR else 5) + scene.rng.random()

    return max(scene.legal, key=danger)


def _spring(scene: Scene) -> Move:
    """Spring what fits, most of the time."""
    return scene.legal[0] if PASS in scene.legal[1:] and scene.happens(0.9) else PASS


def _discard(scene: Scene) -> Move:
    """Keep the hand that promises most: of all that may go, in canonical order, what is missed least."""
    if DONE in scene.legal:
        return DONE
    mine = scene.view.seats[scene.me]
    going = len(mine.discarding or [])
    left = scene.hand[:]
    gone: list[int] = []
    for _ in range(mine.to_choose):
        kind = min(spread(left), key=lambda kind: (-scene.trade([], [*gone, kind]), kind))
        left[kind] -= 1
        gone.append(kind)
    wanted = DISCARD.of(sorted(gone)[going])
    return wanted if wanted in scene.legal else scene.legal[0]


_DECISIONS = {
    "turn": _turn,
    "buying": _sell,
    "bartering": _offer,
    "choice": _choose_offer,
    "defence": _defend,
    "burglary": _pick,
    "robbery": _seize,
    "looking": _keep,
    "delivery": deliver,
    "springing": _spring,
    "shortage": _discard,
}
