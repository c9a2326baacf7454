"""Figures of components as tables: one module for each game that has printed components."""

from typing import Protocol, cast

from loxley.cli.output import Answer
from loxley.core.game import GameType, JsonObject
from loxley.core.refusals import Refused
from loxley.parts import find_part


class Figures(Protocol):
    """What a game's module here offers."""

    def figures(self, components: JsonObject | None) -> Answer:
        """All figures with their provenance: of the house, or of a replacement."""


def component_figures(game: GameType, components: JsonObject | None) -> Answer:
    part = cast("Figures | None", find_part(__name__, game.name))
    if part is None:
        raise Refused("no-components", "game", "", {"found": game.name})
    return part.figures(components)
