"""Measures our environments for learners: observations and masks, moves drawn from the masks outside.

`python -m loxley.bench.research TASK`, with a task of JSON, prints one line of JSON. It runs in a process of its own,
on one core.
"""

import sys
from random import Random
from statistics import mean
from typing import Final

import msgspec
import numpy as np

from loxley.bench.engine import Task, engine_in_use
from loxley.bench.peers.aec import random_play
from loxley.bench.peers.stopwatch import Play, speed, stay_on_one_core
from loxley.bench.research_report import LARGE, SMALL, ResearchFigures
from loxley.core.episodes import NOBODY, Episode, Terms, episode_seed
from loxley.games import find_game
from loxley.research.gymnasium.batched import BatchedTables, draw_moves
from loxley.research.pettingzoo.aec import TableEnv
from loxley.research.runs import new_terms

COUNTED_GAMES: Final = 50


def play_on(episode: Episode, most: int, chance: Random) -> list[int]:
    """Random play for at most so many decisions; of each, how many moves there were to choose from."""
    counts: list[int] = []
    while len(counts) < most and episode.seat != NOBODY:
        choices = episode.choices(episode.seat)
        counts.append(len(choices))
        episode.play(chance.choice(choices))
    return counts


def sizes(terms: Terms, games: int) -> tuple[float, float]:
    """Decisions of a game, and legal moves at a decision: means over random games, the same ones each time."""
    chance = Random(0)
    played = [play_on(Episode(terms, episode_seed(0, number)), sys.maxsize, chance) for number in range(games)]
    return mean(len(counts) for counts in played), mean(count for counts in played for count in counts)


def spread(tables: BatchedTables, decisions: float) -> None:
    """Bring the games of a batch into all parts of a game of so many decisions, as they are after a long run."""
    assert tables.batch is not None
    chance = Random(0)
    for place, seed in enumerate(tables.batch.seeds):
        episode = Episode(tables.terms, episode_seed(seed, 0))
        play_on(episode, int(chance.random() * decisions), chance)
        if episode.seat != NOBODY:  # a short game stays at its beginning
            tables.batch.games[place] = episode


def batched_play(task: Task, games: int, decisions: float) -> Play[BatchedTables]:
    """One step of all games, each time from where they are."""
    tables = BatchedTables(find_game(task.game), games, players=task.players, options=task.options)
    tables.reset(seed=0)
    spread(tables, decisions)
    step = tables.observe()
    rng = np.random.default_rng(0)

    def play(limit: int) -> tuple[BatchedTables, int]:
        nonlocal step
        step = tables.step(draw_moves(step.masks, rng))
        return tables, min(games, limit)

    return play


def measure(task: Task) -> ResearchFigures:
    """All figures of one game."""
    terms = new_terms(find_game(task.game), task.players, task.options)
    decisions, legal_moves = sizes(terms, COUNTED_GAMES)
    return ResearchFigures(
        aec_per_s=round(speed(random_play(TableEnv(terms)), task.seconds)[1], 1),
        small_batch_per_s=round(speed(batched_play(task, SMALL, decisions), task.seconds)[1], 1),
        large_batch_per_s=round(speed(batched_play(task, LARGE, decisions), task.seconds)[1], 1),
        decisions=round(decisions, 1),
        legal_moves=round(legal_moves, 1),
        engine=engine_in_use(),
    )


def main() -> None:
    task = msgspec.json.decode(sys.argv[1], type=Task)
    stay_on_one_core()
    sys.stdout.write(msgspec.json.encode(measure(task)).decode() + "\n")


if __name__ == "__main__":
    main()
