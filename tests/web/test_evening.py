"""What makes or breaks an evening: words for every no, talk that is seen, offers that wait, things in reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker, Look, open_table, play_on, sit_down
from tests.web.deals import sit_at_deal
from tests.web.person import DESKTOP, Person
from tests.web.sheriff import CALLS
from tests.web.test_nottingham import CALLS as NOTTINGHAM

Come = Callable[..., Person]
SMALL_PHONE = (390, 664)
DECISIONS = 10

# What may be clicked in the scene and lies under something else, or outside of the window.
_COVERED = """() => {
  const staged = [...document.querySelectorAll('.moment')] // goes at a click, or by itself
  for (const each of staged) each.style.display = 'none'
  const covered = [...document.querySelectorAll('.scene :is(.button, .pick):not([aria-disabled])')]
    .filter((each) => each.getClientRects().length > 0)
    .filter((each) => {
      const box = each.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return at === null || !(each.contains(at) || at.contains(each))
    })
  for (const each of staged) each.style.display = ''
  return covered.map((each) => each.textContent)
}"""
_HEAR = """() => {
  window.heard = 0
  const made = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () { window.heard++; return made.call(this) }
}"""


_LONGEST = "Vous avez changé 20 fois d’apparence pendant cette partie. Vous pourrez le refaire à la prochaine."
# What a refusal says, how much of what can be done moves when it goes, and whether one with many words hides what is
# asked; nothing if it has gone already.
_REFUSED = """(longest) => {
  const notice = document.querySelector('.banner.bad')
  if (notice === null) return null
  const shows = (each) => each.checkVisibility({ visibilityProperty: true })
  const choices = [...document.querySelectorAll('.prompt, [data-phase] :is(button, input)')].filter(shows)
  const places = () => choices.map((each) => Math.round(each.getBoundingClientRect().top))
  const before = places()
  notice.style.display = 'none'
  const moved = places().filter((top, at) => top !== before[at]).length
  notice.style.display = ''
  const words = notice.textContent
  notice.querySelector('span').textContent = longest
  const box = document.querySelector('.prompt').getBoundingClientRect()
  const hides = notice.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
  return { words, moved, hides }
}"""


@pytest.mark.parametrize("size", [(390, 664), (844, 390), (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_take_back_is_refused_in_words_and_nothing_moves(people: Come, size: tuple[int, int]) -> None:
    person = people("en", size)
    person.play_now()
    take_back = person.page.get_by_role("button", name="Ask to take back my last move")
    found = None
    while found is None:  # a refusal stays for some seconds alone
        if not take_back.is_visible():
            person.page.locator(".menu summary").click()
        take_back.click()
        expect(person.page.locator(".banner.bad")).to_be_visible()
        found = person.page.evaluate(_REFUSED, _LONGEST)
    assert "." in found["words"]
    assert "That was not possible" not in found["words"]
    assert (found["moved"], found["hides"]) == (0, False)


def test_the_badge_counts_what_was_not_seen_behind_a_closed_drawer(people: Come) -> None:
    """And what is said is seen beside the speaker's seat."""
    host, guest = people("en"), people("fr", SMALL_PHONE)
    sit_down(host, guest, "sheriff")
    tab = guest.page.get_by_role("tab", name="Discussion")
    tab.click()
    tab.click()  # the drawer is closed again, on this page
    host.page.get_by_role("tab", name="Talk").click()

    def say(words: str) -> None:
        host.page.get_by_label("Your message").fill(words)
        host.page.keyboard.press("Enter")
        expect(guest.page.locator(".sky p", has_text=words)).to_be_attached()

    say("Honest apples!")
    expect(tab.locator("i")).to_be_visible()
    tab.click()
    expect(guest.page.get_by_text("Honest apples!").last).to_be_visible()
    expect(tab.locator("i")).to_have_count(0)
    expect(host.page.get_by_role("tab", name="Talk").locator("i")).to_have_count(0)  # one's own words, and an open page


def test_the_keys_pick_cards_without_a_focus(people: Come) -> None:
    person = people("en")
    person.play_now()
    play_on([Clicker(person, 21, CALLS)], lambda _seen: person.page.locator("[data-act=close]").count() > 0)
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("2")
    expect(person.page.locator(".own .hand button").nth(1)).to_have_attribute("aria-pressed", "true")


def test_an_offer_to_me_is_heard_comes_first_and_says_what_a_decision_does_with_it(people: Come) -> None:
    host, guest = people("en", SMALL_PHONE), people("fr")
    sit_down(host, guest, "sheriff")
    players = [Clicker(host, 22, CALLS[1:]), Clicker(guest, 23, CALLS[1:])]
    bribe = "[data-busy=false] [data-act=bribe]:enabled"

    def may_bribe(_seen: list[Look]) -> bool:
        return any(
            one.page.locator(".decide").count() > 0 and other.page.locator(bribe).count() > 0
            for one, other in ((host, guest), (guest, host))
        )

    for player in players:
        player.page.evaluate(_HEAR)
    play_on(players, may_bribe)
    sheriff, merchant = (host, guest) if host.page.locator(".decide").count() else (guest, host)
    sheriff.page.evaluate("window.heard = 0")
    merchant.page.locator("[data-act=bribe]").click()
    sheriff.page.locator("[data-act=talk].asked").first.click()
    offer = sheriff.page.locator(".scroll").first
    expect(offer.locator(".button.main")).to_be_enabled()
    assert "mine" in str(offer.get_attribute("class"))
    assert sheriff.page.evaluate("window.heard") > 0
    decide = sheriff.page.locator(".decide", has=sheriff.page.locator("small"))
    expect(decide.locator("small").first).to_be_visible()
    opening, passing = (decide.locator(f".button.{kind}").first.bounding_box() for kind in ("danger", "main"))
    assert opening is not None
    assert passing is not None
    assert min(opening["height"], passing["height"]) >= 44
    assert passing["x"] - (opening["x"] + opening["width"]) >= 16
    sheriff.picture("sheriff-bribed")


def test_seven_players_leave_everything_in_reach(people: Come) -> None:
    person = people("en", DESKTOP)
    sit_at_deal(person, "nottingham", 7, players=7)
    expect(person.page.locator(".player")).to_have_count(6)
    decided: set[str] = set()

    def look(seen: list[Look]) -> bool:
        if seen[0].asked and not seen[0].busy and seen[0].told not in decided:
            decided.add(seen[0].told)
            assert person.page.evaluate(_COVERED) == []
        return seen[0].over or len(decided) >= DECISIONS

    play_on([Clicker(person, 24, NOTTINGHAM)], look)
    person.picture("nottingham-seven")


def test_french_names_fit_on_their_cards(people: Come) -> None:
    person = people("fr")
    person.play_now("sherwood")
    person.page.get_by_role("tab", name="Aide").click()
    titles = person.page.locator(".pages ~ * text.title, aside text.title")
    expect(titles.first).to_be_attached()
    wide = titles.evaluate_all(
        "(all) => all.filter((each) => each.getBBox().width > 122).map((each) => each.textContent)"
    )
    assert wide == []


def test_a_visitor_without_the_key_is_asked_for_the_full_link(people: Come) -> None:
    host, stranger = people("en"), people("en")
    link = open_table(host, "sheriff")
    table = link.split("#")[0].rsplit("/", 1)[1]
    stranger.go(f"/t/{table}/replay/1")
    expect(stranger.page.get_by_role("alert")).to_contain_text("Ask for its full link.")
    stranger.complaints.clear()  # the browser tells of answers that say no


def test_the_invitation_of_a_server_for_itself_warns_and_can_be_copied(people: Come) -> None:
    person = people("en")
    person.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # plain http
    link = open_table(person, "sheriff")
    expect(person.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    person.page.get_by_role("button", name="Copy").click()
    expect(person.page.get_by_role("button", name="Copied")).to_be_visible()
    person.page.get_by_label("Your message").focus()
    person.page.keyboard.press("Control+V")
    expect(person.page.get_by_label("Your message")).to_have_value(link)


def test_less_motion_is_respected(people: Come) -> None:
    """The variant: who asks for calm sees the same table, and nothing flies."""
    person = people("en", motion="off")
    person.play_now()
    play_on([Clicker(person, 25, CALLS)], lambda seen: seen[0].phase == "loading")
    assert person.page.locator(".flight").count() == 0
    person.page.locator(".preferences summary").click()
    expect(person.page.get_by_text("this device asks for less motion")).to_be_visible()
