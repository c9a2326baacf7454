"""The HTTP half for programs: OpenAPI, made from the endpoints and the types of their messages."""

from functools import cache
from typing import Any

import msgspec
from starlette.routing import compile_path

from loxley import __version__
from loxley.server.answers import STATUSES
from loxley.server.endpoints import ENDPOINTS, Endpoint, Media
from loxley.server.messages.bodies import Problem


@cache
def description() -> dict[str, Any]:
    said = [each for endpoint in ENDPOINTS for each in (endpoint.body, endpoint.answer)]
    types = [Problem, *(each for each in said if each is not None and not isinstance(each, Media))]
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of)
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


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    def content(of: Any) -> dict[str, Any]:
        if isinstance(of, Media):
            return {of.media: {"schema": {"type": of.kind}}}
        return {"application/json": {"schema": schemas[str(of)]}}

    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in compile_path(endpoint.path)[2]
    ]
    done = {str(endpoint.status): {"description": "done", "content": content(endpoint.answer)}}
    refused = {str(status): {"description": "refused", "content": content(Problem)} for status in STATUSES}
    operation: dict[str, Any] = {"responses": {**done, **refused}}
    if named or endpoint.asks:
        operation["parameters"] = [*named, *endpoint.asks]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return operation


def _anything(kind: type) -> dict[str, Any]:
    """Figures of a box, and the views of games, are described elsewhere."""
    if kind in (object, msgspec.Raw):
        return {"description": "described by the game"}
    raise NotImplementedError
