"""A seat's log as numbers, for models that read it one token after the other.

Every word and figure of an event has a token that never changes: words by a hash of their letters, so that new words
need no new list; figures by their size. `tests/research/test_tokens.py` proves that no two words of a game share one.
"""

from collections.abc import Iterable
from typing import Final
from zlib import crc32

from loxley.core.log import Event, Fact

PADDING: Final = 0
END: Final = 1  # of an event
FIRST_NUMBER: Final = 2
NUMBERS: Final = 510  # from below nothing to the largest figure that is told apart
FIRST_WORD: Final = FIRST_NUMBER + NUMBERS
WORDS: Final = (1 << 20) - FIRST_WORD
TOKENS: Final = FIRST_WORD + WORDS
_LEAST: Final = -10


def word_token(word: str) -> int:
    return FIRST_WORD + crc32(word.encode()) % WORDS


def number_token(number: int) -> int:
    return FIRST_NUMBER + min(max(number - _LEAST, 0), NUMBERS - 1)


def event_tokens(event: Event) -> list[int]:
    """The name of an event, each of its facts by its name and value, and an end."""
    tokens = [word_token(event.name)]
    for name, fact in event.facts.items():
        tokens += [word_token(name), *_fact_tokens(fact)]
    return [*tokens, END]


def log_tokens(events: Iterable[Event]) -> list[int]:
    """All that a seat was told."""
    return [token for event in events for token in event_tokens(event)]


def _fact_tokens(fact: Fact) -> list[int]:
    parts = fact if isinstance(fact, list) else [fact]
    tokens: list[int] = []
    for part in parts:
        words: list[str | int] = [part] if isinstance(part, int) else [*part.split(" ")]
        tokens += [_part_token(word) for word in words]
    return tokens


def _part_token(part: str | int) -> int:
    if isinstance(part, int):
        return number_token(part)
    return number_token(int(part)) if part.isdecimal() else word_token(part)
