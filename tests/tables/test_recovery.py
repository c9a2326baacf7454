"""The store fails for a while, or one table in it is damaged: everything else goes on, and nothing is lost."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from loxley.core.refusals import Refused
from loxley.tables import commands, live
from loxley.tables.asking import ask
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.store.opening import open_store
from loxley.tables.table import Change
from tests.tables.databases import fresh_database
from tests.tables.evenings import gather, house, is_over, opened, run, until
from tests.tables.outages import Outage, postgresql_away, postgresql_disk_full, sqlite_disk_full
from tests.tables.test_folding import must_come_back, portrait


class Witness:
    """Whoever sits at a table: they are told when it stalls and when it goes on."""

    def __init__(self, table: LiveTable) -> None:
        self.stalls: list[bool] = []
        self._table = table
        self._told = asyncio.Event()
        table.listener = self

    def told(self, change: Change) -> None:
        pass

    def presence_changed(self) -> None:
        self.stalls.append(self._table.is_stalled)
        self._told.set()

    async def stalled(self) -> None:
        while not self._table.is_stalled:
            self._told.clear()
            await self._told.wait()


@pytest.fixture(params=["sqlite, disk full", "postgresql, disk full", "postgresql, away"])
def store_and_outage(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Outage]:
    if request.param.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'tables.db'}", sqlite_disk_full(monkeypatch)
    url = fresh_database(request.getfixturevalue("postgresql"), tmp_path)
    return url, postgresql_away(url) if request.param.endswith("away") else postgresql_disk_full(url)


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_LONGEST_PAUSE", 0.2)


def test_a_game_of_bots_goes_on_when_the_store_is_back(store_and_outage: tuple[str, Outage]) -> None:
    url, outage = store_and_outage

    async def evening() -> None:
        async with house(url) as here:
            table = await gather(here, opened("sheriff", 3, 3, seat=None))
            witness = Witness(table)
            await until(table, lambda table: table.number > 10)
            async with outage():
                await witness.stalled()
                before = portrait(table.table)
                assert not await here.store.is_ready()
                assert portrait(table.table) == before
            await until(table, is_over)
            assert witness.stalls[:2] == [True, False]
            assert here.metrics.value("failed_writes_total") >= 1
            assert await here.store.is_ready()
            await must_come_back(table)

    run(evening)


def test_what_a_person_asked_is_done_when_the_store_is_back(store_and_outage: tuple[str, Outage]) -> None:
    url, outage = store_and_outage

    async def evening() -> None:
        async with house(url) as here:
            table = await gather(here, opened("sheriff", 3))
            witness = Witness(table)
            said = "x" * 500
            async with outage():
                asked = [asyncio.create_task(_say(table, f"{n} {said}")) for n in range(40)]  # more than a page
                await witness.stalled()
            await asyncio.gather(*asked)
            assert [line.text for line in table.table.chat] == [f"{n} {said}" for n in range(40)]
            await must_come_back(table)

    run(evening)


async def _say(table: LiveTable, text: str) -> None:
    await ask(table, lambda at: commands.say(at.people[1], text))


async def damage(url: str, name: str) -> None:
    """One row of a table is not what it was."""
    statement = f"UPDATE rows SET data = '{{\"type\":\"nonsense\"}}' WHERE table_name = '{name}' AND number = 2"
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        connection.execute(statement)
        connection.commit()
        connection.close()
        return
    database = await asyncpg.connect(url)
    await database.execute(statement)
    await database.close()


def test_a_damaged_table_is_set_aside_and_the_others_wake(store_url: str) -> None:
    async def evening() -> None:
        async with house(store_url) as here:
            tables = [await gather(here, opened("sheriff", 3, 3, seat=None), start=False) for _ in range(3)]
            for table in tables:
                await ask(table, lambda at: commands.start(at, at.people[1]))
            for table in tables:
                await until(table, lambda at: at.number > 4)
        names = sorted(table.table.name for table in tables)
        await damage(store_url, names[0])
        async with house(store_url) as here:
            await here.wake()
            assert here.set_aside == {names[0]}
            with pytest.raises(Refused) as refused:
                await here.find(names[0])
            assert refused.value.problem == "set-aside"
            for name in names[1:]:
                healthy = here.live[name]
                await until(healthy, is_over)

    run(evening)


def test_many_claims_at_once_share_the_listening_line(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as here:
            claimed = await asyncio.gather(*(here.store.claim([f"table{n}"]) for n in range(8)))
            assert claimed == [[f"table{n}"] for n in range(8)]
            await asyncio.gather(*(here.store.release(f"table{n}") for n in range(8)))

    run(evening)


def test_a_listener_that_is_cut_off_at_once_leaves_no_connection(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[asyncpg.Connection[asyncpg.Record]] = []

    async def cut_off(connection: "asyncpg.Connection[asyncpg.Record]", *_: object) -> None:
        made.append(connection)
        raise OSError("the line broke")

    async def evening() -> None:
        with pytest.raises(Refused):
            await open_store(shared_url, Metrics())
        assert [connection.is_closed() for connection in made] == [True]

    monkeypatch.setattr(asyncpg.Connection, "add_listener", cut_off)
    run(evening)
