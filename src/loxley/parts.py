"""A game's parts in the other layers, found by the game's name.

A layer keeps one module for each game it knows more about, such as `loxley.arena.rates.sheriff`. A game without one
gets the layer's default, so a new game needs no line in any shared file.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def find_part(package: str, game: str) -> ModuleType | None:
    """The module that a package keeps for a game, if it has one."""
    name = f"{package}.{game}"
    return import_module(name) if find_spec(name) is not None else None
