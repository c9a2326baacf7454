"""The HTTP half: tables, records, duplicates, headers, limits."""

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema
import msgspec
import pytest

import loxley
from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.server import addresses, api, guard, storytelling
from loxley.server.buckets import Bucket, Buckets
from loxley.server.limits import Limits
from loxley.server.messages.answers import TableInfo
from loxley.server.messages.bodies import ReplayFilm, TableLine
from loxley.server.openapi import description
from tests.server.running import Running, run, running
from tests.server.test_sockets import play_on

OPENAPI = description()


def described(path: str, method: str, status: int, answer: httpx.Response) -> Any:
    """The body of an answer, which must be as the description says."""
    schemas = json.loads(msgspec.json.encode(OPENAPI))
    content = schemas["paths"][path][method]["responses"][str(status)]["content"]
    schema = {"components": schemas["components"], **content["application/json"]["schema"]}
    assert answer.status_code == status, answer.text
    jsonschema.validate(answer.json(), schema)
    return answer.json()


def test_answers_are_as_they_are_described(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            http = server.http
            told = described("/api/openapi.json", "get", 200, await http.get("/api/openapi.json"))
            assert told == json.loads(msgspec.json.encode(OPENAPI))
            described("/api/health", "get", 200, await http.get("/api/health"))
            games = described("/api/games", "get", 200, await http.get("/api/games"))
            assert [game["name"] for game in games] == list(GAMES)
            proposed = {game["name"]: game["proposed"] for game in games}
            assert proposed == {"nottingham": {}, "sheriff": {"royal_goods": True}, "sherwood": {"rules": "advanced"}}
            assert all(GAMES[name].settings(4, options) for name, options in proposed.items())  # refuses none
            wish = {"game": "sheriff", "name": "Ann", "players": 3, "open": True}
            opened = described("/api/tables", "post", 201, await http.post("/api/tables", json=wish))
            lines = described("/api/tables", "get", 200, await http.get("/api/tables"))
            assert [line["id"] for line in lines] == [opened["table"]]
            path = f"/api/tables/{opened['table']}"
            described("/api/tables/{table}", "get", 200, await http.get(path))
            joined = await http.post(f"{path}/people", json={"name": "Bess", "seat": 1})
            described("/api/tables/{table}/people", "post", 201, joined)
            described("/api/tables/{table}", "get", 404, await http.get("/api/tables/nowhere"))
            described("/api/tables", "post", 400, await http.post("/api/tables", json={}))

    run(evening)


def test_every_reference_of_the_description_leads_somewhere() -> None:
    text = msgspec.json.encode(OPENAPI).decode()
    names = {part.split('"', 1)[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(OPENAPI["components"]["schemas"])


def test_a_table_that_is_not_open_shows_itself_to_the_invited(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            path = f"/api/tables/{opened.table}"
            assert (await server.http.get(path)).status_code == 403
            assert (await server.http.get(path, headers={"X-Loxley-Key": "wrong"})).status_code == 403
            assert (await server.http.get(path, headers={"Authorization": "Bearer wrong"})).status_code == 403
            for headers in ({"X-Loxley-Key": opened.key}, {"Authorization": f"Bearer {opened.token}"}):
                answer = await server.http.get(path, headers=headers)
                assert msgspec.convert(answer.json(), TableInfo).id == opened.table
            joined = await server.http.post(f"{path}/people", json={"name": "Bess", "key": "wrong"})
            assert joined.json()["problem"] == "not-invited"
            assert (await server.http.get("/api/tables")).json() == []

    run(evening)


def test_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather()
            rows = await server.server.house.store.rows(opened.table)
            stored = b"".join(row.data for row in rows).decode()
            for secret in (*tokens, opened.key):
                assert secret not in stored

    run(evening)


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 9}, "out-of-range"),
        ({"players": 0}, "not-a-message"),
        ({"name": "\u202e\x00"}, "no-name"),
        ({"name": "x" * 41}, "not-a-message"),
        ({"more": 1}, "not-a-message"),
        ({"options": {"royal_goods": "yes"}}, "not-a-flag"),
        ({"options": {"wings": True}}, "unknown-option"),
        ({"components": {"promo": 3}}, "missing-field"),
        ({"seat": 5}, "no-such-seat"),
        ({"bots": [{"seat": 0, "level": "novice"}]}, "seat-taken"),
        ({"bots": [{"seat": 5, "level": "novice"}]}, "no-such-seat"),
        ({"bots": [{"seat": 1, "level": "genius"}]}, "unknown-level"),
        ({"bots": [{"seat": 1, "level": "novice", "character": "angry"}]}, "unknown-character"),
        ({"start": True}, "seat-empty"),
        ({"duplicate": "oak"}, "no-such-deal"),
        ({"webhook": "http://evil.example/"}, "webhook-not-allowed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, Any], problem: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, webhook_hosts=("friend.example",)) as server:
            body = {"game": "sheriff", "name": "Ann", "players": 3, **wish}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code // 100, answer.json()["problem"]) == (4, problem)
            assert await server.server.house.store.count() == 0

    run(evening)


def test_bodies_that_are_no_messages_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            for body, status in [(b"", 400), (b"\xff", 400), (b"[" * 100_000, 400), (b" " * 300_000, 413)]:
                answer = await server.http.post("/api/tables", content=body)
                assert answer.status_code == status
                assert answer.json()["problem"]

    run(evening)


async def finished(server: Running, **more: Any) -> tuple[str, dict[str, str]]:
    """A game played to its end; the table's path and the host's papers."""
    opened, tokens = await server.gather(**more)
    guests = [await server.guest(opened.table, token) for token in tokens]
    await guests[0].done(type="start")
    await guests[1].done(type="say", text="Good luck")
    await play_on(guests, Random(2), 5000)
    for guest in guests:
        await guest.socket.close()
    return f"/api/tables/{opened.table}", {"Authorization": f"Bearer {tokens[0]}"}


def test_a_finished_game_can_be_read_and_watched(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            path, papers = await finished(server)
            assert (await server.http.get(f"{path}/record")).status_code == 403
            text = (await server.http.get(f"{path}/record", headers=papers)).text
            record = read_record(text)
            Replay(find_game("nottingham"), record).finish()
            for eyes in ("public", "0", "2", "auditor"):
                answer = await server.http.get(f"{path}/replay", params={"as": eyes}, headers=papers)
                film = described("/api/tables/{table}/replay", "get", 200, answer)
                assert len(film["steps"]) == len(record.lines)
                own = await server.http.post("/api/replay", params={"as": eyes}, content=text)
                assert own.json() == film
            assert [step["chat"] for step in film["steps"] if step.get("chat")] == ["Good luck"]
            assert film["scores"] == record.scores
            for query, problem in [({"as": "7"}, "no-such-seat"), ({"as": "²"}, "no-such-seat")]:
                answer = await server.http.get(f"{path}/replay", params=query, headers=papers)
                assert answer.json()["problem"] == problem
            for number in ("2", "x", "-1", "99999999"):
                answer = await server.http.get(f"{path}/record", params={"match": number}, headers=papers)
                assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-match")

    run(evening)


def test_a_game_that_is_played_keeps_its_seed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather()
            guest = await server.guest(opened.table, tokens[0])
            await guest.done(type="start")
            papers = {"Authorization": f"Bearer {tokens[0]}"}
            path = f"/api/tables/{opened.table}"
            assert (await server.http.get(f"{path}/record", headers=papers)).json()["problem"] == "not-over"
            assert (await server.http.get(f"{path}/replay?as=auditor", headers=papers)).json()["problem"] == "not-over"
            info = msgspec.convert((await server.http.get(path, headers=papers)).json(), TableInfo)
            assert info.commitment
            assert not info.seed

    run(evening)


@pytest.mark.parametrize("change", ["seed", "cut", "moves"])
def test_a_record_that_was_tampered_with_is_refused(change: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            path, papers = await finished(server)
            lines = (await server.http.get(f"{path}/record", headers=papers)).text.splitlines()
            if change == "seed":
                lines[-1] = lines[-1].replace('"seed":"', '"seed":"00')[:-2]
            elif change == "cut":
                lines = lines[:-1]
            else:
                del lines[2]
            answer = await server.http.post("/api/replay", content="\n".join(lines))
            assert answer.status_code in (400, 409)
            assert answer.json()["problem"]

    run(evening)


def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            for path in ("/", "/api/health", "/api/tables/nowhere", "/metrics", "/nowhere.js"):
                headers = (await server.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
                if path.startswith("/api"):
                    assert headers["cache-control"] == "no-store"
            part = (await server.http.get("/assets/nowhere.js")).headers  # dozens of them come with a page
            assert (part["x-content-type-options"], part["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
            assert "content-security-policy" not in part

    run(evening)


def test_other_origins_may_not_post(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, origins=("https://friend.example",)) as server:
            wish = {"game": "sheriff", "name": "Ann", "players": 3}
            for origin, status in [
                ("http://evil.example", 403),
                ("null", 403),
                ("https://friend.example", 201),
                (f"http://127.0.0.1:{server.port}", 201),
            ]:
                answer = await server.http.post("/api/tables", json=wish, headers={"Origin": origin})
                assert answer.status_code == status

    run(evening)


def test_a_full_server_opens_no_more_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, limits=Limits(tables=1)) as server:
            await server.open()
            answer = await server.http.post("/api/tables", json={"game": "sheriff", "name": "Ann", "players": 3})
            assert (answer.status_code, answer.json()["problem"]) == (503, "too-many-tables")

    run(evening)


def test_an_address_asks_and_opens_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "is_local", lambda _: False)
    monkeypatch.setattr(api, "is_local", lambda _: False)
    monkeypatch.setattr(guard, "_REQUESTS_A_SECOND", 0.001)

    async def evening() -> None:
        async with running(tmp_path, limits=Limits(requests_by_address=50)) as server:
            wish = {"game": "sheriff", "name": "Ann", "players": 3}
            opened = [(await server.http.post("/api/tables", json=wish)).status_code for _ in range(25)]
            assert opened == [201] * 20 + [429] * 5
            asked = [(await server.http.get("/api/health")).status_code for _ in range(30)]
            assert asked == [200] * 25 + [429] * 5

    run(evening)


def test_buckets_fill_up_again() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(1, 1, lambda: 0.0)
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]


def test_figures_are_counted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather()
            guest = await server.guest(opened.table, tokens[0])
            await guest.refused(type="play", moves=["x"])
            text = (await server.http.get("/metrics")).text
            figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert figures["loxley_connections"] == "1.0"
            assert figures["loxley_tables_live"] == "1.0"
            assert float(figures["loxley_rows_stored_total"]) >= 3
            assert figures['loxley_refusals_total{problem="not-playing"}'] == "1.0"

    run(evening)


def test_the_lobby_lists_what_is_open(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open("sheriff", 4, 1, open=True)
            await server.open()
            lines = msgspec.convert((await server.http.get("/api/tables")).json(), list[TableLine])
            assert [(line.id, line.stage, line.free, line.names) for line in lines] == [
                (opened.table, "gathering", 2, ["Ann", "Will"])
            ]

    run(evening)


def test_films_are_messages(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            path, papers = await finished(server)
            film = await server.http.get(f"{path}/replay?as=1", headers=papers)
            assert msgspec.json.decode(film.content, type=ReplayFilm).viewer == 1
            assert loxley.__version__ in (await server.http.get("/api/health")).text

    run(evening)


def test_a_finished_game_has_a_story(tmp_path: Path) -> None:
    """For those who may see its replay, and only once it is over; also of a record that is brought along."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            path, papers = await finished(server)
            assert (await server.http.get(f"{path}/story")).status_code == 403
            answer = await server.http.get(f"{path}/story", headers=papers)
            told = described("/api/tables/{table}/story", "get", 200, answer)
            text = (await server.http.get(f"{path}/record", headers=papers)).text
            assert told["story"]["scores"] == read_record(text).scores
            assert told["story"]["turns"][-1]["name"] == "story-won"
            own = await server.http.post("/api/story", content=text)
            assert described("/api/story", "post", 200, own) == told
            bad = await server.http.post("/api/story", content="nonsense")
            assert described("/api/story", "post", 400, bad)["problem"] == "not-json"
            opened, tokens = await server.gather()
            guest = await server.guest(opened.table, tokens[0])
            await guest.done(type="start")
            early = await server.http.get(
                f"/api/tables/{opened.table}/story", headers={"Authorization": f"Bearer {tokens[0]}"}
            )
            assert early.json()["problem"] in ("not-over", "no-such-match")

    run(evening)


def test_a_story_takes_bounded_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storytelling, "MOST_SECONDS", -1.0)
    text = (Path(__file__).parent.parent / "records" / "0.1.0" / "sheriff-plain.jsonl").read_text(encoding="utf-8")
    with pytest.raises(Refused, match="story-too-heavy"):
        storytelling.story(text)


def test_an_invitation_names_addresses_that_others_can_reach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server for all networks tells its own; one for its own machine has none; strangers are told nothing."""
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["192.168.1.20"])

    async def told(**settings: Any) -> Any:
        async with running(tmp_path, **settings) as server:
            return described("/api/addresses", "get", 200, await server.http.get("/api/addresses"))

    assert run(lambda: told(host="0.0.0.0", port=8000)) == ["http://192.168.1.20:8000"]
    assert run(lambda: told(host="10.0.0.7", port=8000)) == ["http://10.0.0.7:8000"]
    assert run(lambda: told(host="127.0.0.1", port=8000)) == []
    monkeypatch.setattr(api, "is_local", lambda _address: False)
    assert run(lambda: told(host="0.0.0.0", port=8000)) == []


def test_the_own_addresses_of_a_machine_are_no_loopback() -> None:
    assert not any(each.startswith("127.") for each in addresses.network_addresses())
