"""My games: what was finished in this browser, its record, and that it can be taken away and deleted."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


def finished(match: int, game: str, scores: list[int], winners: list[int]) -> dict[str, Any]:
    levels = ["", *["rogue"] * (len(scores) - 1)]
    names = ["Marian", "Much", "Tuck", "Will"][: len(scores)]
    when = 1_790_000_000_000 + match * 86_400_000
    return {
        "table": "k7r2m", "match": match, "game": game, "at": when, "seat": 0,
        "names": names, "levels": levels, "scores": scores, "winners": winners,
    }  # fmt: skip


GAMES = [finished(2, "sherwood", [31, 22, 31], [0]), finished(1, "sheriff", [90, 120, 88, 91], [1])]
GAMES[0]["told"] = {"figures": {"raids": 2}, "feats": ["feat-sherwood-raid", "feat-sherwood-alone"]}
GAMES[1]["told"] = {
    "figures": {"bags": 6, "lies": 3, "caught": 1, "judged": 4, "opened": 2, "found": 1, "expected_found": 1,
                "promises_kept": 2, "promises_broken": 2, "bribes_paid": 9, "bribes_taken": 4},
    "feats": ["feat-sheriff-caught"],
}  # fmt: skip


OWN_PLAY = {
    "en": ["3 of 6 (50%)", "1 of 3 (33%)", "1 of 2 bags (1 to be expected)", "2 of 4 (50%)", "-5"],
    "fr": ["3 sur 6 (50%)", "1 sur 3 (33%)", "1 dans 2 Besaces (1 à attendre)", "2 sur 4 (50%)", "-5"],
}


def remember(person: Person) -> None:
    """As the end of two games leaves it."""
    person.go("/")
    person.page.evaluate("(list) => localStorage.setItem('loxley.games', JSON.stringify({list}))", GAMES)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_results_and_record_in_both_languages(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    remember(person)
    person.go("/games")
    games = person.page.locator("section[aria-labelledby=games-title] li")
    expect(games).to_have_count(2)
    expect(games.nth(1)).to_contain_text("Place 3")
    play = person.page.locator("section[aria-labelledby=play-title] dd")
    assert [each.replace("\u202f", "").replace("\xa0", "") for each in play.all_inner_texts()] == OWN_PLAY[language]
    feats = person.page.locator("details.panel")
    expect(feats).to_have_count(3)
    feats.nth(2).locator("summary").click()
    expect(feats.nth(2).locator("li.done")).to_have_count(2)
    expect(feats.nth(2).locator("li")).to_have_count(9)
    person.picture("my-games")
    person.page.evaluate("document.documentElement.dataset.light = 'dark'")
    person.picture("my-games-night")


def test_they_can_be_saved_removed_and_deleted(people: Come) -> None:
    person = people("en", PHONE)
    remember(person)
    page = person.page
    page.reload()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("row", name="All games")).to_contain_text("50%")
    expect(page.get_by_role("link", name="Story").first).to_have_attribute("href", "/t/k7r2m/story/2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8")) == GAMES
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture").first.click()
    assert drawn.value.suggested_filename == "loxley-sherwood.png"
    page.get_by_role("button", name="Remove this game").first.click()
    expect(page.locator("section[aria-labelledby=games-title] li")).to_have_count(1)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Really delete").click()
    page.reload()
    expect(page.get_by_text("You have not finished a game")).to_be_visible()
