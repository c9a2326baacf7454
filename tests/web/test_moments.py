"""Big moments: staged one after the other with their words, and as stills for whoever asks for calm."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker, Look, play_on
from tests.web.deals import sit_at_deal
from tests.web.person import Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CURIOUS as SHERWOOD

Come = Callable[..., Person]
_CALLS = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": SHERWOOD}
_STAGED = """() => {
  const scene = document.querySelector('.moment > *')
  if (!scene) return null
  const { moment, opened, passed, recap } = scene.dataset
  const kind = moment ?? (opened ? 'opened' : passed ? 'passed' : recap === undefined ? '' : 'recap')
  const moving = scene.parentElement
    .getAnimations({ subtree: true })
    .filter((each) => each.effect.getComputedTiming().endTime > 50) // milliseconds
  const box = scene.parentElement.getBoundingClientRect()
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  return { kind, text: scene.textContent.trim(), moves: moving.length, inside }
}"""


class Audience:
    """Remembers what was staged for somebody; a round is enough."""

    def __init__(self, person: Person, game: str) -> None:
        self.player = Clicker(person, 5, _CALLS[game])
        self.staged: dict[str, str] = {}  # words, by kind
        self.moves = 0

    def has_seen_a_round(self, _seen: list[Look]) -> bool:
        if found := self.player.page.evaluate(_STAGED):
            assert found["inside"], found
            self.staged.setdefault(found["kind"], found["text"])
            self.moves += found["moves"]
        return "recap" in self.staged


@pytest.mark.parametrize(
    ("game", "size", "language", "kinds"),
    [
        ("sheriff", (390, 664), "fr", {"passed", "opened"}),
        ("nottingham", (844, 390), "fr", {"swapped", "swapped_openly", "sprang"}),
        ("sherwood", (1366, 768), "en", {"met", "raided", "went_on", "arrived"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_round_is_staged_up_to_what_it_brought(
    people: Come, game: str, size: tuple[int, int], language: str, kinds: set[str]
) -> None:
    person = people(language, size)
    sit_at_deal(person, game, 7, 4)
    audience = Audience(person, game)
    play_on([audience.player], audience.has_seen_a_round)
    assert all(audience.staged.values())
    if game != "nottingham":  # there the Sheriff may step before anybody attacks
        assert kinds & set(audience.staged)
        assert "revealed" in audience.staged or game != "sherwood"


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("sheriff", {"recap"}), ("nottingham", {"recap"}), ("sherwood", {"revealed", "recap"})],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whoever_asks_for_calm_sees_the_same_moments_as_stills(people: Come, game: str, kinds: set[str]) -> None:
    person = people("en", (390, 664), motion="off")
    sit_at_deal(person, game, 7, 4)
    audience = Audience(person, game)
    play_on([audience.player], audience.has_seen_a_round)
    assert kinds <= set(audience.staged)
    assert audience.moves == 0


def test_a_line_of_the_history_stages_its_moment_once_more(people: Come) -> None:
    person = people("en", (1366, 768))
    sit_at_deal(person, "sheriff", 7, 4)
    audience = Audience(person, "sheriff")
    play_on([audience.player], audience.has_seen_a_round)
    page = person.page
    page.locator(".moment").evaluate_all("moments => moments.forEach((each) => each.click())")
    line = page.locator("#side-page details li button").last
    words = line.inner_text()
    line.click()
    expect(page.locator(".moment")).to_contain_text(words.split("’")[0].split(" ")[0])
