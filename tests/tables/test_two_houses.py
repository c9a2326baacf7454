"""Two server processes at one table: they never fork it, and each tells the other's news."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from loxley.core.refusals import Illegal, Refused
from loxley.tables import commands
from loxley.tables.asking import ask
from loxley.tables.folding import fold
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.rows import Said
from tests.tables.evenings import gather, house, is_over, opened, play, play_out, run, until
from tests.tables.test_folding import portrait


async def found(here: House, name: str) -> LiveTable:
    live = await here.find(name)
    assert live is not None
    return live


async def fight(live: LiveTable, rng: Random) -> tuple[int, int]:
    """Play for everybody, without regard for the other process; how many sequences counted, how many came too late."""
    counted = late = 0
    while not is_over(live.table):
        state = live.table.running_match().state
        seats = state.awaited()
        seat = rng.choice(seats)
        word = live.table.game.book.word(rng.choice(state.legal(seat)))
        try:
            await play(live, seat, word)
            counted += 1
        except (Illegal, Refused):
            late += 1
            await asyncio.sleep(0)  # the other was faster
    return counted, late


def test_two_houses_never_fork_a_table(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham"))
            two = await found(right, one.table.name)
            fights = await asyncio.gather(fight(one, Random(1)), fight(two, Random(2)))
            assert any(late for _, late in fights)  # they did fight, even if one of them was always faster
            await until_equal(one, two)
            rows = await left.store.rows(one.table.name)
            assert [row.number for row in rows] == list(range(len(rows)))
            assert sum(counted for counted, _ in fights) == len(one.table.running_match().sequences)
            assert portrait(one.table) == portrait(two.table) == portrait(fold(rows))

    run(evening)


async def until_equal(one: LiveTable, two: LiveTable) -> None:
    most = max(one.table.number, two.table.number)
    await until(one, lambda table: table.number >= most)
    await until(two, lambda table: table.number >= most)


def test_a_row_that_is_heard_before_its_number_is_refused_leaves_the_table_open(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham"))
            two = await found(right, one.table.name)
            held: list[tuple[Any, ...]] = []
            two._store = SimpleNamespace(append=lambda *row: held.append(row), rows=right.store.rows)
            asking = asyncio.create_task(ask(two, lambda table: commands.say(table.people[1], "Late.")))
            while not held:
                await asyncio.sleep(0)
            await ask(one, lambda table: commands.say(table.people[1], "Early."))
            await until(two, lambda table: table.number == one.table.number)
            two._store = right.store
            two._store.append(*held.pop())
            await asking
            assert [line.text for line in two.table.chat] == ["Early.", "Late."]

    run(evening)


def test_the_same_words_at_the_same_moment_count_twice(shared_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that another process has stored is never taken for one's own, however alike they are."""

    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham"))
            two = await found(right, one.table.name)
            monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
            held: list[tuple[Any, ...]] = []
            two._store = SimpleNamespace(append=lambda *row: held.append(row), rows=right.store.rows)
            monkeypatch.setattr(right, "heard", lambda *_: None)  # the news is late
            asking = asyncio.create_task(ask(two, lambda table: commands.say(table.people[1], "Aye.")))
            while not held:
                await asyncio.sleep(0)
            await ask(one, lambda table: commands.say(table.people[1], "Aye."))
            two._store = right.store
            two._store.append(*held.pop())
            await asking
            assert [line.text for line in two.table.chat] == ["Aye.", "Aye."]

    run(evening)


def test_news_of_one_house_reach_the_other(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham"))
            two = await found(right, one.table.name)
            long = "x" * 9000  # too long for a notification
            await ask(one, lambda _: commands.Step(Said(1, long)))
            await until(two, lambda table: table.number == one.table.number)
            assert two.table.chat[-1].text == long
            await play_out(one)
            await until(two, is_over)
            assert portrait(one.table) == portrait(two.table)

    run(evening)


def test_only_one_house_drives_the_bots(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham", 3, 3, seat=None))
            two = await found(right, one.table.name)
            await until(one, lambda table: table.number > 5)
            assert one.driven != two.driven
            await until(two, is_over)

    run(evening)


def test_bots_of_a_house_that_is_gone_are_taken_over(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as right:
            async with house(shared_url) as left:
                one = await gather(left, opened("nottingham", 3, 3, seat=None))
                await until(one, lambda table: table.number > 5)
            await right.wake()
            two = right.live[one.table.name]
            assert two.driven
            await until(two, is_over)

    run(evening)


def test_who_is_here_is_known_in_every_house(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as right:
            async with house(shared_url) as left:
                one = await gather(left, opened("nottingham"))
                one.here[2] += 1
                two = await found(right, one.table.name)  # asks who is where
                changed = asyncio.Event()
                two.listener = Listening(changed)
                await changed.wait()
                assert two.people_here() == {2}
            right._forget_processes(await right.store.processes())
            assert two.people_here() == set()

    run(evening)


class Listening:
    def __init__(self, changed: asyncio.Event) -> None:
        self._changed = changed

    def told(self, change: object) -> None:
        pass

    def presence_changed(self) -> None:
        self._changed.set()


def test_a_line_that_breaks_is_mended(shared_url: str) -> None:
    async def evening() -> None:
        async with house(shared_url) as left, house(shared_url) as right:
            one = await gather(left, opened("nottingham"))
            two = await found(right, one.table.name)
            await right.store._listener.close()  # type: ignore[attr-defined]
            await right.store._writer.close()  # type: ignore[attr-defined]
            await ask(one, lambda table: commands.say(table.people[1], "Are you there?"))
            await until(two, lambda table: table.number == one.table.number)
            await ask(two, lambda table: commands.say(table.people[2], "I am"))
            await until(one, lambda table: table.number == two.table.number)
            assert [line.text for line in one.table.chat] == ["Are you there?", "I am"]

    run(evening)
