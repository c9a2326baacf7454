"""Plays Sheriff through the page: whatever is asked of a person, one thing at a time."""

from random import Random

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.web.person import Person


class SheriffPlayer:
    """Takes what the page lets them click, without knowing a rule."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self._lot = Random(seed)
        self._bribed = ""
        self.done: set[str] = set()
        self.stumbles = 0
        self.page.set_default_timeout(3000)

    def act(self) -> bool:
        """Do one thing that is asked; false when nothing is."""
        if self.person.is_over() or not self._is_asked():
            return False
        for what in (self._lay, self._pick, self._draw, self._load, self._market, self._gate):
            try:
                found = what()
            except TooLate:  # the table went on under the person's hand: they look again
                self.stumbles += 1
                return True
            if found:
                self.done.add(what.__name__)
                return True
        return False

    def _is_asked(self) -> bool:
        if self.page.locator("[data-busy=true]").count():  # the last click has not been answered yet
            return False
        return self.page.locator(".prompt.mine").count() > 0 or self.person.phase() == "inspection"

    def _click_one(self, found: Locator) -> bool:
        """One of those that can be clicked, by lot. Somebody else may be faster: then nothing is lost."""
        count = found.count()
        if count == 0:
            return False
        found.nth(self._lot.randrange(count)).click()
        return True

    def _lay(self) -> bool:
        return self._click_one(self.page.locator("[data-lay]:enabled"))

    def _pick(self) -> bool:
        return self._click_one(self.page.locator(".pick button:not([aria-disabled])"))

    def _draw(self) -> bool:
        return self.person.phase() == "market" and self._click_one(self.page.locator("[data-act=rest]:enabled"))

    def _load(self) -> bool:
        close = self.page.locator("[data-act=close]")
        if close.count() == 0:
            return False
        cards = self.page.locator(".own .hand button")
        for at in range(1 + self._lot.randrange(min(3, cards.count()))):
            cards.nth(at).click()
            self.page.locator(f".own .hand button[aria-pressed=true] >> nth={at}").wait_for()
        self.page.locator("[data-act=close]:not([aria-disabled])").click()
        return True

    def _market(self) -> bool:
        cards = self.page.locator(".own .hand button")
        if self.person.phase() != "market" or cards.count() == 0:
            return False
        done = self.page.locator("[data-act=done]:enabled")
        if self._lot.random() < 0.4 and done.count():
            done.click()
            return True
        cards.nth(self._lot.randrange(cards.count())).click()
        self.page.locator(".own .hand button[aria-pressed=true]").first.wait_for()
        self.page.locator(".stack.may").first.wait_for()
        return self._click_one(self.page.locator(".stack.may"))

    def _gate(self) -> bool:
        offers = self.page.locator(".scroll .button.main:not([aria-disabled])")
        if self._lot.random() < 0.5 and self._click_one(offers):
            return True
        if self._click_one(
            self.page.locator(".bags .button.danger:not([aria-disabled]), .bags .button.main:not([aria-disabled])")
        ):
            return True
        headline = self.page.locator(".prompt .headline").inner_text()
        bribe = self.page.locator("[data-act=bribe]:enabled")
        if self._bribed != headline and bribe.count():
            self._bribed = headline
            bribe.click()
            return True
        return False
