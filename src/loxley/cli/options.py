"""Options of a game as people type them: `royal_goods`, `first_sheriff=2`."""

from typing import Annotated

import typer

from loxley.core.game import GameType, JsonObject
from loxley.core.options import Choice
from loxley.games import GAMES


def _known_options() -> list[str]:
    return sorted({choice.name for game in GAMES.values() for choice in game.choices})


Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", autocompletion=_known_options)]

FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_options(game: GameType, words: list[str] | None) -> JsonObject:
    """What was typed, as the kinds of value that the game reads; the game itself refuses what it cannot use."""
    choices = {choice.name: choice for choice in game.choices}
    given: JsonObject = {}
    for word in words or ():
        name, has_value, value = word.partition("=")
        given[name] = _read(choices.get(name), value) if has_value else True
    return given


def _read(choice: Choice | None, value: str) -> object:
    if choice is None or isinstance(choice.default, str):
        return value
    if isinstance(choice.default, bool):
        return FLAGS.get(value.lower(), value)
    try:
        return int(value)
    except ValueError:
        return value
