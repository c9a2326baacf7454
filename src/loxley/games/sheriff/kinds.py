"""One move for each kind among some cards: to set aside, to pack, to lay.

There are few sets of the kinds that every game has: their lists are made once, when they are first needed, and shared.
"""

from typing import Final

from mypy_extensions import i64

from loxley.core.words import Move
from loxley.games.sheriff.goods import KINDS, ROYAL, Good

_SETS: Final = 1 << ROYAL  # of the kinds that every game has


class EachKind:
    """Moves that begin at some places of the vocabulary with the first kind, and those that always follow them."""

    def __init__(self, starts: list[Move], further: list[Move]) -> None:
        self._starts = starts
        self._further = further
        self._kept: list[list[Move] | None] = [None] * _SETS

    def among(self, cards: list[Good], first: int = 0, least: Good = 0) -> list[Move]:
        """Of the kinds from `least` on among the cards from `first` on. Shared: read it, do not change it."""
        kinds: i64 = 0
        for at in range(first, len(cards)):
            good: i64 = cards[at]
            kinds |= 1 << good
        kinds = kinds >> least << least
        if kinds >= _SETS:
            return self._listed(kinds)
        kept = self._kept[kinds]
        if kept is None:
            kept = self._listed(kinds)
            self._kept[kinds] = kept
        return kept

    def _listed(self, kinds: int) -> list[Move]:
        moves: list[Move] = []
        for start in self._starts:
            moves += [start + good for good in range(KINDS) if kinds >> good & 1]
        return moves + self._further
