"""The fold of rows about the company at a table: looks, devices, friends who come late, who wants another game."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from loxley.core.options import as_written
from loxley.tables.clock import Clock
from loxley.tables.rows import Answered, Arranged, LookChosen, Moved, Row, SeatAsked, SeatRefused, Ticketed
from loxley.tables.table import Change, Table


def _look_chosen(table: Table, event: LookChosen, _row: Row, change: Change) -> None:
    person = table.people[event.person]
    person.portrait, person.colour = event.portrait, event.colour
    person.looks += 1
    change.table_changed = True


def _ticketed(table: Table, event: Ticketed, row: Row, _change: Change) -> None:
    person = table.people[event.person]
    person.ticket, person.ticketed_at = event.ticket, row.at
    person.tickets += 1


def _moved(table: Table, event: Moved, _row: Row, change: Change) -> None:
    person = table.people[event.person]
    person.token = event.token
    person.ticket = ""
    change.moved = event.person


def _seat_asked(table: Table, event: SeatAsked, _row: Row, change: Change) -> None:
    table.asks[event.person] = event.seat
    change.table_changed = True


def _seat_refused(table: Table, event: SeatRefused, _row: Row, change: Change) -> None:
    table.asks.pop(event.person, None)
    change.table_changed = True


def _arranged(table: Table, event: Arranged, _row: Row, change: Change) -> None:
    table.opened = replace(table.opened, options=event.options, think=event.think)
    table.options = as_written({**event.options})
    table.clock = Clock(event.think, table.game.time_limit)
    change.table_changed = True


def _answered(table: Table, event: Answered, _row: Row, change: Change) -> None:
    table.answers[event.person] = event.yes
    change.table_changed = True


FOLD: dict[type[Any], Callable[[Table, Any, Row, Change], None]] = {
    LookChosen: _look_chosen,
    Ticketed: _ticketed,
    Moved: _moved,
    SeatAsked: _seat_asked,
    SeatRefused: _seat_refused,
    Arranged: _arranged,
    Answered: _answered,
}
