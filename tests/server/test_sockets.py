"""The socket: who you are, what you are told, how you come back."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from loxley.server import connections, sockets
from loxley.server.messages.answers import Forbidden, News, Presence, Refusal, Tried, Welcome
from tests.server.conftest import REQUESTS_A_SECOND
from tests.server.running import Guest, Running, run, running


async def sit_down(server: Running, **more: Any) -> list[Guest]:
    """Three people at a started table."""
    opened, tokens = await server.gather(**more)
    guests = [await server.guest(opened.table, token) for token in tokens]
    await guests[0].done(type="start")
    for guest in guests:
        while guest.table.stage != "playing":
            await guest.hear()
    return guests


async def play_on(guests: list[Guest], rng: Random, most: int) -> int:
    """Random legal moves by whoever is awaited; returns how many were played."""
    for count in range(most):
        for guest in guests:
            await guest.settled()
        if guests[0].table.stage == "over":
            return count
        mover = guests[rng.choice(guests[0].awaited)]
        await mover.done(type="play", moves=[rng.choice(mover.legal)])
    return most


def test_everything_comes_in_one_message(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            welcome = guest.welcome
            assert (welcome.person, welcome.seat, guest.view, welcome.fresh) == (1, 0, None, True)
            assert welcome.table.stage == "gathering"
            assert welcome.presence.here == [1]

    run(evening)


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server)
            await play_on(guests, Random(1), 5000)
            assert guests[1].table.stage == "over"
            assert guests[1].table.seed
            assert guests[1].table.scores
            for guest in guests:
                await guest.done(type="rematch")
            await guests[1].until(Welcome)
            assert (guests[1].table.match, guests[1].table.seed) == (2, "")

    run(evening)


@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_who_comes_back_hears_exactly_what_was_missed(game: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            options = {} if game == "nottingham" else {"floor": "orderly"}
            opened, tokens = await server.gather(game, options=options)
            guests = [await server.guest(opened.table, token) for token in tokens]
            watcher = await server.guest(opened.table, key=opened.key)
            await guests[0].done(type="start")
            for guest in (*guests, watcher):
                while guest.table.stage != "playing":
                    await guest.hear()
            rng = Random(5)
            for _ in range(6):
                await play_on(guests, rng, 7)
                left = await server.guest(opened.table, tokens[1])
                for guest in (*guests, watcher):
                    await guest.settled()
                assert (left.events, left.view, left.legal) == (guests[1].events, guests[1].view, guests[1].legal)
                await left.socket.close()
                await play_on(guests, rng, 7)
                back = await server.guest(opened.table, tokens[1], since=left.n)
                await watcher.settled()
                await guests[1].settled()
                assert not back.welcome.fresh
                assert left.events + back.welcome.events == guests[1].events
                assert (back.view, back.legal, back.n) == (guests[1].view, guests[1].legal, guests[1].n)
                await back.socket.close()
            fresh = await server.guest(opened.table, key=opened.key)
            assert (fresh.events, fresh.view) == (watcher.events, watcher.view)

    run(evening)


def test_what_changes_nothing_for_a_viewer_is_not_sent_to_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server, game="sheriff", options={"first_sheriff": 0})
            rng = Random(3)
            while True:
                await play_on(guests, rng, 1)
                for guest in guests:
                    await guest.settled()
                if len(guests[0].awaited) == 2:  # both merchants load their bags, each for themself
                    break
            before = guests[0].n
            word = next(word for word in guests[1].legal if word.startswith("pack"))
            await guests[1].done(type="play", moves=[word])
            for guest in guests:
                await guest.settled()
            assert guests[0].n == before
            assert guests[1].n > before

    run(evening)


def test_strangers_are_turned_away(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            for hello, code in [
                ({"table": "nowhere"}, 4404),
                ({"table": opened.table}, 4404),  # not open, and no key
                ({"table": opened.table, "key": "wrong"}, 4404),
                ({"table": opened.table, "token": "wrong"}, 4401),
                ({"table": opened.table, "token": "wrong", "key": opened.key}, 4401),
            ]:
                guest = Guest(await server.socket())
                await guest.send(type="hello", **hello)
                assert await guest.closed() == code

    run(evening)


def test_a_socket_needs_the_protocol_and_its_own_origin(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, origins=("https://friend.example",)) as server:
            for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
                with pytest.raises(InvalidStatus):
                    await server.socket(origin)
            for protocol in (None, "chat"):
                with pytest.raises(InvalidStatus):
                    await server.socket(protocol=protocol)
            for origin in (f"http://127.0.0.1:{server.port}", "https://friend.example"):
                await (await server.socket(origin)).close()

    run(evening)


def test_a_client_that_never_says_hello_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_HELLO_SECONDS", 0.01)

    async def evening() -> None:
        async with running(tmp_path) as server:
            assert await Guest(await server.socket()).closed() == 4408

    run(evening)


def test_a_flood_is_slowed_refused_and_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_REQUESTS_A_SECOND", REQUESTS_A_SECOND)

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            for _ in range(400):
                await guest.send(type="ping")
            refused = await guest.until(Refusal)
            assert refused.problem == "too-fast"
            assert await guest.closed() == 4429

    run(evening)


def test_chat_is_counted_apart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            problems = [await guest.ask(type="say", text=f"line {number}") for number in range(12)]
            assert [type(answer).__name__ for answer in problems].count("Refusal") >= 3
            await guest.done(type="rename", name="Anna")

    run(evening)


def test_watchers_watch(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather(open=True)
            guests = [await server.guest(opened.table, token) for token in tokens]
            await guests[0].done(type="start")
            watcher = await server.guest(opened.table)
            assert (watcher.welcome.person, watcher.welcome.seat, watcher.legal) == (None, None, [])
            assert watcher.view["viewer"] == -1
            for request in ({"type": "play", "moves": ["x"]}, {"type": "say", "text": "x"}, {"type": "start"}):
                assert await watcher.refused(**request) == "only-watching"
            presence = await guests[0].until(Presence, lambda said: said.watching == 1)
            assert presence.here == [1, 2, 3]
            await watcher.socket.close()
            await guests[0].until(Presence, lambda said: said.watching == 0)

    run(evening)


def test_viewers_whose_seat_changed_get_a_fresh_welcome(tmp_path: Path) -> None:
    """Who takes or leaves a seat is told everything again, as seen from there."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, await server.join(opened, None))
            await guest.done(type="sit", seat=2)
            await guest.done(type="stand")
            seats = [message.seat for message in guest.heard if isinstance(message, Welcome)]
            assert seats == [None, 2, None]

    run(evening)


def test_what_is_taken_back_is_told_anew(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server, game="sheriff", options={"first_sheriff": 0})
            mover = guests[1]
            await mover.settled()
            before = (mover.view, mover.legal, mover.events)
            await mover.done(type="play", moves=[next(word for word in mover.legal if word.startswith("aside"))])
            await mover.done(type="take_back")
            await guests[0].done(type="consent", yes=True)
            assert guests[2].table.wish is None or guests[2].table.wish == 1
            await guests[2].done(type="consent", yes=True)
            await mover.until(Welcome)
            assert (mover.view, mover.legal, mover.events) == before
            assert mover.table.wish is None

    run(evening)


def test_trying_plays_nothing_and_tells_no_secret(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server, game="sheriff", options={"first_sheriff": 0})
            mover = guests[1]
            await mover.settled()
            aside = next(word for word in mover.legal if word.startswith("aside"))
            tried = await mover.ask(type="try", moves=[aside])
            assert isinstance(tried, Tried)
            draw = next(word for word in tried.legal if word.startswith("draw"))
            assert not tried.complete
            assert bytes(tried.view)  # type: ignore[arg-type]
            answered = await mover.ask(type="try", moves=[aside, draw])
            assert (answered.legal, answered.complete, bytes(answered.view)) == ([], True, b"")
            assert await mover.refused(type="try", moves=[aside, draw, draw]) == "illegal"
            assert await mover.refused(type="try", moves=["dance"]) == "illegal"
            nothing = await mover.ask(type="try", moves=[])
            assert nothing.legal == mover.legal
            assert mover.n == guests[1].welcome.n

    run(evening)


def test_why_names_the_rule(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server, game="sheriff", options={"first_sheriff": 0})
            await guests[1].settled()
            for move, rule in [("open 2", True), ("dance", True), (guests[1].legal[0], False)]:
                answer = await guests[1].ask(type="why", move=move)
                assert isinstance(answer, Forbidden)
                assert bool(answer.rule) == rule

    run(evening)


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            guests = await sit_down(server, options={"first_player": 0})
            mover = guests[0]
            await mover.settled()
            stale = mover.n
            legal = mover.legal
            assert await guests[1].refused(type="play", moves=[legal[0]]) == "illegal"
            assert await mover.refused(type="play", moves=["dance"]) == "illegal"
            await mover.done(type="play", moves=[legal[0]], seen=stale)
            assert await mover.refused(type="play", moves=[legal[0]], seen=stale) == "too-late"

    run(evening)


def test_requests_before_the_welcome_wait_for_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            del server.server.house.live[opened.table]  # so that it has to be loaded
            guest = Guest(await server.socket())
            await guest.send(type="hello", table=opened.table, token=opened.token)
            await guest.send(type="rename", name="Anna")
            await guest.until(News)
            assert guest.table.people[0].name == "Anna"

    run(evening)


def test_a_listener_that_does_not_listen_is_cut_off(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            raw = guest.socket.transport
            raw.pause_reading()
            wire = next(iter(server.server._rooms[opened.table]._streams.values())).listeners[0]
            while not wire._wire.is_closing():  # type: ignore[attr-defined]
                wire.sender.send(b"\x81\x02{}" * 200_000)
                await asyncio.sleep(0)
            raw.abort()

    run(evening)


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
        assert await guest.closed() == 1012

    run(evening)
