"""The page: files that were built into the package, most of them with compressed variants beside them.

Assets have a hash in their names and may be kept for ever. Any path that names no file is the page itself: it knows
its own addresses.
"""

import stat
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_INDEX: Final = "index.html"
_ROOT: Final = "."  # how StaticFiles reads `/`
_NOT_BUILT: Final = (
    "The page is not built: run `make page` where Loxley's source is, or use the API (/api/openapi.json).\n"
)
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_SAID_TWICE: Final = ("Last-Modified", "Accept-Ranges")  # the ETag says the same, and files are asked for whole
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # made by the page's build; the smaller one first


def page_routes() -> list[BaseRoute]:
    folder = Path(str(files("loxley").joinpath("page")))
    if not (folder / _INDEX).is_file():
        return [Route("/{path:path}", _not_built)]
    return [Mount("/", PageFiles(directory=folder))]


async def _not_built(request: Request) -> Response:
    if _is_page(request.path_params["path"]):
        return PlainTextResponse(_NOT_BUILT, 503)
    raise HTTPException(404)


class PageFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = Path(path).as_posix()
        name = asked if self._has(asked) or not _is_page(asked) else _INDEX
        encoding = self._encoding(name, Headers(scope=scope).get("accept-encoding", ""))
        response = await super().get_response(name + _ENCODINGS.get(encoding, ""), scope)
        if encoding:
            response.headers["Content-Encoding"] = encoding
        for header in _SAID_TWICE:
            if header in response.headers:
                del response.headers[header]
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN
        return response

    def _has(self, name: str) -> bool:
        """Is it there now? The page may be built anew while it is served."""
        _, found = self.lookup_path(name)
        return found is not None and stat.S_ISREG(found.st_mode)

    def _encoding(self, name: str, accepted: str) -> str:
        """The best variant that the browser can read; empty for the file itself."""
        wanted = {each.split(";")[0].strip() for each in accepted.lower().split(",") if not _is_refused(each)}
        made = [encoding for encoding, ending in _ENCODINGS.items() if self._has(name + ending)]
        return next((encoding for encoding in made if encoding in wanted), "")


def _is_refused(coding: str) -> bool:
    """`br;q=0` says that it cannot be read."""
    _, _, quality = coding.replace(" ", "").partition(";q=")
    return bool(quality) and not quality.strip("0.")


def _is_page(path: str) -> bool:
    return path == _ROOT or not (path.startswith(("api/", "assets/")) or "." in path)
