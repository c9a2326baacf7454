"""Limits by address and in all, and requests that are no requests: a clear refusal, and never a broken server."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from loxley.core.refusals import Refused
from loxley.server.limits import Limits, network_of, read_limits
from loxley.server.messages.answers import Welcome
from tests.server.running import Guest, Running, run, running


def afar(host: int) -> dict[str, str]:
    """From an address of its own in one IPv6 network, as a proxy says it."""
    return {"X-Forwarded-For": f"2001:db8:5:6::{host:x}"}


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8:5:6:1::1") == network_of("2001:db8:5:6:ffff::2") != network_of("2001:db8:5:7::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


def test_limits_are_options() -> None:
    assert read_limits(["sockets=5", "request-seconds=2.5"]) == Limits(sockets=5, request_seconds=2.5)
    for wish in ("wings=3", "sockets=many", "sockets=-1", "sockets", "request-seconds=nan"):
        with pytest.raises(Refused):
            read_limits([wish])


def test_a_network_opens_and_joins_only_so_many_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        limits = Limits(tables_by_address=3, joins_by_address=6, joins_by_table=2, replays_by_address=4)
        async with running(tmp_path, limits=limits) as server:
            http = server.http
            wish = {"game": "sheriff", "name": "Ann", "players": 3, "open": True}
            opened = [await http.post("/api/tables", json=wish, headers=afar(n)) for n in range(5)]
            assert [answer.status_code for answer in opened] == [201] * 3 + [429] * 2
            tables = [answer.json()["table"] for answer in opened[:3]]
            joined = [
                (await http.post(f"/api/tables/{table}/people", json={"name": f"P{n}"}, headers=afar(n))).status_code
                for table in tables
                for n in range(3)
            ]
            assert joined == [201, 201, 429] * 2 + [429] * 3
            assert (await server.open()).table  # others are let in
            asked = [await http.post("/api/replay", content=b"{}", headers=afar(n)) for n in range(6)]
            assert [answer.status_code for answer in asked] == [400] * 4 + [429] * 2

    run(evening)


async def welcomed(server: Running, table: str, headers: dict[str, str] | None = None) -> bool:
    """Did a socket get in? If not, it was closed as too much."""
    guest = Guest(await server.socket(headers=headers))
    try:
        await guest.send(type="hello", table=table)
        return isinstance(await guest.hear(), Welcome)
    except ConnectionClosed:
        assert await guest.closed() == 4429
        return False


def test_sockets_are_limited_by_address_and_in_all(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(sockets=5, sockets_by_address=2)) as server:
            table = (await server.open(open=True)).table
            assert [await welcomed(server, table, afar(n)) for n in range(3)] == [True, True, False]
            assert [await welcomed(server, table) for _ in range(4)] == [True, True, True, False]
            metrics = server.server.metrics
            assert metrics.value("refused_connections_total", reason="sockets-by-address") == 1
            assert metrics.value("refused_connections_total", reason="sockets") == 1
            await server.hang_up()
            while metrics.value("connections"):
                await asyncio.sleep(0)
            assert await welcomed(server, table, afar(9))

    run(evening)


def test_connections_are_limited_in_all(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(connections=3)) as server:
            idle = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
            answer = await idle[3][0].read()
            assert answer.startswith(b"HTTP/1.1 503")
            for _, writer in idle:
                writer.close()
                await writer.wait_closed()

    run(evening)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_a_half_sent_request_is_not_waited_for(half: bytes, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(request_seconds=0.2)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(half)
            answer = await reader.read()  # until the server closes
            assert b" 408 " in answer
            writer.close()
            await writer.wait_closed()

    run(evening)


@pytest.mark.parametrize(
    ("request_line", "headers", "status"),
    [
        ("POST /api/tables", "Origin: http://[", 403),
        ("POST /api/tables", "Origin: \x80\xff", 403),
        ("GET /api/tables/a%00b", "", 400),
        ("GET /api/tables/%ff%fe", "", 400),
        ("GET /api/tables/x%0d%0aforged", "", 400),
        ("GET /api/tables/k7r2m34567?match=%00", "", 400),
        ("GET /api/games/%f0%28%8c%28/words", "", 400),
        ("GET /api/tables/k7r2m34567", "Authorization: Bearer \xff\x01", 404),
        ("GET /api/tables/k7r2m34567", "X-Loxley-Key: \xe9", 404),
        ("GET /%e2%80%ae", "", 400),
        ("GET /api/health", "Host: [", 200),
    ],
)
def test_odd_bytes_are_refused_clearly(request_line: str, headers: str, status: int, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"{request_line} HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n"
            head += "" if headers.startswith("Host") else "Host: x\r\n"
            head += f"{headers}\r\n\r\n" if headers else "\r\n"
            writer.write(head.encode("latin-1"))
            answer = await reader.read()
            assert int(answer.split(b" ")[1]) == status
            writer.close()
            await writer.wait_closed()

    run(evening)


def test_a_socket_from_an_odd_origin_is_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            with pytest.raises(Exception, match="403"):
                await server.socket(origin="http://[")

    run(evening)


def test_a_table_that_no_table_can_be_is_not_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name with a zero byte breaks a query in some databases."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            asked: list[str] = []

            async def rows(table: str, *_: int) -> list[object]:
                asked.append(table)
                return []

            monkeypatch.setattr(server.server.house.store, "rows", rows)
            for name in ("\x00", "k7r2m\x00456", "K7R2M34567", "x" * 64):
                guest = Guest(await server.socket())
                await guest.send(type="hello", table=name)
                assert await guest.closed() == 4404
            assert asked == []

    run(evening)


def test_files_of_the_store_are_private(tmp_path: Path) -> None:
    async def evening() -> None:
        (tmp_path / "tables.db").touch(mode=0o644)
        async with running(tmp_path) as server:
            await server.open()
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.db*")}
            assert len(modes) >= 3
            assert set(modes.values()) == {0o600}

    run(evening)
