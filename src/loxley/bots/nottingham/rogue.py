"""The rogue: remembers every card it has seen, and weighs its choices by a rule of thumb for hands."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.nottingham.context import PriceList
from loxley.bots.nottingham.thinker import Thinker
from loxley.bots.nottingham.worth import rule_of_thumb
from loxley.core.game import JsonObject

_THUMB: Final = PriceList(rule_of_thumb())


@mypyc_attr(allow_interpreted_subclasses=True)
class NottinghamRogue(Thinker):
    worlds: ClassVar[int] = 2

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(_THUMB, components, character)
