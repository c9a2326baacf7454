"""The novice: raids what it knows, trusts what it is told, and never lies."""

from collections.abc import Sequence
from copy import copy
from random import Random

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot, Choice
from loxley.bots.sherwood.novice_planning import answer, finish_draft, plan
from loxley.bots.sherwood.novice_raiding import deal, fight, pick, send, stay
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import answer_deals, hold
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.view import SherwoodView


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodNovice(Bot):
    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._figures = SHERWOOD.figures if components is None else parse_figures(components)

    def copy(self) -> Bot:
        return copy(self)  # it remembers nothing

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        del events
        assert isinstance(view, SherwoodView)
        return _decide(Scene(view, legal, rng, self._figures))


def _decide(scene: Scene) -> list[Move]:
    """What to do now, as one or more moves."""
    view = scene.view
    if view.talks is not None and view.talks.draft is not None:
        return finish_draft(scene)
    if scene.is_talk_on_the_way:
        said = answer_deals(scene) or hold(scene)
        scene = scene.without_words()
        if said or not scene.legal:
            return said
    if view.phase == "planning":
        return plan(scene) if view.active == scene.me else answer(scene)
    if view.phase == "raid":
        return answer_deals(scene) or ([pick(scene)] if view.active == scene.me else answer(scene))
    if view.phase == "messengers":
        return [send(scene)]
    if view.phase == "loot":
        return [deal(scene)]
    move = fight(scene) if view.phase == "meeting" else stay(scene)
    return [move] if move in scene.legal else []  # only welcome, to send a Messenger: silence
