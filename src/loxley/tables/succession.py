"""The host's role, when the host is gone: it passes on to somebody who is there."""

from collections.abc import Collection

from loxley.tables.checks import must_be, must_host
from loxley.tables.commands import Step
from loxley.tables.people import Person
from loxley.tables.rows import Hosted, Resumed
from loxley.tables.table import CLOSED, PAUSED, Table


def heir(table: Table, here: Collection[int]) -> int | None:
    """Who is the host when the host is gone: the first of those who are here, players before watchers."""
    if table.host in here or table.stage == CLOSED:
        return None
    people = [table.people[number] for number in here if number in table.people and not table.people[number].bot]
    first = min(people, key=lambda each: (each.seat is None, each.number), default=None)
    return None if first is None else first.number


def succeed(table: Table, here: Collection[int]) -> Step | None:
    found = heir(table, here)
    return None if found is None else Step(Hosted(found))


def resume(table: Table, person: Person, here: Collection[int]) -> Step:
    """The host goes on; and any player, while the host is not there."""
    must_be(table, PAUSED, "not-paused")
    if person.seat is None or table.host in here:
        must_host(table, person)
    return Step(Resumed())
