"""Learns what hands of Nottingham are worth, from games that the bots play among themselves.

Each round plays games with the weights found so far, some rogues among them and now and then with a move by lot, and
then fits the weights to how much further ahead of the others each hand brought its owner (least squares over temporal
differences). Small and large tables are learned apart. The same seed gives the same file. Needs numpy:

    PYTHONPATH=src python tools/train_nottingham.py --rounds 4 --games 600 --seed 1
"""

import argparse
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from loxley.bots import Bot, Chair, Choice
from loxley.bots.nottingham.context import LARGE_TABLE, PriceList
from loxley.bots.nottingham.rogue import NottinghamRogue
from loxley.bots.nottingham.thinker import Thinker
from loxley.bots.nottingham.worth import KNOTS, PARTS, Weights, mixture, parts, payoffs, rule_of_thumb, turns_left
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Event, Log
from loxley.core.seats import AUDITOR
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import OBJECTS
from loxley.games.nottingham.state import Nottingham

FILE: Final = Path(__file__).resolve().parent.parent / "src/loxley/bots/nottingham/robin.json"
SIZE: Final = PARTS * len(KNOTS)
TABLES: Final = {"small": range(3, LARGE_TABLE), "large": range(LARGE_TABLE, 8)}
LEARNERS: Final = 0.7  # of the seats; rogues on the others
CURIOSITY: Final = 0.05  # how often any move is as good
TRACE: Final = 0.8  # how far a result reaches back
FADING: Final = 0.6  # from round to round
HOLD: Final = 60.0  # samples for which the former weights stand
SMOOTH: Final = 100.0  # samples for which neighbouring knots pull at each other

Vector = NDArray[np.float64]
Sample = tuple[list[tuple[int, float]], float]  # a hand taken apart, and the lead in points at that moment


class Learner(Thinker):
    """Imagines little, so that it plays fast."""

    worlds = 2


class Curious(Bot):
    """Plays like another bot, and now and then any move."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self._inner = inner

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        if rng.random() < CURIOSITY:
            return rng.choice(legal)
        return self._inner.choose(view, events, legal, rng)


def lead(state: Nottingham, seat: int) -> float:
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - 0.5 * (sum(others) / len(others) + max(others))


def features(state: Nottingham, seat: int, events: list[Event]) -> list[tuple[int, float]]:
    """The hand of who has just ended their turn, before the gift of the Sheriff; parts times knots."""
    hand = state.hands[seat][:]
    gift = False
    for event in events:
        if event.name == "received" and event.facts["seat"] == seat:
            hand[OBJECTS.index(str(event.facts["object"]))] -= 1
            gift = True
    figures = state.rules.figures
    steps = len(figures.spaces) + 1 - state.sheriff
    points = payoffs(state.view(seat).missions, seat)
    found = parts(hand, points, figures.spaces[state.sheriff :], len(state.ambushes[seat]), gift=gift)
    knots = mixture(turns_left(steps, state.seats))
    return [(part * len(KNOTS) + knot, amount * share) for part, amount in found for knot, share in knots]


def play(bots: list[Bot], seed: int) -> list[list[Sample]]:
    """One game, and of each seat the hands at the ends of its turns; last the end of the game."""
    rng = Random(seed)
    log = Log()
    seats = len(bots)
    state = NOTTINGHAM.new(seats, {}, Chance(rng.randbytes(SEED_BYTES)), log=log)
    chairs = [Chair(bot, seat) for seat, bot in enumerate(bots)]
    samples: list[list[Sample]] = [[] for _ in range(seats)]
    while not state.over():
        seat, active, heard = state.awaited()[0], state.active, len(log)
        move = chairs[seat].choose(state, rng)
        assert move is not None
        state.play(seat, move)
        if state.active != active:
            samples[active].append((features(state, active, log.seen_by(AUDITOR, heard)), lead(state, active)))
    for seat in range(seats):
        samples[seat].append(([], lead(state, seat)))
    return samples


class Fit:
    """Least squares over temporal differences, with traces."""

    def __init__(self) -> None:
        self.matrix = np.zeros((SIZE, SIZE))
        self.target = np.zeros(SIZE)

    def fade(self) -> None:
        """Games of former rounds were played with other weights: they count for less and less."""
        self.matrix *= FADING
        self.target *= FADING

    def add(self, samples: list[Sample]) -> None:
        trace = np.zeros(SIZE)
        for (now, before), (then, after) in pairwise(samples):
            trace *= TRACE
            for at, amount in now:
                trace[at] += amount
            for at, amount in now:
                self.matrix[:, at] += trace * amount
            for at, amount in then:
                self.matrix[:, at] -= trace * amount
            self.target += trace * (after - before)

    def solve(self, former: Vector) -> Vector:
        knots = len(KNOTS)
        matrix = self.matrix + HOLD * np.eye(SIZE)
        for part in range(PARTS):
            for at in range(part * knots, part * knots + knots - 1):
                matrix[at, at] += SMOOTH
                matrix[at + 1, at + 1] += SMOOTH
                matrix[at, at + 1] -= SMOOTH
                matrix[at + 1, at] -= SMOOTH
        solved: Vector = np.linalg.solve(matrix, self.target + HOLD * former).astype(np.float64)
        return solved


def as_weights(vector: Vector) -> Weights:
    return [[round(float(each), 3) for each in row] for row in vector.reshape(PARTS, len(KNOTS))]


def learn(tables: Sequence[int], rounds: int, games: int, seed: int) -> Weights:
    """Weights for tables with so many seats, starting from the rule of thumb."""
    vector = np.array(rule_of_thumb()).reshape(SIZE)
    fit = Fit()
    for turn in range(rounds):
        fit.fade()
        prices = PriceList(as_weights(vector))
        for game in range(games):
            rng = Random(f"{seed} {tables} {turn} {game}")
            learns = [rng.random() < LEARNERS for _ in range(rng.choice(tables))]
            bots: list[Bot] = [Curious(Learner(prices)) if each else NottinghamRogue() for each in learns]
            for seat, samples in enumerate(play(bots, rng.getrandbits(64))):
                if learns[seat]:
                    fit.add(samples)
        vector = fit.solve(vector)
        print(f"tables of {min(tables)} to {max(tables)}: round {turn + 1} of {rounds}", flush=True)
    return as_weights(vector)


def write(path: Path, learned: dict[str, Weights], command: str) -> None:
    lines = [f'  "made_by": {json.dumps(command)}']
    for name, weights in learned.items():
        rows = ",\n".join("    " + json.dumps(row) for row in weights)
        lines.append(f'  "{name}": [\n{rows}\n  ]')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=600, help="in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    command = f"tools/train_nottingham.py --rounds {given.rounds} --games {given.games} --seed {given.seed}"
    learned = {name: learn(TABLES[name], given.rounds, given.games, given.seed) for name in TABLES}
    write(given.file, learned, command)


if __name__ == "__main__":
    main()
