"""Robin: a sense of worth learned in many games against rogues, and raids played out in imagined worlds."""

from typing import ClassVar

from loxley.bots.sherwood.forecast import forecast
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.rogue import SherwoodRogue
from loxley.bots.sherwood.weights import ROBIN, Weights


class SherwoodRobin(SherwoodRogue):
    weights: ClassVar[Weights] = ROBIN

    def _fortunes(self, outlook: Outlook) -> dict[int, float]:
        return forecast(outlook)
