"""What a hand and the piles show can be read, what can be chosen is near the thumb, and keys keep their place."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Call, Clicker, Look, play_on
from tests.web.deals import sit_at_deal
from tests.web.person import Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CALLS as SHERWOOD

Come = Callable[..., Person]
_BUY = Call('button[data-explain="place merchant"]:not([aria-disabled])')  # equipment
_CALLS = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": [_BUY, *SHERWOOD]}
PHONE = (390, 664)
LOW = (844, 390)
DESK = (1366, 768)
_LEAST = 9  # pixels
_DECISIONS = 12
_LEGIBLE = 44  # pixels: how wide a card is at least
_WIDTHS = (
    "() => [...document.querySelectorAll('[data-guide=hand] .card')].map((each) => each.getBoundingClientRect().width)"
)
# The names on the cards of a hand, and on top of a pile: how large they are drawn, and whether they lie on their card.
_NAMES = """() => [...document.querySelectorAll('[data-guide=hand] :is(text.name, text.title, .arms li > span)'),
    ...document.querySelectorAll('.pile .fan:last-child text.name')]
  .filter((each) => each.checkVisibility() && each.textContent.trim())
  .map((each) => {
    const card = (each.ownerSVGElement ?? each.parentElement).getBoundingClientRect()
    const { left, right } = each.getBoundingClientRect()
    const scale = each.ownerSVGElement ? each.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(each).fontSize) * scale
    return { name: each.textContent, size, cut: left < card.left - 1 || right > card.right + 1 }
  })
"""
# What can be chosen in the upper third of the window, where a thumb does not come.
_FAR = """() => {
  const table = document.querySelector('[data-phase]')
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
  const middle = (each) => each.getBoundingClientRect().top + each.getBoundingClientRect().height / 2
  return [...(table?.querySelector('dialog[open]') ?? table)?.querySelectorAll('button, input, select, summary') ?? []]
    .filter((each) => shown(each) && !each.matches('[data-look], [aria-disabled=true], :disabled'))
    .filter((each) => middle(each) < innerHeight / 3)
    .map((each) => `${Math.round(middle(each))} ${each.textContent.trim().slice(0, 60)}`)
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(_CALLS))
def test_the_names_of_cards_in_hand_can_be_read(people: Come, game: str, language: str) -> None:
    person = people(language, PHONE)
    sit_at_deal(person, game, 7, 4)
    play_on([Clicker(person, 5, _CALLS[game])], lambda _seen: bool(person.page.evaluate(_NAMES)))
    for size in (PHONE, LOW, DESK):
        person.resize(size)
        person.settle()
        names = person.page.evaluate(_NAMES)
        assert names
        assert [each for each in names if each["size"] < _LEAST or each["cut"]] == []


@pytest.mark.parametrize("game", list(_CALLS))
def test_what_can_be_chosen_on_a_phone_is_not_at_its_top(people: Come, game: str) -> None:
    person = people("fr", PHONE)
    sit_at_deal(person, game, 7, 4)
    decided: set[str] = set()
    far: dict[str, list[str]] = {}

    def has_decided(seen: list[Look]) -> bool:
        look = seen[0]
        if look.asked and not look.staged and not look.busy and look.told not in decided:
            decided.add(look.told)
            person.settle()
            if found := person.page.evaluate(_FAR):
                far[look.told] = found
        return len(decided) >= _DECISIONS

    play_on([Clicker(person, 5, _CALLS[game])], has_decided)
    assert far == {}


@pytest.mark.parametrize(
    ("game", "act"),
    [
        ("sheriff", ".own .hand button"),  # a card that is picked stays where it is
        ("nottingham", ".scene .button.main"),
        ("sherwood", 'button[data-explain="place market"]:not([aria-disabled])'),
    ],
    ids=list(_CALLS),
)
def test_an_act_by_key_leaves_the_focus_where_something_can_be_done(people: Come, game: str, act: str) -> None:
    person = people("en")
    page = person.page
    sit_at_deal(person, game, 7, 4)

    def is_asked(seen: list[Look]) -> bool:
        return seen[0].asked and not seen[0].staged and page.locator(act).count() > 0

    play_on([Clicker(person, 5, _CALLS[game])], is_asked)
    told = page.locator(".prompt").inner_text()
    page.locator(act).last.focus()
    page.keyboard.press("Enter")
    if game == "sheriff":
        expect(page.locator(act).last).to_have_attribute("aria-pressed", "true")
        expect(page.locator(act).last).to_be_focused()
    else:
        expect(page.locator(".prompt")).not_to_have_text(told)
    play_on([Clicker(person, 5, [])], lambda seen: seen[0].asked and not seen[0].staged and not seen[0].busy)
    page.wait_for_function("document.querySelector('main').contains(document.activeElement)")
    page.wait_for_function("document.activeElement.matches('button:not(:disabled), [tabindex]')")


def test_a_hand_keeps_its_room_while_cards_are_laid(people: Come) -> None:
    person = people("fr", DESK)
    page = person.page
    sit_at_deal(person, "sheriff", 7, 3, first_sheriff=1)
    in_hand = page.locator("[data-guide=hand] .hand button")
    play_on([Clicker(person, 5, SHERIFF)], lambda _seen: page.locator("[data-act=done]").count() > 0)
    for nth in range(4):
        in_hand.nth(nth).click()
    page.locator("[data-pile=deck]").click()
    expect(page.locator(".lay")).to_be_visible()
    for size in (DESK, (820, 1180)):
        person.resize(size)
        person.settle()
        assert [width for width in page.evaluate(_WIDTHS) if width < _LEGIBLE] == []
