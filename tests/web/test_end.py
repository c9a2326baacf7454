"""The end of a game on a phone: what was achieved in it, a picture of its result, and what to play next."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.lines import finish
from tests.web.person import PHONE, Person

Come = Callable[..., Person]
FEATS = [{"name": name, "seat": 0, "step": 1} for name in ("feat-nottingham-mission", "feat-nottingham-ambush")]


def achieve(route: Route) -> None:
    """Whatever was played: the story says that these were achieved, and something by somebody else."""
    answer = route.fetch()
    told = answer.json()
    told["story"]["feats"] = [*FEATS, {"name": "feat-nottingham-raid", "seat": 1, "step": 1}]
    route.fulfill(response=answer, body=json.dumps(told))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_achieved_and_a_picture_of_the_result(people: Come, language: str) -> None:
    person = people(language, PHONE)
    page = person.page
    page.route("**/story?*", achieve)
    person.play_now("nottingham")
    finish(person)
    feats = page.locator("section.feats")
    expect(feats.locator("li")).to_have_count(2)
    feats.scroll_into_view_if_needed()
    expect(feats).to_be_in_viewport()
    person.picture("end-feats")
    share = page.locator("section.end .acts button", has=page.locator("svg")).last
    with page.expect_download() as drawn:
        share.click()
    assert drawn.value.suggested_filename == "loxley-nottingham.png"
    assert drawn.value.path().read_bytes().startswith(b"\x89PNG")
    feats.get_by_role("link").click()
    done = page.locator("details.panel", has=page.locator("li.done"))
    expect(done).to_have_count(1)
    done.locator("summary").click()
    expect(done.locator("li.done")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "language", "proposed"),
    [("sheriff", "fr", {"royal_goods": True}), ("sherwood", "en", {"rules": "advanced"})],
)
def test_after_a_first_game_more_of_it_is_proposed(
    people: Come, game: str, language: str, proposed: dict[str, str | bool]
) -> None:
    person = people(language, PHONE)
    page = person.page
    person.play_now(game)
    finish(person)
    page.locator("section.end a.proposal").click()
    expect(page.locator(f"input[name=game][value={game}]")).to_be_checked()
    expect(page.locator(".proposal input")).to_be_checked()
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as opened:
        page.locator(".now .button.main").click()
    wish = json.loads(opened.value.post_data or "{}")
    assert wish["game"] == game
    assert proposed.items() <= wish["options"].items()
