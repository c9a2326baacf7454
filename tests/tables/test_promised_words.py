"""Promises in one's own words (SH-R33, SW-R40): their text is stored beside the sheet, tied to it, and recorded."""

import pytest

from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood.view import SherwoodView
from loxley.tables import commands
from loxley.tables.asking import ask
from loxley.tables.chronicle import chronicle
from loxley.tables.folding import fold
from loxley.tables.live import LiveTable
from loxley.tables.match import Beside
from tests.tables.evenings import gather, house, opened, play, play_out, play_to, run

PROMISE = ["to 2", "offer later words", "want coins 1", "post"]


async def write(live: LiveTable, seat: int, moves: list[str], beside: str) -> int:
    return await ask(live, lambda table: commands.play(table, seat, moves, beside=beside))


def view(live: LiveTable) -> SheriffView:
    seen = live.table.running_match().state.view(0)
    assert isinstance(seen, SheriffView)
    return seen


def test_the_words_of_a_promise_stay_with_it_when_others_change_its_sheet(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(players=4, options={"first_sheriff": 0}))
            await play_to(live, "inspection")
            await write(live, 1, PROMISE, "  I never  look at your bag. ")
            await write(live, 3, ["join 1 2", "offer later words", "post"], "Nor do I.")
            (offer,) = view(live).offers
            await play(live, 2, "accept 1")
            match = live.table.running_match()
            assert (offer.written, offer.joined[0].written, offer.number) == (1, 2, 2)
            assert [promise.written for promise in view(live).promises] == [1, 2]
            assert match.promised_words() == [Beside(1, "I never look at your bag."), Beside(2, "Nor do I.")]
            assert [line.text for line in live.table.chat] == ["I never look at your bag.", "Nor do I."]
            rows = await here.store.rows(live.table.name)
            assert fold(rows).running_match().promised_words() == match.promised_words()

    run(evening)


def test_the_record_ties_the_words_to_their_sheet(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0, "floor": "open"}))
            await play_to(live, "inspection")
            await write(live, 1, PROMISE, "You will see.")
            await play(live, 2, "accept 1")
            await play(live, 2, "broken 1")
            await play_out(live)
            record = read_record(chronicle(await here.store.rows(live.table.name), 1).record())
            Replay(find_game("sheriff"), record).finish()
            assert [(line.seat, line.chat, line.sheet) for line in record.lines if line.chat] == [
                (1, "You will see.", 1)
            ]
            assert view(live).promises[0].fate == "broken"

    run(evening)


def test_a_promise_in_sherwood_is_kept_with_its_words(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            options = {"rules": "advanced", "first_player": 0}
            live = await gather(here, opened("sherwood", options=options))
            await write(live, 1, ["with 2", "pay 2 1 1", "vow 1 words", "post"], "I sing for you.")
            await play(live, 2, "accept 1")
            await write(live, 0, ["with 2", "vow 2 words", "post"], "You sing for me.")
            await play(live, 2, "accept 0")
            await play(live, 2, "kept 1")
            match = live.table.running_match()
            seen = match.state.view(0)
            assert isinstance(seen, SherwoodView)
            assert [(promise.written, promise.fate) for promise in seen.promises] == [(1, "kept"), (2, "open")]
            assert match.promised_words() == [Beside(1, "I sing for you."), Beside(2, "You sing for me.")]
            with pytest.raises(Refused, match="no-promise-in-words"):
                await write(live, 1, ["with 2", "pay 1 2 1", "post"], "This is no promise.")
            await play(live, 0, "broken 2")
            again = fold(await here.store.rows(live.table.name)).running_match()
            assert again.promised_words() == match.promised_words()
            told = again.state.view(2)
            assert isinstance(told, SherwoodView)
            assert [promise.fate for promise in told.promises] == ["kept", "broken"]

    run(evening)


@pytest.mark.parametrize("moves", [["to 2", "offer coins 1", "post"], ["withdraw 2"]])
def test_words_belong_to_a_promise_in_words_that_is_being_posted(sqlite_url: str, moves: list[str]) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "inspection")
            await write(live, 1, PROMISE, "")
            with pytest.raises(Refused, match="no-promise-in-words"):
                await write(live, 1, moves, "This is no promise.")
            assert live.table.running_match().promised_words() == []

    run(evening)
