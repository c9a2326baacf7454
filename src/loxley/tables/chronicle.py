"""A finished game out of the rows of its table: as a record, and as a result to compare."""

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

import loxley
from loxley.core.records import OVER as ENDED
from loxley.core.records import Record, chat_line, last_line, remark_line, sequence_line
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.folding import apply, open_from
from loxley.tables.looks import colours_at, portrait_at
from loxley.tables.match import Match
from loxley.tables.rows import Paused, Played, Remarked, Resumed, Row, Said, Started, TakenBack, read_event
from loxley.tables.table import OVER, Table


@dataclass
class Cast:
    """Who sat where when a game began."""

    names: list[str]
    levels: list[str]
    characters: list[str]


@dataclass
class Chronicle:
    """One game of a table, from its rows."""

    table: Table
    match: Match
    cast: Cast
    lines: dict[int, list[str]] = field(default_factory=dict)  # of the record, by row
    over: bool = False
    last_at: float = 0.0

    def record(self) -> str:
        """The game as a record. Only a finished one has one: the seed stands in it."""
        if not self.over:
            raise Refused("not-over", "match")
        match = self.match
        record = Record(match.game.name, match.players, match.options)
        record.names = self.cast.names
        record.levels = self.cast.levels
        record.characters = self.cast.characters
        record.portraits = [portrait_at(self.table, seat) for seat in range(match.players)]  # as at the end
        record.colours = colours_at(self.table)
        record.version = loxley.__version__
        record.commitment = match.commitment
        record.components = match.components
        record.deal = match.stacked
        lines = [line for lines in self.lines.values() for line in lines]
        return "\n".join([record.header(), *lines, last_line(ENDED, match.seed, match.state)]) + "\n"


def chronicle(rows: list[Row], number: int) -> Chronicle:
    """Fold the rows of a table up to the end of one of its games."""
    table = open_from(rows[0])
    found: Chronicle | None = None
    time = _Time()
    for row in rows[1:]:
        event = read_event(row)
        if isinstance(event, Started) and found is not None:
            break
        apply(table, row, event)
        if isinstance(event, Started) and row.match == number:
            found = Chronicle(table, table.running_match(), _cast(table))
            time.begin(row.at)
        if found is None:
            continue
        found.last_at = row.at
        if isinstance(event, Paused):
            time.stop(row.at)
        elif isinstance(event, Resumed):
            time.go_on(row.at)
        elif isinstance(event, TakenBack):
            found.lines.pop(event.row, None)
            found.match = table.running_match()
        elif isinstance(event, (Played, Said, Remarked)):
            found.lines[row.number] = _lines(table, event, time.at(row.at))
        found.over = found.over or table.stage == OVER  # and stays so when the table is closed
    if found is None:
        raise Refused("no-such-match", "match")
    return found


class ToldGame(NamedTuple):
    """What is left of a chronicle when its game is gone: it can be sent from one process to another."""

    record: str  # empty while the game is played
    cast: Cast
    scores: list[int]
    winners: list[int]

    def record_text(self) -> str:
        if not self.record:
            raise Refused("not-over", "match")
        return self.record


def retell(rows: list[Row], number: int) -> ToldGame:
    """One game of a table as text and figures."""
    found = chronicle(rows, number)
    state = found.match.state
    over = found.over
    return ToldGame(
        found.record() if over else "", found.cast, state.scores() if over else [], state.winners() if over else []
    )


class _Time:
    """Seconds of a game; its pauses do not count."""

    def __init__(self) -> None:
        self._began = 0.0
        self._stopped = 0.0

    def begin(self, at: float) -> None:
        self._began = at

    def stop(self, at: float) -> None:
        self._stopped = at

    def go_on(self, at: float) -> None:
        self._began += at - self._stopped

    def at(self, at: float) -> float:
        return max(0.0, at - self._began)


def _lines(table: Table, event: Played | Said | Remarked, at: float) -> list[str]:
    """What a row adds to the record. Spectators' words are not part of the game."""
    if isinstance(event, Said):
        seat: Seat | None = table.people[event.person].seat
        if seat is None:
            return []
        return [remark_line(seat, event.phrase, at) if event.phrase else chat_line(seat, event.text, at)]
    if isinstance(event, Remarked):
        return [remark_line(event.seat, event.remark, at)]
    why = None if event.why is None else msgspec.to_builtins(event.why)
    line = sequence_line(event.seat, event.moves, at, why, house=event.house)
    said = [remark_line(event.seat, event.remark, at)] if event.remark else []
    return [line, *said, chat_line(event.seat, event.beside, at, event.sheet)] if event.beside else [line, *said]


def _cast(table: Table) -> Cast:
    places = table.places
    return Cast(
        [place.name for place in places], [place.level for place in places], [place.character for place in places]
    )
