"""Plays a game with scripted players: run where TextArena is installed."""

import json
import sys

import textarena

from loxley.research.text.textarena import register_all
from tests.research.scripted import plain_merchant

if __name__ == "__main__":
    register_all()
    env = textarena.make("Loxley-Sheriff-v1", seats=3, level="novice")
    env.reset(num_players=2, seed=4)
    seen = set()
    done = False
    while not done:
        player, messages = env.get_observation()
        seen.add(player)
        question = messages if isinstance(messages, str) else messages[-1][1]
        done, _ = env.step(plain_merchant(question))
    rewards, info = env.close()
    sys.stdout.write("\n" + json.dumps({"seen": sorted(seen), "rewards": rewards, "info": info}, default=str))
