"""SH-4.2, word by word: an offer is written, posted, answered, countered, withdrawn, or lapses."""

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def at_the_gate() -> Table:
    return sheriff(richard="2 bread silk", guy="cheese 2 mead", much="4 chicken")


def test_an_offer_may_be_declined() -> None:
    table = at_the_gate().play("guy: to sheriff, offer coins 1, want wave guy, post", "sheriff: decline guy")
    assert table.offers == []
    assert table.events[-1] == "closed number=1 author=guy other=sheriff fate=declined"
    assert table.refusal("sheriff: accept guy") == "LX-8"
    assert table.refusal("sheriff: decline guy") == "LX-8"


def test_a_merchant_may_decline_too() -> None:
    table = at_the_gate().play("sheriff: to guy, offer wave guy, want coins 40, post", "guy: decline sheriff")
    assert table.offers == []
    assert table.refusal("sheriff: withdraw guy") == "LX-8"


def test_an_offer_may_be_withdrawn() -> None:
    table = at_the_gate().play("guy: to sheriff, offer coins 1, want wave guy, post", "guy: withdraw sheriff")
    assert table.offers == []
    assert table.refusal("guy: withdraw sheriff") == "LX-8"
    assert table.refusal("sheriff: accept guy") == "LX-8"


def test_a_draft_may_be_dropped_and_nobody_has_seen_it() -> None:
    table = at_the_gate().play("guy: to sheriff, offer coins 13, want wave guy")
    draft = table.view("guy").draft
    assert draft is not None
    assert (draft.gives, draft.wants) == (["coins 13"], ["wave 2"])
    assert table.view("sheriff").draft is None
    table.play("guy: drop")
    assert (table.offers, table.events, table.view("guy").draft) == ([], [], None)


def test_who_writes_an_offer_posts_or_drops_it_first() -> None:
    table = at_the_gate().play("sheriff: to guy")
    for other in ("wave guy", "threaten guy", "to much"):
        assert table.refusal(f"sheriff: {other}") == "LX-9"


def test_terms_stand_on_a_sheet() -> None:
    table = at_the_gate()
    for word in ("offer coins 1", "want wave guy", "post", "drop"):
        assert table.refusal(f"guy: {word}") == "SH-4.3"


def test_nobody_writes_to_themselves_or_to_an_empty_chair() -> None:
    table = at_the_gate()
    for name in ("guy", "sheriff"):
        assert table.refusal(f"{name}: to {name}") == "SH-4.2"
        assert table.refusal(f"{name}: to 4") == "SH-4.2"


def test_terms_are_named_in_one_order() -> None:
    table = at_the_gate().having("guy", stall="apple")
    assert table.refusal("guy: to sheriff, offer stall apple, offer coins 3") == "LX-4"
    assert table.refusal("guy: to sheriff, offer coins 3, want wave guy, offer stall apple") == "LX-4"
    assert table.refusal("guy: to sheriff, want wave guy, offer coins 3") == "LX-4"
    assert table.refusal("guy: to sheriff, offer coins 1, want open much, want wave guy") == "LX-4"


@covers("SH-R34")
def test_one_side_has_as_many_terms_as_its_giver_owns() -> None:
    table = at_the_gate().having("guy", stall="12 apple 3 silk")
    goods = ", ".join(["offer coins 1", *["offer stall apple"] * 12, *["offer hidden silk"] * 3])
    assert table.refusal(f"guy: to sheriff, {goods}, offer hidden silk") == "SH-4.3"
    table.play(f"guy: to sheriff, {goods}, want wave guy, post", "sheriff: accept guy")
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("12 apple", "3 silk")


def test_a_deed_is_not_a_merchants_to_sell() -> None:
    assert at_the_gate().refusal("guy: to sheriff, offer wave guy") == "SH-4.1"
    assert at_the_gate().refusal("sheriff: to guy, offer coins 1, want open much") == "SH-4.1"


# ------------------------------------------------------------------------------------------------------------ lapses


def test_an_offer_lapses_when_its_coins_are_gone() -> None:
    table = at_the_gate().having("guy", coins=10)
    table.play("guy: to sheriff, offer coins 7, want wave much, post", "sheriff: open guy")
    assert table.coins["guy"] == 2
    table.play("sheriff: lay left mead, lay left mead")
    assert "closed number=1 author=guy other=sheriff fate=lapsed" in table.events
    assert table.offers == []


def test_an_offer_lapses_when_the_coins_wanted_are_gone() -> None:
    table = at_the_gate().having("sheriff", coins=10)
    table.play("guy: to sheriff, offer later honest, want coins 7, post", "sheriff: open much")
    assert (table.coins["sheriff"], table.offers) == (2, [])


def test_an_offer_lapses_when_its_stall_goods_are_gone() -> None:
    table = at_the_gate().having("guy", coins=6, stall="chicken")
    table.play("guy: to sheriff, offer stall chicken, want wave much, post", "sheriff: open guy")
    table.play("guy: give cheese", "sheriff: lay left mead, lay left mead")
    assert table.offers == ["guy to sheriff: stall chicken for wave much"]
    table.play("guy: to sheriff, offer stall chicken, want later wave guy, post", "sheriff: accept guy")
    assert (table.offers, table.stall("guy"), table.stall("sheriff")) == ([], "", "cheese, chicken")


def test_an_offer_lapses_when_the_bag_it_is_about_is_decided() -> None:
    table = at_the_gate().play("guy: to sheriff, offer coins 3, want open much, post", "sheriff: wave much")
    assert table.offers == []


def test_an_offer_of_goods_in_a_bag_lapses_when_that_bag_is_decided() -> None:
    table = at_the_gate().play("guy: to sheriff, offer bag mead, want open much, post", "sheriff: wave guy")
    assert table.offers == []


def test_an_offer_that_is_still_possible_goes_on_standing() -> None:
    table = at_the_gate().play("guy: to sheriff, offer coins 3, want open much, post", "sheriff: wave richard")
    assert table.offers == ["guy to sheriff: coins 3 for open much"]


def test_an_offer_of_face_down_goods_lapses_when_any_face_down_goods_leave_the_stall() -> None:
    table = at_the_gate().having("guy", coins=5, stall="2 silk mead")
    table.play("guy: to sheriff, offer hidden silk, want open much, post", "sheriff: open guy")
    table.play("guy: give cheese")
    assert table.offers == ["guy to sheriff: hidden for open much"]
    table = at_the_gate().having("guy", coins=4, stall="2 silk mead").declares("guy", "apple", 3)
    table.play("guy: to sheriff, offer hidden silk, want open much, post", "sheriff: open guy", "guy: give mead")
    assert table.offers == []


def test_an_offer_may_be_countered_by_a_merchant() -> None:
    table = at_the_gate().play("sheriff: to guy, offer wave guy, want coins 30, post")
    table.play("guy: to sheriff, offer coins 10, want wave guy, post")
    assert table.offers == ["guy to sheriff: coins 10 for wave guy"]
    assert table.refusal("guy: accept sheriff") == "LX-8"
    assert "closed number=1 author=sheriff other=guy fate=countered" in table.events


def test_offers_to_several_merchants_stand_side_by_side() -> None:
    table = at_the_gate()
    for name in ("richard", "guy", "much"):
        table.play(f"sheriff: to {name}, offer wave {name}, want coins 5, post")
    assert len(table.offers) == 3
    table.play("much: accept sheriff")
    assert len(table.offers) == 2
