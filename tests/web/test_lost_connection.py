"""The server fails in the middle of a game: those who stayed and those who left find everything as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker, play_on, sit_down
from tests.web.house import House, house_in
from tests.web.person import Person
from tests.web.sheriff import CALLS

Come = Callable[..., Person]


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
