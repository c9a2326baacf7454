"""Telling somebody outside that it is their turn: a short POST to an address that the table has named.

Only to hosts that the operator has allowed, over http or https, without following redirects, in the background.
"""

import asyncio
import http.client
import logging
from collections.abc import Collection
from urllib.parse import urlsplit

import msgspec

from loxley.core.refusals import Refused

_SECONDS = 5.0
_AT_ONCE = 8

_log = logging.getLogger("loxley.tables")


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
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def tell(self, url: str, turn: Turn) -> None:
        """Send it; what goes wrong is logged, and never tried again."""
        try:
            check_address(url, self._allowed)  # the operator may have changed their mind since
            async with self._slots:
                status = await asyncio.to_thread(_post, url, msgspec.json.encode(turn))
        except (Refused, OSError, http.client.HTTPException) as trouble:
            _log.warning("table %s: its webhook was not told: %s", turn.table, type(trouble).__name__)
            return
        if status >= http.client.MULTIPLE_CHOICES:
            _log.warning("table %s: its webhook answered %d", turn.table, status)


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


_HEADERS = {"Content-Type": "application/json"}
