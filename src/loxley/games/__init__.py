"""The games, by name: those of the house, and those that other packages bring.

A package brings a game with one line in its metadata, an entry point of the group `loxley.games`:
`my_game = my_package:MY_GAME`, whose object is a `GameType`.
"""

from importlib.metadata import entry_points

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.sheriff import SHERIFF
from loxley.games.sherwood import SHERWOOD

HOUSE: dict[str, GameType] = {game.name: game for game in (SHERIFF, NOTTINGHAM, SHERWOOD)}


def _brought() -> dict[str, GameType]:
    """The games of other packages; none of them takes the place of a game of the house."""
    found = [point.load() for point in entry_points(group="loxley.games")]
    return {game.name: game for game in found if isinstance(game, GameType) and game.name not in HOUSE}


GAMES: dict[str, GameType] = HOUSE | _brought()


def find_game(name: str) -> GameType:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("unknown-game", "game", "", {"found": name, "choices": ", ".join(GAMES)})
    return GAMES[name]
