"""Learns what Robin reckons with in Sherwood Forest: weights that win against rogues and against the probes.

    python tools/train_sherwood.py --seed 1

A cross-entropy search: each generation draws weights around the best so far, plays every draw through the same deals
(common random numbers), and moves to the mean of those that led by most glory. The same seed gives the same weights.
Writes `src/loxley/bots/sherwood/robin.toml`.
"""

import argparse
import sys
from dataclasses import asdict, fields
from pathlib import Path
from random import Random

from loxley.bots import Chair, new_bot
from loxley.bots.frame import Bot
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.weights import ROGUE, Weights
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sherwood import SHERWOOD

TARGET = Path(__file__).parents[1] / "src/loxley/bots/sherwood/robin.toml"
OPPONENTS = [("rogue", 3), ("rogue", 4), ("rogue", 3), ("loner", 4), ("rogue", 6), ("always-ally", 3)]
SPREAD = 0.25  # of each weight, at first
LEAST_SPREAD = 0.03
CALMER = 0.85  # the spread of each generation, of that before
NAMES = [field.name for field in fields(Weights)]


def lead(weights: Weights, opponent: str, players: int, deal: int) -> float:
    """Glory ahead of the best of the others, in one game."""

    class Learner(SherwoodRobin):
        pass

    Learner.weights = weights
    seat = deal % players
    bots: list[Bot] = [Learner() if at == seat else new_bot("sherwood", opponent) for at in range(players)]
    chance = Random(f"{deal} {players}")
    state = SHERWOOD.new(players, {}, Chance(chance.randbytes(SEED_BYTES)), log=Log())
    chairs = [Chair(bot, at) for at, bot in enumerate(bots)]
    luck = [Random(f"{deal} {at}") for at in range(players)]
    while not state.over():
        at = state.awaited()[0]
        move = chairs[at].choose(state, luck[at])
        assert move is not None
        state.play(at, move)
    scores = state.scores()
    others = [score for at, score in enumerate(scores) if at != seat]
    return float(scores[seat] - (max(others) + sum(others) / len(others)) / 2)


def fitness(weights: Weights, deals: range) -> float:
    return sum(lead(weights, *OPPONENTS[deal % len(OPPONENTS)], deal) for deal in deals) / len(deals)


def draw(rng: Random, mean: dict[str, float], spread: dict[str, float]) -> Weights:
    return Weights(**{name: max(-0.5, rng.gauss(mean[name], spread[name])) for name in NAMES})


def train(generations: int, draws: int, games: int, seed: int) -> Weights:
    rng = Random(seed)
    mean: dict[str, float] = asdict(ROGUE)
    spread = {name: SPREAD * max(0.4, abs(mean[name])) for name in NAMES}
    for generation in range(generations):
        deals = range(seed * 1_000_000 + generation * games, seed * 1_000_000 + (generation + 1) * games)
        tried = [draw(rng, mean, spread) for _ in range(draws - 1)] + [Weights(**mean)]
        led = sorted(((fitness(weights, deals), at) for at, weights in enumerate(tried)), reverse=True)
        elite = [asdict(tried[at]) for _, at in led[: max(2, draws // 4)]]
        mean = {name: sum(weights[name] for weights in elite) / len(elite) for name in NAMES}
        spread = {name: max(LEAST_SPREAD, CALMER * spread[name]) for name in NAMES}
        line = " ".join(f"{name}={mean[name]:.2f}" for name in NAMES)
        sys.stderr.write(f"{generation + 1}: best {led[0][0]:+.2f} {line}\n")
        write(mean)
    return Weights(**mean)


def write(mean: dict[str, float]) -> None:
    lines = ["# What Robin reckons with, learned by `tools/train_sherwood.py`.", ""]
    lines += [f"{name} = {mean[name]:.3f}" for name in NAMES]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--draws", type=int, default=14)
    parser.add_argument("--games", type=int, default=30, help="of each draw in a generation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    train(chosen.generations, chosen.draws, chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
