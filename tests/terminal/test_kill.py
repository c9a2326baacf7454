"""A game that is killed without warning leaves a record to go on with."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from loxley.core.records import PAUSED, read_record
from loxley.core.seats import AUDITOR
from loxley.terminal.opening import reopen_table
from loxley.texts import Texts

PLAY = """
import sys
from pathlib import Path
from rich.console import Console
from loxley.terminal import Setup, play_in_terminal
from loxley.texts import Texts
setup = Setup(seed=bytes([1] * 32), record=Path(sys.argv[1]))
play_in_terminal(setup, Texts("en"), Console(width=80))
"""
LINES = ["aside apple, aside bread, draw left", "draw left", "lay left apple, lay left bread", "pack silk, close"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no such signal")
@pytest.mark.parametrize("prompts", range(1, len(LINES) + 2))
def test_a_killed_game_goes_on(tmp_path: Path, prompts: int) -> None:
    path = tmp_path / "game.jsonl"
    game = subprocess.Popen(
        [sys.executable, "-c", PLAY, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert game.stdin is not None
    assert game.stdout is not None
    for number in range(prompts):
        wait_for_the_prompt(game.stdout.fileno())
        if number < prompts - 1:
            game.stdin.write(LINES[number].encode() + b"\n")
            game.stdin.flush()
    game.kill()
    game.communicate()
    assert game.returncode == -signal.SIGKILL
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.ending == PAUSED
    assert [", ".join(line.words) for line in record.lines if line.seat == 0] == LINES[: prompts - 1]
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]
    reopened = reopen_table(path, Texts("fr"))
    assert 0 in reopened.state.awaited()
    assert reopened.state.view(AUDITOR) == reopen_table(path, Texts("en")).state.view(AUDITOR)


def wait_for_the_prompt(output: int) -> None:
    seen = b""
    while not seen.endswith(b"\n> "):
        byte = os.read(output, 1)
        assert byte, seen.decode()
        seen += byte
