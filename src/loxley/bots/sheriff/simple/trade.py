"""Market, loading and declaration: what a novice keeps, packs and says."""

from collections import Counter
from typing import Final

from loxley.bots.sheriff.simple.scene import Scene, hand_of
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.vocabulary import ASIDE, CLOSE, DECK, DECLARE, DONE, DRAW, LAY, LEFT, PACK, RIGHT

_MOST_ASIDE: Final = 5
_MOST_IN_A_BAG: Final = 5
_COMMON: Final = [4, 3, 3, 2]  # how often each legal good is declared by those who bring none


def visit_market(scene: Scene) -> list[Move]:
    """Set strays aside, draw what fits, lay the strays on either pile."""
    if any(move in LAY[LEFT] or move in LAY[RIGHT] for move in scene.legal):
        return [scene.rng.choice(scene.legal)]
    strays = [] if scene.view.drawing or scene.view.aside_count else _strays(scene)
    if strays:
        return [ASIDE.of(good) for good in strays]
    return [DONE] if DONE in scene.legal else [_draw(scene)]


def _favourite(scene: Scene) -> Good:
    """The legal good to collect: most copies in hand, the dearer the better."""
    hand = hand_of(scene)
    return max(range(LEGAL), key=lambda good: (hand.count(good), scene.figures.values[good]))


def _strays(scene: Scene) -> list[Good]:
    """Cards that fit neither an honest bag nor a smuggler's."""
    hand = hand_of(scene)
    favourite = _favourite(scene)
    strays: list[Good] = []
    for good in hand:
        useless = 0.75 if good < LEGAL else 0.2
        if good != favourite and len(strays) < _MOST_ASIDE and scene.happens(useless):
            strays.append(good)
    return strays


def _draw(scene: Scene) -> Move:
    """A top card that fits; everybody sees it, but a novice does not mind. Else from the draw pile."""
    favourite = GOODS[_favourite(scene)]
    for source, pile in ((LEFT, scene.view.left), (RIGHT, scene.view.right)):
        if DRAW.of(source) in scene.legal:
            tempting = pile[-1] == favourite or (GOODS.index(pile[-1]) >= LEGAL and scene.happens(0.3))
            if tempting:
                return DRAW.of(source)
    return DRAW.of(DECK) if DRAW.of(DECK) in scene.legal else scene.legal[-1]


def load_bag(scene: Scene) -> list[Move]:
    """Mostly one honest good; sometimes contraband beneath it, sometimes whatever is at hand."""
    hand = hand_of(scene)
    favourite = _favourite(scene)
    honest = [favourite] * min(hand.count(favourite), _MOST_IN_A_BAG)
    contraband = sorted((good for good in hand if good >= LEGAL), key=lambda good: -scene.figures.values[good])
    bag = honest
    if contraband and (not honest or _dares(scene, len(contraband))):
        bag = _smuggle(scene, honest, contraband)
    elif len(honest) < 2 and len(hand) > 2 and scene.happens(0.5):
        bag = [good for good in hand if good < LEGAL][: scene.rng.randint(2, 3)] or honest
    return [PACK.of(good) for good in sorted(bag)] + [CLOSE]


def _dares(scene: Scene, contraband: int) -> bool:
    """More contraband tempts, an empty purse frightens, and a promise is usually kept."""
    promised = any(
        promise.promiser == scene.me and promise.term == "later honest" and promise.fate == "open"
        for promise in scene.view.promises
    )
    if promised and scene.happens(0.75):
        return False
    courage = 0.2 + 0.12 * contraband
    return scene.happens(courage if scene.mine.coins >= 10 else courage / 3)


def _smuggle(scene: Scene, honest: list[Good], contraband: list[Good]) -> list[Good]:
    hidden = contraband[: scene.rng.randint(1, min(len(contraband), 3))]
    cover = honest[: _MOST_IN_A_BAG - len(hidden)]
    return hidden + cover[: scene.rng.randint(0, len(cover))] if scene.happens(0.3) else hidden + cover


def declare(scene: Scene) -> list[Move]:
    """The truth, or the legal good that the bag holds most of, or a common one."""
    bag = Counter(good for good in scene.mine.bag or [] if GOODS.index(good) < LEGAL)
    if bag:
        return [DECLARE.of(GOODS.index(max(bag, key=lambda good: (bag[good], good))))]
    common = [_COMMON[DECLARE.index(move)] for move in scene.legal]
    return scene.rng.choices(scene.legal, common)
