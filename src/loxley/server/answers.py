"""Reading HTTP bodies strictly, and answering with JSON."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from loxley.core.refusals import Illegal, Refused
from loxley.server.messages.bodies import Problem
from loxley.tables.store.opening import STORE_TROUBLES

_log = logging.getLogger("loxley.requests")
_encode = msgspec.json.Encoder().encode
Body = TypeVar("Body")
Handler = Callable[[Any, Request], Awaitable[Response]]

# Everything else that is refused is a bad request.
_STATUS = {
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-deal": 404,
    "no-such-games": 404,
    "no-push": 404,
    "not-by-day": 409,
    "too-many-kept": 503,
    "no-room-to-keep": 503,
    "not-invited": 403,
    "not-over": 409,
    "deal-is-played": 409,
    "day-is-played": 409,
    "seat-taken": 409,
    "table-full": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 503,
    "not-stored": 503,
    "store-away": 503,
    "set-aside": 503,
    "too-busy": 503,
    "too-heavy": 413,
    "story-too-heavy": 413,
    "name-taken": 409,
    "table-locked": 403,
    "removed": 403,
    "banned": 403,
    "table-closed": 410,
    "table-archived": 410,
    "deal-has-begun": 409,
    "deal-full": 409,
    "deal-differs": 409,
    "too-late-to-send": 408,
}
STATUSES = sorted({400, *_STATUS.values()})


def status_of(problem: str) -> int:
    return _STATUS.get(problem, 400)


def json(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, media_type="application/json")


def refusal(refused: Refused) -> Response:
    problem = Problem(problem=refused.problem, field=refused.field, rule=refused.rule, facts=refused.facts)
    return json(problem, status_of(refused.problem))


def refusals_as_responses(handler: Handler) -> Handler:
    """A handler whose refusals become answers."""

    @wraps(handler)
    async def answer(self: Any, request: Request) -> Response:
        try:
            return await handler(self, request)
        except Refused as refused:
            return refusal(refused)
        except Illegal as illegal:
            return refusal(Refused("illegal", "moves", illegal.rule))
        except STORE_TROUBLES:
            _log.exception("the store failed a request")
            return refusal(Refused("store-away", "store"))

    return answer


async def read_text(request: Request, most: int) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(request.app.state.request_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("too-large", "body", "", {"most": most})
    except TimeoutError as trouble:
        raise Refused("too-late-to-send", "body") from trouble
    return bytes(body)


async def read_body(request: Request, kind: type[Body], most: int) -> Body:
    text = await read_text(request, most)
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as trouble:
        raise Refused("not-a-message", "body", "", {"reason": str(trouble)}) from trouble
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise Refused("not-json", "body") from trouble
