"""The HTTP half for programs: OpenAPI, made from the types of the messages."""

from functools import cache
from typing import Any

import msgspec

from loxley import __version__
from loxley.server.answers import STATUSES
from loxley.server.messages import (
    DuplicateLine,
    GameInfo,
    GameStory,
    GameWords,
    Join,
    Joined,
    OpenTable,
    Problem,
    ReplayFilm,
    TableInfo,
    TableLine,
    TableOpened,
)

_TYPES = (
    OpenTable,
    TableOpened,
    Join,
    Joined,
    list[TableLine],
    TableInfo,
    list[GameInfo],
    GameWords,
    list[str],
    ReplayFilm,
    GameStory,
    list[DuplicateLine],
    Problem,
)
_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
_MATCH = {"name": "match", "in": "query", "schema": {"type": "integer", "minimum": 1, "default": 1}}
_EYES = {"name": "as", "in": "query", "schema": {"type": "string", "default": "public"}}
_KEY = {"name": "X-Loxley-Key", "in": "header", "schema": {"type": "string"}}
_AT_TABLE = {"name": "table", "in": "query", "required": True, "schema": {"type": "string"}}
_DEAL = {"name": "name", "in": "path", "required": True, "schema": {"type": "string"}}


@cache
def description() -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(
        _TYPES, schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    of = dict(zip((str(kind) for kind in _TYPES), schemas, strict=True))

    def says(kind: object) -> dict[str, Any]:
        return {"application/json": {"schema": of[str(kind)]}}

    refused = {str(status): {"description": "refused", "content": says(Problem)} for status in STATUSES}

    def answers(status: int, content: dict[str, Any]) -> dict[str, Any]:
        return {"responses": {str(status): {"description": "done", "content": content}, **refused}}

    record = {"application/x-ndjson": {"schema": {"type": "string"}}}
    anything = {"application/json": {"schema": {"type": "object"}}}
    text = {"text/plain": {"schema": {"type": "string"}}}
    paths = {
        "/api/health": {"get": answers(200, anything)},
        "/metrics": {"get": answers(200, text)},
        "/api/openapi.json": {"get": answers(200, anything)},
        "/api/addresses": {"get": answers(200, says(list[str]))},
        "/api/games": {"get": answers(200, says(list[GameInfo]))},
        "/api/games/{game}/words": {"get": {"parameters": [_GAME], **answers(200, says(GameWords))}},
        "/api/tables": {
            "get": answers(200, says(list[TableLine])),
            "post": {"requestBody": _body(says(OpenTable)), **answers(201, says(TableOpened))},
        },
        "/api/tables/{table}": {"get": {"parameters": [_TABLE, _KEY], **answers(200, says(TableInfo))}},
        "/api/tables/{table}/people": {
            "post": {"parameters": [_TABLE], "requestBody": _body(says(Join)), **answers(201, says(Joined))}
        },
        "/api/tables/{table}/record": {"get": {"parameters": [_TABLE, _MATCH, _KEY], **answers(200, record)}},
        "/api/tables/{table}/replay": {
            "get": {"parameters": [_TABLE, _MATCH, _EYES, _KEY], **answers(200, says(ReplayFilm))}
        },
        "/api/tables/{table}/story": {"get": {"parameters": [_TABLE, _MATCH, _KEY], **answers(200, says(GameStory))}},
        "/api/story": {"post": {"requestBody": _body(record), **answers(200, says(GameStory))}},
        "/api/replay": {
            "post": {"parameters": [_EYES], "requestBody": _body(record), **answers(200, says(ReplayFilm))}
        },
        "/api/duplicates/{name}": {
            "get": {"parameters": [_DEAL, _AT_TABLE, _KEY], **answers(200, says(list[DuplicateLine]))}
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Loxley", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _body(content: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": content}


def _anything(kind: type) -> dict[str, Any]:
    """Figures of a box, and the views of games, are described elsewhere."""
    if kind in (object, msgspec.Raw):
        return {"description": "described by the game"}
    raise NotImplementedError
