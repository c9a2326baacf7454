"""Letters to hosts outside: in threads of their own, without following redirects, and again with growing pauses."""

import asyncio
import http.client
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import urlsplit

from loxley.core.refusals import Refused

TOO_LATE = "too late"
_SECONDS = 5.0
_AT_ONCE = 8
_MOST_WAITING = 1_000
PAUSES = (1.0, 5.0, 30.0, 120.0)  # seconds before each further attempt


class Letter(NamedTuple):
    url: str
    body: bytes
    headers: dict[str, str]


def _always() -> bool:
    return True


class Outgoing:
    """Posts letters; what does not arrive is tried again, and given up in the end."""

    def __init__(self, name: str, pauses: Sequence[float] = PAUSES, tls: ssl.SSLContext | None = None) -> None:
        self._pauses = pauses
        self._tls = tls
        self._waiting = 0
        self._pool = ThreadPoolExecutor(_AT_ONCE, name)  # its own: nobody else waits for strangers

    async def send(self, write: Callable[[], Letter], is_wanted: Callable[[], bool] = _always) -> str:
        """What kept it from arriving: a status, a kind of error, a problem; nothing when it has arrived.

        It is written anew for each attempt, in a thread, and not sent when that is refused or it is wanted no more.
        """
        if self._waiting >= _MOST_WAITING:
            return "too many wait"
        self._waiting += 1
        try:
            return await self._send(write, is_wanted)
        finally:
            self._waiting -= 1

    async def _send(self, write: Callable[[], Letter], is_wanted: Callable[[], bool]) -> str:
        loop = asyncio.get_running_loop()
        trouble = ""
        for pause in (0.0, *self._pauses):
            await asyncio.sleep(pause)
            if not is_wanted():
                return TOO_LATE
            try:
                status = await loop.run_in_executor(self._pool, self._post, write)
            except Refused as refused:
                return refused.problem
            except (OSError, ValueError, http.client.HTTPException) as error:
                trouble = type(error).__name__
                continue
            if status < http.client.MULTIPLE_CHOICES:
                return ""
            trouble = str(status)
            if status < http.client.INTERNAL_SERVER_ERROR and status != http.client.TOO_MANY_REQUESTS:
                break  # it was heard, and is not wanted
        return trouble

    def _post(self, write: Callable[[], Letter]) -> int:
        letter = write()
        parts = urlsplit(letter.url)
        host = parts.hostname or ""
        connection = (
            http.client.HTTPSConnection(host, parts.port, timeout=_SECONDS, context=self._tls)
            if parts.scheme == "https"
            else http.client.HTTPConnection(host, parts.port, timeout=_SECONDS)
        )
        try:
            target = parts.path or "/"
            url = f"{target}?{parts.query}" if parts.query else target
            connection.request("POST", url, letter.body, letter.headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
