"""What all commands share: their common flags, and how they say no."""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from loxley.core.refusals import Refused
from loxley.games import GAMES


class Language(StrEnum):
    EN = "en"
    FR = "fr"


Lang = Annotated[
    Language | None, typer.Option("--lang", help="The language of all sentences; by default that of your system.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON on standard output, nothing else.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=", ".join(GAMES), show_default=False)]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Use the figures of your own box (see `loxley components`)."),
]


class RefusingCommand(TyperCommand):
    """A command that answers an input it cannot use with one line on standard error, and exit status 1."""

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
