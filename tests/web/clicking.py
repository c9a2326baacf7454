"""Plays a game through the page by clicking what may be clicked, without knowing a rule."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Error as Gone
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.known_server import LUCK
from tests.web.person import Person

PAUSE = 50  # milliseconds between two looks in which nothing is done: to look costs both cores
_PATIENCE = 900  # looks in which nothing changes and nothing is done, before a game counts as stuck
_MISSES = 45  # clicks in a row that find nothing to click, or something in the way
_CLICKS = 500  # in a row after which the table is where it was
_WAIT = 1000  # milliseconds for a click; something may be staged over it meanwhile


@dataclass(frozen=True)
class Call:
    """Something to click, by a selector inside the table."""

    what: str
    chance: float = 1.0  # how often it is clicked where it could be
    unasked: bool = False  # also while the table waits for somebody else


def wish_for(host: Person, options: dict[str, int | str] | None = None, **fields: int | str) -> None:
    """The next tables that somebody opens have what no form of the page offers."""

    def change(route: Route) -> None:
        wish = route.request.post_data_json
        if isinstance(wish, dict) and route.request.method == "POST":
            wish = {**wish, **fields, "options": {**wish.get("options", {}), **(options or {})}}
            route.continue_(post_data=json.dumps(wish))
        else:
            route.continue_()

    host.page.route("**/api/tables", change)


def sit_down(host: Person, guest: Person, game: str, rules: str = "", players: int = 3) -> None:
    """The host opens a table, the guest comes by its link, bots take the other seats."""
    guest.join(open_table(host, game, rules, players), "Marian")
    expect(host.page.get_by_text("Marian").first).to_be_visible()
    host.page.locator(".start .button").click()
    for person in (host, guest):
        person.sees_table()


def open_table(host: Person, game: str, rules: str = "", players: int = 3) -> str:
    """A table for friends; its link."""
    host.go("/")
    host.choose(game)
    host.page.locator("form input.field").first.fill("Robin")
    host.page.locator("select[name=players]").select_option(str(players))
    if rules:
        host.page.locator("form summary").click()
        host.page.get_by_label("Rules").select_option(rules)
    host.page.locator("form .button.main").click()
    return host.page.locator("#invitation").input_value()


_SEEN = """
  const table = document.querySelector('[data-phase]')
  const top = table?.querySelector('dialog[open]') ?? table // nothing else can be clicked then
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
  const seen = (call) => (top ? [...top.querySelectorAll(call)] : []).filter(shown)
"""
_LOOK = f"""(calls) => {{
  {_SEEN}
  return {{
    over: document.querySelector('section.end') !== null,
    asked: document.querySelector('.prompt.mine') !== null,
    busy: document.querySelector('[data-busy=true]') !== null,
    phase: table?.dataset.phase ?? '',
    told: document.querySelector('.prompt')?.textContent ?? '',
    asks: [...document.querySelectorAll('.prompt :is(.headline, .text)')].map((each) => each.textContent).join(' '),
    staged: document.querySelector('.moment') !== null,
    reading: document.querySelector('dialog[open][aria-labelledby=rule-title]') !== null,
    counts: calls.map((call) => seen(call).length),
  }}
}}"""
_FIND = f"""([call, chosen]) => {{
  {_SEEN}
  return seen(call)[chosen]
}}"""


@dataclass
class Look:
    """What one look at the page shows."""

    over: bool
    asked: bool  # does the table wait for this person?
    busy: bool  # is the last click not answered yet?
    phase: str
    told: str
    asks: str  # what is told without the latest news
    staged: bool  # is a big moment shown?
    reading: bool  # is a rule shown? It comes when what was clicked has just become forbidden
    counts: list[int]  # of what can be clicked, by call


class Clicker:
    """Somebody at a table; `calls` are what they would rather click.

    They draw lots by what they are asked, not by how often they have looked: the same game leads them to the same
    clicks on a quick machine and on a slow one.
    """

    def __init__(self, person: Person, seed: int, calls: list[Call]) -> None:
        self.person = person
        self.page = person.page
        self._seed = seed
        self._drawn: Counter[str] = Counter()  # lots, by what was asked
        self._calls = calls
        self.phases: set[str] = set()  # in which something was done
        self.misses: list[str] = []  # since the last click that went through

    def look(self) -> Look:
        return Look(**self.page.evaluate(_LOOK, [call.what for call in self._calls]))

    def act(self, seen: Look) -> bool:
        """Do one thing that may be done; false when there is nothing to do."""
        if seen.over or seen.busy:
            return False
        if seen.staged:  # they have seen enough of it
            self.page.evaluate("document.querySelector('.moment')?.click()")
            return True
        if seen.reading:
            self.page.evaluate("document.querySelector('dialog[aria-labelledby=rule-title]')?.close()")
            return True
        lot = self.lot(seen)
        for call, count in zip(self._calls, seen.counts, strict=True):
            if count and (seen.asked or call.unasked) and lot.random() < call.chance:
                self._drawn[_decision(seen)] += 1
                self.phases.add(seen.phase)
                return self._click(call, lot.randrange(count))
        self._drawn[_decision(seen)] += seen.asked  # or nothing would ever be done; others may wait until more happens
        return False

    def lot(self, seen: Look) -> Random:
        """What decides at this look."""
        asked = _decision(seen)
        return Random(f"{LUCK} {self._seed} {asked} {self._drawn[asked]}")

    def _click(self, call: Call, chosen: int) -> bool:
        found = self.page.evaluate_handle(_FIND, [call.what, chosen]).as_element()
        if found is None:  # the table went on meanwhile
            return False
        try:
            found.click(timeout=_WAIT)
        except TooLate as late:
            self.misses.append(str(late))
            return False
        except Gone as gone:  # it went away just before the click
            if "not attached" not in str(gone):
                raise
            return False
        self.misses = []
        return True


def _decision(seen: Look) -> str:
    return f"{seen.phase} {seen.asked} {seen.asks} {seen.counts}"


def play_on(players: list[Clicker], until: Callable[[list[Look]], bool]) -> None:
    """Everybody does what they are asked, until something holds."""
    before: list[Look] = []
    where: list[tuple[str, str]] = []
    idle = clicks = 0
    while idle < _PATIENCE and clicks < _CLICKS and all(len(player.misses) < _MISSES for player in players):
        seen = [player.look() for player in players]
        if until(seen):
            return
        acted = [player.act(look) for player, look in zip(players, seen, strict=True)]
        idle = 0 if any(acted) or seen != before else idle + 1
        here = [(look.phase, look.told) for look in seen]
        clicks = clicks + any(acted) if here == where else 0
        before, where = seen, here
        if not any(acted):
            players[0].page.wait_for_timeout(PAUSE)
    for player in players:
        player.person.keep("stuck")
    server = "".join(players[0].person.house.said)
    pytest.fail(f"the game does not go on: {before} {[player.misses[-1:] for player in players]} {server}")


class Album:
    """Keeps one picture of each phase for each person, when something is asked of them; axe looks at each."""

    def __init__(self, players: list[Clicker], name: str) -> None:
        self._players = players
        self._name = name
        self._kept: set[str] = set()

    def look(self, seen: list[Look]) -> None:
        for player, look in zip(self._players, seen, strict=True):
            key = f"{look.phase} {player.person.language}"
            if look.phase and look.asked and key not in self._kept:
                self._kept.add(key)
                player.person.picture(f"{self._name}-{look.phase}")
