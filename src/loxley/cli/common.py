"""What all commands share: their common flags, and how they say no."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from loxley.cli.usage import WrongUsage
from loxley.core.refusals import Refused
from loxley.games import GAMES
from loxley.texts import LANGUAGES


def _known_language(asked: str | None) -> str | None:
    if asked is not None and asked not in LANGUAGES:
        raise WrongUsage("bad-language", choices=", ".join(LANGUAGES))
    return asked


Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), callback=_known_language)]
Json = Annotated[bool, typer.Option("--json")]
GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=lambda: list(GAMES))]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE")]


class RefusingCommand(TyperCommand):
    """A command that answers an input it cannot use with one line on standard error, and exit status 1."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from loxley.cli.help import help_page  # noqa: PLC0415 - only who asks for help waits for it

        formatter.write(help_page(ctx))

    def invoke(self, ctx: Any) -> Any:
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except (Refused, OSError) as error:
            refused = error if isinstance(error, Refused) else _refused_by_the_system(error)
            if refused is None:
                raise
            from loxley.cli.refusals import refusal_line  # noqa: PLC0415 - most calls are not refused

            typer.echo(refusal_line(refused, ctx.params["lang"]), err=True)
            raise typer.Exit(1) from error
        return done


def _refused_by_the_system(error: OSError) -> Refused | None:
    """A file that cannot be used, or output that nobody reads; other failures are no refusals."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try again at its exit
        return Refused("nobody-reads", "stdout")
    if error.filename is None:
        return None
    field = os.fsdecode(error.filename)
    if isinstance(error, FileNotFoundError):
        return Refused("no-such-file", field)
    if isinstance(error, IsADirectoryError):
        return Refused("is-a-folder", field)
    if isinstance(error, PermissionError):
        return Refused("no-access", field)
    return Refused("not-usable", field, "", {"found": error.strerror or ""})
