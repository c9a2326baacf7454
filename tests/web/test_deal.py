"""One deal at two tables: opened from the form and by a link, silent while one of them plays, compared at the end."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.finishing import TABLE, finish
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


def begin(person: Person) -> None:
    """Bots take the free seats."""
    person.page.locator(".start .button").click()
    person.sees_table()


def standing(person: Person) -> list[str]:
    """How many tables gather, play and are done."""
    expect(person.page.locator("#standing-title")).to_be_visible()
    return person.page.locator("main dd").all_inner_texts()


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
    with robin.page.expect_response(lambda answer: answer.url.endswith("/deal")) as told:
        robin.page.get_by_role("link", name="Compare the tables").click()
    assert told.value.json()["tables"] == []
    assert standing(robin) == ["1", "0", "1"]
    expect(robin.page.locator("main table, form")).to_have_count(0)  # no results, and nobody joins any more
    robin.picture("deal-waiting")

    begin(marian)
    finish(marian)
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


def test_a_friend_at_the_table_sees_how_far_all_are(people: Come) -> None:
    robin, friend = people("en", DESKTOP), people("en", PHONE)
    robin.go("/")
    robin.choose("nottingham")
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
