"""Robin: a sense of worth learned in many games against its like, and raids played out in imagined worlds."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.sherwood.forecast import forecast
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.raiding import fortunes
from loxley.bots.sherwood.rogue import SherwoodRogue
from loxley.bots.sherwood.weights import ROBIN, Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodRobin(SherwoodRogue):
    weights: ClassVar[Weights] = ROBIN
    ambushes: ClassVar[bool] = True

    def _fortunes(self, outlook: Outlook) -> dict[int, float]:
        """What follows in imagined worlds; and a bird in the hand, for the others do not turn up cards at random."""
        at_once = fortunes(outlook)
        return {slot: worth + self._weights.at_once * at_once[slot] for slot, worth in forecast(outlook).items()}
