"""The clock: thinking time with a gentle move, the rulebook's sand-glass, pauses, restarts."""

import time
from types import SimpleNamespace

from loxley.core.chance import Chance
from loxley.core.game import TimeLimit
from loxley.core.records import read_record
from loxley.core.seats import CLOCK, PUBLIC
from loxley.core.state import State
from loxley.games import find_game
from loxley.games.sheriff import SHERIFF
from loxley.tables import commands, succession
from loxley.tables.asking import ask
from loxley.tables.chronicle import chronicle
from loxley.tables.clock import Alarm, Clock
from loxley.tables.folding import fold
from loxley.tables.live import LiveTable
from loxley.tables.patience import played_by_people
from loxley.tables.table import Change
from tests.tables.evenings import do, gather, house, is_over, opened, play_to, run, until

EVERYBODY = range(3)
TIMED = {"timed_inspection": True, "first_sheriff": 0}


def sheriff(seats: int = 3, **options: object) -> State:
    return find_game("sheriff").new(seats, {"floor": "open", "first_sheriff": 0, **options}, Chance(b"c" * 32))


def test_whoever_is_asked_has_their_time_from_then_on() -> None:
    state = sheriff()
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(state, 100.0)
    assert clock.alarm(EVERYBODY) == Alarm(130.0, 1)
    state.play(1, state.legal(1)[0])
    clock.moved(state, 1, 110.0)
    assert clock.alarm(EVERYBODY) == Alarm(140.0, 1)
    assert clock.thinking(EVERYBODY, 115.0) == {1: 25.0}


def test_others_words_do_not_stretch_ones_time() -> None:
    state = sheriff()
    while state.phase.name != "loading":
        seat = state.awaited()[0]
        state.play(seat, state.legal(seat)[0])
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(state, 100.0)
    state.play(1, state.legal(1)[0])
    clock.moved(state, 1, 120.0)
    assert clock.alarm(EVERYBODY) == Alarm(130.0, 2)


def test_a_pause_does_not_count() -> None:
    clock = Clock(30, SHERIFF.time_limit)
    clock.begin(sheriff(), 100.0)
    clock.pause(110.0)
    assert clock.alarm(EVERYBODY) is None
    assert clock.thinking(EVERYBODY, 500.0) == {1: 20.0}
    clock.go_on(510.0)
    assert clock.alarm(EVERYBODY) == Alarm(530.0, 1)


def test_without_a_limit_there_is_no_alarm() -> None:
    clock = Clock(0, SHERIFF.time_limit)
    clock.begin(sheriff(), 100.0)
    assert clock.alarm(EVERYBODY) is None
    assert (clock.thinking(EVERYBODY, 200.0), clock.phase_time_left(200.0)) == ({}, None)
    assert not SHERIFF.has_time_limits({"timed_inspection": False})
    assert SHERIFF.has_time_limits({"timed_inspection": True})


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
    assert clock.alarm(EVERYBODY) == Alarm(at + 180.0, CLOCK)
    assert clock.phase_time_left(at + 60.0) == 120.0
    state.play(CLOCK, state.legal(CLOCK)[0])
    clock.moved(state, CLOCK, at + 180.0)
    assert clock.alarm(EVERYBODY) is None


def test_time_up_is_played_by_the_clock(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options=TIMED), start=False)
            live.table.clock = Clock(0, lambda _: TimeLimit("", 0.0))
            await ask(live, lambda table: commands.start(table, table.people[1]))
            await play_to(live, "inspection")
            await until(live, lambda table: table.running_match().state.phase.name == "market")
            last = live.table.running_match().sequences[-1]
            assert last.seat == CLOCK
            assert live.table.game.book.word(last.moves[0]) == "time up"

    run(evening)


def test_the_house_plays_gently_for_whoever_thinks_too_long(sqlite_url: str) -> None:
    """The least committing moves, to the end; everybody is told, and the record marks each of them."""

    async def evening() -> None:
        async with house(sqlite_url, now=lambda: time.time() + 3600) as here:
            live = await gather(here, opened("sheriff", 3, think=1, options={"first_sheriff": 1}), start=False)
            told: list[Change] = []
            live.listener = SimpleNamespace(told=told.append, presence_changed=lambda: None)
            await do(live, 1, commands.start)
            await until(live, is_over)
            assert all(change.house for change in told if change.by is not None)
            words = [word for change in told if change.by is not None for word in words_of(live, change.number)]
            assert not [word for word in words if word.startswith(("accept", "open", "to "))]
            assert all(place.is_played_by_person() for place in live.table.places)
            record = read_record(chronicle(await here.store.rows(live.table.name), 1).record())
            assert all(line.house for line in record.lines)
            match = live.table.running_match()
            again = match.without(-1, live.table.number)  # a game that is played anew keeps its marks
            for viewer in (PUBLIC, 0, 1, 2):
                moves = match.house_moves(viewer)
                assert moves
                assert again.house_moves(viewer) == moves

    run(evening)


def words_of(live: LiveTable, number: int) -> list[str]:
    book = live.table.game.book
    sequences = live.table.running_match().sequences
    return [book.word(move) for sequence in sequences if sequence.number == number for move in sequence.moves]


def test_bots_have_no_thinking_time(sqlite_url: str) -> None:
    """The house never plays for a bot that waits for people."""

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, 2, think=30, options={"first_player": 1}), start=False)
            live.table.clock.begin(find_game("nottingham").new(3, {"first_player": 1}, Chance(b"c" * 32)), 100.0)
            assert live.table.clock.alarm(played_by_people(live.table)) is None
            assert live.table.clock.thinking([0], 110.0) == {}

    run(evening)


def test_a_restart_leaves_as_much_time_as_there_was(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(think=3600, options={"first_sheriff": 0}))
            await do(live, 1, commands.pause)
            await do(live, 1, succession.resume, [1])
            await play_to(live, "loading")
            again = fold(await here.store.rows(live.table.name))
            assert live.table.clock.alarm(EVERYBODY) is not None
            assert again.clock.alarm(EVERYBODY) == live.table.clock.alarm(EVERYBODY)

    run(evening)
