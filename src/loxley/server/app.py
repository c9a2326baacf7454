"""The web door: `/ws` for those who play, `/api` for the rest, and the page."""

from collections.abc import Coroutine
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from starlette.applications import Starlette

from loxley.server.api import Api
from loxley.server.room import Room
from loxley.server.sockets import Sockets
from loxley.tables.driver import Driver, Pace
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.minds import Minds
from loxley.tables.store.opening import open_store
from loxley.tables.tallies import Tallies


@dataclass(frozen=True)
class Settings:
    store: str
    origins: tuple[str, ...] = ()
    webhook_hosts: tuple[str, ...] = ()
    pace: Pace = field(default_factory=Pace)
    bot_processes: int = 1


class Server:
    """One process: the house, its rooms, and the doors."""

    house: House

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tallies = Tallies()
        self._rooms: dict[str, Room] = {}
        self._sockets = Sockets(self, settings.origins)
        api = Api(self)
        self._http = Starlette(routes=api.routes)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._http(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        await self.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> None:
        store = await open_store(self.settings.store, self.tallies)
        executors: list[Executor] = [
            ProcessPoolExecutor(1, mp_context=get_context("spawn")) for _ in range(self.settings.bot_processes)
        ]
        self._minds = Minds(executors)
        driver = Driver(self._minds, self.settings.pace, self.tallies)
        self.house = House(store, driver, self.tallies)
        self.house.furnish = self._furnish
        self.spawn(self.house.wake())

    async def close(self) -> None:
        await self.house.close()
        self._minds.close()

    def _furnish(self, live: LiveTable) -> None:
        self._rooms[live.table.name] = Room(live)

    async def room(self, name: str) -> Room | None:
        return self._rooms[name] if await self.house.find(name) is not None else None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.house.spawn(work)
