"""Rows: what one seat sees and remembers as a run of bytes of fixed length, for programs that learn.

A game says in a schema which field stands where, and writes its rows straight from the state, field by field, as its
views are built. The viewer comes first, then the others clockwise; places without a player stay zero.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from loxley.core.log import Event, Log
from loxley.core.seats import Seat
from loxley.core.state import State

MOST: Final = 255  # what a byte holds; larger figures are written as this one
_FEW: Final = 16
_STRIDE: Final = 64
_NEVER: Final = -1


class Field:
    """One part of a row: a name, where it stands, and what its bytes mean."""

    def __init__(self, name: str, offset: int, length: int, most: int, labels: list[str], words: list[str]) -> None:
        self.name = name
        self.offset = offset
        self.length = length
        self.most = most  # the largest value of each of its bytes; the least is 0
        self.labels = labels  # of its bytes, one for each; none where it has only one
        self.words = words  # of its values, from 0 on; none where a value is a figure


class Schema:
    """The fields of a game's rows, in order."""

    def __init__(self, players: int) -> None:
        self.players = players  # the most that the game has
        self.fields: list[Field] = []
        self.size = 0
        self.blank = b""
        self.places: list[str] = ["you", *[f"seat +{step}" for step in range(1, players)]]

    def _add(self, name: str, length: int, most: int, labels: list[str], words: list[str]) -> i64:
        offset: i64 = self.size
        self.fields.append(Field(name, offset, length, most, labels, words))
        self.size += length
        self.blank = bytes(self.size)
        return offset

    def number(self, name: str, most: int = MOST) -> i64:
        """One figure. Like all of these it returns where the field begins."""
        return self._add(name, 1, most, [], [])

    def flag(self, name: str) -> i64:
        return self._add(name, 1, 1, [], [])

    def word(self, name: str, words: list[str]) -> i64:
        """One of these words, or none: 0 is none, 1 the first word."""
        return self._add(name, 1, len(words), [], ["", *words])

    def one_of(self, name: str, labels: list[str]) -> i64:
        """A byte for each label, of which one at most is set."""
        return self._add(name, len(labels), 1, labels, [])

    def counts(self, name: str, labels: list[str], most: int = MOST) -> i64:
        """A figure for each label."""
        return self._add(name, len(labels), most, labels, [])

    def by_seat(self, name: str, most: int = MOST) -> i64:
        """A figure for each seat, the viewer's first."""
        return self._add(name, self.players, most, self.places, [])

    def words_by_seat(self, name: str, words: list[str]) -> i64:
        """One of these words, or none, for each seat."""
        return self._add(name, self.players, len(words), self.places, ["", *words])

    def counts_by_seat(self, name: str, labels: list[str], most: int = MOST) -> i64:
        """A figure for each label of each seat."""
        return self.counts(name, [f"{place}: {label}" for place in self.places for label in labels], most)

    def sequence(self, name: str, length: int, words: list[str]) -> i64:
        """So many words in order, each of these or none."""
        return self._add(name, length, len(words), [str(at + 1) for at in range(length)], ["", *words])

    def describe(self, row: bytes) -> dict[str, int | str | dict[str, int | str]]:
        """A row back in words: every field that is not zero, and in it every label that is not."""
        if len(row) != self.size:
            raise ValueError(f"a row has {self.size} bytes, not {len(row)}")
        told: dict[str, int | str | dict[str, int | str]] = {}
        for field in self.fields:
            values = row[field.offset : field.offset + field.length]
            if not any(values):
                continue
            said: list[int | str] = [field.words[value] if field.words else value for value in values]
            if field.labels:
                told[field.name] = {label: said[at] for at, label in enumerate(field.labels) if values[at]}
            else:
                told[field.name] = said[0]
        return told


_SHARED: Final[dict[bytes, bytes]] = {}


def shared(blank: bytes) -> bytes:
    """The same bytes, one object for all games that begin their rows with them."""
    return _SHARED.setdefault(blank, blank)


def _cut(value: i64) -> u8:
    """What a byte can hold of a figure. `min` would make an object of it when compiled."""
    if value > MOST:
        return MOST
    return u8(value)


@mypyc_attr(acyclic=True)
class RowWriter:
    """Rows one after the other in one buffer. What a byte cannot hold is cut."""

    def __init__(self) -> None:
        self._out = BytesWriter()
        self._start: i64 = 0

    def begin(self, blank: bytes) -> None:
        """A new row, with these bytes to begin with."""
        self._start = len(self._out)
        self._out.write(blank)

    def put(self, at: i64, value: i64) -> None:
        """Set one byte of the row."""
        self._out[self._start + at] = _cut(value)

    def add(self, at: i64, value: i64) -> None:
        place = self._start + at
        total = i64(self._out[place]) + value
        self._out[place] = _cut(total)

    def put_all(self, at: i64, values: list[int]) -> None:
        """Set as many bytes as there are values."""
        out, place = self._out, self._start + at
        for figure in values:
            value: i64 = figure
            if value:
                out[place] = _cut(value)
            place += 1

    def put_by_seat(self, at: i64, values: list[int], viewer: i64) -> None:
        """Set a byte for each seat, the viewer's first."""
        out, first = self._out, self._start + at
        end = first + len(values)
        place = end - viewer if viewer else first
        for figure in values:
            value: i64 = figure
            if value:
                out[place] = _cut(value)
            place += 1
            if place == end:
                place = first

    def put_table(self, at: i64, values: list[int], viewer: i64, seats: i64, places: i64) -> None:
        """Set several fields of so many places, a value for each seat and the viewer's first; `values` has them all."""
        out, first = self._out, self._start + at
        end = first + seats
        place = end - viewer if viewer else first
        left = seats
        for figure in values:
            value: i64 = figure
            if value:
                out[place] = _cut(value)
            place += 1
            if place == end:
                place = first
            left -= 1
            if not left:
                left = seats
                first += places
                end += places
                place += places

    def count(self, at: i64, kinds: list[int]) -> None:
        """Add one to the byte of each of these kinds, as often as it comes."""
        out, first = self._out, self._start + at
        for kind in kinds:
            place: i64 = first + i64(kind)
            number = i64(out[place])
            if number < MOST:
                out[place] = u8(number + 1)

    def mark(self, moves: list[int]) -> None:
        """Set the byte of each of these moves, which ascend. Where there are many, most stand in unbroken runs."""
        out, start = self._out, self._start
        end: i64 = len(moves)
        if end < _FEW:
            for move in moves:
                out[start + i64(move)] = 1
            return
        at: i64 = 0
        while at < end:
            first: i64 = moves[at]
            last = at  # of the run that begins here
            stride: i64 = _STRIDE
            while stride:
                while last + stride < end and i64(moves[last + stride]) - first == last + stride - at:
                    last += stride
                stride >>= 1
            place = start + first
            while at <= last:
                out[place] = 1
                place += 1
                at += 1

    def taken(self) -> bytes:
        """All rows since the last time."""
        rows = self._out.getvalue()
        self.clear()
        return rows

    def clear(self) -> None:
        self._out.truncate(0)


def step_to(seat: i64, viewer: i64, state: State) -> i64:
    """How far a seat is from the viewer, clockwise."""
    step = seat - viewer
    return step if step >= 0 else step + i64(state.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memories:
    """What the seats of one game remember beyond what they see: a fold of the log, kept as it grows."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.read = 0  # events of the log that are folded
        self._bases: list[bytes] = [b""] * seats
        self._based_on: list[int] = [_NEVER] * seats  # events that were folded when the base was kept

    def base(self, state: State, seat: Seat) -> bytes:
        """What was kept of a seat's row, if nothing has happened since; else nothing.

        Nothing changes without an event but drafts, which a game writes onto the base.
        """
        if state.log is None or len(state.log) != self.read or self._based_on[seat] != self.read:
            return b""
        return self._bases[seat]

    def keep(self, seat: Seat, base: bytes) -> None:
        """Keep the part of a seat's row that stays until something happens."""
        self._bases[seat] = base
        self._based_on[seat] = self.read

    def fold(self, event: Event, viewers: int) -> None:
        """Remember an event; `viewers` has a bit for each seat that saw it."""
        raise NotImplementedError

    def read_log(self, log: Log) -> None:
        """Fold what is new in the log."""
        end = len(log)
        while self.read < end:
            self.fold(log.event(self.read), log.viewers(self.read))
            self.read += 1

    def read_events(self, events: list[Event], seat: Seat) -> None:
        """Fold what one seat was told."""
        for event in events:
            self.fold(event, 1 << seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """How the rows of one game are written. There is one object of each game."""

    schema: Schema

    def memories(self, state: State) -> Memories:
        """The empty memories of a game about to begin."""
        raise NotImplementedError

    def write(self, out: RowWriter, state: State, viewer: Seat, memories: Memories) -> None:
        """Append the row of one seat."""
        raise NotImplementedError

    def row(self, state: State, viewer: Seat, memories: Memories) -> bytes:
        """The row of one seat alone."""
        out = RowWriter()
        self.write(out, state, viewer, memories)
        return out.taken()
