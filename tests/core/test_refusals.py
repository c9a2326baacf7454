"""Refusals: they say what was wrong, and survive a journey to another process."""

import pickle

import pytest

from loxley.core import refusals
from loxley.core.refusals import Illegal, Refused
from loxley.texts import LANGUAGES, Texts, rule_key

HOUSE_RULES = [value for value in vars(refusals).values() if isinstance(value, str) and value.startswith("LX-")]


def test_house_rules_have_numbers_of_their_own() -> None:
    assert sorted(HOUSE_RULES) == sorted(f"LX-{number}" for number in range(1, 11))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_has_a_text(language: str) -> None:
    texts = Texts(language)
    assert [rule for rule in HOUSE_RULES if not texts.knows(rule_key(rule))] == []


def test_an_illegal_move_names_its_rule() -> None:
    assert str(Illegal("SH-3.3")) == Illegal("SH-3.3").rule == "SH-3.3"
    assert pickle.loads(pickle.dumps(Illegal("SH-3.3"))).rule == "SH-3.3"


def test_a_refused_input_names_field_problem_and_rule() -> None:
    assert str(Refused("out-of-range", "words")) == "words: out-of-range"
    assert str(Refused("out-of-range", "words", "SH-4.2")) == "words: out-of-range (SH-4.2)"
    assert Refused("out-of-range", "words").facts == {}


def test_a_refused_input_can_be_pickled() -> None:
    refused = pickle.loads(pickle.dumps(Refused("out-of-range", "words", "SH-4.2", {"least": 0})))
    assert (refused.problem, refused.field, refused.rule) == ("out-of-range", "words", "SH-4.2")
    assert refused.facts == {"least": 0}
    assert str(refused) == "words: out-of-range (SH-4.2)"
