"""How the novice raids: picks what pays, plays cards where they decide, and keeps what it may keep."""

from collections.abc import Callable

from loxley.bots.sherwood.scene import Scene
from loxley.core.words import Move
from loxley.games.sherwood.cards import TOWNS
from loxley.games.sherwood.vocabulary import (
    CALL,
    CAPE_HOME,
    CAPE_STAY,
    DEAL,
    MESSENGER_TO,
    PASS,
    PLAY,
    PROVISION,
    REVEAL,
)


def pick(scene: Scene) -> Move:
    """A convoy for the own bands first, then an unknown card; what helps others comes last."""
    return _pick(scene, {})


def pick_warily(scene: Scene, weigh: Callable[[dict[int, float]], dict[int, float]]) -> Move:
    """The same, and a Sheriff who would find the own band comes at the very end; `weigh` knows what was promised."""
    return _pick(scene, {slot: -scene.danger(face) for slot, face in scene.known() if scene.danger(face)}, weigh)


def _pick(
    scene: Scene, dangers: dict[int, float], weigh: Callable[[dict[int, float]], dict[int, float]] = dict
) -> Move:
    values = {slot: 0.5 + scene.rng.random() / 10 for slot in scene.unknown()}
    for slot, face in scene.known():
        values[slot] = scene.gain(face) - scene.danger(face) if scene.takes(face) is not None else 0.2
        if scene.takes(face) is not None and scene.gain(face) == 0:
            values[slot] = -1.0
    values = weigh(values | dangers)
    return REVEAL.of(max(values, key=lambda slot: values[slot]) - 1)


def send(scene: Scene, least: float = 1.0) -> Move:
    """A Messenger, if it brings the convoy to the own band and that is worth enough."""
    cart = scene.view.cart
    face = scene.view.row[cart.slot - 1].face if cart is not None else None
    if cart is None or face is None:
        return PASS
    now = scene.gain(face, cart.end)
    towns = [MESSENGER_TO.index(move) for move in scene.legal if move in MESSENGER_TO]
    gains = {town: scene.gain(face, TOWNS[town]) for town in towns}
    best = max(gains, key=lambda town: gains[town], default=None)
    return MESSENGER_TO.of(best) if best is not None and gains[best] > now + least else PASS


def fight(scene: Scene) -> Move:
    """Play the weakest card that decides, or the strongest when one's cards together do; else keep them."""
    view = scene.view
    called = [move for move in scene.legal if move in CALL]
    if called:
        return called[0]
    meeting, cart = view.meeting, view.cart
    face = view.row[cart.slot - 1].face if cart is not None else None
    band = next((band for band in view.bands if cart is not None and band.hideout == cart.hideout), None)
    if meeting is None or face is None or band is None:
        return PASS
    missing = face.strength - sum(band.raiders) - meeting.bonus
    room = band.raiders[scene.me] - meeting.used[scene.me]
    strengths = scene.figures.strengths
    decisive = [kind for kind in scene.arms() if strengths[kind] >= missing]
    if decisive:
        return PLAY.of(decisive[-1])
    return PLAY.of(scene.arms()[0]) if scene.arms() and scene.armed_strength(room) >= missing else PASS


def deal(scene: Scene) -> Move:
    """To oneself what one may, companions while they can still work; to others gold."""
    own = [move for move in scene.legal if DEAL.index(move) // 2 == scene.me]
    if own:
        return own[-1] if scene.view.round < 4 or scene.is_last_round else own[0]
    return scene.legal[0]


def stay(scene: Scene) -> Move:
    """Stay while there are convoys to come."""
    left = sum(not slot.resolved for slot in scene.view.row) - 1
    if CAPE_STAY in scene.legal:
        return CAPE_STAY if left else CAPE_HOME
    return PROVISION if PROVISION in scene.legal and left > 1 else PASS
