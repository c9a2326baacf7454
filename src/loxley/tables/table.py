"""A table: the fold of its rows."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from loxley.core.game import Game
from loxley.core.game import Table as Fields
from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.games import find_game
from loxley.tables.clock import Clock
from loxley.tables.match import Chunk, Match, Trial
from loxley.tables.people import Person, Place, opens
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

GATHERING = "gathering"
PLAYING = "playing"
PAUSED = "paused"
OVER = "over"

MOST_CHAT = 300  # lines of chat that a newcomer is told


@dataclass(slots=True)
class ChatLine:
    """Something said: by a person, or a bot's remark, which is a key."""

    number: int
    name: str
    seat: Seat | None
    text: str
    remark: str
    at: float


@dataclass(slots=True)
class Change:
    """What a row changed, for those who tell it on."""

    number: int
    by: Seat | None = None  # who moved in the game
    chunks: list[Chunk] = field(default_factory=list)
    around: bool = False  # something changed around the game
    chat: ChatLine | None = None
    anew: bool = False  # what was told before does not hold any more


class Table:
    def __init__(self, name: str, opened: Opened, at: float) -> None:
        self.name = name
        self.opened = opened
        self.created = at
        self.touched = at
        self.number = 0  # of the last row
        self.game: Game = find_game(opened.game)
        self.players = opened.players
        self.options: Fields = {**opened.options}
        self.stage = GATHERING
        self.match_number = 0
        self.match: Match | None = None
        self.host = 1
        self.people = {1: Person(1, opened.name, opened.token, opened.seat)}
        self.places = [Place() for _ in range(opened.players)]
        self.chat: list[ChatLine] = []
        self.wish: Wished | None = None
        self.consents: list[Seat] = []
        self.heard: set[Seat] = set()  # bots that have had their word since somebody else spoke
        self.clock = Clock(opened.think)
        if opened.seat is not None:
            self._sit(self.people[1], opened.seat, 0)
        for bot in opened.bots:
            self.places[bot.seat].put(bot)
            self.places[bot.seat].name = bot.name

    # small questions

    def person_with(self, token: str) -> Person | None:
        """Whose token is it? Every hash is compared, so that the time tells nothing."""
        found = None
        for person in self.people.values():
            if opens(token, person.token):
                found = person
        return found

    def is_invited(self, key: str) -> bool:
        return self.opened.open or opens(key, self.opened.key)

    def is_running(self) -> bool:
        return self.stage in (PLAYING, PAUSED)

    def running_match(self) -> Match:
        assert self.match is not None
        return self.match

    def bots_seats(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place.level]

    def acts_alone(self) -> bool:
        """Would the game go on without anybody's request? Bots and clocks do that."""
        return self.stage == PLAYING and (bool(self.bots_seats()) or self.clock.is_wound(self.options))

    def sketch(self) -> "Table":
        """A copy on which a row can be tried, if it is not a move."""
        twin = copy(self)
        twin.people = {number: replace(person) for number, person in self.people.items()}
        twin.places = [replace(place) for place in self.places]
        twin.clock = copy(self.clock)
        twin.heard = set(self.heard)
        twin.chat = []
        twin.consents = []
        return twin

    # the fold

    def next_match(self, deed: Deed) -> int:
        """The match that a deed belongs to."""
        return self.match_number + 1 if isinstance(deed, Started) else self.match_number

    def apply(self, row: Row, deed: Deed | None = None, trial: Trial | None = None) -> Change:
        """Take in a stored row. What was tried before it was stored need not be played again."""
        if deed is None:
            deed = read_deed(row)
        change = Change(row.number)
        if isinstance(deed, Played):
            self._play(row, deed, change, trial)
        else:
            _FOLD[type(deed)](self, deed, row, change)
        self.number = row.number
        self.touched = row.at
        return change

    def _play(self, row: Row, deed: Played, change: Change, trial: Trial | None) -> None:
        match = self.running_match()
        moves = read_sequence(self.game.book, deed.moves)
        before = match.state.awaited()
        if trial is None:
            trial = match.try_out(deed.seat, moves)
        change.by = deed.seat
        change.chunks = match.go_on(row.number, deed.seat, moves, trial)
        if deed.remark:
            change.chat = self._add_chat(row, self.places[deed.seat].name, deed.seat, "", deed.remark)
        if self.wish is not None:
            self._end_wish(change)
        if deed.seat in before or not 0 <= deed.seat < self.players or not self.places[deed.seat].level:
            self.heard.clear()
        else:
            self.heard.add(deed.seat)
        self.clock.moved(match.state, deed.seat, row.at)
        if match.state.over():
            self.stage = OVER
            change.around = True

    def _add_chat(self, row: Row, name: str, seat: Seat | None, text: str, remark: str) -> ChatLine:
        began = self.match.started if self.match is not None else self.created
        line = ChatLine(row.number, name, seat, text, remark, max(0.0, row.at - began))
        self.chat.append(line)
        if len(self.chat) > MOST_CHAT:
            del self.chat[: len(self.chat) - MOST_CHAT]
        return line

    def _end_wish(self, change: Change) -> None:
        self.wish = None
        self.consents = []
        change.around = True

    def _sit(self, person: Person, seat: Seat, number: int) -> None:
        place = self.places[seat]
        if person.seat is not None and person.seat != seat:
            self.places[person.seat] = Place()
        place.person = person.number
        place.name = person.name
        place.dismiss()
        person.seat = seat
        person.moved = number

    def _clear(self, seat: Seat, number: int) -> None:
        owner = self.places[seat].person
        if owner is not None:
            self.people[owner].seat = None
            self.people[owner].moved = number
        self.places[seat] = Place()

    def _joined(self, deed: Joined, row: Row, change: Change) -> None:
        person = self.people[deed.person] = Person(deed.person, deed.name, deed.token)
        if deed.seat is not None:
            self._sit(person, deed.seat, row.number)
        change.around = True

    def _sat(self, deed: Sat, row: Row, change: Change) -> None:
        self._sit(self.people[deed.person], deed.seat, row.number)
        change.around = True

    def _stood(self, deed: Stood, row: Row, change: Change) -> None:
        place = self.places[deed.seat]
        if deed.bot is not None:
            place.put(deed.bot)
            place.stands_in = True
        else:
            self._clear(deed.seat, row.number)
        change.around = True

    def _renamed(self, deed: Renamed, row: Row, change: Change) -> None:
        person = self.people[deed.person]
        person.name = deed.name
        if person.seat is not None:
            self.places[person.seat].name = deed.name
        change.around = True

    def _bot_sat(self, deed: BotSat, row: Row, change: Change) -> None:
        place = self.places[deed.bot.seat]
        place.put(deed.bot)
        place.stands_in = deed.stands_in
        if not deed.stands_in:
            place.name = deed.bot.name
        change.around = True

    def _freed(self, deed: Freed, row: Row, change: Change) -> None:
        self._clear(deed.seat, row.number)
        change.around = True

    def _given_back(self, deed: GivenBack, row: Row, change: Change) -> None:
        self.places[deed.seat].dismiss()
        change.around = True

    def _started(self, deed: Started, row: Row, change: Change) -> None:
        seed = bytes.fromhex(deed.seed)
        self.match_number = row.match
        self.match = Match(self.game, self.players, self.options, self.opened.components, seed, row.number, row.at)
        self.stage = PLAYING
        self.heard.clear()
        self.wish = None
        self.consents = []
        self.clock.begin(self.match.state, row.at)
        change.around = change.anew = True

    def _said(self, deed: Said, row: Row, change: Change) -> None:
        person = self.people[deed.person]
        change.chat = self._add_chat(row, person.name, person.seat, deed.text, "")

    def _paused(self, deed: Paused, row: Row, change: Change) -> None:
        self.stage = PAUSED
        self.clock.pause(row.at)
        change.around = True

    def _resumed(self, deed: Resumed, row: Row, change: Change) -> None:
        self.stage = PLAYING
        self.clock.go_on(row.at)
        change.around = True

    def _wished(self, deed: Wished, row: Row, change: Change) -> None:
        self.wish = deed
        self.consents = []
        change.around = True

    def _consented(self, deed: Consented, row: Row, change: Change) -> None:
        if deed.yes:
            self.consents.append(deed.seat)
            change.around = True
        else:
            self._end_wish(change)

    def _taken_back(self, deed: TakenBack, row: Row, change: Change) -> None:
        match = self.match = self.running_match().without(deed.row, row.number)
        self.heard.clear()
        self.clock.begin(match.state, row.at)
        self._end_wish(change)
        change.anew = True


_FOLD: dict[type[Any], Callable[[Table, Any, Row, Change], None]] = {
    Joined: Table._joined,
    Sat: Table._sat,
    Stood: Table._stood,
    Renamed: Table._renamed,
    BotSat: Table._bot_sat,
    Freed: Table._freed,
    GivenBack: Table._given_back,
    Started: Table._started,
    Said: Table._said,
    Paused: Table._paused,
    Resumed: Table._resumed,
    Wished: Table._wished,
    Consented: Table._consented,
    TakenBack: Table._taken_back,
}


def fold(rows: list[Row]) -> Table:
    """A table out of all its rows."""
    opened = read_deed(rows[0])
    assert isinstance(opened, Opened)
    table = Table(rows[0].table, opened, rows[0].at)
    for row in rows[1:]:
        table.apply(row)
    return table
