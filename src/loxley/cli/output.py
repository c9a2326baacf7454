"""How commands answer: JSON for programs, pages for people."""

from collections.abc import Callable
from textwrap import fill
from typing import NamedTuple

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table

from loxley.texts import Texts

Pages = list[RenderableType]

_NUMBER_WIDTH = 8  # characters: a longer heading of numbers takes several lines, so that words keep their room


class Answer(NamedTuple):
    """What a command has found. Sentences are looked up only where a person reads them."""

    data: object
    pages: Callable[[Texts], Pages]


class Output(Console):
    """A console that leaves a broken pipe to the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_json(data: object) -> None:
    typer.echo(msgspec.json.encode(data))


def print_pages(pages: Pages) -> None:
    """Pages with space between them."""
    output = new_output()
    for at, page in enumerate(pages):
        if at > 0:
            output.print()
        if isinstance(page, str):
            print_lines(output, page)
        else:
            output.print(page)


def print_lines(output: Console, lines: str) -> None:
    """Sentences: wrapped at plain spaces on a terminal, left whole in a file."""
    for line in lines.splitlines():
        shown = fill(line, output.width, break_long_words=False, break_on_hyphens=False) if output.is_terminal else line
        output.print(shown, soft_wrap=True)


def new_output() -> Output:
    return Output(highlight=False, markup=False, emoji=False)


def new_table(title: str, words: list[str], numbers: list[str]) -> Table:
    """A table whose first columns are words and whose last are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, show_edge=False)
    table.padding = (0, 1, 0, 0)
    for name in words:
        table.add_column(name, overflow="fold")
    for name in numbers:
        heading = fill(name.replace("/", "/ "), _NUMBER_WIDTH, break_long_words=False).replace("/ ", "/")
        table.add_column(heading, justify="right", no_wrap=True)
    return table
