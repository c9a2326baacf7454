"""OpenSpiel's own test passes; Tiny Sheriff is OpenSpiel's `sheriff`, node by node."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import loxley.research.openspiel  # noqa: F401 - registers the games
from loxley.games import HOUSE
from loxley.research.openspiel.solving import solve
from loxley.research.openspiel.tiny import NAME
from tools.make_playthroughs import PLAYTHROUGHS, TINY, playthrough_of

every_game = pytest.mark.parametrize("name", [f"loxley_{name}" for name in HOUSE])
SIZES = [(3, 3, 1, 32), (3, 5, 2, 384), (3, 3, 3, 2_048), (3, 5, 4, 24_576)]


def load(name: str, bribe: int, items: int, rounds: int) -> Any:
    return pyspiel.load_game(name, {"max_bribe": bribe, "max_items": items, "num_rounds": rounds})


def terminals(state: Any) -> Iterator[Any]:
    if state.is_terminal():
        yield state
        return
    for action in state.legal_actions():
        yield from terminals(state.child(action))


@every_game
def test_random_games_pass_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_random_games_of_tiny_sheriff_pass_it_too() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), num_sims=10, serialize=True, verbose=False)


@every_game
def test_a_copy_and_a_restored_state_go_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    random = Random(name)
    for _ in range(250):
        state.apply_action(random.choice(state.legal_actions()))
    twin, restored = state.clone(), game.deserialize_state(state.serialize())
    for _ in range(20):
        for other in (twin, restored):
            assert other.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
            other.apply_action(other.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", ["loxley_sheriff(first_sheriff=0)", "loxley_nottingham(first_player=0)"])
def test_an_unseen_draw_is_in_nobodys_information_state(name: str) -> None:
    """Cards at the bottom of the deck change places."""
    game = pyspiel.load_game(name)
    random = Random(5)
    state = game.new_initial_state()
    forks = []
    while state.is_chance_node():
        forks.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    one, other = (forks[-1].child(action) for action in forks[-1].legal_actions()[:2])
    for dealt in (one, other):
        while dealt.is_chance_node():
            dealt.apply_action(dealt.legal_actions()[0])
    assert one.history() != other.history()
    assert one.legal_actions() == other.legal_actions()
    for player in range(game.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
    told = {one.information_state_string(player) for player in range(game.num_players())}
    assert len(told) == game.num_players()  # but each was dealt a hand of their own


@pytest.mark.parametrize(("bribe", "items", "rounds", "expected"), SIZES)
def test_tiny_sheriff_has_the_published_size(bribe: int, items: int, rounds: int, expected: int) -> None:
    assert sum(1 for _ in terminals(load(NAME, bribe, items, rounds).new_initial_state())) == expected


@pytest.mark.parametrize(("bribe", "items", "rounds", "expected"), SIZES[:2])
def test_tiny_sheriff_pays_what_openspiels_sheriff_pays(bribe: int, items: int, rounds: int, expected: int) -> None:
    theirs = load("sheriff", bribe, items, rounds)
    ours = load(NAME, bribe, items, rounds)
    assert ours.num_distinct_actions() == theirs.num_distinct_actions()
    paid = {tuple(state.history()): state.returns() for state in terminals(theirs.new_initial_state())}
    found = {tuple(state.history()): state.returns() for state in terminals(ours.new_initial_state())}
    assert len(found) == expected
    assert found == paid


def test_sampling_makes_tiny_sheriff_harder_to_exploit() -> None:
    assert solve(rounds=1, iterations=400) < solve(rounds=1, iterations=2)


@every_game
def test_a_kept_playthrough_still_plays(name: str) -> None:
    """Every step by its words, and the same end."""
    lines = (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8").splitlines()
    state = pyspiel.load_game(lines[0]).new_initial_state()
    for line in lines[1:-1]:
        player, _, words = line.partition(": ")
        assert state.current_player() == int(player)
        (action,) = [
            action
            for action in state.legal_actions()
            if state.action_to_string(state.current_player(), action) == words
        ]
        state.apply_action(action)
    assert lines[-1] == f"returns {state.returns()}"


def test_the_kept_playthrough_of_tiny_sheriff_is_fresh() -> None:
    assert Path(PLAYTHROUGHS / f"{NAME}.txt").read_text("utf-8") == playthrough(TINY, None, seed=1)


@every_game
def test_a_playthrough_is_the_same_each_time(name: str) -> None:
    assert playthrough_of(name) == playthrough_of(name)
