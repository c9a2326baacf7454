"""A series of deals at several tables: each deal is told when no table can play it any more, and never a later one."""

from pathlib import Path
from random import Random
from typing import NoReturn

import anyio

from loxley.server.duplicates import SharingTable, shared_deal
from loxley.server.messages.bodies import TableOpened
from loxley.tables.chronicle import Cast, ToldGame
from loxley.tables.rows import Opened
from loxley.tables.series import seed_of_deal
from loxley.tables.summaries import Summary
from tests.server.running import Guest, Json, Running, run, running
from tests.server.test_deals import begin, beside, deal, refused, standing
from tests.server.test_sockets import play_on


async def play(crowd: list[Guest], chance: int) -> list[int]:
    """The game that the table plays, to its end."""
    await play_on(crowd, Random(chance), 5000)
    for guest in crowd:
        await guest.settled()
    scores: list[int] = crowd[0].table.scores
    assert crowd[0].table.stage == "over"
    return scores


async def two_tables(server: Running) -> tuple[TableOpened, TableOpened, list[list[Guest]]]:
    """Two tables that have begun a series of two deals, and the people at each."""
    first = await server.open(duplicate="new", deals=2)
    second = await server.open(duplicate=first.duplicate, deals=2)
    return first, second, [await begin(server, first), await begin(server, second)]


async def next_deal(crowd: list[Guest]) -> None:
    for guest in crowd:
        await guest.done(type="rematch")
    for guest in crowd:
        await guest.settled()


def told(standings: list[Json]) -> list[bool]:
    return [bool(each["tables"]) for each in standings]


async def own(server: Running, table: TableOpened, match: int) -> str:
    """The problem with which a table's own game is refused to its host; nothing when it is told."""
    headers = {"Authorization": f"Bearer {table.token}"}
    answer = await server.http.get(f"/api/tables/{table.table}/record", params={"match": match}, headers=headers)
    return "" if answer.status_code == 200 else str(answer.json()["problem"])


def test_each_deal_of_a_series_is_told_when_all_tables_have_played_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first, second, crowds = await two_tables(server)
            assert crowds[0][1].view == crowds[1][1].view
            assert crowds[0][0].table.deals == 2
            commitments = [crowd[0].table.commitment for crowd in crowds]
            assert commitments[0] == commitments[1]
            scores = [[await play(crowds[0], 1)], [await play(crowds[1], 2)]]
            now = await deal(server, first)
            assert (told(now["deals"]), now["name"]) == ([True, False], "")
            assert [each["scores"] for each in now["deals"][0]["tables"]] == [scores[0][0], scores[1][0]]
            assert now["deals"][1] == standing(2, 0, 0)

            await next_deal(crowds[0])
            assert await refused(server, first.duplicate) == "deal-has-begun"
            scores[0].append(await play(crowds[0], 3))
            assert crowds[0][0].table.seed == ""
            assert await own(server, first, 1) == ""
            assert await own(server, first, 2) == "deal-is-played"
            assert await beside(server, first, "story", match=2) == "deal-is-played"
            assert (await deal(server, second))["deals"][1] == standing(1, 0, 1)
            heard = "".join(repr(guest.heard) for guest in crowds[0])
            assert first.duplicate not in heard

            await next_deal(crowds[1])
            assert (await deal(server, second))["deals"][1] == standing(0, 1, 1)
            assert crowds[0][0].table.commitment == crowds[1][0].table.commitment != commitments[0]
            scores[1].append(await play(crowds[1], 4))
            now = await deal(server, first)
            assert (told(now["deals"]), now["name"]) == ([True, True], first.duplicate)
            assert [each["scores"] for each in now["deals"][1]["tables"]] == [scores[0][1], scores[1][1]]
            for match in (1, 2):
                assert await beside(server, second, "record", match=match) == ""
            await next_deal(crowds[1])  # a third game is no deal of the series
            assert await beside(server, second, "record", match=3) == "not-invited"
            assert await deal(server, first) == now

    run(evening)


def test_a_table_that_stops_in_the_middle_is_closed_and_keeps_what_it_played(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first, second, crowds = await two_tables(server)
            scores = [await play(crowd, number) for number, crowd in enumerate(crowds)]
            await next_deal(crowds[0])
            await play(crowds[0], 3)
            assert await own(server, first, 2) == "deal-is-played"
            await crowds[1][0].send(type="close_table")
            assert await crowds[1][0].closed() == 4410
            now = await deal(server, first)
            assert told(now["deals"]) == [True, True]
            assert [each["scores"] for each in now["deals"][0]["tables"]] == scores
            assert now["deals"][1]["tables"][1]["scores"] == []
            assert await own(server, first, 2) == ""
            assert await beside(server, second, "story", match=1) == ""

    run(evening)


def test_a_table_whose_last_deal_is_played_is_not_closed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            crowd = await begin(server, await server.open(duplicate="new"))
            await play(crowd, 1)
            assert await crowd[0].refused(type="close_table") == "not-now"

    run(evening)


def test_an_archived_table_plays_no_further_deal(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new", deals=2)
            await play(await begin(server, first), 1)
            assert told((await deal(server, first))["deals"]) == [True, False]
            await server.server.house.store.archive(first.table, 0.0)
            assert told((await deal(server, first))["deals"]) == [True, True]

    run(evening)


def test_a_told_series_is_opened_again_with_all_its_deals(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            first = await server.open(duplicate="new", deals=2)
            crowd = await begin(server, first)
            await play(crowd, 1)
            assert await refused(server, first.duplicate) == "deal-has-begun"
            await next_deal(crowd)
            await play(crowd, 2)
            again = await server.open(duplicate=first.duplicate)
            host = await server.guest(again.table, again.token)
            assert (host.table.deal, host.table.deals) == ("known", 2)

    run(evening)


def test_no_seed_of_a_series_follows_from_another() -> None:
    opened = Opened(game="sheriff", players=3, options={}, name="Ann", token="", key="", duplicate="x", deal="5" * 64)
    assert [seed_of_deal(opened, number) for number in (1, 2)] == ["5" * 64, ""]
    opened.deals = 3
    seeds = [seed_of_deal(opened, number) for number in (1, 2, 3)]
    assert len({*seeds, "5" * 64}) == 4
    assert {len(seed) for seed in seeds} == {64}
    assert seed_of_deal(opened, 4) == ""


def test_results_that_an_older_version_did_not_keep_are_read_from_the_game() -> None:
    opened = Opened(game="sheriff", players=2, options={}, name="Ann", token="", key="", duplicate="x", deal="5" * 64)
    summary = Summary("sheriff", 2, 0, ["Ann", "Bess"], ["", ""], 2)

    async def tell(table: str, number: int) -> ToldGame:
        assert (table, number) == ("oak", 1)
        return ToldGame("", Cast(["Ann", "Much"], ["", "novice"], ["", "even"]), [7, 9], [1])

    async def silent(table: str, number: int) -> NoReturn:
        raise AssertionError((table, number))

    async def look() -> None:
        seen = await shared_deal(opened, [SharingTable("oak", summary, is_over=False, has_ended=False)], tell)
        assert (seen.deals[0].tables[0].names, seen.deals[0].tables[0].scores) == (["Ann", "Much"], [7, 9])
        summary.match = 1
        seen = await shared_deal(opened, [SharingTable("oak", summary, is_over=False, has_ended=True)], silent)
        assert seen.deals[0].tables[0].scores == []

    anyio.run(look)
