"""The front door: at a table with bots in one click, in the browser's language, on any screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_in_both_languages_on_any_screen(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    play = person.page.get_by_role("button", name="Jouer" if language == "fr" else "Play now", exact=True)
    expect(play).to_be_enabled()
    assert person.page.locator("html").get_attribute("lang") == language
    assert person.fits()
    person.picture("home")


def test_one_click_and_one_plays(people: Come) -> None:
    person = people()
    person.go("/")
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".prompt")).to_be_visible(timeout=10_000)
    expect(person.page.locator(".stall")).to_have_count(4)


def test_the_language_changes_at_once_and_is_remembered(people: Come) -> None:
    person = people("en")
    person.go("/")
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()


def test_friends_gather_by_link(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    link = gather(host)
    host.picture("lobby")
    guest.go(link)
    expect(guest.page.get_by_role("textbox")).to_be_visible()
    guest.picture("join")
    guest.join(link, "Marianne")
    expect(host.page.get_by_text("Marianne")).to_be_visible()
    expect(guest.page.get_by_text("L’hôte lance la partie.")).to_be_visible()
    guest.picture("lobby")


def gather(host: Person, game: str = "Sheriff of Nottingham", players: int = 3) -> str:
    """Open a table for friends; its link."""
    host.go("/")
    host.page.get_by_role("radio", name=game).check(force=True)
    host.page.get_by_label("Your name").fill("Robin")
    host.page.locator("select[name=players]").select_option(str(players))
    host.page.get_by_role("button", name="Open a table").click()
    return host.page.get_by_label("Link to this table").input_value()
