"""What has gone leaves the memory."""

import gc
import time
from pathlib import Path

import pytest

from loxley.server import sweeping
from loxley.server.connections import Connection
from loxley.server.sweeping import Sweeper
from loxley.tables.live import LiveTable
from tests.server.running import run, running


def test_the_search_waits_until_enough_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "_SOME", 2)
    sweeper = Sweeper()
    sweeper.note_gone()
    assert not sweeper.sweep(present=0)
    sweeper.note_gone()
    assert not sweeper.sweep(present=12)
    assert sweeper.sweep(present=11)
    assert not sweeper.sweep(present=0)


def kinds_in_memory() -> set[type]:
    return {type(each) for each in gc.get_objects()}


def test_tables_and_connections_that_have_gone_are_freed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "_SOME", 2)

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            assert {Connection, LiveTable} <= kinds_in_memory()
            gc.disable()
            try:
                await guest.socket.close()
                while server.server._sockets.count:
                    await server.http.get("/api/health")
                await server.server.house.tidy(time.time() + 601)
                await server.server._go_round()
                assert not {Connection, LiveTable} & kinds_in_memory()
            finally:
                gc.enable()

    run(evening)
