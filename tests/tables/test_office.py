"""An operator's work on a store, beside a server that uses it; on both stores."""

import asyncio
import time
from pathlib import Path

import pytest

from loxley.core.refusals import Refused
from loxley.tables import commands, office
from loxley.tables.metrics import Metrics
from loxley.tables.store import Ban, Store
from loxley.tables.store.opening import open_store
from loxley.tables.table import CLOSED, OVER
from tests.tables.evenings import do, gather, house, opened, play_out, run
from tests.tables.test_folding import portrait
from tests.tables.test_recovery import damage


async def beside(url: str) -> Store:
    return await open_store(url, Metrics(), beside=True)


def test_tables_are_listed_looked_at_and_closed_while_they_are_played(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            playing = await gather(here, opened("sheriff", 3))
            over = await gather(here, opened("nottingham", 3))
            await play_out(over)
            desk = await beside(store_url)
            assert {entry.stage for entry in await desk.entries("", 10)} == {"playing", "over"}
            assert [entry.table for entry in await desk.entries("over", 10)] == [over.table.name]
            assert portrait(await office.look(desk, playing.table.name)) == portrait(playing.table)
            await office.close(desk, playing.table.name)
            if await here.store.is_changed_outside():
                await here.look_again()
            while playing.table.stage != CLOSED:  # however the server hears of it
                await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="table-closed"):
                await do(playing, 1, commands.lock, *[True])
            with pytest.raises(Refused, match="not-now"):
                await office.close(desk, over.table.name)
            with pytest.raises(Refused, match="no-such-table"):
                await office.close(desk, "nowhere")
            await desk.close()

    run(evening)


def test_a_person_is_removed_by_the_operator(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            live = await gather(here, opened("sheriff", 3))
            desk = await beside(store_url)
            key = await office.remove(desk, live.table.name, 1)  # the host themself
            if await here.store.is_changed_outside():
                await here.look_again()
            while 1 in live.table.people:
                await asyncio.sleep(0.01)
            assert live.table.host == 2
            assert live.table.has_key(key)
            await do(live, 2, commands.pause)
            await desk.close()

    run(evening)


def test_a_table_is_archived_at_once(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            live = await gather(here, opened("sheriff", 3))
            desk = await beside(store_url)
            await office.archive(desk, live.table.name)
            assert await desk.is_archived(live.table.name)
            with pytest.raises(Refused, match="table-archived"):
                await office.remove(desk, live.table.name, 1)
            if await here.store.is_changed_outside():
                await here.look_again()
            with pytest.raises(Refused, match=r"table-(archived|closed)"):
                await do(live, 1, commands.lock, *[True])
            await desk.close()

    run(evening)


def test_a_table_goes_from_one_store_to_another(store_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        other = f"sqlite:///{tmp_path / 'other.db'}"
        async with house(store_url) as here, house(other) as there:
            live = await gather(here, opened("nottingham", 3))
            await play_out(live)
            text = await office.export(here.store, live.table.name)
            name = await office.import_table(there.store, text)
            again = await there.find(name)
            assert again is not None
            assert again.table.stage == OVER
            assert portrait(again.table) == portrait(live.table)
            with pytest.raises(Refused, match="table-exists"):
                await office.import_table(there.store, text)
            for bad in ("", "{}", text.partition("\n")[2], "\n".join(text.split("\n")[::2])):
                with pytest.raises(Refused, match="not-a-table"):
                    await office.import_table(there.store, bad)

    run(evening)


def test_a_store_is_backed_up_while_it_is_used(store_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            playing = await gather(here, opened("sheriff", 3))
            old = await gather(here, opened("nottingham", 3))
            await office.archive(here.store, old.table.name)
            await here.store.ban(Ban("192.0.2.1", time.time() + 60, "spam"))
            file = tmp_path / "backup.sqlite"
            await here.store.back_up(file)
            with pytest.raises(Refused, match="file-exists"):
                await here.store.back_up(file)
            before = portrait(playing.table)
        assert file.stat().st_mode & 0o777 == 0o600
        async with house(f"sqlite:///{file}") as there:
            again = await there.find(playing.table.name)
            assert again is not None
            assert portrait(again.table) == before
            assert await there.store.is_archived(old.table.name)
            assert [ban.subject for ban in await there.store.bans(time.time())] == ["192.0.2.1"]

    run(evening)


def test_damage_is_found(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            tables = [await gather(here, opened("sheriff", 3)) for _ in range(3)]
            assert [each async for each in office.verify(here.store)] == [None] * 3
        await damage(store_url, tables[1].table.name)
        desk = await beside(store_url)
        found = [each async for each in office.verify(desk) if each is not None]
        assert [finding.table for finding in found] == [tables[1].table.name]
        await desk.close()

    run(evening)


def test_bans_and_announcements_end_by_themselves(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            store = here.store
            await store.ban(Ban("192.0.2.0/24", 100.0, "spam"))
            await store.ban(Ban("name eve", 200.0))
            assert {ban.subject for ban in await store.bans(50.0)} == {"192.0.2.0/24", "name eve"}
            assert [ban.subject for ban in await store.bans(150.0)] == ["name eve"]
            await store.ban(Ban("name eve", 0.0))
            assert await store.bans(150.0) == []
            await store.announce("We restart at ten.", 100.0)
            assert (await store.announcement(50.0), await store.announcement(150.0)) == ("We restart at ten.", "")

    run(evening)
