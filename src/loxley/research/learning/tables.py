"""Tables where a policy learns: some seats are its own, at the others sit bots of the house."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import tanh
from random import Random
from typing import Final

import numpy as np

from loxley.bots import Chair, new_chair
from loxley.core.episodes import SCORE_DIFFERENCE
from loxley.research.learning.policy import NO_MOVE, Decision, Floats, Masks, Numbers, Policy, Rows

LEARNER: Final = ""  # on a seat of the policy; else the name of a bot
SCALE: Final = 50.0  # points of difference that are much
FRESH: Final = 1 << 40  # deals from here on are never trained on
Seating = Callable[[int, int], Sequence[str]]  # who sits where: by the number of the table and of its game


def reward_of(difference: float, win: float) -> float:
    """Between -1/2 and 1: half of it for winning, half for being ahead of the mean of the others."""
    return (win + tanh(difference / SCALE)) / 2


@dataclass
class Trajectory:
    """All decisions of one seat in one game, and how it ended."""

    rows: Rows
    legal: Masks
    chosen: Numbers
    log_odds: Floats
    forecasts: Floats
    difference: float  # one's score less the mean of the others
    win: float  # one's share of the win
    table: int
    rivals: int  # bots of the house at the table

    def advantages(self, trace: float) -> Floats:
        """How much better it went than forecast, seen from each decision: GAE with this lambda and no discount."""
        forecasts = np.append(self.forecasts, np.float32(reward_of(self.difference, self.win)))
        surprises = np.diff(forecasts)
        for at in range(len(surprises) - 2, -1, -1):
            surprises[at] += trace * surprises[at + 1]
        return surprises


class _Seat:
    """A seat of the policy, and what it has decided so far."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.legal: list[Masks] = []
        self.chosen: list[int] = []
        self.log_odds: list[float] = []
        self.forecasts: list[float] = []

    def add(self, row: Rows, decision: Decision, at: int) -> None:
        self.rows.append(row)
        self.legal.append(decision.legal[at])
        self.chosen.append(int(decision.chosen[at]))
        self.log_odds.append(float(decision.log_odds[at]))
        self.forecasts.append(float(decision.forecasts[at]))

    def ended(self, difference: float, win: float, table: int, rivals: int) -> Trajectory:
        return Trajectory(
            np.array(self.rows),
            np.array(self.legal),
            np.array(self.chosen),
            np.array(self.log_odds, np.float32),
            np.array(self.forecasts, np.float32),
            difference,
            win,
            table,
            rivals,
        )


class MixedTables:
    """So many games at once, stepped together; `play` hands out each seat of the policy when its game is over."""

    def __init__(self, policy: Policy, seeds: Sequence[int], seating: Seating, heat: float = 1.0) -> None:
        self.policy = policy
        self.heat = heat
        self._tables = policy.setup.tables(len(seeds), SCORE_DIFFERENCE)
        self._tables.terms.keeps_log = True  # bots read it
        self._seeds = list(seeds)
        self._seating = seating
        self._rng = np.random.default_rng(self._seeds)
        self._chance = Random(repr(self._seeds))
        self._games = [0] * len(seeds)  # how many each table has begun
        self._learners: list[dict[int, _Seat]] = [{} for _ in seeds]
        self._chairs: list[dict[int, Chair]] = [{} for _ in seeds]
        for table in range(len(seeds)):
            self._sit_down(table)
        self._step = self._tables.reset(self._seeds)

    def _sit_down(self, table: int) -> None:
        """The players of the next game of a table."""
        names = self._seating(table, self._games[table])
        game = self.policy.setup.game
        for chair in self._chairs[table].values():
            chair.close()
        self._learners[table] = {seat: _Seat() for seat, name in enumerate(names) if name == LEARNER}
        self._chairs[table] = {seat: new_chair(game, name, seat) for seat, name in enumerate(names) if name != LEARNER}
        self._games[table] += 1

    def play(self) -> Iterator[Trajectory]:
        """Play for ever. What the policy learns meanwhile counts from the next step on."""
        batch = self._tables.batch
        assert batch is not None
        while True:
            step = self._step
            choices = step.masks.sum(axis=1)
            moves = step.masks.argmax(axis=1)  # right where there is no choice
            asked = []
            for table, seat in enumerate(step.seats.tolist()):
                chair = self._chairs[table].get(seat)
                if chair is not None:
                    move = chair.choose(batch.games[table].state, self._chance)
                    assert move is not None  # a bot that says nothing is replaced
                    moves[table] = move
                elif choices[table] > 1:
                    asked.append(table)
            if asked:
                rows = step.rows[asked]
                decision = self.policy.decide(rows, step.masks[asked], step.seats[asked], self._rng, self.heat)
                moves[asked] = decision.moves
                for at, table in enumerate(asked):
                    if decision.chosen[at] != NO_MOVE:
                        self._learners[table][int(step.seats[table])].add(rows[at], decision, at)
            self._step = self._tables.step(moves)
            for ended in self._step.finished:
                yield from self._ended(ended.place, ended.rewards)
                self._sit_down(ended.place)

    def _ended(self, table: int, differences: Sequence[float]) -> Iterator[Trajectory]:
        most = max(differences)
        winners = [seat for seat, difference in enumerate(differences) if difference == most]
        for seat, learner in self._learners[table].items():
            win = 1 / len(winners) if seat in winners else 0.0
            if learner.chosen:
                yield learner.ended(differences[seat], win, table, len(self._chairs[table]))


def gather(play: Iterator[Trajectory], decisions: int) -> list[Trajectory]:
    """Finished trajectories, until they have so many decisions."""
    found: list[Trajectory] = []
    while decisions > 0:
        found.append(next(play))
        decisions -= len(found[-1].chosen)
    return found


@dataclass(frozen=True)
class Company:
    """Whom a policy meets while it learns."""

    seed: int
    tables: int  # at once, for each worker
    rivals: tuple[str, ...]  # bots of the house
    mixed: float  # share of the games with rivals on one seat or more; in the others the policy plays itself

    def sit_down(self, policy: Policy, updates: int, worker: int = 0) -> MixedTables:
        """Tables with deals of their own for each worker, and others after each restart."""
        rng = Random(f"{self.seed} {updates} {worker}")
        first = rng.randrange(FRESH - self.tables)
        players = policy.setup.players

        def seat(_: int, __: int) -> list[str]:
            names = [LEARNER] * players
            if self.rivals and rng.random() < self.mixed:
                for taken in rng.sample(range(players), rng.randint(1, players - 1)):
                    names[taken] = rng.choice(self.rivals)
            return names

        return MixedTables(policy, range(first, first + self.tables), seat)
