"""People for tests: they read the screen as far as they need to, and type."""

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from loxley.core.records import Line, read_record
from loxley.core.seats import Seat

_AMOUNT = re.compile(r"\((?:de )?(\d+) (?:to|à) (\d+)\)")
_NUMBER = re.compile(r"(?<=  )(\d+) (?=\S)")


class Output:
    """A screen that is kept, and a look at what has been shown since the last time."""

    def __init__(self, width: int = 80, height: int = 24, *, is_terminal: bool = False) -> None:
        self.file = StringIO()
        self.console = Console(file=self.file, width=width, height=height, force_terminal=is_terminal, no_color=True)
        self._read = 0

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def unread(self) -> str:
        fresh = self.text[self._read :]
        self._read = len(self.text)
        return fresh


class Script:
    """Types these lines one after the other, and is gone."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Wanderer:
    """Picks any of the numbered choices, often the last one; sometimes types what nobody understands."""

    def __init__(self, paper: Output, seed: int, patience: int = 5000) -> None:
        self.paper = paper
        self.rng = Random(seed)
        self.patience = patience
        self._choices = 1

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        self.patience -= 1
        if not self.patience:
            raise EOFError
        shown = self.paper.unread()
        amount = _AMOUNT.search(shown.splitlines()[-1]) if shown.strip() else None
        if amount is not None:
            return str(self.rng.randint(int(amount[1]), min(int(amount[2]), int(amount[1]) + 4)))
        self._choices = self._count(shown) or self._choices
        if self.rng.random() < 0.03:
            return self.rng.choice(["", "0", "99", "abracadabra", "back", "? 1", "piles", "promises", "c", "? SH-4.9"])
        if self.rng.random() < 0.5:
            return str(self._choices)
        return str(self.rng.randint(1, self._choices))

    def _count(self, shown: str) -> int:
        numbers = {int(number) for number in _NUMBER.findall(shown.rpartition("\n\n")[2])}
        count = 0
        while count + 1 in numbers:
            count += 1
        return count


class Repeater:
    """Plays a recorded person again: types the words of the line that the growing record needs next."""

    def __init__(self, original: str, path: Path, seat: Seat = 0) -> None:
        self._lines = _sequences(original)
        self._path = path
        self._seat = seat
        self._worded = 0  # lines after which no words were given to a promise

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        written = len(_sequences(self._path.read_text(encoding="utf-8")))
        last, line = self._lines[written - 1], self._lines[written]
        if last.seat == self._seat and "later words" in str(last.words) and self._worded != written:
            self._worded = written
            return ""
        assert line.seat == self._seat, "the bots have gone another way"
        return ", ".join(line.words)


def _sequences(record: str) -> list[Line]:
    return [line for line in read_record(record).lines if line.words]
