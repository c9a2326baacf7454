"""A server in the test's own event loop, on a real port, and clients that check every message they get."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin, Subprotocol

from loxley.core.patches import patched
from loxley.server.app import Server, Settings
from loxley.server.messages.answers import (
    Done,
    Forbidden,
    Invited,
    News,
    Pong,
    Presence,
    Refusal,
    Ticket,
    Tried,
    Welcome,
)
from loxley.server.messages.bodies import TableOpened
from loxley.server.serving import Address, Uvicorn, configuration, listen
from loxley.tables.patience import Pace

Result = TypeVar("Result")
Json = dict[str, Any]


class WelcomeRead(Welcome, tag="welcome", kw_only=True):
    """msgspec writes raw JSON or nothing, but reads only raw JSON."""

    view: msgspec.Raw


class NewsRead(News, tag="news", kw_only=True):
    patch: msgspec.Raw = msgspec.Raw(b"")


class TriedRead(Tried, tag="tried", kw_only=True):
    view: msgspec.Raw = msgspec.Raw(b"")


_read = msgspec.json.Decoder(
    WelcomeRead | NewsRead | TriedRead | Presence | Done | Invited | Ticket | Forbidden | Refusal | Pong
).decode


class Running:
    """A running server, and the way to its doors."""

    def __init__(self, server: Server, port: int, http: httpx.AsyncClient) -> None:
        self.server = server
        self.port = port
        self.http = http
        self._sockets: list[ClientConnection] = []

    async def hang_up(self) -> None:
        """Close what clients have opened, and let the loop see the ends of it."""
        for each in self._sockets:
            await each.close()
        for _ in range(3):
            await asyncio.sleep(0)

    async def open(
        self, game: str = "nottingham", players: int = 3, bots: int = 0, level: str = "novice", **more: Any
    ) -> TableOpened:
        seats = [{"seat": seat, "level": level, "character": "even"} for seat in range(players - bots, players)]
        wish = {"game": game, "name": "Ann", "players": players, "bots": seats, **more}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.convert(answer.json(), TableOpened)

    async def join(self, opened: TableOpened, seat: int | None, name: str = "") -> str:
        wish = {"name": name or f"Bess {seat}", "key": opened.key, "seat": seat, "watch": seat is None}
        answer = await self.http.post(f"/api/tables/{opened.table}/people", json=wish)
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    async def gather(self, game: str = "nottingham", players: int = 3, **more: Any) -> tuple[TableOpened, list[str]]:
        """A table with people only; the tokens by seat."""
        opened = await self.open(game, players, **more)
        return opened, [opened.token, *[await self.join(opened, seat) for seat in range(1, players)]]

    async def socket(
        self, origin: str | None = None, protocol: str | None = "loxley.2", headers: dict[str, str] | None = None
    ) -> ClientConnection:
        opened = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            subprotocols=[Subprotocol(protocol)] if protocol else None,
            origin=None if origin is None else Origin(origin),
            max_size=None,
            additional_headers=headers,
        )
        self._sockets.append(opened)
        return opened

    async def guest(self, table: str, token: str = "", since: int = -1, key: str = "", **more: Any) -> "Guest":
        guest = Guest(await self.socket())
        await guest.send(type="hello", table=table, token=token, since=since, key=key, **more)
        await guest.until(Welcome)
        return guest


class Guest:
    """A client. Whatever it gets must be a message of the protocol, and its news must be without a gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = b""  # the last message, as it came
        self.heard: list[Any] = []
        self.welcome: Welcome
        self.presence: Presence
        self.n = -1
        self.view: Any = None
        self.legal: list[str] = []
        self.events: list[Any] = []
        self.awaited: list[int] = []
        self.table: Any = None
        self._id = 0

    async def send(self, **request: Any) -> int:
        self._id += 1
        await self.socket.send(msgspec.json.encode({"id": self._id, **request}).decode())
        return self._id

    async def hear(self) -> Any:
        self.sent = await self.socket.recv(decode=False)
        message = _read(self.sent)
        self.heard.append(message)
        if isinstance(message, Welcome):
            self.welcome = message
            self.n, self.legal, self.table = message.n, message.legal, message.table
            self.view = msgspec.json.decode(message.view)  # type: ignore[arg-type]
            self.events = message.events if message.fresh else self.events + message.events
            self._take_presence(message.presence)
        elif isinstance(message, News):
            assert message.last == self.n
            self.n = message.n
            self.events = self.events + message.events
            if bytes(message.patch):  # type: ignore[arg-type]
                self.view = patched(self.view, msgspec.json.decode(message.patch))  # type: ignore[arg-type]
            if message.legal is not msgspec.UNSET:
                self.legal = message.legal
            if message.awaited is not msgspec.UNSET:
                self.awaited = self.presence.awaited = message.awaited
            if message.table is not msgspec.UNSET:
                self.table = message.table
            if message.presence is not msgspec.UNSET:
                self._take_presence(message.presence)
        elif isinstance(message, Presence):
            self._take_presence(message)
        return message

    def _take_presence(self, presence: Presence) -> None:
        self.presence = presence
        self.awaited = presence.awaited

    async def until(self, kind: type[Result], holds: Callable[[Result], bool] = lambda _: True) -> Result:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and holds(message):
                return message

    async def ask(self, **request: Any) -> Any:
        """Send a request; its answer."""
        number = await self.send(**request)
        while True:
            message = await self.hear()
            if getattr(message, "id", 0) == number:
                return message

    async def done(self, **request: Any) -> Done:
        answer = await self.ask(**request)
        assert isinstance(answer, Done), answer
        return answer

    async def refused(self, **request: Any) -> str:
        answer = await self.ask(**request)
        assert isinstance(answer, Refusal), answer
        return answer.problem

    async def settled(self) -> None:
        """Everything that was said before has been heard."""
        await self.ask(type="ping")

    async def closed(self) -> int | None:
        """Wait for the end; the code of the server."""
        with suppress(ConnectionClosed):
            while True:
                await self.socket.recv()
        return self.socket.close_code


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    store = f"sqlite:///{folder / 'tables.db'}"
    server = Server(Settings(**{"store": store, "pace": Pace.at_once(), **settings}), lambda: ThreadPoolExecutor(1))
    await server.open()
    with listen(Address("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        uvicorn = Uvicorn(configuration(server))
        serving = asyncio.create_task(uvicorn.serve([listening]))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            here = Running(server, port, http)
            try:
                yield here
            finally:
                uvicorn.stop()
                await serving
                await server.close()
                await here.hang_up()


def run(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    async def limited() -> Result:
        async with asyncio.timeout(120):
            return await work()

    return asyncio.run(limited())
