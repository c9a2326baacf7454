"""Plays a game through the page by clicking what may be clicked, without knowing a rule."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.person import Person

_PATIENCE = 6000  # looks at the tables; a game takes some hundred
_WAIT = 3000  # milliseconds for a click; somebody else may have been faster


def sit_down(host: Person, guest: Person, game: str, rules: str = "") -> None:
    """The host opens a table of four, the guest comes by its link, bots take the other seats."""
    host.go("/")
    host.page.locator(f"input[name=game][value={game}]").check(force=True)
    host.page.get_by_label("Your name").fill("Robin")
    host.page.locator("select[name=players]").select_option("4")
    if rules:
        host.page.locator("form summary").click()
        host.page.get_by_label("Rules").select_option(rules)
    host.page.get_by_role("button", name="Open a table").click()
    guest.join(host.page.get_by_label("Link to this table").input_value(), "Marian")
    expect(host.page.get_by_text("Marian")).to_be_visible()
    host.page.get_by_role("button", name="start").click()
    for person in (host, guest):
        expect(person.page.locator(f".{game}")).to_be_visible(timeout=15_000)


class Clicker:
    """Somebody at a table; `calls` are what they would rather click, the first ones even when only they may."""

    def __init__(self, person: Person, game: str, seed: int, calls: list[str]) -> None:
        self.person = person
        self.page = person.page
        self.lot = Random(seed)
        self._table = f".{game}"
        self._calls = calls
        self.phases: set[str] = set()  # in which something was done

    def phase(self) -> str:
        return str(self.page.evaluate("table => document.querySelector(table)?.dataset.phase ?? ''", self._table))

    def is_asked(self) -> bool:
        return not self.person.is_over() and self.page.locator(".prompt.mine").count() > 0

    def act(self) -> bool:
        """Do one thing that is asked; false when nothing is."""
        if self.person.is_over():
            return False
        calls = self._calls if self.is_asked() else self._calls[:1]
        return any(self._click_one(self.page.locator(f"{self._table} {call}")) for call in calls)

    def _click_one(self, found: Locator) -> bool:
        count = found.count()
        if count == 0:
            return False
        self.phases.add(self.phase())
        try:
            found.nth(self.lot.randrange(count)).click(timeout=_WAIT)
        except TooLate:  # the table went on meanwhile
            return False
        return True


def play_on(players: list[Clicker], until: Callable[[], bool]) -> None:
    """Everybody does what they are asked, until something holds."""
    for _ in range(_PATIENCE):
        if until():
            return
        acted = [player.act() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(30)
    pytest.fail("the game does not come to an end")


class Album:
    """Keeps one picture of each phase for each person, when something is asked of them; axe looks at each."""

    def __init__(self, players: list[Clicker], name: str) -> None:
        self._players = players
        self._name = name
        self._kept: set[str] = set()

    def look(self) -> bool:
        """Is the game over for all?"""
        for player in self._players:
            person, phase = player.person, player.phase()
            key = f"{phase} {person.language}"
            if phase and key not in self._kept and player.is_asked():
                self._kept.add(key)
                person.picture(f"{self._name}-{phase}")
                assert person.fits(), key
        return all(player.person.is_over() for player in self._players)
