"""Telling somebody outside that it is their turn: a short POST to an address that the table has named.

Only to hosts that the operator has allowed, over http or https, without following redirects, in the background.
"""

import asyncio
import http.client
import logging
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from loxley.core.refusals import Refused
from loxley.tables.live import LiveTable
from loxley.tables.table import PLAYING

_SECONDS = 5.0
_AT_ONCE = 8

_log = logging.getLogger("loxley.tables")


_HEADERS = {"Content-Type": "application/json"}


class Turn(msgspec.Struct):
    """What is told: at which table it is whose turn. Nothing of the game."""

    table: str
    seat: int
    name: str


def check_address(url: str, allowed: Collection[str]) -> None:
    """Refuses an address that the operator has not allowed."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as trouble:
        raise Refused("webhook-not-allowed", "webhook") from trouble
    if parts.scheme not in ("http", "https") or host not in allowed or parts.username is not None:
        raise Refused("webhook-not-allowed", "webhook")


class Webhooks:
    def __init__(self, allowed: Collection[str]) -> None:
        self._allowed = allowed
        self._pool = ThreadPoolExecutor(_AT_ONCE, "loxley webhooks")  # its own: nobody else waits for strangers

    async def tell(self, url: str, turn: Turn) -> None:
        """Send it; what goes wrong is logged, and never tried again."""
        try:
            check_address(url, self._allowed)  # the operator may have changed their mind since
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self._pool, _post, url, msgspec.json.encode(turn))
        except (Refused, OSError, http.client.HTTPException) as trouble:
            _log.warning("table %s: its webhook was not told: %s", turn.table, type(trouble).__name__)
            return
        if status >= http.client.MULTIPLE_CHOICES:
            _log.warning("table %s: its webhook answered %d", turn.table, status)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _post(url: str, body: bytes) -> int:
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=_SECONDS)
    try:
        target = parts.path or "/"
        connection.request("POST", f"{target}?{parts.query}" if parts.query else target, body, _HEADERS)
        return connection.getresponse().status
    finally:
        connection.close()


class Turns:
    """Whose turn has begun since a table was looked at last."""

    def __init__(self) -> None:
        self._awaited: dict[str, set[int]] = {}

    def fresh(self, live: LiveTable) -> list[Turn]:
        """People who are awaited now, were not before, and are not connected."""
        table = live.table
        awaited = set(table.running_match().state.awaited()) if table.stage == PLAYING else set()
        before = self._awaited.pop(table.name, set())
        if awaited:
            self._awaited[table.name] = awaited
        here = live.people_here()
        places = [(seat, table.places[seat]) for seat in sorted(awaited - before)]
        return [
            Turn(table.name, seat, place.name)
            for seat, place in places
            if place.is_played_by_person() and place.person not in here
        ]
