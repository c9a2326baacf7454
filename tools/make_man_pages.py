"""Makes the manual pages from the command line itself: what `-h` says, of every command, in every language.

docs/man/loxley.1        in English
docs/man/fr/loxley.1     in French; other languages in folders of their own

PYTHONPATH=src python -m tools.make_man_pages           writes the files
PYTHONPATH=src python -m tools.make_man_pages --check   fails when one is not what it should be
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from loxley import __version__
from loxley.cli import COMMANDS, app
from loxley.cli.help import command_name, facts, row_of
from loxley.cli.usage import pieces
from loxley.texts import FALLBACK, LANGUAGES, Texts
from tools.kept import ROOT, keep

MAN = ROOT / "docs" / "man"


def path_of(language: str) -> Path:
    """Where `man` looks for a language: English has no folder of its own."""
    return MAN / "loxley.1" if language == FALLBACK else MAN / language / "loxley.1"


def man_page(language: str) -> str:
    """The whole page, as troff."""
    texts = Texts(language)
    whole = _context(typer.main.get_command(app), "loxley", None, language)
    lines = [
        "'\\\" -*- coding: utf-8 -*-",
        '.\\" Made by tools/make_man_pages.py from the command line. Do not edit.',
        f'.TH LOXLEY 1 "" "Loxley {__version__}"',
        *_section(texts, "name"),
        rf"loxley \- {_plain(texts.say('help-loxley').rstrip('.'))}",
        *_section(texts, "synopsis"),
        *_synopsis(whole),
        *_section(texts, "commands"),
    ]
    for name in COMMANDS:
        lines += _command(_context(typer.main.get_command(import_module(f"loxley.cli.{name}").app), name, whole))
    lines += [*_section(texts, "options"), *_parameters(whole, texts)]
    lines += [*_section(texts, "status"), _plain(texts.say("help-loxley.more"))]
    return "\n".join(lines) + "\n"


def _context(command: Any, name: str, parent: Any, language: str | None = None) -> Any:
    return command.context_class(command, info_name=name, parent=parent, obj=language)


def _section(texts: Texts, name: str) -> list[str]:
    return [f'.SH "{_plain(texts.say(f"man-{name}"))}"']


def _synopsis(ctx: Any) -> list[str]:
    return [rf".B {_plain(ctx.command_path)}", _plain(" ".join(pieces(ctx)))]


def _command(ctx: Any) -> Iterator[str]:
    """A command under its own heading, and each of its parts, if it has any, under theirs."""
    texts, name = Texts(ctx.obj), command_name(ctx)
    yield f'.SS "{_plain(ctx.command_path)}"'
    yield from _synopsis(ctx)
    for words in (texts.say(f"help-{name}"), *texts.say(f"help-{name}.more", **facts(name)).split("\n\n")):
        yield from (".PP", _plain(" ".join(words.split())))
    if isinstance(ctx.command, TyperGroup):
        for part in ctx.command.list_commands(ctx):
            yield from _command(_context(ctx.command.get_command(ctx, part), part, ctx))
        return
    yield from _parameters(ctx, texts)


def _parameters(ctx: Any, texts: Texts) -> Iterator[str]:
    """Arguments and options with what they mean; the help option is told once, for the whole."""
    for param in ctx.command.get_params(ctx):
        if param.name == "help" and ctx.parent is not None:
            continue
        row = row_of(ctx, param, texts)
        yield from (".TP", rf".B {_plain(row.typed)}", _plain(row.meaning))


def _plain(words: str) -> str:
    """Words as troff prints them: a hyphen stays one, and no line begins with a command."""
    escaped = words.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    sys.exit(keep({path_of(language): man_page(language) for language in LANGUAGES}))
