"""The deal of the day on the home page: before, during and after it is played, and on the day after."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.house import FAST, House
from tests.web.lines import TABLE, finish
from tests.web.person import DESKTOP, Person

Come = Callable[..., Person]
LOW_PHONE = (390, 664)
NOON = datetime(2031, 1, 15, 12, tzinfo=UTC)
SERVER = "tests.web.dated_server"
PLAY = {"en": "Play today’s deal: Nottingham", "fr": "Jouer la donne du jour : Nottingham"}
GO_ON = {"en": "Go on with today’s deal: Nottingham", "fr": "Continuer la donne du jour : Nottingham"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server whose day does not end while a test runs."""
    opened = House(tmp_path / "tables.db", FAST, (SERVER, str(NOON.timestamp())))
    yield opened
    opened.close()


def on_the_day_after(house: House) -> None:
    house.close()
    house.program = (SERVER, str((NOON + timedelta(days=1)).timestamp()))
    house.open()


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("en", LOW_PHONE), ("fr", DESKTOP)], ids=["phone", "desktop"])
def test_a_deal_before_during_and_after(people: Come, house: House, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    page = person.page
    page.clock.set_fixed_time(NOON)
    person.go("/")
    deals = page.locator("section.days > ul > li")
    expect(deals).to_have_count(3)
    deals.first.scroll_into_view_if_needed()
    person.picture("days-before")
    page.locator("section.days input[type=checkbox]").check()
    page.get_by_role("button", name=PLAY[language]).click()
    person.sees_table()
    person.go("/")
    expect(page.get_by_role("button", name=GO_ON[language])).to_be_visible()
    expect(deals.locator("table")).to_have_count(0)  # nothing is told yet
    deals.first.scroll_into_view_if_needed()
    person.picture("days-during")
    finish(person)
    page.get_by_role("button", name=GO_ON[language]).click()
    end = page.locator("section.end")
    expect(end.locator("tr.mine")).to_have_count(1)
    expect(end.locator(".acts .button.main")).to_have_count(0)  # it is played once
    expect(end.locator("a[href*=replay]")).to_have_count(0)
    end.locator("tr.mine").scroll_into_view_if_needed()
    person.picture("days-end")
    person.go("/")
    deals.locator("summary").click()
    expect(deals.locator("tr.mine")).to_be_visible()
    expect(page.get_by_role("button", name=GO_ON[language])).to_have_count(0)
    person.picture("days-after")

    person.go("about:blank")  # a page that asks while the server is away complains
    on_the_day_after(house)
    page.clock.set_fixed_time(NOON + timedelta(days=1))
    person.go("/")
    expect(page.get_by_role("button", name=PLAY[language])).to_be_visible()  # the next one
    page.locator("details.yesterday > summary").click()
    expect(page.locator("details.yesterday tr.mine")).to_be_visible()
    person.picture("days-yesterday")
    known = page.evaluate(TABLE)
    person.go(f"/t/{known['table']}/story/1")
    expect(page.locator("section.story figure").first).to_be_visible()
    with page.expect_response(lambda answer: "/story?" in answer.url) as told:
        person.go("/games")  # what was achieved in it can be asked for by now
    assert told.value.ok
