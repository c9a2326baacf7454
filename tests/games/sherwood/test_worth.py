"""SW-R39: a strength instead of a named card."""

from tests.covers import covers
from tests.games.sherwood.table import Table, planning


def three(**options: object) -> Table:
    """Carla has three cards, Nicolas one."""
    table = planning("anne nicolas carla", **options).row("a13")
    return table.having("carla", hand="club sword longbow").having("nicolas", hand="club")


@covers("SW-R39", "SW-4.2")
def test_a_partner_may_be_asked_for_cards_worth_so_much() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring nicolas 1, bring carla 2")
    assert table.may("anne", "worth") == ["1 1", "1 2", "1 3", *(f"2 {worth}" for worth in range(1, 7))]
    table.play("anne: worth carla 3, post")
    assert table.sheets == [["bring 0 2", "bring 1 1", "bring 2 2", "hide 4", "worth 2 3"]]


@covers("SW-R39", "SW-4.3")
def test_who_signs_chooses_which_cards_and_they_are_laid_down() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring carla 2, worth carla 3, post", "nicolas: hold")
    assert table.refusal("carla: accept anne") == "SW-R39"  # first the cards
    table.play("carla: pick anne")
    assert table.moves("carla") == ["show club", "show sword", "show longbow", "drop"]
    table.play("carla: show club")
    assert table.moves("carla") == ["show sword", "show longbow", "drop"]
    table.play("carla: show sword")
    assert table.moves("carla") == ["drop", "accept 0"]
    table.play("carla: accept anne")
    assert table.told("laid_open") == ["laid_open hideout=4 seat=carla equipment=club,sword"]
    assert (table.hand("carla"), table.in_hideout(4)) == ("longbow", "anne 2, carla 2")


@covers("SW-R39")
def test_more_than_was_asked_may_be_shown_but_no_more_cards_than_raiders() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring carla 2, worth carla 1, post", "nicolas: hold")
    table.play("carla: pick anne, show club")
    assert table.moves("carla") == ["show sword", "show longbow", "drop", "accept 0"]
    table.play("carla: show longbow")
    assert table.moves("carla") == ["drop", "accept 0"]


@covers("SW-R39")
def test_who_does_not_hold_as_much_can_only_refuse() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring nicolas 1, worth nicolas 2, post")
    assert table.refusal("nicolas: pick anne") == "SW-R39"
    assert "decline 0" in table.moves("nicolas")


@covers("SW-R39")
def test_the_choice_is_sealed_until_all_have_signed() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring nicolas 1, bring carla 2, worth nicolas 1, post")
    table.play("nicolas: pick anne, show club, accept anne")
    assert table.told("laid_open") == []
    assert [table.view(name).talks.shown for name in table.names] == [[], ["club"], []]  # type: ignore[union-attr]
    table.play("carla: decline anne")
    assert (table.hand("nicolas"), table.view("nicolas").talks.shown) == ("club", [])  # type: ignore[union-attr]


@covers("SW-R39")
def test_whoever_posts_names_their_own_cards_and_named_cards_stand_alone() -> None:
    table = three().having("anne", hand="club").play("anne: hide 4, bring anne 2, bring carla 2")
    assert not [words for words in table.may("anne", "worth") if words.startswith("0")]
    table.play("anne: arm carla club")
    assert table.may("anne", "worth") == []


@covers("SW-R39", "SW-4.1")
def test_a_suggestion_may_speak_of_strength() -> None:
    table = three().play("anne: ask", "nicolas: hold", "carla: hide 4, bring carla 2, worth carla 4, suggest")
    assert table.told("suggested") == ["suggested seat=carla hideout=4 terms=hide 4,bring 2 2,worth 2 4"]


@covers("SW-R39", "SW-4.6")
def test_in_the_advanced_game_a_strength_is_a_promise_that_the_raid_puts_to_the_test() -> None:
    def promised(*cards: str) -> list[str]:
        table = planning("anne nicolas carla", rules="advanced").row("a20").having("carla", hand="club club", camp=2)
        table.having("anne", camp=3).having("nicolas", camp=1)
        table.play("anne: hide 4, bring anne 3, bring carla 2, worth carla 2, name 1 anne, post", "nicolas: hold")
        table.play("carla: accept anne", "nicolas: inn 2", "carla: reveal 1")
        return table.play(*(f"carla: {card}" for card in cards)).promises

    assert promised("play club", "play club") == ["carla to anne: worth 2 2, kept"]
    assert promised("play club", "pass") == ["carla to anne: worth 2 2, broken"]


@covers("SW-R39")
def test_a_hand_of_more_than_three_cards_is_asked_for_no_more_than_nine() -> None:
    """Promised cards that were taken back lie beyond the limit of the hand; the next seat is asked for nothing."""
    table = planning("anne nicolas carla").having("nicolas", camp=5, hand="longbow longbow longbow sword")
    table.play("anne: hide 4, bring anne 2, bring nicolas 5, bring carla 2")
    assert table.may("anne", "worth") == [f"1 {worth}" for worth in range(1, 10)]
