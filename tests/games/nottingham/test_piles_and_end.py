"""NO-7: empty piles, the end, the score."""

import pytest

from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.scoring import tally
from tests.covers import covers
from tests.games.nottingham.table import Table, cards, dealt, nottingham


@covers("NO-7.1", "NO-R18")
def test_an_empty_draw_pile_is_renewed_from_the_discard_when_a_card_must_be_drawn() -> None:
    table = nottingham(guy="gold", much="gold").draw_pile("copper").discard("2 chest jewels").play("guy: take")
    assert (table.deck, table.discards) == ("", "jewels, 2 chest")
    table.play("guy: end turn")
    assert table.discards == ""
    assert table.game.deck
    assert table.card in ("chest", "jewels")
    assert "renewed cards=3" in table.events


@covers("NO-7.1")
def test_gifts_renew_the_draw_pile_too() -> None:
    table = nottingham(guy="3 jewels", much="").track(8, 8).draw_pile("copper")
    table.play("guy: take", "guy: deliver jewels 3")
    assert (table.hand("guy"), table.hand("much")) == ("copper, jewels", "jewels")


def short_of_cards() -> Table:
    """Guy has taken the last card; the first space of the track says 3."""
    table = nottingham(guy="2 copper 2 pearls gold", much="3 copper", tuck="3 chest 2 jewels")
    return table.track(3, 5, 2).draw_pile("necklace").play("guy: take", "guy: end turn")


@covers("NO-7.2", "NO-R10")
def test_with_no_discard_either_large_hands_discard_down_to_the_sheriffs_number() -> None:
    table = short_of_cards()
    assert (table.phase, table.awaited) == ("shortage", ["guy", "tuck"])
    assert table.events[-1] == "ran_short number=3 seats=guy,tuck"
    assert [seat.to_choose for seat in table.view("public").seats] == [3, 0, 2]
    table.play("guy: discard copper, discard pearls, discard pearls, done", "tuck: discard jewels, discard chest, done")
    assert (table.hand("guy"), table.hand("much")) == ("copper, gold, necklace", "3 copper")
    assert table.hand("tuck") == "jewels, 2 chest"
    assert table.view("public").sheriff == 1
    assert (table.active, table.phase) == ("much", "turn")
    assert table.game.sizes == [3, 3, 3]  # no gift, though all hands are small enough


@covers("NO-7.2")
def test_discards_are_of_the_owners_choice_and_each_set_is_named_in_one_order() -> None:
    table = short_of_cards()
    assert table.moves("guy") == ["discard copper", "discard gold", "discard pearls"]
    assert table.refusal("guy: discard chest") == "NO-7.2"
    assert table.refusal("guy: done") == "NO-7.2"
    table.play("guy: discard gold")
    assert table.moves("guy") == ["discard pearls"]
    assert table.refusal("guy: discard copper") == "LX-4"
    table.play("guy: discard pearls, discard pearls")
    assert table.moves("guy") == ["done"]
    assert table.refusal("guy: discard necklace") == "NO-7.2"


@covers("NO-7.2")
def test_elsewhere_the_number_of_the_sheriffs_space_counts() -> None:
    table = nottingham(guy="6 copper", much="").track(3, 5, 2).sheriff_on(2).draw_pile("necklace")
    table.play("guy: take", "guy: end turn")
    assert table.events[-1] == "ran_short number=5 seats=guy"
    table.play("guy: discard copper, discard copper, done")
    assert table.view("public").sheriff == 3


@covers("NO-R20")
def test_discards_are_sealed_face_down_and_known_to_their_owner() -> None:
    table = short_of_cards()
    before = [(table.view(eye), table.seen_by(eye)) for eye in ("much", "tuck", "public")]
    table.play("guy: discard copper, discard copper, discard gold, done")
    assert [(table.view(eye), table.seen_by(eye)) for eye in ("much", "tuck", "public")] == before
    assert table.view("guy").seats[0].discarding == ["copper", "copper", "gold"]
    assert table.awaited == ["tuck"]
    table.play("tuck: discard chest, discard chest, done")
    assert "discarded seat=guy cards=3 objects=copper,copper,gold" in table.seen_by("guy")
    assert "discarded_unseen seat=guy cards=3" in table.seen_by("tuck")


@covers("NO-R20")
def test_the_order_of_discarding_changes_nothing_anyone_can_see() -> None:
    lines = ["guy: discard copper, discard copper, discard gold, done", "tuck: discard jewels, discard chest, done"]
    first, second = short_of_cards().play(*lines), short_of_cards().play(*lines[::-1])
    for eye in ("guy", "much", "tuck", "public"):
        assert first.view(eye) == second.view(eye)
        assert first.seen_by(eye) == second.seen_by(eye)


@covers("NO-R20", "NO-7.3")
def test_the_step_of_a_shortage_may_end_the_game() -> None:
    table = nottingham(guy="5 copper", much="").track(3, 2).sheriff_on(2).draw_pile("necklace")
    table.play("guy: take", "guy: end turn")
    table.play("guy: discard copper, discard copper, discard copper, discard copper, done")
    assert table.phase == "over"


@covers("NO-R11")
def test_when_there_is_still_nothing_the_draw_is_skipped() -> None:
    table = nottingham(guy="", much="3 pearls").track(3, 5, 2).draw_pile("necklace").play("guy: take", "guy: end turn")
    assert table.view("public").sheriff == 1
    assert (table.active, table.phase, table.card) == ("much", "delivery", None)
    assert table.events[-1] == "skipped seats=much"
    table.play("much: deliver pearls 3")
    assert table.loot_of("much") == "pearls"


@covers("NO-R19")
def test_gifts_that_a_shortage_interrupts_come_from_the_new_pile() -> None:
    table = nottingham(guy="3 pearls", much="2 copper", tuck="2 copper", allan="7 chest").track(2, 4, 3, 3)
    table.sheriff_on(1).draw_pile("necklace").play("guy: take", "guy: deliver pearls 3")
    assert (table.hand("guy"), table.hand("much"), table.hand("tuck")) == (
        "pearls, necklace",
        "2 copper, pearls",
        "2 copper",
    )
    assert (table.phase, table.awaited, table.view("public").gifts) == ("shortage", ["allan"], [2])
    table.play("allan: discard chest, discard chest, discard chest, done")
    assert table.hand("tuck") == "2 copper, chest"  # though the Sheriff has stepped on to a smaller number
    assert table.view("public").sheriff == 3
    assert table.game.sizes == [2, 3, 3, 4]
    assert (table.active, table.card) == ("much", "chest")


@covers("NO-R11", "NO-R19")
def test_gifts_for_which_nothing_is_left_are_skipped() -> None:
    table = nottingham(guy="3 pearls", much="copper", tuck="copper", allan="copper").track(2, 4, 3, 3, 3)
    table.draw_pile("necklace").play("guy: take", "guy: deliver pearls 3")
    assert "skipped seats=tuck,allan" in table.events
    assert (table.hand("tuck"), table.hand("allan")) == ("copper", "copper")


@covers("NO-7.3", "NO-R9", "NO-R29")
def test_the_game_ends_when_the_sheriff_is_back_at_nottingham_and_there_is_no_gift() -> None:
    table = nottingham(guy="3 jewels", much="").track(8, 8).sheriff_on(2).drawing("necklace")
    table.play("guy: take", "guy: deliver jewels 3")
    assert table.phase == "over"
    assert table.awaited == []
    assert (table.hand("guy"), table.hand("much")) == ("necklace", "")
    assert (table.score("guy"), table.winners) == (11, ["guy"])
    assert table.refusal("much: take") == "LX-7"


@covers("NO-7.3", "NO-R29")
def test_the_eighth_mission_card_ends_the_game_before_the_sheriff_steps() -> None:
    table = (
        nottingham(guy="2 copper 2 gold 2 chest", much="", tuck="")
        .drawing("necklace")
        .missions_done(one_of_each="guy much", five_of_a_kind="much tuck", four_pairs="guy tuck", three_pairs="much")
    )
    table.play("guy: take", "guy: mission three_pairs copper+gold+chest")
    assert (table.phase, table.view("public").sheriff, table.hand("guy")) == ("over", 0, "necklace")
    assert [table.score(name) for name in table.names] == [18 + 13 + 10, 18 + 25 + 10, 25 + 13]
    assert table.winners == ["much"]


@covers("NO-7.4")
def test_the_score_is_the_loot_and_the_missions() -> None:
    lines = tally(NOTTINGHAM.figures, [cards("copper 2 chest"), cards("necklace"), []], [[0], [], [1, 0], [1]])
    assert [line.total for line in lines] == [7 + 26 + 22 + 13, 12 + 13 + 11, 0]
    assert lines[0].missions == {"one_of_each": 22, "four_pairs": 13}
    assert [line.place for line in lines] == [1, 2, 3]


@covers("NO-7.4", "NO-R13")
def test_a_tie_goes_to_the_larger_loot_pile_whatever_the_missions() -> None:
    figures = NOTTINGHAM.figures
    lines = tally(figures, [cards("chest"), cards("necklace necklace")], [[], [], [], [0]])
    assert [(line.total, line.place) for line in lines] == [(24, 2), (24, 1)]


@covers("NO-7.4")
def test_then_the_victory_is_shared() -> None:
    lines = tally(NOTTINGHAM.figures, [cards("chest copper"), cards("pearls pearls"), []], [[], [], [], []])
    assert [(line.total, line.place) for line in lines] == [(20, 1), (20, 1), (0, 3)]
    table = nottingham(guy="3 jewels", much="").track(8).sheriff_on(1).drawing("necklace").loot(much="jewels")
    table.play("guy: take", "guy: deliver jewels 3")
    assert table.winners == ["guy", "much"]


@covers("NO-R27")
def test_loot_piles_and_discards_are_counts_and_what_was_seen_stays_in_the_log() -> None:
    table = nottingham(guy="3 jewels", much="9 gold").drawing("necklace").play("guy: take", "guy: deliver jewels 3")
    for eye in ("much", "public"):
        view = table.view(eye)
        assert (view.seats[0].loot_size, view.seats[0].loot, view.discard_size) == (1, None, 2)
        assert "delivered seat=guy object=jewels cards=3" in table.seen_by(eye)
    table = nottingham(guy="3 jewels", much="").track(8).sheriff_on(1).play("guy: take", "guy: deliver jewels 3")
    assert table.view("public").seats[0].loot == ["jewels"]


@covers("NO-R27")
@pytest.mark.parametrize("aid", [True, False])
def test_a_memory_aid_is_an_option_of_the_table(aid: bool) -> None:  # noqa: FBT001
    assert dealt(3, memory_aid=aid).view(0).options["memory_aid"] is aid
