"""How the stand-in map and cards of Sherwood Forest play: many games of bots, counted by their logs.

    python tools/study_sherwood.py --games 100 --plot docs/studies/sherwood.svg
    python tools/study_sherwood.py --level robin --rules advanced --players 4 --games 100 --edition 3

Prints Markdown tables on standard output. The plot needs matplotlib (`pip install loxley[research]`).
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from loxley.bots import Chair, new_bot
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.core.log import Event, Log
from loxley.core.options import EDITION, FIRST_EDITION
from loxley.core.seats import AUDITOR
from loxley.core.state import State
from loxley.games.sherwood import SHERWOOD

ROUNDS = 6
EVERY_TABLE = list(range(SHERWOOD.least_players, SHERWOOD.most_players + 1))
GOLD = 0.7  # what a bag of gold is worth in glory before the last round, as the novices reckon
COMPANION = 1.6
LAST_GOLD, LAST_COMPANION = 1.0, 2.0  # SW-7.1


@dataclass
class Bands:
    """Bands of one kind (alone, or in an alliance): how often they formed, how often they raided, what it paid."""

    formed: int = 0
    raiders: int = 0
    raids: int = 0
    worth: float = 0.0  # of all raids, to all who took part

    def success(self) -> float:
        return self.raids / self.formed if self.formed else 0.0

    def pay(self) -> float:
        """Glory and loot for each raider that was placed."""
        return self.worth / self.raiders if self.raiders else 0.0


@dataclass
class Tale:
    """What many games of one kind came to."""

    games: int = 0
    seats: int = 0
    revealed: int = 0
    raided: int = 0
    raided_by_round: list[int] = field(default_factory=lambda: [0] * ROUNDS)
    glory_by_round: list[int] = field(default_factory=lambda: [0] * ROUNDS)  # of all seats together
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    hideouts: dict[int, int] = field(default_factory=dict)  # bands at each of them
    red: list[int] = field(default_factory=list)  # hideouts
    rewards: int = 0  # raiders that came from the oak for holding them
    alone: Bands = field(default_factory=Bands)
    allied: Bands = field(default_factory=Bands)

    def listen(self, events: list[Event], scores: list[int]) -> None:
        """Add one game."""
        self.games += 1
        self.seats += len(scores)
        self.scores += scores
        self.best.append(max(scores))
        listener = _Listener(self)
        for event in events:
            listener.hear(event)


class _Listener:
    """Follows one game by its log."""

    def __init__(self, tale: Tale) -> None:
        self._tale = tale
        self._round = 0
        self._bands: dict[int, list[int]] = {}  # raiders of each seat by hideout
        self._raid: Bands | None = None

    def hear(self, event: Event) -> None:
        tale, facts = self._tale, event.facts
        if event.name == "round_began":
            self._round = _number(facts["round"])
            self._bands = {}
        elif event.name == "occupied":
            raiders = _numbers(facts["raiders"])
            hideout = _number(facts["hideout"])
            self._bands[hideout] = raiders
            tale.hideouts[hideout] = tale.hideouts.get(hideout, 0) + 1
            bands = self._kind(raiders)
            bands.formed += 1
            bands.raiders += sum(raiders)
        elif event.name == "revealed":
            tale.revealed += 1
            self._raid = None
        elif event.name == "glory_gained":
            tale.glory_by_round[self._round] += _number(facts["glory"])
        elif event.name == "lost":
            tale.glory_by_round[self._round] -= _number(facts["glory"])
        elif event.name == "held_red_hideouts":
            tale.rewards += 1
        elif event.name == "raided":
            self._hear_of_a_raid(event)
        elif event.name == "looted" and self._raid is not None:
            gold, companion = (LAST_GOLD, LAST_COMPANION) if self._round == ROUNDS - 1 else (GOLD, COMPANION)
            self._raid.worth += gold * _number(facts["gold"]) + companion * _number(facts["companions"])

    def _hear_of_a_raid(self, event: Event) -> None:
        self._tale.raided += 1
        self._tale.raided_by_round[self._round] += 1
        raiders = self._bands[_number(event.facts["hideout"])]
        face = SHERWOOD.figures.cards[SHERWOOD.figures.card(str(event.facts["card"]))]
        self._raid = self._kind(raiders)
        self._raid.raids += 1
        self._raid.worth += face.glory * sum(count > 0 for count in raiders)

    def _kind(self, raiders: list[int]) -> Bands:
        return self._tale.allied if sum(count > 0 for count in raiders) > 1 else self._tale.alone


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _numbers(fact: object) -> list[int]:
    assert isinstance(fact, list)
    return [_number(each) for each in fact]


def play(players: int, options: JsonObject, level: str, random: Random) -> tuple[State, Log]:
    """One game of a level."""
    log = Log()
    state = SHERWOOD.new(players, options, Chance(random.randbytes(SEED_BYTES)), log=log)
    chairs = [Chair(new_bot(SHERWOOD.name, level), seat) for seat in range(players)]
    while not state.over():
        seat = state.awaited()[0]
        move = chairs[seat].choose(state, random)
        assert move is not None
        state.play(seat, move)
    return state, log


def study(asked: argparse.Namespace) -> dict[tuple[str, int], Tale]:
    """So many games of each kind."""
    tales: dict[tuple[str, int], Tale] = {}
    for rules in asked.rules:
        options: JsonObject = {"rules": rules, "edition": asked.edition}
        printed = SHERWOOD.figures_of(options)
        for players in asked.players:
            random = Random(f"{asked.seed} {rules} {players}")
            tale = tales[rules, players] = Tale(red=[hideout for hideout in printed.hideouts if printed.red[hideout]])
            for _ in range(asked.games):
                state, log = play(players, options, asked.level, random)
                tale.listen(log.seen_by(AUDITOR), state.scores())
    return tales


def tables(tales: dict[tuple[str, int], Tale]) -> Iterator[str]:
    """What was found, as Markdown."""
    yield "| rules | players | convoys raided | glory, mean | glory, winner | gained in rounds 1 to 6, each player |"
    yield "|---|---|---|---|---|---|"
    for (rules, players), tale in tales.items():
        mean, best = sum(tale.scores) / len(tale.scores), sum(tale.best) / len(tale.best)
        rounds = " ".join(f"{glory / tale.seats:.1f}" for glory in tale.glory_by_round)
        yield f"| {rules} | {players} | {tale.raided / tale.revealed:.0%} | {mean:.1f} | {best:.1f} | {rounds} |"
    yield ""
    kinds = " | ".join(f"{kind} | of them raid | worth of a raider" for kind in ("bands alone", "alliances"))
    yield f"| rules | players | {kinds} |"
    yield "|---|---|---|---|---|---|---|---|"
    for (rules, players), tale in tales.items():
        cells = [
            f"{bands.formed / tale.games:.1f} | {bands.success():.0%} | {bands.pay():.2f}"
            for bands in (tale.alone, tale.allied)
        ]
        yield f"| {rules} | {players} | {cells[0]} | {cells[1]} |"
    yield ""
    places = ["red hideouts", "the first hideout of a road", "the second", "those two roads share"]
    yield f"| rules | players | bands at {' | at '.join(places)} | raiders won by red hideouts, a game |"
    yield "|---|---|---|---|---|---|---|"
    for (rules, players), tale in tales.items():
        shares = " | ".join(f"{share:.0%}" for share in _places(tale))
        yield f"| {rules} | {players} | {shares} | {tale.rewards / tale.games:.1f} |"


def _places(tale: Tale) -> list[float]:
    """How the bands spread over the kinds of hideouts, by how many roads meet them and how early."""
    inward = SHERWOOD.figures.inward
    shared = {hideout for way in inward for hideout in way if sum(hideout in other for other in inward) > 1}
    kinds = [set(tale.red), {way[0] for way in inward}, {way[1] for way in inward}, shared]
    total = sum(tale.hideouts.values())
    return [sum(bands for hideout, bands in tale.hideouts.items() if hideout in kind) / total for kind in kinds]


def plot(tales: dict[tuple[str, int], Tale], path: Path) -> None:
    """Glory that a player gains in each round, one line for each number of players."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - only those who plot need it

    figure = Figure(figsize=(9, 3.6), layout="constrained")
    for at, rules in enumerate(("basic", "advanced")):
        axes = figure.add_subplot(1, 2, at + 1)
        for players in range(SHERWOOD.least_players, SHERWOOD.most_players + 1):
            tale = tales[rules, players]
            gained = [glory / tale.seats for glory in tale.glory_by_round]
            axes.plot(range(1, ROUNDS + 1), gained, marker="o", label=f"{players} players")
        axes.set(title=rules, xlabel="round", ylim=(0, None))
        axes.grid(alpha=0.3)
    figure.axes[0].set_ylabel("glory gained by a player")
    figure.axes[1].legend()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write a plot here")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--rules", nargs="*", default=["basic", "advanced"])
    parser.add_argument("--players", type=int, nargs="*", default=EVERY_TABLE)
    parser.add_argument("--edition", type=int, choices=range(FIRST_EDITION, EDITION + 1), default=EDITION)
    asked = parser.parse_args()
    tales = study(asked)
    sys.stdout.write("\n".join(tables(tales)) + "\n")
    if asked.plot is not None:
        plot(tales, asked.plot)


if __name__ == "__main__":
    main()
