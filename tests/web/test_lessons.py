"""Guided games from the first step to the last, by doing what each step says; no step covers what it asks for."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.clicking import PAUSE, Call, Clicker, Look
from tests.web.person import DESKTOP, Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CALLS as SHERWOOD

Come = Callable[..., Person]
SMALL_PHONE = (390, 664)
_MOST_LOOKS = 6000

# The mark that is shown; what it covers of the choices, where it asks for one; and what it speaks of, if that is lost.
_MARK = """() => {
  const mark = document.querySelector('[data-step]')
  if (!mark || !mark.checkVisibility({ visibilityProperty: true })) return null
  const box = mark.getBoundingClientRect()
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
  const overlaps = ({ left, top, right, bottom }) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top
  const act = mark.querySelector('.button.main') === null
  const choices = act ? [...document.querySelectorAll('[data-phase] :is(button, input, select, summary)')] : []
  const covered = choices
    .filter((each) => shown(each) && !each.matches('[data-look], [aria-disabled=true], :disabled'))
    .filter((each) => overlaps(each.getBoundingClientRect()))
    .map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim())
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  if (!inside) covered.push('the mark leaves the window')
  if (act && choices.length === 0) covered.push('nothing can be done')
  return { step: mark.dataset.step, act, covered }
}"""


class _First(Random):
    """No lot: always, and always the first."""

    def random(self) -> float:
        return 0.0

    def randrange(self, _start: int, _stop: int | None = None, _step: int = 1) -> int:
        return 0


@dataclass
class Lesson:
    name: str
    steps: str  # all that must come, without what they begin with
    calls: list[Call]  # for what no step asks for
    does: dict[str, list[str]]  # what is clicked at a step, the likeliest first
    language: str
    size: tuple[int, int]


CARD = ".own .hand button[data-good={}]:not([aria-disabled]):not([aria-pressed=true])"
CLOSE = "[data-act=close]:not([aria-disabled])"
ACTION = ".scene .acts .button:not(.main):not([aria-disabled])"
LESSONS = [
    Lesson(
        "sheriff",
        "welcome prompt hand market honest declare gate taken honest-opened stall lie bribe through"
        " sheriff opened help",
        SHERIFF,
        {
            "market": ["[data-act=done]:enabled"],
            "honest": [CARD.format("apple"), CLOSE],
            "declare": [".pick button[data-good=apple]"],
            "lie": [CARD.format("pepper"), CLOSE],
        },
        "fr",
        SMALL_PHONE,
    ),
    Lesson(
        "nottingham",
        "welcome hand missions track others necklace jewels pearls gold copper candlestick chest"
        " defence keep spring delivery accomplished sprung end",
        NOTTINGHAM,
        {each: [ACTION] for each in ("jewels", "pearls", "gold", "copper", "candlestick", "chest")},
        "en",
        DESKTOP,
    ),
    Lesson(
        "sherwood",
        "welcome map row bands places inn alliance band raids reveal raided loot end",
        SHERWOOD,
        {"inn": ["dialog .button:not(header *)", ".strip .may", ".convoys .button:not([aria-disabled])"]},
        "fr",
        SMALL_PHONE,
    ),
    Lesson(
        "sherwood-advanced",
        "advanced sheriff oak red talks agreement named raids reveal raided loot sheriff-came held advanced-end",
        SHERWOOD,
        {},
        "en",
        DESKTOP,
    ),
]


class Learner(Clicker):
    """Does what each step of a guide asks for."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        super().__init__(person, 0, lesson.calls)
        self._lesson = lesson
        self.steps: list[str] = []

    def lot(self, _seen: Look) -> Random:
        return _First()

    def learn(self) -> None:
        """To the end of the guide."""
        for _ in range(_MOST_LOOKS):
            look = self.look()  # before the mark: what is asked now has its mark then, if it has one
            mark = self._mark()
            if mark is None:
                if self.steps[-1:] == self._lesson.steps.split()[-1:]:
                    return
                if not self.act(look):
                    self.page.wait_for_timeout(PAUSE)
            else:
                self._follow(look, *mark)
        self.person.keep("stuck")
        pytest.fail(f"the guide does not go on after {self.steps}")

    def _mark(self) -> tuple[str, bool] | None:
        """The step that is shown, and whether something is to be done; each is measured once."""
        seen = self.page.evaluate(_MARK)
        if seen is None:
            return None
        step = re.sub(r"^(guide-sheriff|web-\w+-guide)-", "", seen["step"])
        if step not in self.steps:
            self.steps.append(step)
            self.person.settle()
            self.page.wait_for_function(f"() => {{ const mark = ({_MARK})(); return !mark || !mark.covered.length }}")
        return step, seen["act"]

    def _follow(self, look: Look, step: str, act: bool) -> None:  # noqa: FBT001 - it is the step's kind
        if look.staged or look.busy:
            self.act(look)
            return
        for what in self._lesson.does.get(step, ()):
            found = self.page.locator(f"[data-phase] {what}")
            if found.count():
                self.page.evaluate("(each) => each.click()", found.first.element_handle())
                return
        if not act:
            self.page.evaluate("document.querySelector('[data-step] .button.main')?.click()")
        elif not self.act(look):
            self.page.wait_for_timeout(PAUSE)


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_guided_game_from_the_first_step_to_the_last(people: Come, lesson: Lesson) -> None:
    person = people(lesson.language, lesson.size)
    open_lesson(person, lesson.name)
    learner = Learner(person, lesson)
    learner.learn()
    assert set(lesson.steps.split()) <= set(learner.steps)


def open_lesson(person: Person, name: str) -> None:
    person.go("/")
    person.choose(name.partition("-")[0])
    person.page.locator(f"[data-lesson={name}]").click()
    person.sees_table()


def test_bots_wait_while_a_guide_explains_and_go_on_without_it(people: Come) -> None:
    """Bots need no time here; yet nothing happens before the first steps are read, and all goes on when it is left."""
    person = people("fr", SMALL_PHONE)
    open_lesson(person, "sheriff")
    mark = person.page.locator("[data-step]")
    expect(mark).to_have_attribute("data-step", "guide-sheriff-welcome")
    mark.locator(".button.main").click()
    expect(mark).to_have_attribute("data-step", "guide-sheriff-prompt")
    person.picture("guide-sheriff-waiting")
    assert not [
        event for event in person.traffic.events() if event["name"] not in ("dealt", "turned_up", "round_began")
    ]
    mark.get_by_role("button", name="Quitter le guide").click()
    expect(mark).to_have_count(0)
    expect(person.page.locator("[data-act=done]")).to_be_visible()  # the bot before them has gone to the market
