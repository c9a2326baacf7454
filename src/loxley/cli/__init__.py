"""The command line. Each command is a module of its own, opened only when it is asked for."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer._click.exceptions import UsageError
from typer.core import TyperCommand, TyperGroup

from loxley import __version__

COMMANDS = (
    "play",
    "serve",
    "admin",
    "bot",
    "mcp",
    "replay",
    "story",
    "score",
    "arena",
    "measure",
    "components",
    "bench",
)
CONTEXT = {"help_option_names": ["-h", "--help"]}


class Commands(TyperGroup):
    """Lists all commands, and imports only the one that is called: the others may need much."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        return TyperCommand(cmd_name) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from loxley.cli.usage import WrongUsage  # noqa: PLC0415 - most calls are right

            close = get_close_matches(args[0], COMMANDS, 1)
            raise WrongUsage("no-such-command", ctx, found=args[0], close=close[0] if close else "")
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None:
            command = typer.main.get_command(import_module(f"loxley.cli.{name}").app)
        return name, command, rest

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run it; what was wrong with the command line is said in the reader's language."""
        given = args[0] if args else extra.pop("args", None)
        words = sys.argv[1:] if given is None else list(given)
        extra |= {"obj": _asked_language(words), "standalone_mode": False}
        try:
            status = super().main(words, **extra)
        except typer.Abort:
            sys.exit(1)
        except UsageError as error:
            from loxley.cli.usage import tell_wrong_usage  # noqa: PLC0415 - most calls are right

            sys.exit(tell_wrong_usage(error, extra["obj"]))
        sys.exit(status if isinstance(status, int) else 0)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from loxley.cli.help import help_page  # noqa: PLC0415 - only who asks for help waits for it

        formatter.write(help_page(ctx))


def _asked_language(words: Sequence[str]) -> str | None:
    """The language named anywhere on the command line: help and errors come before the line is read."""
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None


app = typer.Typer(cls=Commands, no_args_is_help=True, pretty_exceptions_enable=False, context_settings=CONTEXT)


def _tell_version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the flag
    if asked:
        typer.echo(f"loxley {__version__}")
        raise typer.Exit


@app.callback()
def loxley(
    *,
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    """All that can be done; the words are in `locales/*/help.ftl`."""


def main() -> None:
    """What `loxley` and `python -m loxley` run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark, not a traceback
    app()
