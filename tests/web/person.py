"""Somebody at a browser: opens the page, plays through it, and keeps what it shows and says."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.web.house import House
from tests.web.traffic import Traffic

DESKTOP = (1366, 820)
PHONE = (360, 740)
_ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = _ROOT / "build" / "screenshots"
_AXE = _ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_SERIOUS = ("serious", "critical")


class Person:
    def __init__(self, browser: Browser, house: House, language: str = "en", size: tuple[int, int] = DESKTOP) -> None:
        width, height = size
        self.language = language
        self.size = size
        self.house = house
        self.context = browser.new_context(
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport={"width": width, "height": height},
            base_url=house.address,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.traffic = Traffic(self.page)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def close(self) -> None:
        self.context.close()

    # around the table

    def go(self, path: str) -> None:
        self.page.goto(path)

    def join(self, link: str, name: str) -> None:
        self.go(link)
        self.page.get_by_role("textbox").fill(name)
        self.page.locator("form .button.main").click()

    # looking

    def picture(self, name: str) -> None:
        """Keep a screenshot, and have axe look at the screen."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        width = "phone" if self.size == PHONE else "desktop"
        self.page.screenshot(path=SCREENSHOTS / f"{name}-{self.language}-{width}.png", full_page=self.size == PHONE)
        problems = self.barriers()
        assert problems == [], f"{name} ({self.language}, {width}): {problems}"

    def barriers(self) -> list[str]:
        """What axe finds serious on this screen."""
        self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for each in found["violations"]
            if each["impact"] in _SERIOUS
            for node in each["nodes"]
        ]

    def fits(self) -> bool:
        """Is nothing wider than the screen?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))

    def phase(self) -> str:
        """The phase of the game on the table; nothing when no table is shown."""
        return str(self.page.evaluate("document.querySelector('[data-phase]')?.dataset.phase ?? ''"))

    def is_over(self) -> bool:
        return self.page.locator("section.end").is_visible()

    def settle(self) -> None:
        """Wait until the page has nothing under way."""
        expect(self.page.locator(".link.open")).to_have_count(1)
