"""Robin: plays as rogues do, with a sense of worth that was learned in many games against them."""

from typing import ClassVar

from loxley.bots.sherwood.rogue import SherwoodRogue
from loxley.bots.sherwood.weights import ROBIN, Weights


class SherwoodRobin(SherwoodRogue):
    weights: ClassVar[Weights] = ROBIN
