"""Views as they come over the wire, read back into the classes that bots know.

Compiled classes have forgotten the types of their fields, so the types are read from the plain source beside them.
"""

import dataclasses
import sys
import types
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Union, get_args, get_origin, get_type_hints

from loxley.core.chance import Chance
from loxley.core.seats import PUBLIC
from loxley.core.state import View
from loxley.games import find_game


@cache
def _view_class(game: str) -> type[View]:
    door = find_game(game)
    return type(door.new(door.least_players, door.settings(door.least_players, {}), Chance()).view(PUBLIC))


def read_view(game: str, fields: dict[str, Any]) -> View:
    """The view that these fields describe."""
    view = _read(_view_class(game), fields)
    assert isinstance(view, View)
    return view


def _read(kind: Any, value: Any) -> Any:
    """A value of JSON as the type wants it."""
    if value is None:
        return None
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _read(next((each for each in inner if each is not type(None)), object), value)
    if origin is list:
        return [_read(inner[0], each) for each in value]
    if origin is tuple:
        kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis else inner
        return tuple(_read(each, item) for each, item in zip(kinds, value, strict=True))
    if origin is dict:
        return {_key(inner[0], key): _read(inner[1], each) for key, each in value.items()}
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        made = kind.__new__(kind)
        for name, hint in _hints(kind).items():
            setattr(made, name, _read(hint, value[name]))
        return made
    return value


def _key(kind: Any, key: str) -> Any:
    return int(key) if kind is int else key


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a dataclass's fields, those classes being the real ones."""
    real = sys.modules[kind.__module__]
    names = [field.name for field in dataclasses.fields(kind)]
    plain = _plain(real)
    found = get_type_hints(getattr(plain, kind.__name__), vars(plain))
    return {name: _real(found[name], plain, real) for name in names}


def _real(hint: Any, plain: ModuleType, real: ModuleType) -> Any:
    """The same hint with the classes of the plain module replaced by those of the real one."""
    if isinstance(hint, type) and get_origin(hint) is None:
        return getattr(real, hint.__name__) if hint.__module__ == plain.__name__ else hint
    inner = tuple(_real(each, plain, real) for each in get_args(hint))
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return Union[inner]  # noqa: UP007 - made of what was found
    return origin[inner] if origin is not None and inner else hint


@cache
def _plain(module: ModuleType) -> ModuleType:
    """The module from its source; itself, where it is not compiled."""
    path = Path(str(module.__file__))
    if path.suffix == ".py":
        return module
    source = path.with_name(f"{path.name.split('.')[0]}.py")
    loader = SourceFileLoader(f"{module.__name__} (plain)", str(source))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    plain = module_from_spec(spec)
    sys.modules[loader.name] = plain  # dataclasses look their module up
    loader.exec_module(plain)
    return plain
