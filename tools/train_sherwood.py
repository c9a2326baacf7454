"""Learns what Robin reckons with in Sherwood Forest: weights that win against three of today's robins, and rogues.

    python tools/train_sherwood.py --seconds 2000 --seed 1

An evolution strategy, that of the best responses (`loxley.arena.best_response`), begins at today's weights. All
candidates of a generation play the same deals on every seat; one deal in five is against rogues.
Writes `src/loxley/bots/sherwood/robin.toml` after each generation.
"""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from time import process_time

from loxley.arena.best_response import Strategy
from loxley.bots import Chair, Knob, new_bot
from loxley.bots.frame import Bot
from loxley.bots.sherwood.robin import SherwoodRobin
from loxley.bots.sherwood.weights import ROBIN
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sherwood import SHERWOOD

TARGET = Path(__file__).parents[1] / "src/loxley/bots/sherwood/robin.toml"
PLAYERS = 4
DEALS = 5  # of a generation
ROGUES = 5  # so many deals, one of them against rogues
STEP = 0.15
WIDER = {"keeps": 0.7, "leader": 0.3}
LEAST, MOST = -0.5, 5.0
A_WIN = 15.0  # a lead of so many points is as good as a win
UNLEARNED = {"foresight", "look", "join", "rival"}  # or robins would sign everything, and hardly see the inn
KNOBS = [
    Knob(name, start, WIDER.get(name, STEP), LEAST, MOST)
    for name, start in asdict(ROBIN).items()
    if name not in UNLEARNED
]


def score(values: Mapping[str, float], deal: int, seat: int) -> float:
    """A win, and the lead ahead of the others, in one game."""

    class Learner(SherwoodRobin):
        weights = replace(ROBIN, **values)

    rival = "robin" if deal % ROGUES else "rogue"
    bots: list[Bot] = [Learner() if at == seat else new_bot("sherwood", rival) for at in range(PLAYERS)]
    state = SHERWOOD.new(PLAYERS, {}, Chance(Random(f"{deal}").randbytes(SEED_BYTES)), log=Log())
    chairs = [Chair(bot, at) for at, bot in enumerate(bots)]
    luck = [Random(f"{deal} {seat} {at}") for at in range(PLAYERS)]
    while not state.over():
        at = state.awaited()[0]
        move = chairs[at].choose(state, luck[at])
        assert move is not None
        state.play(at, move)
    scores = state.scores()
    others = [points for at, points in enumerate(scores) if at != seat]
    won = (scores[seat] == max(scores)) / scores.count(max(scores))
    return won + (scores[seat] - (max(others) + sum(others) / len(others)) / 2) / A_WIN


def train(seconds: float, seed: int) -> None:
    strategy = Strategy(KNOBS, Random(seed))
    while process_time() < seconds:
        first = seed * 1_000_000 + strategy.generation * DEALS
        games = [(deal, seat) for deal in range(first, first + DEALS) for seat in range(PLAYERS)]
        scores = [sum(score(values, *game) for game in games) / len(games) for values in strategy.sample()]
        strategy.learn(scores)
        write(strategy.middle())
        sys.stderr.write(f"{strategy.generation}: mean {sum(scores) / len(scores):+.2f}, best {max(scores):+.2f}\n")


def write(learned: Mapping[str, float]) -> None:
    by_hand = ", ".join(sorted(UNLEARNED))
    lines = [f"# What Robin reckons with, learned by `tools/train_sherwood.py`; by hand: {by_hand}.", ""]
    lines += [f"{name} = {value:.3f}" for name, value in asdict(replace(ROBIN, **learned)).items()]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2000, help="CPU-seconds")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    train(chosen.seconds, chosen.seed)


if __name__ == "__main__":
    main()
