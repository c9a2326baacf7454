"""The same deal at several tables: nobody learns anything of it before all of them are done."""

from pathlib import Path
from random import Random

from loxley.server.messages.bodies import TableOpened
from tests.server.running import Guest, Json, Running, run, running
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


def test_a_shared_deal_needs_a_key_of_one_of_its_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new", open=True)
            other = await server.open(open=True)
            guests = await begin(server, first)
            await play_on(guests, Random(1), 5000)
            for table, headers in [
                (first, {}),
                (first, {"X-Loxley-Key": other.key}),
                (first, {"X-Loxley-Key": first.duplicate}),
                (other, {"X-Loxley-Key": other.key}),
            ]:
                answer = await server.http.get(f"/api/tables/{table.table}/deal", headers=headers)
                assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-deal")
            assert [bool(each["scores"]) for each in (await deal(server, first))["deals"][0]["tables"]] == [True]

    run(evening)


def standing(gathering: int, playing: int, done: int) -> Json:
    """Of a deal that is not told."""
    return {"gathering": gathering, "playing": playing, "done": done, "tables": []}


async def deal(server: Running, table: TableOpened) -> Json:
    answer = await server.http.get(f"/api/tables/{table.table}/deal", headers={"X-Loxley-Key": table.key})
    told: Json = described("/api/tables/{table}/deal", "get", 200, answer)
    return told


def test_a_deal_in_play_says_how_many_play_it_and_nothing_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new")
            second = await server.open(duplicate=first.duplicate)
            crowd = await begin(server, first)
            before = await deal(server, second)
            assert before == {
                "game": "nottingham", "players": 3, "options": crowd[0].table.options,
                "deals": [standing(1, 1, 0)], "name": "",
            }  # fmt: skip
            await play_on(crowd, Random(1), 5000)
            assert await deal(server, second) == {**before, "deals": [standing(1, 0, 1)]}  # no points of a finished one
            crowd = await begin(server, second)
            assert await deal(server, first) == {**before, "deals": [standing(0, 1, 1)]}
            for what in ("record", "replay", "story"):
                answer = await beside(server, first, what)
                assert answer == "deal-is-played"

    run(evening)


async def beside(server: Running, table: TableOpened, what: str, match: int = 1) -> str:
    """The problem with which the name of the deal opens a game of the table; nothing when it is told."""
    path, headers = f"/api/tables/{table.table}/{what}", {"X-Loxley-Key": table.duplicate}
    answer = await server.http.get(path, params={"match": match}, headers=headers)
    return "" if answer.status_code == 200 else str(answer.json()["problem"])


def test_a_told_deal_compares_its_tables_and_opens_their_games(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new")
            second = await server.open(duplicate=first.duplicate)
            shut = await server.open(duplicate=first.duplicate)
            host = await server.guest(shut.table, shut.token)
            await host.send(type="close_table")
            assert await host.closed() == 4410
            crowds = [await begin(server, first), await begin(server, second)]
            for number, crowd in enumerate(crowds):
                await play_on(crowd, Random(number), 5000)
                await crowd[0].settled()
            scores = [crowd[0].table.scores for crowd in crowds]
            await crowds[1][0].done(type="rematch_now")  # another game, which is no business of the other table
            told = await deal(server, first)
            (only,) = told["deals"]
            tables = only["tables"]
            assert (told["name"], {**only, "tables": []}) == (first.duplicate, standing(0, 0, 3))
            assert [each["table"] for each in tables] == [first.table, second.table, shut.table]
            assert [each["scores"] for each in tables] == [*scores, []]
            assert [each["names"][1] for each in tables] == ["Bess 1", "Bess 1", ""]
            assert await deal(server, second) == told
            for what in ("record", "replay", "story"):
                assert await beside(server, second, what) == ""
                assert await beside(server, second, what, match=2) == "not-invited"
            again = await server.open(duplicate=first.duplicate)
            assert await beside(server, again, "record") == "not-invited"  # a known deal opens no table

    run(evening)


def test_tables_of_a_deal_have_the_same_settings(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open("sheriff", 4, duplicate="new")
            alike = {"game": "sheriff", "name": "Bess", "players": 4, "duplicate": first.duplicate}
            for wish in ({"players": 3}, {"game": "nottingham"}, {"options": {"royal_goods": True}}, {"deals": 2}):
                answer = await server.http.post("/api/tables", json={**alike, **wish})
                assert (answer.status_code, answer.json()["problem"]) == (409, "deal-differs")
            assert (await server.http.post("/api/tables", json=alike)).status_code == 201

    run(evening)
