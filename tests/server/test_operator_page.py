"""The operator's page: figures for who knows the secret, and nothing for anybody else."""

import logging
import re
from pathlib import Path

import pytest
from starlette.requests import Request

from loxley.server.operator import OperatorPage
from loxley.texts import LANGUAGES, Texts
from tests.cli.commands import loxley
from tests.server.running import Running, run, running

SECRET = "correct horse battery staple"
COOKIE = "loxley-operator"


async def enter(server: Running, secret: str = SECRET, **headers: str) -> tuple[int, str]:
    """The status, and the cookie as it was set."""
    answer = await server.http.post("/operator", data={"secret": secret}, headers=headers)
    server.http.cookies.clear()
    return answer.status_code, answer.headers.get("set-cookie", "")


def test_figures_are_shown_to_who_knows_the_secret(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            opened = await server.open(name="<b>Ann</b>")
            await server.guest(opened.table, opened.token)
            status, cookie = await enter(server)
            assert status == 303
            value, *attributes = cookie.split("; ")
            assert {"HttpOnly", "Path=/operator", "SameSite=strict"} <= set(attributes)
            assert "Secure" not in attributes
            for language in LANGUAGES:
                headers = {"Cookie": value, "Accept-Language": f"xx, {language}-FR;q=0.9"}
                page = await server.http.get("/operator", headers=headers)
                assert Texts(language).say("operator-connections") in page.text
                assert re.search(r'id="connections">1<', page.text)
                assert re.search(r'id="rows">[1-9]', page.text)
                assert opened.table in page.text
                assert "<b>" not in page.text
                assert (page.headers["refresh"], page.headers["cache-control"]) == ("5", "no-store")

    run(evening)


def test_nobody_else_sees_anything(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            opened = await server.open()
            status, cookie = await enter(server, "correct horse battery stapl")
            assert (status, cookie) == (403, "")
            _, given = await enter(server)
            until, _, signature = given.partition(";")[0].removeprefix(f"{COOKIE}=").partition(".")
            longer = f"{int(until) + 1}.{signature}"
            for forged in ("", longer, f"{until}.", f"{until}.{signature[:-1]}0x", "é.é", "9" * 500, f"0.{signature}"):
                headers = {"Cookie": f"{COOKIE}={forged}".encode()}
                page = await server.http.get("/operator", headers=headers)  # type: ignore[arg-type]
                assert page.status_code == 200
                assert 'type="password"' in page.text
                assert opened.table not in page.text
                assert "connections" not in page.text

    run(evening)


def test_a_cookie_ends(tmp_path: Path) -> None:
    now = 1_000_000.0

    async def evening() -> None:
        nonlocal now
        async with running(tmp_path) as server:
            page = OperatorPage(server.server, SECRET, lambda: now)
            until = str(int(now) + 60)
            header = f"{COOKIE}={until}.{page._signed(until)}".encode()
            request = Request({"type": "http", "headers": [(b"cookie", header)]})
            assert page._is_let_in(request)
            now += 61
            assert not page._is_let_in(request)

    run(evening)


def test_guessing_is_slow_and_seen(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            afar = {"X-Forwarded-For": "203.0.113.9"}
            tries = [(await enter(server, f"guess {number}", **afar))[0] for number in range(8)]
            assert tries == [403] * 5 + [429] * 3
            assert (await enter(server, **afar))[0] == 429
            assert (await enter(server))[0] == 303
            assert server.server.metrics.value("refusals_total", problem="wrong-secret") == 5

    with caplog.at_level(logging.INFO, logger="loxley"):
        run(evening)
    assert "203.0.113.9" in caplog.text
    assert SECRET not in caplog.text
    assert "guess" not in caplog.text


def test_behind_tls_the_cookie_is_for_tls_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            _, cookie = await enter(server, **{"X-Forwarded-Proto": "https"})
            assert "Secure" in cookie.split("; ")

    run(evening)


def test_other_sites_cannot_send_the_form_and_large_bodies_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            assert (await enter(server, Origin="https://evil.example"))[0] == 403
            assert (await enter(server, "x" * 5_000))[0] == 413

    run(evening)


def test_who_leaves_is_outside(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, operator_secret=SECRET) as server:
            answer = await server.http.post("/operator/leave")
            assert answer.status_code == 303
            assert f'{COOKIE}=""; ' in answer.headers["set-cookie"]

    run(evening)


def test_without_a_secret_there_is_no_such_page(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            assert (await server.http.post("/operator", data={"secret": ""})).status_code == 405
            assert 'type="password"' not in (await server.http.get("/operator")).text

    run(evening)


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("short\n")
    assert (
        loxley("serve", "--operator-secret", path).refusal == f"{path}: at least 16 characters are needed for a secret"
    )
    assert "no such file" in loxley("serve", "--operator-secret", tmp_path / "none").refusal
