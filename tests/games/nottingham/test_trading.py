"""NO-5.1 and NO-5.7: buy and barter."""

from tests.covers import covers
from tests.games.nottingham.table import Table, nottingham


def at_the_sale() -> Table:
    table = nottingham(guy="gold", much="pearls 2 copper", tuck="jewels chest", allan="2 copper").drawing("copper")
    return table.play("guy: buy")


@covers("NO-5.1")
def test_everyone_else_chooses_at_the_same_time_and_in_secret() -> None:
    table = at_the_sale()
    assert table.awaited == ["much", "tuck", "allan"]
    before = [(table.view(eye), table.seen_by(eye)) for eye in ("guy", "much", "public")]
    table.play("tuck: sell chest")
    assert [(table.view(eye), table.seen_by(eye)) for eye in ("guy", "much", "public")] == before
    assert table.offer("tuck", "tuck") == ["chest"]
    assert table.awaited == ["much", "allan"]
    assert table.refusal("tuck: sell jewels") == "LX-2"


@covers("NO-5.1")
def test_the_order_of_choosing_changes_nothing_anyone_can_see() -> None:
    lines = ["much: sell pearls", "tuck: sell jewels", "allan: sell nothing"]
    first, second = at_the_sale().play(*lines), at_the_sale().play(*lines[::-1])
    for eye in ("guy", "much", "tuck", "allan", "public"):
        assert first.view(eye) == second.view(eye)
        assert first.seen_by(eye) == second.seen_by(eye)


@covers("NO-5.1")
def test_the_buyer_takes_one_card_and_its_owner_gets_the_copper() -> None:
    table = at_the_sale().play("much: sell pearls", "tuck: sell jewels", "allan: sell nothing")
    assert [table.offer(name) for name in ("much", "tuck")] == [["pearls"], ["jewels"]]
    assert table.moves("guy") == ["accept much", "accept tuck", "refuse"]
    table.play("guy: accept tuck")
    assert table.hand("guy") == "gold, jewels"
    assert table.hand("tuck") == "copper, chest"
    assert table.hand("much") == "2 copper, pearls"
    assert table.phase == "delivery"


@covers("NO-5.1")
def test_or_refuses_all_and_keeps_the_copper() -> None:
    table = at_the_sale().play("much: sell pearls", "tuck: sell jewels", "allan: sell nothing", "guy: refuse")
    assert table.hand("guy") == "copper, gold"
    assert table.hand("tuck") == "jewels, chest"


@covers("NO-5.1")
def test_copper_cannot_be_sold_and_cards_must_be_there() -> None:
    table = at_the_sale()
    assert table.moves("much") == ["sell pearls"]
    assert table.refusal("much: sell copper") == "NO-5.1"
    assert table.refusal("much: sell gold") == "NO-5.1"
    table.play("much: sell pearls", "tuck: sell jewels", "allan: sell nothing")
    assert table.refusal("guy: accept allan") == "NO-5.1"


@covers("NO-5.1", "NO-R25")
def test_who_holds_only_copper_is_asked_like_the_others_and_proves_it_with_the_offers() -> None:
    table = at_the_sale()
    assert table.moves("allan") == ["sell nothing"]
    assert table.refusal("much: sell nothing") == "NO-R25"
    table.play("allan: sell nothing")
    assert table.hand_seen("allan", "guy") is None
    table.play("much: sell pearls", "tuck: sell jewels")
    assert table.hand_seen("allan", "guy") == ["copper", "copper"]
    assert "proved seat=allan objects=copper,copper" in table.events
    table.play("guy: refuse")
    assert table.hand_seen("allan", "guy") is None


@covers("NO-R25")
def test_empty_hands_are_not_asked() -> None:
    table = nottingham(guy="", much="", tuck="gold").drawing("copper").play("guy: buy")
    assert table.awaited == ["tuck"]
    assert [seat.to_choose for seat in table.view("public").seats] == [0, 0, 1]
    table = nottingham(guy="", much="", tuck="gold").drawing("chest").play("guy: barter")
    assert table.awaited == ["tuck"]


@covers("NO-R4")
def test_when_nobody_can_offer_the_player_keeps_the_card() -> None:
    table = nottingham(guy="", much="").drawing("copper").play("guy: buy")
    assert (table.hand("guy"), table.phase) == ("copper", "delivery")
    table = nottingham(guy="", much="copper").drawing("copper").play("guy: buy", "much: sell nothing")
    assert (table.hand("guy"), table.phase) == ("copper", "delivery")
    table = nottingham(guy="", much="").drawing("chest").play("guy: barter")
    assert (table.hand("guy"), table.phase) == ("chest", "delivery")
    table = nottingham(guy="", much="2 chest").drawing("chest").play("guy: barter", "much: offer nothing")
    assert (table.hand("guy"), table.phase) == ("chest", "delivery")
    assert "proved seat=much objects=chest,chest" in table.events


def at_the_barter() -> Table:
    table = nottingham(guy="gold", much="2 pearls copper chest", tuck="jewels", allan="chest").drawing("chest")
    return table.play("guy: barter")


@covers("NO-5.7")
def test_from_the_left_everyone_offers_one_or_two_cards_openly() -> None:
    table = at_the_barter()
    assert table.awaited == ["much"]
    assert table.moves("much") == ["offer copper", "offer pearls", "offer copper+pearls", "offer pearls+pearls"]
    table.play("much: offer copper+pearls")
    assert table.offer("much") == ["copper", "pearls"]
    assert table.awaited == ["tuck"]
    assert table.moves("tuck") == ["offer jewels"]
    table.play("tuck: offer jewels")
    assert table.awaited == ["allan"]


@covers("NO-5.7")
def test_the_player_must_accept_one_offer_and_its_owner_gets_the_chest() -> None:
    table = at_the_barter().play("much: offer copper+pearls", "tuck: offer jewels", "allan: offer nothing")
    assert table.moves("guy") == ["accept much", "accept tuck"]
    assert table.refusal("guy: refuse") == "NO-5.7"
    table.play("guy: accept much")
    assert table.hand("guy") == "copper, gold, pearls"
    assert table.hand("much") == "pearls, 2 chest"
    assert table.hand("tuck") == "jewels"


@covers("NO-5.7", "NO-R25")
def test_no_chest_is_offered_and_who_holds_only_chests_proves_it() -> None:
    table = at_the_barter()
    assert table.refusal("much: offer chest") == "NO-5.7"
    assert table.refusal("much: offer pearls+chest") == "NO-5.7"
    assert table.refusal("much: offer copper+copper") == "NO-5.7"
    assert table.refusal("much: offer nothing") == "NO-R25"
    table.play("much: offer pearls+pearls", "tuck: offer jewels")
    assert table.moves("allan") == ["offer nothing"]
    table.play("allan: offer nothing")
    assert table.hand_seen("allan", "public") == ["chest"]
