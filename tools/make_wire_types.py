"""Makes what is made from the messages of the wire and the games' views.

web/src/wire/types.ts   their types in TypeScript
docs/messages.md        every message, view, problem and close code, field by field

PYTHONPATH=src python -m tools.make_wire_types           writes the files
PYTHONPATH=src python -m tools.make_wire_types --check   fails when one is not what it should be
"""

import ast
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from loxley.games.nottingham.view import NottinghamView
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood.view import SherwoodView
from loxley.server.answers import status_of
from loxley.server.close_codes import CLOSE_CODES
from loxley.server.messages import answers, bodies, requests
from loxley.tables.looks import COLOURS, PORTRAITS
from loxley.tables.phrases import EMOTES, PHRASES
from tools.kept import ROOT, keep

TYPES = ROOT / "web" / "src" / "wire" / "types.ts"
DOCUMENT = ROOT / "docs" / "messages.md"
TEXTS = ROOT / "src" / "loxley" / "locales" / "en"
VIEWS = {"Sheriff": SheriffView, "Nottingham": NottinghamView, "Sherwood": SherwoodView}
HEAD = "// Made by tools/make_wire_types.py from the Python messages and views. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", object: "unknown", msgspec.Raw: "unknown"}

DOCUMENT_HEAD = """<!-- Made by tools/make_wire_types.py from the types. Do not edit. -->
# Messages, field by field

What stands in each message of [the wire](protocol.md), with its type; a field with a question mark may be left out.
Types are written as in TypeScript, and `web/src/wire/types.ts` has the same for programs.
The events of each game with their facts are listed under [Events](protocol.md#events).
"""
PROBLEMS = """
## Problems

The `problem` of a refusal, the status of an HTTP answer with it, and what it says in English. Names in italics are its
`facts`.

"""


class RecordWriter:
    """Writes each class once, under its own name or, for those of a game, with the game's name before it."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.classes: dict[str, type] = {}

    def name(self, cls: type, prefix: str) -> str:
        return cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__

    def interface(self, cls: type, prefix: str = "") -> str:
        name = self.name(cls, prefix)
        if name not in self.written:
            self.classes[name] = cls
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


def _own_comment(cls: type) -> str:
    said = " ".join((cls.__doc__ or "").split())
    return "" if said.startswith(cls.__name__ + "(") else said  # dataclasses dewriter themselves


def _comment(cls: type) -> str:
    said = _own_comment(cls)
    return f"/** {said} */\n" if said else ""


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
        for module in (requests, answers, bodies)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]


def _union(name: str, members: object) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in typing.get_args(members))}\n"


def wire_types() -> str:
    writer = RecordWriter()
    for message in _messages():
        if message is not requests.Asked:
            writer.interface(message)
    for game, view in VIEWS.items():
        writer.interface(view, game)
    unions = [_union("Request", requests.Request), _union("Answer", answers.Answer)]
    lists = [
        _list("PORTRAITS", "The faces that people choose from; bots have one, too.", PORTRAITS),
        _list("COLOURS", "The colours that people choose from.", COLOURS),
        _list("PHRASES", "What people say with one click: keys of sentences.", PHRASES),
        _list("EMOTES", "Likewise, with a face.", EMOTES),
    ]
    return "\n".join([HEAD, *writer.written.values(), *unions, *lists])


def _list(name: str, about: str, words: Iterable[str]) -> str:
    quoted = ", ".join(f'"{word}"' for word in words)
    return f"/** {about} */\nexport const {name} = [{quoted}] as const\n"


# -------------------------------------------------------------------------------------------- the document


def _comments(cls: type) -> dict[str, str]:
    """What is said beside each field in its class, or in one that it extends."""
    said: dict[str, str] = {}
    for each in reversed(cls.__mro__[:-1]):
        if not each.__module__.startswith("loxley"):
            continue
        source = textwrap.dedent(inspect.getsource(each))
        lines = source.splitlines()
        for node in typing.cast("ast.ClassDef", ast.parse(source).body[0]).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                _, mark, comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
                said[node.target.id] = comment.strip() if mark else ""
    return said


def _section(writer: RecordWriter, cls: type, prefix: str = "") -> Iterator[str]:
    config = getattr(cls, "__struct_config__", None)
    tag = f' `"type": "{config.tag}"`' if config is not None and config.tag is not None else ""
    yield f"\n### {writer.name(cls, prefix)}\n\n"
    about = " ".join(part for part in (_own_comment(cls), tag and f"Sent as{tag}.") if part)
    if about:
        yield f"{about}\n\n"
    comments = _comments(cls)
    rows = list(_fields(cls))
    if not rows:
        yield "No fields.\n"
        return
    yield "| field | type | |\n|---|---|---|\n"
    hints = typing.get_type_hints(cls)
    for name, optional in rows:
        kind = writer.type(hints[name], prefix).replace("|", "\\|")
        yield f"| `{name}{'?' * optional}` | `{kind}` | {comments.get(name, '').replace('|', chr(92) + '|')} |\n"


def _sentence(pattern: fluent.Pattern | None) -> str:
    """A text as a reader of the document can use it: variables by name, of several variants the usual one."""
    said = ""
    for part in pattern.elements if pattern is not None else []:
        if isinstance(part, fluent.TextElement):
            said += part.value
        elif isinstance(part.expression, fluent.SelectExpression):
            said += _sentence(next(each for each in part.expression.variants if each.default).value)
        elif isinstance(part.expression, fluent.VariableReference):
            said += f"*{part.expression.id.name}*"
        else:
            said += "…"
    return " ".join(said.split())


def _problems() -> Iterator[str]:
    yield PROBLEMS
    yield "| problem | status | |\n|---|---|---|\n"
    found: dict[str, str] = {}
    for file in sorted(TEXTS.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("refused-"):
                found[entry.id.name.removeprefix("refused-")] = _sentence(entry.value)
    for problem, said in sorted(found.items()):
        yield f"| `{problem}` | {status_of(problem)} | {said} |\n"


def _close_codes() -> Iterator[str]:
    yield "\n## Close codes\n\n| code | meaning | what to do |\n|---|---|---|\n"
    for code, (meaning, to_do) in sorted(CLOSE_CODES.items()):
        yield f"| {code} | {meaning} | {to_do} |\n"


def document() -> str:
    writer = RecordWriter()
    asked = list(typing.get_args(requests.Request))
    sent = list(typing.get_args(answers.Answer))
    others = [each for each in _messages() if each not in (*asked, *sent, requests.Asked)]
    lines = [DOCUMENT_HEAD, "\n## Requests on the socket\n"]
    lines += [line for each in asked for line in _section(writer, each)]
    lines.append("\n## What the server sends on the socket\n")
    lines += [line for each in sent for line in _section(writer, each)]
    lines.append("\n## Bodies of HTTP, and parts of messages\n")
    lines += [line for each in others for line in _section(writer, each)]
    for game, view in VIEWS.items():
        lines.append(f"\n## The view of {game}\n")
        parts = RecordWriter()
        parts.interface(view, game)
        lines += [line for each in parts.classes.values() for line in _section(writer, each, game)]
    return "".join([*lines, *_problems(), *_close_codes()])


if __name__ == "__main__":
    sys.exit(keep({TYPES: wire_types(), DOCUMENT: document()}))
