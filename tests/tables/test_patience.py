"""Bots wait for people: for a line that broke, for an answer, for whoever writes; and never for ever."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from loxley.tables import bot_workers, commands
from loxley.tables.asking import ask
from loxley.tables.bot_workers import BotReply, BotRequest
from loxley.tables.commands import Step
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.next_move import next_bot, without_choice
from loxley.tables.patience import (
    COMPOSE,
    COMPOSING,
    COMPOSING_S,
    FINISH,
    LINE,
    MORE_TIME,
    NOTHING_TO_SAY,
    OFFER,
    SKIP,
    TALK,
    Pace,
    Signals,
    played_by_people,
    talk_hold,
    writes_until,
)
from loxley.tables.rows import Started
from loxley.tables.table import Table
from tests.tables.evenings import come, do, gather, house, opened, play, play_to, run, until

PATIENT = Pace(0.0, 0.0, 40.0, 60.0, own_moves=True)
EVER = 3600.0
SEED = "5a" * 32  # a deal with nothing to deliver at first


class Later:
    """The time, moved on by a test."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        return time.time() + self.passed


def evening(
    sqlite_url: str, pace: Pace, act: Callable[[House, Later], Coroutine[Any, Any, None]], *, plain_bots: bool = True
) -> None:
    later = Later()

    async def whole() -> None:
        async with house(sqlite_url, pace, now=later) as here:
            with pytest.MonkeyPatch.context() as patched:
                if plain_bots:
                    patched.setattr(bot_workers, "reply", partial(plain, here))
                await act(here, later)

    run(whole)


def plain(here: House, asked: BotRequest) -> BotReply:
    """A bot without wiles: it decides as soon as it may, and has nothing to say."""
    table = here.live[asked.game.key[0]].table
    state = table.running_match().state.clone()
    if asked.seat not in state.awaited():
        return BotReply([])
    words = [table.game.book.word(move) for move in state.legal(asked.seat)]
    return BotReply([next((word for word in words if word.startswith(("wave", "inn"))), words[0])])


async def until_held(here: House, live: LiveTable, reason: str) -> None:
    """Until bots wait for people, and why."""
    stir = asyncio.Event()
    told = here._driver.held

    def held(table: LiveTable) -> None:
        told(table)
        stir.set()

    here._driver.held = held
    await until(live, lambda _: live.hold is not None and live.hold.reason == reason, stir)
    here._driver.held = told


def waits_for_people(live: LiveTable) -> bool:
    return live.hold is not None


def is_asked(table: Table) -> bool:
    return 0 in table.running_match().state.awaited()


# a line that broke


def test_bots_wait_for_somebody_whose_line_broke(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        assert live.hold is not None
        assert (live.hold.reason, live.hold.seats) == (LINE, [0])
        assert live.table.running_match().sequences == []
        come(here, live, 1)
        assert not waits_for_people(live)
        await until(live, is_asked)

    evening(sqlite_url, PATIENT, act)


def test_the_grace_ends(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        later.passed = PATIENT.grace + 1
        here._driver.stir(live)
        assert live.hold is None
        await until(live, is_asked)

    evening(sqlite_url, PATIENT, act)


def test_a_line_that_breaks_again_and_again_holds_nobody_up_for_ever(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        later.passed = PATIENT.grace - 1
        live.here[1] += 1
        live.note_lines(later())
        del live.here[1]
        live.note_lines(later())
        here._driver.stir(live)
        assert live.hold is not None
        later.passed += 2
        here._driver.stir(live)
        assert live.hold is None

    evening(sqlite_url, PATIENT, act)


def test_whoever_is_replaced_by_a_bot_is_not_waited_for(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        await do(live, 1, commands.stand)
        assert live.hold is None

    evening(sqlite_url, PATIENT, act)


# bargaining


async def bargaining(here: House, **more: Any) -> LiveTable:
    """A bot is Sheriff and would decide now about the bag of a person."""
    live = await gather(here, opened("sheriff", 3, 1, options={"first_sheriff": 2}, **more))
    come(here, live, 1)
    come(here, live, 2)
    await play_to(live, "inspection")
    return live


def decisions(table: Table) -> list[str]:
    """What the Sheriff has decided, as `SEAT open 0`."""
    book = table.game.book
    words = [f"{sequence.seat} {book.word(sequence.moves[0])}" for sequence in table.running_match().sequences]
    return [word for word in words if word.split()[1] in ("open", "wave")]


def test_a_bot_leaves_people_their_time_to_bargain(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await bargaining(here)
        await until_held(here, live, TALK)
        assert live.hold is not None
        assert live.hold.seats == [0, 1]
        assert decisions(live.table) == []
        later.passed = 41.0
        here._driver.stir(live)
        await until(live, lambda table: decisions(table) != [])

    evening(sqlite_url, PATIENT, act)


def test_when_nobody_has_anything_to_say_bots_go_on_at_once(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await bargaining(here)
        await until_held(here, live, TALK)
        here.signal(live, NOTHING_TO_SAY, 0)
        assert live.hold is not None
        assert live.hold.seats == [1]
        here.signal(live, NOTHING_TO_SAY, 1)
        await until(live, lambda table: len(decisions(table)) == 2)

    evening(sqlite_url, PATIENT, act)


def test_bots_wait_while_somebody_writes_but_not_for_ever(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await bargaining(here)
        await until_held(here, live, TALK)
        later.passed = 39.0
        live.signals.compose(0, later())
        later.passed = 41.0
        here._driver.stir(live)
        assert live.hold is not None
        assert (live.hold.reason, live.hold.seats) == (COMPOSING, [0])
        while waits_for_people(live):
            live.signals.compose(0, later())
            later.passed += COMPOSING_S / 2
            here._driver.stir(live)
            assert later.passed < EVER
        await until(live, lambda table: decisions(table) != [])

    evening(sqlite_url, PATIENT, act)


def test_more_time_is_given_but_not_for_ever(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await bargaining(here)
        await until_held(here, live, TALK)
        here.signal(live, MORE_TIME, 1)
        later.passed = 41.0
        here._driver.stir(live)
        assert live.hold is not None
        while waits_for_people(live):
            here.signal(live, MORE_TIME, 1)
            later.passed += 20.0
            here._driver.stir(live)
            assert later.passed < EVER

    evening(sqlite_url, PATIENT, act)


def test_an_offer_to_a_person_is_waited_for(sqlite_url: str) -> None:
    async def act(here: House, later: Later) -> None:
        live = await bargaining(here)
        await until_held(here, live, TALK)
        await play(live, 2, "to 1", "offer wave 1", "want coins 1", "post")
        await until_held(here, live, OFFER)
        assert live.hold is not None
        assert live.hold.seats == [1]
        later.passed = 100.0
        here._driver.stir(live)
        assert live.hold is not None
        await play(live, 1, "decline 2")
        await until_held(here, live, TALK)
        assert decisions(live.table) == []

    evening(sqlite_url, PATIENT, act)


def test_a_table_may_do_without_a_ring(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await bargaining(here, talk="none")
        await until(live, lambda table: len(decisions(table)) == 2)

    evening(sqlite_url, PATIENT, act)


@pytest.mark.parametrize(("talk", "seconds"), [("brisk", 20.0), ("usual", 40.0), ("calm", 90.0)])
def test_the_time_to_bargain_is_the_tables_choice(talk: str, seconds: float, sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await bargaining(here, talk=talk)
        await until_held(here, live, TALK)
        table = live.table
        moves = [table.game.book.move("wave 0")]
        people = set(played_by_people(table))
        hold = talk_hold(table, Signals(), 2, moves, pace=PATIENT, here=people.__contains__, began=1000.0, now=1000.0)
        assert hold is not None
        assert hold.until == 1000.0 + seconds

    evening(sqlite_url, PATIENT, act)


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 20.0), ("normal", 10.0), ("fast", 3.0)])
def test_the_speed_of_bots_is_the_tables_choice(speed: str, seconds: float, sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, speed=speed, options={"first_player": 1}))
        assert here._driver._pause(live, 1) == seconds

    evening(sqlite_url, Pace(0.0, 10.0, 40.0, 60.0, own_moves=True), act)


def test_the_speed_changes_in_mid_game(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        await do(live, 1, commands.set_pace, "fast", live.table.talk)
        assert here._driver._pause(live, 1) == 3.0

    evening(sqlite_url, Pace(0.0, 10.0, 40.0, 60.0, own_moves=True), act)


@pytest.mark.parametrize(
    ("speed", "passed", "opened_bag"),
    [("normal", 12.4, 15.6), ("slow", 22.4, 25.6), ("fast", 3.72, 4.68)],
)
def test_bots_wait_while_people_see_what_happened(
    speed: str, passed: float, opened_bag: float, sqlite_url: str
) -> None:
    async def act(here: House, _later: Later) -> None:
        driver = here._driver
        live = await gather(here, opened("sheriff", 4, 2, speed=speed, options={"first_sheriff": 0}))
        await play_to(live, "inspection")
        await play(live, 0, "wave 2")  # a bot's: everybody is shown it
        assert driver._pause(live, None) == pytest.approx(passed)
        await play(live, 0, "open 3")
        assert driver._pause(live, None) == pytest.approx(opened_bag)
        driver._pace = Pace.at_once()
        assert driver._pause(live, None) == 0.0

    evening(sqlite_url, Pace(0.0, 10.0, 0.0, 0.0, own_moves=True), act)


def test_a_bot_does_not_close_an_alliance_that_waits_for_a_person(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        wish = opened("sherwood", 3, 1, options={"rules": "advanced", "first_player": 2})
        live = await gather(here, wish)
        come(here, live, 1)
        come(here, live, 2)
        await until_held(here, live, TALK)
        await play(live, 0, "hide 4", "bring 0 1", "bring 1 1", "bring 2 1", "post")
        await until_held(here, live, OFFER)
        assert live.hold is not None
        assert live.hold.seats == [1]

    evening(sqlite_url, PATIENT, act)


def test_a_bot_that_spoke_has_another_word_for_what_it_is_offered(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("sherwood", 3, 2, options={"rules": "advanced", "first_player": 0}))
        come(here, live, 1)
        await play(live, 0, "with 2", "pay 0 2 1", "post")
        live.table.heard.update([1, 2])
        assert next_bot(live.table, set()) == 2
        assert next_bot(live.table, {2}) is None

    evening(sqlite_url, PATIENT, act)


# signals


def test_who_stops_writing_is_not_waited_for(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await bargaining(here)
        here.signal(live, COMPOSE, 0)
        assert live.signals.composes(time.time()) == [0]
        here.signal(live, FINISH, 0)
        assert live.signals.composes(time.time()) == []

    evening(sqlite_url, PATIENT, act)


def test_skipping_ends_when_it_is_ones_turn(sqlite_url: str) -> None:
    slow = Pace(0.0, 1000.0, 0.0, 0.0, own_moves=True)

    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 1}))
        come(here, live, 1)
        here.signal(live, SKIP, 0)
        await until(live, is_asked)
        assert live.signals.skips == set()
        here.signal(live, SKIP, 0)
        assert live.signals.skips == set()

    evening(sqlite_url, slow, act)


# what is played for people


def test_an_only_move_is_played_and_nobody_is_told_why(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 0}), start=False)
        come(here, live, 1)
        await ask(live, lambda _: Step(Started(SEED)))
        await play(live, 0, "take")
        await until(live, lambda table: len(table.running_match().sequences) > 1)
        second = live.table.running_match().sequences[1]
        assert (second.seat, live.table.game.book.word(second.moves[0])) == (0, "end turn")

    evening(sqlite_url, Pace(0.0, 0.0, 0.0, 60.0), act)


def test_who_writes_is_not_answered_for_but_not_for_ever(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await bargaining(here)
        now = live.table.moved_at
        here.signal(live, COMPOSE, 0)
        assert writes_until(live.table, live.signals, 0) > now
        assert writes_until(live.table, live.signals, 1) <= now
        live.signals.compose(0, now + EVER)
        assert writes_until(live.table, live.signals, 0) < now + EVER

    evening(sqlite_url, PATIENT, act)


def test_nobody_is_told_that_the_house_waits_for_somebody_without_a_choice(sqlite_url: str) -> None:
    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("nottingham", 3, 2, options={"first_player": 0}), start=False)
        come(here, live, 1)
        await ask(live, lambda _: Step(Started(SEED)))
        await play(live, 0, "take")
        assert without_choice(live.table) == 0
        here.signal(live, COMPOSE, 0)
        assert writes_until(live.table, live.signals, 0) > live.table.moved_at
        assert live.hold is None

    evening(sqlite_url, Pace(60.0, 0.0, 0.0, 60.0), act)


def test_what_a_bot_lays_down_is_one_motion(sqlite_url: str) -> None:
    """Where nobody else may speak, a bot does in one sequence all that chance does not answer."""

    async def act(here: House, _later: Later) -> None:
        live = await gather(here, opened("sheriff", 3, 3, seat=None), start=False)
        await do(live, 1, commands.start)
        await until(live, lambda table: table.stage == "over")
        book = live.table.game.book
        laid = [
            sequence
            for sequence in live.table.running_match().sequences
            if book.word(sequence.moves[-1]).startswith("lay ")
        ]
        assert any(len(sequence.moves) > 1 for sequence in laid)
        assert not [
            first for first, second in pairwise(laid) if second.number == first.number + 1 and second.seat == first.seat
        ]

    evening(sqlite_url, Pace.at_once(), act, plain_bots=False)
