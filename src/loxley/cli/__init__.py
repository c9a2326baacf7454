"""The command line. Each command is a module of its own, opened only when it is asked for."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from loxley import __version__

COMMANDS = {
    "play": "Play a game against bots, in the browser or in the terminal.",
    "serve": "Serve live tables to browsers and other clients.",
    "replay": "Show a recorded game and check it: its moves, its seed, its result.",
    "score": "Score a real table: JSON in, a score sheet out.",
    "arena": "Play seat-balanced tournaments among bots, with confidence intervals.",
    "components": "Show the figures printed on a game's components, and where they come from.",
    "bench": "Measure how fast Loxley is on this machine, side by side with peers.",
}


class Doors(TyperGroup):
    """Lists all commands, and imports only the one that is called: the others may need much."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        return TyperCommand(cmd_name, help=COMMANDS[cmd_name]) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None:
            command = typer.main.get_command(import_module(f"loxley.cli.{name}").app)
        return name, command, rest


app = typer.Typer(cls=Doors, no_args_is_help=True, pretty_exceptions_enable=False)


def _tell_version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the flag
    if asked:
        typer.echo(f"loxley {__version__}")
        raise typer.Exit


@app.callback()
def loxley(
    *,
    version: Annotated[  # answered by its callback
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Robin Hood table games of bluff and bargain: a rules engine for tables, bots and researchers.

    Exit status: 0 done, 1 the input was refused, 2 wrong usage.
    """


def main() -> None:
    """What `loxley` and `python -m loxley` run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark, not a traceback
    app()
