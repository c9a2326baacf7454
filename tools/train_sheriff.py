"""Learn the figures of Sheriff's Robin by play: `python tools/train_sheriff.py --steps 5 --games 160 --seed 1`.

An evolution strategy. In each step many games are played at tables of three, four and five. At most seats sit learners
whose figures are shifted at random, each by a vector of its own or the opposite of a neighbour's; at the others sit
rogues, now and then a probe. Shifts that did better than the rest of their table pull the figures their way.
A few steps suffice; after many the learners agree to smuggle everything and open nothing, and read like nobody.
The same seed gives the same file, byte for byte.
"""

import argparse
import json
from math import sqrt, tanh
from pathlib import Path
from random import Random

from loxley.bots import Bot, Chair, new_bot, probes
from loxley.bots.sheriff.figures import knobs
from loxley.bots.sheriff.seasoned import SheriffRogue
from loxley.bots.sheriff.style import LEARNED, ROBIN, Style, with_figures
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sheriff import SHERIFF

KNOBS = knobs(ROBIN)
NAMES = [knob.name for knob in KNOBS]
STRANGERS = 0.35  # of the seats
PROBES = 0.2  # of the strangers
RATE = 0.25  # of a step that the figures move at once, on average
MEMORY = 0.9  # of the direction of the steps before


def learner(style: Style) -> Bot:
    """A seasoned bot with these figures."""
    bot = SheriffRogue()
    bot.adopt(style)
    return bot


def shifted(at: dict[str, float], by: list[float]) -> dict[str, float]:
    """Figures moved by so many steps each, and kept where they must stay."""
    return {knob.name: knob.kept(at[knob.name] + knob.step * steps) for knob, steps in zip(KNOBS, by, strict=True)}


def play(bots: list[Bot], rng: Random) -> list[float]:
    """How well each seat did against the others, between -1 and 1."""
    state = SHERIFF.new(len(bots), {}, Chance(rng.randbytes(SEED_BYTES)), log=Log())
    chairs = [Chair(bot, at) for at, bot in enumerate(bots)]
    chances = [Random(rng.random()) for _ in bots]
    while not state.over():
        at = state.awaited()[0]
        move = chairs[at].choose(state, chances[at])
        assert move is not None
        state.play(at, move)
    scores = state.scores()
    total = sum(scores)
    return [tanh((score - (total - score) / (len(bots) - 1)) / 50) for score in scores]


def stranger(rng: Random) -> Bot:
    """Somebody to learn against."""
    return new_bot("sheriff", rng.choice(probes("sheriff")) if rng.random() < PROBES else "rogue")


def step(at: dict[str, float], rng: Random, games: int) -> list[float]:
    """The direction that pays, in steps of each figure."""
    direction = [0.0] * len(NAMES)
    samples = 0
    for _ in range(games):
        bots: list[Bot] = []
        shifts: list[list[float]] = []  # of each seat; none for a stranger
        last: list[float] = []
        for _ in range(rng.choices((3, 4, 5), (4, 4, 1))[0]):
            by = [-amount for amount in last] if last else [rng.gauss(0.0, 1.0) for _ in NAMES]
            if rng.random() < STRANGERS:
                bots.append(stranger(rng))
                shifts.append([])
                continue
            last = [] if last else by
            bots.append(learner(with_figures(shifted(at, by))))
            shifts.append(by)
        for by, gain in zip(shifts, play(bots, rng), strict=True):
            if by:
                samples += 1
                direction = [total + gain * amount for total, amount in zip(direction, by, strict=True)]
    return [total / max(1, samples) for total in direction]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=LEARNED)
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    at = {knob.name: knob.start for knob in KNOBS}
    going = [0.0] * len(NAMES)
    for number in range(chosen.steps):
        found = step(at, rng, chosen.games)
        going = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(going, found, strict=True)]
        length = sqrt(sum(part * part for part in going)) or 1.0
        at = shifted(at, [RATE * sqrt(len(NAMES)) * part / length for part in going])
        chosen.out.write_text(json.dumps({name: round(at[name], 4) for name in NAMES}, indent=2) + "\n")
        print(number + 1, " ".join(f"{name}={at[name]:.3f}" for name in NAMES), flush=True)


if __name__ == "__main__":
    main()
