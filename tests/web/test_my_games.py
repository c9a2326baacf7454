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


GAMES = [
    finished(2, "sherwood", [31, 22, 31], [0]),
    finished(1, "sheriff", [90, 120, 88, 91], [1]),
    finished(3, "nottingham", [60, 44, 51], [0]),
    finished(4, "nottingham", [40, 44, 31], [1]),
]
GAMES[0]["told"] = {
    "figures": {"raids": 3, "raids_together": 1, "let_pass": 1, "alliances": 1, "alone": 4, "claims_judged": 0},
    "feats": ["feat-sherwood-raid", "feat-sherwood-alone"],
}
GAMES[1]["told"] = {
    "figures": {"bags": 6, "lies": 3, "caught": 1, "judged": 4, "opened": 2, "found": 1, "expected_found": 1,
                "promises_kept": 2, "promises_broken": 2, "bribes_paid": 9, "bribes_taken": 4},
    "feats": ["feat-sheriff-caught"],
}  # fmt: skip
for one in GAMES[2:]:
    one["told"] = {
        "figures": {"attacks": one["match"] - 2, "raided": 2, "defended": 1, "ambushes_laid": 1, "ambushes_sprung": 0,
                    "deliveries": 2, "failed": 0, "missions": 1, "trades": 0},
        "feats": [],
    }  # fmt: skip


OWN_PLAY = {
    "en": {
        "sheriff": ["3 of 6 (50%)", "1 of 3 (33%)", "1 of 2 bags (1 to be expected)", "2 of 4 (50%)", "-5"],
        "nottingham": ["3 (1.5 a game)", "4 (2 a game)", "2 of 4 (50%)", "0 of 2 (0%)", "4 of 4 (100%)",
                       "2 (1 a game)", "0 (0 a game)"],
        "sherwood": ["3 of 4 (75%)", "1 of 3 (33%)", "1 of 5 (20%)", "–", "–"],
    },
    "fr": {
        "sheriff": ["3 sur 6 (50%)", "1 sur 3 (33%)", "1 dans 2 Besaces (1 à attendre)", "2 sur 4 (50%)", "-5"],
        "nottingham": ["3 (1,5 par partie)", "4 (2 par partie)", "2 sur 4 (50%)", "0 sur 2 (0%)", "4 sur 4 (100%)",
                       "2 (1 par partie)", "0 (0 par partie)"],
        "sherwood": ["3 sur 4 (75%)", "1 sur 3 (33%)", "1 sur 5 (20%)", "–", "–"],
    },
}  # fmt: skip


def remember(person: Person) -> None:
    """As the end of a few games leaves it."""
    person.go("/")
    person.page.evaluate("(list) => localStorage.setItem('loxley.games', JSON.stringify({list}))", GAMES)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_results_and_record_in_both_languages(people: Come, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    remember(person)
    person.go("/games")
    games = person.page.locator("section[aria-labelledby=games-title] li")
    expect(games).to_have_count(len(GAMES))
    expect(games.nth(1)).to_contain_text("Place 3")
    for game, told in OWN_PLAY[language].items():
        play = person.page.locator(f"section[aria-labelledby=play-{game}] dd")
        assert [each.replace("\u202f", "").replace("\xa0", "") for each in play.all_inner_texts()] == told
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
    expect(page.get_by_role("row", name="All games")).to_contain_text("50%")  # two of four
    expect(page.get_by_role("link", name="Story").first).to_have_attribute("href", "/t/k7r2m/story/2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8")) == GAMES
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture").first.click()
    assert drawn.value.suggested_filename == "loxley-sherwood.png"
    page.get_by_role("button", name="Remove this game").first.click()
    expect(page.locator("section[aria-labelledby=games-title] li")).to_have_count(len(GAMES) - 1)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Really delete").click()
    page.reload()
    expect(page.get_by_text("You have not finished a game")).to_be_visible()


def test_they_are_kept_on_the_server_and_fetched_in_another_browser(people: Come) -> None:
    here, there = people("en", DESKTOP), people("fr", PHONE)
    remember(here)
    here.go("/games")
    keeping = here.page.locator("section[aria-labelledby=keeping-title]")
    keeping.get_by_label("Name").fill("Marian")
    keeping.get_by_role("button", name="Keep my games on the server").click()
    expect(keeping.get_by_role("status")).to_have_text("4 games are kept on the server.")
    secret = keeping.locator("dd.secret").inner_text()
    here.picture("keeping")

    there.go("/games")
    other = there.page.locator("section[aria-labelledby=keeping-title]")
    other.get_by_label("Nom").fill("marian")
    other.get_by_label("Secret de votre autre navigateur").fill("a" * 26)
    other.get_by_role("button", name="Récupérer mes parties").click()
    expect(other.get_by_role("alert")).to_contain_text("Rien n’est gardé")
    other.get_by_label("Secret de votre autre navigateur").fill(secret.upper())
    other.get_by_role("button", name="Récupérer mes parties").click()
    expect(there.page.locator("section[aria-labelledby=games-title] li")).to_have_count(len(GAMES))
    other.scroll_into_view_if_needed()
    there.picture("keeping")
    there.page.reload()
    expect(there.page.locator("section[aria-labelledby=games-title] li")).to_have_count(len(GAMES))
    other.get_by_role("button", name="Supprimer du serveur").click()
    expect(other.get_by_role("status")).to_have_text("Plus rien de vous n’est gardé sur le serveur.")

    keeping.get_by_role("button", name="Fetch again").click()
    expect(keeping.get_by_role("alert")).to_contain_text("Nothing is kept here")
    expect(here.page.locator("section[aria-labelledby=games-title] li")).to_have_count(len(GAMES))
    for person in (here, there):  # a refused request is an error on the console, as it should be
        person.complaints[:] = [line for line in person.complaints if "status of 404" not in line]
