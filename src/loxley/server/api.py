"""The HTTP half: tables, records, figures."""

import logging
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from loxley import __version__
from loxley.bots import Guests
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.server.answers import json, read_body, read_text, refusals_as_responses
from loxley.server.bans import Bans
from loxley.server.buckets import Buckets
from loxley.server.days import DayBook, is_day_over
from loxley.server.duplicates import is_key_to, is_shared, is_told, shared_deal, tables_of
from loxley.server.endpoints import ENDPOINTS
from loxley.server.film import film, film_of_table
from loxley.server.game_words import game_words
from loxley.server.guard import address_of
from loxley.server.heavy import HeavyWork
from loxley.server.info import game_info, table_info, table_line
from loxley.server.keeping import forget_games, keep_games, kept_games, owner_of
from loxley.server.limits import Limits, is_local, network_of
from loxley.server.messages.bodies import (
    Join,
    KeptGames,
    MoveHere,
    OpenTable,
    PlayDay,
    PushDevice,
    PushOffer,
    PushState,
    PushStop,
    ReplayKey,
)
from loxley.server.openapi import description
from loxley.server.opening import join, move_here, open_table
from loxley.server.storytelling import story, story_of_table
from loxley.story import feat_names
from loxley.tables.chronicle import ToldGame, retell
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.people import Person
from loxley.tables.rows import Opened
from loxley.tables.store.push_shelf import Device

if TYPE_CHECKING:  # it needs an extra
    from loxley.tables.push import Push

_log = logging.getLogger("loxley.requests")
_MOST_BODY = 256 * 1024  # a table may bring its own components
_MOST_RECORD = 2 * 1024 * 1024
_MOST_KEPT = 1024 * 1024  # five hundred finished games
_MOST_DEVICE = 4 * 1024
_MOST_LISTED = 200
_TABLES_A_SECOND = 1 / 30  # from one address
_JOINS_A_SECOND = 1 / 10
_JOINS_OF_A_TABLE_A_SECOND = 1 / 300
_REPLAYS_A_SECOND = 1
_KEEPINGS_A_SECOND = 1 / 30
_PUSHES_A_SECOND = 1 / 10
_PLAYER = re.compile("[0-9a-f]{64}")


Wish = TypeVar("Wish", OpenTable, PlayDay)


class Desk(Protocol):
    """What the API needs of the server it is in."""

    house: House
    metrics: Metrics
    webhook_hosts: tuple[str, ...]
    guests: Guests
    heavy: HeavyWork
    bans: Bans
    limits: Limits
    push: "Push | None"

    def origins(self) -> list[str]: ...


class Api:
    def __init__(self, desk: Desk, clock: Callable[[], float] = time.time) -> None:
        self._desk = desk
        self.clock = clock
        self._day_book = DayBook()
        limits = desk.limits
        self._openings = Buckets(_TABLES_A_SECOND, limits.tables_by_address)
        self._joins = Buckets(_JOINS_A_SECOND, limits.joins_by_address)
        self._joins_of_tables = Buckets(_JOINS_OF_A_TABLE_A_SECOND, limits.joins_by_table)
        self._replays = Buckets(_REPLAYS_A_SECOND, limits.replays_by_address)
        self._keepings = Buckets(_KEEPINGS_A_SECOND, limits.keepings_by_address)
        self._pushes = Buckets(_PUSHES_A_SECOND, limits.pushes_by_address)
        self.routes: list[BaseRoute] = [
            Route(each.path, getattr(self, each.handler), methods=[each.method]) for each in ENDPOINTS
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

    async def feats(self, request: Request) -> Response:
        """What can be achieved in each game, from the easy to the hard."""
        return json({name: feat_names(name) for name in GAMES})

    @refusals_as_responses
    async def words(self, request: Request) -> Response:
        return json(game_words(find_game(request.path_params["game"])))

    # tables

    async def tables(self, request: Request) -> Response:
        return json([table_line(card) for card in await self._desk.house.store.listed(_MOST_LISTED)])

    @refusals_as_responses
    async def open(self, request: Request) -> Response:
        wish = await self._new_table(request, OpenTable)
        return json(await open_table(self._desk.house, wish, self._desk.webhook_hosts, self._desk.guests), 201)

    async def _new_table(self, request: Request, kind: type[Wish]) -> Wish:
        """The wish for a table, if there is room for one."""
        self._limit(request, self._openings, "table")
        wish = await read_body(request, kind, _MOST_BODY)
        if await self._desk.house.store.count() >= self._desk.limits.tables:
            raise Refused("too-many-tables", "table")
        self._desk.bans.must_allow(wish.name)
        return wish

    @refusals_as_responses
    async def table(self, request: Request) -> Response:
        return json(table_info((await self._seen(request)).table))

    @refusals_as_responses
    async def join(self, request: Request) -> Response:
        self._limit(request, self._joins, "table")
        live = await self._find(request)
        wish = await read_body(request, Join, _MOST_BODY)
        self._desk.bans.must_allow(wish.name)
        origin = network_of(address_of(request.scope))
        if live.table.opened.open:
            self._limit(request, self._joins_of_tables, "table", f" {live.table.name}")
        return json(await join(live, wish, origin, self._desk.limits.people), 201)

    @refusals_as_responses
    async def move_here(self, request: Request) -> Response:
        self._limit(request, self._joins, "ticket")
        live = await self._find(request)
        wish = await read_body(request, MoveHere, _MOST_BODY)
        return json(await move_here(live, wish, self.clock()), 201)

    # people's devices, which are called when they have closed the page

    async def push_offer(self, request: Request) -> Response:
        push = self._desk.push
        return json(PushOffer(key="" if push is None else push.public_key))

    @refusals_as_responses
    async def call_device(self, request: Request) -> Response:
        push, live, owner = await self._push_owner(request)
        wish = await read_body(request, PushDevice, _MOST_DEVICE)
        await push.keep(live, owner, Device(wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.language))
        return json(PushState(called=True))

    @refusals_as_responses
    async def stop_calling(self, request: Request) -> Response:
        push, live, owner = await self._push_owner(request)
        wish = await read_body(request, PushStop, _MOST_DEVICE)
        await push.forget(live, owner, wish.endpoint)
        return json(PushState(called=False))

    async def _push_owner(self, request: Request) -> "tuple[Push, LiveTable, str]":
        """Whoever has the token of somebody at the table."""
        self._limit(request, self._pushes, "push")
        if self._desk.push is None:
            raise Refused("no-push", "push")
        live = await self._find(request)
        person = self._person(request, live)
        if person is None:
            raise Refused("not-invited", "key")
        return self._desk.push, live, person.token

    # finished games

    @refusals_as_responses
    async def replay_key(self, request: Request) -> Response:
        """For whoever may look at the table, to give to others."""
        return json(ReplayKey(key=(await self._seen(request)).table.replay_key()))

    @refusals_as_responses
    async def record(self, request: Request) -> Response:
        table, number = await self._finished(request)
        text = (await self._retell(table, number)).record_text()
        return PlainTextResponse(text, media_type="application/x-ndjson")

    @refusals_as_responses
    async def replay(self, request: Request) -> Response:
        table, number = await self._finished(request)
        rows = await self._desk.house.store.rows(table)
        return await self._made(film_of_table, rows, number, request.query_params.get("as", "public"))

    @refusals_as_responses
    async def replay_own(self, request: Request) -> Response:
        viewer = request.query_params.get("as", "public")
        return await self._made(film, await self._brought(request), viewer)

    @refusals_as_responses
    async def story(self, request: Request) -> Response:
        table, number = await self._finished(request)
        return await self._made(story_of_table, await self._desk.house.store.rows(table), number)

    @refusals_as_responses
    async def story_own(self, request: Request) -> Response:
        return await self._made(story, await self._brought(request))

    async def _brought(self, request: Request) -> str:
        """A record that somebody brings along."""
        self._limit(request, self._replays, "record")
        try:
            return (await read_text(request, _MOST_RECORD)).decode()
        except UnicodeDecodeError as trouble:
            raise Refused("not-text", "body") from trouble

    async def _made(self, make: Callable[..., bytes], *given: object) -> Response:
        """A film or a story: work for the process that does what is heavy."""
        try:
            shown = await self._desk.heavy.do(make, *given)
        except Refused as refused:
            self._desk.metrics.replays.labels("refused").inc()
            _log.info("a replay was refused: %s", refused.problem)
            raise
        self._desk.metrics.replays.labels("shown").inc()
        return Response(shown, media_type="application/json")

    @refusals_as_responses
    async def shared_deal(self, request: Request) -> Response:
        """For those who play it: they have the key of their table or a token of it, also where everybody may look."""
        self._limit(request, self._replays, "duplicate")
        live = await self._find(request)
        opened = live.table.opened
        if not opened.duplicate or opened.day or not self._holds_key(request, live):
            raise Refused("no-such-deal", "duplicate")
        tables = await tables_of(self._desk.house.store, opened)
        return json(await shared_deal(opened, tables, self._retell))

    # the deal of the day

    @refusals_as_responses
    async def days(self, request: Request) -> Response:
        self._limit(request, self._replays, "day")
        player = request.headers.get("x-loxley-player", "")
        if player and not _PLAYER.fullmatch(player):
            raise Refused("not-a-player", "player")
        return json(await self._day_book.tell(self._desk.house, player, self.clock()))

    @refusals_as_responses
    async def play_day(self, request: Request) -> Response:
        wish = await self._new_table(request, PlayDay)
        game = find_game(request.path_params["game"])
        return json(await self._day_book.play(self._desk.house, game, wish, self.clock()), 201)

    # one's own record

    @refusals_as_responses
    async def kept_games(self, request: Request) -> Response:
        return json(await kept_games(self._desk.house.store, self._owner(request)))

    @refusals_as_responses
    async def keep_games(self, request: Request) -> Response:
        owner = self._owner(request)
        wish = await read_body(request, KeptGames, _MOST_KEPT)
        return json(await keep_games(self._desk.house.store, owner, wish, self.clock(), self._desk.limits))

    @refusals_as_responses
    async def forget_games(self, request: Request) -> Response:
        return json(await forget_games(self._desk.house.store, self._owner(request)))

    def _owner(self, request: Request) -> str:
        self._limit(request, self._keepings, "name")
        _, _, secret = request.headers.get("authorization", "").partition(" ")
        return owner_of(request.path_params["name"], secret)

    # who asks, and for what

    async def _find(self, request: Request) -> LiveTable:
        live = await self._desk.house.find(request.path_params["table"])
        if live is None:
            raise Refused("no-such-table", "table")
        return live

    async def _seen(self, request: Request) -> LiveTable:
        """A table that whoever asks may look at: it is open, or they have its key or a token of it."""
        live = await self._find(request)
        self._check_seen(request, live)
        return live

    def _check_seen(self, request: Request, live: LiveTable) -> None:
        if not live.table.opened.open and not self._holds_key(request, live):
            raise Refused("not-invited", "key")

    def _holds_key(self, request: Request, live: LiveTable) -> bool:
        if self._person(request, live) is not None:
            return True
        return live.table.has_key(request.headers.get("x-loxley-key", ""))

    def _person(self, request: Request, live: LiveTable) -> Person | None:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return live.table.person_with(token) if kind.lower() == "bearer" else None

    async def _finished(self, request: Request) -> tuple[str, int]:
        """The table and the game that somebody wants to see; nobody, while its deal is played elsewhere."""
        self._limit(request, self._replays, "replay")
        live = await self._find(request)
        opened = live.table.opened
        number = _number(request.query_params.get("match", "1"))
        key = request.headers.get("x-loxley-key", "")
        if not is_key_to(opened, number, key) and not live.table.is_replay_key(key):
            self._check_seen(request, live)
        if is_shared(opened, number):
            await self._check_told(opened, number)
        return live.table.name, number

    async def _check_told(self, opened: Opened, number: int) -> None:
        if opened.day:
            if not is_day_over(opened.day, self.clock()):
                raise Refused("day-is-played", "duplicate")
        elif not is_told(await tables_of(self._desk.house.store, opened), number):
            raise Refused("deal-is-played", "duplicate")

    async def _retell(self, table: str, number: int) -> ToldGame:
        return await self._desk.heavy.do(retell, await self._desk.house.store.rows(table), number)

    def _limit(self, request: Request, buckets: Buckets, field: str, of: str = "") -> None:
        """So much from one address; the operator's own machine is not slowed down."""
        address = address_of(request.scope)
        if not is_local(address) and not buckets.take(network_of(address) + of):
            raise Refused("too-fast", field)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 6:
        raise Refused("no-such-match", "match")
    return int(word)
