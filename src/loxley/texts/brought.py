"""The texts that another package brings with its game: a folder `locales/<language>` beside the game's module."""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec


def brought_texts(language: str, fallback: str) -> Iterator[str]:
    """What the installed games of other packages say in a language, or else in the other one; no game is loaded."""
    for point in entry_points(group="loxley.games"):
        texts = texts_beside(point.module)
        yield texts.get(language, texts.get(fallback, ""))


@cache
def texts_beside(module: str) -> dict[str, str]:
    """All words of the Fluent files in the folder of a module, by language."""
    folder = files(_package_of(module)).joinpath("locales")
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
