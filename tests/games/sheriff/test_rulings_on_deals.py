"""The rulings on offers, deals and favours: where the booklets differ or are silent."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def smuggler() -> Table:
    return sheriff(guy="apple", much="4 chicken", tuck="bread").having("guy", stall="silk mead")


@covers("SH-R10")
def test_contraband_that_is_named_is_true() -> None:
    table = smuggler()
    assert table.refusal("guy: to sheriff, offer contraband crossbow") == "SH-4.3"
    table.play("guy: to sheriff, offer contraband silk, want open much, post", "sheriff: accept guy")
    for eye in ("sheriff", "tuck", "public"):
        assert "slipped_named giver=guy taker=sheriff good=silk" in table.seen_by(eye)
    assert table.contraband("sheriff") == "silk"


@covers("SH-R10")
def test_contraband_offered_face_down_is_seen_by_the_sheriff_on_receipt() -> None:
    table = smuggler().play("guy: to sheriff, offer hidden mead, want open much, post")
    assert not any("mead" in event for event in table.seen_by("sheriff"))
    assert "mead" not in str(table.view("sheriff"))
    table.play("sheriff: accept guy")
    assert "slipped giver=guy taker=sheriff good=mead" in table.seen_by("sheriff")
    assert table.view("sheriff").seats[0].contraband == ["mead"]


@covers("SH-R10")
def test_face_down_goods_are_for_their_giver_to_choose() -> None:
    assert smuggler().refusal("sheriff: to guy, offer coins 1, want hidden silk") == "SH-R10"


@covers("SH-R11")
def test_the_sheriff_may_buy_from_a_merchant() -> None:
    table = smuggler().play("sheriff: to guy, offer coins 9, want contraband silk, post", "guy: accept sheriff")
    assert table.coins == {"sheriff": 41, "guy": 59, "much": 50, "tuck": 50}
    assert (table.contraband("sheriff"), table.contraband("guy")) == ("silk", "mead")


@covers("SH-R11")
def test_coins_and_goods_may_move_both_ways() -> None:
    table = smuggler().having("sheriff", stall="2 cheese")
    table.play("guy: to sheriff, offer coins 2, offer hidden mead, want coins 5, want stall cheese, post")
    table.play("sheriff: accept guy")
    assert table.coins == {"sheriff": 47, "guy": 53, "much": 50, "tuck": 50}
    assert (table.stall("guy"), table.stall("sheriff")) == ("cheese", "cheese")
    assert table.fate("guy") == "undecided"


@covers("SH-R11")
def test_the_sheriff_may_pay_for_a_promise() -> None:
    table = smuggler().play("sheriff: to guy, offer coins 3, want later wave sheriff, post", "guy: accept sheriff")
    assert table.coins["guy"] == 53
    assert table.promises == ["guy to sheriff: later wave sheriff, open"]


@covers("SH-R12")
@pytest.mark.parametrize("deed", ["wave much", "open much"])
@pytest.mark.parametrize("decision", ["wave much", "open much"])
def test_a_favour_about_a_decided_bag_is_impossible(deed: str, decision: str) -> None:
    table = smuggler().play(f"sheriff: {decision}")
    assert table.refusal(f"guy: to sheriff, offer coins 1, want {deed}") == "SH-R12"
    assert table.refusal(f"sheriff: to guy, offer {deed}") == "SH-R12"


@covers("SH-R12")
def test_a_favour_about_the_sheriff_or_an_empty_chair_is_impossible() -> None:
    assert smuggler().refusal("guy: to sheriff, offer coins 1, want open sheriff") == "SH-R12"
    assert smuggler().refusal("guy: to sheriff, offer coins 1, want wave 4") == "SH-R12"


@covers("SH-R13")
def test_a_favour_that_contradicts_an_earlier_one_is_refused() -> None:
    table = smuggler().play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    assert table.refusal("much: to sheriff, offer coins 50, want wave much") == "SH-R13"
    assert table.refusal("sheriff: to much, offer wave much") == "SH-R13"


@covers("SH-R13")
def test_a_standing_offer_lapses_when_a_deal_contradicts_it() -> None:
    table = smuggler().play("much: to sheriff, offer coins 9, want wave much, post")
    table.play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    assert table.offers == []
    assert "closed number=1 author=much other=sheriff fate=lapsed" in table.events


@covers("SH-R13")
def test_one_deal_does_not_contradict_itself() -> None:
    assert smuggler().refusal("guy: to sheriff, offer coins 5, want wave much, want open much") == "SH-R13"


@covers("SH-R13")
def test_the_same_favour_may_be_sold_to_several() -> None:
    table = smuggler().play("tuck: to sheriff, offer coins 2, want open much, post")
    table.play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    assert table.offers == ["tuck to sheriff: coins 2 for open much"]
    table.play("sheriff: accept tuck")
    assert table.coins == {"sheriff": 57, "guy": 45, "much": 50, "tuck": 48}


@covers("SH-R13")
def test_by_the_first_edition_a_bag_that_is_bound_is_not_sold_again() -> None:
    table = smuggler().playing(edition=1).play("tuck: to sheriff, offer coins 2, want open much, post")
    table.play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    assert table.offers == []


def out_of_time() -> Table:
    """Guy has paid to have much inspected."""
    table = smuggler().having("guy", stall="cheese silk mead").playing(timed_inspection=True)
    return table.play(
        "guy: to sheriff, offer coins 5, offer stall cheese, offer contraband silk, offer hidden mead, offer bag apple,"
        " offer later wave sheriff, want open much, post",
        "sheriff: accept guy",
    )


@covers("SH-R14")
def test_what_was_paid_for_a_favour_returns_when_the_time_is_up() -> None:
    table = out_of_time()
    assert table.coins == {"sheriff": 55, "guy": 45, "much": 50, "tuck": 50}
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("cheese", "mead, silk")
    table.play("clock: time up")
    assert table.coins == {"sheriff": 50, "guy": 50, "much": 50, "tuck": 50}
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("", "")
    assert (table.stall("guy"), table.contraband("guy")) == ("apple, cheese", "mead, silk")
    assert "voided number=1 payer=guy" in table.events


@covers("SH-R14")
def test_the_bag_that_was_to_be_inspected_passes_when_the_time_is_up() -> None:
    table = out_of_time().play("clock: time up")
    assert table.stall("much") == "4 chicken"
    assert "waved sheriff=sheriff seat=much" in table.events
    assert table.sheriff == "guy"


@covers("SH-R14")
def test_a_promise_that_paid_for_a_lapsed_favour_is_void() -> None:
    table = out_of_time()
    assert table.promises == ["guy to sheriff: later wave sheriff, open"]
    table.play("clock: time up")
    assert table.promises == ["guy to sheriff: later wave sheriff, void"]


@covers("SH-R14")
def test_the_same_promise_given_for_a_favour_that_was_done_still_stands() -> None:
    table = smuggler().playing(timed_inspection=True)
    for favour in ("wave guy", "open much"):
        table.play(f"guy: to sheriff, offer later wave sheriff, want {favour}, post", "sheriff: accept guy")
    table.play("clock: time up")
    assert table.promises == ["guy to sheriff: later wave sheriff, open", "guy to sheriff: later wave sheriff, void"]


@covers("SH-R14")
def test_a_favour_that_was_done_stays_paid() -> None:
    table = out_of_time().play("sheriff: open much", "clock: time up")
    assert table.coins == {"sheriff": 47, "guy": 45, "much": 58, "tuck": 50}
    assert table.stall("sheriff") == "apple, cheese"
    assert table.promises == ["guy to sheriff: later wave sheriff, open"]


@covers("SH-R14")
def test_only_what_is_still_there_returns() -> None:
    table = smuggler().playing(timed_inspection=True).having("sheriff", coins=0)
    table.play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    table.play("sheriff: to tuck, offer coins 3, want later honest, post", "tuck: accept sheriff", "clock: time up")
    assert table.coins == {"sheriff": 0, "guy": 47, "much": 50, "tuck": 53}


@covers("SH-R23")
def test_purses_are_public() -> None:
    table = smuggler().having("guy", coins=17)
    for eye in ("sheriff", "much", "public"):
        assert [seat.coins for seat in table.view(eye).seats] == [50, 17, 50, 50]


@covers("SH-R23")
def test_offers_are_public_and_what_is_face_down_stays_face_down() -> None:
    table = smuggler().play("guy: to sheriff, offer coins 2, offer hidden silk, want open much, post")
    for eye in ("sheriff", "much", "public"):
        assert table.offers_seen_by(eye) == ["guy to sheriff: coins 2, hidden for open much"]
        posted = "posted number=1 author=guy other=sheriff wants=open much instead=none gives=coins 2,hidden"
        assert table.seen_by(eye)[-1] == posted
    assert table.offers_seen_by("guy") == ["guy to sheriff: coins 2, hidden silk for open much"]


@covers("SH-R24")
def test_merchants_deal_among_themselves_with_everything() -> None:
    table = smuggler().having("much", stall="apple pepper")
    table.play("guy: to much, offer coins 4, offer hidden silk, want stall apple, want contraband pepper, post")
    assert table.refusal("sheriff: accept guy") == "LX-8"
    table.play("much: accept guy")
    assert table.coins == {"sheriff": 50, "guy": 46, "much": 54, "tuck": 50}
    assert (table.stall("guy"), table.contraband("guy")) == ("apple", "pepper, mead")
    assert table.contraband("much") == "silk"
    assert "slipped giver=guy taker=much good=silk" in table.seen_by("much")
    assert "slipped_unseen giver=guy taker=much" in table.seen_by("sheriff")


@covers("SH-R24", "SH-R28")
def test_goods_that_a_merchant_claims_from_a_bag_are_owed_when_it_passes() -> None:
    table = smuggler().play("much: to guy, offer bag chicken, want coins 3, post", "guy: accept much")
    assert (table.coins["much"], table.stall("guy")) == (53, "")
    table.play("sheriff: wave much")
    assert (table.stall("guy"), table.stall("much")) == ("chicken", "3 chicken")


@covers("SH-R24")
def test_favours_are_the_sheriffs_to_sell() -> None:
    assert smuggler().refusal("guy: to much, offer wave guy") == "SH-4.1"
    assert smuggler().refusal("guy: to much, offer coins 1, want open tuck") == "SH-4.1"


@covers("SH-R24")
def test_merchants_promise_among_themselves_freely() -> None:
    table = smuggler().play("guy: to much, offer later wave much, want later honest, post")
    assert table.offers == ["guy to much: later wave much for later honest"]
    assert table.refusal("sheriff: accept guy") == "LX-8"
    table.play("much: accept guy")
    assert table.promises == ["guy to much: later wave much, open", "much to guy: later honest, open"]


@covers("SH-R25")
def test_a_gift_wants_nothing_for_it_and_may_be_declined() -> None:
    table = smuggler().play("guy: to sheriff, offer coins 5, post")
    assert table.offers == ["guy to sheriff: coins 5 for "]
    table.play("sheriff: decline guy", "guy: to tuck, offer contraband silk, post", "tuck: accept guy")
    assert (table.coins["sheriff"], table.contraband("tuck")) == (50, "silk")


@covers("SH-R25")
def test_a_gift_may_be_asked_for() -> None:
    table = smuggler().play("sheriff: to guy, want coins 5, post", "guy: accept sheriff")
    assert table.coins["sheriff"] == 55


@covers("SH-R25")
def test_an_empty_sheet_is_no_deal() -> None:
    assert smuggler().refusal("guy: to sheriff, post") == "SH-R25"


@covers("SH-R28")
def test_goods_of_a_third_party_are_owed_when_their_bag_passes() -> None:
    table = smuggler().play("guy: to sheriff, offer bag apple, want open much, post", "sheriff: accept guy")
    table.play("sheriff: open much")
    assert (table.stall("sheriff"), table.bag("guy")) == ("", "apple")
    table.play("sheriff: wave guy")
    assert (table.stall("sheriff"), table.stall("guy")) == ("apple", "")


@covers("SH-R28")
def test_goods_of_a_third_party_are_not_owed_when_their_bag_is_inspected() -> None:
    table = smuggler().play("guy: to sheriff, offer bag apple, want open much, post", "sheriff: accept guy")
    table.play("sheriff: open guy")
    assert (table.stall("sheriff"), table.stall("guy")) == ("", "apple")


@covers("SH-R29")
def test_a_bag_is_waved_through_at_once_as_the_sheriff_accepts() -> None:
    table = smuggler().play("much: to sheriff, offer coins 1, want wave much, post")
    assert table.fate("much") == "undecided"
    table.play("sheriff: accept much")
    assert (table.fate("much"), table.stall("much")) == ("waved", "4 chicken")


@covers("SH-R29")
def test_a_bag_is_waved_through_at_once_as_a_merchant_accepts() -> None:
    table = smuggler().play("sheriff: to much, offer wave much, want coins 1, post", "much: accept sheriff")
    assert (table.fate("much"), table.stall("much")) == ("waved", "4 chicken")


@covers("SH-R29")
def test_a_bag_that_must_be_opened_is_opened_at_a_moment_of_the_sheriffs_choice() -> None:
    table = smuggler().play("guy: to sheriff, offer coins 5, want open much, post", "sheriff: accept guy")
    assert table.fate("much") == "undecided"
    table.play("sheriff: threaten tuck", "sheriff: wave tuck", "sheriff: wave guy")
    assert [move for move in table.moves("sheriff") if move.endswith(" much")] == ["open much", "to much"]
    table.play("sheriff: open much")
    told = "opened sheriff=sheriff seat=much goods=chicken,chicken,chicken,chicken"
    assert f"{told} declared=chicken cards=4 truths={','.join(['chicken'] * 4)} lies= summonses=0" in table.events
