"""A virtual environment for each peer package, made once and kept in the user's cache."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import platformdirs

INSTALL_LIMIT_S = 900


class Unavailable(Exception):
    """A peer could not be installed or run here; the message is the last word of the tool that failed."""


class Package(msgspec.Struct, frozen=True):
    """A peer as its registry knows it; what its speed leans on is pinned beside it."""

    name: str
    version: str
    beside: tuple[str, ...] = ()

    @property
    def requirements(self) -> tuple[str, ...]:
        """What pip is asked for."""
        return (f"{self.name}=={self.version}", *self.beside)


def shelter() -> Path:
    """Where the environments are kept: the folder named by LOXLEY_PEERS, or the user's cache."""
    chosen = os.environ.get("LOXLEY_PEERS")
    return Path(chosen) if chosen else platformdirs.user_cache_path("loxley") / "peers"


def interpreter(package: Package) -> Path:
    """The Python that can import the peer; its environment is made now if missing, unfinished or outdated."""
    home = (shelter() / f"{package.name}-{package.version}").absolute()
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    seal = home / "installed.txt"
    contents = "\n".join((f"python {sys.version}", *package.requirements))
    if python.exists() and seal.exists() and seal.read_text(encoding="utf-8") == contents:
        return python
    answer([sys.executable, "-m", "venv", "--clear", str(home)], INSTALL_LIMIT_S)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    answer([str(python), "-m", "pip", "install", *quiet, *package.requirements], INSTALL_LIMIT_S)
    seal.write_text(contents, encoding="utf-8")
    return python


def answer(command: list[str], limit_s: float, home: Path | None = None) -> str:
    """What a command prints, run apart from this process's own import path; `home` is where it imports from first."""
    apart = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    if home is not None:
        apart["PYTHONPATH"] = str(home)
    try:
        done = subprocess.run(
            command,
            env=apart,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=limit_s,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise Unavailable(f"no answer within {limit_s:.0f} s: {Path(command[0]).name} {command[1]}") from late
    if done.returncode != 0:
        raise Unavailable(last_word(done.stdout + done.stderr) or f"exit status {done.returncode}")
    return done.stdout


def last_word(output: str) -> str:
    """The line that says what went wrong: the last that calls itself an error, else the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR:", "Error:"))]
    return (errors or lines or [""])[-1]
