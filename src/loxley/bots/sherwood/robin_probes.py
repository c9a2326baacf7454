"""Players of one idea, against which `robin` is measured; in all else they play like it.

So what one of them wins above a fair share among robins, it wins by its idea.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.sherwood.responder import KNOBS, SherwoodResponse
from loxley.core.game import JsonObject


@mypyc_attr(allow_interpreted_subclasses=True)
class Scheming(SherwoodResponse):
    """Robin with a ploy or two; without one it has none of them."""

    ploys: ClassVar[dict[str, float]] = {}

    def __init__(self, components: JsonObject | None = None, character: Character | None = None) -> None:
        quiet = {"tales": 0.0, "borrows": 0.0, "silence": 0.0}
        super().__init__({knob.name: knob.start for knob in KNOBS} | quiet | self.ploys, components, character)


@mypyc_attr(allow_interpreted_subclasses=True)
class TellsLies(Scheming):
    """Praises cards that are poor and runs down those that it wants, as often as it can."""

    ploys: ClassVar = {"daring": 1.0, "honesty": 0.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class SellsTales(Scheming):
    """Sells news about cards, and none of them are true."""

    ploys: ClassVar = {"tales": 1.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class BreaksPromises(Scheming):
    """Sells every promise that somebody pays for, and keeps none that costs anything."""

    ploys: ClassVar = {"honesty": 0.0, "daring": 0.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class Borrows(Scheming):
    """Asks everybody for gold against more gold later, and never pays."""

    ploys: ClassVar = {"borrows": 1.0, "honesty": 0.0, "daring": 0.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class AsksMuch(Scheming):
    """Wants much for its raiders, and in deals."""

    ploys: ClassVar = {"greed": 1.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class NeverDeals(Scheming):
    """Proposes no deal between two."""

    ploys: ClassVar = {"silence": 1.0}
