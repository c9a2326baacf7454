"""NO-5.3 and NO-6: laying ambushes and springing them."""

import pytest

from tests.covers import covers
from tests.games.nottingham.table import Table, nottingham


@covers("NO-5.3")
def test_one_of_the_top_two_cards_is_kept_and_the_other_goes_under_the_pile() -> None:
    table = nottingham(guy="copper").drawing("gold").ambush_top("yellow, pearls jewels").play("guy: ambush")
    assert table.view("guy").looked == ["yellow", "pearls jewels"]
    assert table.moves("guy") == ["keep yellow", "keep pearls jewels"]
    assert table.refusal("guy: keep green") == "NO-5.3"
    table.play("guy: keep pearls jewels")
    assert table.ambushes("guy") == ["pearls jewels"]
    assert table.ambush_cards[0] == "yellow"
    assert table.phase == "delivery"


@covers("NO-5.3")
def test_nobody_else_sees_the_cards() -> None:
    table = nottingham(guy="copper").drawing("gold").ambush_top("yellow, pearls jewels").play("guy: ambush")
    assert (table.view("public").looked, table.view("public").looked_count) == (None, 2)
    table.play("guy: keep yellow")
    shown = table.view("public").seats[0]
    assert (shown.ambush_count, shown.ambushes) == (1, None)
    assert not any("yellow" in event or "pearls" in event for event in table.events)


@covers("NO-5.3")
def test_ones_own_colour_cannot_be_kept() -> None:
    table = nottingham(guy="copper").drawing("gold").ambush_top("red, pearls jewels").play("guy: ambush")
    assert table.view("guy").seats[0].colour == "red"
    assert table.moves("guy") == ["keep pearls jewels"]
    assert table.refusal("guy: keep red") == "NO-5.3"


@covers("NO-5.3")
def test_ambush_and_gold_are_not_part_of_the_hand_and_score_nothing() -> None:
    table = nottingham(guy="copper").drawing("gold").ambush_top("yellow, green").play("guy: ambush", "guy: keep green")
    assert (table.hand("guy"), table.view("guy").seats[0].hand_size) == ("copper", 1)
    assert table.score("guy") == 0


@covers("NO-R5")
def test_with_one_card_left_that_one_is_kept() -> None:
    table = nottingham(guy="", much="").drawing("gold").ambush_pile("yellow").play("guy: ambush")
    assert table.moves("guy") == ["keep yellow"]
    table.play("guy: keep yellow")
    assert table.ambush_cards == []


@covers("NO-R5")
def test_a_last_card_of_ones_own_colour_goes_back_and_the_gold_is_taken() -> None:
    table = nottingham(guy="", much="").drawing("gold").ambush_pile("red")
    assert "ambush" in table.moves("guy")
    table.play("guy: ambush")
    assert (table.hand("guy"), table.ambush_cards, table.phase) == ("gold", ["red"], "delivery")


@covers("NO-R5")
def test_without_an_ambush_card_the_gold_is_taken() -> None:
    table = nottingham(guy="", much="").drawing("gold").ambush_pile("")
    assert table.moves("guy") == ["take"]
    assert table.refusal("guy: ambush") == "NO-R5"


@covers("NO-R14")
def test_several_ambushes_may_lie_before_one_player() -> None:
    table = nottingham(guy="").drawing("gold").ambush_top("yellow, green").lying_in_wait(guy="pearls jewels")
    table.play("guy: ambush", "guy: keep yellow")
    assert table.ambushes("guy") == ["yellow", "pearls jewels"]


def delivering(cards: str, edition: int = 2, **ambushes: str) -> Table:
    """Guy, who is red, is about to deliver pearls or gold."""
    table = nottingham(guy=cards, much="copper", tuck="copper", allan="copper").drawing("necklace copper")
    return table.playing(edition=edition).lying_in_wait(**ambushes).play("guy: take")


@covers("NO-6.1")
@pytest.mark.parametrize(
    ("ambush", "cards", "fits"),
    [
        ("red", "3 pearls", True),
        ("red", "3 gold", True),
        ("yellow", "3 pearls", False),
        ("candlestick pearls", "3 pearls", True),
        ("pearls jewels", "3 pearls", True),
        ("copper candlestick", "3 pearls", False),
        ("pearls jewels", "3 gold", False),
    ],
)
def test_a_colour_fits_its_player_and_two_objects_fit_sets_of_either(ambush: str, cards: str, fits: bool) -> None:  # noqa: FBT001
    table = delivering(cards, tuck=ambush).play(f"guy: deliver {cards.split()[1]} 3")
    assert table.moves("tuck") == ([f"spring {ambush}"] if fits else []) + ["pass"]
    if not fits:
        assert table.refusal(f"tuck: spring {ambush}") == "NO-6.1"


@covers("NO-6.1")
def test_missions_are_safe() -> None:
    table = delivering("5 pearls", much="red", tuck="pearls jewels").play("guy: mission five_of_a_kind pearls")
    assert table.view("public").missions[1].doers == [0]
    assert table.ambushes("much") == ["red"]


@covers("NO-6.1")
def test_nobody_springs_an_ambush_on_themselves() -> None:
    table = delivering("3 pearls", guy="pearls jewels").play("guy: deliver pearls 3")
    assert table.loot_of("guy") == "pearls"


@covers("NO-6.2")
def test_the_ambusher_takes_a_card_of_the_set_and_gives_the_gold_under_the_ambush() -> None:
    table = delivering("4 pearls", tuck="red").play("guy: deliver pearls 4", "tuck: spring red")
    assert "pearls" in table.hand("tuck")
    assert "gold" in table.hand("guy")
    assert table.ambush_cards[0] == "red"
    assert table.ambushes("tuck") == []
    assert table.loot_of("guy") == "pearls"
    assert table.discards == "2 pearls"


@covers("NO-6.3", "NO-R8", "NO-R23")
def test_fewer_than_three_cards_are_no_delivery() -> None:
    table = delivering("3 pearls", much="red", tuck="pearls jewels")
    table.play("guy: deliver pearls 3", "much: spring red")
    assert table.hand("guy") == "gold, 2 pearls, necklace"
    assert table.hand("much") == "copper, pearls"
    assert table.loot_of("guy") == ""
    assert table.view("public").sheriff == 0
    assert (table.active, table.phase) == ("much", "turn")  # tuck is not asked, guy's delivery is spent
    assert table.ambushes("tuck") == ["pearls jewels"]


@covers("NO-6.3")
def test_several_ambushes_may_hit_one_delivery() -> None:
    table = delivering("5 pearls", much="red", tuck="pearls jewels").play("guy: deliver pearls 5")
    table.play("much: spring red", "tuck: spring pearls jewels")
    assert table.discards == "2 pearls"
    assert "2 gold" in table.hand("guy")
    assert table.loot_of("guy") == "pearls"


@covers("NO-6.3")
def test_no_card_may_be_added_after_an_ambush() -> None:
    table = delivering("4 pearls", much="red").play("guy: deliver pearls 3", "much: spring red")
    assert table.hand("guy") == "gold, 3 pearls, necklace"
    assert table.loot_of("guy") == ""


@covers("NO-R6")
def test_ambushes_are_asked_for_clockwise_from_the_deliverers_left() -> None:
    table = nottingham(guy="", much="4 pearls", tuck="", allan="").drawing("necklace necklace")
    table.lying_in_wait(guy="yellow", tuck="pearls jewels", allan="candlestick pearls")
    table.play("guy: take", "guy: end turn", "much: take", "much: deliver pearls 4")
    assert table.awaited == ["tuck"]
    table.play("tuck: spring pearls jewels")
    assert table.events[-1] == "sprang seat=tuck target=much ambush=pearls jewels object=pearls gave=gold cards=3"
    assert table.awaited == ["allan"]
    table.play("allan: pass")
    assert table.awaited == ["guy"]


@covers("NO-R7")
def test_gold_from_an_ambush_goes_to_the_hand_and_not_to_a_set_of_gold() -> None:
    table = delivering("3 gold", much="red").play("guy: deliver gold 3", "much: spring red")
    assert table.loot_of("guy") == ""
    assert table.hand("guy") == "3 gold, necklace"


@covers("NO-R22")
def test_every_owner_is_asked_whether_the_ambush_fits_or_not() -> None:
    table = delivering("3 pearls", much="yellow", allan="green").play("guy: deliver pearls 3")
    assert (table.awaited, table.moves("much")) == (["much"], ["pass"])
    table.play("much: pass")
    assert (table.awaited, table.moves("allan")) == (["allan"], ["pass"])


@covers("NO-R22")
def test_several_ambushes_of_one_owner_are_sprung_one_by_one_until_they_pass() -> None:
    table = delivering("7 pearls", much="red, pearls jewels, candlestick pearls").play("guy: deliver pearls 7")
    table.play("much: spring pearls jewels")
    assert table.moves("much") == ["spring red", "spring candlestick pearls", "pass"]
    table.play("much: spring red", "much: pass")
    assert table.ambush_cards[:2] == ["red", "pearls jewels"]
    assert table.ambushes("much") == ["candlestick pearls"]
    assert table.discards == "4 pearls"


@covers("NO-R22")
def test_who_passed_is_asked_again_after_another_ambush_is_sprung() -> None:
    table = delivering("6 pearls", much="red", tuck="pearls jewels", allan="candlestick pearls")
    table.play("guy: deliver pearls 6", "much: pass", "tuck: pass", "allan: spring candlestick pearls")
    assert table.awaited == ["much"]
    assert table.view("public").last_sprung == table.seat("allan")
    table.play("much: pass")
    assert table.awaited == ["tuck"]
    table.play("tuck: spring pearls jewels")
    assert table.awaited == ["much"]
    table.play("much: pass")
    assert table.discards == "3 pearls"


@covers("NO-R22")
def test_the_window_closes_when_all_have_passed_in_a_row() -> None:
    table = delivering("7 pearls", much="red", tuck="pearls jewels, candlestick pearls").play("guy: deliver pearls 7")
    table.play("much: pass", "tuck: spring pearls jewels", "tuck: pass")
    assert table.awaited == ["much"]
    table.play("much: pass")
    assert table.discards == "5 pearls"


@covers("NO-R22")
def test_by_the_first_edition_each_owner_is_asked_once() -> None:
    table = delivering("5 pearls", edition=1, much="red", tuck="pearls jewels")
    table.play("guy: deliver pearls 5", "much: pass", "tuck: spring pearls jewels")
    assert table.discards == "3 pearls"


@covers("NO-R23")
def test_what_was_taken_and_the_gold_that_was_given_stay() -> None:
    table = delivering("4 pearls", much="red", tuck="pearls jewels").play("guy: deliver pearls 4")
    table.play("much: spring red", "tuck: spring pearls jewels")
    assert table.hand("guy") == "2 gold, 2 pearls, necklace"
    assert (table.hand("much"), table.hand("tuck")) == ("copper, pearls", "copper, pearls")


@covers("NO-R24")
def test_owners_may_look_at_their_own_ambushes_again() -> None:
    table = delivering("copper", much="red")
    assert table.view("much").seats[1].ambushes == ["red"]
    assert table.view("guy").seats[1].ambushes is None


@covers("NO-R24")
def test_the_ambush_pile_comes_round_in_the_order_in_which_cards_were_put_under_it() -> None:
    table = nottingham(guy="").drawing("gold").ambush_pile("yellow, green, copper chest")
    table.play("guy: ambush", "guy: keep green")
    assert table.ambush_cards == ["yellow", "copper chest"]
    assert "laid_ambush seat=guy ambush=green under=yellow" in table.seen_by("guy")
