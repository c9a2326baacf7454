"""Who enters a tournament: bots by any of their names, each with a character; and a line-up when one is spelt out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from loxley.bots import CHARACTERS, EVEN, check_bot, find_character, is_of_the_house
from loxley.core.refusals import Refused

_COUNTED = re.compile(r"(\d{1,3})x(.+)", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """A kind of bot. Several seats of one table may hold the same."""

    level: str  # or any other name of a bot
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
    """A bot, and after a last colon its character: `robin`, `robin:sly`, `my.bots:Miser`, `my.bots:Miser:sly`."""
    level, colon, character = word.rpartition(":")
    if not colon:
        entry = Entry(word)
    elif character in CHARACTERS:
        entry = Entry(level, character)
    elif is_of_the_house(game, level):
        entry = Entry(level, find_character(character).name)  # refuses it, and says which there are
    else:
        entry = Entry(word)
    check_bot(game, entry.level)  # or refuse it before anything is played
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
