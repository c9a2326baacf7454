"""The companion of a real table: clock, sounds, fines, rounds, and all of it without a network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]
MERCHANTS = ["Much", "Tuck", "Will"]


def seat(person: Person, *names: str) -> None:
    """Names go around the table; as many seats as names."""
    person.go("/companion")
    fields = person.page.locator("ol input")
    expect(fields).to_have_count(4)
    for at, name in enumerate(names):
        fields.nth(at).fill(name)


def tool(person: Person, name: str) -> None:
    person.page.locator(f"nav.tool-bar a[href$='/{name}']").click()


def night(person: Person, name: str) -> None:
    """A picture by day and one by night."""
    person.picture(name)
    person.page.evaluate("document.documentElement.dataset.light = 'dark'")
    person.picture(f"{name}-night")
    person.page.evaluate("delete document.documentElement.dataset.light")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tool_in_both_languages_on_any_screen(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    person.page.locator("a[href='/companion']").click()
    expect(person.page.locator("#people-title")).to_be_visible()
    night(person, "companion")
    for page in ("sheriff/round", "sheriff/clock", "sheriff/fine", "sheriff/sounds", "start"):
        person.go(f"/companion/{page}")
        expect(person.page.locator("main.companion .button").first).to_be_visible()
        night(person, f"companion-{page.replace('/', '-')}")


def test_the_clock_runs_for_all_merchants_and_tells_what_time_up_means(people: Come) -> None:
    person = people("en", PHONE)
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    seat(person, "Robin", *MERCHANTS)
    page.locator("a.game[href$=sheriff]").click()
    expect(page.get_by_text("Robin is Sheriff")).to_be_visible()
    tool(person, "clock")
    timer = page.get_by_role("timer")
    expect(timer).to_have_text("3:00")
    page.locator(".face").click()
    page.clock.fast_forward(61_000)
    expect(timer).to_have_text("1:59")
    page.locator(".face").click()  # paused: time does not count
    page.clock.fast_forward(30_000)
    expect(timer).to_have_text("1:59")
    page.get_by_role("button", name="15 s").click()
    expect(timer).to_have_text("2:14")
    page.get_by_role("button", name="Inspect – Tuck").click()
    expect(page.get_by_text("Inspected")).to_be_visible()
    page.reload()  # nothing is lost
    expect(timer).to_have_text("2:14")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Inspect – Tuck")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(timer).to_have_text("1:59")
    page.get_by_role("button", name="Let through – Much").click()
    page.locator(".face").click()
    page.clock.fast_forward(112_000)
    expect(page.locator(".face.late")).to_be_visible()
    page.clock.fast_forward(8_000)
    expect(page.get_by_role("alert")).to_contain_text("The bags of Tuck and Will go through, and no bribe is paid")
    person.picture("companion-time-up")


def test_a_fine_is_told_with_what_happens_when_the_coins_do_not_suffice(people: Come) -> None:
    person = people("en", PHONE)
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/fine")
    page = person.page
    page.get_by_role("button", name="All as declared").click()
    expect(page.get_by_role("status").first).to_contain_text("All true: Robin pays Much 6 coins.")
    page.get_by_role("button", name="Tuck").click()
    for good in ("Apples", "Silk", "Mead"):
        page.locator(".goods").get_by_role("button", name=good, exact=True).click()
    verdict = page.get_by_role("status").first
    expect(verdict).to_contain_text("Caught: Tuck pays Robin 8 coins.")
    expect(verdict).to_contain_text("To Tuck’s stall: 1 apple.")
    page.get_by_label("Coins of Tuck").fill("5")
    expect(verdict).to_contain_text("Tuck pays 5 coins and owes 3 more")
    person.picture("companion-verdict")


def test_rounds_go_on_until_everybody_has_been_sheriff_twice(people: Come) -> None:
    person = people("en")
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/round")
    page = person.page
    page.locator("li", has_text="Will").get_by_role("button", name="First").click()
    expect(page.get_by_text("Will is Sheriff")).to_be_visible()
    for _ in range(8):
        page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("heading", name="Time to count")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Tuck is Sheriff")).to_be_visible()


def test_it_opens_again_without_a_network(people: Come) -> None:
    person = people("fr", PHONE)
    seat(person, "Robin", *MERCHANTS)
    expect(person.page.locator("main[data-offline=true]")).to_be_visible()
    person.context.set_offline(True)
    person.go("/companion/sheriff/clock")
    expect(person.page.get_by_text("Shérif : Robin")).to_be_visible()
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_text("Robin is Sheriff")).to_be_visible()
    person.complaints.clear()  # the browser tells that there is no network


def test_one_of_several_fingers_is_chosen(people: Come) -> None:
    person = people("en", PHONE)
    person.page.clock.install()
    person.go("/companion/start")
    area = person.page.locator(".area")
    for finger in (1, 2, 3):
        point = {"pointerId": finger, "clientX": 60 + finger * 60, "clientY": 300, "bubbles": True}
        area.dispatch_event("pointerdown", point)
    expect(person.page.locator(".finger")).to_have_count(3)
    person.page.clock.fast_forward(3_000)
    expect(person.page.locator(".finger.chosen")).to_have_count(1)
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/start")
    person.page.get_by_role("button", name="Draw a name").click()
    expect(person.page.get_by_role("status")).to_contain_text("begins.")
