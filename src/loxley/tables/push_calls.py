"""Who is to be called in a game by the day: whose turn it is, and later whose time runs out."""

from collections.abc import Callable
from typing import Final, NamedTuple

from loxley.core.seats import Seat
from loxley.tables.live import LiveTable
from loxley.tables.table import CLOSED, PLAYING, Table

HOUR: Final = 3_600.0  # a longer thinking time makes a game by the day; when so much is left, one is called again
TURN: Final = "turn"
TIME: Final = "time"


class Call(NamedTuple):
    kind: str
    seat: Seat
    owner: str  # the hash of their token
    due: float  # the moment tells calls apart: each has its own
    ends: float  # when their time is up
    is_seen: bool  # they have the page before their eyes: it is told there


def is_by_day(table: Table) -> bool:
    return table.opened.think > HOUR


def owners(table: Table) -> frozenset[str]:
    """Whose devices may be called to a table: those who have a seat there."""
    if table.stage == CLOSED:
        return frozenset()
    return frozenset(table.people[place.person].token for place in table.places if place.person is not None)


def is_still_due(table: Table, call: Call) -> bool:
    return table.stage == PLAYING and table.clock.deadlines([call.seat]).get(call.seat) == call.ends


class Calls:
    """What is due since a table was looked at last."""

    def __init__(self, has_no_choice: Callable[[Table, Seat], bool]) -> None:
        self._has_no_choice = has_no_choice  # the house plays for them
        self._called: dict[str, dict[Seat, float]] = {}  # by table: which call a seat had last

    def fresh(self, live: LiveTable, now: float) -> list[Call]:
        table = live.table
        before = self._called.pop(table.name, {})
        if table.stage != PLAYING or not is_by_day(table):
            return []
        calls = [_call(live, seat, ends, now) for seat, ends in table.clock.deadlines(_people(table)).items()]
        if calls:
            self._called[table.name] = {call.seat: call.due for call in calls}
        fresh = [call for call in calls if before.get(call.seat) != call.due]
        return [call for call in fresh if not self._has_no_choice(table, call.seat)]

    def forget(self, table: str) -> None:
        """It is looked at as if for the first time; a device is called once all the same."""
        self._called.pop(table, None)


def _people(table: Table) -> list[Seat]:
    return [seat for seat, place in enumerate(table.places) if place.is_played_by_person()]


def _call(live: LiveTable, seat: Seat, ends: float, now: float) -> Call:
    table = live.table
    person = table.places[seat].person
    assert person is not None
    hour_left = ends - HOUR
    kind, due = (TIME, hour_left) if now >= hour_left else (TURN, ends - table.opened.think)
    return Call(kind, seat, table.people[person].token, due, ends, person in live.people_looking())
