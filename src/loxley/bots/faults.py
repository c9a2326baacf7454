"""What a bot can do wrong: it fails, chooses a move that is not legal, says nothing when it must, thinks too long."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

FAILED = "failed"
ILLEGAL = "illegal"
SILENT = "silent"
SLOW = "slow"
TIME_LIMIT = 10.0  # seconds for one choice, unless somebody says otherwise


@dataclass(frozen=True)
class Fault:
    """One thing that a bot did wrong: its kind, and the details for whoever wrote the bot."""

    kind: str
    detail: str


class TooSlow(BaseException):
    """The time for a choice is up. No `Exception`, so that a bot does not catch it by accident."""


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """Interrupt what takes longer: in the main thread of a process that has alarms, which is where bots think.

    The alarm repeats, for a bot that catches everything.
    """
    if seconds is None or threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow
