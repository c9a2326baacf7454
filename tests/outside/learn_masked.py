"""MaskablePPO for a few steps against bots of the house: run where sb3-contrib is installed."""

import json
import sys

from sb3_contrib import MaskablePPO

from loxley.games.sheriff import SHERIFF
from loxley.research.gymnasium import AgainstBots

if __name__ == "__main__":
    env = AgainstBots(SHERIFF, "novice", players=3, coin_steps=[1, 5, 10])
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(256)
    row = env.reset(seed=9)[0]
    legal: list[bool] = []
    over = False
    while not over and len(legal) < 100:
        masks = env.action_masks()
        move, _ = model.predict(row, action_masks=masks)
        legal.append(bool(masks[int(move)]))
        row, _, over, _, _ = env.step(move)
    sys.stdout.write("\n" + json.dumps({"steps": model.num_timesteps, "chooses_legal_moves": all(legal)}))
