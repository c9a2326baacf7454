"""The HTTP half: tables, records, figures."""

import asyncio
from typing import Protocol

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from loxley import __version__
from loxley.bots import Guests
from loxley.core.refusals import Refused
from loxley.games import GAMES
from loxley.server.answers import json, read_body, read_text, refusals_as_responses
from loxley.server.duplicates import is_told, results
from loxley.server.film import film
from loxley.server.guard import is_local
from loxley.server.info import game_info, table_info, table_line
from loxley.server.limits import Buckets
from loxley.server.messages import Join, OpenTable
from loxley.server.openapi import description
from loxley.server.opening import join, open_table
from loxley.tables.chronicle import Chronicle, chronicle
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics

_MOST_BODY = 256 * 1024  # a table may bring its own components
_MOST_RECORD = 2 * 1024 * 1024
_MOST_LISTED = 200
_TABLES_A_SECOND = 1 / 30  # from one address
_TABLES_AT_ONCE = 20


class Desk(Protocol):
    """What the API needs of the server it is in."""

    house: House
    metrics: Metrics
    webhook_hosts: tuple[str, ...]
    guests: Guests
    most_tables: int

    def origins(self) -> list[str]: ...


class Api:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._openings = Buckets(_TABLES_A_SECOND, _TABLES_AT_ONCE)
        self.routes: list[BaseRoute] = [
            Route("/api/health", self.health),
            Route("/metrics", self.metrics),
            Route("/api/openapi.json", self.openapi),
            Route("/api/addresses", self.addresses),
            Route("/api/games", self.games),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/people", self.join, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/replay", self.replay_own, methods=["POST"]),
            Route("/api/duplicates/{name}", self.duplicates),
        ]

    # the server

    async def health(self, request: Request) -> Response:
        """Ready only when the store answers: a balancer sends people elsewhere until then."""
        ready = await self._desk.house.store.is_ready()
        return json({"ok": ready, "version": __version__}, 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self._desk.metrics.exposition(), media_type=CONTENT_TYPE_LATEST)

    async def openapi(self, request: Request) -> Response:
        return json(description())

    async def addresses(self, request: Request) -> Response:
        """Where others reach this server. Only its own machine is told: the addresses in a home are private."""
        asks_from = request.client.host if request.client else ""
        return json(self._desk.origins() if is_local(asks_from) else [])

    async def games(self, request: Request) -> Response:
        return json([game_info(game, self._desk.guests) for game in GAMES.values()])

    # tables

    async def tables(self, request: Request) -> Response:
        return json([table_line(card) for card in await self._desk.house.store.listed(_MOST_LISTED)])

    @refusals_as_responses
    async def open(self, request: Request) -> Response:
        address = request.client.host if request.client else ""
        if not is_local(address) and not self._openings.take(address):
            raise Refused("too-fast", "table")
        wish = await read_body(request, OpenTable, _MOST_BODY)
        if await self._desk.house.store.count() >= self._desk.most_tables:
            raise Refused("too-many-tables", "table")
        return json(await open_table(self._desk.house, wish, self._desk.webhook_hosts, self._desk.guests), 201)

    @refusals_as_responses
    async def table(self, request: Request) -> Response:
        return json(table_info((await self._seen(request)).table))

    @refusals_as_responses
    async def join(self, request: Request) -> Response:
        live = await self._find(request)
        return json(await join(live, await read_body(request, Join, _MOST_BODY)), 201)

    # finished games

    @refusals_as_responses
    async def record(self, request: Request) -> Response:
        text = (await self._chronicle(request)).record()
        return PlainTextResponse(text, media_type="application/x-ndjson")

    @refusals_as_responses
    async def replay(self, request: Request) -> Response:
        text = (await self._chronicle(request)).record()
        return json(await asyncio.to_thread(film, text, request.query_params.get("as", "public")))

    @refusals_as_responses
    async def replay_own(self, request: Request) -> Response:
        try:
            text = (await read_text(request, _MOST_RECORD)).decode()
        except UnicodeDecodeError as trouble:
            raise Refused("not-text", "body") from trouble
        return json(await asyncio.to_thread(film, text, request.query_params.get("as", "public")))

    @refusals_as_responses
    async def duplicates(self, request: Request) -> Response:
        return json(await results(self._desk.house, request.path_params["name"]))

    # who asks, and for what

    async def _find(self, request: Request) -> LiveTable:
        live = await self._desk.house.find(request.path_params["table"])
        if live is None:
            raise Refused("no-such-table", "table")
        return live

    async def _seen(self, request: Request) -> LiveTable:
        """A table that whoever asks may look at: it is open, or they have its key or a token of it."""
        live = await self._find(request)
        table = live.table
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and table.person_with(token) is not None:
            return live
        if not table.is_invited(request.headers.get("x-loxley-key", "")):
            raise Refused("not-invited", "key")
        return live

    async def _chronicle(self, request: Request) -> Chronicle:
        live = await self._seen(request)
        name = live.table.opened.duplicate
        number = _number(request.query_params.get("match", "1"))
        if name and number == 1 and not await is_told(self._desk.house, name):
            raise Refused("deal-is-played", "duplicate")
        return await asyncio.to_thread(chronicle, await self._desk.house.store.rows(live.table.name), number)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 6:
        raise Refused("no-such-match", "match")
    return int(word)
