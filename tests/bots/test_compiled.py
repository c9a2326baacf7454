"""Compiled and plain bots are the same bots: the same games, move by move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from loxley.games import GAMES

SOURCE = Path(__file__).resolve().parents[2] / "src"
PLAY = """
import sys
from contextlib import closing
from loxley.arena.entries import read_field
from loxley.arena.game import play_and_record
from loxley.arena.plan import new_plan
game, *levels = sys.argv[1:]
plan = new_plan(game, read_field(game, levels), seats=4, games=1, seed=11)
fixture = next(iter(plan.fixtures()))
print(play_and_record(plan, fixture).record)
"""


def record(game: str, levels: list[str], path: str | None) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"PYTHONPATH": path} if path else {}
    command = [sys.executable, "-c", PLAY, game, *levels]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=300).stdout


@pytest.mark.parametrize("game", list(GAMES))
def test_compiled_and_plain_bots_play_the_same_game(game: str) -> None:
    levels = ["novice", "merchant", "rogue", "robin"]
    played = record(game, levels, os.environ.get("PYTHONPATH"))
    assert played == record(game, levels, str(SOURCE))
    assert played.count("\n") > 50
