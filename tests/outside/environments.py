"""Environments for packages that Loxley serves but does not depend on: made once, and kept in .cache between runs."""

import fcntl
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import rmtree
from typing import Final
from venv import EnvBuilder

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / ".cache" / "outside"
INSTALL_LIMIT_S: Final = 900
RUN_LIMIT_S: Final = 300


class NotInstalled(Exception):
    """The packages could not be had; the message is pip's."""


def environment(name: str, *requirements: str) -> Path:
    """The Python of an environment with these packages, and behind them all that the tests have, Loxley included."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    home = FOLDER / name
    behind = sysconfig.get_path("purelib")
    seal = home / "installed.txt"
    contents = "\n".join((sys.version, behind, *requirements))
    python = home / "bin" / "python"
    with (FOLDER / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several processes run tests
        if seal.exists() and seal.read_text(encoding="utf-8") == contents:
            return python
        rmtree(home, ignore_errors=True)
        EnvBuilder(symlinks=True).create(home)
        (site,) = home.glob("lib/python*/site-packages")
        (site / "behind.pth").write_text(behind + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
        run = subprocess.run(
            [*pip, "--disable-pip-version-check", "--no-input", "--no-warn-conflicts", *requirements],
            capture_output=True,
            text=True,
            timeout=INSTALL_LIMIT_S,
            check=False,
        )
        if run.returncode:
            raise NotInstalled(run.stderr[-2000:])
        seal.write_text(contents, encoding="utf-8")
    return python


def said_by(python: Path, module: str, *words: str) -> str:
    """What a module of the tests prints there; it must not fail."""
    done = subprocess.run(
        [str(python), "-m", module, *words],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        text=True,
        timeout=RUN_LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, f"{module}:\n{done.stdout}\n{done.stderr}"
    return done.stdout
