"""Deals as people make them: pooled bribes, cards asked for face down, more favours."""

import pytest

from loxley.games.sheriff import SHERIFF
from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def gate() -> Table:
    table = sheriff(guy="apple", much="4 chicken", tuck="bread silk").having("guy", stall="silk mead")
    return table.having("tuck", stall="cheese pepper")


# --------------------------------------------------------------------------------------------- a bag that passes (R30)


@covers("SH-R30")
def test_offers_of_others_for_the_same_passing_are_accepted_too() -> None:
    table = gate().play("much: to sheriff, offer coins 9, want wave much, post")
    table.play("guy: to sheriff, offer coins 2, want wave much, post", "sheriff: wave much")
    assert table.coins == {"sheriff": 61, "guy": 48, "much": 41, "tuck": 50}
    assert [event for event in table.events if event.startswith("closed")] == [
        "closed number=1 author=much other=sheriff fate=accepted",
        "closed number=2 author=guy other=sheriff fate=accepted",
    ]


@covers("SH-R30")
def test_what_the_sheriff_has_declined_is_not_accepted_by_a_passing() -> None:
    table = gate().play("guy: to sheriff, offer coins 2, want wave much, post", "sheriff: decline guy")
    table.play("sheriff: wave much")
    assert table.coins["guy"] == 50


@covers("SH-R30")
@pytest.mark.parametrize("more", ["want open guy", "want later wave much", "want pile left guy"])
def test_an_offer_that_wants_more_than_the_passing_lapses(more: str) -> None:
    table = gate().play(f"much: to sheriff, offer coins 9, want wave much, {more}, post", "sheriff: wave much")
    assert table.coins["much"] == 50
    assert "closed number=1 author=much other=sheriff fate=lapsed" in table.events


@covers("SH-R30")
def test_an_offer_that_wants_a_payment_of_the_sheriff_lapses() -> None:
    table = gate().play(
        "much: to sheriff, offer later honest, want coins 1, want wave much, post", "sheriff: wave much"
    )
    assert (table.coins["much"], table.promises) == (50, [])


@covers("SH-R30")
def test_the_table_shows_before_what_a_passing_accepts() -> None:
    table = gate().play("much: to sheriff, offer coins 9, want wave much, post")
    table.play("guy: to sheriff, offer coins 2, want wave much, want open tuck, post")
    first, second = table.view("sheriff").offers
    assert (first.taken_with, first.lost_with) == (table.seat("much"), [])
    assert (second.taken_with, second.lost_with) == (None, [table.seat("much")])


@pytest.mark.parametrize(("word", "rule"), [("wave", "SH-R30"), ("accept", "SH-5.1")])
def test_help_names_the_rule_by_which_a_bribe_is_taken(word: str, rule: str) -> None:
    table = gate().play("much: to sheriff, offer coins 9, want wave much, post")
    move = SHERIFF.book.move(f"{word} {table.seat('much')}")
    assert SHERIFF.rule_behind(table.view("sheriff"), move) == rule


@covers("SH-R30")
def test_accepting_one_offer_for_a_passing_accepts_the_others_for_it() -> None:
    table = gate().play("much: to sheriff, offer coins 9, want wave much, post")
    table.play("guy: to sheriff, offer coins 2, want wave much, post", "sheriff: accept guy")
    assert table.coins == {"sheriff": 61, "guy": 48, "much": 41, "tuck": 50}


@covers("SH-R30", "SH-5.3")
def test_goods_promised_out_of_the_bag_are_handed_over_as_it_passes() -> None:
    table = gate().play("much: to sheriff, offer bag chicken, want wave much, post", "sheriff: wave much")
    assert (table.stall("sheriff"), table.stall("much")) == ("chicken", "3 chicken")


# ------------------------------------------------------------------------------------------------- several payers (R31)


def pooled() -> Table:
    table = gate().play("guy: to sheriff, offer coins 5, want open much, post")
    return table.play("tuck: join guy, offer coins 3, offer hidden pepper, post")


@covers("SH-R31", "SH-4.4")
def test_several_pay_on_one_sheet() -> None:
    table = pooled()
    assert table.offers == ["guy to sheriff: coins 5 and tuck: coins 3, hidden for open much"]
    table.play("sheriff: accept guy")
    assert table.coins == {"sheriff": 58, "guy": 45, "much": 50, "tuck": 47}
    assert table.contraband("sheriff") == "pepper"
    assert table.refusal("sheriff: wave much") == "SH-5.1"


@covers("SH-R31")
def test_whoever_joined_may_take_their_part_back() -> None:
    table = pooled().play("tuck: leave guy")
    assert table.offers == ["guy to sheriff: coins 5 for open much"]
    assert table.events[-1] == "left_offer number=3 author=guy other=sheriff seat=tuck"
    assert table.refusal("tuck: leave guy") == "SH-R31"


@covers("SH-R31")
def test_joining_again_replaces_ones_part() -> None:
    table = pooled().play("tuck: join guy, offer coins 7, post")
    assert table.offers == ["guy to sheriff: coins 5 and tuck: coins 7 for open much"]


@covers("SH-R31")
def test_a_sheet_is_paid_by_all_or_by_none() -> None:
    table = pooled().play("tuck: to much, offer coins 50, post", "much: accept tuck")
    assert table.offers == []
    assert table.coins["guy"] == 50


@covers("SH-R31")
def test_a_pooled_bribe_is_paid_when_the_bag_passes() -> None:
    table = gate().play("much: to sheriff, offer coins 5, want wave much, post", "tuck: join much, offer coins 3, post")
    table.play("sheriff: wave much")
    assert table.coins == {"sheriff": 58, "guy": 50, "much": 45, "tuck": 47}


@covers("SH-R31")
def test_what_is_added_face_down_is_known_to_its_giver_and_then_to_the_sheriff() -> None:
    table = pooled()
    for eye in ("guy", "sheriff", "much", "public"):
        assert table.view(eye).offers[0].joined[0].gives == ["coins 3", "hidden"]
    assert table.view("tuck").offers[0].joined[0].gives == ["coins 3", "hidden pepper"]
    table.play("sheriff: accept guy")
    for eye in ("guy", "much", "public"):
        assert table.view(eye).deals[0].joined[0].gives == ["coins 3", "hidden"]
    assert table.view("sheriff").deals[0].joined[0].gives == ["coins 3", "hidden pepper"]


@covers("SH-R31", "SH-R24")
def test_an_offer_among_merchants_is_joined_too_and_its_author_may_have_several() -> None:
    table = gate().play("guy: to much, offer coins 5, want bag chicken, post")
    table.play("guy: to sheriff, offer coins 1, want open much, post")
    table.play("tuck: join guy much, offer coins 3, offer hidden pepper, post")
    assert table.offers == [
        "guy to much: coins 5 and tuck: coins 3, hidden for bag chicken",
        "guy to sheriff: coins 1 for open much",
    ]
    assert table.events[-1] == "joined number=3 author=guy other=much seat=tuck gives=coins 3,hidden"
    table.play("much: accept guy", "sheriff: wave much")
    assert table.coins == {"sheriff": 50, "guy": 45, "much": 58, "tuck": 47}
    assert (table.contraband("much"), table.stall("guy"), table.stall("much")) == ("pepper", "chicken", "3 chicken")


@covers("SH-R31", "SH-R24")
def test_the_sheriff_adds_a_favour_to_an_offer_among_merchants() -> None:
    table = gate().play("guy: to much, offer coins 5, want later honest, post")
    table.play("sheriff: join guy much, offer open tuck, post", "much: accept guy")
    assert (table.coins["much"], table.promises) == (55, ["much to guy: later honest, open"])
    assert table.refusal("sheriff: wave tuck") == "SH-5.1"


@covers("SH-R31")
def test_a_part_of_an_offer_among_merchants_is_taken_back() -> None:
    table = gate().play("guy: to much, offer coins 5, post", "tuck: join guy much, offer coins 3, post")
    table.play("tuck: leave guy much")
    assert table.offers == ["guy to much: coins 5 for "]
    assert table.refusal("tuck: leave guy much") == "SH-R31"


@covers("SH-R31")
def test_nobody_joins_an_offer_of_their_own_or_to_themselves_and_whoever_joins_only_gives() -> None:
    table = gate().play("guy: to much, offer coins 5, post", "guy: to sheriff, offer coins 5, post")
    assert table.refusal("guy: join guy") == "SH-R31"
    assert table.refusal("sheriff: join guy") == "SH-R31"
    assert table.refusal("much: join guy much") == "SH-R31"
    assert table.refusal("tuck: join guy sheriff") == "SH-R31"  # an offer to the Sheriff has one name
    assert table.refusal("tuck: join much guy") == "SH-R31"
    assert table.refusal("tuck: join guy much, want open much") == "SH-R31"


@covers("SH-R31")
def test_a_part_is_dropped_when_its_sheet_is_gone() -> None:
    table = gate().play("guy: to sheriff, offer coins 5, want open much, post", "tuck: join guy, offer coins 3")
    table.play("guy: withdraw sheriff")
    assert table.view("tuck").draft is None


# ---------------------------------------------------------------------------------------------- cards asked for unseen


@covers("SH-R32")
def test_a_face_down_card_may_be_asked_for_and_its_owner_chooses() -> None:
    table = gate().play("sheriff: to guy, offer wave guy, want unseen, post")
    assert table.refusal("guy: accept sheriff") == "SH-R32"
    table.play("guy: pick sheriff, choose silk, accept sheriff")
    assert (table.contraband("sheriff"), table.contraband("guy"), table.fate("guy")) == ("silk", "mead", "waved")
    assert "slipped giver=guy taker=sheriff good=silk" in table.seen_by("sheriff")
    for eye in ("much", "public"):
        assert "silk" not in str(table.view(eye).deals)
        assert "slipped_unseen giver=guy taker=sheriff" in table.seen_by(eye)


@covers("SH-R32")
def test_as_many_face_down_cards_as_lie_there_may_be_asked_for() -> None:
    assert gate().refusal("sheriff: to guy, want unseen, want unseen, want unseen") == "SH-R32"
    assert gate().refusal("sheriff: to much, want unseen") == "SH-R32"
    table = gate().play("sheriff: to guy, want unseen, want unseen, post", "guy: pick sheriff, choose mead")
    assert table.moves("guy") == ["choose silk", "drop"]
    table.play("guy: choose silk, accept sheriff")
    assert table.contraband("sheriff") == "mead, silk"


@covers("SH-R32")
def test_a_card_asked_for_by_name_is_not_chosen_again() -> None:
    table = gate().play("sheriff: to guy, want contraband silk, want unseen, post", "guy: pick sheriff")
    assert table.moves("guy") == ["choose mead", "drop"]


@covers("SH-R32")
def test_a_counter_offer_can_keep_a_face_down_card() -> None:
    table = gate().play("guy: to sheriff, offer hidden mead, want wave guy, post")
    table.play("sheriff: to guy, offer wave guy, want coins 2, want unseen, post", "guy: pick sheriff, choose mead")
    table.play("guy: accept sheriff")
    assert (table.coins["sheriff"], table.contraband("sheriff")) == (52, "mead")


@covers("SH-R32")
def test_an_offer_that_asks_for_cards_lapses_when_too_few_are_left() -> None:
    table = gate().play("sheriff: to guy, want unseen, want unseen, post")
    table.play("guy: to much, offer hidden mead, post", "much: accept guy")
    assert table.offers == []


# ------------------------------------------------------------------------------------------------ more favours (5.1)


@covers("SH-5.1")
def test_a_bag_may_be_decided_before_another() -> None:
    table = gate().play("guy: to sheriff, offer coins 3, want before much guy, post", "sheriff: accept guy")
    assert table.view("public").seats[table.seat("guy")].after == [table.seat("much")]
    assert table.refusal("sheriff: wave guy") == "SH-5.1"
    assert table.refusal("sheriff: open guy") == "SH-5.1"
    table.play("sheriff: wave much", "sheriff: wave guy")


@covers("SH-5.1", "SH-R13")
def test_an_order_of_bags_that_is_sold_twice_stands_once() -> None:
    table = gate()
    for buyer in ("guy", "tuck"):
        table.play(f"{buyer}: to sheriff, offer coins 1, want before much guy, post", f"sheriff: accept {buyer}")
    assert table.view("public").seats[table.seat("guy")].after == [table.seat("much")]


@covers("SH-5.1", "SH-R13")
def test_orders_of_bags_do_not_go_round_in_a_circle() -> None:
    table = gate()
    for order in ("before guy much", "before much tuck"):
        table.play(f"guy: to sheriff, offer coins 1, want {order}, post", "sheriff: accept guy")
    assert table.refusal("guy: to sheriff, offer coins 1, want before tuck guy") == "SH-R13"
    assert table.refusal("guy: to sheriff, offer coins 1, want before much guy") == "SH-R13"
    assert table.refusal("tuck: to sheriff, offer coins 1, want wave tuck") == "SH-R13"
    table.play("tuck: to sheriff, offer coins 1, want before guy tuck, post")


@covers("SH-5.1", "SH-R13")
def test_a_bag_that_passes_at_once_waits_for_no_other() -> None:
    assert gate().refusal("guy: to sheriff, offer coins 1, want wave guy, want before much guy") == "SH-R13"


@covers("SH-4.3", "SH-R12", "SH-R13")
def test_the_table_shows_what_a_passage_may_cost() -> None:
    table = gate().having("much", coins=7)

    def limits() -> list[int]:
        return [table.view("public").seats[table.seat(name)].bribe_limit for name in ("guy", "much", "tuck", "sheriff")]

    assert limits() == [50, 7, 50, 0]
    table.play("guy: to sheriff, offer coins 3, want open tuck, want before much guy, post", "sheriff: accept guy")
    assert limits() == [0, 7, 0, 0]  # one waits, one must be opened
    assert table.refusal("guy: to sheriff, offer coins 1, want wave guy") == "SH-R13"
    table.play("sheriff: wave much")
    assert limits() == [47, 0, 0, 0]
    assert "want wave guy" in table.play("guy: to sheriff, offer coins 47").moves("guy")


@covers("SH-R12")
def test_no_order_of_bags_that_are_decided() -> None:
    table = gate().play("sheriff: wave much")
    assert table.refusal("guy: to sheriff, offer coins 1, want before much guy") == "SH-R12"


@covers("SH-5.1", "SH-4.10")
def test_confiscated_cards_may_go_to_an_agreed_pile() -> None:
    table = gate().play("guy: to sheriff, offer coins 3, want pile right tuck, post", "sheriff: accept guy")
    assert table.view("public").seats[table.seat("tuck")].pile == "right"
    assert table.refusal("much: to sheriff, offer coins 9, want pile left tuck") == "SH-R13"
    table.play("sheriff: open tuck")
    assert table.moves("sheriff") == ["lay right silk"]


@covers("SH-5.1")
def test_favours_of_one_inspection_do_not_bind_in_the_next() -> None:
    table = gate().play("guy: to sheriff, offer coins 3, want before much guy, want pile left guy, post")
    table.play("sheriff: accept guy", "sheriff: wave much", "sheriff: wave guy", "sheriff: wave tuck")
    assert all(not seat.after and seat.pile is None for seat in table.view("public").seats)


@covers("SH-5.1", "SH-R29")
def test_a_bag_that_must_be_opened_is_not_threatened() -> None:
    table = gate().play("guy: to sheriff, offer coins 3, want open much, post", "sheriff: accept guy")
    assert table.refusal("sheriff: threaten much") == "SH-5.1"


# ------------------------------------------------------------------------------------------------------- what is told


@covers("SH-5.3")
def test_that_promised_goods_were_not_there_is_told_to_all() -> None:
    table = gate().play("much: to sheriff, offer bag chicken, offer bag silk, want wave much, post")
    table.play("sheriff: accept much")
    assert "was_missing giver=much taker=sheriff good=silk" in table.events
    assert table.stall("sheriff") == "chicken"


@covers("SH-R21")
def test_a_summons_that_was_answered_is_not_called_confiscated() -> None:
    table = sheriff(guy="2 apple royal_summons", much="chicken").playing(promo_cards=True).play("sheriff: open guy")
    assert "answered sheriff=sheriff seat=guy goods=royal_summons" in table.events
    assert not any(event.startswith("confiscated") for event in table.events)
    table.play("sheriff: lay left royal_summons")


# --------------------------------------------------------------------------------------------------------- time is up


@covers("SH-R14")
def test_goods_out_of_a_bag_return_when_the_favour_was_not_done() -> None:
    table = gate().playing(timed_inspection=True)
    table.play("tuck: to sheriff, offer bag bread, offer bag silk, want open much, post", "sheriff: accept tuck")
    table.play("sheriff: wave tuck")
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("bread", "silk")
    table.play("clock: time up")
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("", "")
    assert (table.stall("tuck"), table.contraband("tuck")) == ("cheese, bread", "pepper, silk")


@covers("SH-R14")
def test_what_the_sheriff_paid_returns_too() -> None:
    table = gate().playing(timed_inspection=True)
    table.play("sheriff: to tuck, offer coins 2, offer open much, want stall cheese, post", "tuck: accept sheriff")
    assert table.coins["tuck"] == 52
    table.play("clock: time up")
    assert (table.coins["tuck"], table.coins["sheriff"]) == (50, 50)
    assert table.stall("tuck") == "cheese, bread"


@covers("SH-R14")
def test_all_who_paid_on_one_sheet_get_it_back() -> None:
    table = gate().playing(timed_inspection=True)
    table.play("guy: to sheriff, offer coins 5, want open much, post", "tuck: join guy, offer coins 3, post")
    table.play("sheriff: accept guy", "clock: time up")
    assert table.coins == {"sheriff": 50, "guy": 50, "much": 50, "tuck": 50}


@covers("SH-R14")
def test_an_order_that_can_no_longer_be_kept_is_void() -> None:
    table = gate().playing(timed_inspection=True)
    table.play("guy: to sheriff, offer coins 5, want before much guy, post", "sheriff: accept guy", "clock: time up")
    assert table.coins["guy"] == 50
