"""The operator's page: live figures behind a secret.

Plain HTML that renews itself, without a script. The secret comes in the body of one request; afterwards a cookie says
until when its holder may look. It is signed with the secret, so that every process knows it and none keeps anything.
"""

import hmac
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from loxley.core.refusals import Refused
from loxley.server.answers import read_text
from loxley.server.buckets import Buckets
from loxley.server.guard import address_of
from loxley.server.limits import network_of
from loxley.server.operator_html import STYLE, entrance, figures_page
from loxley.tables.house import House
from loxley.tables.metrics import Metrics
from loxley.tables.store.opening import STORE_TROUBLES
from loxley.texts import FALLBACK, LANGUAGES, Texts

PATH: Final = "/operator"
LEAST_SECRET: Final = 16  # characters
_COOKIE: Final = "loxley-operator"
_HOLDS: Final = 12 * 3600  # seconds
_TRIES: Final = 5  # from one address at once, then one each ten seconds
_TRIES_A_SECOND: Final = 1 / 10
_MOST_BODY: Final = 2_000
_LISTED: Final = 20  # tables that changed last
_NOT_KEPT: Final = {"Cache-Control": "no-store"}
_RENEWED: Final = {**_NOT_KEPT, "Refresh": "5"}  # seconds
_STYLED: Final = {"Cache-Control": "no-cache"}

_log = logging.getLogger("loxley.operator")


class Desk(Protocol):
    house: House
    metrics: Metrics


class OperatorPage:
    """Without a secret there is no such page."""

    def __init__(self, desk: Desk, secret: str, clock: Callable[[], float] = time.time) -> None:
        self._desk = desk
        self._secret = secret.encode()
        self._clock = clock
        self._since = clock()
        self._tries = Buckets(_TRIES_A_SECOND, _TRIES)
        self.routes: list[BaseRoute] = [
            Route(PATH, self.show, methods=["GET"]),
            Route(PATH, self.enter, methods=["POST"]),
            Route(f"{PATH}/leave", self.leave, methods=["POST"]),
            Route(f"{PATH}/style.css", self.style, methods=["GET"]),
        ]
        self.routes = self.routes if secret else []

    async def show(self, request: Request) -> Response:
        texts = texts_for(request)
        if not self._is_let_in(request):
            return _html(entrance(texts))
        store = self._desk.house.store
        try:
            is_ready, listed = await store.is_ready(), await store.entries("", _LISTED)
        except STORE_TROUBLES:
            is_ready, listed = False, []
        figures = self._desk.metrics.totals()
        return _html(
            figures_page(texts, figures, listed, self._clock() - self._since, is_ready=is_ready), 200, _RENEWED
        )

    async def enter(self, request: Request) -> Response:
        texts = texts_for(request)
        address = address_of(request.scope)
        if not self._tries.take(network_of(address)):
            return _html(entrance(texts, "operator-too-fast"), 429)
        try:
            body = await read_text(request, _MOST_BODY)
        except Refused as refused:
            return _html(entrance(texts, "operator-wrong"), 413 if refused.problem == "too-large" else 408)
        said = parse_qs(body.decode("utf-8", "replace")).get("secret", [""])[0]
        if not hmac.compare_digest(self._signed(said), self._signed(self._secret.decode())):
            self._desk.metrics.refused("wrong-secret")
            _log.warning("somebody at %s does not know the operator's secret", address)
            return _html(entrance(texts, "operator-wrong"), 403)
        answer = RedirectResponse(PATH, 303, headers=_NOT_KEPT)
        until = str(int(self._clock()) + _HOLDS)
        is_safe = request.url.scheme == "https"
        value = f"{until}.{self._signed(until)}"
        answer.set_cookie(_COOKIE, value, _HOLDS, path=PATH, secure=is_safe, httponly=True, samesite="strict")
        return answer

    async def leave(self, request: Request) -> Response:
        answer = RedirectResponse(PATH, 303, headers=_NOT_KEPT)
        answer.delete_cookie(_COOKIE, path=PATH, httponly=True, samesite="strict")
        return answer

    async def style(self, request: Request) -> Response:
        return Response(STYLE, media_type="text/css", headers=_STYLED)

    def _is_let_in(self, request: Request) -> bool:
        until, _, signature = request.cookies.get(_COOKIE, "").partition(".")
        if not (until.isascii() and until.isdigit() and signature.isascii()) or len(until) > 12:
            return False
        return hmac.compare_digest(signature, self._signed(until)) and int(until) > self._clock()

    def _signed(self, words: str) -> str:
        """Of one length whatever the words: comparing takes the same time."""
        return hmac.digest(self._secret, words.encode(), "sha256").hex()


def texts_for(request: Request) -> Texts:
    """In the first of the reader's languages that we have."""
    wishes = [wish.partition(";")[0].strip().lower() for wish in request.headers.get("accept-language", "").split(",")]
    return Texts(next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), FALLBACK))


def _html(page: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(page, status, media_type="text/html", headers=headers or _NOT_KEPT)
