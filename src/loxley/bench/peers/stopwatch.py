"""Times random play and copying by CPU time, alike for every engine.

The peers' scripts, which run in other virtual environments, find it as their neighbour: it imports nothing
but the standard library.
"""

import json
import os
import sys
from collections.abc import Callable
from random import random
from statistics import mean, median
from time import process_time
from typing import TypeVar

Position = TypeVar("Position")

Play = Callable[[int], tuple[Position, int]]
"""Plays a new game at random for at most so many decisions; gives the position and the decisions made."""

WHOLE_GAME = sys.maxsize
ROUNDS = 7
POSITIONS = 20
COPIES = 200


def stay_on_one_core() -> None:
    """A process that wanders between cores pays for it, and differently each time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def pace(play: Play[Position], seconds: float, batch: int) -> tuple[int, int, float]:
    """Games, decisions, and the time they took; the clock is read once a batch."""
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(batch):
            decisions += play(WHOLE_GAME)[1]
        games += batch
    return games, decisions, spent


def speed(play: Play[Position], seconds: float) -> tuple[float, float]:
    """Games and decisions a second, warmed up: the median of several rounds, since a core has bad moments."""
    warm, _, spent = pace(play, seconds / 10, batch=1)
    batch = max(1, int(warm / spent / 100))
    rounds = [pace(play, seconds / ROUNDS, batch) for _ in range(ROUNDS)]
    decisions_per_s = median(decisions / spent for _, decisions, spent in rounds)
    decisions_per_game = sum(decisions for _, decisions, _ in rounds) / sum(games for games, _, _ in rounds)
    return decisions_per_s / decisions_per_game, decisions_per_s


def microseconds_to_copy(play: Play[Position], clone: Callable[[Position], object], seconds: float) -> float:
    """One copy, averaged over positions from all parts of random games."""
    return 1e6 * mean(copying(somewhere(play), clone, seconds / POSITIONS) for _ in range(POSITIONS))


def somewhere(play: Play[Position]) -> Position:
    """A position after some part of a game."""
    _, length = play(WHOLE_GAME)
    position, _ = play(int(random() * length))
    return position


def copying(position: Position, clone: Callable[[Position], object], seconds: float) -> float:
    """Seconds to copy this position: the median of several rounds."""
    rounds: list[float] = []
    while sum(rounds) < seconds:
        start = process_time()
        for _ in range(COPIES):
            clone(position)
        rounds.append(process_time() - start)
    return median(rounds) / COPIES


def figures(
    play: Play[Position], seconds: float, clone: Callable[[Position], object] | None = None
) -> dict[str, float]:
    """Plays for the time given, then copies for a fifth of it where the engine has a copy."""
    games_per_s, decisions_per_s = speed(play, seconds)
    found = {"games_per_s": round(games_per_s, 2), "decisions_per_s": round(decisions_per_s, 1)}
    if clone is not None:
        found["clone_us"] = round(microseconds_to_copy(play, clone, seconds / 5), 3)
    return found


def report_steps(play: Play[Position], seconds: float) -> None:
    """What the script of an environment ends with: its decisions a second, as one line of JSON."""
    print(json.dumps({"decisions_per_s": round(speed(play, seconds)[1], 1)}))


def report(play: Play[Position], seconds: float, clone: Callable[[Position], object] | None = None) -> None:
    """What a peer's script ends with: its figures as one line of JSON."""
    stay_on_one_core()
    print(json.dumps(figures(play, seconds, clone)))
