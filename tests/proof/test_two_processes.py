"""Several processes on one PostgreSQL: nobody notices which one serves them, and no table is ever forked."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from loxley.core.records import Replay, read_record
from loxley.games import GAMES, find_game
from tests.proof.guests import Guest, fetch, open_table, start
from tests.proof.houses import House, house, postgresql


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[House, House]]:
    with postgresql() as store:
        first, second = tmp_path / "first", tmp_path / "second"
        first.mkdir()
        second.mkdir()
        with house(store, first) as one, house(store, second) as other:
            yield one, other


async def wander(guest: Guest, ports: list[int], rng: Random) -> None:
    """Play, and go over to the other process now and then."""
    while guest.stage != "over":
        playing = asyncio.create_task(guest.play_at_random(rng))
        for _ in range(rng.randrange(5, 40)):
            guest.stirred.clear()
            if guest.stage == "over":
                break
            await guest.stirred.wait()
        await guest.leave()
        await playing
        await guest.arrive(rng.choice(ports), since=guest.n)


async def agree(one: Guest, other: Guest) -> None:
    """Both have heard the last row; something may be said after the end, and reach one before the other."""
    while one.n != other.n:
        behind = min(one, other, key=lambda guest: guest.n)
        behind.stirred.clear()
        await behind.stirred.wait()


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_may_be_moved_in_mid_game(game: str, pair: tuple[House, House]) -> None:
    async def evening(ports: list[int]) -> str:
        invitation = open_table(ports[0], game, people=2, bots=1)
        guests = [Guest(invitation, 0), Guest(invitation, 1)]
        for guest, port in zip(guests, ports, strict=True):
            await guest.arrive(port)
        await start(guests[0])
        await asyncio.gather(*(wander(guest, ports, Random(seat)) for seat, guest in enumerate(guests)))
        for seat, guest in enumerate(guests):
            for port in ports:
                other = Guest(invitation, seat)
                await other.arrive(port)
                await agree(other, guest)
                assert (other.n, other.view, other.events) == (guest.n, guest.view, guest.events)
                await other.leave()
            await guest.leave()
        return fetch(ports[1], f"/api/tables/{invitation.table}/record", invitation.tokens[0]).decode()

    record = read_record(asyncio.run(evening([server.port for server in pair])))
    Replay(find_game(game), record).finish()


def test_two_processes_fighting_over_one_table_never_fork_it(pair: tuple[House, House]) -> None:
    """The same seat plays through both processes at once: one of two sequences that exclude each other is refused."""

    async def fight(guests: tuple[Guest, Guest], rng: Random) -> int:
        carried_out = 0
        while guests[0].stage != "over" or guests[1].stage != "over":
            for guest in guests:
                guest.stirred.clear()
            moves = [guest.legal for guest in guests]
            if all(moves) and all(guest.seat in guest.awaited for guest in guests):
                asked = (
                    guest.ask(type="play", moves=[rng.choice(legal)], seen=guest.n)
                    for guest, legal in zip(guests, moves, strict=True)
                )
                answers = await asyncio.gather(*asked)
                carried_out += sum(answer.type == "done" for answer in answers)
            else:
                stirs = [asyncio.create_task(guest.stirred.wait()) for guest in guests]
                await asyncio.wait(stirs, return_when=asyncio.FIRST_COMPLETED)
                for stir in stirs:
                    stir.cancel()
        return carried_out

    async def evening(ports: list[int]) -> tuple[int, str]:
        invitation = open_table(ports[0], "nottingham", people=3)
        doubles = [(Guest(invitation, seat), Guest(invitation, seat)) for seat in range(3)]
        for one, other in doubles:
            await one.arrive(ports[0])
            await other.arrive(ports[1])
        await start(doubles[0][0])
        counts = await asyncio.gather(*(fight(double, Random(seat)) for seat, double in enumerate(doubles)))
        for one, other in doubles:
            assert (one.n, one.view, one.events) == (other.n, other.view, other.events)
            await one.leave()
            await other.leave()
        return sum(counts), fetch(ports[1], f"/api/tables/{invitation.table}/record", invitation.tokens[0]).decode()

    carried_out, text = asyncio.run(evening([server.port for server in pair]))
    record = read_record(text)
    assert len(record.lines) == carried_out
    Replay(find_game("nottingham"), record).finish()
