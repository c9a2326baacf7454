"""Runs a command, within this process or in one of its own, and keeps what it said."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from loxley.cli import app

SPEECH = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """The one line that a refused input is answered with."""
        assert self.status == 1, self
        assert self.out == "", self
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def loxley(*words: str | Path, stdin: str | bytes = "") -> Said:
    done = CliRunner().invoke(app, [str(word) for word in words], input=stdin, env=SPEECH, catch_exceptions=False)
    return Said(done.exit_code, done.stdout, done.stderr)


def loxley_process(*words: str | Path, stdin: str | bytes = "", **env: str) -> Said:
    given = stdin.encode() if isinstance(stdin, str) else stdin
    command = [sys.executable, "-m", "loxley", *map(str, words)]
    done = subprocess.run(command, input=given, capture_output=True, env=os.environ | SPEECH | env, check=False)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())
