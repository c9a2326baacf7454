"""Robin: weighs its choices like the rogue, with a worth of hands learned in games against itself.

`robin.json` is made by `tools/train_nottingham.py`.
"""

import json
from functools import cache
from importlib.resources import files

from loxley.bots.characters import EVEN, Character
from loxley.bots.nottingham.context import PriceList
from loxley.bots.nottingham.thinker import Thinker
from loxley.bots.nottingham.worth import Weights
from loxley.core.game import JsonObject


@cache
def learned() -> PriceList:
    text = files("loxley.bots.nottingham").joinpath("robin.json").read_text(encoding="utf-8")
    weights: dict[str, Weights] = json.loads(text)
    return PriceList(weights["small"], weights["large"])


class NottinghamRobin(Thinker):
    worlds = 8

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(learned(), components, character)
