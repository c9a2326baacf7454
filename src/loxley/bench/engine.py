"""Measures one engine: full games of random legal play from a plain Python loop, by the stopwatch of the peers.

`python -m loxley.bench.engine TASK`, with a task of JSON, prints one line of JSON. It runs in a process of its own, so
that the compiled and the plain engine are measured alike.
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from math import floor
from operator import methodcaller
from random import Random, randbytes, random
from statistics import median
from tempfile import TemporaryFile
from typing import TextIO

import msgspec

import loxley.core.state
from loxley.bench.peers.stopwatch import ROUNDS, Play, microseconds_to_copy, pace, speed, stay_on_one_core
from loxley.bots import levels, new_chair
from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.game import GameType
from loxley.core.log import Log
from loxley.core.records import OVER, Record, RecordWriter, last_line
from loxley.core.state import State
from loxley.games import find_game

COMPILED = "compiled"
PLAIN = "plain"


class Task(msgspec.Struct, frozen=True):
    """What to play, and for how long."""

    game: str
    players: int
    options: dict[str, object]
    seconds: float


class EngineFigures(msgspec.Struct, frozen=True):
    """Speed per CPU-second; `record_cost` is the share of it that writing a record of every game takes."""

    games_per_s: float
    decisions_per_s: float
    clone_us: float
    view_us: float
    record_cost: float
    robin_games_per_s: float  # whole games among robins: what playing an imagined world on costs
    engine: str


def engine_in_use() -> str:
    return COMPILED if loxley.core.state.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else PLAIN


def random_play(game: GameType, task: Task) -> Play[State]:
    """Every decision is one of all legal moves, bargaining included."""

    def play(limit: int) -> tuple[State, int]:
        state = game.new(task.players, task.options, Chance(randbytes(SEED_BYTES)))
        for decisions in range(limit):
            awaited = state.awaited()
            if not awaited:
                return state, decisions
            seat = awaited[0]
            legal = state.legal(seat)
            state.play(seat, legal[floor(random() * len(legal))])
        return state, limit

    return play


def recorded_play(game: GameType, task: Task, file: TextIO) -> Play[State]:
    """The same, with a record of every game, each written over the one before."""

    def play(limit: int) -> tuple[State, int]:
        seed = randbytes(SEED_BYTES)
        writer = RecordWriter(game.book)
        played = writer.played
        state = game.new(task.players, task.options, Chance(seed))
        for decisions in range(limit):
            awaited = state.awaited()
            if not awaited:
                write_record(file, task, writer, seed, state)
                return state, decisions
            seat = awaited[0]
            legal = state.legal(seat)
            move = legal[floor(random() * len(legal))]
            state.play(seat, move)
            played(seat, move)
        return state, limit

    return play


def robins_play(game: GameType, task: Task) -> Play[State]:
    """Every decision is that of the house's strongest policy."""

    def play(limit: int) -> tuple[State, int]:
        state = game.new(task.players, task.options, Chance(randbytes(SEED_BYTES)), log=Log())
        chairs = [new_chair(task.game, levels(task.game)[-1], seat) for seat in range(task.players)]
        rng = Random(random())
        for decisions in range(limit):
            awaited = state.awaited()
            if not awaited:
                return state, decisions
            move = chairs[awaited[0]].choose(state, rng)
            assert move is not None
            state.play(awaited[0], move)
        return state, limit

    return play


def write_record(file: TextIO, task: Task, writer: RecordWriter, seed: bytes, state: State) -> None:
    record = Record(task.game, task.players, task.options)
    record.commitment = commitment(seed)
    writer.flush()
    file.seek(0)
    file.write("\n".join((record.header(), *writer.lines, last_line(OVER, seed, state), "")))


def record_cost(bare: Play[State], recorded: Play[State], seconds: float) -> float:
    """Measured in turns, so that a bad moment of the core hits both."""
    kept: list[float] = []
    for _ in range(ROUNDS):
        speeds: list[float] = []
        for play in (bare, recorded):
            _, decisions, spent = pace(play, seconds / ROUNDS / 2, batch=1)
            speeds.append(decisions / spent)
        kept.append(speeds[1] / speeds[0])
    return 1 - median(kept)


def _games_per_s(play: Play[State], seconds: float) -> float:
    """A whole game takes too long for many rounds."""
    games, _, spent = pace(play, seconds, batch=1)
    return games / spent


def measure(task: Task) -> EngineFigures:
    """All figures of the engine that this process has imported."""
    game = find_game(task.game)
    play = random_play(game, task)
    games_per_s, decisions_per_s = speed(play, task.seconds)
    with TemporaryFile("w", encoding="utf-8") as file:
        cost = record_cost(play, recorded_play(game, task, file), task.seconds)
    return EngineFigures(
        games_per_s=round(games_per_s, 2),
        decisions_per_s=round(decisions_per_s, 1),
        clone_us=round(microseconds_to_copy(play, methodcaller("clone"), task.seconds / 5), 3),
        view_us=round(microseconds_to_copy(play, methodcaller("view", 0), task.seconds / 5), 3),
        record_cost=round(cost, 3),
        robin_games_per_s=round(_games_per_s(robins_play(game, task), task.seconds), 2),
        engine=engine_in_use(),
    )


def main() -> None:
    task = msgspec.json.decode(sys.argv[1], type=Task)
    stay_on_one_core()
    sys.stdout.write(msgspec.json.encode(measure(task)).decode() + "\n")


if __name__ == "__main__":
    main()
