"""The texts that another package brings with its game: a folder `locales/<language>` beside the game's module."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from loxley.games import GAMES, HOUSE


@cache
def brought_texts(game: str) -> dict[str, str]:
    """What the Fluent files of a game's own package say, by language; nothing for a game of the house."""
    if game in HOUSE or game not in GAMES:
        return {}
    folder = files(_package_of(type(GAMES[game]).__module__)).joinpath("locales")
    if not folder.is_dir():
        return {}
    return {each.name: _all_words(each) for each in folder.iterdir() if each.is_dir()}


def _package_of(module: str) -> str:
    spec = find_spec(module)
    if spec is None or spec.submodule_search_locations is not None:
        return module
    return spec.parent or module


def _all_words(folder: Traversable) -> str:
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return "\n".join(each.read_text(encoding="utf-8") for each in found)
