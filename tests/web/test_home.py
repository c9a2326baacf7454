"""The front door: at a table with bots in one click, in the browser's language, on any screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.clicking import open_table
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]
PATIENCE = 60_000  # milliseconds


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_in_both_languages_on_any_screen(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    play = person.page.get_by_role("button", name="Jouer" if language == "fr" else "Play now", exact=True)
    expect(play).to_be_enabled()
    expect(play).to_be_in_viewport(ratio=1)  # without scrolling
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


# Words that are broken, and not between two of their lines: a title is told by the rectangles of each of its words.
_BROKEN = """() => [...document.querySelectorAll('.game b')].flatMap((title) =>
  [...title.textContent.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange()
    range.setStart(title.firstChild, word.index)
    range.setEnd(title.firstChild, word.index + word[0].length)
    return range.getClientRects().length > 1
  }).map(String),
)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_how_to_play_without_scrolling_and_breaks_no_title(people: Come, language: str) -> None:
    person = people(language, (390, 664))
    person.go("/")
    for width, height in ((390, 664), (360, 740)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.locator(".now .button.main")).to_be_in_viewport(ratio=1)
        assert person.page.evaluate(_BROKEN) == []


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
    expect(host.page.get_by_role("list", name="At the table").get_by_text("Marianne")).to_be_visible()
    expect(guest.page.get_by_text("l’hôte lancera la partie")).to_be_visible()
    guest.picture("lobby")


def test_a_host_locks_hands_on_removes_and_closes(people: Come) -> None:
    host, guest, other = people("en"), people("fr", PHONE), people("en")
    link = open_table(host, "sheriff")
    guest.join(link, "Marianne")
    expect(host.page.get_by_text("Marianne").first).to_be_visible()

    host.page.locator(".tools summary").click()
    host.page.get_by_role("button", name="Lock the table").click()
    expect(host.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    expect(guest.page.get_by_text("Cette table est verrouillée")).to_be_visible()
    host.picture("host-tools")
    other.join(link, "Much")
    expect(other.page.get_by_role("alert")).to_be_visible()
    host.page.get_by_role("button", name="Unlock the table").click()
    expect(guest.page.get_by_text("Cette table est verrouillée")).to_be_hidden()
    other.join(link, "Much")
    expect(host.page.get_by_role("button", name="Remove Much")).to_be_visible()

    host.page.get_by_role("button", name="Remove Much").click()
    host.page.locator(".sure .button.main").click()
    expect(other.page.get_by_text("The host has removed you")).to_be_visible()
    expect(host.page.get_by_role("button", name="Remove Much")).to_be_hidden()
    other.page.reload()
    other.go(link)  # the old invitation is void
    expect(other.page.get_by_role("alert")).to_be_visible()

    host.page.get_by_role("button", name="Make host: Marianne").click()
    expect(host.page.locator(".tools")).to_be_hidden()
    guest.page.locator(".start .button").click()
    guest.sees_table()
    guest.page.locator(".menu summary").last.click()
    guest.picture("host-tools-playing")
    guest.page.get_by_role("button", name="Fermer la table").click()
    guest.page.locator(".sure .button.main").click()
    for person, words in ((guest, "Cette table est fermée"), (host, "This table is closed")):
        expect(person.page.get_by_text(words)).to_be_visible()
    for person in (other, guest, host):  # a refused request is an error on the console, as it should be
        person.complaints[:] = [line for line in person.complaints if "status of 4" not in line]


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
    host.page.locator("form .button.main").click()
    expect(host.page.locator("form input.field:focus:invalid")).to_be_visible()  # friends ask whose table it is
    host.page.keyboard.type("Robin")
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
    person = people("en", worker="on")
    person.go("/")
    address = person.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.page.request.get(str(address)).json()
    assert manifest["display"] == "standalone"
    assert any("512x512" in icon["sizes"] or icon["sizes"] == "any" for icon in manifest["icons"])
    scope = person.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")
    assert scope is True


def test_little_is_sent_for_the_home_page_and_a_table(browser: Browser, house: House) -> None:
    context = browser.new_context(base_url=house.address, locale="fr-FR", service_workers="block")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    sent: list[int] = []
    wire.on("Network.loadingFinished", lambda answer: sent.append(int(answer["encodedDataLength"])))
    wire.send("Network.enable")
    page.goto("/")
    page.locator("input[name=game][value=sherwood]").check(force=True)
    expect(page.locator(".now .button.main")).to_be_enabled(timeout=PATIENCE)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    assert 20_000 < sum(sent) < 80_000
    page.locator(".now .button.main").click(timeout=PATIENCE)
    expect(page.locator("[data-phase]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    assert 80_000 < sum(sent) < 200_000
    context.close()


def test_the_options_of_a_game_are_under_play_now(people: Come) -> None:
    person = people("fr", PHONE)
    person.go("/")
    person.choose("sheriff")
    person.page.locator(".now summary").click()
    person.page.get_by_label("Marchandises Royales").check()
    person.picture("home-options")
    person.page.locator(".now .button.main").click()
    person.sees_table()
    assert list(person.traffic.views())[-1]["options"]["royal_goods"] is True
