"""NO-4: delivering."""

import pytest

from tests.covers import covers
from tests.games.nottingham.table import Table, nottingham


def holding(cards: str) -> Table:
    """Guy has taken a necklace and may deliver."""
    return nottingham(guy=cards, much="8 copper", tuck="9 candlestick").drawing("necklace").play("guy: take")


@covers("NO-4.1")
def test_one_card_of_a_set_goes_to_the_loot_and_the_others_to_the_discard() -> None:
    table = holding("4 jewels").play("guy: deliver jewels 4")
    assert table.loot_of("guy") == "jewels"
    assert table.discards == "3 jewels"
    assert table.score("guy") == 11
    assert "showed_set seat=guy object=jewels cards=4" in table.events


@covers("NO-4.1")
def test_loot_and_discard_are_face_down() -> None:
    table = holding("4 jewels").play("guy: deliver jewels 4")
    shown = table.view("much")
    assert (shown.seats[0].loot_size, shown.seats[0].loot, shown.discard_size) == (1, None, 3)


@covers("NO-4.1", "NO-R28")
def test_a_set_is_three_cards_or_more_as_the_player_chooses() -> None:
    table = holding("2 copper 5 jewels")
    sets = ["deliver jewels 3", "deliver jewels 4", "deliver jewels 5"]
    assert table.moves("guy") == [*sets, "mission five_of_a_kind jewels", "end turn"]
    assert table.refusal("guy: deliver jewels 6") == "NO-4.1"
    assert table.refusal("guy: deliver copper 3") == "NO-4.1"


@covers("NO-4.2")
@pytest.mark.parametrize(
    ("cards", "mission", "gone"),
    [
        ("copper candlestick gold pearls jewels chest", "one_of_each", 7),
        ("6 jewels", "five_of_a_kind jewels", 5),
        ("2 copper 2 gold 2 pearls 3 chest", "four_pairs copper+gold+pearls+chest", 8),
        ("2 copper 2 gold 3 chest", "three_pairs copper+gold+chest", 6),
    ],
)
def test_a_mission_takes_its_cards_and_its_top_card(cards: str, mission: str, gone: int) -> None:
    table = holding(cards)
    name = mission.split(maxsplit=1)[0]
    table.play(f"guy: mission {mission}")
    done = {shown.mission: shown.doers for shown in table.view("public").missions}
    assert done[name] == [0]
    assert sum(table.game.discard) == gone
    assert table.loot_of("guy") == ""


@covers("NO-4.2", "NO-R28")
def test_the_player_chooses_the_pairs_and_four_equal_cards_are_not_two_pairs() -> None:
    table = holding("4 copper 2 gold necklace 2 chest")
    missions = [move for move in table.moves("guy") if move.startswith("mission")]
    assert missions == [
        "mission four_pairs copper+gold+necklace+chest",
        "mission three_pairs copper+gold+necklace",
        "mission three_pairs copper+gold+chest",
        "mission three_pairs copper+necklace+chest",
        "mission three_pairs gold+necklace+chest",
    ]
    assert holding("4 copper 2 gold").refusal("guy: mission three_pairs copper+gold+chest") == "NO-4.2"


@covers("NO-4.2")
def test_nobody_does_a_mission_twice() -> None:
    table = nottingham(guy="2 copper 2 gold 2 chest").drawing("copper").missions_done(three_pairs="guy")
    assert table.play("guy: take").refusal("guy: mission three_pairs copper+gold+chest") == "NO-4.2"


@covers("NO-4.3")
def test_the_second_to_do_a_mission_halves_the_glory_and_closes_it() -> None:
    table = nottingham(guy="2 copper 2 gold 2 chest", much="2 copper 2 gold 2 chest").missions_done(three_pairs="tuck")
    table.names[2] = "tuck"
    table.drawing("copper copper").play("guy: take")
    assert table.score("tuck") == 11
    shown = table.view("public").missions[3]
    assert (shown.mission, shown.worth, shown.closed) == ("three_pairs", 11, False)
    table.play("guy: mission three_pairs copper+gold+chest")
    assert (table.score("guy"), table.score("tuck")) == (10, 10)
    shown = table.view("public").missions[3]
    assert (shown.worth, shown.closed) == (10, True)
    table.play("much: take")
    assert table.refusal("much: mission three_pairs copper+gold+chest") == "NO-4.3"


@covers("NO-4.4")
def test_after_a_delivery_the_sheriff_steps_and_small_hands_get_a_secret_card() -> None:
    table = nottingham(guy="3 jewels", much="3 copper", tuck="4 copper").track(3, 5)
    table.drawing("necklace chest gold").play("guy: take", "guy: deliver jewels 3")
    assert table.view("public").sheriff == 1
    assert table.hand("guy") == "necklace, chest"
    assert table.hand("much") == "3 copper, gold"
    assert table.hand("tuck") == "4 copper"
    assert "received seat=much object=gold" in table.seen_by("much")
    assert "received_unseen seat=much" in table.seen_by("guy")
    assert not any("object=gold" in event for event in table.seen_by("guy"))


@covers("NO-4.4")
def test_after_a_mission_too() -> None:
    table = nottingham(guy="2 copper 2 gold 2 chest", much="").track(3, 5).drawing("necklace chest gold")
    table.play("guy: take", "guy: mission three_pairs copper+gold+chest")
    assert (table.hand("guy"), table.hand("much")) == ("necklace, chest", "gold")


@covers("NO-R12")
def test_five_equal_cards_are_a_mission_or_a_set_not_both() -> None:
    table = holding("5 jewels").play("guy: mission five_of_a_kind jewels")
    assert table.loot_of("guy") == ""
    assert table.active == "much"
    table = holding("5 jewels").play("guy: deliver jewels 5")
    assert table.view("public").missions[1].doers == []


@covers("NO-R17")
def test_gifts_are_drawn_clockwise_from_the_active_player() -> None:
    table = nottingham(guy="", much="3 jewels", tuck="").track(8, 8)
    table.drawing("copper copper chest pearls gold").play("guy: take", "guy: end turn", "much: take")
    table.play("much: deliver jewels 3")
    assert (table.hand("much"), table.hand("tuck"), table.hand("guy")) == ("copper, chest", "pearls", "copper, gold")
