"""A third language is one folder: found, not listed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.third_language import CODE, accented, copy_with_language


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_language(tmp_path_factory.mktemp("third"))


def loxley(source: Path, *words: str, stdin: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "LC_ALL": f"{CODE}.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-m", "loxley", *words]
    done = subprocess.run(
        command, env=environment, input=stdin, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_offered_and_helps(source: Path) -> None:
    assert f"en|{CODE}|fr" in loxley(source, "play", "-h", "--lang", "en")
    assert accented("Play a game against bots") in loxley(source, "play", "-h")


@pytest.mark.parametrize("game", ["sheriff", "nottingham", "sherwood"])
def test_it_is_played_in_the_terminal(source: Path, game: str, tmp_path: Path) -> None:
    said = loxley(
        source, "play", game, "--terminal", "--seed", "7", "--record", str(tmp_path / "game"), stdin="1\n?\nquit\n"
    )
    assert accented("What has happened") in said
    assert "What has happened" not in said
