"""Sherwood Forest: plan, ally, raid. The public door."""

import tomllib
from importlib.resources import files

from loxley.core.game import JsonObject
from loxley.core.options import by_edition
from loxley.games.sherwood.door import SherwoodGame
from loxley.games.sherwood.figures import parse_figures


def _read(name: str) -> JsonObject:
    return tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))


# Printed only on the components, with provenance; read once, here. Earlier editions keep the figures they had.
_PRESENT = _read("components.toml")
_EARLIER = {edition: parse_figures(source) for edition, source in by_edition(_PRESENT, _read("earlier.toml")).items()}

SHERWOOD = SherwoodGame(parse_figures(_PRESENT), _EARLIER)
