"""What friends need around a game: looks, phrases, another device, a late friend, a host who goes, another game."""

import time

import pytest

from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.tables import arranging, commands, devices, late_friends, rematches, succession
from loxley.tables.asking import ask
from loxley.tables.live import LiveTable
from loxley.tables.looks import COLOURS, PORTRAITS, colours_at, portrait_at
from loxley.tables.names import BOT_NAMES
from loxley.tables.patience import Pace
from loxley.tables.people import hashed
from loxley.tables.phrases import EMOTES, MOST_ANSWERS, PHRASES, answer_keys
from loxley.tables.table import ChatLine
from loxley.texts import Texts
from tests.tables.evenings import come, do, first_move, gather, house, join, opened, play, play_out, run, until
from tests.tables.test_seats import refusal

LANGUAGES = ("en", "fr")


# looks


def test_every_seat_has_a_colour_of_its_own_and_who_came_first_chooses_first(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(players=4, bots=1), start=False)
            assert colours_at(live.table) == list(COLOURS[:4])
            await ask(live, lambda table: commands.choose_look(table.people[3], "friar", "rose"))
            await ask(live, lambda table: commands.choose_look(table.people[2], "lady", "rose"))
            assert colours_at(live.table) == ["crimson", "rose", "leaf", "plum"]
            assert [portrait_at(live.table, seat) for seat in range(3)] == ["", "lady", "friar"]
            assert portrait_at(live.table, 3) in PORTRAITS  # a bot has a face, too
            with pytest.raises(Refused, match="unknown-look"):
                await ask(live, lambda table: commands.choose_look(table.people[1], "<script>", ""))
            with pytest.raises(Refused, match="unknown-look"):
                await ask(live, lambda table: commands.choose_look(table.people[1], "", "gold"))

    run(evening)


def test_there_are_colours_for_every_seat_and_faces_for_every_bot() -> None:
    assert len(COLOURS) >= max(find_game(name).most_players for name in ("sheriff", "nottingham", "sherwood"))
    assert len(set(PORTRAITS)) >= len(BOT_NAMES)


# phrases


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_emote_and_answer_has_its_words(language: str) -> None:
    texts = Texts(language)
    assert len(PHRASES) >= 12
    assert [key for key in (*PHRASES, *EMOTES, *answer_keys()) if not texts.knows(key)] == []


def test_bots_answer_a_phrase_and_are_quiet_for_a_while(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened(players=4, bots=3))
            live.driven = False

            async def say(key: str) -> None:
                number = await ask(live, lambda table: commands.say_phrase(table.people[1], key))
                here.heard_phrase(live, number)

            def answers() -> list[ChatLine]:
                return [line for line in live.table.chat if line.remark in answer_keys()]

            await say("remark-emote-glad")
            await say("remark-phrase-moment")
            assert answers() == []
            await say("remark-phrase-who-joins")
            await until(live, lambda _: len(answers()) == MOST_ANSWERS)
            assert len({line.seat for line in answers()}) == MOST_ANSWERS
            assert all(line.seat in live.table.bots_seats() for line in answers())
            await say("remark-phrase-thanks")  # once is enough for a while
            assert live.bots_quiet_until > time.time()
            await say("remark-emote-glad")  # an answer would have come before this
            assert len(answers()) == MOST_ANSWERS
            with pytest.raises(Refused, match="unknown-phrase"):
                await say("remark-won-1")

    run(evening)


# another device


def test_a_ticket_moves_a_person_once(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened())
            await ask(live, lambda table: devices.make_ticket(table.people[2], "ticket"))
            now = time.time()
            with pytest.raises(Refused, match="ticket-void"):
                await ask(live, lambda table: devices.move(table, "guess", "new", now))
            with pytest.raises(Refused, match="ticket-void"):
                await ask(live, lambda table: devices.move(table, "", "new", now))
            late = now + devices.TICKET_S + 1
            with pytest.raises(Refused, match="ticket-void"):
                await ask(live, lambda table: devices.move(table, "ticket", "new", late))
            await ask(live, lambda table: devices.move(table, "ticket", "new", now))
            person = live.table.people[2]
            assert (live.table.person_with("new"), live.table.person_with("p1")) == (person, None)
            assert person.seat == 1
            with pytest.raises(Refused, match="ticket-void"):
                await ask(live, lambda table: devices.move(table, "ticket", "another", now))
            stored = b"".join(row.data for row in await here.store.rows(live.table.name))
            assert b'"ticket"' in stored
            assert b':"ticket"}' not in stored  # only its hash is kept
            assert hashed("ticket").encode() in stored

    run(evening)


# a late friend


def test_a_late_friend_takes_over_a_bots_seat_with_the_hosts_leave(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, bots=1, think=50))
            live.driven = False
            await join(live, 9, None)
            assert await refusal(live, 9, late_friends.ask_for_seat, 1) == "seat-taken"
            assert await refusal(live, 2, late_friends.ask_for_seat, 2) == "sits-already"
            await do(live, 9, late_friends.ask_for_seat, 2)
            assert live.table.asks == {9: 2}
            assert await refusal(live, 9, late_friends.ask_for_seat, 2) == "asked-already"
            assert await refusal(live, 9, late_friends.answer_friend, 9, *[True]) == "not-the-host"
            await do(live, 1, late_friends.answer_friend, 9, *[False])
            assert live.table.asks == {}
            assert await refusal(live, 1, late_friends.answer_friend, 9, *[True]) == "nobody-asked"
            await do(live, 9, late_friends.ask_for_seat, 2)
            await do(live, 1, late_friends.answer_friend, 9, *[True])
            place = live.table.places[2]
            assert (place.person, place.level, place.name) == (9, "", "P8")
            assert live.table.asks == {}
            assert commands.own_seat(live.table, live.table.people[9]) == 2

    run(evening)


# the host


def test_the_role_of_a_host_who_is_gone_passes_on(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url, Pace(0.0, 0.0, 0.0, 0.0, host=0.0)) as here:
            live = await gather(here, opened())
            await join(live, 9, None)
            here.pass_roles_on()
            assert live.table.host == 1  # nobody is here to take it
            come(here, live, 9)
            come(here, live, 3)
            come(here, live, 1)
            here.pass_roles_on()
            assert live.table.host == 1
            del live.here[1]
            here.pass_roles_on()
            await until(live, lambda table: table.host == 3)  # a player before somebody who watches

    run(evening)


def test_a_host_whose_line_just_broke_stays_the_host(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url, Pace(0.0, 0.0, 0.0, 0.0)) as here:
            live = await gather(here, opened())
            come(here, live, 2)
            here.pass_roles_on()
            assert live.is_idle
            assert live.table.host == 1

    run(evening)


def test_any_player_resumes_while_the_host_is_not_there(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened())
            await join(live, 9, None)
            await do(live, 1, commands.pause)
            assert await refusal(live, 2, succession.resume, [1, 2]) == "not-the-host"
            assert await refusal(live, 9, succession.resume, [2, 9]) == "not-the-host"
            await do(live, 2, succession.resume, [2, 9])
            assert live.table.stage == "playing"

    run(evening)


# another game


async def over(live: LiveTable) -> None:
    live.driven = False
    await play_out(live)


def test_a_rematch_begins_when_everybody_who_is_here_wants_it(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            await over(live)
            everybody = [1, 2, 3]
            await do(live, 2, rematches.rematch, everybody)
            assert await refusal(live, 2, rematches.rematch, everybody) == "answered-already"
            await do(live, 3, rematches.decline_rematch)
            assert live.table.answers == {2: True, 3: False}
            await do(live, 3, rematches.rematch, everybody)  # second thoughts
            assert (live.table.stage, live.table.match_number) == ("over", 1)  # the host has not been asked yet
            await do(live, 1, rematches.rematch, everybody)
            assert (live.table.stage, live.table.match_number) == ("playing", 2)
            assert live.table.answers == {}
            assert all(place.is_played_by_person() for place in live.table.places)

    run(evening)


def test_a_rematch_gives_seats_back_and_keeps_those_of_the_absent(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham"))
            live.driven = False
            await do(live, 2, commands.stand)
            await do(live, 2, commands.sit, 1)
            await over(live)
            live.table.places[1].put(commands.bot_seat("nottingham", 1, "novice", ""))
            live.table.places[1].stands_in = True  # a bot has finished the game for them
            assert await refusal(live, 2, rematches.rematch_now) == "not-the-host"
            await do(live, 2, rematches.rematch, [1, 2])
            await do(live, 1, rematches.rematch_now)
            first, second, third = live.table.places
            assert first.is_played_by_person()
            assert second.is_played_by_person()
            assert (third.person, third.stands_in, third.name) == (3, True, "P2")
            live.driven = False
            await do(live, 3, commands.sit, 2)
            assert third.is_played_by_person()
            seat = live.table.running_match().state.awaited()[0]
            await play(live, seat, first_move(live, seat))

    run(evening)


# options


def test_the_host_changes_options_and_clock_before_the_game(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sheriff"), start=False)
            options = {**live.table.opened.options, "royal_goods": True}
            assert await refusal(live, 2, arranging.arrange, options, 60) == "not-the-host"
            assert await refusal(live, 1, arranging.arrange, {"no": "such"}, 60) == "unknown-option"
            await do(live, 1, arranging.arrange, options, 86_400)
            assert await refusal(live, 1, arranging.arrange, options, 86_400) == "same-settings"
            await do(live, 1, commands.start)
            assert live.table.running_match().options["royal_goods"] is True
            assert live.table.clock.think == 86_400
            assert await refusal(live, 1, arranging.arrange, options, 0) == "not-gathering"

    run(evening)
