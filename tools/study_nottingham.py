"""Looks at the stand-in figures of Nottingham by simulation: bots play, and their games are counted.

Writes docs/studies/nottingham.md and nottingham.svg. Needs matplotlib (the extra `research`):

    PYTHONPATH=src python tools/study_nottingham.py --games 60

The figures of an earlier edition, or other mission values, can be looked at without writing anything: alone/shared of
the four missions, in the order of the components file:

    PYTHONPATH=src python tools/study_nottingham.py --games 60 --edition 3
    PYTHONPATH=src python tools/study_nottingham.py --games 60 --players 4 --try 30/25,24/20,18/15,12/10
"""

import argparse
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Final

from loxley.bots import Chair, new_bot
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.options import EDITION, FIRST_EDITION
from loxley.core.seats import AUDITOR
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import MISSION_CARDS, MISSIONS
from loxley.games.nottingham.state import Nottingham

ROOT: Final = Path(__file__).resolve().parent.parent
STUDIES: Final = ROOT / "docs" / "studies"
PLAYERS: Final = range(NOTTINGHAM.least_players, NOTTINGHAM.most_players + 1)
USUAL: Final = 100  # reported: a four-player winner usually stays below
COLUMNS: Final = (
    "players",
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
    points: list[str] = field(default_factory=list)  # of each mission, alone and shared
    moments: dict[str, list[float]] = field(default_factory=dict)  # of each mission: how much of the track was walked

    def add(self, state: Nottingham, log: Log, turns: int) -> None:
        self.turns.append(turns)
        self.winning.append(max(state.scores()))
        self.missions.append(sum(len(doers) for doers in state.doers))
        self.deliveries.append(sum(len(loot) for loot in state.loots))
        figures = state.rules.figures
        self.points = [f"{alone} / {shared}" for alone, shared in zip(figures.alone, figures.shared, strict=True)]
        walked = 0
        for event in log.seen_by(AUDITOR):
            if event.name == "sheriff_moved":
                walked = int(str(event.facts["space"]))
            elif event.name == "accomplished":
                moments = self.moments.setdefault(str(event.facts["mission"]), [])
                moments.append(walked / len(figures.spaces))

    def row(self) -> str:
        low, *_, high = quantiles(self.winning, n=20)
        games = len(self.turns)
        cells = [
            self.players,
            f"{mean(self.turns) / self.players:.1f}",
            f"{mean(self.winning):.0f} ({low:.0f} to {high:.0f})",
            f"{sum(points < USUAL for points in self.winning) / games:.0%}",
            f"{mean(self.deliveries):.1f}",
            f"{mean(self.missions):.1f}",
            f"{sum(cards == MISSION_CARDS for cards in self.missions) / games:.0%}",
        ]
        return "| " + " | ".join(str(cell) for cell in cells) + " |"

    def missions_row(self, mission: str) -> str:
        """How often a mission is done, and when."""
        moments, games = self.moments.get(mission, []), len(self.turns)
        early, middle = (sum(low <= at < low + 1 / 3 for at in moments) / games for low in (0.0, 1 / 3))
        late = len(moments) / games - early - middle
        done = " | ".join(f"{share:.2f}" for share in (len(moments) / games, early, middle, late))
        return f"| {mission} | {self.points[MISSIONS.index(mission)]} | {done} |"


def play(
    players: int, seed: int, level: str, edition: int, components: JsonObject | None
) -> tuple[Nottingham, Log, int]:
    """One game of a level, and its number of turns."""
    rng, log = Random(seed), Log()
    state = NOTTINGHAM.new(players, {"edition": edition}, Chance(rng.randbytes(SEED_BYTES)), components, log=log)
    chairs = [Chair(new_bot(NOTTINGHAM.name, level, components), seat) for seat in range(players)]
    turns = 0
    while not state.over():
        seat = state.awaited()[0]
        turns += state.phase.name == "turn"
        move = chairs[seat].choose(state, rng)
        assert move is not None
        state.play(seat, move)
    return state, log, turns


def sample(players: int, games: int, level: str, edition: int, components: JsonObject | None) -> Sample:
    found = Sample(players)
    for seed in range(games):
        found.add(*play(players, seed, level, edition, components))
    return found


def with_missions(values: str) -> JsonObject:
    """The components of the house with other mission values."""
    components = deepcopy(NOTTINGHAM.figures.source)
    missions = components["mission"]
    assert isinstance(missions, list)
    for mission, pair in zip(missions, values.split(","), strict=True):
        mission["alone"], mission["shared"] = map(int, pair.split("/"))
    return components


def table(samples: list[Sample]) -> str:
    head = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n"
    return head + "\n".join(each.row() for each in samples)


def missions_table(found: Sample) -> str:
    head = "| mission | alone / shared | done in a game | in the first third | in the second | in the last |\n"
    return head + "|---|---|---|---|---|---|\n" + "\n".join(found.missions_row(mission) for mission in MISSIONS)


def write_page(samples: list[Sample], level: str, games: int) -> None:
    """Put the tables between the marks of the page; what follows from them is written by hand."""
    path = STUDIES / "nottingham.md"
    before, _, rest = path.read_text(encoding="utf-8").partition("<!-- measured -->\n")
    after = rest.partition("<!-- end -->\n")[2]
    four = next(each for each in samples if each.players == 4)
    spaces = NOTTINGHAM.figures.spaces
    track = f"{len(spaces)} spaces with numbers from {min(spaces)} to {max(spaces)}"
    measured = f"""`{level}` in all seats, {games} games with each number of players, {track}:

    PYTHONPATH=src python tools/study_nottingham.py --level {level} --games {games}

{table(samples)}

The missions with four players, by how much of the track the Sheriff had walked:

{missions_table(four)}

![Points of the winner by number of players](nottingham.svg)
"""
    path.write_text(f"{before}<!-- measured -->\n{measured}<!-- end -->\n{after}", encoding="utf-8")


def plot(samples: list[Sample], path: Path) -> None:
    import matplotlib as mpl  # noqa: PLC0415 - only those who plot need it
    from matplotlib import pyplot as plt  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "loxley"  # the same picture whenever the figures are the same
    figure, axes = plt.subplots(figsize=(6.4, 3.6))
    axes.boxplot([each.winning for each in samples], tick_labels=[str(each.players) for each in samples], whis=(5, 95))
    axes.axhline(USUAL, linestyle=":", color="grey")
    axes.set_xlabel("players")
    axes.set_ylabel("points of the winner")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="with each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--level", default="robin")
    parser.add_argument("--edition", type=int, choices=range(FIRST_EDITION, EDITION + 1), default=EDITION)
    parser.add_argument("--try", dest="values", help="other mission values; nothing is written")
    asked = parser.parse_args()
    components = with_missions(asked.values) if asked.values else None
    samples = [sample(players, asked.games, asked.level, asked.edition, components) for players in asked.players]
    print(table(samples))
    for each in samples:
        print(f"\n{each.players} players\n\n{missions_table(each)}")
    if components is None and asked.edition == EDITION and asked.players == list(PLAYERS):
        write_page(samples, asked.level, asked.games)
        plot(samples, STUDIES / "nottingham.svg")


if __name__ == "__main__":
    main()
