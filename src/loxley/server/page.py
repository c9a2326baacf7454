"""The page: files that were built into the package. Assets with a hash in their names may be kept for ever."""

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

_NOT_BUILT = "The page is not built: run `make page` where Loxley's source is, or use the API (/api/openapi.json).\n"
_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN = {"Cache-Control": "no-cache"}


class Page:
    def __init__(self) -> None:
        self._files = dict(_read(files("loxley").joinpath("page"), ""))
        self.routes: list[BaseRoute] = [Route("/{path:path}", self.file, methods=["GET"])]

    async def file(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if path in self._files:
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            keep = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
            return Response(self._files[path], media_type=kind, headers=keep)
        if path.startswith(("api/", "assets/")) or "." in path:
            return PlainTextResponse("not found\n", 404)
        if "index.html" not in self._files:
            return PlainTextResponse(_NOT_BUILT, 503)
        return Response(self._files["index.html"], media_type="text/html", headers=_ASK_AGAIN)


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _read(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found
