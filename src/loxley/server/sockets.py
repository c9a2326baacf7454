"""The ASGI end of `/ws`: handshake, a first message in time, and the end."""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from typing import Any

from loxley.server.close_codes import TOO_MUCH
from loxley.server.connections import Connection, Desk
from loxley.server.frames import Outbox
from loxley.server.guard import address_of, is_own
from loxley.server.limits import Limits, is_local, network_of
from loxley.server.wire import EXTENSION, Wire

SUBPROTOCOL = "loxley.2"
MOST_BYTES = 16 * 1024
_HELLO_SECONDS = 10.0

_log = logging.getLogger("loxley.sockets")


class Sockets:
    def __init__(self, desk: Desk, origins: Collection[str], limits: Limits) -> None:
        self._desk = desk
        self._origins = origins
        self._limits = limits
        self.count = 0  # open ones
        self._by_network: Counter[str] = Counter()
        self._outbox: Outbox | None = None  # made in the event loop

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and not is_own(origin, headers.get(b"host", b"").decode("latin-1"), self._origins):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["path"] != "/ws" or SUBPROTOCOL not in scope["subprotocols"]:
            await send({"type": "websocket.close", "code": 1002})
            return
        await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL})
        wire: Wire = scope["extensions"][EXTENSION]
        address = address_of(scope)
        origin = network_of(address)
        if self._outbox is None:
            self._outbox = Outbox(asyncio.get_running_loop().call_soon)
        connection = Connection(wire, self._desk, origin, self._outbox)
        wire.listen(connection.heard)
        if self._is_full(address, origin):
            wire.hang_up(TOO_MUCH)
            return
        self.count += 1
        self._by_network[origin] += 1
        self._desk.metrics.connections.inc()
        late = asyncio.get_running_loop().call_later(_HELLO_SECONDS, connection.be_known)
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                connection.heard((message.get("text") or "").encode())  # it came before anybody listened
        finally:
            late.cancel()
            self.count -= 1
            self._by_network[origin] -= 1
            if not self._by_network[origin]:
                del self._by_network[origin]
            self._desk.metrics.connections.dec()
            self._desk.sweeper.note_gone()
            connection.closed()

    def _is_full(self, address: str, origin: str) -> bool:
        if self.count >= self._limits.sockets:
            reason = "sockets"
        elif self._desk.bans.covers(address):
            reason = "banned"
        elif not is_local(address) and self._by_network[origin] >= self._limits.sockets_by_address:
            reason = "sockets-by-address"
        else:
            return False
        self._desk.metrics.refused_connections.labels(reason).inc()
        _log.warning("a socket from %s was refused: %s", address, reason)
        return True
