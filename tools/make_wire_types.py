"""Makes web/src/wire/types.ts: the messages of the wire and the games' views as TypeScript types.

PYTHONPATH=src python tools/make_wire_types.py           writes the file
PYTHONPATH=src python tools/make_wire_types.py --check   fails when the file is not what it should be
"""

import sys
import types
import typing
from dataclasses import fields, is_dataclass
from pathlib import Path

import msgspec

from loxley.games.nottingham.view import NottinghamView
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood.view import SherwoodView
from loxley.server import messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "types.ts"
VIEWS = {"Sheriff": SheriffView, "Nottingham": NottinghamView, "Sherwood": SherwoodView}
HEAD = "// Made by tools/make_wire_types.py from the Python messages and views. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", object: "unknown", msgspec.Raw: "unknown"}


class RecordWriter:
    """Writes each class once, under its own name or, for those of a game, with the game's name before it."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def interface(self, cls: type, prefix: str = "") -> str:
        name = cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__
        if name not in self.written:
            self.written[name] = ""  # holds its place: what it refers to comes after it
            lines = _tag(cls) + [self._field(cls, field, prefix) for field in _fields(cls)]
            self.written[name] = "\n".join([_comment(cls) + f"export interface {name} {{", *lines, "}\n"])
        return name

    def _field(self, cls: type, field: tuple[str, bool], prefix: str) -> str:
        name, optional = field
        hint = typing.get_type_hints(cls)[name]
        return f"  {name}{'?' if optional else ''}: {self.type(hint, prefix)}"

    def type(self, hint: object, prefix: str) -> str:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if hint is type(None):
            return "null"
        if isinstance(hint, type) and hint in PLAIN:
            return PLAIN[hint]
        if origin is typing.Annotated:
            return self.type(arguments[0], prefix)
        if origin in (types.UnionType, typing.Union):
            kinds = [self.type(each, prefix) for each in arguments if each is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(kinds))
        if origin is list:
            inner = self.type(arguments[0], prefix)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(each, prefix) for each in arguments)}]"
        if origin is dict:
            return f"Record<{self.type(arguments[0], prefix)}, {self.type(arguments[1], prefix)}>"
        assert isinstance(hint, type), hint
        return self.interface(hint, prefix)


def _comment(cls: type) -> str:
    said = (cls.__doc__ or "").strip()
    is_own = said and not said.startswith(cls.__name__ + "(")  # dataclasses describe themselves
    return f"/** {' '.join(said.split())} */\n" if is_own else ""


def _tag(cls: type) -> list[str]:
    config = getattr(cls, "__struct_config__", None)
    return [f'  type: "{config.tag}"'] if config is not None and config.tag is not None else []


def _fields(cls: type) -> list[tuple[str, bool]]:
    """Names of fields; those that a client may leave out, or that the server leaves out, are optional."""
    if is_dataclass(cls):
        return [(field.name, False) for field in fields(cls)]
    config = cls.__struct_config__  # type: ignore[attr-defined]
    comes_in = config.forbid_unknown_fields
    return [
        (field.name, not field.required and (comes_in or config.omit_defaults or field.default is msgspec.UNSET))
        for field in msgspec.structs.fields(cls)
    ]


def _messages() -> list[type]:
    return [
        each
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == messages.__name__
    ]


def _union(name: str, members: object) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in typing.get_args(members))}\n"


def wire_types() -> str:
    scribe = RecordWriter()
    for message in _messages():
        if message is not messages.Asked:
            scribe.interface(message)
    for game, view in VIEWS.items():
        scribe.interface(view, game)
    unions = [_union("Request", messages.Request), _union("Answer", messages.Answer)]
    return "\n".join([HEAD, *scribe.written.values(), *unions])


def main() -> int:
    made = wire_types()
    if "--check" not in sys.argv:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
        print(f"{TARGET.name} is stale: run tools/make_wire_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
