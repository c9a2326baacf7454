"""One deal at two tables: opened from the form and by a link, silent while one of them plays, compared at the end."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.lines import TABLE, finish
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


def begin(person: Person) -> None:
    """Bots take the free seats."""
    person.page.locator(".start .button").click()
    person.sees_table()


def standing(person: Person, deal: int = 1) -> list[str]:
    """How many tables gather, play and are done."""
    expect(person.page.locator("#standing-title")).to_be_visible()
    return person.page.locator("section:has(#standing-title) tbody tr").nth(deal - 1).locator("td").all_inner_texts()


def test_two_tables_play_one_deal_and_are_compared(people: Come) -> None:
    robin, marian = people("en", DESKTOP), people("fr", PHONE)
    robin.go("/")
    robin.choose("nottingham")
    robin.page.locator("form input.field").first.fill("Robin")
    robin.page.locator("select[name=players]").select_option("3")
    robin.page.locator("form summary").click()
    robin.page.get_by_label("Several tables, same deal").check()
    robin.picture("deal-form")
    robin.page.locator("form .button.main").click()
    robin.page.get_by_role("link", name="Invite other tables").click()
    assert standing(robin) == ["1", "0", "0"]
    robin.picture("deal-invite")
    link = robin.page.get_by_label("Link for the hosts of other tables").input_value()

    marian.go(link)
    expect(marian.page.locator("#another-title")).to_be_visible()
    marian.picture("deal-open")
    marian.page.get_by_role("textbox").fill("Marianne")
    marian.page.locator("form .button").click()
    marian.page.locator(".start .button").wait_for()
    robin.page.get_by_role("link", name="To my table").click()
    begin(robin)
    finish(robin)
    notice = robin.page.locator("section:has(> #deal-title)")
    expect(notice).to_contain_text("One table is not done with these cards yet.")
    expect(robin.page.get_by_role("link", name="Replay")).to_have_count(0)  # what would be refused is not offered
    expect(robin.page.locator("section.end summary")).to_have_count(0)
    robin.picture("deal-end-waiting")
    with robin.page.expect_response(lambda answer: answer.url.endswith("/deal")) as told:
        robin.page.get_by_role("link", name="Compare the tables").click()
    assert told.value.json()["deals"][0]["tables"] == []
    assert standing(robin) == ["1", "0", "1"]
    expect(robin.page.locator("main .wide, form")).to_have_count(0)  # no results, and nobody joins any more
    robin.picture("deal-waiting")

    begin(marian)
    finish(marian)
    expect(marian.page.locator("section.end a[href$='/replay/1']")).to_be_visible()  # no table is left
    expect(marian.page.locator("section.end summary")).to_be_visible()
    marian.page.locator("section.end a[href^='/deal/']").click()
    for person, replay in ((robin, "Replay of table 2"), (marian, "Revoir la partie de la table 1")):
        page = person.page
        expect(page.locator("thead th")).to_have_count(4)  # Robin's page has looked again by itself
        expect(page.locator("tbody tr")).to_have_count(3)
        assert page.locator("tbody td.best").count() >= 3
        person.picture("deal-told")
        page.evaluate("document.documentElement.dataset.light = 'dark'")
        person.picture("deal-told-night")
        page.get_by_role("link", name=replay).click()
        expect(page.locator(".controls, [data-phase]").first).to_be_visible()  # of a table that was never theirs
    both = [person.page.evaluate(TABLE)["table"] for person in (robin, marian)]
    for person, other in ((robin, both[1]), (marian, both[0])):
        assert f"/t/{other}/replay/1" in person.page.url


def points(person: Person, region: str) -> list[list[int]]:
    """By seat and table."""
    rows = person.page.get_by_role("region", name=region, exact=True).locator("tbody tr").all()
    return [[int(each) for each in row.locator("td b").all_inner_texts()] for row in rows]


def test_a_series_of_deals_is_added_up(people: Come) -> None:
    robin, marian = people("fr", PHONE), people("en", DESKTOP)
    robin.go("/")
    robin.choose("nottingham")
    robin.page.locator("form input.field").first.fill("Robin")
    robin.page.locator("select[name=players]").select_option("3")
    robin.page.locator("form summary").click()
    robin.page.get_by_label("Plusieurs tables, même donne").check()
    robin.page.locator("select[name=deals]").select_option("2")
    robin.picture("series-form")
    robin.page.locator("form .button.main").click()
    robin.page.get_by_role("link", name="Inviter d’autres tables").click()
    assert [standing(robin, deal) for deal in (1, 2)] == [["1", "0", "0"]] * 2
    robin.picture("series-invite")
    marian.go(robin.page.get_by_label("Lien pour les hôtes des autres tables").input_value())
    expect(marian.page.locator("h2")).to_contain_text("2 deals")
    marian.page.get_by_role("textbox").fill("Marian")
    marian.page.locator("form .button").click()
    marian.page.locator(".start .button").wait_for()
    robin.page.get_by_role("link", name="Vers ma table").click()
    for person in (robin, marian):
        begin(person)
        finish(person)
    expect(marian.page.locator("#deal-title")).to_have_text("Deal 1 of 2")
    marian.page.get_by_role("link", name="Compare the tables").click()
    first = "Deal 1: points by seat and table"
    expect(marian.page.get_by_role("region", name=first)).to_be_visible()
    assert standing(marian, 2) == ["2", "0", "0"]
    expect(marian.page.locator("tfoot")).to_have_count(0)  # games of other tables open after the last deal
    marian.picture("series-half")
    marian.page.get_by_role("link", name="To my table").click()

    for person in (robin, marian):
        person.page.locator("section.end .acts .button.main").click()
        person.sees_table()
        finish(person)
    robin.page.locator("section.end a[href^='/deal/']").click()
    marian.page.get_by_role("link", name="Compare the tables").click()
    expect(marian.page.get_by_role("link", name="Story of table 1")).to_have_count(2)
    summed = points(marian, "Points by seat and table, all told deals together")
    deals = [points(marian, f"Deal {number}: points by seat and table") for number in (1, 2)]
    assert summed == [[one + two for one, two in zip(*rows, strict=True)] for rows in zip(*deals, strict=True)]
    assert [len(row) for row in summed] == [2, 2, 2]
    expect(robin.page.get_by_role("link", name="Histoire de la table 2")).to_have_count(2)
    for person in (robin, marian):
        person.picture("series-told")
        person.page.evaluate("document.documentElement.dataset.light = 'dark'")
        person.picture("series-told-night")
    marian.page.get_by_role("link", name="Story of table 1").last.click()
    expect(marian.page.locator("main svg").first).to_be_visible()
    assert "/story/2" in marian.page.url


def test_a_friend_at_the_table_sees_how_far_all_are(people: Come) -> None:
    robin, friend = people("en", DESKTOP), people("en", PHONE)
    robin.go("/")
    robin.choose("nottingham")
    robin.page.locator("form input.field").first.fill("Robin")
    robin.page.locator("form summary").click()
    robin.page.get_by_label("Several tables, same deal").check()
    robin.page.locator("form .button.main").click()
    friend.join(robin.page.locator("#invitation").input_value(), "Much")
    friend.page.get_by_role("link", name="How far the tables are").click()
    assert standing(friend) == ["1", "0", "0"]
    expect(friend.page.locator("form, #invitation")).to_have_count(0)  # opening tables is for whoever knows the name
    friend.picture("deal-friend")


def test_a_link_that_was_cut_short_says_so(people: Come) -> None:
    person = people("fr", PHONE)
    person.go("/deal/0123456789ab")
    expect(person.page.get_by_role("alert")).to_contain_text("pas complet")
    person.picture("deal-cut")
