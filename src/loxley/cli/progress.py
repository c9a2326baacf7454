"""A bar that shows how far a long command is; elsewhere than on a terminal a line for each tenth."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from loxley.texts import Texts


@contextmanager
def progress(title: str, games: int, texts: Texts, told: str = "arena-done") -> Iterator[Callable[[int], None]]:
    """Hears how many games are done, or how much of whatever else the sentence `told` counts."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _tenths(games, texts, told)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)


def _tenths(games: int, texts: Texts, sentence: str) -> Callable[[int], None]:
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        tenth = 10 * done // games
        if tenth > told:
            told = tenth
            typer.echo(texts.say(sentence, done=done, games=games), err=True)

    return tell
