"""How bots play, not how well: what each game's log says about lies, raids and bargains."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, cast

from loxley.arena.rates.tally import Rate, Tally, new_tallies
from loxley.core.log import Event
from loxley.parts import find_part

__all__ = ["Rate", "Tally", "count_tallies", "join_tallies", "rates_of"]


class _Rates(Protocol):
    """What a game's module here offers."""

    RATES: Sequence[Rate]

    def count(self, events: Sequence[Event], seats: int) -> list[Tally]:
        """What each seat did in one game, from the log of somebody who sees all."""


def _rates(game: str) -> _Rates | None:
    return cast("_Rates | None", find_part(__name__, game))


def rates_of(game: str) -> Sequence[Rate]:
    """The rates that a game knows; none for a game without a module here."""
    rates = _rates(game)
    return () if rates is None else rates.RATES


def count_tallies(game: str, events: Sequence[Event], seats: int) -> list[Tally]:
    """What each seat did in one game."""
    rates = _rates(game)
    return new_tallies(seats) if rates is None else rates.count(events, seats)


def join_tallies(tallies: Sequence[tuple[int, dict[str, int]]], entries: int) -> list[Tally]:
    """What each entry did over many games, from pairs of an entry and what it did in one."""
    joined: list[Tally] = [Counter() for _ in range(entries)]
    for entry, tally in tallies:
        joined[entry].update(tally)
    return joined
