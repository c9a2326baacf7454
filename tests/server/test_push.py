"""Devices of people who have closed the page, over the wire: who names them, what is refused, when they are called."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from loxley.server import api
from loxley.server.limits import Limits
from loxley.server.messages.bodies import TableOpened
from loxley.tables.push import MOST_DEVICES
from tests.cli.commands import loxley
from tests.server.running import Guest, Running, run, running
from tests.tables.push_service import HOST, Browser, PushService, push_service

DAY = 86_400
SETTINGS: dict[str, Any] = {"push_contact": "mailto:ann@example.org", "push_hosts": (HOST,)}


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as found:
        yield found


async def week(server: Running, **more: Any) -> tuple[TableOpened, list[str]]:
    return await server.gather(think=DAY, options={"first_player": 0}, **more)


def device(service: PushService, browser: Browser, name: str = "phone", language: str = "en") -> dict[str, Any]:
    made = service.device(browser, name)
    return {"endpoint": made.endpoint, "keys": {"p256dh": made.p256dh, "auth": made.auth}, "language": language}


async def tell(
    server: Running, table: str, token: str, body: dict[str, Any], path: str = "push"
) -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await server.http.post(f"/api/tables/{table}/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


async def play_on(guest: Guest, seat: int) -> None:
    """Somebody plays for as long as their move is awaited."""
    await guest.settled()
    while seat in guest.awaited:
        await guest.done(type="play", moves=guest.legal[:1])


def test_whoever_has_closed_the_page_is_called_and_whoever_has_it_in_sight_is_not(
    tmp_path: Path, service: PushService
) -> None:
    browser = Browser()

    async def evening() -> None:
        async with running(tmp_path, **SETTINGS) as server:
            opened, tokens = await week(server)
            table = opened.table
            for seat, token in enumerate(tokens):
                body = device(service, browser, f"seat-{seat}", "fr" if seat else "en")
                assert await tell(server, table, token, body) == (200, {"called": True})
            ann, bess, cecily = [await server.guest(table, token) for token in tokens]
            await bess.done(type="background", on=True)
            await cecily.socket.close()
            await ann.until(object, lambda _: ann.presence.here == [1, 2])
            await ann.done(type="start")
            await play_on(ann, 0)
            await asyncio.to_thread(service.wait_for, 1)
            await bess.done(type="background", on=False)
            await play_on(bess, 1)
            letters = await asyncio.to_thread(service.wait_for, 2)
            assert [letter.path for letter in letters] == ["/seat-1", "/seat-2"]
            for letter in letters:
                words = browser.read(letter.body)
                assert words["title"] == "C’est à vous"
                assert words["path"] == f"/t/{table}"
            shown = (await server.http.get("/metrics")).text
            assert 'loxley_pushes_total{outcome="told"}' in shown

    run(evening)


def test_a_server_offers_its_key_or_says_that_it_calls_nobody(tmp_path: Path, service: PushService) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            assert (await server.http.get("/api/push")).json() == {"key": ""}
            opened, tokens = await week(server)
            status, said = await tell(server, opened.table, tokens[0], device(service, Browser()))
            assert (status, said["problem"]) == (404, "no-push")
        async with running(tmp_path, **SETTINGS) as server:
            key = (await server.http.get("/api/push")).json()["key"]
            assert len(key) == 87
        async with running(tmp_path, **SETTINGS) as server:
            assert (await server.http.get("/api/push")).json() == {"key": key}  # for ever

    run(evening)


def test_only_a_seat_of_a_game_by_the_day_names_a_device(tmp_path: Path, service: PushService) -> None:
    async def evening() -> None:
        async with running(tmp_path, **SETTINGS) as server:
            opened, _ = await week(server)
            body = device(service, Browser())
            for token in ("", "wrong", opened.key):
                status, said = await tell(server, opened.table, token, body)
                assert (status, said["problem"]) == (403, "not-invited")
            watcher = await server.join(opened, None, "Wat")
            status, said = await tell(server, opened.table, watcher, body)
            assert (status, said["problem"]) == (400, "no-seat")
            quick, tokens = await server.gather()
            status, said = await tell(server, quick.table, tokens[0], body)
            assert (status, said["problem"]) == (409, "not-by-day")
            status, said = await tell(server, "abcdefghjk", tokens[0], body)
            assert (status, said["problem"]) == (404, "no-such-table")

    run(evening)


def test_what_is_no_device_of_a_browser_is_refused(tmp_path: Path, service: PushService) -> None:
    async def evening() -> None:
        async with running(tmp_path, **SETTINGS) as server:
            opened, _ = await week(server)
            good = device(service, Browser())
            inside = {**good, "endpoint": "https://10.0.0.1/x"}
            for body, status, problem in [
                (inside, 400, "push-not-allowed"),
                ({**good, "endpoint": good["endpoint"].replace("https", "http")}, 400, "push-not-allowed"),
                ({**good, "keys": {**good["keys"], "auth": "short"}}, 400, "not-a-device"),
                ({**good, "keys": {"p256dh": "x"}}, 400, "not-a-message"),
                ({**good, "endpoint": good["endpoint"] + "x" * 1_000}, 400, "not-a-message"),
                ({**good, "more": 1}, 400, "not-a-message"),
                ({**good, "language": "x" * 5_000}, 413, "too-large"),
            ]:
                code, said = await tell(server, opened.table, opened.token, body)
                assert (code, said["problem"]) == (status, problem)
            assert await server.server.house.store.push.count(opened.table) == 0
            assert (await tell(server, opened.table, opened.token, {**good, "language": "xx"}))[0] == 200  # in English

    run(evening)


def test_devices_are_few_and_can_be_stopped(tmp_path: Path, service: PushService) -> None:
    async def evening() -> None:
        async with running(tmp_path, **SETTINGS) as server:
            opened, tokens = await week(server)
            shelf = server.server.house.store.push
            for number in range(MOST_DEVICES + 2):
                await tell(server, opened.table, opened.token, device(service, Browser(), f"{number}"))
            assert await shelf.count(opened.table) == MOST_DEVICES
            stop = {"endpoint": service.device(Browser(), f"{MOST_DEVICES}").endpoint}
            assert (await tell(server, opened.table, tokens[1], stop, "push/stop"))[0] == 200
            assert await shelf.count(opened.table) == MOST_DEVICES  # it was not theirs
            assert await tell(server, opened.table, opened.token, stop, "push/stop") == (200, {"called": False})
            assert await shelf.count(opened.table) == MOST_DEVICES - 1

    run(evening)


def test_one_address_names_only_so_many(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "is_local", lambda _address: False)
    monkeypatch.setattr(api, "_PUSHES_A_SECOND", 0.0001)

    async def evening() -> None:
        async with running(tmp_path, **SETTINGS, limits=Limits(pushes_by_address=3)) as server:
            opened, _ = await week(server)
            body = device(service, Browser())
            answers = [await tell(server, opened.table, opened.token, body) for _ in range(4)]
            assert [status for status, _ in answers] == [200, 200, 200, 429]
            assert answers[-1][1]["problem"] == "too-fast"

    run(evening)


def test_without_the_extra_the_option_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "mailto:" in loxley("serve", "--push-contact", "ann@example.org").refusal
    for name in [name for name in sys.modules if name.startswith("cryptography")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "loxley.tables.web_push", raising=False)
    refusal = loxley("serve", "--push-contact", "mailto:ann@example.org").refusal
    assert refusal.startswith("--push-contact: ")
    assert 'pip install "loxley[push]"' in refusal
