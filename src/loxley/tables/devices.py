"""Taking one's seat to another device: a link that is good for one move within a few minutes.

The link holds a secret that is made for it alone. Whoever opens it becomes this person, with a new token; the old
token is void, and the device that had it is told.
"""

from typing import Final

from loxley.core.refusals import Refused
from loxley.tables.commands import Step
from loxley.tables.people import Person, hashed, matches_hash
from loxley.tables.rows import Moved, Ticketed
from loxley.tables.table import Table

TICKET_S: Final = 900.0  # seconds for which such a link is good
MOST_TICKETS: Final = 100  # of one person in one match: each is a row of the store


def make_ticket(person: Person, ticket: str) -> Step:
    if person.tickets >= MOST_TICKETS:
        raise Refused("too-many-tickets", "person", "", {"most": MOST_TICKETS})
    return Step(Ticketed(person.number, hashed(ticket)))


def move(table: Table, ticket: str, token: str, now: float) -> Step:
    """Every ticket is compared, so that the time tells nothing."""
    found = None
    for person in table.people.values():
        if matches_hash(ticket, person.ticket):
            found = person
    if found is None or now > found.ticketed_at + TICKET_S:
        raise Refused("ticket-void", "ticket")
    return Step(Moved(found.number, hashed(token)))
