"""Running the server: uvicorn, with our own short way through the socket, in one process or several."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.synchronize import Event
from tempfile import TemporaryDirectory

import uvicorn

from loxley.core.refusals import Refused
from loxley.server.app import Server, Settings
from loxley.server.door import Doorkeeper, door
from loxley.server.logs import set_up_logs
from loxley.server.sockets import MOST_BYTES
from loxley.server.wire import Wire
from loxley.server.workers import Workers
from loxley.tables.metrics import FOLDER
from loxley.tables.store.opening import is_shared

_log = logging.getLogger("loxley.workers")
_BACKLOG = 2048
# A move makes hundreds of objects and next to no cycles: looking for cycles as often as Python does took a quarter of
# the server's time.
_COLLECT_AFTER = (50_000, 20, 50)


@dataclass(frozen=True)
class Address:
    host: str
    port: int


class Uvicorn(uvicorn.Server):
    """Stops when it is told to, and leaves the rest of the process to end in its own time."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        for number in before:
            try:
                loop.add_signal_handler(number, self.stop)
            except NotImplementedError:  # Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(self.stop))
        try:
            yield
        finally:
            for number, handler in before.items():
                with suppress(NotImplementedError):
                    loop.remove_signal_handler(number)
                signal.signal(number, handler)

    def stop(self) -> None:
        self.should_exit = True


def configuration(server: Server) -> uvicorn.Config:
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    keeper = Doorkeeper(server.limits, server.metrics, [each.strip() for each in proxies.split(",")])
    return uvicorn.Config(
        server,
        http=door(keeper),
        forwarded_allow_ips=proxies,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        lifespan="off",  # the server opens its store before it listens, and closes it after the last socket
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, address: Address, workers: int, tell: Callable[[str], None]) -> None:
    """Until it is told to stop; `tell` is told the address."""
    set_up_logs(settings.logs)
    if workers > 1 and not is_shared(settings.store):
        raise Refused("one-process-only", "--workers")
    with listen(address) as listening:
        host, port = listening.getsockname()[:2]
        settings = replace(settings, host=host, port=port)
        where = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        if workers == 1:
            asyncio_run(settings, listening, partial(tell, where))
        else:
            tell(where)
            with TemporaryDirectory(prefix="loxley-metrics-") as folder:
                os.environ[FOLDER] = folder  # before the processes start: their figures are summed there
                Workers(workers, partial(work, settings), listening).run()


def work(settings: Settings, listening: socket.socket, serves: Event) -> None:
    """One of several processes."""
    set_up_logs(settings.logs)
    try:
        asyncio_run(settings, listening, serves.set)
    except Refused as refused:
        _log.error("a worker cannot start: %s %s %s", refused.field, refused.problem, refused.facts)
        raise SystemExit(1) from refused


def asyncio_run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    server = Server(settings)
    configured = configuration(server)
    with asyncio.Runner(loop_factory=configured.get_loop_factory()) as runner:
        runner.run(_run(server, configured, listening, ready))


async def _run(server: Server, configured: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    await server.open()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
    _log.info("serving")
    try:
        ready()
        await Uvicorn(configured).serve([listening])
    finally:
        await server.close()


def listen(address: Address) -> socket.socket:
    """A socket that names its protocol: asyncio sends small messages at once only where it knows that it is TCP."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":  # on Windows it would let others take the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(_BACKLOG)
    except OSError as trouble:
        facts: dict[str, str | int] = {"host": address.host, "port": address.port, "reason": trouble.strerror or ""}
        raise Refused("no-listening", "--port", "", facts) from trouble
    return listening
