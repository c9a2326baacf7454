"""Rows made a second way: from a seat's view and the events that it was told, with no look at the state."""

from collections.abc import Callable, Iterable, Sequence

from loxley.core.log import Event
from loxley.core.rows import MOST, Schema
from loxley.core.state import View

Values = dict[str, list[int]]
Encoding = Callable[[View, list[Event]], Values]


class Places:
    """Seats as one viewer counts them: themselves first, then clockwise; padded to the most players."""

    def __init__(self, viewer: int, seats: int, most: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.most = most

    def step(self, seat: int) -> int:
        return (seat - self.viewer) % self.seats

    def of(self, figures: Sequence[int]) -> list[int]:
        """A figure for each seat."""
        turned = [figures[(self.viewer + step) % self.seats] for step in range(self.seats)]
        return turned + [0] * (self.most - self.seats)

    def parts(self, figures: Sequence[Sequence[int]], width: int) -> list[int]:
        """Several figures for each seat."""
        turned = [figures[(self.viewer + step) % self.seats] for step in range(self.seats)]
        return [figure for part in turned for figure in part] + [0] * (width * (self.most - self.seats))

    def marks(self, seats: Iterable[int | None]) -> list[int]:
        """How often each seat is among these."""
        steps = [self.step(seat) for seat in seats if seat is not None]
        return [steps.count(step) for step in range(self.most)]


def counts(names: Sequence[str], among: Sequence[str]) -> list[int]:
    return [list(names).count(name) for name in among]


def one(name: str | None, among: Sequence[str]) -> list[int]:
    return [int(name == other) for other in among]


def word(name: str | None, among: Sequence[str]) -> int:
    return 0 if name is None else list(among).index(name) + 1


def count_events(events: list[Event], seats: int, name: str, by: str = "seat") -> list[int]:
    told = [event.facts[by] for event in events if event.name == name]
    return [told.count(seat) for seat in range(seats)]


def to_bytes(schema: Schema, values: Values) -> bytes:
    """The row of these values; every field of the schema must be there, and fit."""
    row = bytearray()
    for field in schema.fields:
        part = [min(MOST, value) for value in values[field.name]]
        assert len(part) == field.length, field.name
        assert max(part) <= field.most, field.name
        row += bytes(part)
    assert len(values) == len(schema.fields)
    return bytes(row)
