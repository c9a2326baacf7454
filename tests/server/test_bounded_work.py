"""Nothing that somebody sends makes the server do, keep or tell more than so much."""

import asyncio
import json
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from loxley.core.chance import Chance, commitment
from loxley.core.records import FORMAT
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.server import film
from loxley.server.heavy import HeavyWork
from loxley.server.news import latest
from loxley.tables import bounds, commands
from loxley.tables.asking import ask
from loxley.tables.live import LiveTable
from loxley.tables.match import Beside
from tests.server.running import Guest, run, running
from tests.tables.evenings import do, gather, house, opened, play, play_to

SEED = bytes(32)
MOST_RECORD = 2 * 1024 * 1024
MEGABYTE = 1024 * 1024


def inspection() -> tuple[Any, list[list[Any]]]:
    """A game of Sheriff that has come to its first inspection, and what was played to get there."""
    game = find_game("sheriff")
    state = game.new(3, game.settings(3, {"floor": "open", "first_sheriff": 0}), Chance(SEED))
    played: list[list[Any]] = []
    while state.phase.name != "inspection":
        seat = state.awaited()[0]
        move = state.legal(seat)[0]
        state.play(seat, move)
        played.append([seat, [game.book.word(move)]])
    return state, played


DEAL = ["to 2", "offer later honest", "want later honest", "post"]  # between two merchants, again and again


def endless_record(size: int) -> str:
    """A legal record in which two merchants strike the same deal again and again: its views grow with every line."""
    _, played = inspection()
    options = find_game("sheriff").settings(3, {"floor": "open", "first_sheriff": 0})
    header = {
        "loxley": FORMAT,
        "game": "sheriff",
        "players": 3,
        "options": options,
        "names": ["a", "b", "c"],
        "commitment": commitment(SEED),
    }
    lines = [json.dumps(header), *(json.dumps({"seat": seat, "moves": moves}) for seat, moves in played)]
    pair = [json.dumps({"seat": 1, "moves": DEAL}), json.dumps({"seat": 2, "moves": ["accept 1"]})]
    ending = json.dumps({"ending": "over", "seed": SEED.hex(), "scores": [], "winners": []})
    room = size - sum(len(line) + 1 for line in lines) - len(ending) - 2
    lines += pair * (room // sum(len(line) + 1 for line in pair))
    return "\n".join([*lines, ending]) + "\n"


def quiet_record(size: int) -> str:
    """As many lines as there can be."""
    lines = endless_record(0).splitlines()
    line = '{"seat":0,"chat":""}'
    return "\n".join([*lines[:-1], *[line] * ((size - 4000) // (len(line) + 1)), lines[-1]]) + "\n"


@pytest.mark.parametrize("make", [endless_record, quiet_record])
def test_the_largest_record_costs_a_bounded_film(make: Callable[[int], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "MOST_SECONDS", 1e9)  # counting memory takes time; this is about memory
    text = make(MOST_RECORD)
    assert MOST_RECORD * 0.9 < len(text) <= MOST_RECORD
    tracemalloc.start()
    try:
        with pytest.raises(Refused) as refused:
            film.film(text, "public")
        assert tracemalloc.get_traced_memory()[1] < 64 * MEGABYTE
    finally:
        tracemalloc.stop()
    assert refused.value.problem in ("too-heavy", "wrong-result")


def test_a_film_takes_a_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10_000))
    monkeypatch.setattr(film, "thread_time", lambda: next(ticks) / 10)
    with pytest.raises(Refused) as refused:
        film.film(endless_record(40_000), "public")
    assert refused.value.problem == "too-heavy"
    assert next(ticks) < 15


def test_a_stranger_with_an_endless_record_is_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post("/api/replay", content=endless_record(MOST_RECORD))
            assert (answer.status_code, answer.json()["problem"]) == (413, "too-heavy")
            assert server.server.metrics.value("replays_total", outcome="refused") == 1

    run(evening)


class Idle(Executor):
    """Takes everything and does nothing."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


def test_heavy_work_has_a_bounded_queue() -> None:
    async def evening() -> None:
        work = HeavyWork(Idle)
        asked = [asyncio.create_task(work.do(len, "x")) for _ in range(20)]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        done = [task for task in asked if task.done()]
        assert len(done) == 4
        assert all(isinstance(task.exception(), Refused) for task in done)
        for task in asked:
            task.cancel()

    run(evening)


def test_heavy_work_and_webhooks_do_not_stand_before_the_store(tmp_path: Path) -> None:
    """However many wait there, a table is loaded and a health check answered."""

    async def evening() -> None:
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()
        blocked = ThreadPoolExecutor(1)
        loop.set_default_executor(blocked)

        def block() -> None:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        waiting = [loop.run_in_executor(None, block) for _ in range(4)]
        async with running(tmp_path) as server:
            opened = await server.open()
            server.server.house.live.clear()
            assert (await server.http.get("/api/health")).status_code == 200
            assert (await server.http.get(f"/api/tables/{opened.table}")).status_code == 403
            gate.set()
            await asyncio.gather(*waiting)

    run(evening)


# talk at a table


def test_talk_without_end_is_not_heard(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(f"sqlite:///{tmp_path / 'tables.db'}") as here:
            live = await gather(here, opened("sheriff", 3, options={"first_sheriff": 0}))
            await play_to(live, "inspection")
            for _ in range(bounds.MOST_TALK):
                await play(live, 0, "threaten 1")
            with pytest.raises(Refused, match="talked-enough"):
                await play(live, 0, "threaten 1")
            await play(live, 1, *DEAL)  # the others are heard still
            await play(live, 0, "wave 1")  # and a decision always
            await play(live, 0, "open 2")

    run(evening)


def test_chat_without_end_is_not_stored(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(f"sqlite:///{tmp_path / 'tables.db'}") as here:
            live = await gather(here, opened("sheriff", 3))
            live.table.people[1].lines = bounds.MOST_LINES - 1
            await ask(live, lambda table: commands.say(table.people[1], "once more"))
            rows = len(await here.store.rows(live.table.name))
            with pytest.raises(Refused, match="written-enough"):
                await ask(live, lambda table: commands.say(table.people[1], "again"))
            assert len(await here.store.rows(live.table.name)) == rows
            await ask(live, lambda table: commands.say(table.people[2], "others are heard still"))

    run(evening)


def test_deals_without_end_do_not_swell_what_people_are_told(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(f"sqlite:///{tmp_path / 'tables.db'}") as here:
            live = await gather(here, opened("sheriff", 3, options={"first_sheriff": 0}))
            await play_to(live, "inspection")
            with pytest.raises(Refused, match="talked-enough"):
                await deal_for_ever(live)
            state = live.table.running_match().state
            assert len(bounds._encode(state.view(1))) < bounds.MOST_VIEW + 2_000
            await play(live, 0, "open 1")

    run(evening)


async def deal_for_ever(live: LiveTable) -> None:
    while True:
        for seat, other in ((1, 2), (2, 1)):
            await play(live, seat, f"to {other}", *DEAL[1:])
            await play(live, other, f"accept {seat}")


def test_a_welcome_stays_small_whatever_people_say(tmp_path: Path) -> None:
    """Chat with names and lines as large as they can be, and a game of many events."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            live = await server.server.house.find(opened.table)
            assert live is not None
            host = await server.guest(opened.table, tokens[0])
            await host.done(type="rename", name="\U0001d538" * 40)
            await host.done(type="start")
            await server.hang_up()  # nobody would read what is said now
            await play_to(live, "inspection")
            with pytest.raises(Refused, match="talked-enough"):
                await deal_for_ever(live)
            for n in range(320):
                await do(live, 1, lambda _, person, n=n: commands.say(person, f"{n} " + "\U0001f600" * 495))
            late = Guest(await server.socket())
            await late.send(type="hello", table=opened.table, token=tokens[1])
            text = await late.socket.recv(decode=False)
            assert len(text) < 200_000
            welcome = json.loads(text)
            assert welcome["chat"][-1]["text"].startswith("319 ")
            assert welcome["events"][-1]["name"]

    run(evening)


def test_a_welcome_stays_small_however_long_the_game(tmp_path: Path) -> None:
    """Events, moves of the house and words of promises without end, beside all that people can say."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            live = await server.server.house.find(opened.table)
            assert live is not None
            host = await server.guest(opened.table, tokens[0])
            await host.done(type="start")
            await server.hang_up()
            await play_to(live, "inspection")
            for _ in range(20):
                await play(live, 1, *DEAL)
                await play(live, 2, "accept 1")
            match = live.table.running_match()
            told, played = match.chunks_for(1), match.sequences
            last = json.loads(b"[" + told[-1].events + b"]")[-1]
            match.chunks = told * 100
            words = Beside(1, "\U0001f600" * 500)
            match.sequences = [played[0]._replace(house=True, beside=words, number=10**9)] * 1_000
            for _ in range(320):
                await do(live, 1, lambda _, person: commands.say(person, "\U0001f600" * 500))
            late = Guest(await server.socket())
            await late.send(type="hello", table=opened.table, token=tokens[1])
            text = await late.socket.recv(decode=False)
            assert len(text) < 200_000 - bounds.MOST_VIEW
            welcome = json.loads(text)
            assert welcome["events"][-1] == last
            assert all(welcome[part] for part in ("events", "house", "chat"))
            assert welcome["table"]["beside"]

    run(evening)


def test_the_latest_parts_are_kept() -> None:
    parts = [b"a" * 10, b"b" * 10, b"c" * 10]
    assert latest(parts, 100) == parts
    assert latest(parts, 25) == parts[1:]
    assert latest(parts, 5) == []
