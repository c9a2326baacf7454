"""The story of a finished game: on the end screen, in the replay, and by a link of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]
RECORDS = Path(__file__).parent.parent / "records" / "0.1.0"
LOW_PHONE = (390, 664)
KEEP = "(known) => localStorage.setItem('loxley.tables', JSON.stringify({list: [known]}))"
NAMES = {"en": "The story of this game", "fr": "L’histoire de la partie"}


def finish_game(person: Person, game: str) -> str:
    """A table of bots that play to the end by themselves; its link, with the invitation."""
    wish = {
        "game": game,
        "name": "Robin",
        "players": 3,
        "seat": None,
        "bots": [{"seat": seat, "level": "novice"} for seat in range(3)],
        "start": True,
    }
    opened = person.context.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    found = opened.json()
    known = {"token": found["token"], "key": found["key"], "table": found["table"], "game": game}
    person.go("/")
    person.page.evaluate(KEEP, {**known, "at": 0, "stage": "playing", "match": 1, "names": []})
    person.go(f"/t/{found['table']}")
    expect(person.page.locator("section.end")).to_be_visible()
    return f"/t/{found['table']}/story/1#{found['key']}"


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("sheriff", "en", LOW_PHONE), ("nottingham", "fr", DESKTOP), ("sherwood", "fr", LOW_PHONE)],
    ids=["sheriff", "nottingham", "sherwood"],
)
def test_a_game_tells_its_story_and_opens_its_moments(
    people: Come, game: str, language: str, size: tuple[int, int]
) -> None:
    person = people(language, size)
    link = finish_game(person, game)
    page = person.page
    page.locator("section.end summary.button", has_text=NAMES[language]).click()
    expect(page.locator("section.story figure").first).to_be_visible()
    assert page.locator("section.story ol a").count() >= 2
    page.locator("section.story").scroll_into_view_if_needed()
    person.picture(f"story-end-{game}")
    page.locator("section.story ol a").last.click()
    expect(page.locator("output", has_text="/")).to_be_visible()
    at, most = (int(part) for part in page.locator("output", has_text="/").inner_text().split("/"))
    assert at == most  # the last turning point is the end
    person.go(link)
    expect(page.locator("section.story figure").first).to_be_visible()
    person.picture(f"story-page-{game}")
    tables = page.locator("section.story section > .scroll")
    assert tables.evaluate_all(
        "all => all.every((each) => each.scrollWidth <= each.clientWidth)"
    )  # nothing out of sight
    page.evaluate("document.documentElement.dataset.light = 'dark'")
    page.locator("section.story figure").first.scroll_into_view_if_needed()
    person.picture(f"story-page-night-{game}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_replay_of_a_file_has_its_story(people: Come, size: tuple[int, int]) -> None:
    """Turning points go to their step; the figures of each chart stand in a table, too."""
    person = people("en", size)
    page = person.page
    person.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / "sheriff-plain.jsonl")
    if size == PHONE:
        page.locator(".deck > details > summary").first.click()  # folded away, so that the table is in sight
    page.get_by_role("button", name=NAMES["en"]).click()
    story = page.locator("section.story")
    expect(story.get_by_role("img", name="Points over time")).to_be_visible()
    bars = story.locator("figure", has=page.get_by_role("img", name="Bags, lies, and who was caught"))
    bars.locator("summary").click()
    expect(bars.get_by_role("row", name="player 2")).to_contain_text("652")  # bags, lies, caught
    person.picture("story-replay")
    story.get_by_role("link", name="player 2 pays player 1 49 coins in a deal.").click()
    expect(page.locator("output", has_text="/")).to_have_text("41 / 212")
