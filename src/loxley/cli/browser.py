"""`loxley play` in the browser: a server on this machine with the embedded store, and the page on the screen."""

import asyncio
import http.client
import json
import webbrowser
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final
from urllib.parse import urlencode

import typer

from loxley.cli.serve import default_store
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.server.app import Settings
from loxley.server.serving import Address, serve
from loxley.tables.metrics import Metrics
from loxley.tables.store.opening import open_store
from loxley.texts import Texts

HOST: Final = "127.0.0.1"
PORT: Final = 8000
_DEAL_BYTES: Final = 6


@dataclass(frozen=True)
class Wish:
    """What the page proposes; nothing: its own defaults."""

    game: str | None = None
    players: int | None = None
    level: str | None = None
    character: str | None = None
    options: JsonObject = field(default_factory=dict)
    seed: bytes | None = None
    name: str | None = None
    bots: tuple[str, ...] = ()  # from outside, that the server must let in

    def address(self, server: str) -> str:
        asked = {
            "game": self.game,
            "players": self.players,
            "level": self.level,
            "character": self.character,
            "options": json.dumps(self.options) if self.options else None,
            "deal": self.deal,
            "name": self.name,
        }
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return f"{server}/?{query}" if query else f"{server}/"

    @property
    def deal(self) -> str | None:
        """The name under which the store keeps the deal of a seed; the seed itself never stands in an address."""
        return (
            None
            if self.seed is None
            else blake2b(self.seed, digest_size=_DEAL_BYTES, person=b"loxley deal").hexdigest()
        )


def play_in_browser(wish: Wish, texts: Texts) -> None:
    """Serve until Ctrl-C. When a server of ours is there already, its page is opened: one store, one server."""
    running = f"http://{HOST}:{PORT}"
    if _is_ours(PORT):
        if wish.bots:
            raise Refused("server-runs", "--level", "", {"address": running, "bot": wish.bots[0]})
        if wish.seed is not None:
            raise Refused("seed-needs-server", "--seed", "", {"address": running})
        typer.echo(texts.say("play-already", address=running))
        webbrowser.open(wish.address(running))
        return

    def ready(server: str) -> None:
        typer.echo(texts.say("play-ready", address=wish.address(server)))
        webbrowser.open(wish.address(server))

    settings = Settings(store=default_store(), bots=wish.bots)
    if wish.deal and wish.seed:
        asyncio.run(_keep_deal(settings.store, wish.deal, wish.seed))
    try:
        serve(settings, Address(HOST, PORT), 1, ready)
    except Refused as refusal:
        if refusal.problem != "no-listening":
            raise
        serve(settings, Address(HOST, 0), 1, ready)  # somebody else has the port


async def _keep_deal(url: str, name: str, seed: bytes) -> None:
    """Put a deal into the store; tables that name it play it."""
    store = await open_store(url, Metrics())
    try:
        await store.deal(name, seed.hex())
    finally:
        await store.close()


def _is_ours(port: int) -> bool:
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/api/health")
        said = json.load(connection.getresponse())
        return isinstance(said, dict) and said.get("ok") is True and "version" in said
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
