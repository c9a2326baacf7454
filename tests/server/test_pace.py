"""Joining together, signals that are presence only, and what everybody is told when bots or the house act."""

import asyncio
from functools import partial
from pathlib import Path

from loxley.server.messages.answers import HouseMove, News, Presence
from loxley.tables import commands
from loxley.tables.asking import ask
from loxley.tables.patience import Pace
from tests.server.running import run, running

PATIENT = Pace(0.0, 0.0, 600.0, 600.0, own_moves=True)


def test_friends_who_come_at_once_all_get_a_seat(tmp_path: Path) -> None:
    """They all saw the same free seat when the page was loaded."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open("nottingham", 4)
            path = f"/api/tables/{opened.table}/people"
            wishes = [{"name": name, "key": opened.key, "seat": 1} for name in ("Bess", "Will", "Much", "Tuck")]
            answers = await asyncio.gather(*(server.http.post(path, json=wish) for wish in wishes))
            assert [answer.status_code for answer in answers] == [201] * 4
            seats = [answer.json()["seat"] for answer in answers]
            assert sorted(seat for seat in seats if seat is not None) == [1, 2, 3]
            assert seats.count(None) == 1  # the table is full: who comes last watches

    run(evening)


def test_whoever_wants_to_watch_takes_no_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open("nottingham", 3)
            wish = {"name": "Bess", "key": opened.key, "watch": True}
            answer = await server.http.post(f"/api/tables/{opened.table}/people", json=wish)
            assert answer.json()["seat"] is None

    run(evening)


def test_everybody_sees_who_writes_and_nothing_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened, tokens = await server.gather("nottingham")
            ann = await server.guest(opened.table, opened.token)
            bess = await server.guest(opened.table, tokens[1])
            await ann.done(type="start")
            number = ann.n
            await bess.done(type="composing", on=True)
            told = await ann.until(Presence, lambda presence: presence.composing == [1])
            assert told.hold is None
            await bess.done(type="composing", on=False)
            await ann.until(Presence, lambda presence: presence.composing == [])
            assert ann.n == number  # nothing was stored

    run(evening)


def test_signals_come_at_a_measured_pace(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened, _ = await server.gather("nottingham")
            ann = await server.guest(opened.table, opened.token)
            await ann.done(type="start")
            for _ in range(10):
                await ann.done(type="composing", on=True)
            assert await ann.refused(type="composing", on=True) == "too-fast"

    run(evening)


def test_signals_are_for_those_who_play(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened, _ = await server.gather("nottingham")
            ann = await server.guest(opened.table, opened.token)
            assert await ann.refused(type="nothing_to_say") == "not-playing"
            watcher = await server.guest(opened.table, await server.join(opened, None))
            await ann.done(type="start")
            assert await watcher.refused(type="more_time") == "no-seat"

    run(evening)


def test_everybody_is_told_when_bots_wait_for_somebody_whose_line_broke(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened = await server.open("nottingham", 3, 1, options={"first_player": 2})
            token = await server.join(opened, 1)
            ann = await server.guest(opened.table, opened.token)
            await ann.done(type="start")
            hold = ann.presence.hold
            assert hold is not None
            assert (hold.reason, hold.seats) == ("line", [1])
            await server.guest(opened.table, token)
            await ann.until(Presence, lambda presence: presence.hold is None)

    run(evening)


def test_the_clock_of_each_awaited_person_is_told_and_stands_while_paused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened, _ = await server.gather("sheriff", 3, think=300, options={"first_sheriff": 0})
            ann = await server.guest(opened.table, opened.token)
            await ann.done(type="start")
            clock = ann.presence.clock
            assert [each.seat for each in clock.thinking] == [1]
            assert not clock.stands
            await ann.done(type="pause")
            again = await server.guest(opened.table, opened.token)
            assert again.welcome.presence.clock.stands

    run(evening)


def test_what_the_house_played_is_told_at_once_and_to_whoever_comes_later(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, pace=PATIENT) as server:
            opened, _ = await server.gather("sheriff", 3, think=300, options={"first_sheriff": 0})
            ann = await server.guest(opened.table, opened.token)
            await ann.done(type="start")
            dealt, number = len(ann.events), ann.n
            live = server.server.house.live[opened.table]
            moves: list[HouseMove] = []
            while not moves or moves[-1].after == dealt:  # some of the least committing moves show nothing
                seat = ann.awaited[0]
                moves.append(HouseMove(len(ann.events), seat))
                await ask(live, partial(commands.play_gently, seat=seat))
                told = await ann.until(News)
                assert (told.by, told.house) == (seat, True)
            assert (await server.guest(opened.table, opened.token)).welcome.house == moves
            late = await server.guest(opened.table, opened.token, since=number)
            assert late.welcome.house == [HouseMove(move.after - dealt, move.seat) for move in moves]
            watcher = await server.guest(opened.table, await server.join(opened, None))
            assert [move.seat for move in watcher.welcome.house] == [move.seat for move in moves]

    run(evening)


def test_the_host_sets_the_pace(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("nottingham", speed="slow", talk="calm")
            ann = await server.guest(opened.table, opened.token)
            bess = await server.guest(opened.table, tokens[1])
            assert (ann.table.speed, ann.table.talk) == ("slow", "calm")
            await ann.done(type="set_pace", speed="fast", talk="none")
            assert (ann.table.speed, ann.table.talk) == ("fast", "none")
            assert await bess.refused(type="set_pace", speed="slow", talk="calm") == "not-the-host"
            assert await ann.refused(type="set_pace", speed="headlong", talk="calm") == "unknown-pace"
            assert await ann.refused(type="set_pace", speed="fast", talk="none") == "same-pace"

    run(evening)
