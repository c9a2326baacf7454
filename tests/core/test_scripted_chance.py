"""Chance by a script: every draw is an outcome that was asked for."""

from collections import Counter
from itertools import permutations

import pytest

from loxley.core.scripted_chance import ScriptedChance, Undecided


def shuffled(script: list[int], cards: list[int]) -> list[int]:
    pile = cards[:]
    ScriptedChance(script).shuffle(pile)
    return pile


def every_shuffle(cards: list[int], script: list[int]) -> dict[tuple[int, ...], float]:
    """Every order that a pile can have, with its odds."""
    try:
        return {tuple(shuffled(script, cards)): 1.0}
    except Undecided as open_draw:
        found: dict[tuple[int, ...], float] = {}
        for outcome, weight in zip(open_draw.outcomes, open_draw.weights, strict=True):
            for pile, odds in every_shuffle(cards, [*script, outcome]).items():
                found[pile] = found.get(pile, 0.0) + odds * weight / sum(open_draw.weights)
        return found


def test_a_pile_is_drawn_by_kind_with_the_odds_of_a_shuffle() -> None:
    cards = [4, 4, 7, 9]
    orders = Counter(permutations(cards))
    expected = {pile: count / 24 for pile, count in orders.items()}
    assert every_shuffle(cards, []) == pytest.approx(expected)


def test_the_top_card_is_drawn_first() -> None:
    assert shuffled([9, 4, 7], [4, 4, 7, 9]) == [4, 7, 4, 9]


def test_a_number_is_one_of_its_bound() -> None:
    assert ScriptedChance([2]).below(3) == 2
    assert ScriptedChance().below(1) == 0
    with pytest.raises(Undecided) as raised:
        ScriptedChance().below(3)
    assert raised.value.outcomes == [0, 1, 2]
    with pytest.raises(ValueError, match="cannot be drawn"):
        ScriptedChance([3]).below(3)


def test_a_clone_goes_on_from_the_same_place() -> None:
    chance = ScriptedChance([1, 0])
    chance.below(2)
    twin = chance.clone()
    assert twin.below(2) == chance.below(2) == 0
    twin.go_on([1])
    assert twin.below(2) == 1
