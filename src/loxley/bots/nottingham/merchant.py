"""The merchant: sound rules of thumb. It counts its own cards well, watches who is ahead, and remembers nothing."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.frame import Bot, Thought
from loxley.bots.nottingham.endings import bearable
from loxley.bots.nottingham.scene import Scene, card_to_keep
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham.objects import (
    CANDLESTICK,
    CHEST,
    COPPER,
    FIRST_PAIR,
    KINDS,
    NECKLACE,
    OBJECTS,
    VALUES,
    spread,
)
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import (
    ACCEPT,
    AMBUSH,
    BARGAINS,
    BARTER,
    BURGLE,
    BUY,
    DEFEND,
    DELIVER,
    DISCARD,
    DONE,
    END_TURN,
    LEAST_SET,
    MISSION,
    MOVES,
    OFFER,
    ORDERS,
    PASS,
    PICK,
    REFUSE,
    ROB,
    SEIZE,
    SELL,
    SET_SIZES,
    STEAL,
    TAKE,
)

_SET_POINTS: Final = 10  # an average set, for judging who is ahead
_MOST_AMBUSHES: Final = 2  # to lie in wait with at a time
_LEFTOVERS: Final = 0.8  # others offer what they do not want


@mypyc_attr(allow_interpreted_subclasses=True)
class NottinghamMerchant(Bot):
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
        move = _DECISIONS[view.phase](Scene(view, legal, rng))
        if move in MISSION or (view.phase == "turn" and move != TAKE):
            self.thought = Thought("why-nottingham-thumb", {"move": MOVES.word(move)})
        return move


# --------------------------------------------------------------------------------------------------- its own turn


def _turn(scene: Scene) -> Move:
    """Take what helps; else carry out the action if what may come of it helps more."""
    keeping = scene.gain(OBJECTS.index(scene.view.card or ""))
    gains = scene.gains()
    others = len(scene.others())
    if BUY in scene.legal:
        return BUY if _LEFTOVERS * _best_of(gains, others) > keeping else TAKE
    if BARTER in scene.legal:
        return BARTER if _best_of(gains, others) > keeping else TAKE
    if AMBUSH in scene.legal:
        lying = scene.view.seats[scene.me].ambush_count
        return AMBUSH if keeping < 2 and lying < _MOST_AMBUSHES else TAKE
    raid = act(scene)
    cards = max(scene.view.seats[seat].hand_size for seat in scene.others())
    spoils = sum(gains) / KINDS if raid in STEAL else _best_of(gains, cards)
    return raid if spoils > keeping else TAKE


def act(scene: Scene) -> Move:
    """The action of the card; a raid goes to whoever is ahead."""
    for red in (STEAL, BURGLE, ROB):
        if scene.legal[-1] in red:
            return red.of(_leader(scene, [red.index(move) for move in scene.legal if move in red]))
    return scene.legal[-1]


def _best_of(gains: list[float], cards: int) -> float:
    """The gain to expect from the best of so many cards, of any kinds."""
    found = 1 - (1 - 1 / KINDS) ** cards
    expected, left = 0.0, 1.0
    for gain in sorted(gains, reverse=True):
        expected += left * found * gain
        left *= 1 - found
    return expected


def _leader(scene: Scene, seats: Iterable[Seat]) -> Seat:
    """Whoever is ahead; among equals who has more cards to lose."""
    view = scene.view

    def standing(seat: Seat) -> tuple[int, int]:
        missions = sum(mission.shared for mission in view.missions if seat in mission.doers)
        shown = view.seats[seat]
        return _SET_POINTS * shown.loot_size + missions + 2 * shown.hand_size, -seat

    return max(seats, key=standing)


def _deliver(scene: Scene) -> Move:
    """A mission that pays more than its cards would, else the best set, with a card to spare against ambushes."""
    missions = [move for move in scene.legal if move in MISSION]
    sets = [move for move in scene.legal if move in DELIVER]
    best = max(missions, key=lambda move: _pays(scene, move), default=END_TURN)
    kind = max({DELIVER.index(move) // SET_SIZES for move in sets}, key=lambda kind: VALUES[kind], default=-1)
    if best != END_TURN and _pays(scene, best) > (VALUES[kind] + scene.trade([], [kind] * 3) if sets else 0):
        return best
    if not sets:
        return END_TURN
    wary = any(scene.view.seats[seat].ambush_count for seat in scene.others())
    size = LEAST_SET + 1 if wary and scene.hand[kind] > LEAST_SET else LEAST_SET
    return DELIVER.of(kind * SET_SIZES + size - LEAST_SET)


def _pays(scene: Scene, move: Move) -> float:
    """The points of a mission, less what its cards would have promised otherwise."""
    order = ORDERS[MISSION.index(move)]
    shown = scene.view.missions[order.mission]
    cards = [kind for kind in order.kinds for _ in range(order.copies)]
    return (shown.shared if shown.doers else shown.alone) + scene.trade([], cards)


# ------------------------------------------------------------------------------------------------------ bargaining


def _sell(scene: Scene) -> Move:
    """The card that is missed least."""
    return max(scene.legal, key=lambda move: scene.trade([COPPER], [SELL.index(move)]))


def _offer(scene: Scene) -> Move:
    """One card that is missed little; two only for a chest that makes a set."""
    chest = scene.gain(CHEST)

    def appeal(move: Move) -> float:
        cards = BARGAINS[OFFER.index(move)]
        return (0.3 if len(cards) == 1 else 0.55) * chest + scene.trade([], cards)

    return max(scene.legal, key=appeal)


def _choose_offer(scene: Scene) -> Move:
    """The offer that helps most; a buyer may keep the copper."""

    def worth(move: Move) -> float:
        if move == REFUSE:
            return scene.gain(COPPER)
        offer = scene.view.seats[ACCEPT.index(move)].offer or []
        return scene.trade([OBJECTS.index(name) for name in offer], [])

    return max(scene.legal, key=worth)


# ---------------------------------------------------------------------------------------------- raids and ambushes


def _defend(scene: Scene) -> Move:
    """A necklace is played for something better than itself."""
    card = OBJECTS.index(scene.view.card or "")
    cost = scene.trade([], [NECKLACE])
    losses = [scene.trade([], [kind]) for kind in range(KINDS) if scene.hand[kind]]
    danger = sum(losses) / len(losses) if card == CANDLESTICK else min(losses)
    return DEFEND if cost > danger else PASS


def _pick(scene: Scene) -> Move:
    return max(scene.legal, key=lambda move: scene.gain(PICK.index(move)))


def _seize(scene: Scene) -> Move:
    return max(scene.legal, key=lambda move: scene.gain(SEIZE.index(move)))


def _keep(scene: Scene) -> Move:
    """The colour of whoever is ahead, or else two objects, or else another colour."""
    leader = _leader(scene, scene.others())

    def liking(move: Move) -> int:
        ambush = card_to_keep(scene.view, move)
        return 2 if ambush == leader else 1 if ambush >= FIRST_PAIR else 0

    return max(scene.legal, key=liking)


def _spring(scene: Scene) -> Move:
    """Spring whatever fits."""
    return scene.legal[0]


def _discard(scene: Scene) -> Move:
    """Keep the hand that promises most: of all that may go, in canonical order, what is missed least."""
    if DONE in scene.legal:
        return DONE
    mine = scene.view.seats[scene.me]
    left = scene.hand[:]
    gone: list[int] = []
    for _ in range(mine.to_choose):
        kind = min(spread(left), key=lambda kind: (-scene.trade([], [*gone, kind]), kind))
        left[kind] -= 1
        gone.append(kind)
    return DISCARD.of(sorted(gone)[len(mine.discarding or [])])


_DECISIONS: Final[dict[str, Callable[[Scene], Move]]] = {
    "turn": _turn,
    "buying": _sell,
    "bartering": _offer,
    "choice": _choose_offer,
    "defence": _defend,
    "burglary": _pick,
    "robbery": _seize,
    "looking": _keep,
    "delivery": _deliver,
    "springing": _spring,
    "shortage": _discard,
}
