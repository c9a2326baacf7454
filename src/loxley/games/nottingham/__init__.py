"""Nottingham: collect, deliver, and rob each other on the way. The public door."""

import tomllib
from importlib.resources import files

from loxley.games.nottingham.door import NottinghamGame
from loxley.games.nottingham.objects import parse_figures

# Printed only on the components, with provenance; read once, here.
_FIGURES = parse_figures(tomllib.loads(files(__name__).joinpath("components.toml").read_text(encoding="utf-8")))

NOTTINGHAM = NottinghamGame(_FIGURES)
