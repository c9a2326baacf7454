"""Over the wire: another device, big screens, looks, and a replay's key."""

from pathlib import Path

from loxley.server.messages.answers import Presence, Ticket
from tests.server.running import run, running


def test_a_ticket_moves_a_seat_once_and_the_old_device_is_told(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=2, start=True)
            old = await server.guest(opened.table, opened.token)
            await old.send(type="new_device")
            ticket = (await old.until(Ticket)).ticket
            path = f"/api/tables/{opened.table}/device"
            wrong = await server.http.post(path, json={"ticket": "guess"})
            assert wrong.json()["problem"] == "ticket-void"
            moved = await server.http.post(path, json={"ticket": ticket})
            assert (moved.status_code, moved.json()["person"], moved.json()["seat"]) == (201, 1, 0)
            assert await old.closed() == 4409
            new = await server.guest(opened.table, moved.json()["token"])
            assert (new.welcome.person, new.welcome.seat) == (1, 0)
            again = await server.http.post(path, json={"ticket": ticket})
            assert again.json()["problem"] == "ticket-void"

    run(evening)


def test_a_big_screen_is_no_watcher_and_is_counted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=2, start=True)
            player = await server.guest(opened.table, opened.token)
            screen = await server.guest(opened.table, key=opened.key, screen=True)
            while player.presence.screens != 1:
                await player.until(Presence)
            assert player.presence.watching == 0
            assert (screen.welcome.person, screen.welcome.legal) == (None, [])
            await screen.socket.close()
            while player.presence.screens:
                await player.until(Presence)

    run(evening)


def test_looks_are_out_of_fixed_lists(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=1, portrait="knight", colour="teal")
            host = await server.guest(opened.table, opened.token)
            seat = host.table.seats[0]
            assert (seat.portrait, seat.colour) == ("knight", "teal")
            assert len({each.colour for each in host.table.seats}) == 3
            wish = {"name": "Eve", "key": opened.key, "portrait": "javascript:"}
            refused = await server.http.post(f"/api/tables/{opened.table}/people", json=wish)
            assert refused.json()["problem"] == "unknown-look"
            assert await host.refused(type="choose_look", portrait="knight", colour="gold") == "unknown-look"
            assert await host.refused(type="say_phrase", phrase="remark-won-1") == "unknown-phrase"

    run(evening)


def test_the_key_of_a_replay_is_no_invitation(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(bots=2)
            path = f"/api/tables/{opened.table}"
            told = await server.http.get(f"{path}/replay/key", headers={"X-Loxley-Key": opened.key})
            key = told.json()["key"]
            assert key != opened.key
            assert (await server.http.get(f"{path}/replay/key")).json()["problem"] == "not-invited"
            looked = await server.http.get(path, headers={"X-Loxley-Key": key})
            assert looked.json()["problem"] == "not-invited"
            joined = await server.http.post(f"{path}/people", json={"name": "Eve", "key": key})
            assert joined.json()["problem"] == "not-invited"
            film = await server.http.get(f"{path}/replay", headers={"X-Loxley-Key": key})
            assert film.json()["problem"] != "not-invited"  # there is no finished game yet

    run(evening)
