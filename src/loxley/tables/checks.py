"""Questions that several commands ask of a table before anything is done."""

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.people import Person, Place
from loxley.tables.table import Table


def place_at(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < table.players:
        raise Refused("no-such-seat", "seat")
    return table.places[seat]


def must_host(table: Table, person: Person) -> None:
    if person.number != table.host:
        raise Refused("not-the-host", "person")


def must_be(table: Table, stage: str, problem: str) -> None:
    if table.stage != stage:
        raise Refused(problem, "stage")
