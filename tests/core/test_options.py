"""Options: read strictly, every refusal names the option, its rule and what could be chosen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.options import Choice, as_played, as_written, read_players, read_settings
from loxley.core.refusals import Refused

ROYAL = Choice.flag("royal_goods", "SH-8.1")
WORDS = Choice.number("words", "SH-4.2", 0, 99, 3)
FLOOR = Choice.word("floor", "SH-4.2", ["open", "orderly"], "orderly")
CHOICES = [ROYAL, WORDS, FLOOR]


def refusal(choice: Choice, value: object) -> Refused:
    with pytest.raises(Refused) as refused:
        choice.read(value)
    return refused.value


def test_what_is_not_given_has_its_default() -> None:
    assert read_settings(CHOICES, {}) == {"royal_goods": False, "words": 3, "floor": "orderly", "edition": 5}


def test_what_is_given_is_kept_in_the_order_of_the_choices() -> None:
    settings = read_settings(CHOICES, {"floor": "open", "royal_goods": True, "words": 0})
    assert list(settings.items()) == [("royal_goods", True), ("words", 0), ("floor", "open"), ("edition", 5)]


def test_the_edition_of_the_rules_stands_beside_the_choices() -> None:
    assert read_settings(CHOICES, {"edition": 1})["edition"] == 1
    assert as_written({"words": 2}) == {"edition": 1, "words": 2}  # stored before there was a second edition
    assert as_written({"edition": 5}) == as_played({}) == {"edition": 5}
    for unknown in (0, 6, "second"):
        with pytest.raises(Refused):
            read_settings(CHOICES, {"edition": unknown})


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert ROYAL.read(value) is value


@pytest.mark.parametrize("value", [0, 1, "true", "", None, [], {}, 0.0])
def test_a_flag_is_nothing_else(value: object) -> None:
    refused = refusal(ROYAL, value)
    assert (refused.problem, refused.field, refused.rule) == ("not-a-flag", "royal_goods", "SH-8.1")
    assert refused.facts == {"found": str(value)}


@given(st.integers(-5, 105))
def test_a_number_lies_between_the_least_and_the_most(value: int) -> None:
    if 0 <= value <= 99:
        assert WORDS.read(value) == value
    else:
        refused = refusal(WORDS, value)
        assert (refused.problem, refused.field, refused.rule) == ("out-of-range", "words", "SH-4.2")
        assert refused.facts == {"least": 0, "most": 99, "found": str(value)}


@pytest.mark.parametrize("value", [True, "3", 3.0, None, [3]])
def test_a_number_is_nothing_else(value: object) -> None:
    assert refusal(WORDS, value).problem == "out-of-range"


def test_a_word_is_one_of_its_words() -> None:
    assert FLOOR.read("open") == "open"
    for value in ("Open", "", 0, True, None, ["open"]):
        refused = refusal(FLOOR, value)
        assert (refused.problem, refused.field, refused.rule) == ("not-a-choice", "floor", "SH-4.2")
        assert refused.facts == {"found": str(value), "choices": "open, orderly"}


def test_an_unknown_option_is_refused_by_its_name() -> None:
    with pytest.raises(Refused) as refused:
        read_settings(CHOICES, {"royal": True})
    assert (refused.value.problem, refused.value.field) == ("unknown-option", "royal")
    assert refused.value.facts == {"choices": "royal_goods, words, floor"}


@given(st.integers(-2, 9))
def test_a_table_has_enough_players_and_not_too_many(players: int) -> None:
    if 3 <= players <= 5:
        assert read_players(players, 3, 5, "SH-2.6") == players
    else:
        with pytest.raises(Refused) as refused:
            read_players(players, 3, 5, "SH-2.6")
        assert (refused.value.problem, refused.value.field, refused.value.rule) == ("out-of-range", "seats", "SH-2.6")
