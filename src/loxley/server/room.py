"""The room around a table: who listens, and what each of them is told.

Listeners who see the same share a stream. For each stream the view is built once, and news carry what changed in it
(`core.patches`); a row that changes nothing for its viewer is not sent there. Messages are put together from parts that
are JSON already.
"""

from functools import cache
from typing import Final, Protocol

import msgspec

from loxley import __version__
from loxley.core.game import GameType
from loxley.core.seats import PUBLIC, Seat, Viewer
from loxley.core.words import Move
from loxley.server.close_codes import GONE, MOVED, REMOVED
from loxley.server.frames import Sender, framed
from loxley.server.info import awaited, chat_line, house_moves, presence, table_info
from loxley.server.news import Common, frame_of, latest
from loxley.server.shown_views import ShownViews
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.people import Person
from loxley.tables.table import CLOSED, Change

_encode: Final = msgspec.json.Encoder().encode
_VERSION: Final = _encode(__version__)
_NO_MOVES: Final[list[Move]] = []
_NOTHING_SHOWN: Final[dict[Viewer, bytes]] = {}
# Bytes of a welcome: the latest events, lines of chat and moves of the house. The view, the words of promises and the
# people at a table have their own bounds, and all of it together stays below 200 kB.
_MOST_EVENTS = 90_000
_MOST_CHAT = 25_000
_MOST_HOUSE = 5_000


class Listener(Protocol):
    """A connection, as the room knows it."""

    person: Person | None
    screen: bool  # a big one, for a whole room
    unseen: bool  # a page in the background
    viewer: Viewer
    origin: str
    sender: Sender

    def hang_up(self, code: int) -> None:
        """End the connection."""


class Stream:
    """What the listeners of one viewer have been told: the last news and the last legal moves."""

    __slots__ = ("last", "legal", "listeners")

    def __init__(self, last: int) -> None:
        self.last = last
        self.legal: list[Move] = []
        self.listeners: list[Listener] = []


class Room:
    def __init__(self, live: LiveTable, house: House, metrics: Metrics) -> None:
        self.live = live
        self._house = house
        self._metrics = metrics
        self._streams: dict[Viewer, Stream] = {}
        self._views = ShownViews(live.table.game)
        self._awaited: list[Seat] = []
        self._presence = b""
        self._quoted = _quoted(live.table.game)
        live.listener = self

    # coming and going

    def enter(self, listener: Listener, since: int) -> None:
        """Everything in one message; others are told who came."""
        if self.live.is_empty():
            self._metrics.tables_live.inc()
        if listener.screen:
            self.live.screens += 1
        elif listener.person is None:
            self.live.watching += 1
        else:
            self.live.here[listener.person.number] += 1
        self._house.lines_changed(self.live)
        self._join(listener)
        listener.sender.send(self._welcome(listener, since))
        self._house.tell_presence(self.live)

    def leave(self, listener: Listener) -> None:
        if listener.screen:
            self.live.screens -= 1
        elif listener.person is None:
            self.live.watching -= 1
        else:
            self.note_sight(listener, seen=True)
            self.live.here[listener.person.number] -= 1
            if not self.live.here[listener.person.number]:
                del self.live.here[listener.person.number]
        if self.live.is_empty():
            self._metrics.tables_live.dec()
        self._part(listener)
        self._house.lines_changed(self.live)
        self._house.tell_presence(self.live)

    def note_sight(self, listener: Listener, *, seen: bool) -> None:
        """A page goes into the background, or comes back."""
        if listener.person is None or listener.unseen is not seen:
            return
        listener.unseen = not seen
        self.live.unseen[listener.person.number] += -1 if seen else 1
        if not self.live.unseen[listener.person.number]:
            del self.live.unseen[listener.person.number]
        self._house.tell_presence(self.live)

    def signal(self, kind: str, seat: Seat, row: int = 0) -> None:
        """Somebody signals what is presence only."""
        self._house.signal(self.live, kind, seat, row)

    def heard_phrase(self, number: int) -> None:
        """Somebody has said a quick phrase."""
        self._house.heard_phrase(self.live, number)

    def position(self, listener: Listener) -> int:
        """The number of the last news on a listener's stream."""
        return self._streams[listener.viewer].last

    def _join(self, listener: Listener) -> Stream:
        listener.viewer = _viewer(listener.person)
        stream = self._streams.get(listener.viewer)
        if stream is None:
            stream = self._streams[listener.viewer] = Stream(self.live.table.number)
            if self.live.table.match is not None:
                self._views.begin(self.live.table.match.state, listener.viewer)
            stream.legal = self._legal(listener.viewer)[:]
        stream.listeners.append(listener)
        return stream

    def _part(self, listener: Listener) -> None:
        stream = self._streams[listener.viewer]
        stream.listeners.remove(listener)
        if not stream.listeners:
            del self._streams[listener.viewer]

    # telling

    def told(self, change: Change) -> None:
        """A row was stored and taken in: tell those for whom it changes anything."""
        if change.removed is not None:
            self._send_away(change.removed, REMOVED)
        if change.moved is not None:
            self._send_away(change.moved, MOVED)
        if not self._streams:
            self._views.forget()
            return
        fresh_presence = self._presence_after(change)
        if change.resets_history:
            self._welcome_all()
            return
        if change.table_changed:
            self._welcome_moved()
        self._tell(change, fresh_presence)
        if self.live.table.stage == CLOSED:
            self._send_all_away()

    def _tell(self, change: Change, fresh_presence: bytes) -> None:
        common = Common(change, table_info(self.live.table) if change.table_changed else None)
        viewers = list(self._streams)
        shown = _NOTHING_SHOWN
        if self.live.table.match is not None and (change.by is not None or change.table_changed):
            shown = self._views.go_on(self.live.table.match.state, viewers)
        told: list[tuple[list[bytes], bytes]] = []  # messages, in parts and framed; several viewers are sent the same
        for viewer in viewers:
            stream = self._streams[viewer]
            news = self._news(viewer, stream, common, shown.get(viewer, b""))
            if news:
                news += (fresh_presence, b"}")
                frame = frame_of(news, told)
            elif fresh_presence:
                frame = framed(self._presence)
            else:
                continue
            for listener in stream.listeners:
                listener.sender.send(frame)

    def origins_of(self, person: int) -> list[str]:
        """The networks from which somebody is connected here."""
        return sorted({each.origin for each in self._listeners() if each.person and each.person.number == person})

    def _listeners(self) -> list[Listener]:
        return [listener for stream in self._streams.values() for listener in stream.listeners]

    def _send_away(self, person: int, code: int) -> None:
        for listener in self._listeners():
            if listener.person is not None and listener.person.number == person:
                listener.hang_up(code)

    def _send_all_away(self) -> None:
        for listener in self._listeners():
            listener.hang_up(GONE)

    def _news(self, viewer: Viewer, stream: Stream, common: Common, shown: bytes) -> list[bytes]:
        """The parts of a message without its last brace; none when nothing has changed for this viewer."""
        change = common.change
        if stream.last >= change.number:
            return []  # they have come, or changed their seat, with this very row
        parts = [common.head(stream.last)]
        for chunk in change.chunks:
            if chunk.is_seen_by(viewer):
                parts += (b',"events":[', chunk.events, b"]")
        if change.by is not None or change.table_changed:
            if shown:
                parts += (b',"patch":', shown)
            legal = self._legal(viewer)
            if legal != stream.legal:
                stream.legal = legal[:]
                parts += (b',"legal":', self._words(legal))
        if common.tail:
            parts.append(common.tail)
        if len(parts) == 1 and not change.house:
            return []
        stream.last = change.number
        return parts

    def _legal(self, viewer: Viewer) -> list[Move]:
        table = self.live.table
        if table.match is None or viewer == PUBLIC or table.places[viewer].level:
            return _NO_MOVES
        return table.match.state.legal(viewer)

    def _words(self, legal: list[Move]) -> bytes:
        return b"[" + b",".join([self._quoted[move] for move in legal]) + b"]"

    def _welcome_all(self) -> None:
        listeners = self._listeners()
        self._streams.clear()
        for listener in listeners:
            self._join(listener)
        for listener in listeners:
            listener.sender.send(self._welcome(listener, -1))

    def _welcome_moved(self) -> None:
        """Listeners whose seat changed get a fresh welcome."""
        moved = [
            listener
            for viewer, stream in self._streams.items()
            for listener in stream.listeners
            if _viewer(listener.person) != viewer
        ]
        for listener in moved:
            self._part(listener)
        for listener in moved:
            self._join(listener)
            listener.sender.send(self._welcome(listener, -1))

    def _welcome(self, listener: Listener, since: int) -> bytes:
        table = self.live.table
        stream = self._streams[listener.viewer]
        person = listener.person
        match = table.match
        valid_from = max(0 if match is None else match.valid_from, 0 if person is None else person.view_changed_at)
        fresh = not valid_from <= since <= table.number
        if fresh:
            since = -1
        told = [] if match is None else match.chunks_for(listener.viewer, since)
        events = latest([chunk.events for chunk in told], _MOST_EVENTS)
        untold = sum(chunk.length for chunk in told[: len(told) - len(events)])
        house = [] if match is None else house_moves(match, listener.viewer, since, untold)
        chat = latest([_encode(chat_line(line)) for line in table.chat if line.number > since], _MOST_CHAT)
        parts = [
            b'{"type":"welcome","n":%d,"version":' % stream.last,
            _VERSION,
            b',"person":',
            _encode(None if person is None else person.number),
            b',"seat":',
            _encode(None if person is None else person.seat),
            b',"table":',
            _encode(table_info(table)),
            b',"presence":',
            self._presence,
            b',"view":',
            _encode(self._views.of(listener.viewer)),
            b',"legal":',
            self._words(stream.legal),
            b',"events":[',
            b",".join(events),
            b'],"house":[',
            b",".join(latest([_encode(move) for move in house], _MOST_HOUSE)),
            b'],"chat":[',
            b",".join(chat),
            b'],"fresh":true}' if fresh else b'],"fresh":false}',
        ]
        return framed(b"".join(parts))

    # presence

    def presence_changed(self) -> None:
        self._renew_presence()
        self._tell_presence()

    def _renew_presence(self) -> None:
        self._awaited = awaited(self.live.table)
        self._presence = _encode(presence(self.live))

    def _presence_after(self, change: Change) -> bytes:
        """The field of news that tells what a row has changed of the presence, if anything."""
        if change.by is None and not change.table_changed:
            return b""
        table = self.live.table
        if change.table_changed or table.has_time_limits():
            self._renew_presence()
            return b',"presence":' + self._presence
        now = awaited(table)
        if now == self._awaited:
            return b""
        self._awaited = now
        before, after = self._presence.split(b'"awaited":', 1)  # nothing else has changed: the rest is kept
        seats = _encode(now)
        self._presence = b'%b"awaited":%b%b' % (before, seats, after[after.index(b"]") + 1 :])
        return b',"awaited":' + seats

    def _tell_presence(self) -> None:
        frame = framed(self._presence)
        for stream in self._streams.values():
            for listener in stream.listeners:
                listener.sender.send(frame)


def _viewer(person: Person | None) -> Viewer:
    return PUBLIC if person is None or person.seat is None else person.seat


@cache
def _quoted(game: GameType) -> list[bytes]:
    return [word.encode() for word in game.book.quoted]
