"""For every eye, finger and key: large text, 44 px targets, more contrast, and nothing that moves under a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import Clicker, Look, play_on
from tests.web.deals import sit_at_deal
from tests.web.person import Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CURIOUS as SHERWOOD

Come = Callable[..., Person]
_CALLS = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": SHERWOOD}
PHONE = (390, 664)
DESKTOP = (1366, 768)
_TWICE = "document.documentElement.style.fontSize = '200%'"
_WIDE = """() => document.documentElement.scrollWidth <= innerWidth + 1 ? [] : [...document.querySelectorAll('body *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 120))
"""
# Links in running text are as high as their line.
_SMALL = """() => [...document.querySelectorAll('button, select, summary, input, a.button, [role=tab]')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)
  .filter((each) => !each.matches('p *, [type=radio], [type=checkbox], [type=range], [tabindex="-1"]:not([role=tab])'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.right > 0 && box.left < innerWidth && box.width > 2)
  .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([each, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 120)}`)
"""


def is_asked(seen: list[Look]) -> bool:
    return seen[0].asked and not seen[0].staged


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", list(_CALLS))
def test_text_twice_as_large_keeps_the_page_in_its_width(people: Come, game: str, size: tuple[int, int]) -> None:
    person = people("fr", size)
    person.go("/")
    expect(person.page.locator("section.days")).to_be_visible()  # comes last
    person.page.evaluate(_TWICE)
    assert person.page.evaluate(_WIDE) == []
    sit_at_deal(person, game, 7, 4)
    play_on([Clicker(person, 5, _CALLS[game])], is_asked)
    person.page.evaluate(_TWICE)
    assert person.page.evaluate(_WIDE) == []


def test_what_is_touched_is_as_large_as_a_finger(people: Come) -> None:
    person = people("fr", PHONE)
    person.go("/")
    expect(person.page.locator(".now .button.main")).to_be_visible()
    assert person.page.evaluate(_SMALL) == []
    sit_at_deal(person, "sheriff", 7, 4)
    play_on([Clicker(person, 5, SHERIFF)], is_asked)
    assert person.page.evaluate(_SMALL) == []
    for tab in person.page.locator("[role=tab]").all():
        tab.click()
        person.settle()
        assert person.page.evaluate(_SMALL) == []


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["phone", "low"])
def test_no_label_of_a_tab_is_cut(people: Come, size: tuple[int, int]) -> None:
    person = people("fr", size)
    sit_at_deal(person, "sheriff", 7, 4)
    tabs = person.page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    assert tabs.evaluate_all("all => all.filter((each) => each.scrollWidth > each.clientWidth).length") == 0


def test_whoever_asks_for_more_contrast_gets_it(people: Come) -> None:
    person = people("en", DESKTOP)
    sit_at_deal(person, "sheriff", 7, 4)
    colours = "() => ['.headline', '.prompt'].map((each) => getComputedStyle(document.querySelector(each)).color)"
    soft, ink = person.page.evaluate(colours)
    assert soft != ink
    person.page.emulate_media(contrast="more")
    soft, ink = person.page.evaluate(colours)
    assert soft == ink == "rgb(0, 0, 0)"
    person.picture("sheriff-contrast")


def height(page: Page) -> float:
    return float(page.evaluate("document.querySelector('.prompt').getBoundingClientRect().height"))


@pytest.mark.parametrize("game", list(_CALLS))
def test_the_prompt_keeps_its_height_on_a_phone(people: Come, game: str) -> None:
    person = people("fr", PHONE)
    sit_at_deal(person, game, 7, 4)
    player = Clicker(person, 5, _CALLS[game])
    heights: dict[str, float] = {}

    def has_seen_enough(seen: list[Look]) -> bool:
        if seen[0].told:
            heights.setdefault(seen[0].told, height(person.page))
        return len(heights) >= 25 or seen[0].over

    play_on([player], has_seen_enough)
    least = min(heights.values())
    assert {told: found for told, found in heights.items() if found > least + 2} == {}


def test_every_control_names_its_object(people: Come) -> None:
    person = people("en", DESKTOP)
    sit_at_deal(person, "sheriff", 7, 4, first_sheriff=0)
    play_on([Clicker(person, 5, SHERIFF)], lambda _seen: person.page.locator(".decide").count() > 1)
    names = person.page.locator(".bags .button.danger").evaluate_all(
        "each => each.map((one) => one.textContent.trim())"
    )
    assert len(names) == len(set(names)) > 1
    assert all(name.startswith("Open ") and "’s bag" in name for name in names)  # Open Tuck’s bag


def test_an_act_by_key_leaves_the_focus_at_the_table(people: Come) -> None:
    person = people("en", DESKTOP)
    sit_at_deal(person, "sheriff", 7, 4, first_sheriff=1)
    page = person.page
    play_on([Clicker(person, 5, [])], lambda _seen: page.locator("[data-act=done]").count() > 0)
    page.locator("[data-act=done]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=done]")).to_have_count(0)
    page.wait_for_function("document.querySelector('main').contains(document.activeElement)")
