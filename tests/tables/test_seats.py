"""Seats, hosts, stand-ins, rematches."""

import pytest

from loxley.core.refusals import Refused
from loxley.tables import commands, rematches, succession
from loxley.tables.asking import ask
from loxley.tables.live import LiveTable
from loxley.tables.people import hashed, matches_hash, new_secret, tidy
from tests.tables.evenings import (
    do,
    first_move,
    gather,
    house,
    is_over,
    join,
    opened,
    play,
    play_again,
    play_out,
    run,
    until,
)


async def refusal(live: LiveTable, person: int, event: object, *more: object) -> str:
    with pytest.raises(Refused) as refused:
        await do(live, person, event, *more)  # type: ignore[arg-type]
    return refused.value.problem


def test_only_the_host_does_what_hosts_do(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(), start=False)
            assert await refusal(live, 2, commands.start) == "not-the-host"
            assert await refusal(live, 2, commands.free_seat, 0) == "not-the-host"
            assert await refusal(live, 2, commands.seat_bot, 0, "novice", "", []) == "not-the-host"
            assert await refusal(live, 2, commands.rename, "X", 1) == "not-the-host"
            await do(live, 1, commands.start)
            assert await refusal(live, 2, commands.pause) == "not-the-host"
            assert await refusal(live, 2, commands.give_back, 0) == "not-the-host"
            await do(live, 1, commands.pause)
            assert await refusal(live, 2, succession.resume, [1]) == "not-the-host"

    run(evening)


def test_a_seat_is_taken_once(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(), start=False)
            await join(live, 9, None)
            assert await refusal(live, 9, commands.sit, 1) == "seat-taken"
            assert await refusal(live, 9, commands.sit, 6) == "no-such-seat"
            assert await refusal(live, 2, commands.sit, 1) == "sits-already"
            await do(live, 2, commands.stand)
            await do(live, 9, commands.sit, 1)
            assert live.table.places[1].person == 9
            await do(live, 1, commands.free_seat, 1)
            assert live.table.people[9].seat is None
            assert await refusal(live, 1, commands.start) == "seat-empty"
            await do(live, 9, commands.sit, 1)
            await do(live, 1, commands.start)
            assert await refusal(live, 1, commands.free_seat, 1) == "not-now"

    run(evening)


def test_who_leaves_a_game_is_kept_a_seat_by_a_bot(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            live.driven = False
            await do(live, 2, commands.stand)
            place = live.table.places[1]
            assert (place.person, bool(place.level), place.stands_in, place.name) == (2, True, True, "P1")
            with pytest.raises(Refused):
                commands.own_seat(live.table, live.table.people[2])
            await do(live, 2, commands.sit, 1)
            assert (place.level, place.stands_in) == ("", False)
            assert commands.own_seat(live.table, live.table.people[2]) == 1

    run(evening)


def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            assert await refusal(live, 1, commands.seat_bot, 1, "novice", "", [2]) == "is-here"
            await do(live, 1, commands.seat_bot, 1, "novice", "", [])
            await do(live, 1, commands.seat_bot, 2, "novice", "", [])
            await do(live, 1, commands.seat_bot, 0, "novice", "", [])
            await until(live, lambda table: len(table.running_match().sequences) > 20)
            await do(live, 2, commands.give_back, 1)
            assert live.table.places[1].is_played_by_person()
            assert await refusal(live, 2, commands.give_back, 1) == "no-stand-in"

    run(evening)


def test_a_rematch_has_the_same_people_and_another_deal(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            await join(live, 9, None)
            assert await refusal(live, 1, rematches.rematch, []) == "not-over"
            before = live.table.running_match()
            await play_out(live)
            places = [(place.person, place.name) for place in live.table.places]
            await play_again(live)
            after = live.table.running_match()
            assert after.seed != before.seed
            assert live.table.match_number == 2
            assert [(place.person, place.name) for place in live.table.places] == places
            assert 9 in live.table.people
            seat = after.state.awaited()[0]
            await play(live, seat, first_move(live, seat))
            assert (await here.store.rows(live.table.name))[-1].match == 2

    run(evening)


def test_a_paused_table_rests(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            await do(live, 1, commands.pause)
            seat = live.table.running_match().state.awaited()[0]
            with pytest.raises(Refused) as refused:
                await play(live, seat, first_move(live, seat))
            assert refused.value.problem == "not-playing"
            await do(live, 1, succession.resume, [1])
            await play(live, seat, first_move(live, seat))

    run(evening)


def test_an_answer_names_the_offer_it_means(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(options={"first_sheriff": 0}))
            while live.table.running_match().state.phase.name != "inspection":
                seat = live.table.running_match().state.awaited()[0]
                await play(live, seat, first_move(live, seat))
            await play(live, 1, "to 0", "offer coins 3", "want wave 1", "post")
            number = live.table.running_match().state.view(0).offers[0].number  # type: ignore[attr-defined]
            await play(live, 1, "withdraw 0")
            await play(live, 1, "to 0", "offer coins 1", "want wave 1", "post")
            with pytest.raises(Refused) as refused:
                await ask(live, lambda table: commands.play(table, 0, ["accept 1"], number))
            assert refused.value.problem == "offer-changed"
            await ask(live, lambda table: commands.play(table, 0, ["accept 1"], number + 1))

    run(evening)


def test_secrets_open_only_what_they_belong_to() -> None:
    secret = new_secret()
    assert len(secret) >= 43
    assert secret != new_secret()
    assert secret not in hashed(secret)
    assert matches_hash(secret, hashed(secret))
    assert not matches_hash(secret[:-1], hashed(secret))
    assert not matches_hash("", hashed(secret))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Robin  Hood ", "Robin Hood"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("left\u202eright\u2066x", "left right x"),
        ("line\nbreak\u2028here", "line break here"),
        ("<b>Élodie</b>", "<b>Élodie</b>"),
        ("\t\n", ""),
    ],
)
def test_names_and_chat_are_plain_lines(given: str, kept: str) -> None:
    assert tidy(given) == kept


def test_an_empty_table_is_put_away_and_comes_back(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            gone: list[str] = []
            here.on_unload = gone.append
            live = await gather(here, opened("nottingham"))
            name = live.table.name
            now = live.since
            await here.tidy(now + 10)
            assert name in here.live
            live.here[1] += 1
            await here.tidy(now + 10_000)
            assert name in here.live
            live.here.clear()
            await here.tidy(now + 10_000)
            assert name not in here.live
            assert gone == [name]
            again = await here.find(name)
            assert again is not None
            assert again.table.number == live.table.number

    run(evening)


def test_a_restarted_house_wakes_the_tables_of_bots(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, 3, seat=None), start=False)
            live.driven = False
            await do(live, 1, commands.start)
            quiet = await gather(here, opened("nottingham"))
        async with house(sqlite_url) as here:
            await here.wake()
            assert list(here.live) == [live.table.name]
            await until(here.live[live.table.name], is_over)
            assert await here.store.waking() == []
            assert await here.find(quiet.table.name) is not None
            assert await here.find("nowhere") is None

    run(evening)
