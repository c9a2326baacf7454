"""A client written from docs/protocol.md alone: it knows no game and imports nothing of Loxley."""

import asyncio
import json
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

Json = dict[str, Any]


def post(port: int, path: str, body: Json) -> Json:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        said: Json = json.load(answer)
        return said


def fetch(port: int, path: str, token: str = "") -> bytes:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers), timeout=60
    ) as answer:
        content: bytes = answer.read()
        return content


NOTHING = msgspec.Raw(b"")


class Presence(msgspec.Struct):
    awaited: list[int]


class Message(msgspec.Struct):
    """What a client reads; events are kept to the byte."""

    type: str
    id: int = 0
    n: int = -1
    last: int = -1
    legal: list[str] | None = None
    view: msgspec.Raw = NOTHING
    patch: msgspec.Raw = NOTHING
    events: list[msgspec.Raw] = []
    presence: Presence | None = None
    awaited: list[int] | None = None
    table: Json | None = None
    fresh: bool = True
    problem: str = ""
    rule: str = ""
    by: int | None = None


@dataclass
class Invitation:
    """A table, and the tokens of those who sit at it by seat."""

    table: str
    key: str
    tokens: list[str] = field(default_factory=list)


def open_table(port: int, game: str, people: int, bots: int = 0, options: Json | None = None) -> Invitation:
    """A table with people in the first seats and bots in the others, ready to start."""
    wish = {
        "game": game,
        "name": "Guest 0",
        "players": people + bots,
        "options": options or {},
        "bots": [{"seat": seat, "level": "novice"} for seat in range(people, people + bots)],
    }
    opened = post(port, "/api/tables", wish)
    invitation = Invitation(opened["table"], opened["key"], [opened["token"]])
    for seat in range(1, people):
        body = {"name": f"Guest {seat}", "key": opened["key"], "seat": seat}
        invitation.tokens.append(post(port, f"/api/tables/{opened['table']}/people", body)["token"])
    return invitation


def patched(old: Any, patch: Any) -> Any:
    """The value that a patch makes of an old one."""
    if isinstance(patch, list) and len(patch) == 1:
        return patch[0]
    if isinstance(patch, list):
        start, kept, items = patch
        return old[:start] + items + old[len(old) - kept :]
    made = old.copy()
    for key, change in patch.items():
        at = int(key) if isinstance(old, list) else key
        made[at] = patched(old[at] if isinstance(old, list) else old.get(at), change)
    return made


class Guest:
    """One seat, or a pair of eyes."""

    def __init__(self, invitation: Invitation, seat: int | None) -> None:
        self.invitation = invitation
        self.seat = seat
        self.n = -1
        self.view: Any = None
        self.legal: list[str] = []
        self.events: list[bytes] = []  # all that were announced, in order
        self.stage = ""
        self.awaited: list[int] = []
        self.heard: list[bytes] = []  # every message, as it came
        self.waits: dict[int, asyncio.Future[Message]] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._next_id = 1
        self.stirred = asyncio.Event()  # something arrived

    async def arrive(self, port: int, since: int = -1) -> Message:
        """Connect and say hello; the answer is everything at once."""
        self._socket = await connect(
            f"ws://127.0.0.1:{port}/ws",
            subprotocols=[Subprotocol("loxley.2")],
            max_size=None,
            origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
            open_timeout=60,
        )
        hello: Json = {"type": "hello", "table": self.invitation.table, "key": self.invitation.key, "since": since}
        if self.seat is not None:
            hello["token"] = self.invitation.tokens[self.seat]
        await self._socket.send(json.dumps(hello))
        text = await self._socket.recv(decode=False)
        welcome = self._hear(text)
        assert welcome.type == "welcome", text
        self._listening = asyncio.create_task(self._listen(self._socket))
        return welcome

    @property
    def closed_with(self) -> int | None:
        """The code with which the server closed the line, if it did."""
        return self._socket.close_code if self._socket is not None else None

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await self._listening

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def ask(self, **request: Any) -> Message:
        """Send a request and wait for its answer; a connection that breaks answers with type `lost`."""
        number, self._next_id = self._next_id, self._next_id + 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waits[number] = answer
        try:
            await self.send(json.dumps({"id": number, **request}))
        except ConnectionClosed:
            self.waits.pop(number, None)
            return Message("lost")
        return await answer

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                self._hear(await socket.recv(decode=False))
        except ConnectionClosed:
            for answer in self.waits.values():
                if not answer.done():
                    answer.set_result(Message("lost"))
            self.waits.clear()
            self.stirred.set()

    def _hear(self, text: bytes) -> Message:
        self.heard.append(text)
        message = msgspec.json.decode(text, type=Message)
        if message.type == "welcome":
            self._take_welcome(message)
        elif message.type == "news":
            assert message.last == self.n, (message.last, self.n)
            self._take_news(message)
        elif message.id in self.waits:
            self.waits.pop(message.id).set_result(message)
        awaited = message.awaited if message.presence is None else message.presence.awaited
        self.awaited = self.awaited if awaited is None else awaited
        self.stirred.set()
        return message

    def _take_welcome(self, message: Message) -> None:
        self.n = message.n
        self.view = msgspec.json.decode(message.view)
        self.legal = message.legal or []
        news = [bytes(event) for event in message.events]
        self.events = news if message.fresh else self.events + news
        self.stage = (message.table or {}).get("stage", "")

    def _take_news(self, message: Message) -> None:
        self.n = message.n
        if bytes(message.patch):
            self.view = patched(self.view, msgspec.json.decode(message.patch))
        self.legal = self.legal if message.legal is None else message.legal
        self.events += [bytes(event) for event in message.events]
        if message.table is not None:
            self.stage = message.table["stage"]

    async def play_at_random(self, rng: Random, silence: float = 0.6) -> None:
        """Whenever there is something to do, do it: one of the legal moves, until the game is over or the line drops.

        Who is not awaited may also keep silent, else an open negotiation would never end.
        """
        while self.stage != "over":
            self.stirred.clear()
            if self.legal and (self.seat in self.awaited or rng.random() > silence):
                answer = await self.ask(type="play", moves=[rng.choice(self.legal)])
                if answer.type == "lost":
                    return
                continue
            if self._listening is not None and self._listening.done():
                return
            await self.stirred.wait()


async def arrive_all(invitation: Invitation, port: int, seats: Sequence[int | None]) -> list[Guest]:
    guests = [Guest(invitation, seat) for seat in seats]
    for guest in guests:
        await guest.arrive(port)
    return guests


async def start(host: Guest) -> None:
    answer = await host.ask(type="start")
    assert answer.type == "done", answer
