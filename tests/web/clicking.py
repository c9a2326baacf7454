"""Plays a game through the page by clicking what may be clicked, without knowing a rule."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.web.person import Person

_PATIENCE = 6000  # looks at the tables; a game takes some hundred
_WAIT = 3000  # milliseconds for a click; somebody else may have been faster


def sit_down(host: Person, guest: Person, game: str, rules: str = "") -> None:
    """The host opens a table of three, the guest comes by its link, a bot takes the other seat."""
    host.go("/")
    host.page.locator(f"input[name=game][value={game}]").check(force=True)
    host.page.get_by_label("Your name").fill("Robin")
    host.page.locator("select[name=players]").select_option("3")
    if rules:
        host.page.locator("form summary").click()
        host.page.get_by_label("Rules").select_option(rules)
    host.page.get_by_role("button", name="Open a table").click()
    guest.join(host.page.get_by_label("Link to this table").input_value(), "Marian")
    expect(host.page.get_by_text("Marian")).to_be_visible()
    host.page.get_by_role("button", name="start").click()
    for person in (host, guest):
        expect(person.page.locator(f".{game}")).to_be_visible(timeout=15_000)


_LOOK = """([table, calls]) => {
  const shown = document.querySelector(table)
  const seen = (each) => each.getClientRects().length > 0
  return {
    over: document.querySelector('section.end') !== null,
    asked: document.querySelector('.prompt.mine') !== null,
    phase: shown?.dataset.phase ?? '',
    counts: calls.map((call) => [...document.querySelectorAll(`${table} :is(${call})`)].filter(seen).length),
  }
}"""


@dataclass
class Look:
    """What one look at the page shows."""

    over: bool
    asked: bool  # does the table wait for this person?
    phase: str
    counts: list[int]  # of what can be clicked, by call


class Clicker:
    """Somebody at a table; `calls` are what they would rather click, the first ones even when only they may."""

    def __init__(self, person: Person, game: str, seed: int, calls: list[str]) -> None:
        self.person = person
        self.page = person.page
        self._lot = Random(seed)
        self._table = f".{game}"
        self._calls = calls
        self.phases: set[str] = set()  # in which something was done

    def look(self) -> Look:
        return Look(**self.page.evaluate(_LOOK, [self._table, self._calls]))

    def act(self, seen: Look) -> bool:
        """Do one thing that is asked; false when nothing is."""
        counts = seen.counts if seen.asked else seen.counts[:1]
        call = next((at for at, count in enumerate(counts) if count), None)
        if seen.over or call is None:
            return False
        chosen = self._lot.randrange(counts[call])
        self.phases.add(seen.phase)
        try:
            self.page.locator(f"{self._table} :is({self._calls[call]}) >> visible=true").nth(chosen).click(
                timeout=_WAIT
            )
        except TooLate:  # the table went on meanwhile
            return False
        return True


def play_on(players: list[Clicker], until: Callable[[list[Look]], bool]) -> None:
    """Everybody does what they are asked, until something holds."""
    for _ in range(_PATIENCE):
        seen = [player.look() for player in players]
        if until(seen):
            return
        acted = [player.act(look) for player, look in zip(players, seen, strict=True)]
        if not any(acted):
            players[0].page.wait_for_timeout(30)
    pytest.fail("the game does not come to an end")


class Album:
    """Keeps one picture of each phase for each person, when something is asked of them; axe looks at each."""

    def __init__(self, players: list[Clicker], name: str) -> None:
        self._players = players
        self._name = name
        self._kept: set[str] = set()

    def is_full(self, seen: list[Look]) -> bool:
        """Look at the tables; the album is full when the game is over for all."""
        for player, look in zip(self._players, seen, strict=True):
            key = f"{look.phase} {player.person.language}"
            if look.phase and look.asked and key not in self._kept:
                self._kept.add(key)
                player.person.picture(f"{self._name}-{look.phase}")
                assert player.person.fits(), key
        return all(look.over for look in seen)
