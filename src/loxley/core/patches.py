"""What changed between two values of words, numbers, lists and objects, so that only that needs to be told.

A patch is one of three things, told apart by their form in JSON:

- `[value]`: the value is another one;
- `[start, kept, items]`: of a list the first `start` and the last `kept` elements stay, with `items` between them;
- `{key: patch, ...}`: of an object these fields change, of a list these elements, each by a patch of its own.
"""

from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import mypyc_attr

Patch = dict[str, Any] | list[Any]


class _Shape:
    """The fields of a dataclass."""

    def __init__(self, kind: Any) -> None:
        self.names: list[str] = [field.name for field in fields(kind)]
        self.read: Any = attrgetter(*self.names, self.names[0])  # of several names, so that it is always a tuple


_shapes: Final[dict[Any, _Shape | None]] = {}


def _shape(kind: Any) -> _Shape | None:
    if kind not in _shapes:
        _shapes[kind] = _Shape(kind) if is_dataclass(kind) else None
    return _shapes[kind]


@mypyc_attr(acyclic=True)
class KnownPatch:
    """What changed for another viewer: what two viewers share has changed for both in the same way.

    Where all is the same for both, the patch of the one is the other's, too.
    """

    def __init__(self, old: Any, new: Any, patch: Patch | None) -> None:
        self.old = old
        self.new = new
        self.patch = patch
        self.fields: dict[str, Any] = patch if isinstance(patch, dict) else {}


def parts_of(patch: dict[str, Any], name: str) -> dict[str, Any]:
    """What is known of the parts of one field."""
    found = patch.get(name)
    return found if isinstance(found, dict) else {}


def patch_between(old: Any, new: Any) -> Patch | None:
    """What makes the new value out of the old one; nothing when they are the same."""
    if old is new:
        return None
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is list or kind is tuple:
        return _between_lists(old, new)
    if kind is dict:
        return _between_dicts(old, new)
    shape = _shape(kind)
    if shape is not None:
        return _between_objects(shape, old, new)
    return None if old == new else [new]


def _between_objects(shape: _Shape, old: Any, new: Any) -> Patch | None:
    before: tuple[Any, ...] = shape.read(old)
    after: tuple[Any, ...] = shape.read(new)
    changed: dict[str, Any] = {}
    for at, name in enumerate(shape.names):
        was, now = before[at], after[at]
        if was is not now and was != now:
            changed[name] = patch_between(was, now)
    return changed or None


def _between_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Patch | None:
    if old == new:
        return None
    changed: dict[str, Any] = {}
    for key in old:
        if key not in new:
            return [new]
    for key, value in new.items():
        patch: Patch | None = patch_between(old[key], value) if key in old else [value]
        if patch is not None:
            changed[str(key)] = patch
    return changed or None


def _between_lists(old: Any, new: Any) -> Patch | None:
    before, after = len(old), len(new)
    if before == after and after and _has_parts(new[0]):
        changed: dict[str, Any] = {}
        for at in range(after):
            if old[at] != new[at]:
                changed[str(at)] = patch_between(old[at], new[at])
        return changed or None
    shorter = min(before, after)
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    if start == before == after:
        return None
    kept = 0
    while kept < shorter - start and old[before - 1 - kept] == new[after - 1 - kept]:
        kept += 1
    if start == 0 and kept == 0:
        return [new]
    return [start, kept, new[start : after - kept]]


def _has_parts(value: Any) -> bool:
    return isinstance(value, (list, tuple, dict)) or _shape(type(value)) is not None


def patched(old: Any, patch: Any) -> Any:
    """The new value; both are as they come out of JSON, and the old one stays as it was."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, kept, items = patch
        return [*old[:start], *items, *old[len(old) - kept :]]
    if isinstance(old, list):
        return [patched(each, patch[str(at)]) if str(at) in patch else each for at, each in enumerate(old)]
    return {**old, **{key: patched(old.get(key), change) for key, change in patch.items()}}
