"""The fold: how each kind of row changes a table. Nothing else ever changes one."""

from collections.abc import Callable
from typing import Any

from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.tables.match import Match, Trial
from loxley.tables.people import Person, Place
from loxley.tables.rows import (
    BotSat,
    Consented,
    Deed,
    Freed,
    GivenBack,
    Joined,
    Opened,
    Paused,
    Played,
    Remarked,
    Renamed,
    Resumed,
    Row,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    Wished,
    read_deed,
)
from loxley.tables.table import OVER, PAUSED, PLAYING, Change, ChatLine, Table

_MOST_CHAT = 300  # lines of chat that a newcomer is told


def match_of(table: Table, deed: Deed) -> int:
    """The number of the game that a deed belongs to."""
    return table.match_number + 1 if isinstance(deed, Started) else table.match_number


def apply(table: Table, row: Row, deed: Deed | None = None, trial: Trial | None = None) -> Change:
    """Take in a stored row. What was tried before it was stored need not be played again."""
    if deed is None:
        deed = read_deed(row)
    change = Change(row.number)
    if isinstance(deed, Played):
        _play(table, row, deed, change, trial)
    else:
        _FOLD[type(deed)](table, deed, row, change)
    table.number = row.number
    table.touched = row.at
    if isinstance(deed, (Played, Started, TakenBack, Resumed)):
        table.moved_number = row.number
        table.moved_at = row.at
    return change


def _play(table: Table, row: Row, deed: Played, change: Change, trial: Trial | None) -> None:
    match = table.running_match()
    before = list(match.state.awaited())
    if trial is None:
        trial = match.repeat(deed.seat, read_sequence(table.game.book, deed.moves))
    change.by = deed.seat
    change.chunks = match.go_on(row.number, trial)
    if deed.remark:
        change.chat = _add_chat(table, row, table.places[deed.seat].name, deed.seat, "", deed.remark)
    if table.wish is not None:
        _end_wish(table, change)
    if deed.seat in before or not 0 <= deed.seat < table.players or not table.places[deed.seat].level:
        table.heard.clear()
    else:
        table.heard.add(deed.seat)
    table.clock.moved(match.state, deed.seat, row.at)
    if match.state.over():
        table.stage = OVER
        change.around = True


def _add_chat(table: Table, row: Row, name: str, seat: Seat | None, text: str, remark: str) -> ChatLine:
    began = table.match.started if table.match is not None else table.created
    line = ChatLine(row.number, name, seat, text, remark, max(0.0, row.at - began))
    table.chat.append(line)
    if len(table.chat) > _MOST_CHAT:
        del table.chat[: len(table.chat) - _MOST_CHAT]
    return line


def _end_wish(table: Table, change: Change) -> None:
    table.wish = None
    table.consents = []
    change.around = True


def _sit(table: Table, person: Person, seat: Seat, number: int) -> None:
    place = table.places[seat]
    if person.seat is not None and person.seat != seat:
        table.places[person.seat] = Place()
    place.person = person.number
    place.name = person.name
    place.dismiss()
    person.seat = seat
    person.moved = number


def _clear(table: Table, seat: Seat, number: int) -> None:
    owner = table.places[seat].person
    if owner is not None:
        table.people[owner].seat = None
        table.people[owner].moved = number
    table.places[seat] = Place()


def _joined(table: Table, deed: Joined, row: Row, change: Change) -> None:
    person = table.people[deed.person] = Person(deed.person, deed.name, deed.token)
    if deed.seat is not None:
        _sit(table, person, deed.seat, row.number)
    change.around = True


def _sat(table: Table, deed: Sat, row: Row, change: Change) -> None:
    _sit(table, table.people[deed.person], deed.seat, row.number)
    change.around = True


def _stood(table: Table, deed: Stood, row: Row, change: Change) -> None:
    place = table.places[deed.seat]
    if deed.bot is not None:
        place.put(deed.bot)
        place.stands_in = True
    else:
        _clear(table, deed.seat, row.number)
    change.around = True


def _renamed(table: Table, deed: Renamed, _row: Row, change: Change) -> None:
    person = table.people[deed.person]
    person.name = deed.name
    if person.seat is not None:
        table.places[person.seat].name = deed.name
    change.around = True


def _bot_sat(table: Table, deed: BotSat, _row: Row, change: Change) -> None:
    place = table.places[deed.bot.seat]
    place.put(deed.bot)
    place.stands_in = deed.stands_in
    if not deed.stands_in:
        place.name = deed.bot.name
    change.around = True


def _freed(table: Table, deed: Freed, row: Row, change: Change) -> None:
    _clear(table, deed.seat, row.number)
    change.around = True


def _given_back(table: Table, deed: GivenBack, _row: Row, change: Change) -> None:
    table.places[deed.seat].dismiss()
    change.around = True


def _started(table: Table, deed: Started, row: Row, change: Change) -> None:
    seed = bytes.fromhex(deed.seed)
    table.match_number = row.match
    table.match = Match(
        table.game, table.players, table.options, table.opened.components, seed=seed, number=row.number, at=row.at
    )
    table.stage = PLAYING
    table.heard.clear()
    table.wish = None
    table.consents = []
    table.clock.begin(table.match.state, row.at)
    change.around = change.anew = True


def _said(table: Table, deed: Said, row: Row, change: Change) -> None:
    person = table.people[deed.person]
    change.chat = _add_chat(table, row, person.name, person.seat, deed.text, "")


def _remarked(table: Table, deed: Remarked, row: Row, change: Change) -> None:
    change.chat = _add_chat(table, row, table.places[deed.seat].name, deed.seat, "", deed.remark)


def _paused(table: Table, _deed: Paused, row: Row, change: Change) -> None:
    table.stage = PAUSED
    table.clock.pause(row.at)
    change.around = True


def _resumed(table: Table, _deed: Resumed, row: Row, change: Change) -> None:
    table.stage = PLAYING
    table.clock.go_on(row.at)
    change.around = True


def _wished(table: Table, deed: Wished, _row: Row, change: Change) -> None:
    table.wish = deed
    table.consents = []
    change.around = True


def _consented(table: Table, deed: Consented, _row: Row, change: Change) -> None:
    if deed.yes:
        table.consents.append(deed.seat)
        change.around = True
    else:
        _end_wish(table, change)


def _taken_back(table: Table, deed: TakenBack, row: Row, change: Change) -> None:
    match = table.match = table.running_match().without(deed.row, row.number)
    table.heard.clear()
    table.clock.begin(match.state, row.at)
    _end_wish(table, change)
    change.anew = True


_FOLD: dict[type[Any], Callable[[Table, Any, Row, Change], None]] = {
    Joined: _joined,
    Sat: _sat,
    Stood: _stood,
    Renamed: _renamed,
    BotSat: _bot_sat,
    Freed: _freed,
    GivenBack: _given_back,
    Started: _started,
    Said: _said,
    Remarked: _remarked,
    Paused: _paused,
    Resumed: _resumed,
    Wished: _wished,
    Consented: _consented,
    TakenBack: _taken_back,
}


def open_from(row: Row) -> Table:
    """A table as its first row opened it."""
    opened = read_deed(row)
    assert isinstance(opened, Opened)
    table = Table(row.table, opened, row.at)
    if opened.seat is not None:
        _sit(table, table.people[1], opened.seat, 0)
    for bot in opened.bots:
        table.places[bot.seat].put(bot)
        table.places[bot.seat].name = bot.name
    return table


def fold(rows: list[Row]) -> Table:
    """A table out of all its rows."""
    table = open_from(rows[0])
    for row in rows[1:]:
        apply(table, row)
    return table
