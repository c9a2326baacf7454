"""Words of the game taken apart: which family a move or term is of, and the facts in its arguments."""

from collections.abc import Iterable

from loxley.core.catalogue import Entry, without_option
from loxley.core.log import Facts

_FIGURES = ("seat", "number", "round", "amount")


def split_words(words: str, families: Iterable[str]) -> tuple[str, str]:
    """`later wave 2` is of the family `later wave`, with the argument `2`."""
    fitting = [name for name in families if words == name or words.startswith(name + " ")]
    family = max(fitting, key=len, default=words)
    return family, words[len(family) + 1 :]


def read_argument(entry: Entry, argument: str) -> Facts:
    """The facts of an argument: known beforehand, or one word after the other, the last one to the end."""
    if argument in entry.read:
        return entry.read[argument]
    facts: Facts = {}
    words = argument.split()
    for at, (fact, kind) in enumerate(entry.kinds.items()):
        if at >= len(words):
            break
        is_figure = without_option(kind).split()[0] in _FIGURES
        if is_figure:
            facts[fact] = int(words[at]) if words[at].isdecimal() else words[at]
        else:
            facts[fact] = words[at] if at + 1 < len(entry.kinds) else " ".join(words[at:])
    return facts
