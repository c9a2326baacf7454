"""People who have closed the page are called by their devices, in games by the day: once, and in their language."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loxley.core.refusals import Refused
from loxley.tables import commands
from loxley.tables.asking import ask
from loxley.tables.metrics import Metrics
from loxley.tables.office import export
from loxley.tables.people import hashed
from loxley.tables.push import MOST_DEVICES
from loxley.tables.push_calls import HOUR, Calls, is_still_due
from loxley.tables.rows import Moved
from loxley.tables.store.opening import open_store
from loxley.tables.store.push_shelf import Device
from tests.tables.called_people import CONTACT, DAY, Evening, calling, end_turn, start, token, week
from tests.tables.evenings import do, first_move, gather, house, opened, play, run
from tests.tables.push_service import HOST, Browser, Letter, PushService, claims_of, push_service

TITLES = {"en": "It is your turn", "fr": "C’est à vous"}


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as found:
        yield found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whose_turn_begins_is_called_in_their_language(store_url: str, service: PushService, language: str) -> None:
    browser = Browser()

    async def evening() -> None:
        async with calling(store_url) as here:
            live = await week(here)
            await here.push.keep(live, token(live, 0), service.device(browser, "phone?x=1", language))
            await start(here, live)
            await here.round()
            (letter,) = service.letters  # once, however often it is looked at
            phase = {"en": "Turn", "fr": "Tour de jeu"}[language]
            said = {"title": TITLES[language], "body": f"Nottingham · {phase}", "path": f"/t/{live.table.name}"}
            assert browser.read(letter.body) == said
            assert letter.path == "/phone?x=1"
            check_headers(letter, service.port, here)
            assert here.outcomes() == {"told": 1}

    run(evening)


def check_headers(letter: Letter, port: int, here: Evening) -> None:
    claims, key = claims_of(letter.headers["Authorization"])
    assert (claims["aud"], claims["sub"], key) == (f"https://{HOST}:{port}", CONTACT, here.push.public_key)
    assert 0 < claims["exp"] - here.now() <= DAY
    assert letter.headers["Content-Encoding"] == "aes128gcm"
    assert DAY - 60 < int(letter.headers["TTL"]) <= DAY
    assert len(letter.headers["Topic"]) <= 32
    assert letter.headers["Urgency"] == "normal"


def test_a_call_tells_what_everybody_knows_and_nothing_else(sqlite_url: str, service: PushService) -> None:
    """The words are the same whatever cards somebody holds, and are made of texts of the game's phases alone."""
    browser = Browser()

    async def evening() -> None:
        async with calling(sqlite_url) as here:
            told: list[set[str]] = []
            for deal in ("11" * 32, "22" * 32):
                await here.here.store.deal(deal[:12], deal)
                live = await week(here, duplicate=deal[:12], deal=deal)
                await here.push.keep(live, token(live, 0), service.device(browser))
                await start(here, live)
                words = browser.read(service.letters[-1].body)
                assert words.pop("path") == f"/t/{live.table.name}"
                told.append({json.dumps(words, sort_keys=True)})
            assert told[0] == told[1]
            assert len(service.letters) == 2

    run(evening)


def test_whoever_looks_at_the_table_is_not_called_and_whoever_looks_away_is(
    sqlite_url: str, service: PushService
) -> None:
    browser = Browser()

    async def evening() -> None:
        async with calling(sqlite_url) as here:
            live = await week(here)
            for seat in range(3):
                await here.push.keep(live, token(live, seat), service.device(browser, f"seat-{seat}"))
            for person in (1, 2, 3):
                live.here[person] += 1
            await start(here, live)
            assert service.letters == []
            del live.here[1]
            await here.round()
            assert service.letters == []  # they have seen it
            live.here[1] += 1
            (second,) = await end_turn(here, live)
            assert service.letters == []
            assert second == 1
            live.unseen[3] += 1  # their page is in the background
            assert await end_turn(here, live) == [2]
            assert [letter.path for letter in service.letters] == ["/seat-2"]

    run(evening)


def test_they_are_called_again_when_an_hour_is_left(sqlite_url: str, service: PushService) -> None:
    browser = Browser()

    async def evening() -> None:
        async with calling(sqlite_url) as here:
            live = await week(here)
            await start(here, live)
            here.later = 60
            await here.push.keep(live, token(live, 0), service.device(browser, language="fr"))
            await here.round()
            assert service.letters == []  # whoever turns it on now knows whose turn it is
            here.later += DAY - HOUR - 120
            await here.round()
            assert service.letters == []
            here.later += 120
            await here.round()
            await here.round()
            (letter,) = service.letters
            assert browser.read(letter.body)["title"] == "Il vous reste une heure pour jouer"
            assert letter.headers["Urgency"] == "high"
            assert int(letter.headers["TTL"]) <= HOUR

    run(evening)


def test_only_games_by_the_day_call(sqlite_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(sqlite_url) as here:
            live = await gather(here.here, opened("nottingham", 3, think=3_600), start=False)
            with pytest.raises(Refused, match="not-by-day"):
                await here.push.keep(live, token(live, 0), service.device(Browser()))
            await here.shelf.keep(live.table.name, token(live, 0), service.device(Browser()), 0.0, 1)
            await start(here, live)
            await here.round()
            assert service.letters == []

    run(evening)


def test_nobody_is_called_for_what_the_house_plays(sqlite_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(sqlite_url) as here:
            here.push._calls._has_no_choice = lambda _table, seat: seat == 0
            live = await week(here)
            await here.push.keep(live, token(live, 0), service.device(Browser()))
            await start(here, live)
            assert service.letters == []

    run(evening)


def test_a_service_that_fails_is_asked_again(
    sqlite_url: str, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser()
    caplog.set_level(logging.INFO)

    async def evening() -> None:
        async with calling(sqlite_url) as here:
            live = await week(here)
            secret = "very-secret"
            await here.push.keep(live, token(live, 0), service.device(browser, secret))
            service.answers = [503, 429]
            await start(here, live)
            assert len(service.letters) == 3
            assert here.outcomes() == {"told": 1}
            words = [browser.read(letter.body) for letter in service.letters]
            assert words[0] == words[1] == words[2]
            assert len({letter.body for letter in service.letters}) == 3  # no key is used twice
            service.answers = [500, 500, 500]
            here.later += DAY - HOUR
            await here.round()
            assert here.outcomes() == {"told": 1, "failed": 1}
            assert "500" in caplog.text
            assert secret not in caplog.text
            assert browser.auth not in caplog.text
            assert await here.shelf.count(live.table.name) == 1

    run(evening)


def test_a_call_that_comes_too_late_is_not_sent(
    sqlite_url: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with calling(sqlite_url, pauses=(0.0,)) as here:
            live = await week(here)
            await here.push.keep(live, token(live, 0), service.device(Browser()))
            service.answers = [503]
            held = here.push._outgoing.send

            async def moves_meanwhile(write: Any, is_wanted: Callable[[], bool]) -> str:
                asked = iter([True, False])
                return await held(write, lambda: is_wanted() and next(asked))

            monkeypatch.setattr(here.push._outgoing, "send", moves_meanwhile)
            await start(here, live)
            assert len(service.letters) == 1
            assert here.outcomes() == {"late": 1}

    run(evening)


def test_it_is_too_late_once_they_have_moved(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3, think=DAY, options={"first_player": 0}))
            (call,) = Calls(lambda *_: False).fresh(live, time.time())
            assert is_still_due(live.table, call)
            await play(live, 0, first_move(live, 0))
            assert not is_still_due(live.table, call)

    run(evening)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(store_url: str, service: PushService, status: int) -> None:
    async def evening() -> None:
        async with calling(store_url) as here:
            live = await week(here)
            for name in ("old", "new"):
                await here.push.keep(live, token(live, 0), service.device(Browser(), name))
            service.answers = [status]
            await start(here, live)
            assert len(service.letters) == 2  # it was not asked again
            assert here.outcomes() == {"told": 1, "gone": 1}
            assert await here.shelf.count(live.table.name) == 1

    run(evening)


def test_whoever_stands_up_moves_or_is_removed_is_not_called_any_more(store_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(store_url) as here:
            live = await week(here)
            name = live.table.name
            for seat in range(3):
                await here.push.keep(live, token(live, seat), service.device(Browser()))
            await here.settle()
            assert await here.shelf.count(name) == 3
            await do(live, 3, commands.stand)
            await here.settle()
            assert await here.shelf.count(name) == 2
            with pytest.raises(Refused, match="no-seat"):
                await here.push.keep(live, live.table.people[3].token, service.device(Browser()))
            await do(live, 1, commands.remove, 2, "key", [])
            await here.settle()
            assert await here.shelf.count(name) == 1
            await ask(live, lambda _: commands.Step(Moved(1, hashed("another device"))))
            await here.settle()
            assert await here.shelf.count(name) == 0
            await here.push.keep(live, token(live, 0), service.device(Browser()))
            await do(live, 1, commands.close)
            await here.settle()
            assert await here.shelf.count(name) == 0
            with pytest.raises(Refused, match="table-closed"):
                await here.push.keep(live, token(live, 0), service.device(Browser()))

    run(evening)


def test_devices_go_with_the_table_and_are_in_no_export(store_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(store_url) as here:
            live = await week(here)
            name = live.table.name
            device = service.device(Browser(), "very-secret")
            await here.push.keep(live, token(live, 0), device)
            text = await export(here.here.store, name)
            assert not any(secret in text for secret in (device.endpoint, "very-secret", device.p256dh, device.auth))
            here.here.live.clear()
            await here.here.retire(time.time() + 31 * DAY)
            assert await here.here.store.is_archived(name)
            assert await here.shelf.count(name) == 0
            archived = await here.here.find(name)
            assert archived is not None
            with pytest.raises(Refused, match="table-closed"):
                await here.push.keep(archived, token(archived, 0), device)

    run(evening)


def test_a_call_is_made_once_whatever_starts_again(store_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(store_url) as here:
            live = await week(here)
            name = live.table.name
            await here.push.keep(live, token(live, 0), service.device(Browser()))
            await start(here, live)
            key = here.push.public_key
        async with calling(store_url) as here:
            assert here.push.public_key == key
            assert await here.here.find(name) is not None
            await here.here.wake()
            await here.round()
            assert len(service.letters) == 1

    run(evening)


def test_of_two_processes_one_calls(shared_url: str, service: PushService) -> None:
    async def evening() -> None:
        async with calling(shared_url) as here, calling(shared_url) as there:
            assert here.push.public_key == there.push.public_key
            live = await week(here)
            twin = await there.here.find(live.table.name)
            assert twin is not None
            await there.push.keep(twin, token(twin, 0), service.device(Browser()))
            await start(here, live)
            while twin.table.number < live.table.number:
                await asyncio.sleep(0.01)
            live.driven = twin.driven = True  # both believe that it is theirs
            await asyncio.gather(here.round(), there.round())
            assert len(service.letters) == 1

    run(evening)


def test_two_at_once_get_a_device_once(store_url: str) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        await store.push.keep("a", "ann", Device("https://x/1", "p", "a", "en"), 10.0, 4)
        calls = await asyncio.gather(*(store.push.call("a", "ann", 20.0) for _ in range(8)))
        assert [device.endpoint for found in calls for device in found] == ["https://x/1"]
        assert await store.push.call("a", "ann", 15.0) == []  # an older call is over
        assert await store.push.call("a", "bess", 30.0) == []
        assert len(await store.push.call("a", "ann", 30.0)) == 1
        await store.close()

    run(evening)


def test_a_person_has_a_few_devices_and_the_newest_count(store_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        store = await open_store(store_url, Metrics())
        shelf = store.push
        for number in range(MOST_DEVICES + 3):
            device = Device(f"https://x/{number}", "p", "a", "en")
            await shelf.keep("a", "ann", device, float(number), MOST_DEVICES)
        await shelf.keep("a", "ann", Device("https://x/3", "q", "b", "fr"), 100.0, MOST_DEVICES)  # renewed
        await shelf.keep("a", "bess", Device("https://x/1", "p", "a", "en"), 1.0, MOST_DEVICES)
        found = await shelf.call("a", "ann", 200.0)
        assert sorted(found) == [
            Device("https://x/3", "q", "b", "fr"),
            *(Device(f"https://x/{number}", "p", "a", "en") for number in (4, 5, 6)),
        ]
        assert await shelf.private_key("mine") == "mine"
        assert await shelf.private_key("another") == "mine"
        await store.back_up(tmp_path / "copy.db")
        await shelf.forget("a", "ann", "https://x/3")
        assert await shelf.count("a") == 4
        await shelf.forget_others("a", ["bess"])
        assert await shelf.count("a") == 1
        await shelf.forget_others("a", [])
        assert await shelf.count("a") == 0
        await store.close()
        copy = await open_store(f"sqlite:///{tmp_path / 'copy.db'}", Metrics())
        assert (await copy.push.count("a"), await copy.push.private_key("x")) == (5, "mine")
        await copy.close()

    run(evening)


def test_while_the_store_is_away_nothing_is_lost(
    sqlite_url: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with calling(sqlite_url) as here:
            live = await week(here)
            await here.push.keep(live, token(live, 0), service.device(Browser()))

            async def away(*_: object) -> list[Device]:
                raise OSError

            with monkeypatch.context() as patched:
                patched.setattr(here.shelf, "call", away)
                await start(here, live)
            assert service.letters == []
            await here.round()
            assert len(service.letters) == 1

    run(evening)
