"""The companion of a real table: clock, sounds, fines, rounds, and all of it without a network."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]
MERCHANTS = ["Much", "Tuck", "Will"]
PAGES = [f"sheriff/{tool}" for tool in ("round", "clock", "fine", "sounds", "count", "cards", "rules")]
PAGES += ["nottingham/count", "sherwood/round", "sherwood/count", "start"]


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


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tool_in_both_languages_on_any_screen(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    person.go("/")
    person.page.locator("a[href='/companion']").click()
    expect(person.page.locator("#people-title")).to_be_visible()
    night(person, "companion")
    for page in PAGES:
        person.go(f"/companion/{page}")
        expect(person.page.locator("main.companion :is(.button, input, .card)").first).to_be_visible()
        night(person, f"companion-{page.replace('/', '-')}")


# Words that do not lie wholly inside of the window, or of the place that they name.
_CUT = """() => [...document.querySelectorAll('.tool-bar a')].filter((each) => {
  const words = document.createRange()
  words.selectNodeContents(each)
  const [inner, outer] = [words.getBoundingClientRect(), each.getBoundingClientRect()]
  return inner.left < Math.max(0, outer.left - 1) || inner.right > Math.min(innerWidth, outer.right + 1)
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_the_names_of_all_tools_fit_on_a_small_phone(people: Come, game: str) -> None:
    person = people("fr", PHONE)
    person.go(f"/companion/{game}/count")
    expect(person.page.locator(".tool-bar a[aria-current]")).to_be_visible()
    assert person.page.evaluate(_CUT) == []


def test_all_phases_are_ticked_in_boxes_of_one_size(people: Come) -> None:
    person = people("fr", PHONE)
    person.go("/companion/sheriff/round")
    boxes = person.page.locator("main input[type=checkbox]")
    expect(boxes).to_have_count(5)
    assert len(set(boxes.evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)"))) == 1


def _seconds(shown: str) -> int:
    minutes, seconds = shown.split(":")
    return 60 * int(minutes) + int(seconds)


def _shown(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


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
    expect(timer).to_have_text(re.compile("1:[0-5][0-9]"))
    page.locator(".face").click()  # paused: time does not count
    left = _seconds(timer.inner_text())  # while somebody looks, time goes by
    page.clock.fast_forward(30_000)
    expect(timer).to_have_text(_shown(left))
    page.get_by_role("button", name="15 s").click()
    expect(timer).to_have_text(_shown(left + 15))
    page.get_by_role("button", name="Inspect – Tuck").click()
    expect(page.get_by_text("Inspected")).to_be_visible()
    page.reload()  # nothing is lost
    expect(timer).to_have_text(_shown(left + 15))
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Inspect – Tuck")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(timer).to_have_text(_shown(left))
    page.get_by_role("button", name="Let through – Much").click()
    page.locator(".face").click()
    page.clock.fast_forward((left - 7) * 1000)
    expect(page.locator(".face.late")).to_be_visible()
    page.clock.fast_forward(8_000)
    expect(page.get_by_role("alert")).to_contain_text("The bags of Tuck and Will go through, and no bribe is paid")
    person.picture("companion-time-up")


def test_an_inspection_on_the_clock_leads_to_its_fine(people: Come) -> None:
    person = people("fr", PHONE)
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/clock")
    person.page.get_by_role("button", name="Ouvrir – Tuck").click()
    person.picture("companion-clock-fine")
    person.page.get_by_role("link", name="Amende – Tuck").click()
    expect(person.page.get_by_role("button", name="Tuck")).to_have_attribute("aria-pressed", "true")


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
    expect(verdict).to_contain_text("To Tuck’s stall: an apple.")
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


def count(person: Person, player: str, **goods: int) -> None:
    """Tap what lies in front of somebody."""
    person.page.locator(".players").get_by_role("button", name=player).click()
    for label, number in goods.items():
        tally = person.page.locator(".tally").filter(has=person.page.get_by_text(label.replace("_", " "), exact=True))
        for _ in range(number):
            tally.locator(".tap").click()


def reveal(person: Person) -> list[str]:
    """Press the one button, and go through what is told."""
    page = person.page
    page.locator("button.reveal").click()
    page.locator("dialog .button.main").click()
    told = [page.locator(".sentence p").inner_text()]
    while page.locator(".stage.over").count() == 0:
        page.locator("dialog").get_by_role("button", name="Next").click()
        told.append(page.locator(".sentence p").inner_text())
    return told


def test_a_sheriff_evening_is_counted_and_revealed(people: Come, tmp_path: Path) -> None:
    person = people("en", PHONE)
    page = person.page
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/count")
    count(person, "Robin", Apples=5, Silk=1)
    count(person, "Much", Apples=5, Cheese=3)
    count(person, "Tuck", Cheese=2, Gouda=1)
    count(person, "Will", Coins=1)
    page.get_by_role("button", name="+20").click()
    page.reload()  # nothing that was typed is lost
    count(person, "Tuck", Bread=1)
    told = reveal(person)
    person.picture("companion-revealed")
    assert told[2:] == [
        "Robin and Much tie for King of Apples with 5 each. They share both bonuses, and there is no Queen: +15 each.",
        "Much is Queen of Cheese with 3: +10.",
        "Tuck is King of Cheese with 4: +15.",
        "Tuck is King of Bread with 1: +15.",
        "Tuck wins with 45 points.",
    ]
    expect(page.locator("li.winner")).to_contain_text("Tuck")
    page.locator("dialog").get_by_role("button", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="File (JSON)").click()
    file = tmp_path / "sheet.json"
    download.value.save_as(file)
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture").click()
    assert drawn.value.suggested_filename == "loxley-sheriff.png"
    scored = loxley_score("sheriff", file)
    assert [line["total"] for line in scored["players"]] == [33, 44, 45, 21]


def test_with_motion_the_reveal_goes_on_by_itself(people: Come) -> None:
    person = people("fr")
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/count")
    page.get_by_role("button", name="+50").click()
    page.locator("button.reveal").click()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)  # from here on time goes by only when it is told to
    page.locator("dialog .button.main").click()
    expect(page.locator(".sentence p")).to_have_text("D’abord les Marchandises des Étals, Contrebande comprise.")
    page.clock.run_for(3_000)
    expect(page.locator(".sentence p")).to_have_text("Puis les Pièces.")
    page.clock.run_for(3_000)
    expect(page.locator(".sentence p")).to_have_text("Robin gagne avec 50 points.")
    page.keyboard.press("Escape")
    expect(page.locator("button.reveal")).to_be_visible()


def test_an_impossible_sheet_is_pointed_out_at_its_field(people: Come) -> None:
    person = people("en", PHONE)
    page = person.page
    page.clock.install()
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sheriff/count")
    apples = page.locator(".tally", has_text="Apples").first
    apples.locator(".tap").hover()
    page.mouse.down()  # held: the number pad
    page.clock.fast_forward(500)
    page.mouse.up()
    for digit in "30":
        page.locator("dialog").get_by_role("button", name=digit, exact=True).click()
    page.locator("dialog").get_by_role("button", name="Done").click()
    expect(apples.locator(".value")).to_have_text("30")
    page.locator(".players").get_by_role("button", name="Will").click()
    apples.locator(".value").click()
    page.keyboard.type("19")
    page.keyboard.press("Enter")
    expect(apples.get_by_role("alert")).to_contain_text("brings the table to 49; the box holds 48")
    expect(page.locator("button.reveal")).to_be_disabled()
    person.picture("companion-impossible")
    apples.locator(".less").click()
    expect(apples.get_by_role("alert")).to_have_count(0)
    expect(page.locator("button.reveal")).to_be_enabled()


def test_several_phones_count_one_sheet(people: Come) -> None:
    host, guest = people("en", PHONE), people("en", PHONE)
    seat(host, "Robin", *MERCHANTS)
    host.go("/companion/sheriff/count")
    count(host, "Robin", Apples=2)
    host.page.get_by_text("Count with several phones").click()
    guest.go(str(host.page.locator("svg[data-link]").get_attribute("data-link")))
    guest.picture("companion-arrival")
    guest.page.get_by_role("status").get_by_role("button", name="Much").click()
    expect(guest.page.get_by_text("You are counting for Much")).to_be_visible()
    guest.page.locator(".tally", has_text="Cheese").first.locator(".tap").click()
    guest.page.get_by_role("button", name="Hand in").click()
    guest.picture("companion-hand-in")
    host.go(str(guest.page.locator("svg[data-link]").get_attribute("data-link")))
    host.page.get_by_role("button", name="Put it on the sheet").click()
    host.page.locator(".players").get_by_role("button", name="Much").click()
    expect(host.page.locator(".tally", has_text="Cheese").first.locator(".value")).to_have_text("1")
    host.page.locator(".players").get_by_role("button", name="Robin").click()
    expect(host.page.locator(".tally", has_text="Apples").first.locator(".value")).to_have_text("2")
    guest.go("/companion/sheriff/count#snonsense")
    expect(guest.page.get_by_role("status").first).to_contain_text("no score sheet")


def test_nottingham_counts_with_the_figures_of_the_box(people: Come) -> None:
    person = people("en")
    page = person.page
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/nottingham/count")
    count(person, "Robin", Jewels=2)
    page.get_by_label("Four pairs").check()
    count(person, "Much", Chest=1)
    page.get_by_text("Figures of your own box").click()
    page.get_by_role("group", name="Four pairs").get_by_label("Alone").fill("22")
    page.get_by_role("group", name="Four pairs").get_by_label("Alone").press("Enter")
    page.reload()
    told = reveal(person)
    assert told[1:] == ["Robin alone delivered four different pairs: +22.", "Robin wins with 44 points."]
    page.locator("dialog").get_by_role("button", name="Close").click()
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf())) == 1  # printed on one page
    person.go("/companion/evenings")
    expect(page.get_by_role("row", name="Robin")).to_contain_text("1")
    person.picture("companion-evenings")


def test_sherwood_keeps_rounds_first_player_and_glory(people: Come) -> None:
    person = people("en", PHONE)
    page = person.page
    seat(person, "Robin", *MERCHANTS)
    person.go("/companion/sherwood/round")
    for at, (glory, gold) in enumerate([(3, 1), (3, 2), (0, 1), (0, 1)]):
        for label, number in (("Glory", glory), ("Gold", gold)):
            tap = page.locator(".player").nth(at).locator(".tally", has_text=label).locator(".tap")
            for _ in range(number):
                tap.click()
    expect(page.get_by_text("it goes to Tuck next")).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_text("Tuck has the first-player figure")).to_be_visible()
    tool(person, "count")
    assert (
        reveal(person)[-1]
        == "Robin and Much have 3 points each. Much has as few raiders on the oak but more gold, and wins!"
    )


def test_the_rules_are_searched_without_accents(people: Come) -> None:
    person = people("fr", PHONE)
    person.go("/companion/sheriff/rules")
    person.page.get_by_role("searchbox").fill("PENALITES confisquees")
    expect(person.page.locator("dl > div").first).to_contain_text("Pénalités")
    person.page.get_by_role("searchbox").fill("xyzzy")
    expect(person.page.get_by_role("status").first).to_contain_text("Aucune règle")


def loxley_score(game: str, file: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "loxley", "score", game, str(file), "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def test_it_opens_again_without_a_network(people: Come) -> None:
    person = people("fr", PHONE, worker="on")
    seat(person, "Robin", *MERCHANTS)
    expect(person.page.locator("main[data-offline=true]")).to_be_visible()
    person.context.set_offline(True)
    person.go("/companion/sheriff/clock")
    expect(person.page.get_by_text("Shérif : Robin")).to_be_visible()
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_text("Robin is Sheriff")).to_be_visible()
    tool(person, "count")
    count(person, "Much", Apples=1)
    assert reveal(person)[-1] == "Much wins with 22 points."  # an apple, and King of Apples
    person.go("/companion/sherwood/cards")
    expect(person.page.locator("svg").first).to_be_visible()
    person.go("/companion")
    expect(person.page.get_by_text("Ready for a table without network.")).to_be_visible()  # and says so there, too
    assert [line for line in person.complaints if "ERR_" not in line] == []
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
