"""No two controls of a screen share a name, unless they do the same: who does not see them can tell them apart."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import open_table
from tests.web.deals import sit_at_deal
from tests.web.person import Person

Come = Callable[..., Person]
_SHARED = """() => {
  const controls = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]'
  // cards of one kind in one row, fields of one preference, ways to one page
  const card = (each) => each.dataset.good || (each.matches('.pick') && each.dataset.explain)
  const same = (each) => card(each) || each.autocomplete || each.href || each
  for (const each of document.querySelectorAll('details')) each.open = true
  axe.setup(document.body)
  const found = new Map()
  for (const each of document.querySelectorAll(controls)) {
    if (each.closest('.history')) continue // the same may happen twice
    const name = each.checkVisibility() ? axe.commons.text.accessibleText(each) : ''
    if (name) found.set(name, (found.get(name) ?? new Set()).add(same(each)))
  }
  axe.teardown()
  return [...found.keys()].filter((name) => found.get(name).size > 1)
}"""


def shared_names(person: Person) -> list[str]:
    person.settle()
    person.know_axe()
    found: list[str] = person.page.evaluate(_SHARED)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_home_and_in_the_lobby(people: Come, language: str) -> None:
    person = people(language)
    page = person.page
    person.go("/")
    expect(page.locator(".now .button.main")).to_be_enabled()
    assert shared_names(person) == []
    open_table(person, "sheriff")
    expect(page.locator(".seats li")).to_have_count(3)
    assert shared_names(person) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_at_a_table_with_all_that_is_around_it(people: Come, game: str, language: str) -> None:
    person = people(language)
    sit_at_deal(person, game, 7, 4)
    assert shared_names(person) == []
