"""NO-1: cards, missions, track; and components that a table puts in the place of ours."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import ACTIONS, AMBUSHES, MISSIONS, OBJECTS, VALUES, parse_figures
from tests.covers import covers
from tests.games.nottingham.table import SEED, dealt, nottingham

PRINTED = [
    ("copper", 7, "buy"),
    ("candlestick", 8, "steal"),
    ("gold", 9, "ambush"),
    ("pearls", 10, "burgle"),
    ("jewels", 11, "rob"),
    ("necklace", 12, "defend"),
    ("chest", 13, "barter"),
]

Components = dict[str, Any]


def house() -> Components:
    text = files("loxley.games.nottingham").joinpath("components.toml").read_text(encoding="utf-8")
    return copy.deepcopy(tomllib.loads(text))


@covers("NO-1.1")
def test_the_box_holds_twelve_cards_of_each_object() -> None:
    deck = dealt(4).rules.full_deck()
    assert len(deck) == 84
    assert {OBJECTS[kind]: deck.count(kind) for kind in range(7)} == {name: 12 for name, _, _ in PRINTED}


@covers("NO-1.1")
def test_each_object_has_its_value_and_its_action() -> None:
    assert list(zip(OBJECTS, VALUES, ACTIONS, strict=True)) == PRINTED


@covers("NO-1.2")
def test_seven_ambush_cards_show_a_colour_and_six_show_two_objects() -> None:
    cards = [AMBUSHES[ambush] for ambush in dealt(7).rules.ambush_cards()]
    assert cards[:7] == ["red", "yellow", "green", "blue", "purple", "white", "grey"]
    shown = [name for card in cards[7:] for name in card.split()]
    assert len(cards) == 13
    assert {name: shown.count(name) for name in OBJECTS} == {name: 0 if name == "gold" else 2 for name in OBJECTS}


@covers("NO-1.3")
def test_a_mission_is_worth_more_to_who_alone_has_done_it() -> None:
    figures = NOTTINGHAM.figures
    for mission in range(4):
        assert 10 <= figures.shared[mission] < figures.alone[mission] <= 30
    table = nottingham(guy="", much="").missions_done(three_pairs="guy", five_of_a_kind="guy much")
    assert (table.score("guy"), table.score("much")) == (11 + 25, 25)


@covers("NO-1.4")
def test_every_space_but_nottingham_shows_a_hand_size() -> None:
    assert nottingham(guy="").track(3, 5).view("guy").track == [3, 5]
    assert nottingham(guy="").track(3, 5).sheriff_on(1).view("guy").number == 3
    assert nottingham(guy="").track(3, 5).sheriff_on(2).view("guy").number == 5


@covers("NO-R16")
def test_figures_printed_only_on_the_components_say_where_they_come_from() -> None:
    figures = NOTTINGHAM.figures
    assert set(figures.provenance) == {"track", "ambush", *MISSIONS}
    assert set(figures.provenance.values()) <= {"booklet", "reported", "stand-in"}
    assert all(2 <= number <= 8 for number in figures.spaces)


@covers("NO-R16")
def test_a_table_may_bring_its_own_components() -> None:
    own = house()
    own["track"] = {"provenance": "own", "spaces": [2, 8]}
    own["ambush"] = {"provenance": "own", "pairs": [["chest", "copper"]] * 2 + [["pearls", "jewels"]] * 2}
    own["ambush"]["pairs"] += [["necklace", "candlestick"]] * 2
    figures = parse_figures(own)
    assert figures.spaces == [2, 8]
    assert [AMBUSHES[ambush] for ambush in figures.pairs[:2]] == ["copper chest", "copper chest"]


@covers("NO-R31")
@pytest.mark.parametrize("spaces", [[1] * 10, [12] * 40, [7, 1, 12, 3, 9, 2, 11, 4, 8, 5, 6, 10]])
def test_any_printed_track_is_accepted(spaces: list[int]) -> None:
    own = house()
    own["track"] = {"provenance": "own", "spaces": spaces}
    game = NOTTINGHAM.new(3, {}, Chance(SEED), own)
    assert game.view(0).track == spaces


def _drop(own: Components, *path: Any) -> None:
    for key in path[:-1]:
        own = own[key]
    del own[path[-1]]


def _put(own: Components, value: Any, *path: Any) -> None:
    for key in path[:-1]:
        own = own[key]
    own[path[-1]] = value


WRONG: list[tuple[str, str, str, Callable[[Components], None]]] = [
    ("track.spaces[0]", "out-of-range", "NO-R31", lambda own: _put(own, 0, "track", "spaces", 0)),
    ("track.spaces[2]", "out-of-range", "NO-R31", lambda own: _put(own, 13, "track", "spaces", 2)),
    ("track.spaces[2]", "out-of-range", "NO-R31", lambda own: _put(own, "4", "track", "spaces", 2)),
    ("track.spaces", "wrong-count", "NO-R31", lambda own: _put(own, [], "track", "spaces")),
    ("track.spaces", "missing-field", "NO-1.4", lambda own: _drop(own, "track", "spaces")),
    ("track.length", "unknown-field", "NO-1.4", lambda own: _put(own, 3, "track", "length")),
    ("track.provenance", "bad-provenance", "NO-R16", lambda own: _put(own, "dream", "track", "provenance")),
    ("track", "missing-field", "NO-R16", lambda own: _drop(own, "track")),
    ("colours", "unknown-field", "NO-R16", lambda own: _put(own, 7, "colours")),
    ("mission", "missing-field", "NO-1.3", lambda own: _drop(own, "mission")),
    ("mission.three_pairs", "missing-field", "NO-1.3", lambda own: _drop(own, "mission", 3)),
    ("mission[1].id", "unknown-mission", "NO-1.3", lambda own: _put(own, "two_pairs", "mission", 1, "id")),
    ("mission[1].id", "unknown-mission", "NO-1.3", lambda own: _put(own, "five_of_a_kind", "mission", 1, "id")),
    ("mission.four_pairs.shared", "out-of-range", "NO-1.3", lambda own: _put(own, 19, "mission", 2, "shared")),
    ("mission.four_pairs.alone", "missing-field", "NO-1.3", lambda own: _drop(own, "mission", 2, "alone")),
    ("mission.four_pairs.both", "unknown-field", "NO-1.3", lambda own: _put(own, 3, "mission", 2, "both")),
    ("ambush.pairs", "missing-field", "NO-1.2", lambda own: _drop(own, "ambush", "pairs")),
    ("ambush.pairs", "wrong-count", "NO-1.2", lambda own: _drop(own, "ambush", "pairs", 0)),
    ("ambush.pairs[1]", "unknown-card", "NO-1.2", lambda own: _put(own, "gold", "ambush", "pairs", 1, 0)),
    ("ambush.pairs[1]", "unknown-card", "NO-1.2", lambda own: _put(own, "silver", "ambush", "pairs", 1, 0)),
    ("ambush.pairs[1]", "not-a-pair", "NO-1.2", lambda own: _put(own, ["pearls"], "ambush", "pairs", 1)),
    ("ambush.pairs[1]", "not-a-pair", "NO-1.2", lambda own: _put(own, ["pearls"] * 2, "ambush", "pairs", 1)),
    ("ambush.pairs.copper", "wrong-count", "NO-1.2", lambda own: _put(own, "pearls", "ambush", "pairs", 0, 0)),
]


@covers("NO-R16", "NO-1.2", "NO-1.3", "NO-1.4")
@pytest.mark.parametrize(("field", "problem", "rule", "spoil"), WRONG, ids=range(len(WRONG)))
def test_components_that_cannot_be_right_are_refused_by_field_and_rule(
    field: str, problem: str, rule: str, spoil: Callable[[Components], None]
) -> None:
    own = house()
    spoil(own)
    with pytest.raises(Refused) as refused:
        parse_figures(own)
    assert (refused.value.field, refused.value.problem, refused.value.rule) == (field, problem, rule)
