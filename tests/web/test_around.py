"""Around a game: guides, talk, the offer builder, keys alone, watching, leaving, other light, pause, help."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker, Look, open_table, play_on, sit_down
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.sheriff import CALLS

Come = Callable[..., Person]
GAMES = ("sheriff", "nottingham", "sherwood")


def is_loading(person: Person) -> Callable[[list[Look]], bool]:
    """Is their bag open and empty?"""
    return lambda _seen: person.page.locator("[data-busy=false] [data-act=close]").count() > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_a_guided_first_game(people: Come, game: str, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    person.choose(game)
    person.page.locator(f"[data-lesson={game}]").click()
    mark = person.page.locator("[data-step]")
    expect(mark).to_be_visible()
    person.picture(f"guide-{game}")
    title = mark.locator("h3").inner_text()
    mark.locator(".button.main").click()
    expect(mark.locator("h3")).not_to_have_text(title)
    person.picture(f"guide-{game}-next")


def test_an_offer_is_written_term_by_term(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 6, CALLS), Clicker(guest, 7, CALLS)]

    def is_sheriff(person: Person) -> bool:
        return person.page.locator("[data-busy=false] .bags .button.danger").count() > 1

    play_on(players, lambda _seen: is_sheriff(host) or is_sheriff(guest))
    author = host if is_sheriff(host) else guest
    author.page.locator("[data-act=talk]").first.click()
    author.page.locator("dialog [data-to]").click()
    builder = author.page.locator(".builder")
    expect(builder).to_be_visible()
    for terms, side in enumerate(("offer", "want"), 1):
        term = builder.locator(f"[data-term^='{side}']").first
        expect(term).to_be_attached()
        if not term.is_visible():  # favours are folded up on a phone
            builder.locator(f"[data-favours={side}] > summary").click()
        term.click()
        expect(builder.locator(".token")).to_have_count(terms)
    author.picture("sheriff-offer")
    builder.locator("footer .button.main").click()
    author.page.locator("[data-act=offers]").click()
    expect(author.page.locator("dialog .scroll").first).to_be_visible()
    for person in (host, guest):
        person.picture("sheriff-offers")


def test_a_bag_is_packed_with_keys_alone(people: Come) -> None:
    person = people("en")
    person.play_now()
    play_on([Clicker(person, 8, CALLS)], is_loading(person))
    keyboard, picked = person.page.keyboard, person.page.locator(".own .hand button[aria-pressed=true]")
    person.page.locator(".own .hand button").first.focus()
    keyboard.press("Space")
    expect(picked).to_have_count(1)
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(picked).to_have_count(2)
    keyboard.press("2")
    expect(picked).to_have_count(1)
    person.page.locator("[data-act=close]").focus()
    keyboard.press("Enter")
    expect(person.page.locator("[data-act=close]")).to_have_count(0)


def test_a_bag_is_packed_by_dragging(people: Come) -> None:
    person = people("en")
    person.play_now()
    play_on([Clicker(person, 18, CALLS)], is_loading(person))
    person.page.locator(".own .hand button").first.drag_to(person.page.locator("[data-drop=bag]"))
    expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(1)


def test_a_greyed_card_says_why(people: Come) -> None:
    person = people("en")
    person.play_now()
    play_on([Clicker(person, 9, CALLS)], is_loading(person))
    for at in range(5):
        person.page.locator(".own .hand button").nth(at).click()
        expect(person.page.locator(".own .hand button[aria-pressed=true]")).to_have_count(at + 1)
    person.page.locator(".own .hand button[aria-disabled=true]").first.click(force=True)
    expect(person.page.locator("dialog")).to_contain_text("SH-")
    person.picture("rule")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


def test_what_happens_is_announced_in_sentences(people: Come) -> None:
    """For those who do not see: what happens, and when one is asked."""
    person = people("en")
    person.play_now()
    said = person.page.locator("[role=log][aria-live=polite]")
    heard: set[str] = set()

    def listen(seen: list[Look]) -> bool:
        heard.add(said.inner_text().strip())
        return is_loading(person)(seen)

    play_on([Clicker(person, 17, CALLS)], listen)
    expect(person.page.locator("[aria-live=assertive]")).to_contain_text("Your turn. Pack one to five cards")
    assert any(words.endswith(".") for words in heard)


def test_who_watches_sees_what_all_see(people: Come) -> None:
    host, guest, watcher = people("en"), people("fr"), people("en")
    link = open_table(host, "sheriff")
    guest.join(link, "Marian")
    expect(host.page.get_by_text("Marian").first).to_be_visible()
    host.page.locator(".start .button").click()
    watcher.go(link)
    watcher.page.get_by_role("button", name="Watch").click()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    play_on([Clicker(host, 10, CALLS), Clicker(guest, 11, CALLS)], lambda seen: seen[0].phase == "inspection")
    watcher.picture("watching")
    assert watcher.traffic.secrets_of_others(None) == []


def test_who_leaves_is_replaced_and_comes_back(people: Come) -> None:
    """A bot keeps the seat, the page says so, and the seat is taken back."""
    host, guest = people("en"), people("fr", PHONE)
    sit_down(host, guest, "sheriff")
    guest.page.locator(".menu summary").click()
    guest.page.get_by_role("button", name="Laisser ma place à un bot").click()
    back = guest.page.locator(".banner .button.main")
    expect(back).to_be_visible()
    guest.picture("bot-plays")
    back.click()
    expect(back).to_have_count(0)


def test_talk_pause_and_night(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    sit_down(host, guest, "sheriff")
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Your message").fill("<b>Honest</b> apples, I swear!")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("tab", name="Discussion").click()
    expect(guest.page.locator(".chat").get_by_text("<b>Honest</b> apples, I swear!")).to_be_visible()
    guest.picture("chat")
    guest.page.get_by_role("tab", name="Discussion").click()
    host.page.get_by_text("Table", exact=True).click()
    host.picture("table-menu")
    host.page.get_by_role("button", name="Pause").click()
    expect(guest.page.get_by_text("La partie est en pause.").first).to_be_visible()
    host.page.locator(".banner").get_by_role("button", name="Resume").click()
    expect(guest.page.locator(".banner", has_text="La partie est en pause.")).to_have_count(0)
    for person in (host, guest):
        person.page.evaluate("document.documentElement.dataset.light = 'dark'")
        person.picture("sheriff-night")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("fr", DESKTOP)], ids=["phone", "desktop"])
def test_help_beside_every_table_by_day_and_by_night(
    people: Come, game: str, language: str, size: tuple[int, int]
) -> None:
    person = people(language, size)
    person.play_now(game)
    person.picture(f"{game}-first")
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        person.picture(f"{game}-side-{str(tab.get_attribute('id')).removeprefix('tab-')}")
    person.page.locator(".pages button").nth(1).click()
    person.picture(f"{game}-side-rules")
    person.page.locator(".book li button").first.click()
    person.picture(f"{game}-rule")
    person.page.keyboard.press("Escape")
    person.page.evaluate("document.documentElement.dataset.light = 'dark'")
    person.picture(f"{game}-night")
