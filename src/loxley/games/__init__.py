"""The games of the house, by name."""

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.sheriff import SHERIFF
from loxley.games.sherwood import SHERWOOD

GAMES: dict[str, GameType] = {game.name: game for game in (SHERIFF, NOTTINGHAM, SHERWOOD)}


def find_game(name: str) -> GameType:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("unknown-game", "game", "", {"found": name, "choices": ", ".join(GAMES)})
    return GAMES[name]
