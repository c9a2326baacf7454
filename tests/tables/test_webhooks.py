"""Webhooks: only to hosts that the operator has allowed, no redirects, and nothing of the game in them."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from loxley.core.refusals import Refused
from loxley.tables.metrics import Metrics
from loxley.tables.webhooks import Turn, Turns, Webhooks, check_address, signature
from tests.tables.evenings import first_move, gather, house, opened, play, run

signatures: list[str] = []  # of the letters that arrived last


@contextmanager
def mailbox(*statuses: int) -> Iterator[tuple[int, list[tuple[str, bytes]]]]:
    """A host that keeps what it is sent; with a redirect it points to itself."""
    letters: list[tuple[str, bytes]] = []
    signatures.clear()
    answers = list(statuses or (200,))

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            letters.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            signatures.append(self.headers["X-Loxley-Signature"])
            self.send_response(answers.pop(0) if len(answers) > 1 else answers[0])
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def do_GET(self) -> None:
            letters.append((self.path, b""))

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Box)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_port, letters
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    "url",
    [
        "http://evil.example/hook",
        "http://friend.example.evil.example/",
        "http://friend.example@evil.example/",
        "http://user:pass@friend.example/",
        "ftp://friend.example/",
        "file:///etc/passwd",
        "//friend.example/",
        "friend.example",
        "http://[::1/",
        "http://friend.example:port/",
    ],
)
def test_other_hosts_are_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_address(url, ["friend.example"])
    assert refused.value.problem == "webhook-not-allowed"


@pytest.mark.parametrize("url", ["http://friend.example/", "https://friend.example:8443/hook?x=1"])
def test_allowed_hosts_are_not(url: str) -> None:
    check_address(url, ["friend.example"])


def test_a_turn_is_told_and_no_redirect_is_followed() -> None:
    with mailbox(302) as (port, letters):
        turn = Turn("k7r2m", 1, "Bess")
        asyncio.run(Webhooks(["127.0.0.1"], Metrics()).tell(f"http://127.0.0.1:{port}/hook?a=1", "s", turn))
    assert [path for path, _ in letters] == ["/hook?a=1"]
    assert json.loads(letters[0][1]) == {"table": "k7r2m", "seat": 1, "name": "Bess"}


def test_a_call_is_signed_and_tried_again() -> None:
    metrics = Metrics()
    with mailbox(503, 429, 200) as (port, letters):
        hooks = Webhooks(["127.0.0.1"], metrics, pauses=(0.0, 0.0, 0.0))
        asyncio.run(hooks.tell(f"http://127.0.0.1:{port}/", "secret", Turn("k7r2m", 1, "Bess")))
        assert len(letters) == 3
        for (_, body), signed in zip(letters, signatures, strict=True):
            at = int(signed.partition(",")[0].removeprefix("t="))
            assert signed == signature("secret", at, body) != signature("other", at, body)
    assert metrics.value("webhooks_total", outcome="told") == 1


def test_a_call_is_given_up_in_the_end() -> None:
    metrics = Metrics()
    with mailbox(500) as (port, letters):
        hooks = Webhooks(["127.0.0.1"], metrics, pauses=(0.0, 0.0))
        asyncio.run(hooks.tell(f"http://127.0.0.1:{port}/", "secret", Turn("k7r2m", 1, "Bess")))
        assert len(letters) == 3
    assert metrics.value("webhooks_total", outcome="failed") == 1


def test_a_host_that_is_no_longer_allowed_hears_nothing() -> None:
    with mailbox() as (port, letters):
        asyncio.run(Webhooks([], Metrics()).tell(f"http://127.0.0.1:{port}/", "s", Turn("k7r2m", 1, "Bess")))
    assert letters == []


def test_only_people_who_are_awaited_and_away_are_told(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", options={"first_player": 0}))
            turns = Turns()
            assert [turn.seat for turn in turns.fresh(live)] == [0]
            assert turns.fresh(live) == []  # told once
            while live.table.running_match().state.awaited() == [0]:
                await play(live, 0, first_move(live, 0))
            for seat in live.table.running_match().state.awaited():
                live.here[seat + 1] += 1
            assert turns.fresh(live) == []  # they are here

    run(evening)
