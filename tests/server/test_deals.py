"""The same deal at several tables: nobody learns anything of it before all of them are done."""

from pathlib import Path
from random import Random

from loxley.server.messages import TableOpened
from tests.server.running import Guest, Running, run, running
from tests.server.test_api import described
from tests.server.test_sockets import play_on


async def begin(server: Running, table: TableOpened) -> list[Guest]:
    tokens = [table.token, await server.join(table, 1), await server.join(table, 2)]
    guests = [await server.guest(table.table, token) for token in tokens]
    await guests[0].done(type="start")
    await guests[1].settled()
    return guests


async def refused(server: Running, name: str) -> str:
    wish = {"game": "nottingham", "name": "Eve", "players": 3, "duplicate": name}
    answer = await server.http.post("/api/tables", json=wish)
    problem: str = answer.json().get("problem", "")
    return problem


async def record(server: Running, table: TableOpened) -> str:
    """The problem with which a record is refused; nothing when it is told."""
    papers = {"Authorization": f"Bearer {table.token}"}
    answer = await server.http.get(f"/api/tables/{table.table}/record", headers=papers)
    return "" if answer.status_code == 200 else str(answer.json()["problem"])


def test_a_deal_is_told_when_every_table_that_joined_is_done(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new")
            second = await server.open(duplicate=first.duplicate)
            idle = await server.open(duplicate=first.duplicate)
            crowds = [await begin(server, first), await begin(server, second)]
            assert crowds[0][1].view == crowds[1][1].view
            await play_on(crowds[0], Random(1), 5000)
            for guest in crowds[0]:
                await guest.settled()
            assert crowds[0][0].table.stage == "over"
            assert crowds[0][0].table.seed == ""
            assert await record(server, first) == "deal-is-played"
            await play_on(crowds[1], Random(2), 5000)
            assert await record(server, first) == "deal-is-played"  # the third may still begin
            host = await server.guest(idle.table, idle.token)
            await host.send(type="close_table")
            assert await host.closed() == 4410
            assert await record(server, first) == ""
            assert await record(server, second) == ""

    run(evening)


def test_no_table_joins_a_deal_that_is_played(tmp_path: Path) -> None:
    """Whoever sits at one table could look at every hand of the deal at a table of their own."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new")
            guests = await begin(server, first)
            assert await refused(server, first.duplicate) == "deal-has-begun"
            await play_on(guests, Random(1), 5000)
            again = await server.open(duplicate=first.duplicate)  # told by now
            host = await server.guest(again.table, again.token)
            assert host.table.deal == "known"
            assert await record(server, first) == ""  # and a known one takes nothing back

    run(evening)


def test_the_name_of_a_deal_is_in_nobodys_view(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new", open=True)
            guests = await begin(server, first)
            watcher = await server.guest(first.table)
            await play_on(guests, Random(1), 40)
            table = await server.http.get(f"/api/tables/{first.table}")
            lobby = await server.http.get("/api/tables")
            assert table.json()["deal"] == "shared"
            assert first.duplicate not in table.text + lobby.text
            for guest in (*guests, watcher):
                await guest.settled()
                assert first.duplicate not in repr(guest.heard)

    run(evening)


def test_the_list_of_a_deal_needs_a_key_of_one_of_its_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new", open=True)
            other = await server.open(open=True)
            guests = await begin(server, first)
            await play_on(guests, Random(1), 5000)
            path = f"/api/duplicates/{first.duplicate}"
            for query, headers in [
                ({}, {}),
                ({"table": first.table}, {}),
                ({"table": first.table}, {"X-Loxley-Key": other.key}),
                ({"table": other.table}, {"X-Loxley-Key": other.key}),
            ]:
                answer = await server.http.get(path, params=query, headers=headers)
                assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-deal")
            answer = await server.http.get(path, params={"table": first.table}, headers={"X-Loxley-Key": first.key})
            lines = described("/api/duplicates/{name}", "get", 200, answer)
            assert [bool(line["scores"]) for line in lines] == [True]

    run(evening)
