"""One room, one big screen: the table on a television, and each phone is only a hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Call, Clicker, Look, open_table, play_on
from tests.web.person import DESKTOP, Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CALLS as SHERWOOD

Come = Callable[..., Person]
PHONE = (390, 664)
TELEVISION = (1920, 1080)
CALLS: dict[str, list[Call]] = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": SHERWOOD}

# What the big screen shows to all, and a phone does not.
_PUBLIC = ".stalls, .players, .walk, .around, .memory, .moment, .sky p, ol.count"
_COUNTED = {"sheriff": "tbody tr", "nottingham": "ol.count > li", "sherwood": "ol.count > li"}  # by player
_LAID_OPEN = ("robbery", "burglary", "bartering", "choice", "over")  # phases in which a hand may lie on the table
_COUNT_SCENES = """() => {
  window.scenes = 0
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const each of addedNodes) {
      if (each.nodeType === 1 && (each.matches('.moment') || each.querySelector('.moment'))) window.scenes++
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""


def gather(people: Come, game: str) -> tuple[Person, list[Person]]:
    """A screen, three phones and a bot at a table of four, in two languages; the game has begun."""
    screen, host = people("fr", TELEVISION), people("en", PHONE)
    link = open_table(host, game, players=4)
    screen.go(link.replace("#", "/screen#"))
    expect(screen.page.locator("[data-screen=gathering] svg[data-link]")).to_have_attribute("data-link", link)
    phones = [host, people("fr", PHONE), people("en", PHONE)]
    for phone, name in zip(phones[1:], ("Marian", "Alice"), strict=True):
        phone.join(link, name)
        expect(screen.page.get_by_text(name).first).to_be_visible()
        expect(host.page.get_by_text(name).first).to_be_visible()
    screen.page.evaluate(_COUNT_SCENES)
    host.page.locator(".start .button").click()
    for phone in phones:
        phone.sees_table()
        expect(phone.page.locator(".frame[data-hand]")).to_be_visible()
    screen.sees_table()
    return screen, phones


@pytest.mark.long
@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_a_whole_game_with_a_screen_and_three_phones(people: Come, game: str) -> None:
    screen, phones = gather(people, game)
    screen.picture(f"screen-{game}")
    players = [Clicker(phone, 30 + at, CALLS[game]) for at, phone in enumerate(phones)]
    shown: set[str] = set()

    def look(seen: list[Look]) -> bool:
        for phone, each in zip(phones, seen, strict=True):
            if each.asked and each.phase not in shown:
                shown.add(each.phase)
                assert phone.page.locator(_PUBLIC).count() == 0
        return all(each.over for each in seen)

    play_on(players, look)
    for phone in phones:
        expect(phone.page.locator(".elsewhere [data-act=rematch]")).to_be_visible()
        assert phone.page.locator(_PUBLIC).count() == 0
    phones[1].picture(f"screen-{game}-hand-over")
    expect(screen.page.locator(f"[data-screen=over] section.end {_COUNTED[game]}")).to_have_count(4)
    screen.picture(f"screen-{game}-count")
    big = [
        event for event in screen.traffic.events() if event["name"] in ("opened", "sprang", "accomplished", "raided")
    ]
    assert screen.page.evaluate("window.scenes") > 0 or len(big) < 3
    for seat, viewer in enumerate([*phones, screen]):
        assert _secrets(viewer, seat) == []


def _secrets(viewer: Person, own: int) -> list[str]:
    """Hands of others in somebody's traffic; no seat is the screen's own, the last one is a bot's."""
    views = [view for view in viewer.traffic.views() if view["phase"] not in _LAID_OPEN]
    assert views
    return [
        f"{view['phase']}: {shown['hand']}"
        for view in views
        for seat, shown in enumerate(view["seats"])
        if shown["hand"] is not None and (seat != own or viewer.size == TELEVISION)
    ]


def test_a_phone_gets_the_whole_table_back_and_a_desktop_keeps_it(people: Come) -> None:
    host, guest, screen = people("en", PHONE), people("fr", DESKTOP), people("en", TELEVISION)
    link = open_table(host, "sheriff")
    guest.join(link, "Marian")
    expect(host.page.get_by_text("Marian").first).to_be_visible()
    host.page.locator(".start .button").click()
    host.sees_table()
    expect(host.page.locator(".stalls")).to_be_visible()
    screen.go(link.replace("#", "/screen#"))
    screen.sees_table()
    expect(host.page.locator(".stalls")).to_have_count(0)
    expect(guest.page.locator(".stalls")).to_be_visible()
    host.page.locator(".menu summary").click()
    host.page.get_by_role("button", name="Show everything here").click()
    expect(host.page.locator(".stalls")).to_be_visible()
    host.page.get_by_role("button", name="Only my hand here").click()
    expect(host.page.locator(".stalls")).to_have_count(0)
    screen.go("/")
    expect(host.page.locator(".stalls")).to_be_visible()  # nobody shows it any more


def test_a_screen_without_the_invitation_shows_nothing(people: Come) -> None:
    host, stranger = people("en"), people("en", TELEVISION)
    link = open_table(host, "sheriff")
    stranger.go(link.split("#")[0] + "/screen")
    expect(stranger.page.get_by_text("does not lead to the table")).to_be_visible()
    assert list(stranger.traffic.views()) == []
