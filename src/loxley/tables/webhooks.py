"""Telling somebody outside that it is their turn: a short POST to an address that the table has named.

Only to hosts that the operator has allowed, over http or https, without following redirects, in the background. Each is
signed with a secret that whoever opened the table was given.
"""

import hashlib
import hmac
import logging
import time
from collections.abc import Collection, Sequence
from functools import partial
from urllib.parse import urlsplit

import msgspec

from loxley.core.refusals import Refused
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.outgoing import PAUSES, Letter, Outgoing
from loxley.tables.table import PLAYING

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


def signature(secret: str, at: int, body: bytes) -> str:
    """What the header `X-Loxley-Signature` says: receivers compute it again, and so know that it comes from here."""
    digest = hmac.new(secret.encode(), b"%d.%b" % (at, body), hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


class Webhooks:
    """Sends turns."""

    def __init__(self, allowed: Collection[str], metrics: Metrics, pauses: Sequence[float] = PAUSES) -> None:
        self._allowed = allowed
        self._metrics = metrics
        self._outgoing = Outgoing("loxley webhooks", pauses)

    async def tell(self, url: str, secret: str, turn: Turn) -> None:
        trouble = await self._outgoing.send(partial(self._write, url, secret, turn))
        self._metrics.webhooks.labels("failed" if trouble else "told").inc()
        if trouble:
            _log.warning("table %s: its webhook was not told: %s", turn.table, trouble)

    def _write(self, url: str, secret: str, turn: Turn) -> Letter:
        check_address(url, self._allowed)  # the operator may have changed their mind since
        body = msgspec.json.encode(turn)
        signed = signature(secret, int(time.time()), body)
        return Letter(url, body, {"Content-Type": "application/json", "X-Loxley-Signature": signed})

    def close(self) -> None:
        self._outgoing.close()


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
