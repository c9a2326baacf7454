"""Seats at the table, and the viewers that are not seats."""

from typing import Final

Seat = int  # a place at the table, numbered clockwise from 0
Viewer = int  # a seat, or one of the two below

PUBLIC: Final = -1  # sees what every player sees: spectators, and the part of a record that spoils nothing
AUDITOR: Final = -2  # sees everything: finished games and tests
CLOCK: Final = -3  # moves when time is up; never looks

_MOST_SEATS: Final = 8  # of the tables below; larger ones are possible
_ALONE: Final[list[list[Seat]]] = [[seat] for seat in range(_MOST_SEATS)]
_CLOCKWISE: Final[list[list[list[Seat]]]] = [
    [[(after + step) % seats for step in range(1, seats)] for after in range(seats)] for seats in range(_MOST_SEATS + 1)
]

# Lists that games ask for at every decision are made once and shared: read them, do not change them.


def alone(seat: Seat) -> list[Seat]:
    """This seat and no other."""
    return _ALONE[seat] if 0 <= seat < _MOST_SEATS else [seat]


def clockwise(seats: int, after: Seat) -> list[Seat]:
    """All other seats, from the left of `after` around the table."""
    if seats <= _MOST_SEATS:
        return _CLOCKWISE[seats][after]
    return [(after + step) % seats for step in range(1, seats)]
