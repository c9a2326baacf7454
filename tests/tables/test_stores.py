"""Both stores keep the same promises."""

import asyncio
from pathlib import Path

import pytest

from loxley.core.refusals import Refused
from loxley.tables.metrics import Metrics
from loxley.tables.rows import Row
from loxley.tables.store import KeepingRoom, LobbyEntry, Store, Taken
from loxley.tables.store.opening import open_store
from loxley.tables.store.schema import STEPS, steps_after
from tests.tables.evenings import run


def row(table: str, number: int, match: int = 0, text: str = "{}") -> Row:
    return Row(table, number, match, text.encode(), 1_800_000_000.123456 + number)


def entry(table: str, **more: object) -> LobbyEntry:
    fields = {"created": 1.0, "touched": 1.0, "stage": "gathering", "listed": True, "wakes": False, "duplicate": ""}
    return LobbyEntry(table=table, info=b"{}", **{**fields, **more})  # type: ignore[arg-type]


async def append(store: Store, line: Row, summary: LobbyEntry | None = None) -> Exception | None:
    stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(line, summary, stored.set_result)
    return await stored


def test_rows_come_back_as_they_were_written(store_url: str) -> None:
    written = [row("a", 0, 0, '{"name":"Zoë — “”"}'), row("a", 1, 1), row("a", 2, 1), row("b", 0)]

    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        for line in written:
            assert await append(store, line) is None
        await store.close()
        store = await open_store(store_url, Metrics())
        assert await store.rows("a") == written[:3]
        assert await store.rows("a", after=1) == [written[2]]
        assert await store.match_rows("a", 1) == written[1:3]
        assert await store.rows("nobody") == []
        await store.close()

    run(evening)


def test_a_number_is_given_once_and_others_of_the_batch_are_stored(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        assert await append(store, row("a", 0, text='{"first":1}'), entry("a", stage="gathering")) is None
        second = append(store, row("a", 0, text='{"second":1}'), entry("a", stage="playing"))
        outcomes = await asyncio.gather(second, *(append(store, row(f"t{n}", 0)) for n in range(20)))
        assert isinstance(outcomes[0], Taken)
        assert outcomes[1:] == [None] * 20
        assert [line.data for line in await store.rows("a")] == [b'{"first":1}']
        assert [summary.stage for summary in await store.listed(10)] == ["gathering"]
        await store.close()

    run(evening)


def test_what_is_archived_takes_no_row_any_more(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        written = row("a", 0)
        assert await append(store, written, entry("a")) is None
        await store.archive("a", 1.0)
        outcomes = await asyncio.gather(append(store, row("a", 1)), append(store, row("b", 0)))
        assert isinstance(outcomes[0], Taken)
        assert outcomes[1] is None
        assert await store.rows("a") == [written]
        await store.close()

    run(evening)


def test_rows_that_wait_together_are_committed_together(store_url: str) -> None:
    async def evening() -> None:
        metrics = Metrics()
        store = await open_store(store_url, metrics)
        await asyncio.gather(*(append(store, row(f"t{n}", 0)) for n in range(200)))
        assert metrics.value("rows_stored_total") == 200
        assert metrics.value("commit_rows_count") < 100
        await store.close()

    run(evening)


def test_everything_is_stored_before_the_store_closes(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        troubles: list[Exception | None] = []
        for number in range(50):
            store.append(row(f"t{number}", 0), None, troubles.append)
        await store.close()
        store = await open_store(store_url, Metrics())
        assert [len(await store.rows(f"t{number}")) for number in range(50)] == [1] * 50
        await store.close()

    run(evening)


def test_cards_are_found_by_what_they_say(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        await append(store, row("open", 0), entry("open", created=1.0))
        await append(store, row("late", 0), entry("late", created=2.0))
        await append(store, row("closed", 0), entry("closed", listed=False, wakes=True))
        await append(store, row("deal", 0), entry("deal", listed=False, duplicate="oak"))
        assert [summary.table for summary in await store.listed(10)] == ["late", "open"]
        assert [summary.table for summary in await store.listed(1)] == ["late"]
        assert await store.waking() == ["closed"]
        assert [summary.table for summary in await store.of_duplicate("oak")] == ["deal"]
        assert await store.of_duplicate("") == []
        assert await store.count() == 4
        await append(store, row("closed", 1), entry("closed", listed=False, wakes=False))
        assert await store.waking() == []
        await store.close()

    run(evening)


def test_a_deal_has_one_seed(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        assert await store.deal("oak", "") is None
        assert await store.deal("oak", "11") == "11"
        assert await store.deal("oak", "22") == "11"
        await store.close()

    run(evening)


def test_a_store_of_a_newer_version_is_refused(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        monkeypatch.setattr("loxley.tables.store.schema.STEPS", (*STEPS, ("CREATE TABLE tomorrow (day INTEGER)",)))
        await (await open_store(store_url, Metrics())).close()
        monkeypatch.undo()
        with pytest.raises(Refused) as refused:
            await open_store(store_url, Metrics())
        assert refused.value.problem == "newer-store"

    run(evening)


def test_steps_that_were_taken_are_not_taken_again() -> None:
    assert len(steps_after(0, "BLOB")) == len(STEPS)
    assert steps_after(len(STEPS), "BLOB") == ()


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    async def evening() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        store = await open_store(url, Metrics())
        with pytest.raises(Refused) as refused:
            await open_store(url, Metrics())
        assert refused.value.problem == "store-in-use"
        await store.close()

    run(evening)


@pytest.mark.parametrize("url", ["mysql://here", "tables.db", ""])
def test_an_address_that_is_no_store_is_refused(url: str) -> None:
    async def evening() -> None:
        with pytest.raises(Refused) as refused:
            await open_store(url, Metrics())
        assert refused.value.problem == "unknown-store"

    run(evening)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database" * 100)

    async def evening() -> None:
        with pytest.raises(Refused) as refused:
            await open_store(f"sqlite:///{tmp_path / 'notes.txt'}", Metrics())
        assert refused.value.problem == "not-a-store"

    run(evening)


def test_records_kept_at_the_same_moment_share_the_room(store_url: str) -> None:
    """Each alone would fit."""

    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        for room in (KeepingRoom(people=1), KeepingRoom(size=15)):
            asked = [store.keep_games(f"person {n}", bytes(10), 1.0, room) for n in range(8)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, Refused) for answer in answers) == 7
            assert await store.size_of_kept_games() == (1, 10)
            await store.forget_games_before(2.0)
        await store.close()

    run(evening)


def test_records_of_people_are_kept_replaced_and_forgotten(store_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        assert await store.kept_games("ann") is None
        await store.keep_games("ann", b"\x00\xff", 10.0)
        await store.keep_games("bess", b"bess", 20.0)
        await store.keep_games("ann", b"again", 30.0)
        assert (await store.kept_games("ann"), await store.size_of_kept_games()) == (b"again", (2, 9))
        await store.back_up(tmp_path / "copy.db")
        await store.forget_games_before(30.0)
        assert (await store.kept_games("ann"), await store.kept_games("bess")) == (b"again", None)
        await store.forget_games("ann")
        assert await store.size_of_kept_games() == (0, 0)
        await store.close()
        copy = await open_store(f"sqlite:///{tmp_path / 'copy.db'}", Metrics())
        assert (await copy.kept_games("ann"), await copy.kept_games("bess")) == (b"again", b"bess")
        await copy.close()

    run(evening)
