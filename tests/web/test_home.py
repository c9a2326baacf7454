"""The front door: at a table with bots in one click, in the browser's language, on any screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import open_table
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_in_both_languages_on_any_screen(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    play = person.page.get_by_role("button", name="Jouer" if language == "fr" else "Play now", exact=True)
    expect(play).to_be_enabled()
    expect(play).to_be_in_viewport()  # without scrolling
    assert person.page.locator("html").get_attribute("lang") == language
    person.picture("home")
    person.page.locator("form summary").click()
    expect(person.page.locator("form .choice").first).to_be_visible()
    person.page.locator("form .choice").first.scroll_into_view_if_needed()
    person.picture("home-options")
    person.page.locator(".preferences summary").click()
    person.picture("settings")
    person.page.evaluate("document.documentElement.dataset.light = 'dark'")
    person.picture("home-night")


def test_one_click_and_one_plays(people: Come) -> None:
    person = people()
    person.go("/")
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".prompt")).to_be_visible()
    expect(person.page.locator(".stall")).to_have_count(4)


def test_what_the_command_line_asked_for_is_played(people: Come) -> None:
    person = people()
    person.go('/?game=sheriff&players=3&level=novice&character=sly&options={"royal_goods": true}&name=Ann')
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".prompt")).to_be_visible()
    expect(person.page.locator(".stall")).to_have_count(3)
    expect(person.page.get_by_text("Ann", exact=True).first).to_be_visible()


def test_the_language_changes_at_once_and_is_remembered(people: Come) -> None:
    person = people("en")
    person.go("/")
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()


def test_friends_gather_by_link(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    link = open_table(host, "sheriff")
    host.picture("lobby")
    guest.go(link)
    expect(guest.page.get_by_role("textbox")).to_be_visible()
    guest.picture("join")
    guest.join(link, "Marianne")
    expect(host.page.get_by_text("Marianne")).to_be_visible()
    expect(guest.page.get_by_text("l’hôte lancera la partie")).to_be_visible()
    guest.picture("lobby")


def test_a_game_that_was_left_is_found_again(people: Come) -> None:
    person = people("en", PHONE)
    person.play_now("nottingham")
    person.page.locator("header a.home").click()
    back = person.page.get_by_role("link", name="Game in progress")
    expect(back).to_be_visible()
    person.picture("home-resume")
    back.click()
    person.sees_table()


def test_a_listed_table_can_be_watched_by_anybody(people: Come) -> None:
    host, other = people("en"), people("fr")
    host.go("/")
    host.page.locator("form summary").click()
    host.page.get_by_label("List this table here").check()
    host.page.locator("form .button.main").click()
    host.page.locator(".start .button").click()
    host.sees_table()
    other.go("/")
    other.page.locator("section[aria-labelledby=open-title] li a").first.click()
    other.page.get_by_role("button", name="Regarder la partie").click()
    other.sees_table()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_there_is_told_in_a_sentence(people: Come, language: str) -> None:
    person = people(language)
    for name, path in (("no-table", "/t/nosuchtable"), ("no-page", "/nothing-here")):
        person.go(path)
        expect(person.page.get_by_role("alert")).to_be_visible()
        person.picture(name)
    person.go("/replay")
    expect(person.page.locator("input[type=file]")).to_be_attached()
    person.picture("replay-file")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "no-record.jsonl", "mimeType": "text/plain", "buffer": b"not a record\n"}
    )
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.complaints.clear()  # the browser tells of answers that say no


def test_the_page_can_be_installed(people: Come) -> None:
    person = people("en")
    person.go("/")
    address = person.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.page.request.get(str(address)).json()
    assert manifest["display"] == "standalone"
    assert any("512x512" in icon["sizes"] or icon["sizes"] == "any" for icon in manifest["icons"])
    scope = person.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")
    assert scope is True
