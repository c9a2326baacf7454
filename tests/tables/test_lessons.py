"""A guided game at a table: its deal, its record, and bots that wait until the guide has explained."""

import time
from typing import Any

from loxley.bots import LEARNER, find_lesson
from loxley.core.records import Replay, read_record
from loxley.games import find_game
from loxley.tables.chronicle import chronicle
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.patience import GUIDE, READ, TO_THE_END, Pace
from tests.tables.evenings import come, first_move, gather, house, is_over, opened, play, play_again, run, until

HUNG = 301.0  # seconds in which a page that says nothing has not been waited for any longer
AT_ONCE = Pace(0.0, 0.0, 0.0, 60.0, own_moves=True)


def taught(name: str) -> Any:
    lesson = find_lesson(name)
    given = {"options": lesson.options, "lesson": name, "stacked": lesson.deal, "deal": lesson.seed}
    return opened(lesson.game, lesson.players, lesson.players - 1, **given)


async def learn(here: House, name: str) -> LiveTable:
    live = await gather(here, taught(name))
    come(here, live, 1)
    return live


def moves(live: LiveTable) -> int:
    return len(live.table.running_match().sequences)


def test_bots_wait_for_the_guide_at_every_move(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url, AT_ONCE) as here:
            live = await learn(here, "sheriff")
            assert live.hold is not None
            assert (live.hold.reason, live.hold.seats, moves(live)) == (GUIDE, [LEARNER], 0)
            here.signal(live, READ, LEARNER, live.table.moved_number - 1)  # of something older
            assert moves(live) == 0
            here.signal(live, READ, LEARNER, live.table.moved_number)
            await until(live, lambda table: len(table.running_match().sequences) == 1)
            assert live.table.running_match().sequences[0].seat == 2

    run(evening)


def test_a_guide_that_says_nothing_holds_nobody_for_ever(sqlite_url: str) -> None:
    async def evening() -> None:
        passed = 0.0
        async with house(sqlite_url, AT_ONCE, now=lambda: time.time() + passed) as here:
            live = await learn(here, "sheriff")
            passed = HUNG
            here._driver.stir(live)
            await until(live, lambda table: len(table.running_match().sequences) == 1)

    run(evening)


def test_a_guided_game_has_the_deal_of_its_lesson_and_its_record_replays(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url, AT_ONCE) as here:
            live = await learn(here, "nottingham")
            lesson = find_lesson("nottingham")
            view: Any = live.table.running_match().state.view(LEARNER)
            assert sorted(view.seats[LEARNER].hand) == sorted(lesson.deal[:3])
            here.signal(live, READ, LEARNER, TO_THE_END)
            while not is_over(live.table):
                await until(live, lambda table: is_over(table) or LEARNER in table.running_match().state.awaited())
                if not is_over(live.table):
                    await play(live, LEARNER, first_move(live, LEARNER))
            record = read_record(chronicle(await here.store.rows(live.table.name), 1).record())
            assert record.deal == lesson.deal
            Replay(find_game("nottingham"), record).finish()
            await play_again(live)
            assert not live.table.is_guided()
            assert live.table.running_match().stacked is None

    run(evening)
