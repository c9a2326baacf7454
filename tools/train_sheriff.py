"""Learn the figures of Sheriff's Robin by play: `python tools/train_sheriff.py --steps 40 --pairs 200 --seed 1`.

An evolution strategy. In each step many pairs of games are played on the same deals: in one of a pair the learner's
figures are shifted by a random vector, in the other by its opposite. Whatever direction wins more pays for the step.
The opponents are rogues, the learner itself, and the probes, at tables of three, four and five.
The same seed gives the same file, byte for byte.
"""

import argparse
import json
from dataclasses import replace
from math import sqrt, tanh
from pathlib import Path
from random import Random

from loxley.bots import Bot, Chair, new_bot, probes
from loxley.bots.sheriff.seasoned import Seasoned
from loxley.bots.sheriff.style import LEARNED, ROGUE, Style
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sheriff import SHERIFF

# How far one step of a figure goes, and where it must stay.
STEPS: dict[str, tuple[float, float, float]] = {
    "lies": (0.06, 0.1, 0.7),
    "opens": (0.06, 0.05, 0.7),
    "firmness": (1.0, 1.0, 12.0),
    "kinship": (0.15, 0.0, 1.0),
    "bids_lying": (0.1, 0.1, 0.95),
    "bids_honest": (0.08, 0.03, 0.8),
    "size": (0.12, -0.5, 1.0),
    "scarcity": (0.15, 0.0, 1.5),
    "seen_contraband": (0.25, 0.0, 3.0),
    "lie_share": (0.08, 0.2, 1.0),
    "rivalry": (0.2, 0.0, 1.5),
    "lead": (0.2, 0.0, 1.5),
    "crowns": (0.2, 0.2, 2.0),
    "spread": (0.4, 0.8, 5.0),
    "later": (0.1, 0.0, 0.8),
    "mirror": (0.15, 0.0, 1.5),
    "guard": (0.3, -2.0, 2.0),
    "bribable": (0.1, 0.2, 0.95),
    "tariff": (0.7, 0.0, 8.0),
    "stray": (0.1, 0.0, 0.9),
    "strictness": (1.2, -6.0, 6.0),
    "wobble": (0.4, 0.5, 4.0),
    "margin": (0.6, 0.2, 6.0),
    "opening_bid": (0.12, 0.2, 1.0),
    "bait": (0.06, 0.0, 0.6),
    "haggling": (0.2, 0.0, 1.0),
    "lie_cost": (1.0, -4.0, 5.0),
    "publicity": (0.3, -0.5, 3.0),
}
NAMES = list(STEPS)
RATE = 0.35  # of a step, at most, that the figures move at once
MEMORY = 0.8  # of the direction of the steps before


def learner(style: Style) -> Bot:
    """A seasoned bot with these figures."""
    return type("Learner", (Seasoned,), {"style": style})()


def shifted(at: dict[str, float], by: list[float]) -> dict[str, float]:
    """Figures moved by so many steps each, and kept where they must stay."""
    found: dict[str, float] = {}
    for name, steps in zip(NAMES, by, strict=True):
        step, least, most = STEPS[name]
        found[name] = min(max(at[name] + step * steps, least), most)
    return found


def play(bots: list[Bot], seed: int, seat: int) -> float:
    """How well one seat did against the others, between -1 and 1."""
    rng = Random(seed)
    state = SHERIFF.new(len(bots), {}, Chance(rng.randbytes(SEED_BYTES)), log=Log())
    chairs = [Chair(bot, at) for at, bot in enumerate(bots)]
    chances = [Random(rng.random()) for _ in bots]
    while not state.over():
        at = state.awaited()[0]
        move = chairs[at].choose(state, chances[at])
        assert move is not None
        state.play(at, move)
    scores = state.scores()
    mine = scores.pop(seat)
    others = 0.5 * max(scores) + 0.5 * sum(scores) / len(scores)
    return tanh((mine - others) / 40)


def opponent(rng: Random, at: dict[str, float]) -> Bot | str:
    """Whom to learn against in one game: figures of the learner itself, or the name of a level or probe."""
    draw = rng.random()
    if draw < 0.6:
        return "rogue"
    if draw < 0.75:
        return learner(replace(ROGUE, **at))  # type: ignore[arg-type]
    return rng.choice(probes("sheriff"))


def step(at: dict[str, float], rng: Random, pairs: int) -> list[float]:
    """The direction that pays, in steps of each figure."""
    direction = [0.0] * len(NAMES)
    for _ in range(pairs):
        seats = rng.choices((3, 4, 5), (3, 4, 2))[0]
        seat, seed = rng.randrange(seats), rng.getrandbits(48)
        rivals = opponent(rng, at)
        by = [rng.gauss(0.0, 1.0) for _ in NAMES]
        gains: list[float] = []
        for sign in (1, -1):
            style = replace(ROGUE, **shifted(at, [sign * amount for amount in by]))  # type: ignore[arg-type]
            bots = [_seated(rivals) for _ in range(seats)]
            bots[seat] = learner(style)
            gains.append(play(bots, seed, seat))
        difference = (gains[0] - gains[1]) / (2 * pairs)
        direction = [total + difference * amount for total, amount in zip(direction, by, strict=True)]
    return direction


def _seated(rivals: Bot | str) -> Bot:
    """A fresh bot for one seat."""
    return new_bot("sheriff", rivals) if isinstance(rivals, str) else type(rivals)()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=LEARNED)
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    at = {name: float(getattr(ROGUE, name)) for name in NAMES}
    going = [0.0] * len(NAMES)
    for number in range(chosen.steps):
        found = step(at, rng, chosen.pairs)
        going = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(going, found, strict=True)]
        length = sqrt(sum(part * part for part in going)) or 1.0
        at = shifted(at, [RATE * sqrt(len(NAMES)) * part / length for part in going])
        chosen.out.write_text(json.dumps({name: round(at[name], 4) for name in NAMES}, indent=2) + "\n")
        print(number + 1, " ".join(f"{name}={at[name]:.3f}" for name in NAMES), flush=True)


if __name__ == "__main__":
    main()
