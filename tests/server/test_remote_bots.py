"""`loxley bot`: a bot plays at a live table over the wire, like anybody, and is marked as one."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games import GAMES
from loxley.remote import Address, Away, play_remotely, read_address
from loxley.remote.views import read_view
from tests.server.running import Running, run, running

HERE = "tests.bots.strangers"


async def evening(server: Running, game: str, bot: str, **options: Any) -> list[str]:
    """A table of two novices and the bot, to the end; what the bot's owner was told."""
    opened = await server.open(game, 3, 2, seat=None, options=options)
    host = await server.guest(opened.table, opened.token)
    told: list[str] = []
    address = Address(f"http://127.0.0.1:{server.port}", opened.table, opened.key)
    away = Away(bot, "Honest Ann")
    playing = asyncio.create_task(asyncio.to_thread(play_remotely, address, away, lambda key, _facts: told.append(key)))
    while not host.table.seats[0].bot:
        await host.hear()
    assert (host.table.seats[0].name, host.table.seats[0].level) == ("Honest Ann", "")
    await host.done(type="start")
    while host.table.stage != "over":
        await host.hear()
    await playing
    return told


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_of_the_house_plays_over_the_wire(game: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(tmp_path) as server:
            assert await evening(server, game, "merchant") == ["remote-joined", "remote-over"]

    run(whole)


@pytest.mark.parametrize("bad", ["Cheats", "Fails", "Mute"])
def test_a_bot_that_misbehaves_is_replaced_and_its_owner_told(bad: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(tmp_path) as server:
            told = await evening(server, "nottingham", f"{HERE}:{bad}")
            assert told == ["remote-joined", "remote-replaced", "remote-over"]

    run(whole)


def test_what_a_bot_says_is_heard_at_the_table(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(tmp_path) as server:
            await evening(server, "nottingham", f"{HERE}:First")
            (live,) = server.server.house.live.values()
            assert any(line.text == "First come, first served." for line in live.table.chat)

    run(whole)


def test_a_table_without_a_free_seat_is_refused(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(tmp_path) as server:
            opened = await server.open("nottingham", 3, 2)
            address = Address(f"http://127.0.0.1:{server.port}", opened.table, opened.key)
            with pytest.raises(Refused, match="no-free-seat"):
                await asyncio.to_thread(play_remotely, address, Away("novice", "Ann"), lambda *_: None)
            stranger = Address(address.server, "nowhere", "")
            with pytest.raises(Refused, match="no-such-table"):
                await asyncio.to_thread(play_remotely, stranger, Away("novice", "Ann"), lambda *_: None)

    run(whole)


def test_a_link_names_the_table_and_its_key() -> None:
    address = read_address("https://example.org/t/k7r2m#KEY", "", "")
    assert address == Address("https://example.org", "k7r2m", "KEY")
    assert address.socket == "wss://example.org/ws"
    assert read_address("http://127.0.0.1:8000", "k7r2m", "") == Address("http://127.0.0.1:8000", "k7r2m", "")
    for url in ("example.org", "ftp://example.org", "http://"):
        with pytest.raises(Refused, match="bad-link"):
            read_address(url, "t", "")
    with pytest.raises(Refused, match="no-table-named"):
        read_address("https://example.org", "", "")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_is_read_back_as_it_was(game: str) -> None:
    door = GAMES[game]
    state = door.new(4, door.settings(4, {}), Chance(bytes(32)))
    rng = Random(1)
    for _ in range(400):
        if state.over():
            break
        seat = state.awaited()[0]
        view = state.view(seat)
        assert read_view(game, json.loads(msgspec.json.encode(view))) == view
        state.play(seat, rng.choice(state.legal(seat)))
