"""The server fails in the middle of a game, or its line goes silent: people are told, and find everything as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.clicking import Clicker, play_on, sit_down
from tests.web.house import House, house_in
from tests.web.person import Person
from tests.web.sheriff import CALLS

Come = Callable[..., Person]
GIVEN_UP = 10_000  # milliseconds after which a page tries another line


class Wire:
    """Everything between a page and its server, which can go silent without ending."""

    def __init__(self, person: Person) -> None:
        self.is_silent = False
        self.lines = 0
        person.page.route_web_socket("**/ws", self._join)

    def _join(self, page: WebSocketRoute) -> None:
        self.lines += 1
        server = page.connect_to_server()
        page.on_message(lambda said: None if self.is_silent else server.send(said))
        server.on_message(lambda said: None if self.is_silent else page.send(said))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One of its own: it is killed."""
    with house_in(tmp_path) as opened:
        yield opened


def test_a_connection_lost_in_mid_inspection_comes_back_exactly(people: Come) -> None:
    host, guest = people("en"), people("fr")
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 3, CALLS), Clicker(guest, 4, CALLS)]
    play_on(players, lambda seen: all(look.phase == "inspection" for look in seen))
    table = guest.page.url
    guest.go("about:blank")
    expect(host.page.locator(".plate .away").first).to_be_attached()  # from now on bots wait for the guest
    host.house.kill()
    expect(host.page.locator(".link.lost, .link.connecting")).to_be_visible()
    bags = host.page.locator(".bags").inner_text()
    told = host.page.locator("aside ol li").count()
    host.picture("connection-lost")
    host.house.open()
    expect(host.page.locator(".link.open")).to_be_attached()
    assert host.page.locator(".bags").inner_text() == bags
    assert host.page.locator("aside ol li").count() >= told
    guest.go(table)
    guest.sees_table()
    play_on(players, lambda seen: all(look.phase != "inspection" for look in seen))
    host.complaints.clear()  # the browser tells of connections that failed while the server was away
    guest.complaints.clear()
    assert host.traffic.secrets_of_others(0) == []


def at_a_silent_line(person: Person) -> tuple[Wire, Locator]:
    """In mid game nobody is heard any more, and the page says so before it tries another line."""
    wire = Wire(person)
    person.play_now("nottingham")
    lost = person.page.locator(".notices [role=alert]", has=person.page.get_by_role("button"))
    wire.is_silent = True
    expect(lost).to_be_visible(timeout=GIVEN_UP)
    return wire, lost


def test_a_line_that_goes_silent_is_noticed_and_trusted_again_when_it_speaks(people: Come) -> None:
    person = people("en")
    wire, lost = at_a_silent_line(person)
    wire.is_silent = False
    expect(lost).to_have_count(0)
    expect(person.page.locator(".link.open")).to_be_attached()


def test_whoever_does_not_wait_for_a_silent_line_tries_another_one(people: Come) -> None:
    person = people("fr")
    wire, lost = at_a_silent_line(person)
    lost.get_by_role("button").click()
    expect(lost).to_be_visible()
    wire.is_silent = False
    expect(lost).to_have_count(0)
    assert wire.lines > 1
