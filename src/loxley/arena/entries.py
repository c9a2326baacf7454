"""Who enters a tournament: bots by level or probe, each with a character; and a line-up when one is spelt out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from loxley.bots import EVEN, find_character, new_bot
from loxley.core.refusals import Refused

_COUNTED = re.compile(r"(\d{1,3})x(.+)", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """A kind of bot. Several seats of one table may hold the same."""

    level: str  # or the name of a probe
    character: str = EVEN.name

    @property
    def name(self) -> str:
        """As it is typed: `robin`, `robin:sly`."""
        return self.level if self.character == EVEN.name else f"{self.level}:{self.character}"


@dataclass(frozen=True)
class Field:
    """Everybody who takes part. A line-up names the entry of each place; without one all meet all."""

    entries: tuple[Entry, ...]
    line_up: tuple[int, ...] | None = None


def read_entry(game: str, word: str) -> Entry:
    level, _, character = word.partition(":")
    entry = Entry(level, find_character(character).name if character else EVEN.name)
    new_bot(game, entry.level, None, find_character(entry.character))  # or refuse it before anything is played
    return entry


def read_field(game: str, words: Sequence[str]) -> Field:
    """`novice merchant rogue` meet each other; `robin 3xrogue` is one line-up, a challenge of one by three."""
    counts: dict[Entry, int] = {}
    is_line_up = False
    for word in words:
        counted = _COUNTED.fullmatch(word)
        is_line_up = is_line_up or counted is not None
        entry = read_entry(game, counted[2] if counted else word)
        if entry in counts:
            raise Refused("entered-twice", entry.name)
        counts[entry] = int(counted[1]) if counted else 1
        if not counts[entry]:
            raise Refused("nobody-entered", word)
    entries = tuple(counts)
    if not is_line_up:
        return Field(entries)
    return Field(entries, tuple(at for at, entry in enumerate(entries) for _ in range(counts[entry])))
