"""What every HTTP answer has to carry, and what no request may do: headers, origins, rates."""

import logging
import time
from collections.abc import Collection
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec

from loxley.core.refusals import Refused
from loxley.server.bans import Bans
from loxley.server.buckets import Buckets
from loxley.server.limits import Limits, is_local, network_of
from loxley.server.messages.bodies import Problem
from loxley.tables.metrics import Metrics

_REQUESTS_A_SECOND = 20

# Pages come from here and nowhere else, and nothing in them is written in line.
_POLICY = (
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data: blob:; connect-src 'self'"
)
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
# Of documents and workers: the parts of a page come in dozens, and a browser reads none of these from them.
_OF_DOCUMENTS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_PARTS = "/assets/"
# Whoever came by TLS once, comes by TLS for a year. Of a name without TLS it would be a promise that cannot be kept.
_OVER_TLS = [(b"strict-transport-security", b"max-age=31536000")]

_log = logging.getLogger("loxley.requests")


def is_own(origin: str, host: str, others: Collection[str]) -> bool:
    """Does a browser come from a page of ours? Clients that are no browsers send no origin."""
    if origin in others:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def address_of(scope: Any) -> str:
    """Where a request comes from, or a proxy says that it comes from."""
    return str(scope["client"][0]) if scope["client"] else ""


def is_plain(scope: Any) -> bool:
    """Is a path or query text that somebody could have written? No control characters, no broken UTF-8."""
    try:
        query = unquote_to_bytes(scope["query_string"]).decode()
    except UnicodeDecodeError:
        return False
    text = scope["path"] + query
    return "\ufffd" not in text and all(each.isprintable() for each in text)


class Guard:
    def __init__(self, app: Any, origins: Collection[str], limits: Limits, metrics: Metrics, bans: Bans) -> None:
        self._app = app
        self._origins = origins
        self._metrics = metrics
        self._bans = bans
        self._buckets = Buckets(_REQUESTS_A_SECOND, limits.requests_by_address)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        address = address_of(scope)
        status = 0

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [
                    *_HEADERS,
                    *(() if scope["path"].startswith(_PARTS) else _OF_DOCUMENTS),
                    *(_OVER_TLS if scope.get("scheme") == "https" else ()),
                    *self._caching(scope["path"]),
                ]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if not is_local(address) and not self._buckets.take(network_of(address)):
            self._metrics.refused_connections.labels("requests-by-address").inc()
            await _refuse(guarded, 429, Refused("too-fast", "address"))
        elif self._bans.covers(address):
            self._metrics.refused_connections.labels("banned").inc()
            await _refuse(guarded, 403, Refused("banned", "address"))
        elif not is_plain(scope):
            await _refuse(guarded, 400, Refused("not-text", "address"))
        elif scope["method"] not in ("GET", "HEAD") and origin and not is_own(origin, host, self._origins):
            await _refuse(guarded, 403, Refused("foreign-origin", "origin"))
        else:
            await self._app(scope, receive, guarded)
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        fields = {"address": address, "method": scope["method"], "path": scope["path"], "status": status}
        _log.info(
            "%s %s %s %d %.1f ms",
            *fields.values(),
            milliseconds,
            extra={"fields": {**fields, "milliseconds": milliseconds}},
        )

    def _caching(self, path: str) -> list[tuple[bytes, bytes]]:
        return [(b"cache-control", b"no-store")] if path.startswith(("/api", "/metrics")) else []


async def _refuse(send: Any, status: int, refused: Refused) -> None:
    body = msgspec.json.encode(Problem(problem=refused.problem, field=refused.field))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
