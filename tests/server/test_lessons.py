"""Opening a guided game over the wire, and reading on."""

from pathlib import Path

import pytest

from tests.server.running import run, running

LESSON = {"game": "sheriff", "name": "Ann", "players": 3, "lesson": "sheriff", "start": True}


def test_a_guided_game_brings_its_rivals_and_goes_on_when_it_is_read(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = (await server.http.post("/api/tables", json=LESSON)).json()
            ann = await server.guest(opened["table"], opened["token"])
            assert ann.table.lesson == "sheriff"
            assert [bool(seat.level) for seat in ann.table.seats] == [False, True, True]
            await ann.done(type="read", row=0)  # an older news: bots go on waiting
            assert [event.name for event in ann.events] == ["dealt", "turned_up", "round_began"]
            await ann.done(type="read")  # to the end: everybody but the learner goes on
            while "done" not in ann.legal:
                await ann.hear()

    run(evening)


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"lesson": "chess"}, "no-such-lesson"),
        ({"lesson": "sherwood"}, "not-a-lesson"),
        ({"duplicate": "new"}, "not-a-lesson"),
        ({"components": {}}, "not-a-lesson"),
    ],
    ids=str,
)
def test_what_is_no_lesson_is_refused(tmp_path: Path, wish: dict[str, object], problem: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post("/api/tables", json={**LESSON, **wish})
            assert (answer.status_code, answer.json()["problem"]) == (400, problem)

    run(evening)


def test_a_game_tells_its_lessons(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            games = (await server.http.get("/api/games")).json()
            assert {game["name"]: game["lessons"] for game in games if game["lessons"]} == {
                "sheriff": ["sheriff"],
                "nottingham": ["nottingham"],
                "sherwood": ["sherwood", "sherwood-advanced"],
            }

    run(evening)
