"""The fold: how each kind of row changes a table. Nothing else ever changes one."""

from collections.abc import Callable
from typing import Any, Final

from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.tables.folding_company import FOLD as _COMPANY
from loxley.tables.match import Beside, Match, Preview
from loxley.tables.people import Person, Place
from loxley.tables.rows import (
    BotSat,
    Closed,
    Consented,
    Freed,
    GivenBack,
    Hosted,
    Joined,
    Locked,
    Opened,
    Paced,
    Paused,
    Played,
    Remarked,
    Removed,
    Renamed,
    Resumed,
    Row,
    Said,
    Sat,
    Started,
    Stood,
    TableEvent,
    TakenBack,
    Wished,
    read_event,
)
from loxley.tables.table import CLOSED, OVER, PAUSED, PLAYING, Change, ChatLine, Table

_MOST_CHAT = 300  # lines of chat that a newcomer is told
_CHANGING_THE_GAME: Final = (Played, Started, TakenBack, Resumed)


def match_of(table: Table, event: TableEvent) -> int:
    """The number of the match that a table event belongs to."""
    return table.match_number + 1 if type(event) is Started else table.match_number


def apply(table: Table, row: Row, event: TableEvent | None = None, preview: Preview | None = None) -> Change:
    """Take in a stored row. What was tried before it was stored need not be played again."""
    if event is None:
        event = read_event(row)
    change = Change(row.number)
    if type(event) is Played:  # `isinstance` is slow for these
        _play(table, row, event, change, preview)
    else:
        _FOLD[type(event)](table, event, row, change)
    table.number = row.number
    table.touched = row.at
    if type(event) in _CHANGING_THE_GAME:
        table.moved_number = row.number
        table.moved_at = row.at
    return change


def _play(table: Table, row: Row, event: Played, change: Change, preview: Preview | None) -> None:
    match = table.running_match()
    before = list(match.state.awaited())
    if preview is None:
        preview = match.repeat(event.seat, read_sequence(table.game.book, event.moves))
    change.by = event.seat
    change.house = event.house
    beside = Beside(event.sheet, event.beside) if event.beside else None
    change.chunks = match.go_on(row.number, preview, house=event.house, beside=beside)
    if beside is not None:
        change.chat = _add_chat(table, row, table.places[event.seat].name, event.seat, event.beside, "")
        change.table_changed = True
    if event.remark:
        change.chat = _add_chat(table, row, table.places[event.seat].name, event.seat, "", event.remark)
    if table.wish is not None:
        _end_wish(table, change)
    if event.seat in before or not 0 <= event.seat < table.players or not table.places[event.seat].level:
        table.heard.clear()
    elif not table.game.book.answered[preview.moves[-1]]:
        table.heard.add(event.seat)  # who has struck a deal may go on, and do what was agreed
    table.clock.moved(match.state, event.seat, row.at)
    if match.state.over():
        table.stage = OVER
        table.results = table.results_with(match.state)
        change.table_changed = True


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
    change.table_changed = True


def _sit(table: Table, person: Person, seat: Seat, number: int) -> None:
    place = table.places[seat]
    if person.seat is not None and person.seat != seat:
        table.places[person.seat] = Place()
    place.person = person.number
    place.name = person.name
    place.remote = person.bot
    place.dismiss()
    person.seat = seat
    person.view_changed_at = number


def _clear(table: Table, seat: Seat, number: int) -> None:
    owner = table.places[seat].person
    if owner is not None:
        table.people[owner].seat = None
        table.people[owner].view_changed_at = number
    table.places[seat] = Place()


def _joined(table: Table, event: Joined, row: Row, change: Change) -> None:
    person = table.people[event.person] = Person(
        event.person, event.name, event.token, bot=event.bot, portrait=event.portrait, colour=event.colour
    )
    if event.seat is not None:
        _sit(table, person, event.seat, row.number)
    table.last_person = max(table.last_person, event.person)
    change.table_changed = True


def _sat(table: Table, event: Sat, row: Row, change: Change) -> None:
    _sit(table, table.people[event.person], event.seat, row.number)
    table.asks = {person: seat for person, seat in table.asks.items() if event.person != person and event.seat != seat}
    table.clock.sat_down(event.seat, row.at)
    change.table_changed = True


def _stood(table: Table, event: Stood, row: Row, change: Change) -> None:
    place = table.places[event.seat]
    if event.bot is not None:
        place.put(event.bot)
        place.stands_in = True
    else:
        _clear(table, event.seat, row.number)
    change.table_changed = True


def _renamed(table: Table, event: Renamed, _row: Row, change: Change) -> None:
    person = table.people[event.person]
    person.name = event.name
    if person.seat is not None:
        table.places[person.seat].name = event.name
    change.table_changed = True


def _bot_sat(table: Table, event: BotSat, row: Row, change: Change) -> None:
    place = table.places[event.bot.seat]
    place.put(event.bot)
    place.stands_in = event.stands_in
    if not event.stands_in:
        place.name = event.bot.name
    if event.remark:
        change.chat = _add_chat(table, row, place.name, event.bot.seat, "", event.remark)
    change.table_changed = True


def _freed(table: Table, event: Freed, row: Row, change: Change) -> None:
    _clear(table, event.seat, row.number)
    change.table_changed = True


def _given_back(table: Table, event: GivenBack, row: Row, change: Change) -> None:
    table.places[event.seat].dismiss()
    table.clock.sat_down(event.seat, row.at)
    change.table_changed = True


def _started(table: Table, event: Started, row: Row, change: Change) -> None:
    seed = bytes.fromhex(event.seed)
    table.match_number = row.match
    table.match = Match(
        table.game,
        table.players,
        table.options,
        table.opened.components,
        seed=seed,
        number=row.number,
        at=row.at,
        stacked=table.opened.stacked if table.is_guided() else None,
    )
    table.stage = PLAYING
    table.heard.clear()
    for person in table.people.values():
        person.lines = person.looks = person.tickets = 0
    for seat in event.back:
        table.places[seat].dismiss()
    for bot in event.keepers:
        table.places[bot.seat].put(bot)
        table.places[bot.seat].stands_in = True
    table.asks = {}
    table.answers = {}
    table.wish = None
    table.consents = []
    table.clock.begin(table.match.state, row.at)
    change.table_changed = change.resets_history = True


def _said(table: Table, event: Said, row: Row, change: Change) -> None:
    person = table.people[event.person]
    person.lines += 1
    change.chat = _add_chat(table, row, person.name, person.seat, event.text, event.phrase)


def _remarked(table: Table, event: Remarked, row: Row, change: Change) -> None:
    change.chat = _add_chat(table, row, table.places[event.seat].name, event.seat, "", event.remark)


def _locked(table: Table, event: Locked, _row: Row, change: Change) -> None:
    table.locked = event.locked
    change.table_changed = True


def _removed(table: Table, event: Removed, row: Row, change: Change) -> None:
    person = table.people[event.person]
    seat = person.seat
    if seat is not None:
        _clear(table, seat, row.number)
        if event.bot is not None:
            table.places[seat].put(event.bot)
            table.places[seat].name = event.bot.name
        if table.wish is not None:
            _end_wish(table, change)
    del table.people[event.person]
    table.asks.pop(event.person, None)
    table.answers.pop(event.person, None)
    if event.person == table.host and table.people:
        table.host = min(table.people)
    table.key = event.key
    table.barred.update(event.barred)
    change.removed = event.person
    change.table_changed = True


def _hosted(table: Table, event: Hosted, _row: Row, change: Change) -> None:
    table.host = event.person
    change.table_changed = True


def _closed(table: Table, _event: Closed, row: Row, change: Change) -> None:
    table.stage = CLOSED
    table.clock.pause(row.at)
    change.table_changed = True


def _paused(table: Table, _event: Paused, row: Row, change: Change) -> None:
    table.stage = PAUSED
    table.clock.pause(row.at)
    change.table_changed = True


def _resumed(table: Table, _event: Resumed, row: Row, change: Change) -> None:
    table.stage = PLAYING
    table.clock.go_on(row.at)
    change.table_changed = True


def _paced(table: Table, event: Paced, _row: Row, change: Change) -> None:
    table.speed = event.speed
    table.talk = event.talk
    change.table_changed = True


def _wished(table: Table, event: Wished, _row: Row, change: Change) -> None:
    table.wish = event
    table.consents = []
    change.table_changed = True


def _consented(table: Table, event: Consented, _row: Row, change: Change) -> None:
    if event.yes:
        table.consents.append(event.seat)
        change.table_changed = True
    else:
        _end_wish(table, change)


def _taken_back(table: Table, event: TakenBack, row: Row, change: Change) -> None:
    match = table.match = table.running_match().without(event.row, row.number)
    table.heard.clear()
    table.clock.begin(match.state, row.at)
    _end_wish(table, change)
    change.resets_history = True


_FOLD: dict[type[Any], Callable[[Table, Any, Row, Change], None]] = {
    **_COMPANY,
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
    Locked: _locked,
    Removed: _removed,
    Hosted: _hosted,
    Closed: _closed,
    Paused: _paused,
    Resumed: _resumed,
    Paced: _paced,
    Wished: _wished,
    Consented: _consented,
    TakenBack: _taken_back,
}


def open_from(row: Row) -> Table:
    """A table as its first row opened it."""
    opened = read_event(row)
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
