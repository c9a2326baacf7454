"""The HTTP half: tables, records, figures."""

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from loxley import __version__
from loxley.core.refusals import Refused
from loxley.games import GAMES
from loxley.server.info import game_info, table_info, table_line
from loxley.server.messages import Join, OpenTable, Problem
from loxley.server.opening import join, open_table

if TYPE_CHECKING:
    from loxley.server.app import Server

_MOST_BYTES = 64 * 1024
_encode = msgspec.json.Encoder().encode
Body = TypeVar("Body")


class Api:
    def __init__(self, server: "Server") -> None:
        self._server = server
        self.routes: list[BaseRoute] = [
            Route("/api/health", self.health),
            Route("/api/games", self.games),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/people", self.join, methods=["POST"]),
        ]

    async def health(self, request: Request) -> Response:
        return _json({"ok": True, "version": __version__})

    async def games(self, request: Request) -> Response:
        return _json([game_info(game) for game in GAMES.values()])

    async def tables(self, request: Request) -> Response:
        return _json([table_line(card) for card in await self._server.house.store.listed(100)])

    async def open(self, request: Request) -> Response:
        try:
            wish = await _read(request, OpenTable)
            opened = await open_table(self._server.house, wish)
        except Refused as refused:
            return _refusal(refused)
        return _json(opened, 201)

    async def table(self, request: Request) -> Response:
        live = await self._server.house.find(request.path_params["table"])
        if live is None:
            return _refusal(Refused("no-such-table", "table"), 404)
        return _json(table_info(live.table))

    async def join(self, request: Request) -> Response:
        live = await self._server.house.find(request.path_params["table"])
        if live is None:
            return _refusal(Refused("no-such-table", "table"), 404)
        try:
            wish = await _read(request, Join)
            return _json(await join(live, wish), 201)
        except Refused as refused:
            return _refusal(refused)


def _json(value: Any, status: int = 200) -> Response:
    return Response(_encode(value), status, media_type="application/json")


def _refusal(refused: Refused, status: int = 400) -> Response:
    problem = Problem(problem=refused.problem, field=refused.field, rule=refused.rule, facts=refused.facts)
    return _json(problem, status)


async def _read(request: Request, kind: type[Body]) -> Body:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MOST_BYTES:
            raise Refused("too-large", "body")
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as trouble:
        raise Refused("not-a-message", "body", "", {"reason": str(trouble)}) from trouble
    except (msgspec.DecodeError, RecursionError) as trouble:
        raise Refused("not-json", "body") from trouble
