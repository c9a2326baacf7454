"""Plays over lines of their own: the rest of somebody's game, and for guests who have no browser."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from loxley.core.patches import patched
from tests.web.deals import take_place
from tests.web.person import Person

# Whoever sees the table has seen enough of what was staged meanwhile.
_SEE_THE_END = """() => {
  document.querySelector('.moment')?.click()
  return document.querySelector('section.end') !== null
}"""
TABLE = "JSON.parse(localStorage.getItem('loxley.tables')).list[0]"  # the one that was opened last


class Line:
    """A line of a person, besides their browser's or instead of one."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self.stage = ""
        self.legal: list[str] = []
        self.awaited: list[int] = []
        self._view: Any = None

    @property
    def phase(self) -> str:
        return "" if self._view is None else str(self._view["phase"])

    def is_asked(self, seat: int) -> bool:
        return seat in self.awaited and bool(self.legal)

    def ask(self, **request: Any) -> None:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, **request}))

    def hear(self, *, until: Callable[[dict[str, Any]], bool]) -> None:
        while True:
            said = json.loads(self._socket.recv(timeout=120))
            self.stage = (said.get("table") or {}).get("stage", self.stage)
            if said["type"] in ("welcome", "news"):
                self._view = said.get("view", self._view)
                self._view = patched(self._view, said["patch"]) if "patch" in said else self._view
                self.legal = said.get("legal", self.legal)
            self.awaited = said.get("presence", said).get("awaited", self.awaited)
            if until(said):
                return

    def greet(self, table: str, token: str) -> None:
        self.ask(type="hello", table=table, token=token, since=-1)
        self.hear(until=lambda said: said["type"] == "welcome")

    def play(self, *moves: str) -> None:
        self.ask(type="play", moves=moves)
        self.hear(until=self.answered)

    def wait_for(self, move: str) -> None:
        """Until this may be played: whoever moves before has done so."""
        self.wait_until(lambda: move in self.legal)

    def wait_until(self, seen: Callable[[], bool]) -> None:
        """Until the view shows something, if it does not yet."""
        if not seen():
            self.hear(until=lambda _: seen())

    @property
    def view(self) -> Any:
        return self._view

    def answered(self, said: dict[str, Any]) -> bool:
        return said.get("id") == self._asked


def finish(person: Person) -> None:
    """The game at the table that was opened last is played to its end, with the token of this browser.

    Meanwhile the browser is elsewhere: nobody can look at a game at this speed, and to draw it takes long.
    """
    known = person.page.evaluate(TABLE)
    table = person.page.url if person.phase() else None
    if table:
        person.go("about:blank")
    rng = Random(1)
    with _connect(person) as socket:
        line = Line(socket)
        line.greet(known["table"], known["token"])
        while line.stage != "over":
            if line.is_asked(0):
                line.ask(type="play", moves=[rng.choice(line.legal)])
                line.hear(until=line.answered)
            else:
                line.hear(until=lambda _: line.stage == "over" or line.is_asked(0))
    if table:
        person.go(table)
        person.page.wait_for_function(_SEE_THE_END)


@contextmanager
def sit_with_guests(
    host: Person, game: str, players: int, *, deal: int | None = None, **options: str | int | bool
) -> Iterator[list[Line]]:
    """The host in a browser, on seat 0, with a guest on every other seat; the game has begun, perhaps a known deal."""
    wish = {"game": game, "name": "Robin", "players": players, "options": options, "bots": []}
    if deal is not None:
        wish["duplicate"] = host.house.keep_deal(deal)
    table = host.context.request.post("/api/tables", data=wish).json()
    with ExitStack() as lines:
        guests = []
        for seat in range(1, players):
            joined = host.context.request.post(
                f"/api/tables/{table['table']}/people",
                data={"key": table["key"], "name": f"Guest {seat}", "seat": seat},
            )
            assert joined.ok, joined.text()
            guests.append(Line(lines.enter_context(_connect(host))))
            guests[-1].greet(table["table"], joined.json()["token"])
        begun = Line(lines.enter_context(_connect(host)))
        begun.greet(table["table"], table["token"])
        begun.ask(type="start")
        begun.hear(until=begun.answered)
        for guest in guests:
            guest.hear(until=lambda said: said.get("view") is not None)
        take_place(host, game, table)
        yield guests


@contextmanager
def line_beside(person: Person) -> Iterator[Line]:
    """A line of somebody whose browser looks on."""
    known = person.page.evaluate(TABLE)
    with _connect(person) as socket:
        line = Line(socket)
        line.greet(known["table"], known["token"])
        yield line


def play_to(guests: list[Line], phase: str, first: int = 1) -> None:
    """Everybody who is awaited plays their first legal move, until a phase begins; `first` is the seat of the first."""
    while any(guest.phase != phase for guest in guests):
        for seat, guest in enumerate(guests, first):
            guest.ask(type="ping")
            guest.hear(until=guest.answered)
            if guest.phase != phase and seat in guest.awaited:
                guest.play(guest.legal[0])


def _connect(person: Person) -> ClientConnection:
    address = person.house.address.replace("http", "ws", 1) + "/ws"
    return connect(address, subprotocols=[Subprotocol("loxley.2")], max_size=None)
