"""A whole game of Sheriff through the page: two people in two browsers and bots, to the count, and seen again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker, play_on, sit_down, wish_for
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.sheriff import CALLS
from tests.web.sight import play_whole_game

Come = Callable[..., Person]
LOW_PHONE = (390, 664)
QUIET = [call for call in CALLS if not (call.unasked or ".bags" in call.what)]  # they decide and offer nothing


@pytest.mark.long
def test_a_whole_game_of_two_people_and_bots(people: Come) -> None:
    host, guest = people("en", DESKTOP, worker="on"), people("fr", LOW_PHONE, worker="on")
    sit_down(host, guest, "sheriff", players=5)
    players = {Clicker(host, 1, CALLS): [DESKTOP], Clicker(guest, 2, CALLS): [LOW_PHONE]}
    play_whole_game(players, "sheriff")
    for person in (host, guest):
        expect(person.page.locator("section.end table tbody tr")).to_have_count(5)
        expect(person.page.locator("tr.winner")).not_to_have_count(0)  # counted to the end, good by good
        assert overprinted(person) == []
        person.picture("sheriff-count")
    assert host.traffic.secrets_of_others(0) == []
    assert guest.traffic.secrets_of_others(1) == []
    assert all({"market", "loading", "declaration", "inspection"} <= player.phases for player in players)

    see_it_again(guest)
    see_it_again(host)
    for person in (host, guest):
        person.page.go_back()
    expect(guest.page.locator("section.end")).to_be_visible()
    guest.page.get_by_role("button", name="Rejouer").click()
    expect(host.page.locator("section.end")).to_contain_text("Marian would like to play again")
    host.page.get_by_role("button", name="I am in").click()
    expect(host.page.locator("section.end")).to_have_count(0)
    expect(host.page.locator(".stall")).to_have_count(5)
    expect(guest.page.locator("section.end")).to_have_count(0)
    expect(guest.page.locator(".stall")).to_have_count(5)


_OVERPRINTED = """() => [...document.querySelectorAll('section.end tbody tr')].flatMap((row) => {
  const cells = [...row.querySelectorAll('td, th')].filter((each) => each.getClientRects().length > 0)
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1
  return cells.flatMap((each, at) => cells.slice(at + 1)
    .filter((other) => meet(each.getBoundingClientRect(), other.getBoundingClientRect()))
    .map((other) => each.textContent + ' / ' + other.textContent))
})"""


def overprinted(person: Person) -> list[str]:
    """Cells of the final count that lie over each other."""
    return list(person.page.evaluate(_OVERPRINTED))


_WATCH = """() => {
  new MutationObserver(() => {
    const scene = document.querySelector('.moment [data-opened]')
    if (scene) document.body.dataset.staged = scene.textContent
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_everybody_sees_a_bag_opened(people: Come) -> None:
    host, guest = people("en", DESKTOP), people("fr", PHONE)
    wish_for(host, {"first_sheriff": 0})
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, QUIET), Clicker(guest, 2, QUIET)]
    decide = host.page.locator(".decide .button.danger:not([aria-disabled])")
    play_on(players, lambda _seen: decide.count() > 0)
    for person in (host, guest):
        person.page.evaluate(_WATCH)
    decide.first.click()
    for person, opened in ((host, "bag is opened"), (guest, "est ouverte")):
        expect(person.page.locator("body")).to_have_attribute("data-staged", re.compile(opened))
        expect(person.page.locator(".moment")).to_have_count(0)  # by itself, however long it takes


# Words of a bag at the gate that run under its buttons.
_COVERED = """() => [...document.querySelectorAll('[data-bag]')].filter((bag) => {
  const beside = (each) => !each.matches('.decide, .effects') // what a decision brings may stand below it
  const words = [...bag.children].filter((each) => each.textContent.trim() && beside(each))
  const edge = bag.querySelector('.decide')?.getBoundingClientRect().left ?? Infinity
  return words.some((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return [...range.getClientRects()].some((line) => line.right > edge + 1)
  })
}).map((bag) => bag.textContent)"""


def test_the_words_of_a_promise_are_read_and_judged(people: Come) -> None:
    sheriff, merchant = people("en", PHONE), people("fr", PHONE)
    wish_for(sheriff, {"first_sheriff": 0})
    sit_down(sheriff, merchant, "sheriff")
    decide = sheriff.page.locator(".decide .button.danger:not([aria-disabled])")
    play_on([Clicker(sheriff, 1, QUIET), Clicker(merchant, 2, QUIET)], lambda _seen: decide.count() > 0)
    assert sheriff.page.evaluate(_COVERED) == []

    page = merchant.page
    page.locator("[data-act=offers]").click()
    page.locator("dialog [data-to='0']").click()
    page.locator("[data-favours=offer] summary").click()  # folded up on a phone
    page.locator("[data-term='offer later words']").click()
    page.locator("[data-act=promise-words]").fill("Je chanterai vos louanges.")
    merchant.picture("sheriff-promise")
    page.locator(".builder .main:enabled").click()

    page = sheriff.page
    page.locator("[data-bag='1'] [data-act=talk]").click()
    offer = page.locator("dialog .scroll", has_text="Je chanterai vos louanges.")
    offer.locator(".button.main:not([aria-disabled])").click()
    expect(offer).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("[data-mark='1'] .button").last.click()
    expect(page.locator("[data-mark]")).to_have_count(0)
    for person, fate in ((sheriff, "broken"), (merchant, "rompue")):
        person.page.locator("#tab-promise").click()
        expect(person.page.locator(".ledger li.broken .words")).to_have_text(re.compile("Je chanterai vos louanges."))
        expect(person.page.locator(".ledger li.broken .fate")).to_have_text(re.compile(fate))
        person.picture("sheriff-judged")


def see_it_again(person: Person) -> None:
    """The replay: to any step, from everybody's place, with everything shown, and as a file."""
    page = person.page
    page.locator("section.end a[href*=replay]").click()
    slider = page.locator("input[type=range]").first
    expect(slider).to_be_visible()
    most = int(slider.get_attribute("max") or 0)
    assert most > 50
    slider.fill(str(most // 2))
    expect(page.locator("output")).to_have_text(re.compile(f"{most // 2} / {most}"))
    person.picture("replay")
    more = page.locator(".deck > details:not([open]) > summary")
    if more.count():  # folded away on a phone
        more.click()
    for eye, hands in (("0", 1), ("auditor", 0)):  # one's own hand lies below the table, that of nobody does not
        page.locator("[data-replay=viewer]").select_option(eye)
        expect(page.locator(".own")).to_have_count(hands)
        expect(page.locator(".stall")).to_have_count(5)
        person.picture(f"replay-{eye}")
    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(f"{most} / {most}")
