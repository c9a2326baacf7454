"""What an answer in text means: where in it the moves stand, and which moves they are.

Models write prose around their moves, count goods ("pack 3 apples and a silk") and leave out words that they have just
said ("lay left apple, cheese"). All of that is understood; what is not is refused with a sentence.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from loxley.core.refusals import Illegal
from loxley.core.words import Book, Move
from loxley.terminal.reading import Command, Misread, Steps, read_line
from loxley.terminal.stage import Choice
from loxley.terminal.vocabulary import Vocabulary, plain

LONGEST_ANSWER: Final = 4_000  # characters; of a longer answer the end counts
_MOST_ALIKE: Final = 20  # of one move, named by a count
_LINES: Final = re.IGNORECASE | re.MULTILINE
_MARKED: Final = (
    re.compile(r"<answer>(.*?)(?:</answer>|$)", re.IGNORECASE | re.DOTALL),
    re.compile(r"\\boxed\{([^{}]*)\}"),
    re.compile(r'"(?:answer|moves?|action)"\s*:\s*(\[[^\]]*\]|"[^"]*")', re.IGNORECASE),
    re.compile(r"^\W*(?:(?:my|final|ma) )?(?:answer|move|action|réponse|reponse|coup)\W*:\W*(.+)$", _LINES),
    re.compile(r"```(?:\w*\n)?(.*?)```", re.DOTALL),
    re.compile(r"\[([^\[\]]+)\]"),
)
_SEPARATORS: Final = re.compile(r"[,;.&]|\b(?:and|then|et|puis)\b")
_OPENINGS: Final = re.compile(r"^(?:(?:i|i ll|i will|i would|we|je|j) +)+")
_MYSELF: Final = re.compile(r"\b(?:me|myself|moi|moi-meme)\b")
_AROUND: Final = " \t\r\n*_`\"'“”«»()[]{}.:!"
_COUNT_FIRST: Final = re.compile(r"(?:(.+) )?(\d{1,2}) (?:x )?([a-z_ ]+)")
_COUNT_LAST: Final = re.compile(r"(.+?) x?(\d{1,2})")


class Unreadable(Exception):
    """An answer that cannot be played. What it says is a sentence for the one who gave it."""


def places(answer: str) -> list[str]:
    """Where the moves may stand, the likeliest place first: where they are marked, else in a line of their own."""
    said = answer[-LONGEST_ANSWER:]
    for mark in _MARKED:
        if found := mark.findall(said):
            return [_bare(str(found[-1]))]
    lines = [line for line in (_bare(line) for line in said.splitlines()) if line]
    return list(dict.fromkeys([*lines[-1:], *lines[:1], _bare(said)])) if lines else []


def _bare(words: str) -> str:
    return re.sub(r"\s*\n\s*", ", ", re.sub(r'["\[\]]', "", words).strip(_AROUND))


class Reader:
    """Reads the answers of one seat."""

    def __init__(self, book: Book, vocabulary: Vocabulary, name: str) -> None:
        self._name = name  # of the seat
        self._book = book
        self._vocabulary = vocabulary

    def read(self, words: str, choices: Sequence[Choice]) -> Steps:
        """Numbers of the choices, or moves in words; or `Misread`."""
        said = plain(words)
        if re.fullmatch(r"c?[\d\s,;]+", said):
            steps = read_line(words, choices, {}, self._book, self._vocabulary)
            if not isinstance(steps, Command):
                return steps
        moves = self._moves(said, choices)
        if not moves:
            raise Misread("text-not-understood", found=words[:80])
        return Steps(tuple(moves))

    def _moves(self, said: str, choices: Sequence[Choice]) -> list[Move]:
        """All moves that the words name, in their order; none when a part of them names none."""
        moves: list[Move] = []
        for part in _SEPARATORS.split(_MYSELF.sub(plain(self._name), said)):
            words = _OPENINGS.sub("", part.strip(_AROUND).replace("’", " ").replace("'", " "))
            if not words:
                continue
            found = _numbered(words, choices) or self._part(words, moves[-1] if moves else None)
            if not found:
                return []
            moves += found
        return moves

    def _part(self, words: str, last: Move | None) -> list[Move]:
        """One move, several alike, or what is left of one when its first words are those of the move before."""
        found = self._counted(words)
        if found or last is None:
            return found
        before = self._book.word(last).split()
        for size in range(len(before) - 1, 0, -1):
            found = self._counted(" ".join([*before[:size], words]))
            if found:
                return found
        return []

    def _counted(self, words: str) -> list[Move]:
        readings = self._vocabulary.engine_words(words)
        for reading in readings:
            move = self._move(reading)
            if move is not None:
                return [move]
        for reading in readings:
            for thing, count in _counts(reading):
                move = self._move(thing)
                if move is not None and 0 < count <= _MOST_ALIKE:
                    return [move] * count
        return []

    def _move(self, words: str) -> Move | None:
        with suppress(Illegal):
            return self._book.move(words)
        return None


def _numbered(words: str, choices: Sequence[Choice]) -> list[Move]:
    """A choice by its number, among moves in words."""
    if not words.isdecimal() or not 1 <= int(words) <= len(choices):
        return []
    return list(choices[int(words) - 1].moves)


def _counts(reading: str) -> list[tuple[str, int]]:
    """`pack 3 apple` and `pack apple x3`: three times `pack apple`."""
    found: list[tuple[str, int]] = []
    if first := _COUNT_FIRST.fullmatch(reading):
        found.append((f"{first[1] or ''} {first[3]}".strip(), int(first[2])))
    if last := _COUNT_LAST.fullmatch(reading):
        found.append((last[1], int(last[2])))
    return found
