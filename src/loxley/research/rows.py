"""Where the rows of a game are found."""

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.core.rows import Rows
from loxley.parts import find_part


def find_rows(game: GameType) -> Rows:
    """How a game writes its rows: `ROWS` in the module `rows` of its package."""
    part = find_part(f"loxley.games.{game.name}", "rows")
    rows = getattr(part, "ROWS", None)
    if not isinstance(rows, Rows):
        raise Refused("no-rows", "game", "", {"found": game.name})
    return rows
