"""Whole games of Sherwood Forest through the page: two people in two browsers and bots, to the final count."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Call, Clicker, play_on, sit_down
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.sight import play_whole_game

Come = Callable[..., Person]
CALLS = [
    Call("article.sheet .button.main:not([aria-disabled])", unasked=True),  # a sheet is signed
    Call("section.sheet .button.main:not([aria-disabled])"),  # one that is written is sent
    Call(".raid .button:not([aria-disabled])"),
    Call(".convoys .button.main:not([aria-disabled])"),  # a card is revealed
    Call(".hideout.may, .places .button:not([aria-disabled]), .convoys .button:not([aria-disabled]), .strip .may"),
    Call(".words .button:not([aria-disabled])"),
    Call(".tray .button:not([aria-disabled])"),
    Call("dialog header .button"),  # nothing can be done in it
]

# Whoever looks at every screen also writes in sheets and deals, and opens what can be opened.
CURIOUS = [
    Call(
        "section.sheet .chapters .button, section.sheet .stepper button:not(:disabled), section.sheet .chip", chance=0.7
    ),
    Call("section.deal .stepper button:not(:disabled)", chance=0.6),
    Call("section.deal .button.main:not([aria-disabled])"),
    Call("dialog .deals .button:not([aria-disabled])", chance=0.3),
    Call(".tray .button:not([aria-disabled])", chance=0.3),
    Call("dialog .talks summary", chance=0.4),
    Call("dialog header .button", chance=0.1),
    *CALLS,
]


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "seats", "of_host", "of_guest"),
    [
        ("basic", 4, [DESKTOP], [(390, 664), (844, 390)]),
        ("advanced", 5, [(1920, 1080)], [(820, 1180)]),
    ],
    ids=["basic", "advanced"],
)
def test_a_whole_game_of_two_people_and_bots(
    people: Come, rules: str, seats: int, of_host: list[tuple[int, int]], of_guest: list[tuple[int, int]]
) -> None:
    host, guest = people("en", of_host[0]), people("fr", of_guest[0])
    sit_down(host, guest, "sherwood", rules, seats)
    players = {Clicker(host, 1, CURIOUS): of_host, Clicker(guest, 2, CURIOUS): of_guest}
    play_whole_game(players, f"sherwood-{rules}")
    for person in (host, guest):
        expect(person.page.locator("ol.count > li")).to_have_count(seats)
        expect(person.page.locator("ol.count > li.veiled")).to_have_count(0)  # counted up to the winner
        person.picture(f"sherwood-{rules}-count")
    assert all("planning" in player.phases for player in players)
    assert _secrets(host, 0) == []
    assert _secrets(guest, 1) == []


def test_an_alliance_is_drawn_up_and_signed(people: Come) -> None:
    """The host asks the guest to join at a hideout; the guest reads the sheet in French and signs it."""
    host, guest = people("en", DESKTOP), people("fr", PHONE)
    sit_down(host, guest, "sherwood", "basic")
    players = [Clicker(host, 5, []), Clicker(guest, 6, CALLS[4:])]
    play_on(players, lambda seen: seen[0].asked and host.page.locator(".hideout.may").count() > 0)
    host.page.locator(".hideout.may").first.click()
    host.page.get_by_role("button", name="Marian: Raiders: one more").click()
    host.picture("sherwood-sheet")
    propose = host.page.get_by_role("button", name="Propose and sign")
    expect(propose).not_to_have_attribute("aria-disabled", "true")  # the server says whether the sheet may be sent
    propose.click()
    sign = guest.page.get_by_role("button", name="Signer")
    expect(sign).to_be_visible()
    guest.picture("sherwood-to-sign")
    sign.click()
    for person in (host, guest):
        expect(person.page.locator(".hideout .group")).not_to_have_count(0)


def _secrets(person: Person, seat: int) -> list[str]:
    """Hands and looked-at cards of others in this person's traffic."""
    found: list[str] = []
    for view in person.traffic.views():
        hands = [shown["hand"] for owner, shown in enumerate(view["seats"]) if owner != seat]
        found += [f"hand {hand}" for hand in hands if hand is not None]
        secret = [slot for slot in view["row"] if slot["face"] is not None and not slot["face_up"]]
        found += [f"card {slot['slot']}" for slot in secret if seat not in slot["looked"]]
    told = [event for event in person.traffic.events() if event["name"] in ("looked", "bought")]
    return found + [str(event) for event in told if event["facts"]["seat"] != seat]
