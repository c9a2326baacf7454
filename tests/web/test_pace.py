"""Bargaining at a human pace, as people meet it: the ring and its buttons, the speed, who writes, who is waited for."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.cli.records import changed, random_record, write
from tests.web.clicking import Clicker, Look, open_table, play_on, sit_down, wish_for
from tests.web.house import PATIENT, SLOW, House, house_in
from tests.web.person import DESKTOP, Person
from tests.web.sheriff import CALLS
from tests.web.sight import LOST

Come = Callable[..., Person]
SMALL = (390, 664)
QUIET = [call for call in CALLS if not call.unasked]  # they do what they are asked, and bargain with nobody


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("house"), PATIENT) as opened:
        yield opened


def test_two_friends_who_opened_the_link_together_both_sit_down(people: Come) -> None:
    host, first, second = people("en"), people("fr"), people("en", SMALL)
    link = open_table(host, "nottingham")
    for guest in (first, second):  # both see the same free seats before either has come in
        guest.go(link)
        expect(guest.page.get_by_role("textbox")).to_be_visible()
    for guest, name in ((first, "Marian"), (second, "Will")):
        guest.page.get_by_role("textbox").fill(name)
        guest.page.locator("form .button.main").click()
    for name in ("Marian", "Will"):
        expect(host.page.locator(".seats li.taken", has_text=name)).to_be_visible()


def test_bots_wait_until_everybody_has_nothing_to_say(people: Come) -> None:
    host, guest = people("en", DESKTOP), people("fr", SMALL)
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, CALLS), Clicker(guest, 2, CALLS)]
    ring = "[data-hold=talk], [data-hold=offer]"

    def holds(_: list[Look]) -> bool:
        return host.page.locator(ring).count() > 0 and guest.page.locator(ring).count() > 0

    play_on(players, holds)
    host.picture("ring")
    guest.picture("ring")

    def decided(seen: list[Look]) -> bool:
        """Whoever is waited for says so; an offer holds one of them first, so the ring may pass to the other."""
        for person in (host, guest):
            say_nothing(person)
        return any(look.phase != "inspection" for look in seen)

    play_on(players, decided)  # the ring lasts ten minutes here: only what they say lets bots go on


def say_nothing(person: Person) -> None:
    button = person.page.locator("[data-hold-act=nothing]")
    height = person.page.evaluate(
        "document.querySelector('[data-hold-act=nothing]')?.getBoundingClientRect().height ?? 0"
    )
    if not height:
        return
    assert height >= 44
    try:
        button.click(timeout=3000)
    except TooLate:  # bots went on meanwhile
        return


def test_everybody_sees_that_bots_wait_for_a_broken_line(people: Come) -> None:
    host, guest = people("en"), people("fr")
    sit_down(host, guest, "sheriff")
    guest.go("about:blank")
    expect(host.page.locator(".plate .away").first).to_be_attached()


def test_the_host_changes_the_speed(people: Come) -> None:
    """What the table plays by, as the server tells everybody; tests/tables measure what a speed means."""
    host, guest = people("en"), people("fr", SMALL)
    sit_down(host, guest, "nottingham")
    host.page.locator(".menu summary").last.click()
    host.page.locator("select[name=speed]").select_option("fast")
    until(guest, lambda: speeds_told(guest)[-1:] == ["fast"])


def speeds_told(person: Person) -> list[str]:
    return [message["table"]["speed"] for message in person.traffic.messages if message.get("table")]


def until(person: Person, holds: Callable[[], bool]) -> None:
    """Look again and again, while the page goes on."""
    for _ in range(6000):
        if holds():
            return
        person.page.wait_for_timeout(10)
    pytest.fail("what was waited for did not happen")


def test_everybody_sees_the_clock_beside_whoever_is_awaited_and_it_stands_while_paused(people: Come) -> None:
    host, guest = people("en"), people("fr", SMALL)
    wish_for(host, {"first_sheriff": 2}, think=3600)
    sit_down(host, guest, "sheriff")
    for person in (host, guest):
        expect(person.page.locator(".plate.awaited [data-time='0']").first).to_be_visible()
    expect(host.page.locator(".prompt [role=timer]")).to_be_visible()
    expect(host.page.locator(".prompt .warning")).to_have_count(0)
    host.page.locator(".menu summary").last.click()
    host.page.locator(".menu .drop button", has_text="Pause").click()
    for person, paused in ((host, "The game is paused."), (guest, "La partie est en pause.")):
        expect(person.page.locator(".prompt .ask")).to_have_text(paused)
        expect(person.page.locator(".prompt .latest")).to_have_count(0)
        expect(person.page.locator("[data-time]")).to_have_count(0)


def test_when_time_is_up_everybody_is_told_that_the_house_played_and_can_read_it_later(people: Come) -> None:
    """Nobody does anything: the clock warns, the house plays, again and again; so nothing here can be missed."""
    host, guest = people("en"), people("fr")
    wish_for(host, {"first_sheriff": 2}, think=3)
    sit_down(host, guest, "sheriff")
    for person in (host, guest):
        expect(person.page.locator(".prompt .warning")).to_be_visible()
    for person, told in ((host, "the house made the least committing move"), (guest, "la maison a joué")):
        expect(person.page.locator("[data-house=time]")).to_contain_text(told)
        expect(person.page.locator(".side li", has_text=told).first).to_be_attached()
        person.page.reload()
        expect(person.page.locator(".side li", has_text=told).first).to_be_attached()


def test_the_replay_tells_what_the_house_played(people: Come, tmp_path: Path) -> None:
    lines = random_record()
    record = write(tmp_path / "game.jsonl", [lines[0], changed(lines[1], house=True), *lines[2:]])
    for person, told in ((people("en"), "the house made"), (people("fr"), "la maison a joué")):
        person.go("/replay")
        person.page.locator("input[type=file]").set_input_files(record)
        said = person.page.locator(".said", has_text=told)
        expect(person.page.locator(".said")).to_be_visible()
        expect(said).to_have_count(0)
        person.page.keyboard.press("ArrowRight")
        expect(said).to_be_visible()
        person.page.keyboard.press("ArrowRight")
        expect(said).to_have_count(0)  # it is told with its move, no sooner and no later
        line = person.page.locator("aside li", has_text=told)
        expect(line).to_have_count(1)
        line.get_by_role("button").click()
        expect(said).to_be_visible()  # the line leads to the move


def test_bots_wait_for_whoever_writes_and_others_see_it(people: Come) -> None:
    host, guest = people("en"), people("fr")
    wish_for(host, {"first_sheriff": 2})
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, QUIET), Clicker(guest, 2, QUIET)]
    offers = host.page.locator("[data-act=offers]")
    play_on(players, lambda _: offers.count() > 0 and guest.page.locator("[data-hold]").count() > 0)
    offers.click()
    host.page.locator("dialog [data-to]").first.click()
    expect(guest.page.locator("[data-writing='0']").first).to_be_visible()
    expect(guest.page.locator("[data-hold]")).to_be_visible()  # for this, or first for an answer to the bot's offer


@pytest.mark.parametrize("size", [SMALL, (1366, 768)], ids=["phone", "laptop"])
def test_what_can_be_said_while_bots_wait_is_in_sight(people: Come, size: tuple[int, int]) -> None:
    host, guest = people("en", size), people("fr", size)
    wish_for(host, {"first_sheriff": 2})
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, QUIET), Clicker(guest, 2, QUIET)]
    asked = "[data-hold-act=nothing]"
    # an offer that the Sheriff makes first is waited for by one of them alone
    play_on(players, lambda _: any(player.page.locator(asked).count() > 0 for player in players))
    waited_for = [person for person in (host, guest) if person.page.locator(asked).count() > 0]
    assert waited_for
    for person in waited_for:
        person.settle()
        assert person.page.evaluate(LOST) == []


# Where what can be chosen lies with the ring and without it, and whether the ring hides any of it.
_JUMP = """() => {
  const ring = document.querySelector('[data-hold]')
  const [prompt, after] = [ring.parentElement, ring.nextSibling]
  const shows = (each) => each.checkVisibility({ visibilityProperty: true })
  const choices = [...document.querySelectorAll('[data-phase] :is(button, input)')].filter(shows)
  const places = () => choices.map((each) => Math.round(each.getBoundingClientRect().top))
  const [before, box] = [places(), ring.getBoundingClientRect()]
  ring.remove()
  const moved = places().filter((top, at) => top !== before[at]).length
  prompt.insertBefore(ring, after)
  return { choices: choices.length, moved, covers: Math.max(0, box.bottom - prompt.getBoundingClientRect().bottom) }
}"""
_SIZES = [(390, 664), (360, 740), (844, 390), (820, 1180), (1024, 768), (1366, 768), (1920, 1080)]


def test_nothing_jumps_when_the_ring_comes_and_goes(people: Come) -> None:
    """Neither for whoever is waited for, nor for the other; the ring stands in room that the prompt has anyway."""
    host, guest = people("en"), people("fr")
    wish_for(host, {"first_sheriff": 2})
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 1, QUIET), Clicker(guest, 2, QUIET)]
    play_on(players, lambda _: all(player.page.locator("[data-hold]").count() > 0 for player in players))
    host.page.locator("[data-act=offers]").click()  # bots wait for one who writes, and the other sees that
    host.page.locator("dialog [data-to]").first.click()
    host.page.keyboard.press("Escape")
    for person in (host, guest):
        for size in _SIZES:
            person.resize(size)
            person.settle()
            found = person.page.evaluate(_JUMP)
            assert found["choices"] > 1
            assert (found["moved"], found["covers"]) == (0, 0), (person.language, size, found)


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path, SLOW) as opened:
        yield opened


def test_skip_to_my_turn(browser: Browser, slow_house: House) -> None:
    """Bots take ten minutes for each move here: only the button brings one's turn."""
    person = Person(browser, slow_house)
    wish_for(person, {"first_player": 1})
    person.play_now("nottingham")
    skip = person.page.locator("[data-skip]")
    skip.click()
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    expect(skip).to_have_count(0)
    person.close()
