"""A whole game of Sheriff through the page: two people in two browsers and a bot, to the final count."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person
from tests.web.sheriff import SheriffPlayer
from tests.web.test_home import gather

Come = Callable[..., Person]
_PATIENCE = 4000  # acts of both people; a game of three takes some hundred
_STUMBLES = 12  # clicks on what was just going away


def start(host: Person, guest: Person) -> None:
    link = gather(host)
    guest.join(link, "Marian")
    expect(host.page.get_by_text("Marian")).to_be_visible()
    host.page.get_by_role("button", name="start").click()
    for person in (host, guest):
        expect(person.page.locator(".stall")).to_have_count(3)


def play_on(players: list[SheriffPlayer], until: Callable[[], bool]) -> None:
    """Everybody does what they are asked, until something holds."""
    for _ in range(_PATIENCE):
        if until():
            return
        assert sum(player.stumbles for player in players) <= _STUMBLES
        acted = [player.act() for player in players]  # each gets a turn
        if not any(acted):
            players[0].page.wait_for_timeout(30)
    pytest.fail("the game does not come to an end")


def test_a_whole_game_of_two_people_and_a_bot(people: Come) -> None:
    host, guest = people("en", DESKTOP), people("fr", PHONE)
    start(host, guest)
    players = [SheriffPlayer(host, 1), SheriffPlayer(guest, 2)]
    pictured: set[str] = set()

    def picture_new_phases() -> bool:
        for person in (host, guest):
            name = f"sheriff-{person.phase()}"
            mine = person.page.locator(".prompt.mine").count() > 0
            key = f"{name}-{person.language}"
            if mine and key not in pictured:
                pictured.add(key)
                person.picture(name)
                assert person.fits(), key
        return host.is_over() and guest.is_over()

    play_on(players, picture_new_phases)
    for person in (host, guest):
        expect(person.page.locator("section.end table tbody tr")).to_have_count(3)
        person.picture("sheriff-count")
    assert host.traffic.secrets_of_others(0) == []
    assert guest.traffic.secrets_of_others(1) == []
    assert all({"_load", "_pick", "_market", "_gate"} <= player.done for player in players)


def test_a_connection_lost_in_mid_inspection_comes_back_exactly(people: Come) -> None:
    host, guest = people("en"), people("fr")
    start(host, guest)
    players = [SheriffPlayer(host, 3), SheriffPlayer(guest, 4)]

    def at_the_gate() -> bool:
        return all(person.page.locator("[data-phase=inspection]").count() for person in (host, guest))

    play_on(players, at_the_gate)
    bags = host.page.locator(".bags").inner_text()
    told = host.page.locator("aside ol li").count()
    host.house.kill()
    expect(host.page.locator(".link.lost, .link.connecting")).to_be_visible()
    host.picture("connection-lost")
    host.house.open()
    expect(host.page.locator(".link.open")).to_be_attached(timeout=30_000)
    assert host.page.locator(".bags").inner_text() == bags
    assert host.page.locator("aside ol li").count() >= told
    play_on(players, lambda: not at_the_gate())
    host.complaints.clear()  # the browser tells of connections that failed while the server was away
    guest.complaints.clear()
    assert host.traffic.secrets_of_others(0) == []
