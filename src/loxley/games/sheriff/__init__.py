"""Sheriff of Nottingham: smuggle, lie, bribe. The public door."""

import tomllib
from importlib.resources import files

from loxley.games.sheriff.door import SheriffGame
from loxley.games.sheriff.goods import parse_figures

# Printed only on the components, with provenance; read once, here.
_FIGURES = parse_figures(tomllib.loads(files(__name__).joinpath("components.toml").read_text(encoding="utf-8")))

SHERIFF = SheriffGame(_FIGURES)
