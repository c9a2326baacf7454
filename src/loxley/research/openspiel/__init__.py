"""The games in OpenSpiel with explicit chance, by the names `loxley_sheriff`, …, and `loxley_tiny_sheriff`.

Importing this package registers them; `pyspiel.load_game("loxley_sheriff(players=3,words=0)")` loads one with options.
"""

from loxley.research.extras import need

need("openspiel", "numpy", "pyspiel")  # before anything imports them

from loxley.games import HOUSE  # noqa: E402
from loxley.research.openspiel.games import register_table_game  # noqa: E402
from loxley.research.openspiel.tiny import register_tiny_sheriff  # noqa: E402

for _game in HOUSE.values():
    register_table_game(_game)
register_tiny_sheriff()
