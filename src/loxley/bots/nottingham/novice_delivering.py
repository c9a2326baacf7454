"""What a novice delivers: a mission when it pays more, else a set as soon as there is one."""

from loxley.bots.nottingham.scene import Scene
from loxley.core.words import Move
from loxley.games.nottingham.objects import FIVE_OF_A_KIND, VALUES
from loxley.games.nottingham.vocabulary import DELIVER, END_TURN, LEAST_SET, MISSION, ORDERS, SET_SIZES


def deliver(scene: Scene) -> Move:
    missions = [move for move in scene.legal if move in MISSION]
    sets = [move for move in scene.legal if move in DELIVER]
    best = max(missions, key=lambda move: _pays(scene, move), default=END_TURN)
    if best != END_TURN and _pays(scene, best) > 9:
        return best
    if not sets or _saves_up(scene):
        return END_TURN
    kind = max({_kind(move) for move in sets}, key=lambda kind: VALUES[kind])
    size = LEAST_SET + 1 if _risks_ambush(scene) and scene.hand[kind] > LEAST_SET else LEAST_SET
    if scene.hand[kind] == size + 1 and scene.happens(0.5):
        size += 1  # a lone card more is worth little, a gift may be
    return DELIVER.of(kind * SET_SIZES + size - LEAST_SET)


def _kind(move: Move) -> int:
    return DELIVER.index(move) // SET_SIZES


def _pays(scene: Scene, move: Move) -> float:
    """The points of a mission, less what its cards would have promised otherwise."""
    order = ORDERS[MISSION.index(move)]
    shown = scene.view.missions[order.mission]
    cards = [kind for kind in order.kinds for _ in range(order.copies)]
    return (shown.shared if shown.doers else 0.9 * shown.alone) + scene.trade([], cards)


def _saves_up(scene: Scene) -> bool:
    """Four equal cards may become a mission, if there is still time for it."""
    mission = scene.view.missions[FIVE_OF_A_KIND]
    is_open = not mission.closed and scene.me not in mission.doers
    is_early = scene.view.sheriff < len(scene.view.track) * 3 // 4
    return is_open and is_early and max(scene.hand) == 4 and scene.happens(0.5)


def _risks_ambush(scene: Scene) -> bool:
    return any(scene.view.seats[seat].ambush_count for seat in scene.others())
