"""What people at a table and an operator see while the store fails."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from loxley.server.logs import JsonLines, PlainLines
from loxley.server.messages.answers import Done, Presence, Refusal, Tried
from loxley.tables import live
from loxley.tables.store.sqlite import SqliteStore
from tests.server.running import Guest, run, running


def test_people_are_told_that_the_table_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_LONGEST_PAUSE", 0.1)

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            ann = await server.guest(opened.table, tokens[0])
            bess = await server.guest(opened.table, tokens[1])
            await ann.done(type="start")
            store = server.server.house.store
            assert isinstance(store, SqliteStore)
            with monkeypatch.context() as broken:
                broken.setattr("loxley.tables.store.sqlite._insert", _full)
                asked = await ann.send(type="say", text="hello")
                await bess.until(Presence, lambda told: told.stalled)
                health = await server.http.get("/api/health")
                assert (health.status_code, health.json()["ok"]) == (503, False)
                late = await server.guest(opened.table, tokens[2])
                assert late.welcome.presence.stalled
                assert isinstance(await bess.ask(type="try", moves=[]), (Tried, Refusal))
            done = await ann.until(Done, lambda told: told.id == asked)
            assert done.n > 0
            await bess.until(Presence, lambda told: not told.stalled)
            assert (await server.http.get("/api/health")).status_code == 200
            assert server.server.metrics.value("failed_writes_total") >= 1

    run(evening)


def _full(*_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_whoever_asks_for_a_damaged_table_gets_a_clear_word(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            server.server.house.live.clear()
            server.server.house.set_aside.add(opened.table)
            answer = await server.http.get(f"/api/tables/{opened.table}")
            assert (answer.status_code, answer.json()["problem"]) == (503, "set-aside")
            guest = Guest(await server.socket())
            await guest.send(type="hello", table=opened.table, token=opened.token)
            refusal = await guest.until(Refusal)
            assert refusal.problem == "set-aside"
            assert await guest.closed() == 4410

    run(evening)


def test_a_store_that_is_away_is_no_broken_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            server.server.house.live.clear()

            async def away(*_: object) -> None:
                raise OSError("the line is cut")

            with monkeypatch.context() as broken:
                broken.setattr(server.server.house.store, "rows", away)
                answer = await server.http.get(f"/api/tables/{opened.table}")
                assert (answer.status_code, answer.json()["problem"]) == (503, "store-away")
                guest = Guest(await server.socket())
                await guest.send(type="hello", table=opened.table, token=opened.token)
                assert (await guest.until(Refusal)).problem == "store-away"
                assert await guest.closed() == 1013
            await asyncio.sleep(0)
            assert (await server.http.get(f"/api/tables/{opened.table}")).status_code == 403

    run(evening)


@pytest.mark.parametrize("lines", [PlainLines(), JsonLines()])
def test_a_log_line_cannot_be_forged(lines: logging.Formatter) -> None:
    path = "/x\n2026-11-16 12:00:00 ERROR loxley.tables all is lost\r\x1b[2K\u202e"
    try:
        raise ValueError(path)
    except ValueError as error:
        trouble = (type(error), error, error.__traceback__)
    record = logging.LogRecord("loxley.requests", logging.INFO, "", 0, "GET %s", (path,), trouble)
    written = lines.format(record)
    assert all(line.startswith("    ") or "GET" in line for line in written.split("\n"))
    assert all(each.isprintable() or each == "\n" for each in written)
    if isinstance(lines, JsonLines):
        assert json.loads(written)["message"] == f"GET {path}"
