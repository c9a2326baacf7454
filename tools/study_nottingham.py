"""Looks at the stand-in figures of Nottingham by simulation: novices play, and their games are counted.

Writes docs/studies/nottingham.md and nottingham.svg. Needs matplotlib (the extra `research`):

    PYTHONPATH=src python tools/study_nottingham.py --games 200
"""

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Final

import matplotlib as mpl
from matplotlib import pyplot as plt

from loxley.bots.nottingham import NottinghamNovice
from loxley.core.chance import SEED_BYTES, Chance
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import MISSION_CARDS
from loxley.games.nottingham.state import Nottingham

ROOT: Final = Path(__file__).resolve().parent.parent
STUDIES: Final = ROOT / "docs" / "studies"
PLAYERS: Final = range(NOTTINGHAM.least_players, NOTTINGHAM.most_players + 1)
USUAL: Final = 100  # reported: a four-player winner usually stays below
COLUMNS: Final = (
    "players",
    "turns",
    "turns each",
    "winner's points (90 % of games)",
    f"winner below {USUAL}",
    "sets",
    "missions",
    "ended by missions",
)


@dataclass
class Sample:
    """What was seen of all games with one number of players."""

    players: int
    turns: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    missions: list[int] = field(default_factory=list)
    deliveries: list[int] = field(default_factory=list)

    def add(self, state: Nottingham, turns: int) -> None:
        self.turns.append(turns)
        self.winning.append(max(state.scores()))
        self.missions.append(sum(len(doers) for doers in state.doers))
        self.deliveries.append(sum(len(loot) for loot in state.loots))

    def row(self) -> str:
        low, *_, high = quantiles(self.winning, n=20)
        games = len(self.turns)
        cells = [
            self.players,
            f"{mean(self.turns):.0f}",
            f"{mean(self.turns) / self.players:.1f}",
            f"{mean(self.winning):.0f} ({low:.0f} to {high:.0f})",
            f"{sum(points < USUAL for points in self.winning) / games:.0%}",
            f"{mean(self.deliveries):.1f}",
            f"{mean(self.missions):.1f}",
            f"{sum(cards == MISSION_CARDS for cards in self.missions) / games:.0%}",
        ]
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def play(players: int, seed: int) -> tuple[Nottingham, int]:
    """One game of novices, and its number of turns."""
    rng = Random(seed)
    state = NOTTINGHAM.new(players, {}, Chance(rng.randbytes(SEED_BYTES)))
    bots = [NottinghamNovice() for _ in range(players)]
    turns = 0
    while not state.over():
        seat = state.awaited()[0]
        turns += state.phase.name == "turn"
        move = bots[seat].choose(state.view(seat), [], state.legal(seat), rng)
        assert move is not None
        state.play(seat, move)
    return state, turns


def sample(players: int, games: int) -> Sample:
    found = Sample(players)
    for seed in range(games):
        found.add(*play(players, seed))
    return found


def page(samples: list[Sample], games: int) -> str:
    spaces = NOTTINGHAM.figures.spaces
    rows = "\n".join(each.row() for each in samples)
    return f"""# The figures of Nottingham, looked at by simulation

The track, most mission values and the objects on the ambush cards stand only on the components (NO-R16); ours are
stand-ins. Novices played {games} games with each number of players on the track of the house: {len(spaces)} spaces
with numbers from {min(spaces)} to {max(spaces)}. Page and plot are made anew by

    PYTHONPATH=src python tools/study_nottingham.py --games {games}

| {" | ".join(COLUMNS)} |
|{"---|" * len(COLUMNS)}
{rows}

![Points of the winner by number of players](nottingham.svg)

## What follows

- A four-player winner is reported to stay below {USUAL} points as a rule, and does so here. The track keeps its
  length: the Sheriff takes a step for each delivery, so the points of all players together hardly depend on their
  number, and each space more is about one set more.
- The numbers of the track decide how many gifts there are. They keep to what is reported: from 2 to 8, a 3 early on.
- Novices do few missions: they deliver three cards as soon as they have them. The Sheriff ends their games, never
  the eighth mission card. Players who save up will see more missions and larger hands; what missions should be worth
  can be judged only with stronger bots.
"""


def plot(samples: list[Sample], path: Path) -> None:
    mpl.rcParams["svg.hashsalt"] = "loxley"  # the same picture whenever the figures are the same
    figure, axes = plt.subplots(figsize=(6.4, 3.6))
    axes.boxplot([each.winning for each in samples], tick_labels=[str(each.players) for each in samples], whis=(5, 95))
    axes.axhline(USUAL, linestyle=":", color="grey")
    axes.set_xlabel("players")
    axes.set_ylabel("points of the winner")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="with each number of players")
    games = parser.parse_args().games
    samples = [sample(players, games) for players in PLAYERS]
    STUDIES.mkdir(parents=True, exist_ok=True)
    (STUDIES / "nottingham.md").write_text(page(samples, games), encoding="utf-8")
    plot(samples, STUDIES / "nottingham.svg")
    print(f"wrote {STUDIES / 'nottingham.md'} and its plot")


if __name__ == "__main__":
    main()
