"""Killed at any moment, on either store: whatever was announced is there, and every view is the same to the byte."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from loxley.games import GAMES
from tests.proof.guests import Guest, Invitation, arrive_all, open_table, start
from tests.proof.houses import House, house, postgresql, sqlite

KILLS = 5
PEOPLE = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with postgresql() as address:
            yield address


def test_nothing_announced_is_lost(store: str, tmp_path: Path) -> None:
    rng = Random(store[:6])
    with house(store, tmp_path) as server:
        invitations = [open_table(server.port, game, PEOPLE, bots) for game in GAMES for bots in (0, 1, 1)]
        known: dict[tuple[str, int], Guest] = {}
        for kill in range(KILLS):
            asyncio.run(one_life(server, invitations, known, rng, begin=kill == 0))
            server.restart()
        asyncio.run(look_again(server.port, invitations, known))


async def one_life(
    server: House, invitations: list[Invitation], known: dict[tuple[str, int], Guest], rng: Random, *, begin: bool
) -> None:
    """Come back, compare, play on, and then the power fails."""
    await look_again(server.port, invitations, known)
    announced = 0
    enough = rng.randrange(150, 400)
    dark = asyncio.Event()

    async def play(guest: Guest, seed: int) -> None:
        await guest.play_at_random(Random(seed))
        dark.set()

    players: list[asyncio.Task[None]] = []
    for invitation in invitations:
        guests = await arrive_all(invitation, server.port, range(PEOPLE))
        for guest in guests:
            known[invitation.table, guest.seat or 0] = guest
        if begin:
            await start(guests[0])
        players += [asyncio.create_task(play(guest, rng.randrange(1 << 30))) for guest in guests]
    before = {key: len(guest.heard) for key, guest in known.items()}
    while announced < enough and not dark.is_set():
        await asyncio.sleep(0)
        announced = sum(len(guest.heard) - before[key] for key, guest in known.items())
    server.kill()
    await asyncio.gather(*players)
    for guest in known.values():
        await guest.leave()


async def look_again(port: int, invitations: list[Invitation], known: dict[tuple[str, int], Guest]) -> None:
    """What each guest had been told is the beginning of what they are told now; at the same number, to the byte."""
    for invitation in invitations:
        for seat in range(PEOPLE):
            before = known.get((invitation.table, seat))
            if before is None:
                continue
            after = Guest(invitation, seat)
            welcome = await after.arrive(port)
            assert welcome.n >= before.n
            assert after.events[: len(before.events)] == before.events
            if welcome.n == before.n:
                assert (after.view, after.legal) == (before.view, before.legal)
            await after.leave()
