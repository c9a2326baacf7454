"""The operator's page in a browser: the secret, live figures, and the way out, in both languages on any screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.house import FAST, House, house_in
from tests.web.person import DESKTOP, PHONE, Person

SECRET = "a long secret for tests"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One for each test: from one address, only a few tries are taken."""
    (tmp_path / "secret").write_text(SECRET)
    with house_in(tmp_path, (*FAST, "--operator-secret", str(tmp_path / "secret"))) as opened:
        yield opened


def without_renewal(route: Route) -> None:
    """Whoever looks closely needs a page that stays."""
    answer = route.fetch()
    route.fulfill(response=answer, headers={name: value for name, value in answer.headers.items() if name != "refresh"})


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_are_behind_a_secret(browser: Browser, house: House, language: str, size: tuple[int, int]) -> None:
    player, operator = Person(browser, house, language, size), Person(browser, house, language, size)
    player.play_now()
    operator.go("/")  # the service worker that looks after the page leaves the operator's alone
    operator.go("/operator")
    page = operator.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("input[name=secret]").fill("not this one, surely")
    page.locator("form button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("input[name=secret]").fill(SECRET)
    page.locator("form button").click()
    expect(page.locator("#connections")).to_have_text("1")
    assert page.url == f"{house.address}/operator"
    page.route("**/operator", without_renewal)
    page.reload()
    operator.picture("operator")
    page.unroute("**/operator")
    page.reload()
    player.close()
    expect(page.locator("#connections")).to_have_text("0")  # it renews itself
    page.route("**/operator", without_renewal)
    page.reload()
    page.locator("header button").click()
    expect(page.locator("input[name=secret]")).to_be_visible()
    operator.go("/")
    expect(page.locator("form.now, .now").first).to_be_visible()
    assert [line for line in operator.complaints if "403" not in line] == []  # the browser tells of the wrong secret
    operator.close()
