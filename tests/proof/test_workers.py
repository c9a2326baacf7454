"""Several processes behind one address: figures are summed, the dead are replaced, the end of all is an error."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.proof.guests import fetch, open_table
from tests.proof.houses import House, house, postgresql
from tests.tables.databases import fresh_database
from tests.tables.outages import postgresql_away

LIMIT_S = 60.0


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    with postgresql() as address:
        yield fresh_database(address, tmp_path)


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[House]:
    with house(database, tmp_path, "--workers", "2", "--log", "info") as opened:
        until(lambda: count(opened, "serving") == 2)
        yield opened


def until(holds: Callable[[], bool]) -> None:
    limit = time.monotonic() + LIMIT_S
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.02)


def count(server: House, words: str) -> int:
    """How often the workers said this; folders in other lines may be named so, too."""
    return server.log.read_text(encoding="utf-8").count(f" loxley.workers {words}")


def health(port: int) -> int:
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=30) as answer:
            status: int = answer.status
            return status
    except HTTPError as refused:
        return refused.code


def figure(port: int, name: str) -> float:
    lines = fetch(port, "/metrics").decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def test_figures_are_summed_over_processes(server: House) -> None:
    for _ in range(12):  # whichever process serves each
        open_table(server.port, "sheriff", 3)
    assert {figure(server.port, "loxley_rows_stored_total") for _ in range(12)} == {36.0}


def test_a_process_that_dies_is_replaced_also_while_the_database_is_away(server: House, database: str) -> None:
    first, second = server.workers()

    async def night() -> None:
        async with postgresql_away(database)():
            os.kill(first, signal.SIGKILL)
            await asyncio.to_thread(until, lambda: count(server, "a worker cannot start") >= 2)
            assert health(server.port) == 503

    asyncio.run(night())
    until(lambda: count(server, "serving") == 3)
    assert second in server.workers()
    until(lambda: {health(server.port) for _ in range(8)} == {200})


def test_the_end_of_the_last_process_is_an_error() -> None:
    """No database was ever there: nothing to wait for, and whoever started the server learns it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        nowhere = f"postgresql://nobody@127.0.0.1:{probe.getsockname()[1]}/none"
        command = [sys.executable, "-m", "loxley", "serve", "--port", "0", "--workers", "2", "--store", nowhere]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
