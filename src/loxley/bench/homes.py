"""Where an engine is imported from: the installed one, and its plain source without what was compiled."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

import msgspec

import loxley
from loxley.bench.engine import EngineFigures, Task
from loxley.bench.peers import START_LIMIT_S
from loxley.bench.peers.environments import answer

PACKAGE = Path(loxley.__file__).resolve().parent
COMPILED_FILES = ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))


@contextmanager
def plain_home() -> Iterator[Path]:
    """A copy of the package's source: without a compiled module beside it, Python imports the plain one."""
    with TemporaryDirectory(prefix="loxley-") as folder:
        copytree(PACKAGE, Path(folder, PACKAGE.name), ignore=COMPILED_FILES)
        yield Path(folder)


def measured(task: Task, home: Path = PACKAGE.parent) -> EngineFigures:
    """The figures of the engine at `home`, from a process of its own."""
    return msgspec.json.decode(said_by("loxley.bench.engine", task, home), type=EngineFigures)


def said_by(module: str, task: Task, home: Path = PACKAGE.parent) -> str:
    """What a module says about a task, in a process of its own that imports from `home`."""
    command = [sys.executable, "-P", "-m", module, msgspec.json.encode(task).decode()]
    return answer(command, START_LIMIT_S + 10 * task.seconds, home)
