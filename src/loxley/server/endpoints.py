"""Every endpoint of the HTTP half, once: the routes and their description for programs are made from this table."""

from dataclasses import dataclass
from typing import Any, Final

from loxley.server.messages.answers import TableInfo
from loxley.server.messages.bodies import (
    Days,
    GameInfo,
    GameStory,
    GameWords,
    Join,
    Joined,
    Kept,
    KeptGames,
    MoveHere,
    OpenTable,
    PlayDay,
    PushDevice,
    PushOffer,
    PushState,
    PushStop,
    ReplayFilm,
    ReplayKey,
    SharedDeal,
    TableLine,
    TableOpened,
)


@dataclass(frozen=True)
class Media:
    """An answer or a body that is none of our messages."""

    media: str
    kind: str


@dataclass(frozen=True)
class Endpoint:
    path: str
    handler: str  # the method of `Api` that answers
    answer: Any  # a type of message, or `Media`
    method: str = "GET"
    status: int = 200
    body: Any = None
    asks: tuple[dict[str, Any], ...] = ()  # parameters, besides those in the path


_RECORD: Final = Media("application/x-ndjson", "string")
_ANYTHING: Final = Media("application/json", "object")
_TEXT: Final = Media("text/plain", "string")
_MATCH: Final = {"name": "match", "in": "query", "schema": {"type": "integer", "minimum": 1, "default": 1}}
_VIEWER: Final = {"name": "as", "in": "query", "schema": {"type": "string", "default": "public"}}
_KEY: Final = {"name": "X-Loxley-Key", "in": "header", "schema": {"type": "string"}}
_PLAYER: Final = {"name": "X-Loxley-Player", "in": "header", "schema": {"type": "string"}}

ENDPOINTS: Final = (
    Endpoint("/api/health", "health", _ANYTHING),
    Endpoint("/metrics", "metrics", _TEXT),
    Endpoint("/api/openapi.json", "openapi", _ANYTHING),
    Endpoint("/api/addresses", "addresses", list[str]),
    Endpoint("/api/games", "games", list[GameInfo]),
    Endpoint("/api/games/{game}/words", "words", GameWords),
    Endpoint("/api/feats", "feats", dict[str, list[str]]),
    Endpoint("/api/push", "push_offer", PushOffer),
    Endpoint("/api/tables", "tables", list[TableLine]),
    Endpoint("/api/tables", "open", TableOpened, method="POST", status=201, body=OpenTable),
    Endpoint("/api/tables/{table}", "table", TableInfo, asks=(_KEY,)),
    Endpoint("/api/tables/{table}/people", "join", Joined, method="POST", status=201, body=Join),
    Endpoint("/api/tables/{table}/device", "move_here", Joined, method="POST", status=201, body=MoveHere),
    Endpoint("/api/tables/{table}/push", "call_device", PushState, method="POST", body=PushDevice),
    Endpoint("/api/tables/{table}/push/stop", "stop_calling", PushState, method="POST", body=PushStop),
    Endpoint("/api/tables/{table}/record", "record", _RECORD, asks=(_MATCH, _KEY)),
    Endpoint("/api/tables/{table}/replay", "replay", ReplayFilm, asks=(_MATCH, _VIEWER, _KEY)),
    Endpoint("/api/tables/{table}/replay/key", "replay_key", ReplayKey, asks=(_KEY,)),
    Endpoint("/api/tables/{table}/story", "story", GameStory, asks=(_MATCH, _KEY)),
    Endpoint("/api/tables/{table}/deal", "shared_deal", SharedDeal, asks=(_KEY,)),
    Endpoint("/api/replay", "replay_own", ReplayFilm, method="POST", body=_RECORD, asks=(_VIEWER,)),
    Endpoint("/api/story", "story_own", GameStory, method="POST", body=_RECORD),
    Endpoint("/api/kept/{name}", "kept_games", KeptGames),
    Endpoint("/api/kept/{name}", "keep_games", Kept, method="PUT", body=KeptGames),
    Endpoint("/api/kept/{name}", "forget_games", Kept, method="DELETE"),
    Endpoint("/api/days", "days", Days, asks=(_PLAYER,)),
    Endpoint("/api/days/{game}", "play_day", TableOpened, method="POST", status=201, body=PlayDay),
)
