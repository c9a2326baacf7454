"""The novice: plays the whole game plainly, mostly honest, sometimes not, and easy to read."""

from collections.abc import Sequence
from copy import copy
from random import Random

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot
from loxley.bots.sheriff.simple.gate import govern
from loxley.bots.sheriff.simple.merchant import speak
from loxley.bots.sheriff.simple.scene import Scene
from loxley.bots.sheriff.simple.trade import declare, load_bag, visit_market
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import parse_figures
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import DROP, GIVE, NAME, POST


@mypyc_attr(allow_interpreted_subclasses=True)
class SheriffNovice(Bot):
    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._figures = SHERIFF.figures if components is None else parse_figures(components)
        self._plan: list[Move] = []  # the rest of a sequence that was begun

    def copy(self) -> Bot:
        twin: SheriffNovice = copy(self)
        twin._plan = self._plan[:]
        return twin

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        assert isinstance(view, SheriffView)
        if not self._plan or self._plan[0] not in legal:
            self._plan = _decide(Scene(view, events, legal, rng, self._figures))
        return self._plan.pop(0) if self._plan else None


def _decide(scene: Scene) -> list[Move]:
    """What to do now, as one or more moves."""
    phase = scene.view.phase
    if scene.view.draft is not None:  # something has changed while it was written
        return [POST if POST in scene.legal else DROP]
    if phase == "market":
        return visit_market(scene)
    if phase == "loading":
        return load_bag(scene)
    if phase == "declaration":
        return declare(scene)
    if phase == "inspection":
        return govern(scene) if scene.me == scene.view.sheriff else speak(scene)
    if phase == "debt":
        return [_cheapest(scene)]
    if phase == "feast":
        return [_best_title(scene)]
    return [scene.rng.choice(scene.legal)]  # confiscated goods: either pile, any order


def _cheapest(scene: Scene) -> Move:
    """The cheapest good that covers a debt by itself, else the dearest, so that little is lost in change."""
    values = scene.figures.values
    owed = scene.view.debt.owed if scene.view.debt is not None else 0
    enough = [move for move in scene.legal if values[GIVE.index(move)] >= owed]
    if enough:
        return min(enough, key=lambda move: values[GIVE.index(move)])
    return max(scene.legal, key=lambda move: values[GIVE.index(move)])


def _best_title(scene: Scene) -> Move:
    """A Feast Plate becomes what the stall already holds most of."""
    stall = scene.mine.stall
    words = {move: SHERIFF.book.argument(move) for move in scene.legal if move in NAME}
    return max(words, key=lambda move: (stall.get(words[move], 0), move))
