"""Sherwood Forest: plan, ally, raid. The public door."""

import tomllib
from importlib.resources import files

from loxley.games.sherwood.door import SherwoodGame
from loxley.games.sherwood.figures import parse_figures

# Printed only on the components, with provenance; read once, here.
_FIGURES = parse_figures(tomllib.loads(files(__name__).joinpath("components.toml").read_text(encoding="utf-8")))

SHERWOOD = SherwoodGame(_FIGURES)
