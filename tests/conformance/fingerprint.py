"""The whole truth of a state as plain values, so that two states can be compared in depth.

Works on both engines: a compiled object lists its attributes on its class, a plain one in its dictionary. What a state
remembers only to answer faster, and the log it happens to be telling, are no part of the truth.
"""

from typing import TypeAlias

from loxley.core.log import Log
from loxley.core.state import Phase, State

Print: TypeAlias = object  # nested tuples of numbers and words

_NOT_THE_TRUTH = frozenset({"log", "_asked", "_choices"})


def fingerprint(thing: object) -> Print:
    """Equal for two things exactly when everything in them is equal."""
    if thing is None or isinstance(thing, bool | int | str | bytes | float):
        return thing
    if isinstance(thing, list | tuple):
        return tuple([fingerprint(part) for part in thing])
    if isinstance(thing, dict):
        return tuple([(key, fingerprint(value)) for key, value in thing.items()])
    if isinstance(thing, Phase):
        return thing.name  # a phase holds nothing itself
    skipped = _NOT_THE_TRUTH if isinstance(thing, State) else frozenset()
    names = sorted(name for name in attributes(thing) if name not in skipped)
    return (type(thing).__name__, *[(name, fingerprint(getattr(thing, name))) for name in names])


def attributes(thing: object) -> list[str]:
    """The names of everything an object holds."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    plain: dict[str, object] = getattr(thing, "__dict__", {})
    return [name for name in {*compiled, *plain} if name != "__dict__"]


def whole_log(log: Log) -> Print:
    """Every event with its audience."""
    return fingerprint(log)
