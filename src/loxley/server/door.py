"""uvicorn's HTTP connection, bounded: how many there are, how long a request may take to arrive, an answer to be read.

A client that sends half a request and waits, or asks and never reads, would otherwise keep its connection for ever.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from loxley.server.limits import Limits, is_local, network_of
from loxley.tables.metrics import Metrics

_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: 22\r\n"
    b'connection: close\r\n\r\n{"problem":"too-busy"}'
)
_LATE = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\ncontent-length: 30\r\n"
    b'connection: close\r\n\r\n{"problem":"too-late-to-send"}'
)

_log = logging.getLogger("loxley.connections")


class Doorkeeper:
    """Counts connections, in all and by address. A proxy that is trusted may have as many as there are."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: Collection[str]) -> None:
        self.limits = limits
        self._metrics = metrics
        self._proxies = proxies
        self._by_network: Counter[str] = Counter()

    def lets_in(self, address: str, others: int) -> bool:
        network = network_of(address)
        if others >= self.limits.connections:
            reason = "connections"
        elif not self._is_trusted(address) and self._by_network[network] >= self.limits.connections_by_address:
            reason = "connections-by-address"
        else:
            self._by_network[network] += 1
            return True
        self.refused(reason, address)
        return False

    def goes(self, address: str) -> None:
        network = network_of(address)
        self._by_network[network] -= 1
        if self._by_network[network] <= 0:
            del self._by_network[network]

    def refused(self, reason: str, address: str) -> None:
        self._metrics.refused_connections.labels(reason).inc()
        _log.warning("a connection from %s was refused: %s", address, reason)

    def _is_trusted(self, address: str) -> bool:
        return is_local(address) or address in self._proxies or "*" in self._proxies


class Door(H11Protocol):
    keeper: Doorkeeper
    _late: asyncio.TimerHandle | None = None
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counted = self.keeper.lets_in(self._address, len(self.connections) - 1)
        if self._counted:
            self._watch()
        else:
            transport.write(_BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:  # a request has begun, and not arrived
            self._watch()
        else:
            self._unwatch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._uncount()  # sockets have limits of their own
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size() > 0:
            self.loop.call_later(self.keeper.limits.answer_seconds, _cut_off, self.transport)

    def _watch(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.keeper.limits.request_seconds, self._too_late)

    def _unwatch(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self.keeper.refused("half-sent", self._address)
        self.transport.write(_LATE)
        self.transport.close()

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self.keeper.goes(self._address)


def door(keeper: Doorkeeper) -> type[Door]:
    """The class that uvicorn makes an object of for each connection."""
    return type("KeptDoor", (Door,), {"keeper": keeper})


def _cut_off(transport: Any) -> None:
    if transport.get_write_buffer_size() > 0:
        transport.abort()
