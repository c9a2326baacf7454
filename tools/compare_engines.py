"""Is the engine as quick as it was? `python tools/compare_engines.py REV` plays an earlier one beside today's.

Compiles the engine of a commit in `build/engines/`, if that has not been done yet, and lets it and the installed one
play in turns, random legal games by the loop of `loxley bench engine`. What it prints is the median of the rounds.
Rules change: where a game has other decisions now, games a second say more than decisions a second.

`--count GAMES` plays so many games instead, always the same ones, so that a busy machine does not matter:

    valgrind --tool=callgrind .venv/bin/python tools/compare_engines.py --game sheriff --count 200

counts the instructions; less those of `--count 0`, they are those of the games.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import randbytes, random, seed
from statistics import median

ROOT = Path(__file__).parent.parent
ENGINES = ROOT / "build" / "engines"
LAST_OF_0_1 = "eee3f31~1"  # before "Release 0.2.0"
GAMES = ("sheriff", "nottingham", "sherwood")
PLAYERS = 4
COMPILE = """
from setuptools import setup
from building.engine import BuildEngine, _group, engine_modules
setup(name="engine", packages=[], ext_modules=_group("loxley", engine_modules()), cmdclass={"build_ext": BuildEngine})
"""


def engine_of(commit: str) -> Path:
    """The folder with the compiled engine of a commit: its modules as they were, compiled as those of today are."""
    full = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    folder = ENGINES / full.strip()[:12]
    if not (folder / "done").exists():
        packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        command = [sys.executable, "-c", COMPILE, "build_ext", "--build-lib", "src"]
        with (folder / "build.log").open("w", encoding="utf-8") as log:
            env = {**os.environ, "PYTHONPATH": str(ROOT)}
            subprocess.run(command, cwd=folder, env=env, stdout=log, stderr=log, check=True)
        (folder / "done").touch()
    return folder / "src"


def random_play(game: str) -> Callable[[int], tuple[object, int]]:
    """Plays a new game for at most so many decisions, on the engine that this process imports, be it then or now."""
    from loxley.core.chance import SEED_BYTES, Chance  # noqa: PLC0415 - not for the process that only compares
    from loxley.games import find_game  # noqa: PLC0415 - likewise

    found = find_game(game)

    def play(limit: int) -> tuple[object, int]:
        state = found.new(PLAYERS, {}, Chance(randbytes(SEED_BYTES)))
        for decisions in range(limit):
            awaited = state.awaited()
            if not awaited:
                return state, decisions
            legal = state.legal(awaited[0])
            state.play(awaited[0], legal[int(random() * len(legal))])
        return state, limit

    return play


def measure(game: str, seconds: float) -> tuple[float, float]:
    """Games and decisions a CPU-second."""
    from loxley.bench.peers.stopwatch import speed, stay_on_one_core  # noqa: PLC0415 - likewise

    stay_on_one_core()
    return speed(random_play(game), seconds)


def count(game: str, games: int) -> int:
    """The decisions of so many games, the same ones each time."""
    seed(game)
    play = random_play(game)
    return sum([play(sys.maxsize)[1] for _ in range(games)])


def run(game: str, seconds: float, path: Path | None) -> tuple[float, float]:
    command = [sys.executable, __file__, "--measure", game, "--seconds", str(seconds)]
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    found = json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)
    return found[0], found[1]


def compare(game: str, seconds: float, rounds: int, earlier: Path) -> str:
    """One line of a table; a ratio is of the two runs of one round, so that a bad moment hits both."""
    then: list[tuple[float, float]] = []
    now: list[tuple[float, float]] = []
    for _ in range(rounds):
        then.append(run(game, seconds, earlier))
        now.append(run(game, seconds, None))
    in_games = median(new[0] / old[0] for old, new in zip(then, now, strict=True))
    in_decisions = median(new[1] / old[1] for old, new in zip(then, now, strict=True))
    speeds = [
        f"{median(one[0] for one in side):.0f} | {median(one[1] for one in side) / 1000:.0f} k" for side in (then, now)
    ]
    return f"| {game} | {speeds[0]} | {speeds[1]} | {in_games:.2f} | {in_decisions:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default=LAST_OF_0_1)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--count", type=int, metavar="GAMES")
    parser.add_argument("--measure", choices=GAMES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.measure, given.seconds)))
        return
    if given.count is not None:
        for game in given.game or GAMES:
            print(f"{game}: {count(game, given.count)} decisions")
        return
    earlier = engine_of(given.commit)
    print("| game | games/s then | decisions/s then | games/s now | decisions/s now | games, now ÷ then | decisions |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for game in given.game or GAMES:
        print(compare(game, given.seconds, given.rounds, earlier), flush=True)


if __name__ == "__main__":
    main()
