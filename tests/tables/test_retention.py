"""Tables that rest are archived, and deleted later: what was played can be shown for as long, and no store fills up."""

import asyncio
import gc
import time

import pytest

from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.tables import commands
from loxley.tables import house as tables_house
from loxley.tables.chronicle import retell
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.retention import Retention
from loxley.tables.table import CLOSED, OVER, PLAYING, Table
from tests.tables.evenings import do, gather, house, opened, play_again, play_out, run, until
from tests.tables.test_folding import portrait

DAY = 86_400.0


async def later(here: House, days: float) -> None:
    """Everybody has gone home; so much later the house is gone through."""
    for name, live in list(here.live.items()):
        await until(live, lambda table: table.stage != PLAYING or not _bots_awaited(table))
        here._unload(name)
    await here.retire(time.time() + days * DAY)


def _bots_awaited(table: Table) -> list[int]:
    return [seat for seat in table.running_match().state.awaited() if table.places[seat].level]


def test_a_finished_game_is_archived_and_can_still_be_shown(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            live = await gather(here, opened("nottingham", 3))
            await play_out(live)
            before = portrait(live.table)
            rows = await here.store.rows(live.table.name)
            name = live.table.name
            await later(here, 31)
            assert await here.store.is_archived(name)
            assert await here.store.rows(name) == rows
            assert await here.store.rows(name, 3) == rows[4:]
            again = await here.find(name)
            assert again is not None
            assert again.table.stage == OVER
            assert portrait(again.table) == before
            record = read_record(retell(rows, 1).record_text())
            Replay(find_game("nottingham"), record).finish()
            with pytest.raises(Refused, match="table-archived"):
                await play_again(again)
            assert here.metrics.value("tables_archived_total", what="archived") == 1

    run(evening)


def test_a_game_that_was_left_is_closed_by_the_archive(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            live = await gather(here, opened("sheriff", 3, 1))
            name = live.table.name
            await later(here, 31)
            assert await here.store.waking() == []
            assert await here.store.count() == 0
            again = await here.find(name)
            assert again is not None
            assert again.table.stage == CLOSED
            with pytest.raises(Refused, match="table-closed"):
                await do(again, 1, commands.lock, *[True])

    run(evening)


def test_a_table_that_is_played_is_not_archived(store_url: str) -> None:
    """Moves do not touch its entry in the lobby; its rows say that it is alive."""

    async def evening() -> None:
        async with house(store_url) as here:
            live = await gather(here, opened("sheriff", 3))
            name = live.table.name
            await later(here, 29)
            assert not await here.store.is_archived(name)
            live = await gather(here, opened("sheriff", 3))
            live.here[1] = 1  # somebody is there
            await here.retire(time.time() + 31 * DAY)
            assert not await here.store.is_archived(live.table.name)

    run(evening)


def test_the_archive_forgets_after_another_time(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            here.retention = Retention(30 * DAY, 365 * DAY)
            live = await gather(here, opened("nottingham", 3))
            name = live.table.name
            await later(here, 31)
            assert await here.store.rows(name)
            await later(here, 31 + 364)
            assert await here.store.rows(name)
            await later(here, 31 + 366)
            assert await here.store.rows(name) == []
            assert await here.find(name) is None

    run(evening)


def test_more_than_one_look_can_archive_is_archived_at_the_next(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_house, "_RETIRED_AT_ONCE", 2)

    async def evening() -> None:
        async with house(sqlite_url) as here:
            for _ in range(3):
                await gather(here, opened("nottingham", 3))
            now = time.time() + 31 * DAY
            assert [await here.retire(now) for _ in range(2)] == [False, True]
            assert await here.store.resting(now, 10) == []

    run(evening)


def test_an_unloaded_table_leaves_nothing_in_memory(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            here.retention = Retention(unload=10.0)
            live = await gather(here, opened("nottingham", 3))
            name = live.table.name
            del live
            await here.tidy(time.time() + 9)
            assert name in here.live
            await here.tidy(time.time() + 11)
            await here.wake()
            assert not here.live
            assert not here._resting
            gc.collect()
            assert not any(isinstance(each, LiveTable) for each in gc.get_objects())

    run(evening)


def test_a_row_that_comes_too_late_is_refused(shared_url: str) -> None:
    """A process that still has a table in memory cannot write beside its archive."""

    async def evening() -> None:
        async with house(shared_url) as here, house(shared_url) as there:
            live = await gather(here, opened("sheriff", 3))
            await there.store.archive(live.table.name, time.time())
            with pytest.raises(Refused, match="table-archived"):
                await do(live, 1, commands.pause)
            assert [row.number for row in await here.store.rows(live.table.name)] == list(range(live.table.number + 1))

    run(evening)


def test_whoever_asks_while_a_table_is_archived_waits(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sheriff", 3))
            here.live.clear()
            retiring = asyncio.create_task(here.retire(time.time() + 31 * DAY))
            while live.table.name not in here._archiving:
                await asyncio.sleep(0)
            again = await here.find(live.table.name)
            await retiring
            assert again is not None
            assert again.archived

    run(evening)
