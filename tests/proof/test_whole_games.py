"""A client that was written from the protocol's document alone plays whole games of every kind."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from loxley.core.records import Replay, read_record
from loxley.games import GAMES, find_game
from tests.proof.guests import Guest, arrive_all, fetch, open_table, start
from tests.proof.houses import house, sqlite


@pytest.mark.parametrize("game", list(GAMES))
def test_two_guests_and_a_bot_play_to_the_end(game: str, tmp_path: Path) -> None:
    async def evening(port: int) -> str:
        invitation = open_table(port, game, people=2, bots=1)
        guests = await arrive_all(invitation, port, [0, 1])
        await start(guests[0])
        await asyncio.gather(*(guest.play_at_random(Random(seat)) for seat, guest in enumerate(guests)))
        assert [guest.stage for guest in guests] == ["over", "over"]
        late = Guest(invitation, 0)
        await late.arrive(port)
        assert (late.view, late.events) == (guests[0].view, guests[0].events)
        for guest in (*guests, late):
            await guest.leave()
        return fetch(port, f"/api/tables/{invitation.table}/record", invitation.tokens[0]).decode()

    with house(sqlite(tmp_path), tmp_path) as server:
        record = read_record(asyncio.run(evening(server.port)))
    Replay(find_game(game), record).finish()
