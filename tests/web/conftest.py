"""A browser and a house for all tests of a worker, people who come and go."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House, find_browser, house_in, require_page
from tests.web.person import DESKTOP, Person


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    require_page()
    path = find_browser()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"], timeout=120_000)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Makes people; whatever their pages complained of fails the test."""
    made: list[Person] = []

    def come(
        language: str = "en", size: tuple[int, int] = DESKTOP, *, motion: str = "on", worker: str = "off"
    ) -> Person:
        made.append(Person(browser, house, language, size, motion=motion, worker=worker))
        return made[-1]

    yield come
    complaints = [line for person in made for line in person.complaints]
    for person in made:
        person.close()
    assert complaints == []
