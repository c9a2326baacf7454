"""Play in the terminal: one person against bots, with every rule at hand and a record that is never lost."""

from pathlib import Path

from rich.console import Console

from loxley.terminal.line_input import LineInput, StandardInput
from loxley.terminal.opening import Opening, open_table, reopen_table
from loxley.terminal.screen import Screen
from loxley.terminal.session import Session
from loxley.terminal.setup import Setup
from loxley.texts import Texts

__all__ = ["LineInput", "Setup", "play_in_terminal", "resume_in_terminal"]

_MOMENT = 0.6  # seconds that a person needs to see a bot's move


def play_in_terminal(setup: Setup, texts: Texts, console: Console, lines: LineInput | None = None) -> None:
    """Play a new game to its end, or until the person leaves it.

    Ctrl-C, the end of the input or `quit` leave a record that `resume_in_terminal` goes on with, and say where it is.
    Raises `Refused` before anything is shown when the game, an option, the level or a component cannot be used, and
    when the record cannot be written. Without `lines` the person is heard on standard input.
    """
    _play(open_table(setup, texts), console, lines, setup.pause)


def resume_in_terminal(
    path: Path,
    texts: Texts,
    console: Console,
    lines: LineInput | None = None,
    pause: float | None = None,
    bot: str = "",
) -> None:
    """Go on with a game from its record; the same file goes on being written.

    The record tells who sits where and how strong the bots are. Of bots that are not of the house it may only load
    `bot`: a record may come from anybody. A record of a finished game shows its final count.
    Raises `Refused` when the record cannot be read or replayed.
    """
    _play(reopen_table(path, texts, bot), console, lines, pause)


def _play(opening: Opening, console: Console, lines: LineInput | None, pause: float | None) -> None:
    moment = _MOMENT if console.is_terminal else 0.0
    screen = Screen(console, opening.stage.texts)
    Session(opening, screen, lines or StandardInput(), moment if pause is None else pause).play()
