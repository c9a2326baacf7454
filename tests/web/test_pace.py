"""Bargaining at a human pace, as people meet it: the ring and its buttons, the speed, who writes, who is waited for."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.web.clicking import Clicker, Look, open_table, play_on, sit_down
from tests.web.house import PATIENT, House, house_in
from tests.web.person import DESKTOP, Person
from tests.web.sheriff import CALLS

Come = Callable[..., Person]
SMALL = (390, 664)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("house"), PATIENT) as opened:
        yield opened


def test_two_friends_who_opened_the_link_together_both_sit_down(people: Come) -> None:
    host, first, second = people("en"), people("fr"), people("en", SMALL)
    link = open_table(host, "nottingham")
    for guest in (first, second):  # both see the same free seats before either has come in
        guest.go(link)
        expect(guest.page.get_by_role("textbox")).to_be_visible()
    for guest, name in ((first, "Marian"), (second, "Will")):
        guest.page.get_by_role("textbox").fill(name)
        guest.page.locator("form .button.main").click()
    for name in ("Marian", "Will"):
        expect(host.page.locator(".seats li.taken", has_text=name)).to_be_visible()


def test_bots_wait_until_everybody_has_nothing_to_say(people: Come) -> None:
    host, guest = people("en", DESKTOP), people("fr", SMALL)
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, CALLS), Clicker(guest, 2, CALLS)]
    ring = "[data-hold=talk], [data-hold=offer]"

    def holds(_: list[Look]) -> bool:
        return host.page.locator(ring).count() > 0 and guest.page.locator(ring).count() > 0

    play_on(players, holds)
    host.picture("ring")
    guest.picture("ring")

    def decided(seen: list[Look]) -> bool:
        """Whoever is waited for says so; an offer holds one of them first, so the ring may pass to the other."""
        for person in (host, guest):
            say_nothing(person)
        return any(look.phase != "inspection" for look in seen)

    play_on(players, decided)  # the ring lasts ten minutes here: only what they say lets bots go on


def say_nothing(person: Person) -> None:
    button = person.page.locator("[data-hold-act=nothing]")
    height = person.page.evaluate(
        "document.querySelector('[data-hold-act=nothing]')?.getBoundingClientRect().height ?? 0"
    )
    if not height:
        return
    assert height >= 44
    try:
        button.click(timeout=3000)
    except TooLate:  # bots went on meanwhile
        return


def test_everybody_sees_that_bots_wait_for_a_broken_line(people: Come) -> None:
    host, guest = people("en"), people("fr")
    sit_down(host, guest, "sheriff")
    guest.go("about:blank")
    expect(host.page.locator(".plate .away").first).to_be_attached()


def test_the_host_changes_the_speed(people: Come) -> None:
    host, guest = people("en"), people("fr", SMALL)
    sit_down(host, guest, "nottingham")
    host.page.locator(".menu summary").last.click()
    host.page.locator("select[name=speed]").select_option("fast")
    host.page.locator(".menu summary").last.click()
    expect(host.page.locator("select[name=speed]")).to_have_value("fast")
