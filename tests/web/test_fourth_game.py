"""The page plays a game that it has never heard of, in a real browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.clicking import Call, Clicker, play_on
from tests.web.house import House, house_in
from tests.web.person import DESKTOP, PHONE, Person

ROOT = Path(__file__).parents[2]
INSTALLED = ROOT / "tests" / "fourth_game" / "installed"
# What the game's own texts say, and what they do not: an event and a move then have the words of the catalogue.
WORDS = {
    "en": {"title": "Liar’s Dice", "bids": "bid", "doubt": "doubt", "players": "2 to 6 players"},
    "fr": {"title": "Perudo", "bids": "mise", "doubt": "doubt", "players": "De 2 à 6 joueurs"},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the game's package is installed: one line in its metadata."""
    paths = [str(ROOT), str(INSTALLED), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        with house_in(tmp_path_factory.mktemp("house")) as opened:
            yield opened


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_it_is_opened_played_to_the_end_and_replayed(
    browser: Browser, house: House, language: str, size: tuple[int, int]
) -> None:
    person, words = Person(browser, house, language, size), WORDS[language]
    page = person.page
    person.go("/")
    person.choose("liars_dice")
    expect(page.locator(".now h2")).to_contain_text(words["title"])
    expect(page.locator(".now")).to_contain_text(words["players"])
    person.picture("fourth-home")
    page.locator("form summary").click()
    expect(page.locator("form input[type=number]")).to_have_value("2")
    page.locator(".now .button.main").click()
    person.sees_table()
    person.picture("fourth-table")
    clicker = Clicker(person, 7, [Call("[data-move=doubt]", 0.5), Call("[data-move]")])
    play_on([clicker], lambda seen: all(look.over for look in seen))
    person.picture("fourth-end")
    page.locator("section.end a[href*=replay]").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.locator("input[type=range]").press("End")
    history = page.locator("aside")
    history.locator("summary").first.click()  # what came before the end is folded
    expect(history).to_contain_text(words["bids"])
    expect(history).to_contain_text(words["doubt"])
    person.picture("fourth-replay")
    assert person.complaints == []
    person.close()
