"""The folder of a tournament: its plan, the outcome of every game, the records, and results for data tools.

Outcomes are appended as they come, in the order of the plan. So whatever stops a tournament, what stands in the folder
is its beginning, and the same command goes on from there.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

import loxley
from loxley.arena.decision_times import DecisionTimes
from loxley.arena.game import Outcome, Played
from loxley.arena.plan import Plan
from loxley.core.refusals import Refused

PLAN = "plan.json"
OUTCOMES = "outcomes.jsonl"
CLOCKS = "clocks.jsonl"  # apart, since times are never the same twice
RECORDS = "records"
PARQUET = "results.parquet"

Row = TypeVar("Row")


class Store:
    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self._plan = plan
        self.outcomes: list[Outcome] = []
        self.clocks: list[dict[int, DecisionTimes]] = []

    def open(self) -> None:
        """Make the folder, or read what is there; refuse one that belongs to another plan."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path, plan = self.folder / PLAN, msgspec.json.encode({"version": loxley.__version__, "plan": self._plan})
        if not path.exists():
            if any(self.folder.iterdir()):
                raise Refused("not-a-tournament", str(self.folder))
            path.write_bytes(plan)
        elif path.read_bytes() != plan:
            raise Refused("another-tournament", str(self.folder))
        self._read()

    def _read(self) -> None:
        """All games of which outcome and clocks are complete; the rest is cut off and played again."""
        outcomes, clocks = self.folder / OUTCOMES, self.folder / CLOCKS
        first = self._decode(outcomes, Outcome)
        second = self._decode(clocks, dict[int, DecisionTimes])
        games = min(len(first), len(second))
        self.outcomes, self.clocks = first[:games], second[:games]
        _cut(outcomes, games)
        _cut(clocks, games)

    def _decode(self, path: Path, kind: type[Row]) -> list[Row]:
        try:
            return [msgspec.json.decode(line, type=kind) for line in _whole_lines(path)]
        except msgspec.DecodeError as error:
            raise Refused("damaged-tournament", str(self.folder), "", {"file": path.name}) from error

    def add(self, played: Played) -> None:
        """Write down a game: its record first, so that no outcome is without one."""
        outcome = played.outcome
        if played.record:
            folder = self.folder / RECORDS
            folder.mkdir(exist_ok=True)
            name = f"{outcome.deal:06}-{outcome.rotation}.jsonl"
            (folder / name).write_text(played.record, encoding="utf-8")
        _append(self.folder / CLOCKS, msgspec.json.encode(played.clocks))
        _append(self.folder / OUTCOMES, msgspec.json.encode(outcome))
        self.clocks.append(played.clocks)
        self.outcomes.append(outcome)


def _append(path: Path, line: bytes) -> None:
    with path.open("ab") as file:
        file.write(line + b"\n")


def _whole_lines(path: Path) -> Iterator[bytes]:
    if path.exists():
        yield from path.read_bytes().split(b"\n")[:-1]


def _cut(path: Path, lines: int) -> None:
    """Keep so many lines."""
    if path.exists():
        kept = path.read_bytes().split(b"\n")[:lines]
        path.write_bytes(b"".join(line + b"\n" for line in kept))
