"""Finished games as records, and what is not told of those that are not."""

import pytest

from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.tables import commands, succession
from loxley.tables.asking import ask
from loxley.tables.chronicle import chronicle
from tests.tables.evenings import do, first_move, gather, house, opened, play, play_again, play_out, play_to, run


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_replays(game: str, sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            options = {} if game == "nottingham" else {"floor": "orderly"}
            live = await gather(here, opened(game, options=options))
            await ask(live, lambda table: commands.say(table.people[2], "Good luck"))
            await ask(live, lambda table: commands.choose_look(table.people[2], "lady", "rose"))
            await do(live, 1, commands.pause)
            await do(live, 1, succession.resume, [1])
            await play_out(live)
            rows = await here.store.rows(live.table.name)
            record = read_record(chronicle(rows, 1).record())
            Replay(find_game(game), record).finish()
            assert record.names == ["Ann", "P1", "P2"]
            assert record.portraits == ["", "lady", ""]
            assert record.colours == ["crimson", "rose", "leaf"]
            assert [(line.seat, line.chat) for line in record.lines if line.chat] == [(1, "Good luck")]
            assert record.scores == live.table.running_match().state.scores()
            assert sorted(line.at for line in record.lines) == [line.at for line in record.lines]

    run(evening)


def test_what_was_taken_back_is_not_in_the_record(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0, "floor": "orderly"}))
            await play_to(live, "loading")
            await play(live, 1, first_move(live, 1))
            number = len(live.table.running_match().sequences)
            await do(live, 2, commands.take_back)
            await do(live, 1, commands.consent, *[True])
            await do(live, 3, commands.consent, *[True])
            assert len(live.table.running_match().sequences) == number - 1
            await play_out(live)
            record = read_record(chronicle(await here.store.rows(live.table.name), 1).record())
            Replay(find_game("sheriff"), record).finish()

    run(evening)


def test_each_game_of_a_table_has_its_record(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            await play_out(live)
            await play_again(live)
            rows = await here.store.rows(live.table.name)
            first = chronicle(rows, 1)
            assert first.over
            with pytest.raises(Refused) as refused:
                chronicle(rows, 2).record()
            assert refused.value.problem == "not-over"
            with pytest.raises(Refused) as refused:
                chronicle(rows, 3)
            assert refused.value.problem == "no-such-match"
            await play_out(live)
            second = read_record(chronicle(await here.store.rows(live.table.name), 2).record())
            assert second.commitment != read_record(first.record()).commitment

    run(evening)
