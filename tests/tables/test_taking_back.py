"""Taking back: by everyone's consent, and never across revealed information."""

import pytest

from loxley.core.refusals import Refused
from loxley.tables import commands
from loxley.tables.live import LiveTable
from tests.tables.evenings import do, first_move, gather, house, opened, play, play_to, run

YES, NO = [True], [False]  # answers


async def refusal(live: LiveTable, person: int) -> str:
    with pytest.raises(Refused) as refused:
        await do(live, person, commands.take_back)
    return refused.value.problem


def packing(live: LiveTable, seat: int) -> object:
    return live.table.running_match().state.view(seat).seats[seat].packing  # type: ignore[attr-defined]


def test_a_sealed_choice_is_taken_back_when_all_agree(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "loading")
            before = live.table.running_match().state.legal(1)
            await play(live, 1, first_move(live, 1))
            await play(live, 2, first_move(live, 2))  # sealed, and on the same page
            await do(live, 2, commands.take_back)
            await do(live, 1, commands.consent, *YES)
            assert packing(live, 1) != []
            await do(live, 3, commands.consent, *YES)
            assert packing(live, 1) == []
            assert packing(live, 2) != []
            assert live.table.running_match().state.legal(1) == before
            await play(live, 1, first_move(live, 1))

    run(evening)


def test_one_no_is_enough(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "loading")
            await play(live, 1, first_move(live, 1))
            await do(live, 2, commands.take_back)
            assert await refusal(live, 2) == "wish-stands"
            await do(live, 3, commands.consent, *NO)
            assert live.table.wish is None
            assert packing(live, 1) != []
            with pytest.raises(Refused) as refused:
                await do(live, 1, commands.consent, *YES)
            assert refused.value.problem == "no-wish"

    run(evening)


def test_bots_agree_at_once(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 1}), start=False)
            await do(live, 1, commands.free_seat, 1)
            await do(live, 1, commands.free_seat, 2)
            live.driven = False  # so that nothing is played before it is taken back
            await do(live, 1, commands.seat_bot, 1, "novice", "even", [])
            await do(live, 1, commands.seat_bot, 2, "novice", "even", [])
            await do(live, 1, commands.start)
            await play_to(live, "loading")
            await play(live, 0, first_move(live, 0))
            await do(live, 1, commands.take_back)
            assert packing(live, 0) == []

    run(evening)


def test_what_chance_has_answered_stays(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            seat = live.table.running_match().state.awaited()[0]
            assert await refusal(live, seat + 1) == "nothing-to-take-back"
            await play(live, seat, first_move(live, seat))
            legal = [live.table.game.book.word(move) for move in live.table.running_match().state.legal(seat)]
            await play(live, seat, next(word for word in legal if word.startswith("draw")))
            assert await refusal(live, seat + 1) == "was-answered"

    run(evening)


def test_a_turned_page_stays_turned(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "declaration")
            last = live.table.running_match().sequences[-1].seat
            assert await refusal(live, last + 1) == "was-answered"

    run(evening)


def test_nobody_takes_back_what_others_have_built_on(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "inspection")
            await play(live, 1, "to 0", "offer coins 3", "want wave 1", "post")
            await play(live, 0, "threaten 2")
            assert await refusal(live, 2) == "too-late"
            await do(live, 1, commands.take_back)
            await do(live, 2, commands.consent, *YES)
            await do(live, 3, commands.consent, *YES)
            await do(live, 2, commands.take_back)
            assert live.table.wish is not None

    run(evening)


def test_a_move_ends_the_wish(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            await play_to(live, "loading")
            await play(live, 1, first_move(live, 1))
            await do(live, 2, commands.take_back)
            await play(live, 2, first_move(live, 2))
            assert live.table.wish is None

    run(evening)
