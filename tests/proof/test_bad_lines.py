"""Lines that drop, repeat and lag: nothing is played twice, nothing is missed."""

import asyncio
from pathlib import Path
from random import Random

from loxley.core.records import Replay, read_record
from loxley.games import find_game
from tests.proof.guests import Guest, arrive_all, fetch, open_table, start
from tests.proof.houses import house, sqlite


async def play_twice(guest: Guest, rng: Random) -> int:
    """Send every sequence twice without waiting, as a client does that doubts its line. How many were carried out?"""
    carried_out = 0
    while guest.stage != "over":
        guest.stirred.clear()
        if guest.legal and guest.seat in guest.awaited:
            moves, seen = [rng.choice(guest.legal)], guest.n
            answers = await asyncio.gather(
                guest.ask(type="play", moves=moves, seen=seen), guest.ask(type="play", moves=moves, seen=seen)
            )
            kinds = sorted(answer.type for answer in answers)
            assert kinds in (["done", "refused"], ["refused", "refused"]), kinds
            carried_out += kinds.count("done")
        else:
            await guest.stirred.wait()
    return carried_out


def test_a_doubled_sequence_is_played_once(tmp_path: Path) -> None:
    async def evening(port: int) -> tuple[int, str]:
        invitation = open_table(port, "nottingham", people=3)
        guests = await arrive_all(invitation, port, range(3))
        await start(guests[0])
        counts = await asyncio.gather(*(play_twice(guest, Random(seat)) for seat, guest in enumerate(guests)))
        for guest in guests:
            await guest.leave()
        return sum(counts), fetch(port, f"/api/tables/{invitation.table}/record", invitation.tokens[0]).decode()

    with house(sqlite(tmp_path), tmp_path) as server:
        carried_out, text = asyncio.run(evening(server.port))
    record = read_record(text)
    assert len(record.lines) == carried_out
    Replay(find_game("nottingham"), record).finish()


def test_who_comes_back_misses_nothing(tmp_path: Path) -> None:
    """A guest whose line drops again and again has heard the same as one who never left."""

    async def flicker(guest: Guest, port: int, rng: Random) -> None:
        while guest.stage != "over":
            playing = asyncio.create_task(guest.play_at_random(rng))
            for _ in range(rng.randrange(1, 30)):
                guest.stirred.clear()
                if guest.stage == "over":
                    break
                await guest.stirred.wait()
            await guest.leave()
            await playing
            await guest.arrive(port, since=guest.n)

    async def evening(port: int) -> None:
        invitation = open_table(port, "sheriff", people=3)
        guests = await arrive_all(invitation, port, range(3))
        await start(guests[0])
        others = (guest.play_at_random(Random(guest.seat)) for guest in guests[1:])
        await asyncio.gather(flicker(guests[0], port, Random(7)), *others)
        steady = Guest(invitation, 0)
        await steady.arrive(port)
        assert steady.events == guests[0].events
        assert steady.view == guests[0].view
        for guest in (*guests, steady):
            await guest.leave()

    with house(sqlite(tmp_path), tmp_path) as server:
        asyncio.run(evening(server.port))
