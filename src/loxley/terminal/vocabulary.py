"""The person's own words for moves: their language's, names for seats, a number before what it counts."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from loxley.core.words import Book
from loxley.texts import Texts

_APOSTROPHES: Final = re.compile(r"[’']")
_COUNTED: Final = re.compile(r"\b(\d+) ([a-z_]+)$")  # “5 coins”: the engine says “coins 5”


def plain(text: str) -> str:
    """Lower case, single spaces, no accents: people type as they like."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return " ".join(bare.casefold().split())


class Vocabulary:
    """Turns what a person types into the engine's words. The engine's own words stay what they are."""

    def __init__(self, texts: Texts, book: Book, names: Sequence[str]) -> None:
        self._phrases: dict[tuple[str, ...], str] = {}
        for token in tokens_of(book):
            for phrase in synonyms(texts, token):
                self._phrases.setdefault(_pieces(phrase), token)
        for seat, name in enumerate(names):
            self._phrases.setdefault(_pieces(name), str(seat))
        self._skipped = set(_listed(texts, "word-skipped"))
        self._longest = max(map(len, self._phrases), default=1)

    def engine_words(self, said: str) -> list[str]:
        """One move, in the readings that it may have: the likeliest first."""
        pieces = _pieces(said.replace("+", " + "))
        words: list[str] = []
        while pieces:
            size = next((size for size in range(self._longest, 0, -1) if pieces[:size] in self._phrases), 0)
            if size:
                words.append(self._phrases[pieces[:size]])
            elif pieces[0] not in self._skipped:
                words.append(pieces[0])
            pieces = pieces[size or 1 :]
        line = " ".join(words).replace(" + ", "+")
        return [plain(said), line, _COUNTED.sub(r"\2 \1", line)]


def tokens_of(book: Book) -> list[str]:
    """Every word that moves are made of, numbers left out, in alphabetical order."""
    found = {token for words in book.words for token in re.split(r"[ +]", words)}
    return sorted(token for token in found if not token.isdecimal())


def synonyms(texts: Texts, token: str) -> list[str]:
    """How people call one of the engine's words; a game from outside may have no texts for its own."""
    return _listed(texts, f"word-{token.replace('_', '-')}") or [token.replace("_", " ")]


def spoken(texts: Texts, words: str) -> str:
    """Moves, separated by commas, in the usual words of a language."""
    moves = (" ".join(synonyms(texts, token)[0] for token in move.split()) for move in words.split(", "))
    return ", ".join(moves)


def _listed(texts: Texts, key: str) -> list[str]:
    return [each.strip() for each in texts.say(key).split(",")] if texts.knows(key) else []


def _pieces(phrase: str) -> tuple[str, ...]:
    return tuple(plain(_APOSTROPHES.sub(" ", phrase)).split())
