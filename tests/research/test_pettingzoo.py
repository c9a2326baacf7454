"""PettingZoo's own tests pass, and the environments keep to the rules of the games."""

from types import SimpleNamespace
from unittest.mock import patch

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from loxley.core.refusals import Illegal, Refused
from loxley.games.sheriff import SHERIFF
from loxley.research.pettingzoo import loxley_nottingham_v1, loxley_sheriff_v1, loxley_sherwood_v1
from loxley.research.pettingzoo.aec import TableEnv
from loxley.research.pettingzoo.environments import Environments

MODULES = [loxley_sheriff_v1, loxley_nottingham_v1, loxley_sherwood_v1]
every_module = pytest.mark.parametrize("module", MODULES, ids=[module.game.name for module in MODULES])

# What PettingZoo says of every environment with a dictionary for its observation but those on a list of its own, and
# of every seat that is not asked.
dictionaries_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play_out(env: TableEnv, seed: int) -> None:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert observation is not None
        moves = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(moves)))  # type: ignore[arg-type]


@every_module
@dictionaries_are_fine
def test_the_api_is_pettingzoos(module: Environments) -> None:
    api_test(module.env(), num_cycles=200)
    api_test(module.raw_env(players=3), num_cycles=200)


@every_module
def test_the_parallel_api_is_pettingzoos(module: Environments) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=200)


@every_module
def test_a_seed_says_everything(module: Environments) -> None:
    seed_test(module.env, num_cycles=100)


@every_module
def test_cycles_are_bounded(module: Environments) -> None:
    def aec(max_cycles: int) -> object:
        return parallel_to_aec(module.parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=aec))


@every_module
def test_it_renders(module: Environments, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "is to move" in capsys.readouterr().out
    env = module.raw_env(render_mode="ansi")
    play_out(env, 3)
    assert "won by" in str(env.render())


@every_module
def test_the_benchmark_runs(module: Environments, capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([0.0, 1.0, 2.0, 3.0, 10.0, 10.0])
    with patch("time.time", lambda: next(times)):  # five seconds of theirs, without waiting
        performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


@every_module
@pytest.mark.parametrize("reward", ["win_share", "score_difference"])
def test_rewards_come_at_the_end(module: Environments, reward: str) -> None:
    env = module.raw_env(players=3, reward=reward)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    total = sum(env.rewards.values())
    assert total == pytest.approx(1.0 if reward == "win_share" else 0.0)
    scores, winners = env.episode.state.scores(), env.episode.state.winners()
    for seat, agent in enumerate(env.possible_agents):
        others = [score for other, score in enumerate(scores) if other != seat]
        share = (seat in winners) / len(winners)
        expected = share if reward == "win_share" else scores[seat] - sum(others) / len(others)
        assert env.rewards[agent] == pytest.approx(expected)


def test_coin_steps_mask_all_other_amounts() -> None:
    env = loxley_sheriff_v1.raw_env(players=3, coin_steps=[1, 5])
    rng = np.random.default_rng(0)
    env.reset(seed=0)
    offered: set[str] = set()
    for _ in range(600):
        if any(env.terminations.values()):
            env.reset()
        moves = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        offered |= {SHERIFF.book.word(int(move)) for move in moves}
        env.step(int(rng.choice(moves)))
    amounts = {words for words in offered if words.startswith(("offer coins ", "want coins "))}
    assert amounts == {"offer coins 1", "offer coins 5", "want coins 1", "want coins 5"}


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    env = loxley_sheriff_v1.raw_env()
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(SHERIFF.book.move("wave 0"))


def test_only_an_orderly_floor_is_played() -> None:
    with pytest.raises(Refused):
        loxley_sheriff_v1.raw_env(options={"floor": "open"})
    with pytest.raises(Refused):
        loxley_sheriff_v1.raw_env(reward="fame")
