"""Players of one idea, against which `robin` is measured; in all else they play like it.

So what one of them wins above a fair share among robins, it wins by its idea.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.nottingham.responder import KNOBS, NottinghamResponse
from loxley.core.game import JsonObject

_ALWAYS: Final = 60.0
_NEVER: Final = -60.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Biased(NottinghamResponse):
    """Robin with a bias or two."""

    biases: ClassVar[dict[str, float]] = {}

    def __init__(self, components: JsonObject | None = None, character: Character | None = None) -> None:
        super().__init__({knob.name: knob.start for knob in KNOBS} | self.biases, components, character)


@mypyc_attr(allow_interpreted_subclasses=True)
class HoardsCards(Biased):
    """Keeps its sets in hand until the hand is large or the end is near."""

    biases: ClassVar = {"hoard": _ALWAYS}


@mypyc_attr(allow_interpreted_subclasses=True)
class DeliversAtOnce(Biased):
    """Delivers whatever it can, the moment it can."""

    biases: ClassVar = {"hoard": _NEVER, "stall": _NEVER}


@mypyc_attr(allow_interpreted_subclasses=True)
class RobsAll(Biased):
    """Steals, burgles and robs whenever a card lets it."""

    biases: ClassVar = {"raid": _ALWAYS}


@mypyc_attr(allow_interpreted_subclasses=True)
class LiesInWait(Biased):
    """Lays an ambush with every gold card, and springs whatever fits."""

    biases: ClassVar = {"ambush": _ALWAYS, "spring": _ALWAYS}


@mypyc_attr(allow_interpreted_subclasses=True)
class NeverTrades(Biased):
    """Calls no buy and no barter."""

    biases: ClassVar = {"trade": _NEVER}


@mypyc_attr(allow_interpreted_subclasses=True)
class Stalls(Biased):
    """Delivers nothing near the end while another is ahead."""

    biases: ClassVar = {"stall": _ALWAYS}
