"""Around a game: the guide, talk, the offer builder, keys alone, watching, other light, pause, replay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person
from tests.web.sheriff import SheriffPlayer
from tests.web.test_home import gather
from tests.web.test_sheriff import play_on, start

Come = Callable[..., Person]


def is_loading(person: Person) -> bool:
    """Is their bag open and empty?"""
    return person.page.locator("[data-busy=false] [data-act=close]").count() > 0


def play_now(person: Person) -> None:
    person.go("/")
    person.page.locator(".now .button.main").click()
    expect(person.page.locator(".prompt")).to_be_visible(timeout=10_000)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_guided_first_game(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    person.page.locator(".now .acts .button:not(.main)").click()
    mark = person.page.locator(".mark")
    expect(mark).to_be_visible(timeout=10_000)
    person.picture("guide")
    for _ in range(3):
        mark.locator(".button.main").click()
    player = SheriffPlayer(person, 5)
    play_on([player], lambda: mark.is_visible() or person.phase() == "inspection")
    assert person.fits()


def test_an_offer_is_written_term_by_term(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    start(host, guest)
    players = [SheriffPlayer(host, 6), SheriffPlayer(guest, 7)]

    def is_sheriff(person: Person) -> bool:
        return person.page.locator("[data-busy=false] .bags .button.danger").count() > 1

    play_on(players, lambda: is_sheriff(host) or is_sheriff(guest))
    author = host if is_sheriff(host) else guest
    author.page.locator("[data-to]").first.click()
    builder = author.page.locator(".builder")
    expect(builder).to_be_visible()
    builder.locator("[data-term^='offer']").first.click()
    expect(builder.locator(".token")).to_have_count(1)
    builder.locator("[data-term^='want']").first.click()
    expect(builder.locator(".token")).to_have_count(2)
    author.picture("sheriff-offer")
    builder.locator("footer .button.main").click()
    expect(author.page.locator(".scroll").first).to_be_visible()
    for person in (host, guest):
        person.picture("sheriff-offers")


def test_a_bag_is_packed_with_keys_alone(people: Come) -> None:
    person = people("en")
    play_now(person)
    player = SheriffPlayer(person, 8)
    play_on([player], lambda: is_loading(person))
    person.page.locator(".own .hand button").first.focus()
    person.page.keyboard.press("Space")
    expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(1)
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(2)
    person.page.keyboard.press("2")
    expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(1)
    person.page.locator("[data-act=close]").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-act=close]")).to_have_count(0)


def test_a_greyed_card_says_why(people: Come) -> None:
    person = people("en")
    play_now(person)
    play_on([SheriffPlayer(person, 9)], lambda: is_loading(person))
    for at in range(5):
        person.page.locator(".own .hand button").nth(at).click()
        expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(at + 1)
    person.page.locator(".own .hand button[aria-disabled=true]").first.click()
    expect(person.page.locator("dialog")).to_contain_text("SH-")
    person.picture("rule")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


def test_who_watches_sees_what_all_see(people: Come) -> None:
    host, guest, watcher = people("en"), people("fr"), people("en")
    link = gather(host)
    guest.join(link, "Marian")
    expect(host.page.get_by_text("Marian")).to_be_visible()
    host.page.get_by_role("button", name="start").click()
    expect(host.page.locator(".stall")).to_have_count(3)
    watcher.go(link)
    watcher.page.get_by_role("button", name="Only watch").click()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    play_on([SheriffPlayer(host, 10), SheriffPlayer(guest, 11)], lambda: host.phase() == "inspection")
    watcher.picture("watching")
    assert watcher.traffic.secrets_of_others(None) == []


def test_talk_pause_and_night(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    start(host, guest)
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something").fill("<b>Honest</b> apples, I swear!")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("tab", name="Discussion").click()
    expect(guest.page.get_by_text("<b>Honest</b> apples, I swear!")).to_be_visible()
    host.page.get_by_text("Table", exact=True).click()
    host.page.get_by_role("button", name="Pause").click()
    expect(guest.page.get_by_text("La partie est en pause.").first).to_be_visible()
    host.page.locator(".banner").get_by_role("button", name="Go on").click()
    expect(guest.page.locator(".banner", has_text="La partie est en pause.")).to_have_count(0)
    for person in (host, guest):
        person.page.evaluate("document.documentElement.dataset.light = 'dark'")
        person.picture("sheriff-night")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_table_in_both_languages_and_help(people: Come, language: str) -> None:
    person = people(language)
    play_now(person)
    play_on([SheriffPlayer(person, 12)], lambda: person.phase() == "inspection")
    person.picture("sheriff-gate")
    for tab in ("chat", "promise", "help"):
        person.page.locator(f"#tab-{tab}").click()
        person.picture(f"side-{tab}")
    person.page.locator(".pages button").nth(1).click()
    person.picture("side-rules")


def test_a_finished_game_is_seen_again_from_every_side(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    start(host, guest)
    play_on([SheriffPlayer(host, 13), SheriffPlayer(guest, 14)], lambda: host.is_over() and guest.is_over())
    for person in (host, guest):
        person.page.locator("section.end a[href*=replay]").click()
        slider = person.page.locator("input[type=range]").first
        expect(slider).to_be_visible(timeout=10_000)
        most = int(slider.get_attribute("max") or 0)
        assert most > 50
        slider.fill(str(most // 2))
        expect(person.page.locator("output")).to_have_text(re.compile(f"{most // 2} / {most}"))
        person.picture("replay")
        person.page.locator("select").select_option("auditor")
        expect(person.page.locator(".stall")).to_have_count(3)
        person.picture("replay-auditor")
        assert person.fits()


def test_another_game_with_the_same_people(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    start(host, guest)
    play_on([SheriffPlayer(host, 15), SheriffPlayer(guest, 16)], lambda: host.is_over() and guest.is_over())
    host.page.get_by_role("button", name="Play again").click()
    for person in (host, guest):
        expect(person.page.locator("section.end")).to_have_count(0)
        expect(person.page.locator(".stall")).to_have_count(3)
