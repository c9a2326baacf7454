"""One server process: the house with its tables, a room around each, and the doors."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette

from loxley.bots import Guests
from loxley.server.addresses import reachable_origins
from loxley.server.api import Api
from loxley.server.bans import Bans
from loxley.server.guard import Guard
from loxley.server.heavy import HeavyWork
from loxley.server.limits import Limits
from loxley.server.logs import LogSettings
from loxley.server.operator import OperatorPage
from loxley.server.page import page_routes
from loxley.server.room import Room
from loxley.server.sockets import Sockets
from loxley.server.sweeping import Sweeper
from loxley.tables.bot_workers import BotWorkers, stay_with_parent
from loxley.tables.driver import Driver
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.patience import Pace
from loxley.tables.retention import Retention
from loxley.tables.store.opening import open_store
from loxley.tables.webhooks import Turns, Webhooks

if TYPE_CHECKING:  # it needs an extra
    from loxley.tables.push import Push

_DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    store: str
    host: str = ""  # where it listens
    port: int = 0
    origins: tuple[str, ...] = ()  # whose pages may connect, besides our own
    webhook_hosts: tuple[str, ...] = ()  # that tables may notify
    push_contact: str = ""  # whom push services may write to; without one nobody is called by push
    push_hosts: tuple[str, ...] = ()  # of push services, besides those of the browsers
    bots: tuple[str, ...] = ()  # from outside, that tables may seat: `NAME=BOT`
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    bot_processes: int = 1
    logs: LogSettings = field(default_factory=LogSettings)
    operator_secret: str = field(default="", repr=False)  # of the operator's page; without one there is none


def new_process() -> Executor:
    """A process in which bots think."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=stay_with_parent)


class Server:
    house: House
    push: "Push | None" = None

    def __init__(self, settings: Settings, new_executor: Callable[[], Executor] = new_process) -> None:
        self.settings = settings
        self.origins = partial(reachable_origins, settings.host, settings.port)
        self.webhook_hosts = settings.webhook_hosts
        self.guests = Guests(settings.bots)
        self.limits = settings.limits
        self.metrics = Metrics()
        self.heavy = HeavyWork(new_executor)
        self._new_executor = new_executor
        self._rooms: dict[str, Room] = {}
        self.bans = Bans()
        self._notice = ""
        self.sweeper = Sweeper()
        self._sockets = Sockets(self, settings.origins, settings.limits)
        operator = OperatorPage(self, settings.operator_secret)
        self.api = Api(self)
        app = Starlette(routes=[*self.api.routes, *operator.routes, *page_routes()])
        app.state.request_seconds = settings.limits.request_seconds
        self._http = Guard(app, settings.origins, settings.limits, self.metrics, self.bans)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def open(self) -> None:
        store = await open_store(self.settings.store, self.metrics)
        self._bot_workers = BotWorkers(self.settings.bot_processes, self._new_executor, self.guests)
        driver = Driver(self._bot_workers, self.settings.pace, self.metrics)
        self._webhooks = Webhooks(self.settings.webhook_hosts, self.metrics)
        self._turns = Turns()
        self.house = House(store, driver, self.metrics)
        self.house.on_load = self._on_load
        self.house.on_unload = self._on_unload
        self.house.on_change = self._notify
        self.push = await self._open_push(driver) if self.settings.push_contact else None
        limits = self.settings.limits
        self.house.retention = Retention(limits.archive_days * _DAY, limits.delete_days * _DAY, limits.unload_seconds)
        await self.look_at_operator()
        self.house.on_round = self._go_round
        self.spawn(self.house.wake())
        self.spawn(self.house.keep())

    async def _open_push(self, driver: Driver) -> "Push":
        from loxley.tables.push import Push, own_signer  # noqa: PLC0415 - it needs an extra

        shelf = self.house.store.push
        signer = await own_signer(shelf, self.settings.push_contact)
        hosts = self.settings.push_hosts
        return Push(shelf, signer, self.metrics, self.spawn, has_no_choice=driver.plays_for, hosts=hosts)

    async def close(self) -> None:
        await self.house.close()
        self._webhooks.close()
        if self.push is not None:
            self.push.close()
        await asyncio.to_thread(self.heavy.close)
        await asyncio.to_thread(self._bot_workers.close)

    def _on_load(self, live: LiveTable) -> None:
        live.notice = self._notice
        self._rooms[live.table.name] = Room(live, self.house, self.metrics)

    async def _go_round(self) -> None:
        self.sweeper.sweep(self._sockets.count + len(self._rooms))
        if self.push is not None:
            for live in self.house.live.values():
                self.push.look(live)
        await self.look_at_operator()

    async def look_at_operator(self) -> None:
        """What an operator has changed in the store: bans, what everybody is told, tables."""
        store = self.house.store
        now = time.time()
        self.bans.renew(await store.bans(now))
        notice = await store.announcement(now)
        if notice != self._notice:
            self._notice = notice
            for room in self._rooms.values():
                room.live.notice = notice
                room.presence_changed()
        if await store.is_changed_outside():
            await self.house.look_again()

    def _on_unload(self, name: str) -> None:
        del self._rooms[name]
        if self.push is not None:
            self.push.unload(name)
        self.sweeper.note_gone()

    def _notify(self, live: LiveTable) -> None:
        """Somebody who is not connected may want to know that it is their turn."""
        opened = live.table.opened
        if live.driven and opened.webhook:
            for turn in self._turns.fresh(live):
                self.spawn(self._webhooks.tell(opened.webhook, opened.webhook_secret, turn))
        if self.push is not None:
            self.push.look(live)

    async def room(self, name: str) -> Room | None:
        live = await self.house.find(name)
        return None if live is None else self._rooms[name]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.house.spawn(work)
