"""One's own record on the server: kept, fetched and deleted by a name with a secret, and by nobody else."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from loxley.server.limits import Limits
from tests.server.running import Json, Running, run, running
from tests.server.test_api import described
from tests.server.test_limits import afar

SECRET = "abcdefghijklmnopqrstuvwx27"
OTHER = "b" * 26
PATH = "/api/kept/{name}"
GAME: Json = {
    "table": "k7r2m34567", "match": 1, "game": "sheriff", "at": 1_790_000_000_000, "seat": 0,
    "names": ["Ann", "Much", "Tuck"], "levels": ["", "rogue", "rogue"], "scores": [90, 120, 88], "winners": [1],
    "told": {"figures": {"bags": 6}, "feats": ["feat-sheriff-caught"]},
}  # fmt: skip


async def ask(
    server: Running, method: str, games: list[Json] | None = None, name: str = "Marian", secret: str = SECRET
) -> httpx.Response:
    body = None if games is None else {"games": games}
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return await server.http.request(method, f"/api/kept/{name}", json=body, headers=headers)


def test_games_are_kept_fetched_and_deleted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            assert described(PATH, "put", 200, await ask(server, "PUT", [GAME])) == {"games": 1}
            assert described(PATH, "get", 200, await ask(server, "GET")) == {"games": [GAME]}
            assert (await ask(server, "GET", name=" marian ")).json() == {"games": [GAME]}  # as people type names
            await ask(server, "PUT", [{**GAME, "match": 2}, GAME])
            assert len((await ask(server, "GET")).json()["games"]) == 2
            assert described(PATH, "delete", 200, await ask(server, "DELETE")) == {"games": 0}
            assert (await ask(server, "GET")).json()["problem"] == "no-such-games"

    run(evening)


def test_without_the_secret_a_name_says_nothing(tmp_path: Path) -> None:
    """A wrong secret and a name that nobody has are refused alike, and change nothing."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            await ask(server, "PUT", [GAME])
            for method in ("GET", "DELETE"):
                for name, secret in [("Marian", OTHER), ("Marian", ""), ("Nobody", SECRET), ("Marian", "x")]:
                    answer = await ask(server, method, name=name, secret=secret)
                    assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-games")
            await ask(server, "PUT", [], secret=OTHER)  # somebody else of that name
            assert (await ask(server, "GET")).json() == {"games": [GAME]}
            with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
                kept = repr(store.execute("SELECT owner FROM kept_games").fetchall())
            assert SECRET not in kept
            assert "marian" not in kept.lower()

    run(evening)


@pytest.mark.parametrize(
    ("games", "problem"),
    [
        ([{**GAME, "told": {"figures": {"bags": "many"}, "feats": []}}], "not-a-message"),
        ([{**GAME, "more": 1}], "not-a-message"),
        ([GAME] * 501, "not-a-message"),
        ([{**GAME, "names": ["x" * 65]}], "not-a-message"),
    ],
)
def test_only_finished_games_are_kept(games: list[Json], problem: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            assert (await ask(server, "PUT", games)).json()["problem"] == problem
            assert (await ask(server, "GET")).json()["problem"] == "no-such-games"

    run(evening)


def test_as_many_have_a_place_as_the_operator_wants(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(keepers=1)) as server:
            await ask(server, "PUT", [GAME])
            assert (await ask(server, "PUT", [GAME], secret=OTHER)).json()["problem"] == "too-many-kept"
            assert (await ask(server, "PUT", [])).status_code == 200  # who has a place keeps it

    run(evening)


def test_all_records_together_have_so_much_room(tmp_path: Path) -> None:
    """Whoever has something here may make it less, and keep it."""

    async def evening() -> None:
        async with running(tmp_path, limits=Limits(kept_megabytes=1)) as server:
            await ask(server, "PUT", [GAME] * 2)
            store = server.server.house.store
            _, size = await store.size_of_kept_games()
            await store.keep_games("somebody", bytes(1_000_000 - size), 0.0)
            answer = await ask(server, "PUT", [GAME], secret=OTHER)
            assert (answer.status_code, answer.json()["problem"]) == (503, "no-room-to-keep")
            more = [{**GAME, "table": f"{number:010}", "names": [f"Ann {number}"]} for number in range(20)]
            assert (await ask(server, "PUT", more)).json()["problem"] == "no-room-to-keep"
            assert (await ask(server, "GET")).json() == {"games": [GAME] * 2}
            assert (await ask(server, "PUT", [])).status_code == 200
            await store.forget_games("somebody")
            assert (await ask(server, "PUT", more)).status_code == 200

    run(evening)


def test_secrets_are_tried_only_so_often(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(keepings_by_address=3)) as server:
            asked = [
                await server.http.get("/api/kept/Marian", headers={**afar(n), "Authorization": f"Bearer {OTHER}"})
                for n in range(5)
            ]
            assert [answer.status_code for answer in asked] == [404] * 3 + [429] * 2

    run(evening)


def test_a_store_that_fails_is_told_without_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            gone = tmp_path / "gone" / "tables.db"
            with monkeypatch.context() as broken:
                broken.setattr(server.server.house.store, "_path", gone)
                answer = await ask(server, "PUT", [GAME])
            assert (answer.status_code, answer.json()["problem"]) == (503, "store-away")
            assert str(gone) not in answer.text
            assert (await ask(server, "PUT", [GAME])).status_code == 200

    run(evening)
