"""What a host can do about people: lock the table, remove somebody for good, hand the role on."""

from pathlib import Path

import pytest

from loxley.server.messages.answers import Invited
from tests.server.running import Guest, run, running

AFAR = {"X-Forwarded-For": "203.0.113.9"}


def test_a_locked_table_lets_nobody_new_in(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            token = await server.join(opened, 1)
            ann = await server.guest(opened.table, opened.token)
            bess = await server.guest(opened.table, token)
            assert await bess.refused(type="lock", locked=True) == "not-the-host"
            await ann.done(type="lock", locked=True)
            wish = {"name": "Eve", "key": opened.key}
            answer = await server.http.post(f"/api/tables/{opened.table}/people", json=wish)
            assert (answer.status_code, answer.json()["problem"]) == (403, "table-locked")
            assert (await server.guest(opened.table, token)).table.locked  # who is here comes back
            await ann.done(type="lock", locked=False)
            assert (await server.http.post(f"/api/tables/{opened.table}/people", json=wish)).status_code == 201

    run(evening)


def test_a_removed_person_is_gone_for_good(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            ann, bess = [await server.guest(opened.table, token) for token in tokens[:2]]
            await ann.done(type="start")
            assert await bess.refused(type="remove", person=3) == "not-the-host"
            assert await ann.refused(type="remove", person=1) == "not-now"
            assert await ann.refused(type="remove", person=9) == "no-such-person"
            invited = await ann.ask(type="remove", person=2)
            assert isinstance(invited, Invited)
            assert await bess.closed() == 4403
            await ann.settled()
            assert [person.person for person in ann.table.people] == [1, 3]
            assert ann.table.seats[1].level
            assert ann.table.seats[1].name != "Bess 1"
            again = Guest(await server.socket())
            await again.send(type="hello", table=opened.table, token=tokens[1])
            assert await again.closed() == 4401
            path = f"/api/tables/{opened.table}/people"
            assert (await server.http.post(path, json={"name": "Eve", "key": opened.key})).status_code == 403
            answer = await server.http.post(path, json={"name": "Fay", "key": invited.key})
            assert answer.json()["person"] == 4

    run(evening)


def test_whoever_is_removed_from_an_open_table_cannot_walk_in_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(open=True)
            path = f"/api/tables/{opened.table}/people"
            token = (await server.http.post(path, json={"name": "Eve"}, headers=AFAR)).json()["token"]
            ann = await server.guest(opened.table, opened.token)
            eve = Guest(await server.socket(headers=AFAR))
            await eve.send(type="hello", table=opened.table, token=token)
            await eve.hear()
            assert isinstance(await ann.ask(type="remove", person=2), Invited)
            assert await eve.closed() == 4403
            answer = await server.http.post(path, json={"name": "Nobody"}, headers=AFAR)
            assert (answer.status_code, answer.json()["problem"]) == (403, "removed")
            eve = Guest(await server.socket(headers=AFAR))
            await eve.send(type="hello", table=opened.table)
            assert await eve.closed() == 4403
            assert (await server.http.post(path, json={"name": "Fay"})).status_code == 201

    run(evening)


def test_the_role_of_the_host_is_handed_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            ann, bess = [await server.guest(opened.table, token) for token in tokens[:2]]
            assert await bess.refused(type="hand_on", person=2) == "not-the-host"
            await ann.done(type="hand_on", person=2)
            assert await ann.refused(type="start") == "not-the-host"
            await bess.done(type="start")
            assert bess.table.host == 2

    run(evening)


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            ann, bess = [await server.guest(opened.table, token) for token in tokens[:2]]
            await ann.done(type="start")
            assert await bess.refused(type="close_table") == "not-the-host"
            await ann.send(type="close_table")
            assert await ann.closed() == 4410
            assert await bess.closed() == 4410
            late = Guest(await server.socket())
            await late.send(type="hello", table=opened.table, token=tokens[1])
            assert (await late.hear()).problem == "table-closed"
            assert await late.closed() == 4410
            answer = await server.http.post(
                f"/api/tables/{opened.table}/people", json={"name": "Eve", "key": opened.key}
            )
            assert (answer.status_code, answer.json()["problem"]) == (410, "table-closed")

    run(evening)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("\u3164\u2800", "name-unseen"),
        ("...", "name-unseen"),
        ("\u0301\u0301", "name-unseen"),
        ("ann", "name-taken"),
        ("A\u200bnn", "name-taken"),
        ("\u0410nn", "name-taken"),  # a Cyrillic A
        ("\uff21nn", "name-taken"),
        ("A n n", "name-taken"),
        ("Tuck", "name-taken"),  # a bot
    ],
)
def test_a_name_can_be_seen_and_copies_nobodys(name: str, problem: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=1)
            answer = await server.http.post(
                f"/api/tables/{opened.table}/people", json={"name": name, "key": opened.key}
            )
            assert answer.json()["problem"] == problem
            bess = await server.guest(opened.table, await server.join(opened, 1, "Bess"))
            assert await bess.refused(type="rename", name=name) == problem
            await bess.done(type="rename", name="bess")
            await bess.done(type="rename", name="Zo\u00eb \u738b")

    run(evening)


def test_a_bot_takes_no_name_that_somebody_has(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=2, name="Robin")
            ann = await server.guest(opened.table, opened.token)
            names = [seat.name for seat in ann.table.seats]
            assert len(set(names)) == 3
            await ann.done(type="free_seat", seat=1)
            await server.join(opened, None, names[1])
            await ann.done(type="seat_bot", seat=1, level="novice", character="even")
            await ann.settled()
            assert ann.table.seats[1].name not in names

    run(evening)
