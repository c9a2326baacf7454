"""Plays the rest of somebody's game over a second line of theirs: for tests of what comes after a game."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.web.person import Person

TABLE = "JSON.parse(localStorage.getItem('loxley.tables')).list[0]"  # the one that was opened last


class Line:
    """A second line of the person, over which the rest of the game is played at random."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self.stage = ""
        self.legal: list[str] = []
        self.awaited: list[int] = []

    def ask(self, **request: Any) -> None:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, **request}))

    def hear(self, *, until: Callable[[dict[str, Any]], bool]) -> None:
        while True:
            said = json.loads(self._socket.recv(timeout=120))
            self.stage = (said.get("table") or {}).get("stage", self.stage)
            if said.get("view") is not None:
                self.legal = said.get("legal", [])
            told = said if said["type"] == "presence" else said.get("presence") or {}
            self.awaited = told.get("awaited", self.awaited)
            if until(said):
                return

    def answered(self, said: dict[str, Any]) -> bool:
        return said.get("id") == self._asked


def finish(person: Person) -> None:
    """The game at the table that was opened last is played to its end, with the token of this browser."""
    known = person.page.evaluate(TABLE)
    rng = Random(1)
    address = person.house.address.replace("http", "ws", 1) + "/ws"
    with connect(address, subprotocols=[Subprotocol("loxley.1")], max_size=None) as socket:
        line = Line(socket)
        line.ask(type="hello", table=known["table"], token=known["token"], since=-1)
        line.hear(until=lambda said: said["type"] == "welcome")
        while line.stage != "over":
            if 0 in line.awaited and line.legal:
                line.ask(type="play", moves=[rng.choice(line.legal)])
            else:
                line.ask(type="ping")
            line.hear(until=line.answered)
