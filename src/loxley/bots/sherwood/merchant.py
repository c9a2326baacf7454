"""The merchant: sound rules of thumb, honest words, fair shares."""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot, Choice
from loxley.bots.sherwood.marking import mark_words
from loxley.bots.sherwood.merchant_deals import propose
from loxley.bots.sherwood.merchant_planning import Manner, answer, plan
from loxley.bots.sherwood.novice_planning import finish_draft
from loxley.bots.sherwood.novice_raiding import deal, fight, pick_warily, send, stay
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import answer_deals, hold, waits_for_news
from loxley.bots.sherwood.word_keeping import has_promised, keep_word, price_of_a_word, promised_card
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.view import SherwoodView
from loxley.games.sherwood.vocabulary import ASK, DECLINE, PASS

_A_POINT = 0.5  # of strength on a card, in glory
_GREED = 0.4  # how far greed moves what a merchant wants for a raider


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodMerchant(Bot):
    manner: ClassVar[Manner] = Manner()

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._figures = SHERWOOD.figures if components is None else parse_figures(components)
        manner: Manner = type(self).manner
        self._manner = replace(manner, fair=manner.fair + _GREED * (character.greed - 0.5))

    def copy(self) -> Bot:
        return copy(self)  # it remembers nothing

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        del events
        assert isinstance(view, SherwoodView)
        return self._decide(Scene(view, legal, rng, self._figures))

    def _decide(self, scene: Scene) -> list[Move]:
        """What to do now, as one or more moves."""
        view = scene.view
        if view.talks is not None and view.talks.draft is not None:
            return finish_draft(scene)
        if scene.is_talk_on_the_way:
            said = mark_words(scene) or answer_deals(scene) or hold(scene)
            scene = scene.without_words()
            if said or not scene.legal:
                return said
        elif view.talks is not None:
            dealt = mark_words(scene) or answer_deals(scene) or self._deal(scene)
            if dealt:
                return dealt
        if view.phase == "planning":
            if view.active != scene.me:
                return answer(scene, self._manner)
            moves, self.thought = plan(scene, self._manner)
            return moves
        if view.phase == "raid":
            if view.active != scene.me:
                return answer(scene, self._manner)
            return [pick_warily(scene, lambda values: keep_word(scene, values, self.character))]
        return self._answer(scene)

    def _answer(self, scene: Scene) -> list[Move]:
        """What a convoy on its way asks."""
        view = scene.view
        if view.phase == "messengers":
            quiet = has_promised(scene, "quiet")
            return [send(scene, 1.0 + price_of_a_word(scene, self.character) if quiet else 1.0)]
        if view.phase == "loot":
            return [deal(scene)]
        move = fight(scene) if view.phase == "meeting" else stay(scene)
        if move == PASS and view.phase == "meeting":
            move = promised_card(scene, _A_POINT, self.character)
        return [move] if move in scene.legal else []  # only welcome, to send a Messenger: silence

    def _deal(self, scene: Scene) -> list[Move]:
        """Hear what was bought, else propose something; an alliance that waits for an answer comes first."""
        if waits_for_news(scene) and ASK in scene.legal and scene.view.active == scene.me:
            return [ASK]
        return [] if any(move in DECLINE for move in scene.legal) else propose(scene, self.character)
