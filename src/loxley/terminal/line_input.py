"""How the person is heard: a line at a time, for a limited time if the game has a clock."""

import contextlib
import importlib
import select
import sys
from typing import Any, Protocol

with contextlib.suppress(ImportError):  # arrow keys and history where the system has them
    import readline  # noqa: F401


class LineInput(Protocol):
    """Hears lines. Raises `EOFError` when there will be no more, and lets `KeyboardInterrupt` through."""

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        """The next line, or `None` when nothing was said in time. Without `seconds` there is all the time."""
        ...


class StandardInput:
    """A person at the keyboard, or a script at the other end of a pipe."""

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        _forget_typed_ahead()
        if seconds is None:
            return input(prompt)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        if not _is_ready(seconds):
            sys.stdout.write("\n")
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line


def _forget_typed_ahead() -> None:
    """Keys that were struck before the question was there do not answer it. What a script has written stays."""
    if not sys.stdin.isatty():
        return
    try:
        termios: Any = importlib.import_module("termios")
    except ImportError:
        keyboard: Any = importlib.import_module("msvcrt")  # Windows
        while keyboard.kbhit():
            keyboard.getwch()
        return
    with contextlib.suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _is_ready(seconds: float) -> bool:
    """Has a line been typed in time? Where that cannot be told, the clock is looked at when the line is there."""
    if not sys.stdin.isatty():  # lines of a pipe may already wait in our own buffer
        return True
    try:
        ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
    except (OSError, ValueError):
        return True
    return bool(ready)
