"""Seats at the table, and the viewers that are not seats."""

from typing import Final

Seat = int  # a place at the table, numbered clockwise from 0
Viewer = int  # a seat, or one of the two below

PUBLIC: Final = -1  # sees what every player sees: spectators, and the part of a record that spoils nothing
AUDITOR: Final = -2  # sees everything: finished games and tests
CLOCK: Final = -3  # moves when time is up; never looks


def clockwise(seats: int, after: Seat) -> list[Seat]:
    """All other seats, from the left of `after` around the table."""
    return [(after + step) % seats for step in range(1, seats)]
