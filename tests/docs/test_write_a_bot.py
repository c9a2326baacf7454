"""The tutorial: its bots are run as it says, in a folder of their own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def code(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def arena(folder: Path, *words: str) -> list[dict[str, object]]:
    command = [sys.executable, "-m", "loxley", "arena", *words, "--json"]
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)
    entries: list[dict[str, object]] = json.loads(done.stdout)["entries"]
    return entries


def test_the_tutorial_has_thirty_lines() -> None:
    assert len([line for line in code("python").splitlines() if line]) <= 30


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_bot_of_the_tutorial_plays(jobs: str, tmp_path: Path) -> None:
    (tmp_path / "honest.py").write_text(code("python"), encoding="utf-8")
    first, rivals = arena(tmp_path, "sheriff", "honest:Honest", "3xnovice", "--games", "8", "--jobs", jobs)
    assert (first["level"], first["played"], first["replaced"]) == ("honest:Honest", 8, 0)
    assert rivals["level"] == "novice"


@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_the_program_of_the_tutorial_plays(game: str, tmp_path: Path) -> None:
    (tmp_path / "hasty.mjs").write_text(code("js"), encoding="utf-8")
    first, _ = arena(tmp_path, game, "run:node hasty.mjs", "2xnovice", "--games", "3")
    assert (first["played"], first["replaced"]) == (3, 0)
