"""Telling somebody outside that it is their turn: a short POST to an address that the table has named.

Only to hosts that the operator has allowed, over http or https, without following redirects, in the background. Each is
signed with a secret that whoever opened the table was given.
"""

import asyncio
import hashlib
import hmac
import http.client
import logging
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from loxley.core.refusals import Refused
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.table import PLAYING

_SECONDS = 5.0
_AT_ONCE = 8
_MOST_WAITING = 1_000
_PAUSES = (1.0, 5.0, 30.0, 120.0)  # seconds before each further attempt

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


def signature(secret: str, at: int, body: bytes) -> str:
    """What the header `X-Loxley-Signature` says: receivers compute it again, and so know that it comes from here."""
    digest = hmac.new(secret.encode(), b"%d.%b" % (at, body), hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


class Webhooks:
    """Sends turns; what does not arrive is tried again with growing pauses, and given up in the end."""

    def __init__(self, allowed: Collection[str], metrics: Metrics, pauses: Sequence[float] = _PAUSES) -> None:
        self._allowed = allowed
        self._metrics = metrics
        self._pauses = pauses
        self._waiting = 0
        self._pool = ThreadPoolExecutor(_AT_ONCE, "loxley webhooks")  # its own: nobody else waits for strangers

    async def tell(self, url: str, secret: str, turn: Turn) -> None:
        if self._waiting >= _MOST_WAITING:
            self._give_up(turn, "too many wait")
            return
        self._waiting += 1
        try:
            await self._tell(url, secret, turn)
        finally:
            self._waiting -= 1

    async def _tell(self, url: str, secret: str, turn: Turn) -> None:
        trouble = ""
        for pause in (0.0, *self._pauses):
            await asyncio.sleep(pause)
            try:
                check_address(url, self._allowed)  # the operator may have changed their mind since
                status = await self._post(url, secret, msgspec.json.encode(turn))
            except Refused as refused:
                self._give_up(turn, refused.problem)
                return
            except (OSError, http.client.HTTPException) as error:
                trouble = type(error).__name__
                continue
            if status < http.client.MULTIPLE_CHOICES:
                self._metrics.webhooks.labels("told").inc()
                return
            trouble = str(status)
            if status < http.client.INTERNAL_SERVER_ERROR and status != http.client.TOO_MANY_REQUESTS:
                break  # it was heard, and is not wanted
        self._give_up(turn, trouble)

    async def _post(self, url: str, secret: str, body: bytes) -> int:
        headers = {**_HEADERS, "X-Loxley-Signature": signature(secret, int(time.time()), body)}
        return await asyncio.get_running_loop().run_in_executor(self._pool, _post, url, body, headers)

    def _give_up(self, turn: Turn, trouble: str) -> None:
        self._metrics.webhooks.labels("failed").inc()
        _log.warning("table %s: its webhook was not told: %s", turn.table, trouble)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _post(url: str, body: bytes, headers: dict[str, str]) -> int:
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=_SECONDS)
    try:
        target = parts.path or "/"
        connection.request("POST", f"{target}?{parts.query}" if parts.query else target, body, headers)
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
