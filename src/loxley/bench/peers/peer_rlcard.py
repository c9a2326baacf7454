"""Random play of RLCard's games: `python peer_rlcard.py GAME SECONDS` prints one line of JSON.

Runs in RLCard's own virtual environment. RLCard documents two ways to play: `env.run` with agents, and
`env.reset` with `env.step`. The second is used: it is 1.7 times as fast, since no trajectory is kept. Either
way the environment encodes an observation at each step and cannot be told not to. The game objects beneath
do without (3 times as fast again), but they share no interface for listing legal actions and are not
offered for play. There is no copy to time.
"""

import sys
from math import floor
from random import random

import rlcard
from rlcard.envs import Env
from stopwatch import Play, report


def random_play(game: str) -> Play[Env]:
    """One environment serves all games, as RLCard intends: `reset` deals anew."""
    env = rlcard.make(game)

    def play(limit: int) -> tuple[Env, int]:
        state, _ = env.reset()
        for decisions in range(limit):
            if env.is_over():
                return env, decisions
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[floor(random() * len(legal))])
        return env, limit

    return play


if __name__ == "__main__":
    report(random_play(sys.argv[1]), float(sys.argv[2]))
