"""A table is the fold of its rows: for every kind, what was folded live and what is loaded again are the same."""

import time
from dataclasses import asdict
from typing import Any, get_args

import msgspec
import pytest

from loxley.core.refusals import Refused
from loxley.core.seats import PUBLIC
from loxley.tables import arranging, commands, devices, late_friends, succession
from loxley.tables.asking import ask
from loxley.tables.folding import fold
from loxley.tables.live import LiveTable
from loxley.tables.rows import Played, Row, TableEvent, new_row, read_event
from loxley.tables.table import Table
from tests.tables.evenings import (
    attributes,
    do,
    first_move,
    gather,
    house,
    is_over,
    join,
    opened,
    play,
    play_again,
    play_out,
    play_to,
    run,
    until,
)


def portrait(table: Table) -> dict[str, Any]:
    """Everything that can be seen of a table, by anybody, now and later."""
    match = table.match
    return {
        "people": {number: asdict(person) for number, person in table.people.items()},
        "places": [asdict(place) for place in table.places],
        "stage": table.stage,
        "numbers": (table.number, table.match_number, table.moved_number, table.touched, table.moved_at),
        "chat": [asdict(line) for line in table.chat],
        "wish": (table.wish, table.consents),
        "doors": (table.host, table.locked, table.key, table.barred, table.last_person),
        "heard": table.heard,
        "clock": attributes(table.clock),
        "views": match and [msgspec.json.encode(match.state.view(viewer)) for viewer in range(PUBLIC, table.players)],
        "events": match and [attributes(chunk) for chunk in match.chunks],
        "legal": match and [match.state.legal(seat) for seat in range(table.players)],
    }


async def rows_of(live: LiveTable) -> list[Row]:
    return await live._store.rows(live.table.name)


def must_be_sketched(table: Table) -> None:
    """What the lobby will show is read from a sketch: it has all that its table has, but for what was said."""
    sketch, truth = attributes(table.sketch()), attributes(table)
    sketched, clock = sketch.pop("clock"), truth.pop("clock")
    assert attributes(sketched) == attributes(clock)
    assert sketch == {**truth, "chat": [], "consents": []}


async def must_come_back(live: LiveTable) -> set[type]:
    """Load it again and compare; returns the kinds of its rows."""
    must_be_sketched(live.table)
    rows = await rows_of(live)
    while rows[-1].number != live.table.number:  # a bot had something to say meanwhile
        rows = await rows_of(live)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert portrait(fold(rows)) == portrait(live.table)
    return {type(read_event(row)) for row in rows}


def test_every_kind_of_row_comes_back(sqlite_url: str) -> None:
    async def evening() -> None:
        seen: set[type] = set()
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, think=50), start=False)
            await do(live, 2, commands.stand)
            await do(live, 2, commands.sit, 1)
            await do(live, 2, commands.rename, "Bess", None)
            await do(live, 1, commands.free_seat, 2)
            await do(live, 1, commands.seat_bot, 2, "novice", "", [])
            await ask(live, lambda table: commands.choose_look(table.people[2], "lady", "rose"))
            await do(live, 1, arranging.arrange, live.table.opened.options, 60)
            await join(live, 9, None)
            await do(live, 9, late_friends.ask_for_seat, 2)
            seen |= await must_come_back(live)
            await do(live, 1, late_friends.answer_friend, 9, *[False])
            await ask(live, lambda table: devices.make_ticket(table.people[9], "ticket"))
            await ask(live, lambda table: devices.move(table, "ticket", "another token", time.time()))
            seen |= await must_come_back(live)
            await do(live, 1, commands.start)
            await ask(live, lambda table: commands.say(table.people[2], "Good evening"))
            await do(live, 1, commands.pause)
            seen |= await must_come_back(live)
            await do(live, 1, succession.resume, [1])
            await do(live, 1, commands.seat_bot, 1, "novice", "sly", [])
            await do(live, 2, commands.give_back, 1)
            await do(live, 2, commands.stand)
            await do(live, 2, commands.sit, 1)
            await do(live, 1, commands.set_pace, "fast", "calm")
            await do(live, 1, commands.stand)
            await do(live, 2, commands.stand)
            await until(live, is_over)
            await ask(live, lambda table: commands.remark(table, 2, "remark-won-1"))
            seen |= await must_come_back(live)

            live = await gather(here, opened("sheriff", 3, options={"first_sheriff": 0}))
            await play_to(live, "loading")
            await play(live, 1, first_move(live, 1))
            await do(live, 2, commands.take_back)
            seen |= await must_come_back(live)
            await do(live, 1, commands.consent, *[True])
            await do(live, 3, commands.consent, *[True])
            seen |= await must_come_back(live)
            await play_out(live)
            await play_again(live)
            await do(live, 1, commands.lock, *[True])
            await do(live, 1, commands.remove, 3, "new key", ["192.0.2.1"])
            seen |= await must_come_back(live)
            await do(live, 1, commands.hand_on, 2)
            await do(live, 2, commands.close)
            seen |= await must_come_back(live)
        assert seen == set(get_args(TableEvent))

    run(evening)


@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_a_whole_game_of_bots_comes_back(game: str, sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(game, 3, 3, seat=None))
            await until(live, is_over)
            await must_come_back(live)

    run(evening)


def test_what_is_refused_changes_nothing(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sheriff", 3))
            before = portrait(live.table)
            with pytest.raises(Refused):
                await do(live, 2, commands.pause)
            with pytest.raises(Exception, match="LX-"):
                await play(live, 0, "dance")
            assert portrait(live.table) == before
            assert len(await rows_of(live)) == live.table.number + 1

    run(evening)


def test_a_row_whose_answer_was_lost_counts_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database stored it, but the line broke before it could say so."""

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sheriff", 3))
            append = here.store.append

            def lose(row: Row, card: Any, stored: Any) -> None:
                append(row, card, lambda _: stored(OSError("connection lost")))

            with monkeypatch.context() as broken:
                broken.setattr(here.store, "append", lose)
                await ask(live, lambda table: commands.say(table.people[1], "hello"))
            assert [line.text for line in live.table.chat] == ["hello"]
            await must_come_back(live)

    run(evening)


def test_rows_are_kept_with_the_game_they_belong_to() -> None:
    row = new_row("t", 3, 2, Played(0, ["close"]), 5.0)
    assert (row.table, row.number, row.match) == ("t", 3, 2)
    assert read_event(row) == Played(0, ["close"])
