"""One connection: reads what a client sends, asks the table, answers."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec

from loxley.bots import Guests
from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import PUBLIC, Seat, Viewer
from loxley.server.bans import Bans
from loxley.server.buckets import Bucket
from loxley.server.close_codes import (
    GONE,
    NO_HELLO,
    NO_SUCH_TABLE,
    NOT_OURS,
    REMOVED,
    TOO_MUCH,
    TRY_LATER,
    UNKNOWN_TOKEN,
)
from loxley.server.frames import Outbox, framed
from loxley.server.messages.answers import Forbidden, Invited, Pong, Refusal, Ticket, Tried
from loxley.server.messages.requests import (
    Asked,
    Background,
    Hello,
    NewDevice,
    Ping,
    Play,
    Read,
    Remove,
    Rename,
    Request,
    Say,
    SayPhrase,
    SeatBot,
    Try,
    Why,
)
from loxley.server.preview import preview_moves, rule_against
from loxley.server.request_actions import ACTIONS, ACTIONS_OF_COMPANY, RARE, SIGNALS
from loxley.server.room import Room
from loxley.server.sweeping import Sweeper
from loxley.server.wire import Wire
from loxley.tables import commands, devices
from loxley.tables.commands import Step
from loxley.tables.live import Question
from loxley.tables.metrics import Metrics
from loxley.tables.patience import READ, TO_THE_END
from loxley.tables.people import Person, new_secret
from loxley.tables.store.opening import STORE_TROUBLES
from loxley.tables.table import CLOSED, Table

_REQUESTS_A_SECOND = 40
_REQUESTS_AT_ONCE = 120
_LINES_A_SECOND = 1  # of chat
_LINES_AT_ONCE = 8
_SIGNALS_A_SECOND = 0.5  # each is told to everybody at the table
_SIGNALS_AT_ONCE = 10
_MOST_DELAYED = 20  # requests that came too fast and wait for their turn
_MOST_WAITING = 120  # requests of one connection that may wait for their answers
_PATIENCE = 40  # refusals as too fast, before the connection is closed

_log = logging.getLogger("loxley.sockets")
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Request, strict=True).decode


class Connection:
    """A socket after its handshake. The first message says who it is; then it sits in a room."""

    def __init__(self, wire: Wire, desk: "Desk", origin: str, outbox: Outbox) -> None:
        self.origin = origin  # the network it comes from
        self.person: Person | None = None
        self.screen = False
        self.unseen = False
        self.viewer: Viewer = PUBLIC
        self.sender = wire.open(outbox)
        self._wire = wire
        self._desk = desk
        self._room: Room | None = None
        self._greeted = False
        self.waiting = 0
        self._hurried = 0
        self._loop = asyncio.get_running_loop()
        self._pending: list[bytes] = []  # came before the answer to `hello`
        self._delayed: deque[bytes] = deque()  # came too fast
        self._requests = Bucket(_REQUESTS_A_SECOND, _REQUESTS_AT_ONCE)
        self._chat = Bucket(_LINES_A_SECOND, _LINES_AT_ONCE)
        self._signals = Bucket(_SIGNALS_A_SECOND, _SIGNALS_AT_ONCE)

    # out

    def _answer(self, message: msgspec.Struct) -> None:
        self.sender.send(framed(_encode(message)))

    def refuse(self, number: int, refusal: Refused | Illegal) -> None:
        """Say why a request is refused."""
        if isinstance(refusal, Illegal):
            message = Refusal(id=number, problem="illegal", rule=refusal.rule)
        else:
            message = Refusal(
                id=number, problem=refusal.problem, rule=refusal.rule, field=refusal.field, facts=refusal.facts
            )
        self._desk.metrics.refused(message.problem)
        self._answer(message)

    # in

    def heard(self, data: bytes) -> None:
        """A message has arrived. Whoever is too fast waits; whoever does not wait is refused."""
        if not self._delayed and self._requests.take():
            self._read(data)
        elif len(self._delayed) < _MOST_DELAYED:
            self._delayed.append(data)
            if len(self._delayed) == 1:
                self._loop.call_later(self._requests.wait(), self._read_delayed)
        else:
            self._hurry(data)

    def _read_delayed(self) -> None:
        while self._delayed and not self._wire.is_closing():
            if not self._requests.take():
                self._loop.call_later(self._requests.wait() + 0.001, self._read_delayed)
                return
            self._read(self._delayed.popleft())

    def _hurry(self, data: bytes) -> None:
        self._hurried += 1
        if self._hurried > _PATIENCE:
            self._wire.hang_up(TOO_MUCH)
            return
        try:
            number = _decode(data).id
        except (msgspec.DecodeError, RecursionError):
            number = 0
        self.refuse(number, Refused("too-fast", "type"))

    def _read(self, data: bytes) -> None:
        try:
            asked = _decode(data)
        except (msgspec.DecodeError, RecursionError):
            self._desk.metrics.refused("not-a-message")
            self._wire.hang_up(NOT_OURS)
            return
        if type(asked) is Hello:  # `isinstance` is slow for these
            self._hello(asked)
        elif type(asked) is Ping:
            self._answer(Pong(id=asked.id))
        elif self._room is None:
            self._early(data)
        elif self.waiting >= _MOST_WAITING:
            self.refuse(asked.id, Refused("too-fast", "type"))
        else:
            self._ask(self._room, asked)

    def _early(self, data: bytes) -> None:
        """What comes between `hello` and its answer waits; what comes before `hello` is not for us."""
        if self._greeted and len(self._pending) < _MOST_WAITING:
            self._pending.append(data)
        else:
            self._wire.hang_up(NOT_OURS)

    def _hello(self, hello: Hello) -> None:
        if self._greeted:
            self._wire.hang_up(NOT_OURS)
            return
        self._greeted = True
        self._desk.spawn(self._greet(hello))

    async def _greet(self, hello: Hello) -> None:
        try:
            room = await self._desk.room(hello.table)
        except Refused as refused:
            self.refuse(hello.id, refused)
            self._wire.hang_up(GONE)
            return
        except STORE_TROUBLES:
            _log.exception("table %s could not be loaded", hello.table)
            self.refuse(hello.id, Refused("store-away", "store"))
            self._wire.hang_up(TRY_LATER)
            return
        if room is None:
            self._wire.hang_up(NO_SUCH_TABLE)
            return
        self._enter(room, room.live.table, hello)

    def _enter(self, room: Room, table: Table, hello: Hello) -> None:
        person = table.person_with(hello.token) if hello.token else None
        if person is None and hello.token:
            self._wire.hang_up(UNKNOWN_TOKEN)
        elif person is None and not table.is_invited(hello.key):
            self._wire.hang_up(NO_SUCH_TABLE)
        elif person is None and table.is_barred(self.origin):
            self._wire.hang_up(REMOVED)
        elif table.stage == CLOSED:
            self.refuse(hello.id, Refused("table-closed", "table"))
            self._wire.hang_up(GONE)
        elif not self._wire.is_closing():
            self.person = person
            self.screen = hello.screen and person is None
            self._room = room
            room.enter(self, hello.since)
            pending, self._pending = self._pending, []
            for data in pending:
                self._read(data)

    def be_known(self) -> None:
        """The first message was due."""
        if not self._greeted:
            self._wire.hang_up(NO_HELLO)

    def hang_up(self, code: int) -> None:
        self._wire.hang_up(code)

    def closed(self) -> None:
        """The connection has ended."""
        if self._room is not None:
            self._room.leave(self)
            self._room = None

    # requests

    def _ask(self, room: Room, asked: Asked) -> None:
        person = self.person
        if person is None:
            self.refuse(asked.id, Refused("only-watching", "token"))
            return
        if type(asked) is Play:
            self.waiting += 1
            room.live.take(_Played(self, room, person, asked))
            return
        if not self._may_ask_again(asked):
            self.refuse(asked.id, Refused("too-fast", "type"))
            return
        self.waiting += 1
        question = _Asked(self, room, person, asked)
        if room.live.is_stalled and isinstance(asked, (Try, Why)):
            room.live.answer(question)  # it changes nothing, and need not wait for the store
        else:
            room.live.take(question)

    def _note_read(self, room: Room, table: Table, seat: Seat, row: int | None) -> None:
        """Who has read the last news on their stream has read all that happened: the rest was not for them."""
        commands.must_be_playing(table)
        if row is None:
            room.signal(READ, seat, TO_THE_END)
        elif row >= room.position(self):
            room.signal(READ, seat, table.moved_number)

    def _may_ask_again(self, asked: Asked) -> bool:
        """Lines of chat and what is told to everybody at once may not come too often."""
        if isinstance(asked, (Say, SayPhrase)):
            return self._chat.take()
        return type(asked) not in RARE or self._signals.take()

    def done(self, room: Room, asked: Asked, n: int, secret: str) -> None:
        """What was asked is done, in the row of this number."""
        if isinstance(asked, Remove):
            self._answer(Invited(id=asked.id, key=secret))
        elif isinstance(asked, NewDevice):
            self._answer(Ticket(id=asked.id, ticket=secret))
        elif not isinstance(asked, (Try, Why)):
            self.stored(asked.id, n)
        if isinstance(asked, SayPhrase):
            room.heard_phrase(n)

    def stored(self, number: int, n: int) -> None:
        """A request is done, and stands in the row of this number."""
        self.sender.send(framed(b'{"type":"done","id":%d,"n":%d}' % (number, n)))

    def look(self, room: Room, table: Table, person: Person, asked: Asked) -> Step | None:
        """What a request that is not a sequence of moves wants to be stored, if anything."""
        if isinstance(asked, Rename):
            self._desk.bans.must_allow(asked.name)
        if isinstance(asked, Try):
            self._try(table, person, asked)
            return None
        if isinstance(asked, Why):
            seat = commands.own_seat(table, person)
            self._answer(Forbidden(id=asked.id, rule=rule_against(commands.match_of(table), seat, asked.move)))
            return None
        if type(asked) in SIGNALS:
            commands.must_be_playing(table)
            room.signal(SIGNALS[type(asked)](asked), commands.own_seat(table, person))
            return None
        if isinstance(asked, Background):
            room.note_sight(self, seen=not asked.on)
            return None
        if isinstance(asked, Read):
            self._note_read(room, table, commands.own_seat(table, person), asked.row)
            return None
        if isinstance(asked, SeatBot):
            here, guests = room.live.expected(time.time()), self._desk.guests
            return commands.seat_bot(table, person, asked.seat, asked.level, asked.character, here, guests=guests)
        if type(asked) in ACTIONS_OF_COMPANY:
            return ACTIONS_OF_COMPANY[type(asked)](table, person, room.live.people_here())
        return ACTIONS[type(asked)](table, person, asked)

    def _try(self, table: Table, person: Person, asked: Try) -> None:
        seat = commands.own_seat(table, person)
        move_preview = preview_moves(commands.match_of(table), seat, asked.moves)
        tried = Tried(
            id=asked.id,
            legal=[table.game.book.words[move] for move in move_preview.legal],
            complete=move_preview.complete,
        )
        if move_preview.state is not None and asked.moves:
            tried.view = msgspec.Raw(_encode(move_preview.state.view(seat)))
        self._answer(tried)


class _Played(Question):
    """A sequence of moves, on its way through the queue of its table."""

    def __init__(self, connection: Connection, room: Room, person: Person, asked: Play) -> None:
        self._connection = connection
        self._room = room
        self._person = person
        self._asked = asked

    def look(self, table: Table) -> Step:
        asked = self._asked
        if asked.seen is not None and self._room.position(self._connection) > asked.seen:
            raise Refused("too-late", "seen")
        seat = commands.own_seat(table, self._person)
        return commands.play(table, seat, asked.moves, asked.offer, beside=asked.beside)

    def done(self, number: int) -> None:
        self._connection.waiting -= 1
        self._connection.stored(self._asked.id, number)

    def refuse(self, refusal: Refused | Illegal) -> None:
        self._connection.waiting -= 1
        self._connection.refuse(self._asked.id, refusal)


class _Asked(Question):
    """Any other request of a connection, on its way through the queue of its table."""

    def __init__(self, connection: Connection, room: Room, person: Person, asked: Asked) -> None:
        self._connection = connection
        self._room = room
        self._person = person
        self._asked = asked
        self._secret = new_secret() if isinstance(asked, (Remove, NewDevice)) else ""

    def look(self, table: Table) -> Step | None:
        asked = self._asked
        if isinstance(asked, Remove):
            origins = self._room.origins_of(asked.person)
            return commands.remove(table, self._person, asked.person, self._secret, origins)
        if isinstance(asked, NewDevice):
            return devices.make_ticket(self._person, self._secret)
        return self._connection.look(self._room, table, self._person, asked)

    def done(self, number: int) -> None:
        self._connection.waiting -= 1
        self._connection.done(self._room, self._asked, number, self._secret)

    def refuse(self, refusal: Refused | Illegal) -> None:
        self._connection.waiting -= 1
        self._connection.refuse(self._asked.id, refusal)


class Desk(Protocol):
    """What connections need of the server they are in."""

    metrics: Metrics
    guests: Guests
    bans: Bans
    sweeper: Sweeper

    async def room(self, name: str) -> Room | None:
        """The room of a table, if there is such a table."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
