"""Folding the patches gives exactly the view that the server would send whole: all games, all viewers, any game."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loxley.core.chance import Chance
from loxley.core.patches import KnownPatch, patch_between, patched
from loxley.core.seats import PUBLIC
from loxley.core.state import State
from loxley.games import GAMES, find_game

MOST_ROWS = 120
GAMES_PLAYED = 6


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def in_place(state: State) -> State:
    """As a server goes on with a row that another process has stored."""
    return state


def twin(state: State) -> State:
    """As a server goes on with a row of its own."""
    return state.clone()


@pytest.mark.parametrize("step", [in_place, twin])
@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=GAMES_PLAYED)
@given(seed=st.integers(0, 2**32))
def test_patches_fold_to_the_view(game: str, step: Callable[[State], State], seed: int) -> None:
    door, rng = find_game(game), Random(seed)
    players = rng.randint(door.least_players, door.most_players)
    state = door.new(players, door.settings(players, {}), Chance(rng.randbytes(32)))
    viewers = range(PUBLIC, players)
    held = {viewer: state.view(viewer) for viewer in viewers}
    shown = {viewer: as_json(held[viewer]) for viewer in viewers}
    for _ in range(MOST_ROWS):
        if state.over():
            break
        before, state = state, step(state)
        for _ in range(rng.randint(1, 3)):  # a sequence may have several moves
            if state.awaited():
                seat = rng.choice(state.awaited())
                state.play(seat, rng.choice(state.legal(seat)))
        known: KnownPatch | None = None  # of the viewer before: what both see is compared once
        views = state.views(list(viewers), None if before is state else before, dict(held))
        for viewer, view in zip(viewers, views, strict=True):
            assert view == state.view(viewer)
            patch = door.view_patch(held[viewer], view, known)
            known = KnownPatch(held[viewer], view, patch)
            assert as_json(patch) == as_json(patch_between(held[viewer], view))
            whole = as_json(view)
            assert (patch is None) == (whole == shown[viewer])
            if patch is not None:
                shown[viewer] = patched(shown[viewer], as_json(patch))
            held[viewer] = view
            assert shown[viewer] == whole


plain = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["apple", "mead"])
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner))


@given(values, values)
def test_a_patch_between_any_two_values_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    before = as_json(old)
    patch = patch_between(old, new)
    assert (before if patch is None else patched(before, as_json(patch))) == new
    assert before == as_json(old)


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (1, 1, None),
        (1, 2, [2]),
        (None, [], [[]]),
        (["a", "b"], ["a", "b", "c"], [2, 0, ["c"]]),
        (["a", "b", "c"], ["a", "c"], [1, 1, []]),
        (["a"], ["b"], [["b"]]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1}, {"a": 1, "b": 2}, {"b": [2]}),
        ({"a": 1, "b": 2}, {"a": 1}, [{"a": 1}]),
        ([{"a": 1, "b": 2}, {"a": 3}], [{"a": 1, "b": 4}, {"a": 3}], {"0": {"b": [4]}}),
    ],
)
def test_a_patch_says_what_changed(old: Any, new: Any, patch: Any) -> None:
    assert patch_between(old, new) == patch
