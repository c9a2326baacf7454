"""What an operator decides, as people at the tables see it."""

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from loxley.server.bans import Bans, subject_of
from loxley.server.messages.answers import Presence
from loxley.tables import office
from loxley.tables.metrics import Metrics
from loxley.tables.store import Ban
from loxley.tables.store.opening import open_store
from tests.server.running import Guest, run, running

AFAR = {"X-Forwarded-For": "203.0.113.9"}


@pytest.mark.parametrize(
    ("subject", "address", "is_kept_away"),
    [
        ("203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("203.0.113.0/24", "203.0.113.77", True),
        ("2001:db8:1:2::3", "2001:db8:1:2::4", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::4", False),
        ("203.0.113.9", "", False),
    ],
)
def test_a_ban_covers_an_address(subject: str, address: str, is_kept_away: bool) -> None:  # noqa: FBT001 - the case
    bans = Bans()
    bans.renew([Ban(subject_of(subject), 1.0)])
    assert bans.covers(address) is is_kept_away


def test_who_is_banned_stays_outside(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(open=True)
            store = server.server.house.store
            await store.ban(Ban(subject_of("203.0.113.9"), time.time() + 60))
            await store.ban(Ban(subject_of("Eve"), time.time() + 60))
            await server.server.look_at_operator()
            assert (await server.http.get("/api/tables", headers=AFAR)).json()["problem"] == "banned"
            assert (await server.http.get("/api/tables")).status_code == 200
            guest = Guest(await server.socket(headers=AFAR))
            with pytest.raises(ConnectionClosed):
                await guest.hear()
            path = f"/api/tables/{opened.table}/people"
            for name in ("Eve", "EVE", "\u0415ve"):
                assert (await server.http.post(path, json={"name": name})).json()["problem"] == "banned"
            ann = await server.guest(opened.table, opened.token)
            assert await ann.refused(type="rename", name="eve") == "banned"

    run(evening)


def test_everybody_reads_an_announcement(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            ann = await server.guest(opened.table, opened.token)
            store = server.server.house.store
            await store.announce("We restart at ten.", time.time() + 60)
            await server.server.look_at_operator()
            told = await ann.until(Presence, lambda presence: bool(presence.notice))
            assert told.notice == "We restart at ten."
            other = await server.open()
            bess = await server.guest(other.table, other.token)
            assert bess.welcome.presence.notice == "We restart at ten."
            await store.announce("", 0.0)
            await server.server.look_at_operator()
            await ann.until(Presence, lambda presence: not presence.notice)

    run(evening)


def test_a_table_that_the_operator_closes_is_closed_for_people(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            ann = await server.guest(opened.table, opened.token)
            desk = await open_store(f"sqlite:///{tmp_path / 'tables.db'}", Metrics(), beside=True)
            await office.close(desk, opened.table)
            await desk.close()
            await server.server.look_at_operator()
            assert await ann.closed() == 4410

    run(evening)


def test_nobody_is_replaced_while_they_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken line has a minute of grace before a bot can be seated."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await server.gather("sheriff")
            ann, bess = [await server.guest(opened.table, token) for token in tokens[:2]]
            await ann.done(type="start")
            await bess.socket.close()
            await ann.until(Presence, lambda presence: 2 not in presence.here)
            bot = {"type": "seat_bot", "seat": 1, "level": "novice", "character": "even"}
            assert await ann.refused(**bot) == "is-here"
            monkeypatch.setattr("loxley.tables.live.GRACE", 0.0)
            await ann.done(**bot)

    run(evening)
