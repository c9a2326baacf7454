"""Somebody at a browser: opens the page, plays through it, and keeps what it shows and says."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Page, expect

from tests.web.house import House
from tests.web.traffic import Traffic

DESKTOP = (1366, 768)
PHONE = (360, 740)
TOUCHED = 1024  # screens narrower than this are touched
_ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = _ROOT / "build" / "screenshots"
_AXE = (_ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
_SERIOUS = ("serious", "critical")
_WIDE = """() => document.documentElement.scrollWidth <= innerWidth + 1 ? [] : [...document.querySelectorAll('body *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 80))
"""  # what is wider than the screen, so that the page scrolls sideways
_SETTLE = """async (patience) => {
  const late = performance.now() + patience
  const moving = () => document.getAnimations().filter((each) => each.playState !== 'finished'
    && each.effect.getComputedTiming().endTime !== Infinity)
  const painted = () => Promise.race([
    new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    new Promise((next) => setTimeout(next, 1000)), // a window in the back may never be painted
  ])
  do {
    for (const each of moving()) each.finish()
    await painted() // what comes after a motion may move, too
  } while (moving().length > 0 && performance.now() < late)
}"""  # whoever looks at a screen looks when what moves has come to rest: it is brought there at once
_AT_REST = 5_000  # milliseconds
_LOOKS = 4  # at one screen
_RUN_AXE = """(patience) => Promise.race([
  axe.run({exclude: [['.moment']]}, // what is staged may just be appearing or going
    {resultTypes: ['violations'], preload: false}), // only rules that are off by themselves fetch style sheets anew
  new Promise((_, fail) => setTimeout(() => fail(new Error('axe does not come to an end')), patience)),
])"""
_PATIENCE = 180_000  # milliseconds: on a loaded machine a server or a page may need long to answer


class Person:
    def __init__(
        self,
        browser: Browser,
        house: House,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        motion: str = "on",
        worker: str = "off",
    ) -> None:
        width, height = size
        self.language = language
        self.size = size
        self.house = house
        self.context = browser.new_context(
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport={"width": width, "height": height},
            base_url=house.address,
            reduced_motion="no-preference" if motion == "on" else "reduce",
            has_touch=width < TOUCHED,
            service_workers="allow" if worker == "on" else "block",  # it keeps the page: costly where nobody comes back
        )
        self.context.set_default_timeout(_PATIENCE)
        expect.set_options(timeout=_PATIENCE)
        self.page: Page = self.context.new_page()
        self._devtools: CDPSession | None = None
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.traffic = Traffic(self.page)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def close(self) -> None:
        self.context.close()

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size and stands at its top; a small one is touched."""
        if size == self.size:
            return
        width, height = self.size = size
        if self._devtools is None:
            self._devtools = self.context.new_cdp_session(self.page)
        self._devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": width < TOUCHED})
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("scrollTo(0, 0)")  # a window that changes its size may have been scrolled to what has focus

    # around the table

    def go(self, path: str) -> None:
        self.page.goto(path)

    def choose(self, game: str) -> None:
        self.page.locator(f"input[name=game][value={game}]").check(force=True)

    def play_now(self, game: str = "sheriff") -> None:
        """One click: a table with bots."""
        self.go("/")
        self.choose(game)
        self.page.locator(".now .button.main").click()
        self.sees_table()

    def join(self, link: str, name: str) -> None:
        self.go(link)
        self.page.get_by_role("textbox").fill(name)
        self.page.locator("form .button.main").click()

    def sees_table(self) -> None:
        expect(self.page.locator("[data-phase]")).to_be_visible()

    # looking

    def settle(self) -> None:
        """What moves comes to rest."""
        self.page.evaluate(_SETTLE, _AT_REST)

    def picture(self, name: str) -> None:
        """Keep a screenshot of what has come to rest; nothing may be wider than the screen, and axe looks at it.

        Bots and clocks go on while somebody looks, so that something may just be appearing: a defect is what is
        still there when it is looked at again.
        """
        found: list[str] = []
        for _ in range(_LOOKS):
            self.settle()
            self.keep(name)
            found = self.page.evaluate(_WIDE) or self.barriers()
            if not found:
                break
        assert found == [], f"{self._called(name)}: {found}"

    def keep(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{self._called(name)}.jpeg", quality=85)

    def _called(self, name: str) -> str:
        return f"{name}-{self.language}-{'phone' if self.size[0] < TOUCHED else 'desktop'}"

    def know_axe(self) -> None:
        """The page can ask axe."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE)

    def barriers(self) -> list[str]:
        """What axe finds serious on this screen."""
        self.know_axe()
        found: dict[str, Any] = self.page.evaluate(_RUN_AXE, _PATIENCE)
        return [
            f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for each in found["violations"]
            if each["impact"] in _SERIOUS
            for node in each["nodes"]
        ]

    def phase(self) -> str:
        """The phase of the game on the table; nothing when no table is shown."""
        return str(self.page.evaluate("document.querySelector('[data-phase]')?.dataset.phase ?? ''"))
