"""One bot at one table: it joins over HTTP, then hears and plays over the socket (`docs/protocol.md`)."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from loxley.bots import TIME_LIMIT, Chair, check_bot, find_character, new_chair
from loxley.core.log import Event
from loxley.core.patches import patched
from loxley.core.refusals import Refused
from loxley.core.words import SEALED
from loxley.games import find_game
from loxley.remote.address import Address
from loxley.remote.views import read_view

_SUBPROTOCOL = Subprotocol("loxley.2")
_PATIENCE = 20.0  # seconds for an answer over HTTP
_LONGEST_PAUSE = 30.0  # seconds between two attempts to connect
_MOST_ATTEMPTS = 12
_GONE = (4400, 4401, 4404)  # close codes after which it is of no use to come again
_MOST_REFUSED = 5  # plays in a row, before the bot gives up


@dataclass(frozen=True)
class Away:
    """Who plays at the table: a bot by any of its names."""

    bot: str
    name: str
    seat: int | None = None
    character: str = "even"
    limit: float = TIME_LIMIT


def play_remotely(address: Address, away: Away, tell: Callable[[str, dict[str, str | int]], None]) -> None:
    """Take a seat and play until the game is over. `tell` hears the keys of what a person may want to know."""
    headers = {"X-Loxley-Key": address.key}
    table = _http(f"{address.server}/api/tables/{address.table}", None, headers)
    check_bot(table["game"], away.bot)
    if all(seat["person"] is not None or seat["level"] for seat in table["seats"]):
        raise Refused("no-free-seat", "--table")
    wish = {"name": away.name, "key": address.key, "seat": away.seat, "bot": True}
    joined = _http(f"{address.server}/api/tables/{address.table}/people", wish, headers)
    seat = joined["seat"]
    if seat is None:
        raise Refused("no-free-seat", "--table")
    tell("remote-joined", {"name": away.name, "seat": seat + 1})
    _Player(address, away, table["game"], joined["token"], seat, tell).play()


def _http(url: str, body: dict[str, Any] | None, headers: dict[str, str]) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {**headers, "Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            try:
                said = json.load(error)
                refusal = Refused(said["problem"], said["field"], said["rule"], said["facts"])
            except (ValueError, KeyError, TypeError):
                refusal = Refused("no-server", "URL", "", {"found": url, "reason": str(error)})
        raise refusal from None
    except (OSError, ValueError) as error:
        raise Refused("no-server", "URL", "", {"found": url, "reason": str(error)}) from error


class _Player:
    def __init__(
        self,
        address: Address,
        away: Away,
        game: str,
        token: str,
        seat: int,
        tell: Callable[[str, dict[str, str | int]], None],
    ) -> None:
        self._address = address
        self._away = away
        self._game = find_game(game)
        self._token = token
        self._seat = seat
        self._tell = tell
        self._rng = Random()
        self._chair = self._new_chair()
        self._n = -1  # the number of the last news
        self._view: dict[str, Any] | None = None
        self._legal: list[str] = []
        self._awaited: list[int] = []
        self._table: dict[str, Any] = {}
        self._has_spoken = False  # nobody else has moved since
        self._asked = 0  # the number of the last request
        self._refused = 0
        self._faulty = False

    def _new_chair(self) -> Chair:
        away = self._away
        character = find_character(away.character)
        return new_chair(self._game.name, away.bot, self._seat, None, character, limit=away.limit)

    def play(self) -> None:
        """To the end; after a lost connection it comes again and goes on."""
        attempts = 0
        while not self._is_over():
            try:
                with connect(self._address.socket, subprotocols=[_SUBPROTOCOL], max_size=None) as socket:
                    self._send(socket, type="hello", table=self._address.table, token=self._token, since=self._n)
                    while not self._is_over():
                        self._hear(json.loads(socket.recv()))
                        attempts = 0
                        self._act(socket)
            except (OSError, ConnectionClosed, InvalidHandshake) as lost:
                attempts += 1
                code = lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd is not None else 0
                if code in _GONE or attempts > _MOST_ATTEMPTS:
                    raise Refused("connection-lost", "URL", "", {"reason": str(lost)}) from lost
                time.sleep(min(_LONGEST_PAUSE, 0.1 * 2**attempts))
        self._chair.close()
        scores, winners = self._table["scores"], self._table["winners"]
        self._tell("remote-over", {"score": scores[self._seat], "won": "yes" if self._seat in winners else "no"})

    def _is_over(self) -> bool:
        return self._table.get("stage") == "over"

    # what is heard

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "presence":
            self._awaited = message["awaited"]
        elif kind == "welcome":
            self._welcome(message)
        elif kind == "news":
            self._news(message)

    def _welcome(self, message: dict[str, Any]) -> None:
        if message["seat"] != self._seat:
            raise Refused("seat-lost", "--seat")
        if message["fresh"]:
            self._chair.close()
            self._chair = self._new_chair()
            self._has_spoken = False
        self._n, self._table = message["n"], message["table"]
        self._chair.bot.names = [seat["name"] for seat in self._table["seats"]]
        self._view, self._legal = message["view"], message["legal"]
        self._awaited = message["presence"]["awaited"]
        self._chair.hear(_events(message))

    def _news(self, message: dict[str, Any]) -> None:
        if message["last"] != self._n:
            raise OSError("news were lost")  # come again, and ask for them
        self._n = message["n"]
        self._chair.hear(_events(message))
        if "patch" in message:
            self._view = patched(self._view, message["patch"])
        self._legal = message.get("legal", self._legal)
        self._table = message.get("table", self._table)
        self._chair.bot.names = [seat["name"] for seat in self._table["seats"]]
        self._awaited = message.get("presence", message).get("awaited", self._awaited)
        if message.get("by") not in (None, self._seat):
            self._has_spoken = False

    # what is done

    def _send(self, socket: ClientConnection, **fields: Any) -> None:
        self._asked += 1
        socket.send(json.dumps({"id": self._asked, **fields}))

    def _ask(self, socket: ClientConnection, **fields: Any) -> dict[str, Any]:
        """A request and its answer; what comes between is heard."""
        self._send(socket, **fields)
        while True:
            message = json.loads(socket.recv())
            if message.get("id") == self._asked:
                return dict(message)
            self._hear(message)

    def _act(self, socket: ClientConnection) -> None:
        """Play, as long as it is this seat's word: at once when it is awaited, else one word after somebody's."""
        while self._table.get("stage") == "playing" and self._legal and self._view is not None:
            must_move = self._seat in self._awaited
            if not must_move and self._has_spoken:
                return
            seen = self._n
            self._has_spoken = True
            words = self._choose(socket, must_move=must_move)
            self._report()
            if not words:
                return
            answer = self._ask(socket, type="play", moves=words, seen=seen)
            if answer["type"] == "done":
                self._refused = 0
                self._say(socket)
            elif answer.get("problem") != "too-late":
                self._refused += 1
                if self._refused >= _MOST_REFUSED:
                    raise Refused("bot-refused", "--bot", answer.get("rule", ""), {"moves": ", ".join(words)})

    def _choose(self, socket: ClientConnection, *, must_move: bool) -> list[str]:
        """A whole sequence, up to a move that others can see; the server says what could follow each."""
        book = self._game.book
        words: list[str] = []
        view, legal = self._view, self._legal
        while legal and view is not None:
            fields, moves = view, [book.move(word) for word in legal]
            move = self._chair.choose_from(
                lambda fields=fields: read_view(self._game.name, fields),  # type: ignore[misc]
                moves,
                self._rng,
                must_move=must_move or bool(words),
            )
            if move is None:
                break
            words.append(book.word(move))
            if book.family_of(move).manner != SEALED:
                break
            tried = self._ask(socket, type="try", moves=words)
            view, legal = tried.get("view"), tried.get("legal", [])
        return words

    def _report(self) -> None:
        fault = self._chair.fault
        if fault is not None and not self._faulty:
            self._faulty = True
            self._tell("remote-replaced", {"bot": self._away.bot, "fault": f"{fault.kind}: {fault.detail}"})

    def _say(self, socket: ClientConnection) -> None:
        remark = self._chair.bot.remark
        if remark and not remark.startswith("remark-"):
            self._ask(socket, type="say", text=remark[:500])


def _events(message: dict[str, Any]) -> list[Event]:
    return [Event(each["name"], each["facts"]) for each in message.get("events", [])]
