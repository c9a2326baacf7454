"""Nottingham: collect, deliver, and rob each other on the way. The public door."""

import tomllib
from importlib.resources import files

from loxley.core.game import JsonObject
from loxley.core.options import by_edition
from loxley.games.nottingham.door import NottinghamGame
from loxley.games.nottingham.objects import parse_figures


def _read(name: str) -> JsonObject:
    return tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))


# Printed only on the components, with provenance; read once, here. Earlier editions keep the figures they had.
_PRESENT = _read("components.toml")
_EARLIER = {edition: parse_figures(source) for edition, source in by_edition(_PRESENT, _read("earlier.toml")).items()}

NOTTINGHAM = NottinghamGame(parse_figures(_PRESENT), _EARLIER)
