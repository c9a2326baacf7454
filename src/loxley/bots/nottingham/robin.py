"""Robin: weighs its choices like the rogue, with a worth of hands learned in games against itself.

`robin.json` is made by `tools/train_nottingham.py`.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.nottingham.context import Context, PriceList
from loxley.bots.nottingham.foresight import NottinghamForesight
from loxley.bots.nottingham.thinker import Thinker
from loxley.bots.nottingham.turns import Weighed
from loxley.bots.nottingham.worth import Weights
from loxley.bots.search import Known, best_of, compare
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.words import Move
from loxley.games.nottingham import NOTTINGHAM


@cache
def learned() -> PriceList:
    text = files("loxley.bots.nottingham").joinpath("robin.json").read_text(encoding="utf-8")
    weights: dict[str, Weights] = json.loads(text)
    return PriceList(weights["small"], weights["large"])


_MOMENTOUS: Final = ("turn", "choice", "delivery", "springing", "defence", "looking")
_CHOICES: Final = 4  # that are played on
_NEAR: Final = 4.0  # points: what seems worse by more is not looked at


@mypyc_attr(allow_interpreted_subclasses=True)
class NottinghamRobin(Thinker):
    worlds: ClassVar[int] = 8

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(learned(), components, character)

    def pick(self, context: Context, weighed: Weighed, events: Sequence[Event]) -> Move:
        """With time to think, the likely choices are played on in imagined worlds."""
        ranked = sorted(weighed, key=lambda each: -each[1])
        likely = [move for move, worth in ranked[:_CHOICES] if worth > ranked[0][1] - _NEAR]
        if not self.think or len(likely) < 2 or context.view.phase not in _MOMENTOUS or self._memory is None:
            return ranked[0][0]
        foresight = NottinghamForesight(context.me, self._memory, events)
        known = Known(NOTTINGHAM, context.me, context.view, events)
        known.components = self.components
        return best_of(compare(known, [[move] for move in likely], foresight, context.rng, self.think)).moves[0]
