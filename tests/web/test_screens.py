"""Crowded tables are in sight on small and large screens: prompt, hand and choices, under nothing."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.deals import sit_at_deal
from tests.web.house import SLOW, House, house_in
from tests.web.lines import play_to, sit_with_guests
from tests.web.person import Person
from tests.web.sight import LOST

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def silent_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its bots do not answer."""
    with house_in(tmp_path_factory.mktemp("silent"), SLOW) as opened:
        yield opened


@pytest.mark.parametrize("size", [(390, 664), (1366, 768), (1920, 1080)], ids=lambda size: "x".join(map(str, size)))
def test_a_proposal_that_waits_for_an_answer_leaves_every_choice_in_sight(
    browser: Browser, silent_house: House, size: tuple[int, int]
) -> None:
    person = Person(browser, silent_house, "en", size)
    page = person.page
    sit_at_deal(person, "sherwood", 7, 5, rules="advanced", first_player=0)
    page.get_by_role("button", name=re.compile("^hideout 3,")).click()
    for partner in (1, 2):
        page.locator("section.sheet .stepper").nth(partner).locator("button").last.click()
    page.get_by_role("button", name="Propose and sign").click()
    expect(page.locator(".prompt")).to_contain_text("You propose an alliance at hideout 3")
    person.settle()
    assert page.evaluate(LOST) == []
    assert person.complaints == []
    person.close()


@pytest.mark.parametrize("size", [(390, 664), (1366, 768), (1920, 1080)], ids=lambda size: "x".join(map(str, size)))
def test_deals_that_wait_and_much_that_was_said_leave_every_choice_in_sight(
    people: Come, size: tuple[int, int]
) -> None:
    leader = people("en", size)
    page = leader.page
    with sit_with_guests(leader, "sherwood", 5, rules="advanced", floor="open", first_player=1) as guests:
        for seat, guest in enumerate(guests, 1):
            guest.play(f"inn {seat + 1}")
        for seat, guest in enumerate(guests, 1):
            for said in ("strength 4", "gold 2", "glory 1", "companions 1"):
                guest.play(f"claim {seat + 1} {said}")
            guest.play("with 0", f"pay 0 {seat} 1", "post")
        talks = page.get_by_role("button", name="Speak (4)")
        expect(talks).to_be_visible()
        leader.settle()
        assert page.evaluate(LOST) == []
        talks.click()
        expect(page.locator("dialog .talks summary").filter(has_text="’s deal")).to_have_count(4)
        leader.settle()
        assert page.evaluate(LOST) == []
        page.keyboard.press("Escape")
        for seat, guest in enumerate(guests, 1):
            guest.play(f"withdraw {seat}")
        expect(page.locator("article.sheet")).to_have_count(0)
        leader.settle()
        assert page.evaluate(LOST) == []


# Something above the choices grows, as longer sentences make it.
_GROW = """(high) => {
  const spacer = document.createElement('div')
  spacer.style.cssText = `flex: none; order: -1; height: ${high}px`
  document.querySelector('[data-phase]').prepend(spacer)
}"""
_SCROLLED = "() => document.querySelector('main').scrollTop"


@pytest.mark.parametrize(
    ("game", "size", "high", "choice"),
    [("nottingham", (1366, 768), 300, ".scene .button"), ("sheriff", (390, 664), 200, ".decide")],
    ids=["desktop", "phone"],
)
def test_a_choice_that_would_lie_under_the_hand_is_scrolled_into_sight(
    people: Come, game: str, size: tuple[int, int], high: int, choice: str
) -> None:
    """And whoever scrolls back to look at the others stays there."""
    leader = people("en", size)
    page = leader.page
    first = {"nottingham": "first_player", "sheriff": "first_sheriff"}[game]
    with sit_with_guests(leader, game, 3, deal=7, **{first: 0}) as guests:
        if game == "sheriff":
            play_to(guests, "inspection")
        expect(page.locator(choice).first).to_be_visible()
        leader.settle()
        assert page.evaluate(LOST) == []
        assert page.evaluate(_SCROLLED) == 0
        page.evaluate(_GROW, high)
        leader.settle()
        assert page.evaluate(LOST) == []
        assert page.evaluate(_SCROLLED) > 0
        page.evaluate("document.querySelector('main').scrollTo({ top: 0 })")
        page.evaluate("document.querySelector('.prompt .ask').append('')")
        leader.settle()
        assert page.evaluate(_SCROLLED) == 0


def test_what_ends_a_builder_stays_in_sight_below_long_words(people: Come) -> None:
    person = people("fr", (844, 390))
    page = person.page
    sit_at_deal(person, "sherwood", 7, 4, rules="advanced", first_player=0)
    page.locator(".hideout.may").first.click()
    end = page.locator("dialog section.sheet footer .button")
    expect(end).to_be_visible()
    page.evaluate("document.querySelector('dialog .draft').textContent = 'Un accord à la cachette 3, '.repeat(30)")
    box = end.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390


@pytest.mark.parametrize("size", [(390, 664), (820, 1180), (1920, 1080)], ids=lambda size: "x".join(map(str, size)))
def test_four_bribed_bags_and_another_offer_are_in_sight_of_the_sheriff(people: Come, size: tuple[int, int]) -> None:
    sheriff = people("fr", size)
    with sit_with_guests(sheriff, "sheriff", 5, first_sheriff=0) as merchants:
        play_to(merchants, "inspection")
        merchants[0].play("to 2", "offer coins 1", "post")
        for seat, merchant in enumerate(merchants, 1):
            merchant.play("to 0", "offer coins 2", f"want wave {seat}", "post")
        expect(sheriff.page.locator(".talk.asked")).to_have_count(4)
        expect(sheriff.page.get_by_role("button", name="Offres et accords (1)")).to_be_visible()
        sheriff.settle()
        assert sheriff.page.evaluate(LOST) == []
