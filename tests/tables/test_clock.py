"""The clock: thinking time with a gentle move, the rulebook's sand-glass, pauses, restarts."""

import time
from types import SimpleNamespace

import pytest

from loxley.core.chance import Chance
from loxley.core.game import TimeLimit
from loxley.core.seats import CLOCK
from loxley.core.state import State
from loxley.games import find_game
from loxley.games.sheriff import SHERIFF
from loxley.tables import commands
from loxley.tables.clock import Alarm, Clock
from loxley.tables.folding import fold
from tests.tables.evenings import do, gather, house, is_over, opened, play_to, run, until

TIMED = {"timed_inspection": True, "first_sheriff": 0}


def sheriff(seats: int = 3, **options: object) -> State:
    return find_game("sheriff").new(seats, {"floor": "open", "first_sheriff": 0, **options}, Chance(b"c" * 32))


def test_whoever_is_asked_has_their_time_from_then_on() -> None:
    state = sheriff()
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(state, 100.0)
    assert clock.alarm() == Alarm(130.0, 1)
    state.play(1, state.legal(1)[0])
    clock.moved(state, 1, 110.0)
    assert clock.alarm() == Alarm(140.0, 1)
    assert clock.left(115.0) == (25.0, False)


def test_others_words_do_not_stretch_ones_time() -> None:
    state = sheriff()
    while state.phase.name != "loading":
        seat = state.awaited()[0]
        state.play(seat, state.legal(seat)[0])
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(state, 100.0)
    state.play(1, state.legal(1)[0])
    clock.moved(state, 1, 120.0)
    assert clock.alarm() == Alarm(130.0, 2)


def test_a_pause_does_not_count() -> None:
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(sheriff(), 100.0)
    clock.pause(110.0)
    assert clock.alarm() is None
    assert clock.left(500.0) == (20.0, False)
    clock.go_on(510.0)
    assert clock.alarm() == Alarm(530.0, 1)


def test_without_a_limit_there_is_no_alarm() -> None:
    clock = Clock(0, SHERIFF.time_limit)
    clock.begin(sheriff(), 100.0)
    assert clock.alarm() is None
    assert clock.left(200.0) == (None, False)
    assert not clock.has_limit({"timed_inspection": False})
    assert clock.has_limit({"timed_inspection": True})


def test_the_glass_holds_a_minute_for_each_merchant() -> None:
    state = sheriff(4, timed_inspection=True)
    clock = Clock(0, SHERIFF.time_limit)
    clock.begin(state, 0.0)
    at = 0.0
    while state.phase.name != "inspection":
        seat = state.awaited()[0]
        state.play(seat, state.legal(seat)[0])
        at += 1.0
        clock.moved(state, seat, at)
    assert clock.alarm() == Alarm(at + 180.0, CLOCK)
    assert clock.left(at + 60.0) == (120.0, True)
    state.play(CLOCK, state.legal(CLOCK)[0])
    clock.moved(state, CLOCK, at + 180.0)
    assert clock.alarm() is None


def test_time_up_is_played_by_the_clock(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loxley.tables.table.Clock", lambda think, _: Clock(think, lambda _: TimeLimit("", 0.0)))

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options=TIMED))
            await play_to(live, "inspection")
            await until(live, lambda table: table.running_match().state.phase.name == "market")
            last = live.table.running_match().sequences[-1]
            assert last.seat == CLOCK
            assert live.table.game.book.word(last.moves[0]) == "time up"

    run(evening)


def test_the_house_plays_gently_for_whoever_thinks_too_long(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, think=1, options={"first_player": 1}), start=False)
            late = SimpleNamespace(time=lambda: time.time() + 3600)
            monkeypatch.setattr("loxley.tables.driver.time", late)
            await do(live, 1, commands.start)
            await until(live, is_over)
            assert {sequence.seat for sequence in live.table.running_match().sequences} == {0, 1, 2}
            assert all(place.is_played_by_person() for place in live.table.places)

    run(evening)


def test_a_restart_leaves_as_much_time_as_there_was(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(think=3600, options={"first_sheriff": 0}))
            await do(live, 1, commands.pause)
            await do(live, 1, commands.resume)
            await play_to(live, "loading")
            again = fold(await here.store.rows(live.table.name))
            assert live.table.clock.alarm() is not None
            assert again.clock.alarm() == live.table.clock.alarm()

    run(evening)
