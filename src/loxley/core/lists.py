"""Lists that are replaced, not changed, so that clones share them: the same list with something other, or more."""

from typing import TypeVar

Thing = TypeVar("Thing")


def changed(things: list[Thing], at: int, thing: Thing) -> list[Thing]:
    """The same list with another thing in one place."""
    twin = things[:]
    twin[at] = thing
    return twin


def added(things: list[Thing], thing: Thing) -> list[Thing]:
    """The same list with one thing more."""
    twin = things[:]
    twin.append(thing)
    return twin
