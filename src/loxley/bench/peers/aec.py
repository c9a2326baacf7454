"""Random play of a PettingZoo environment, alike for ours and for its own: the peers' scripts import it too."""

from collections.abc import Callable
from math import floor
from random import random
from typing import Any

import numpy as np


def random_play(env: Any) -> Callable[[int], tuple[Any, int]]:
    """Each agent observes, and plays a move drawn from its mask; only moves count, not the steps that end a game."""

    def play(limit: int) -> tuple[Any, int]:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            if decisions == limit:
                break
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # masks have a byte for each move
            env.step(int(legal[floor(random() * len(legal))]))
            decisions += 1
        return env, decisions

    return play
