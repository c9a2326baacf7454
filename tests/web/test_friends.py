"""What friends need around a game: faces and phrases, another device, a late friend, another game."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from loxley.texts import Texts
from tests.web.clicking import open_table, sit_down
from tests.web.deals import sit_at_deal
from tests.web.lines import TABLE, finish
from tests.web.person import DESKTOP, Person

Come = Callable[..., Person]
PHONE = (390, 664)


def test_a_name_a_face_and_a_colour_are_chosen_before_the_first_game(people: Come) -> None:
    person = people("en", PHONE)
    person.go("/")
    person.page.locator("input[name=me]").fill("Olga")
    person.page.locator("[data-act=look]").click()
    person.page.locator("input[name=portrait][value=abbess]").check(force=True)
    person.page.locator("input[name=colour][value=teal]").check(force=True)
    person.picture("home-look")
    person.page.locator(".now .button.main").click()
    person.sees_table()
    own = person.page.locator(".plate.me")
    expect(own).to_contain_text("Olga")
    expect(own.locator("[data-portrait=abbess]")).to_be_visible()
    assert "--seat-0: var(--colour-teal)" in str(person.page.locator(".frame").get_attribute("style"))
    faces = person.page.locator(".stalls [data-portrait]")
    expect(faces).to_have_count(3)  # every bot has a face of its own
    assert len(set(faces.evaluate_all("(all) => all.map((each) => each.dataset.portrait)"))) == 3


def test_the_character_of_a_bot_is_told_unless_the_table_keeps_it_secret(people: Come) -> None:
    person = people("en")
    open_table(person, "sheriff")
    person.page.get_by_role("button", name="Bot").first.click()
    level = person.page.locator(".seats .tag", has_text="bot (")
    expect(level).to_have_text(re.compile(r"bot \(merchant, [a-z-]+\)"))
    person.page.get_by_label("Keep the characters of bots secret").check()
    person.page.get_by_role("button", name="Bot").first.click()
    expect(level.nth(1)).to_have_text("bot (merchant)")


def test_a_phrase_is_read_in_each_language_and_bots_answer(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    sit_down(host, guest, "sheriff")
    host.page.get_by_role("tab", name="Talk").click()
    host.page.locator("[data-act=phrases]").click()
    host.page.get_by_role("button", name="Who wants to join?").click()
    guest.page.get_by_role("tab", name="Discussion").click()
    expect(guest.page.locator(".chat ol")).to_contain_text("Qui veut en être")
    answers = "|".join(re.escape(Texts("en").say(f"remark-answer-joins-{which}")) for which in (1, 2, 3))
    expect(host.page.locator(".chat ol li", has_text=re.compile(answers))).to_have_count(1)  # of the bot
    guest.page.locator("[data-act=phrases]").click()
    guest.picture("talk-phrases")
    guest.page.get_by_role("button", name="applaudit").click()
    expect(host.page.locator(".chat ol [data-mood=applause]")).to_be_visible()
    expect(host.page.locator(".sky .emote")).to_be_attached()


def test_a_seat_goes_to_another_device_and_the_old_one_is_told(people: Come) -> None:
    old, new = people("en", DESKTOP), people("fr", PHONE)
    old.play_now("nottingham")
    known = old.page.evaluate(TABLE)
    old.page.get_by_text("Table", exact=True).click()
    old.page.locator("[data-act=device]").click()
    code = old.page.locator("dialog svg[data-link]")
    expect(code).to_be_visible()
    old.picture("device")
    link = str(code.get_attribute("data-link"))
    addresses: list[str] = []
    new.page.on("request", lambda request: addresses.append(request.url + str(request.headers)))
    new.go(link)
    new.sees_table()
    expect(new.page.locator("section.hand, .hand").first).to_be_visible()
    expect(old.page.get_by_text("Your seat has moved to another device")).to_be_visible()
    secret = link.partition("#move=")[2]
    assert secret
    assert [each for each in addresses if secret in each] == []  # it is in no address and no header
    assert secret not in new.page.url
    table = new.page.url.rsplit("/", 1)[1]
    looked = old.context.request.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {known['token']}"})
    assert looked.status == 403  # the old token is void


def test_a_late_friend_plays_on_for_a_bot_when_the_host_lets_them(people: Come) -> None:
    host, friend = people("en", PHONE), people("fr", DESKTOP)
    link = open_table(host, "nottingham")
    host.page.locator(".start .button").click()
    host.sees_table()
    friend.join(link, "Alice")
    friend.page.locator("[data-late] [data-seat='2']").click()
    expect(friend.page.locator("[data-asked='2']")).to_be_visible()
    host.page.locator("[data-asks]").get_by_role("button", name="Not now").click()
    friend.page.locator("[data-late] [data-seat='1']").click()
    host.picture("friend-asks")
    host.page.locator("[data-asks]").get_by_role("button", name="Let them").click()
    expect(friend.page.locator("section.hand, .hand").first).to_be_visible()
    expect(host.page.locator(".players")).to_contain_text("Alice")


def test_a_guest_stands_up_is_freed_and_told_and_sees_the_options(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    link = open_table(host, "sheriff")
    guest.join(link, "Marian")
    expect(host.page.get_by_text("Marian").first).to_be_visible()
    guest.page.get_by_role("button", name="Se lever").click()
    expect(guest.page.get_by_role("button", name="S’asseoir").first).to_be_visible()
    expect(guest.page.locator("[data-freed]")).to_have_count(0)  # it was their own wish
    guest.page.get_by_role("button", name="S’asseoir").first.click()
    host.page.locator("li", has_text="Marian").get_by_role("button", name="Free this seat").click()
    expect(guest.page.locator("[data-freed]")).to_be_visible()
    expect(host.page.locator("[data-watcher]")).to_contain_text("Marian")
    host.page.get_by_text("Change clock and options").click()
    host.page.locator("select[name=think]").select_option("86400")
    host.page.get_by_label("Royal goods").check()
    host.page.get_by_role("button", name="Save").click()
    expect(guest.page.locator("[data-think='86400']")).to_contain_text("1 jour")
    guest.picture("lobby-freed")
    guest.page.get_by_role("button", name="S’asseoir").first.click()
    expect(host.page.locator("li", has_text="Marian").get_by_role("button", name="Free this seat")).to_be_visible()
    host.page.locator(".start .button").click()
    guest.sees_table()
    expect(guest.page.locator("[data-time]").first).to_contain_text("23\u00a0h")
    guest.page.close()
    expect(host.page.locator(".tag.away").first).to_be_visible()


def test_any_player_resumes_when_the_host_is_away(people: Come) -> None:
    host, guest = people("en"), people("fr", PHONE)
    sit_down(host, guest, "sheriff")
    host.page.get_by_text("Table", exact=True).click()
    host.page.get_by_role("button", name="Pause").click()
    expect(guest.page.locator(".notices")).to_contain_text("en pause")
    expect(guest.page.get_by_role("button", name="Reprendre")).to_have_count(0)
    host.page.close()
    guest.page.get_by_role("button", name="Reprendre").click()
    expect(guest.page.get_by_text("L’hôte est absent")).to_have_count(0)


def test_a_replay_link_leads_to_its_moment_and_to_nothing_else(people: Come) -> None:
    player, friend = people("en"), people("fr")
    sit_at_deal(player, "nottingham", 12)
    finish(player)
    expect(player.page.locator("section.end")).to_be_visible()
    table = player.page.url.rsplit("/", 1)[1]
    player.go(f"/t/{table}/replay/1/5")
    expect(player.page.locator("section.hand, .hand")).to_have_count(0)
    player.page.locator("[data-replay=viewer]").select_option("1")
    expect(player.page.locator("section.hand, .hand").first).to_be_visible()  # of seat 1, whose view it is now
    link = player.page.evaluate(
        """() => new Promise((found) => {
          navigator.clipboard.writeText = async (text) => found(text)
          document.querySelector('[data-act=share]').click()
        })"""
    )
    known = player.page.evaluate("JSON.parse(localStorage.getItem('loxley.tables')).list[0]")
    assert known["key"] not in link
    assert "/replay/1/5/1#" in link
    friend.go(link)
    expect(friend.page.locator("[data-phase]")).to_be_visible()
    expect(friend.page.locator(".deck output")).to_contain_text(re.compile(r"^5 /"))
    expect(friend.page.locator("[data-replay=viewer]")).to_have_value("1")
    expect(friend.page.locator("section.hand, .hand").first).to_be_visible()
    opens = {"X-Loxley-Key": link.partition("#")[2]}
    looked = friend.context.request.get(f"/api/tables/{table}", headers=opens)
    assert (looked.status, looked.json()["problem"]) == (403, "not-invited")  # it is no invitation
