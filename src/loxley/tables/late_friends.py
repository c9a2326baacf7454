"""A friend who comes late takes over a bot's seat, with the host's leave."""

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.checks import must_host, place_at
from loxley.tables.commands import Step
from loxley.tables.people import Person
from loxley.tables.rows import Sat, SeatAsked, SeatRefused
from loxley.tables.table import Table


def ask_for_seat(table: Table, person: Person, seat: Seat) -> Step:
    """Who has none asks for the seat of a bot. The host needs no leave."""
    if person.seat is not None:
        raise Refused("sits-already", "seat")
    _must_be_bots(table, seat)
    if table.asks.get(person.number) == seat:
        raise Refused("asked-already", "seat")
    return Step(Sat(person.number, seat) if person.number == table.host else SeatAsked(person.number, seat))


def answer_friend(table: Table, person: Person, other: int, yes: bool) -> Step:  # noqa: FBT001 - it is the answer itself
    """The host lets them sit down, or not; whoever asked may take it back."""
    if person.number != other or yes:
        must_host(table, person)
    if other not in table.asks:
        raise Refused("nobody-asked", "person")
    seat = table.asks[other]
    if not yes:
        return Step(SeatRefused(other))
    _must_be_bots(table, seat)
    return Step(Sat(other, seat))


def _must_be_bots(table: Table, seat: Seat) -> None:
    place = place_at(table, seat)
    if place.person is not None or not place.level:
        raise Refused("seat-taken", "seat", "", {"name": place.name})
