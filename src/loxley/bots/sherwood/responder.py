"""The policy among whose settings a best response is looked for: robin's weights, its traits, and ploys.

Traits are those of a character: `daring` and `honesty` say how often it lies about cards and what a word is worth to
it, `greed` how much it wants for its raiders and in deals.
"""

from collections.abc import Mapping
from copy import copy
from dataclasses import asdict, replace
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.responses import Knob, Responder
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.rogue_signing import Plan
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import tell_what_was_sold
from loxley.bots.sherwood.weights import ROBIN
from loxley.core.game import JsonObject
from loxley.core.words import Move
from loxley.games.sherwood.cards import MOST_GLORY, MOST_STRENGTH
from loxley.games.sherwood.view import FaceView
from loxley.games.sherwood.vocabulary import MOVES, POST, WITH

_OFTEN: Final = [0.3, 0.0, 1.0]  # how far a step goes, and the range
_PLOYS: Final = [
    Knob("daring", 0.5, *_OFTEN),
    Knob("greed", 0.5, *_OFTEN),
    Knob("honesty", 0.5, *_OFTEN),
    Knob("tales", 0.1, *_OFTEN),  # how often news that were sold are not true
    Knob("borrows", 0.1, *_OFTEN),  # how often gold is asked for now, for more of it later
    Knob("silence", 0.1, *_OFTEN),  # how often no deal is proposed
]
_WEIGHTS: Final = [Knob(name, start, 0.2, -1.0, 3.0) for name, start in asdict(ROBIN).items()]
KNOBS: Final = [*_WEIGHTS, *_PLOYS]
_DEBT: Final = 2  # gold that is promised for one


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodResponse(SherwoodRobin):
    """Robin with other weights, and with ploys."""

    def __init__(
        self, values: Mapping[str, float], components: JsonObject | None = None, character: Character | None = None
    ) -> None:
        del character  # its traits are knobs
        traits = {name: values[name] for name in ("daring", "greed", "honesty")}
        super().__init__(components, Character("response", **traits))
        self._weights = replace(ROBIN, **{knob.name: values[knob.name] for knob in _WEIGHTS})
        self._knobs = dict(values)

    def tell(self, scene: Scene) -> list[Move]:
        return tell_what_was_sold(scene, _tale if scene.rng.random() < self._knobs["tales"] else lambda face: face)

    def propose(self, outlook: Outlook) -> Plan | None:
        if outlook.rng.random() < self._knobs["silence"]:
            return None
        borrowed = _borrow(outlook, self._tried) if outlook.rng.random() < self._knobs["borrows"] else None
        return borrowed or super().propose(outlook)


def _tale(face: FaceView) -> FaceView:
    """Another card, as poor as this one is rich."""
    told = copy(face)
    told.glory = MOST_GLORY - face.glory
    told.strength = MOST_STRENGTH - face.strength + 1
    told.start, told.end = face.end, face.start
    return told


def _borrow(outlook: Outlook, tried: set[str]) -> Plan | None:
    """A bag of gold now, for more of it by the end of the next round."""
    talks = outlook.view.talks
    for other in outlook.others:
        terms = [f"pay {other} {outlook.me} 1", f"vow {outlook.me} gold {_DEBT}"]
        key = f"borrow {other}"
        seen = talks is None or any(said[0] == str(outlook.me) and said[1].startswith(WITH.name) for said in talks.said)
        if outlook.view.seats[other].gold and WITH.of(other) in outlook.legal and key not in tried and not seen:
            if outlook.is_last_round:
                return None
            tried.add(key)
            moves = [WITH.of(other), *sorted(MOVES.move(term) for term in terms), POST]
            return Plan(moves, outlook.gold, "why-sherwood-borrow", {"seat": other, "gold": _DEBT})
    return None


RESPONDER: Final = Responder(KNOBS, SherwoodResponse)
