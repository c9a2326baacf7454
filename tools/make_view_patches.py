"""Makes games/*/view_patches.py: what `core.patches` finds between two views, with each field named, for the compiler.

PYTHONPATH=src python -m tools.make_view_patches           writes the files
PYTHONPATH=src python -m tools.make_view_patches --check   fails when a file is not what it should be

A server looks for what changed four times a move or oftener; compiled with the types of the fields it takes a fifth of
the time that reading them by name takes.
"""

import re
import sys
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tools.kept import keep

WIDTH = 120  # of a line
FOLDER = Path(__file__).parent.parent / "src" / "loxley" / "games"
HEAD = '''"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import KnownPatch, Patch, parts_of, patch_between
from loxley.games.{game}.view import (
{names}
)
'''


def games() -> list[str]:
    """Those with views; what is made here need not be there, nor fit their views, for them to be read."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/view.py"))
    for game in found:
        name = f"loxley.games.{game}.view_patches"
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__dict__["view_patch"] = None
    return found


def module(game: str) -> str:
    """The patches of one game: the view itself, and each object in it."""
    root = next(
        kind for kind in vars(import_module(f"loxley.games.{game}.view")).values() if _is_view(kind, game.capitalize())
    )
    found: list[type] = []
    functions = "".join(f"\n\n{_function(kind, root)}" for kind in _objects(root, found))
    functions += f"\n\n{_alike(root)}"
    listed = sorted(found, key=lambda kind: kind.__name__)
    used = {kind for kind in listed if f"_{_snake(kind)}s(" in functions}
    lists = "".join(f"\n\n{_list_function(kind)}" for kind in listed if kind in used)
    alike = {kind for kind in listed if f"_{_snake(kind)}s_change_alike(" in functions}
    lists += "".join(f"\n\n{_alike_in_list(kind)}" for kind in listed if kind in alike)
    names = "\n".join(f"    {kind.__name__}," for kind in listed)
    return HEAD.format(game=game, names=names) + functions + lists


def _is_view(kind: Any, name: str) -> bool:
    return isinstance(kind, type) and kind.__name__ == f"{name}View"


def _objects(kind: type, found: list[type]) -> list[type]:
    """A class of this module and those of its fields, the view first."""
    if kind in found:
        return found
    found.append(kind)
    for hint in get_type_hints(kind).values():
        for inner in _parts(hint):
            if isinstance(inner, type) and _is_object(inner, kind.__module__):
                _objects(inner, found)
    return found


def _parts(hint: Any) -> list[Any]:
    return [hint, *(part for inner in get_args(hint) for part in _parts(inner))]


# `before` and `after` are the views of another viewer, for whom `found` has changed. Where there is none, they are such
# that only what has not changed is shared with them.
ROOT = '''def view_patch(old: {view}, new: {view}, known: KnownPatch | None) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    before, after = new, old
    found: dict[str, Any] = {{}}
    if known is not None:
        assert isinstance(known.old, {view})
        assert isinstance(known.new, {view})
        before, after, found = known.old, known.new, known.fields
        if _changes_alike(old, new, before, after):
            return known.patch
    changed: dict[str, Any] = {{}}'''


def _alike(root: type) -> str:
    """Whether all that changes for one viewer changes for another one in the same way, found without any comparing."""
    name = root.__name__
    lines = [
        f"def _changes_alike(old: {name}, new: {name}, before: {name}, after: {name}) -> bool:",
        '    """Is what changes from old to new what changes from before to after? It may miss that it is."""',
    ]
    lists: list[str] = []
    for field in fields(root):
        hint = get_type_hints(root)[field.name]
        old, new, before, after = (f"{view}.{field.name}" for view in ("old", "new", "before", "after"))
        if get_origin(hint) is list and _is_object(get_args(hint)[0], root.__module__):
            lists.append(f"_{_snake(get_args(hint)[0])}s_change_alike({old}, {new}, {before}, {after})")
        else:
            lines += _unless_alike(old, new, before, after, "!=" if hint in (int, bool) else "is not", "    ")
    for each in lists[:-1]:
        lines += [f"    if not {each}:", "        return False"]
    return "\n".join([*lines, f"    return {lists[-1]}", ""])


def _unless_alike(old: str, new: str, before: str, after: str, sign: str, indent: str) -> list[str]:
    """What is neither the same for both viewers, nor unchanged for both, does not change alike."""
    first = f"{indent}if ({old} {sign} {before} or {new} {sign} {after}) and ("
    second = f"{old} {sign} {new} or {before} {sign} {after}"
    if len(first) + len(second) + len("):") <= WIDTH:
        return [f"{first}{second}):", f"{indent}    return False"]
    return [first, f"{indent}    {second}", f"{indent}):", f"{indent}    return False"]


def _alike_in_list(kind: type) -> str:
    name = kind.__name__
    unless = "\n".join(_unless_alike("old[at]", "new[at]", "before[at]", "after[at]", "is not", "        "))
    return f"""def _{_snake(kind)}s_change_alike(
    old: list[{name}], new: list[{name}], before: list[{name}], after: list[{name}]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
{unless}
    return True
"""


def _function(kind: type, root: type) -> str:
    name = kind.__name__
    if kind is root:
        lines = [ROOT.format(view=name)]
    else:
        lines = [f"def _{_snake(kind)}(old: {name}, new: {name}) -> Patch | None:", "    changed: dict[str, Any] = {}"]
    hints = get_type_hints(kind)
    for field in fields(kind):
        look = _shared_field if kind is root else _field
        lines += look(field.name, hints[field.name], kind.__module__)
    return "\n".join([*lines, "    return changed or None", ""])


def _shared_field(name: str, hint: Any, module: str) -> list[str]:
    """A field of the view: what another viewer shares need not be compared again."""
    old, new = f"old.{name}", f"new.{name}"
    if not _has_parts(hint) and not _has_objects(hint, module):
        return _field(name, hint, module)
    shared = [
        f"    if {old} is before.{name} and {new} is after.{name}:",
        f'        if "{name}" in found:',
        f'            changed["{name}"] = found["{name}"]',
    ]
    if get_origin(hint) is list and _is_object(get_args(hint)[0], module):
        given = (old, new, f"before.{name}", f"after.{name}", f'parts_of(found, "{name}")')
        return [
            *shared,
            f"    elif {old} or {new}:",
            f"        {name} = _{_snake(get_args(hint)[0])}s(",
            *(f"            {each}," for each in given),
            "        )",
            f"        if {name} is not None:",
            f'            changed["{name}"] = {name}',
        ]
    first, *rest = _field(name, hint, module)
    return [*shared, first.replace("    if ", "    elif ", 1), *rest]


def _field(name: str, hint: Any, module: str) -> list[str]:
    old, new = f"old.{name}", f"new.{name}"
    if _is_object(hint, module):
        raise TypeError(f"{name}: an object that is always there has no patch yet")
    if get_origin(hint) is list and _is_object(get_args(hint)[0], module):
        made = f"_{_snake(get_args(hint)[0])}s({old}, {new}, {new}, {old}, {{}})"
        return [
            f"    if {old} or {new}:",
            f"        {name} = {made}",
            f"        if {name} is not None:",
            f'            changed["{name}"] = {name}',
        ]
    optional = _optional(hint)
    if optional is not None and _is_object(optional, module):
        return [
            f"    if {old} is None or {new} is None:",
            f"        if {old} is not {new}:",
            f'            changed["{name}"] = [{new}]',
            "    else:",
            f"        {name} = _{_snake(optional)}({old}, {new})",
            f"        if {name} is not None:",
            f'            changed["{name}"] = {name}',
        ]
    made = f"patch_between({old}, {new})" if _has_parts(hint) else f"[{new}]"
    differs = f"{old} != {new}" if hint in (int, bool) else f"{old} is not {new} and {old} != {new}"
    return [f"    if {differs}:", f'        changed["{name}"] = {made}']


def _has_parts(hint: Any) -> bool:
    return any(get_origin(part) in (list, dict, tuple) for part in _parts(hint))


def _has_objects(hint: Any, module: str) -> bool:
    return any(_is_object(part, module) for part in _parts(hint))


def _is_object(hint: Any, module: str) -> bool:
    return is_dataclass(hint) and getattr(hint, "__module__", "") == module


def _optional(hint: Any) -> Any:
    if get_origin(hint) not in (Union, UnionType):
        return None
    inner = [part for part in get_args(hint) if part is not type(None)]
    return inner[0] if len(inner) == 1 else None


def _list_function(kind: type) -> str:
    name = kind.__name__
    return f"""def _{_snake(kind)}s(
    old: list[{name}],
    new: list[{name}],
    before: list[{name}],
    after: list[{name}],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {{}}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _{_snake(kind)}(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None
"""


def _snake(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


if __name__ == "__main__":
    sys.exit(keep({FOLDER / game / "view_patches.py": module(game) for game in games()}))
