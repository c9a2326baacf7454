"""The clock of a timed inspection is real: when it has run out, it moves."""

from pathlib import Path

from loxley.core.records import read_record
from loxley.core.seats import CLOCK
from loxley.terminal import Setup
from loxley.terminal.opening import open_table, reopen_table
from loxley.terminal.screen import Screen
from loxley.terminal.session import Session
from loxley.terminal.watch import Watch
from loxley.texts import Texts
from tests.terminal.people import Output

TIMED: dict[str, object] = {"timed_inspection": True, "first_sheriff": 0}


class Slow:
    """Types lines, and lets time pass before each of them."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.lines = list(lines)
        self.now = 0.0
        self.prompts: list[str] = []

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        thinking, line = self.lines.pop(0)
        if seconds is not None and thinking >= seconds:
            self.now += seconds
            return None
        self.now += thinking
        return line


def play(path: Path, person: Slow) -> str:
    opening = open_table(Setup(players=4, seed=bytes([5] * 32), options=TIMED, record=path), Texts("en"))
    opening.watch = Watch(lambda: person.now)
    paper = Output()
    Session(opening, Screen(paper.console, Texts("en")), person, 0).play()
    return paper.text


def clock_lines(path: Path) -> list[list[str]]:
    return [line.words for line in read_record(path.read_text(encoding="utf-8")).lines if line.seat == CLOCK]


def test_a_minute_for_each_merchant_is_shown_and_runs_out(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    person = Slow((70, "threaten 1"), (70, "threaten 2"), (70, "threaten 3"))
    shown = play(path, person)
    assert person.prompts[:3] == ["3:00 > ", "1:50 > ", "0:40 > "]
    assert person.prompts[3] == "> "
    assert "Your time is up." in shown
    assert "Time is up: every bag left goes through, and no bribe is paid." in " ".join(shown.split())
    assert clock_lines(path) == [["time up"]]


def test_a_line_that_comes_too_late_is_not_heard(tmp_path: Path) -> None:
    """Where the system cannot wait with a limit, the clock is looked at when the line is there."""

    class Unhurried(Slow):
        def hear(self, prompt: str, seconds: float | None) -> str | None:
            return super().hear(prompt, None)

    path = tmp_path / "game.jsonl"
    play(path, Unhurried((181, "open 1")))
    record = read_record(path.read_text(encoding="utf-8"))
    assert clock_lines(path) == [["time up"]]
    assert ["open 1"] not in [line.words for line in record.lines]


def test_a_break_does_not_turn_the_glass(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(path, Slow((70, "threaten 1"), (50, "threaten 2")))
    reopened = reopen_table(path, Texts("en"))
    limit = reopened.stage.time_limit(reopened.state.view(0))
    assert limit is not None
    assert round(reopened.watch.left(limit)) == 60


def test_a_bot_needs_no_clock(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    opening = open_table(Setup(options={**TIMED, "first_sheriff": 1}, record=path), Texts("en"))
    assert opening.stage.time_limit(opening.state.view(0)) is None
