"""Everything on the table explains itself: to whoever points at it, comes to it by keyboard, or presses it long."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, ElementHandle, Page, expect

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
BUBBLE = "[role=tooltip]"
# What explains itself, lies in the window and under nothing, one of each topic that was not met before.
_THINGS = """(met) => {
  const found = new Map()
  for (const each of document.querySelectorAll('main [data-explain]')) {
    const topic = each.dataset.explain.split(' ')[0]
    const box = each.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const shown = document.elementFromPoint(x, y)?.closest('[data-explain]') === each
    if (shown && !met.includes(topic)) found.set(topic, each)
  }
  return [...found.values()]
}"""
_EXPLAINED = """(thing) => {
  const bubble = document.querySelector('[role=tooltip]')
  if (!thing.isConnected) return {gone: true}
  if (!bubble || thing.getAttribute('aria-describedby') !== bubble.id || !bubble.style.transform) return null
  const count = document.querySelectorAll('[role=tooltip]').length
  const [box, other] = [bubble.getBoundingClientRect(), thing.getBoundingClientRect()]
  const apart = box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  return {gone: false, apart, inside, words: bubble.textContent.trim(), count}
}"""


def assert_explained(page: Page, thing: ElementHandle, topic: str) -> bool:
    """One bubble, inside the window and beside the thing; false when the table went on meanwhile."""
    found = page.wait_for_function(_EXPLAINED, arg=thing).json_value()
    if found["gone"]:
        return False
    assert found["inside"], (topic, found)
    assert found["apart"], (topic, found)
    assert found["count"] == 1
    assert len(found["words"]) > 3, topic
    return True


class Pointing:
    """Points at everything that is new whenever the table waits for the person."""

    def __init__(self, person: Person, game: str, enough: set[str]) -> None:
        self.page = person.page
        self.player = Clicker(person, 5, _CALLS[game])
        self.met: set[str] = set()
        self.enough = enough

    def has_pointed(self, seen: list[Look]) -> bool:
        if seen[0].asked and not seen[0].staged and not seen[0].busy:
            things = self.page.evaluate_handle(_THINGS, list(self.met))
            for each in things.get_properties().values():
                if thing := each.as_element():
                    self._point(thing)
        return self.enough <= self.met or seen[0].over

    def _point(self, thing: ElementHandle) -> None:
        box = thing.bounding_box()
        if box is None or not thing.evaluate("(each) => each.isConnected"):
            return
        topic = str(thing.evaluate("(each) => each.dataset.explain.split(' ')[0]"))
        self.page.mouse.move(0, 0)
        expect(self.page.locator(BUBBLE)).to_have_count(0)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if thing.evaluate("(each) => each.matches(':hover')") and assert_explained(self.page, thing, topic):
            self.met.add(topic)


@pytest.mark.parametrize(
    ("game", "language", "topics"),
    [
        ("sheriff", "fr", {"good", "coins", "sheriff", "pile", "bag", "declare", "step"}),
        ("nottingham", "en", {"object", "act", "mission", "space", "track", "hand", "loot", "ambushes", "pile"}),
        ("sherwood", "fr", {"convoy", "hideout", "town", "gold", "camp", "oak", "hand", "glory", "figure", "place"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whatever_is_pointed_at_explains_itself(people: Come, game: str, language: str, topics: set[str]) -> None:
    person = people(language, DESKTOP)
    sit_at_deal(person, game, 7, 4)
    pointing = Pointing(person, game, topics)
    play_on([pointing.player], pointing.has_pointed)
    assert pointing.met >= topics
    assert person.barriers() == []


class Audience(Pointing):
    """Points at what is staged, whenever something is."""

    def has_pointed(self, seen: list[Look]) -> bool:
        if seen[0].staged:
            for thing in self.page.query_selector_all(".moment [data-explain]")[:1]:
                self._point(thing)
        return bool(self.met) or seen[0].over


@pytest.mark.parametrize("game", list(_CALLS))
def test_cards_of_a_staged_moment_explain_themselves(people: Come, game: str) -> None:
    person = people("en", DESKTOP)
    sit_at_deal(person, game, 7, 4)
    audience = Audience(person, game, set())
    play_on([audience.player], audience.has_pointed)
    assert audience.met


_CONTROL = {"sheriff": ".own .hand [data-good]", "nottingham": ".scene .button.main", "sherwood": ".strip .mini.may"}
_ROW = {"sheriff": ".coins", "nottingham": ".players dl > div", "sherwood": ".bands dl > div"}
_DONE = {  # how the table shows that the control was used
    "sheriff": ".own .hand [aria-pressed=true]",
    "nottingham": "[data-phase]:not([data-phase=turn])",
    "sherwood": "dialog[open]",
}


def touch(wire: CDPSession, kind: str, *at: float) -> None:
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}] if at else []})


def is_free(person: Person, game: str) -> Callable[[list[Look]], bool]:
    """Asked, with nothing staged, and the control is there."""

    def holds(seen: list[Look]) -> bool:
        waits = seen[0].asked and not seen[0].staged and not seen[0].busy
        return waits and person.page.locator(_CONTROL[game]).count() > 0

    return holds


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(_CALLS))
def test_a_long_press_explains_and_does_nothing_else(people: Come, game: str, language: str) -> None:
    person = people(language, PHONE)
    sit_at_deal(person, game, 7, 4)
    play_on([Clicker(person, 5, _CALLS[game])], is_free(person, game))
    page = person.page
    person.settle()
    wire = person.context.new_cdp_session(page)
    control = page.locator(_CONTROL[game]).first
    thing = control.element_handle()
    box = control.bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(wire, "touchStart", *at)
    assert assert_explained(page, thing, game)
    touch(wire, "touchEnd")
    expect(page.locator(BUBBLE)).to_be_visible()
    assert page.locator(_DONE[game]).count() == 0
    assert page.evaluate("String(getSelection())") == ""
    assert person.barriers() == []
    person.keep(f"explained-{game}")
    elsewhere = page.locator(".prompt .headline").bounding_box()
    assert elsewhere
    touch(wire, "touchStart", elsewhere["x"] + 5, elsewhere["y"] + 5)
    touch(wire, "touchEnd")
    expect(page.locator(BUBBLE)).to_have_count(0)
    control.tap()
    expect(page.locator(_DONE[game]).first).to_be_attached()


@pytest.mark.parametrize(("game", "language"), [("sheriff", "en"), ("nottingham", "fr"), ("sherwood", "en")])
def test_whatever_has_the_focus_explains_itself(people: Come, game: str, language: str) -> None:
    person = people(language, DESKTOP)
    sit_at_deal(person, game, 7, 4)
    play_on([Clicker(person, 5, _CALLS[game])], is_free(person, game) if game != "sherwood" else is_asked)
    page = person.page
    page.locator(_ROW[game]).first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # whoever comes by keyboard
    first = page.evaluate_handle("document.activeElement").as_element()
    assert first
    assert assert_explained(page, first, game)
    page.keyboard.press("ArrowRight" if game != "sheriff" else "Tab")  # by arrows within a row
    second = page.evaluate_handle("document.activeElement").as_element()
    assert second
    assert not page.evaluate("([one, other]) => one === other", [first, second])
    assert assert_explained(page, second, game)
    assert first.get_attribute("aria-describedby") is None
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)


def is_asked(seen: list[Look]) -> bool:
    return seen[0].asked and not seen[0].staged
