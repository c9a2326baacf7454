"""Clauses of the rules that the page shows or asks for, each by itself: one browser, and guests over lines."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.covers import covers
from tests.web.lines import line_beside, play_to, sit_with_guests
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]
THREE_COPPERS = 10  # a deal of Nottingham: seat 0 holds three copper coins and draws a necklace


@covers("SH-5.1")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_merchant_asks_for_an_order_of_bags_and_for_a_pile(people: Come, size: tuple[int, int]) -> None:
    merchant = people("en", size)
    page = merchant.page
    with sit_with_guests(merchant, "sheriff", 3, first_sheriff=1, floor="open") as guests:
        with line_beside(merchant) as own:
            play_to([own, *guests], "inspection", first=0)
        page.locator("[data-act=offers]").click()
        page.locator("dialog [data-to='1'], .scene [data-to='1']").first.click()
        page.locator("[data-sum='offer coins'] input[type=number]").fill("2")
        if size == PHONE:
            page.locator("[data-favours=want] summary").click()
        page.locator("[data-term='want before 2 0']").click()
        page.locator("[data-term='want pile right 2']").click()
        page.locator(".builder .main:enabled").click()
        sheriff = guests[0]
        sheriff.wait_for("accept 0")
        posted = next(offer for offer in sheriff.view["offers"] if offer["author"] == 0)
        assert (posted["gives"], posted["wants"]) == (["coins 2"], ["before 2 0", "pile right 2"])
        sheriff.play("accept 0")
        sheriff.wait_until(lambda: sheriff.view["seats"][0]["after"] == [2])
        assert sheriff.view["seats"][2]["pile"] == "right"


@covers("SH-5.3")
def test_everybody_is_told_that_promised_goods_were_not_in_the_bag(people: Come) -> None:
    sheriff = people("en")
    page = sheriff.page
    with sit_with_guests(sheriff, "sheriff", 3, first_sheriff=0, floor="open") as guests:
        play_to(guests, "inspection")
        liar, other = guests
        missing = next(good for good in ("crossbow", "silk") if good not in liar.view["seats"][1]["bag"])
        liar.play("to 0", f"offer bag {missing}", "want wave 1", "post")
        page.locator("[data-bag='1'] [data-act=talk]").click()
        page.locator("dialog .scroll .button.main:not([aria-disabled])").click()
        expect(page.locator(".history")).to_contain_text(re.compile("Promised to you and not in Guest 1’s bag: "))
        other.hear(until=lambda said: any(event["name"] == "was_missing" for event in said.get("events", [])))


@covers("NO-R27")
def test_an_owner_sees_their_own_loot_and_score_and_the_others_only_how_much(people: Come) -> None:
    owner = people("en")
    page = owner.page
    with sit_with_guests(owner, "nottingham", 3, deal=THREE_COPPERS, first_player=0) as guests:
        with line_beside(owner) as own:
            if own.phase == "turn":
                own.play("take")
            own.wait_for("deliver copper 3")
            own.play("deliver copper 3")
        facts = page.locator("section.hand .facts")
        expect(facts).to_contain_text("(7 points with your missions)")
        guest = guests[0]
        guest.wait_until(lambda: guest.view["seats"][0]["loot_size"] == 1)
        assert (guest.view["seats"][0]["loot"], guest.view["seats"][0]["score"]) == (None, None)


@covers("SW-R39")
def test_a_partner_is_asked_for_a_strength_and_chooses_the_cards(people: Come) -> None:
    leader = people("en")
    page = leader.page
    with sit_with_guests(leader, "sherwood", 3, rules="basic", floor="open", first_player=1) as guests:
        partner, other = guests
        partner.play("merchant")
        other.wait_for("inn 2")
        other.play("inn 2")
        page.locator(".hideout.may").first.click()
        page.get_by_role("button", name="Guest 1: Raiders: one more").click()
        page.locator("section.sheet .chapters .button").nth(1).click()  # equipment
        page.get_by_role("button", name="Guest 1: Strength: one more").click()
        propose = page.get_by_role("button", name="Propose and sign")
        expect(propose).not_to_have_attribute("aria-disabled", "true")
        propose.click()
        partner.wait_for("pick 0")
        assert "worth 1 1" in partner.view["talks"]["sheets"][0]["terms"][1]
        card = partner.view["seats"][1]["hand"][0]
        partner.play("pick 0", f"show {card}", "accept 0")
        expect(page.locator(".hideout .group")).not_to_have_count(0)
        partner.wait_until(lambda: bool(partner.view["bands"]))
        assert partner.view["bands"][0]["armed"][1] == [card]


@covers("SW-R39")
def test_whoever_signs_for_a_strength_chooses_a_card_on_the_page(people: Come) -> None:
    partner = people("fr", PHONE)
    page = partner.page
    with sit_with_guests(partner, "sherwood", 3, rules="basic", floor="open", first_player=0) as guests:
        leader = guests[0]
        with line_beside(partner) as own:
            own.play("merchant")
        leader.wait_for("hide 3")
        leader.play("hide 3", "bring 0 1", "bring 1 1", "worth 0 1", "post")
        page.get_by_role("button", name="Signer").click()
        page.locator(".cards .card").first.click()
        page.locator(".cards .button.main:not([aria-disabled])").click()
        leader.wait_until(lambda: bool(leader.view["bands"]))
        assert leader.view["bands"][0]["armed"][0] != []
