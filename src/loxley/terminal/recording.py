"""The record of a game in the terminal, on disk.

The file is replaced as a whole after each accepted sequence, and it always ends with a last line that holds the seed.
So it is complete at every moment: whatever kills the game, at most the sequence in flight is lost.
"""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from loxley.core.game import JsonObject
from loxley.core.records import OVER, PAUSED, Record, chat_line, last_line, remark_line, sequence_line
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import State


class RecordFile:
    def __init__(self, path: Path, rows: list[str], seed: bytes, state: State) -> None:
        self.path = path
        self._rows = rows  # the header and the lines, without the last line
        self._seed = seed
        self._state = state

    @property
    def lines(self) -> int:
        """Accepted sequences; what was said beside them does not count."""
        return sum('"moves":' in row for row in self._rows)

    def save(self) -> None:
        """Write everything, and only then put it in the old file's place."""
        ending = last_line(OVER if self._state.over() else PAUSED, self._seed, self._state)
        draft = self.path.with_name(self.path.name + ".part")
        try:
            draft.write_text("\n".join([*self._rows, ending]) + "\n", encoding="utf-8")
            draft.replace(self.path)
        except OSError as trouble:
            raise unusable(self.path, "unwritable-file", trouble) from trouble

    def add(self, seat: Seat, words: list[str], at: float, why: JsonObject | None = None) -> None:
        """Write down a sequence that was played, with a bot's reason for it."""
        self._rows.append(sequence_line(seat, words, at, why))
        self.save()

    def add_words(self, seat: Seat, text: str, at: float, sheet: int) -> None:
        """Write down the words of a promise on a sheet."""
        self._rows.append(chat_line(seat, text, at, sheet))
        self.save()

    def add_remark(self, seat: Seat, remark: str, at: float) -> None:
        """Write down what a bot has said."""
        self._rows.append(remark_line(seat, remark, at))
        self.save()


def unusable(path: Path, problem: str, trouble: OSError) -> Refused:
    return Refused(problem, str(path), "", {"reason": os.strerror(trouble.errno) if trouble.errno else str(trouble)})


def begin_record(path: Path, record: Record, seed: bytes, state: State) -> RecordFile:
    """Begin a new file; one that is there already is never overwritten."""
    if path.exists():
        raise Refused("file-exists", str(path))
    file = RecordFile(path, [record.header()], seed, state)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise unusable(path.parent, "unwritable-file", trouble) from trouble
    file.save()
    return file


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise unusable(path, "unreadable-file", trouble) from trouble
    except UnicodeDecodeError as trouble:
        raise Refused("not-json", str(path)) from trouble


def fresh_path(game: str) -> Path:
    """A new file in the user's data folder, named after the game and the time."""
    folder = platformdirs.user_data_path("loxley", appauthor=False) / "records"
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.jsonl"
    return path
