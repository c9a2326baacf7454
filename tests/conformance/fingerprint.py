"""The whole truth of a state as plain values, so that two states can be compared in depth.

Works on both engines: a compiled object lists its attributes on its class, a plain one in its dictionary. What a state
remembers only to answer faster, and the log it happens to be telling, are no part of the truth.
"""

from functools import cache
from typing import TypeAlias

from loxley.core.log import Log
from loxley.core.state import Phase, State
from loxley.games.sheriff.terms import Stock

Print: TypeAlias = object  # nested tuples of numbers and words

_VALUES = frozenset({type(None), bool, int, str, bytes, float})
_NOT_THE_TRUTH = {
    State: frozenset({"log", "_asked", "_choices"}),
    Stock: frozenset({"blocks"}),  # made from the cards when they are needed
}


def fingerprint(thing: object) -> Print:
    """Equal for two things exactly when everything in them is equal."""
    kind: type = type(thing)
    if kind in _VALUES:
        return thing
    if isinstance(thing, list | tuple):  # most of a state is lists of numbers, which need no call each
        return tuple([part if type(part) in _VALUES else fingerprint(part) for part in thing])
    if isinstance(thing, dict):
        return tuple([(key, fingerprint(value)) for key, value in thing.items()])
    if isinstance(thing, Phase):
        return thing.name  # a phase holds nothing itself
    names = _attributes(kind, tuple(getattr(thing, "__dict__", ())))
    return (kind.__name__, *[(name, fingerprint(getattr(thing, name))) for name in names])


@cache
def _attributes(kind: type, plain: tuple[str, ...]) -> list[str]:
    """The names of everything true that an object of a kind holds, with these names in its dictionary."""
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    skipped = [names for remembering, names in _NOT_THE_TRUTH.items() if issubclass(kind, remembering)]
    return sorted({*compiled, *plain}.difference(*skipped, {"__dict__"}))


def whole_log(log: Log) -> Print:
    """Every event with its viewers."""
    return fingerprint(log)
