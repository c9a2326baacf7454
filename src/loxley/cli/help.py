"""What `-h` shows, in the reader's language. The words stand in `locales/*/help.ftl`, by command and parameter."""

from textwrap import fill, indent
from typing import Any, NamedTuple

from typer.core import TyperGroup

from loxley.cli.usage import pieces
from loxley.texts import Texts, Value, pick_language

_COLUMN = 26  # where explanations begin
_EXAMPLES: dict[str, Value] = {
    "entry": "rogue:sly",
    "own": "module:Class, 'run:COMMAND'",
    "mail": "mailto:you@example.org",
}


class Row(NamedTuple):
    """A parameter as it is typed, and what it is for."""

    typed: str
    meaning: str


def help_page(ctx: Any) -> str:
    texts = Texts(pick_language(ctx.obj))
    command = command_name(ctx)
    width = max(40, min(100, ctx.make_formatter().width))
    parts = [f"{texts.say('help-usage')} {' '.join([ctx.command_path, *pieces(ctx)])}", *_words(texts, command, width)]
    if isinstance(ctx.command, TyperGroup):
        prefix = "help" if command == "loxley" else f"help-{command}"
        listed = [Row(name, texts.say(f"{prefix}-{name}")) for name in ctx.command.list_commands(ctx)]
        parts.append(_table(texts.say("help-commands"), listed, width))
    for title, kind in (("help-arguments", "argument"), ("help-options", "option")):
        rows = [row_of(ctx, param, texts) for param in ctx.command.get_params(ctx) if param.param_type_name == kind]
        if rows:
            parts.append(_table(texts.say(title), rows, width))
    return "\n\n".join(parts)


def command_name(ctx: Any) -> str:
    """`play` for `loxley play`, `admin-list` for `loxley admin list`, `loxley` for the whole."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(names) or "loxley"


def row_of(ctx: Any, param: Any, texts: Texts) -> Row:
    metavar = param.make_metavar(ctx)
    if param.param_type_name == "argument":
        return Row(metavar, meaning_of(ctx, param, texts))
    names = ", ".join(sorted(param.opts, key=len))
    return Row(names if param.is_flag else f"{names} {metavar}", meaning_of(ctx, param, texts))


def meaning_of(ctx: Any, param: Any, texts: Texts) -> str:
    """The words for this command's parameter, or those that all commands share; with its default, if it has one."""
    own = f"help-{command_name(ctx)}-{param.name.replace('_', '-')}"
    key = own if texts.knows(own) else f"help-any-{param.name.replace('_', '-')}"
    said = texts.say(key, **facts(command_name(ctx)))
    is_told = param.default not in (None, False, "") and not callable(param.default)
    return f"{said} {texts.say('help-default', value=str(param.default))}" if is_told else said


def facts(command: str) -> dict[str, Value]:
    """What the sentences may name: games, levels, characters and options that this version has."""
    if command == "loxley":
        return {}
    from loxley.bots import CHARACTERS, levels  # noqa: PLC0415 - the list of commands does without
    from loxley.games import GAMES  # noqa: PLC0415
    from loxley.parts import find_part  # noqa: PLC0415

    options = " ".join(f"{game.name}: {', '.join(choice.name for choice in game.choices)}." for game in GAMES.values())
    sheets = (getattr(find_part("loxley.companion", game), "EXAMPLES", {}) for game in GAMES)
    return {
        **_EXAMPLES,
        **{name: example for examples in sheets for name, example in examples.items()},
        "games": ", ".join(GAMES),
        "levels": ", ".join(levels(next(iter(GAMES)))),
        "characters": ", ".join(CHARACTERS),
        "options": options,
    }


def _words(texts: Texts, command: str, width: int) -> list[str]:
    """The summary of a command and its further paragraphs; lines that begin with a space stay as they are."""
    more = texts.say(f"help-{command}.more", **facts(command)).split("\n\n")
    return [fill(texts.say(f"help-{command}"), width), *(_paragraph(words, width) for words in more)]


def _paragraph(words: str, width: int) -> str:
    return words if words.startswith(" ") else fill(words, width, break_long_words=False, break_on_hyphens=False)


def _table(title: str, rows: list[Row], width: int) -> str:
    lines = [title]
    for typed, meaning in rows:
        filled = fill(meaning, width - _COLUMN, break_long_words=False, break_on_hyphens=False)
        beside = indent(filled, " " * _COLUMN)
        first = f"  {typed}".ljust(_COLUMN)
        lines.append(first + beside[_COLUMN:] if len(first) <= _COLUMN else f"{first}\n{beside}")
    return "\n".join(lines)
