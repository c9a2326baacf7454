"""Time by the rulebook. The engine reads no clock: whoever has one asks a game how much sand is in the glass."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TimeLimit:
    """So much time for one page of the game, known by its name."""

    page: str
    seconds: float
