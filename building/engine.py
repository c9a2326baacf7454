"""Compiles the engine, the bots, and what every message to a server goes through, with mypyc.

Each is one group, with a C file for each module; as many compilers run at once as there are cores.
"""

import hashlib
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import Extension
from setuptools.command.build_ext import build_ext, customize_compiler, new_compiler
from setuptools.errors import CompileError, PlatformError

SOURCE: Final = Path("src/loxley")
PARTS: Final = ("core", "bargain", "games")
# The way of a message: read, looked at, tried, stored, taken in, told.
SERVING: Final = (
    "server/buckets",
    "server/connections",
    "server/frames",
    "server/info",
    "server/news",
    "server/request_actions",
    "server/room",
    "server/shown_views",
    "server/sockets",
    "tables/bounds",
    "tables/checks",
    "tables/clock",
    "tables/commands",
    "tables/driver",
    "tables/folding",
    "tables/live",
    "tables/lobby_entries",
    "tables/match",
    "tables/next_move",
    "tables/offers",
    "tables/patience",
    "tables/people",
    "tables/table",
    "tables/turns",
)
# The bots of the house. What finds, loads or starts bots stays plain.
BOTS: Final = ("chair.py", "frame.py", "random_bot.py", "search.py", "nottingham", "sheriff", "sherwood")
GENERATED: Final = Path("build/mypyc")  # the C files of each group; rewritten only when they change
OBJECTS: Final = Path(".cache/objects")  # compiled C files, by their contents
KEPT: Final = 1000  # objects: those of several branches


def engine_modules() -> list[str]:
    """Every module of the engine; the doors (`__init__.py`) stay plain."""
    found = (path for part in PARTS for path in (SOURCE / part).rglob("*.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are at hand."""
    compiler = new_compiler()
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CompileError, PlatformError):
            return False
    return True


def serving_modules() -> list[str]:
    return [str(SOURCE / f"{name}.py") for name in SERVING]


def bot_modules() -> list[str]:
    places = [SOURCE / "bots" / part for part in BOTS]
    found = (path for place in places for path in (place.rglob("*.py") if place.is_dir() else (place,)))
    return sorted(str(path) for path in found if path.name != "__init__.py")


def compiled_modules() -> list[Extension]:
    """The engine, the bots and the way of a message. Nothing where they stay plain."""
    if os.environ.get("LOXLEY_ENGINE") == "plain":
        print("loxley: the engine stays plain Python, as LOXLEY_ENGINE asks")
        return []
    if not can_compile():
        print("loxley: the engine stays plain Python (slower): found no C compiler with Python's headers")
        return []

    engine, bots, serving = engine_modules(), bot_modules(), serving_modules()
    counts = f"{len(engine)} modules, {len(bots)} of the bots and {len(serving)} of the server"
    print(f"loxley: compiling the engine, {counts}", flush=True)
    return [*_group("loxley", engine), *_group("loxley_bots", bots), *_group("loxley_serving", serving)]


def _group(name: str, modules: list[str]) -> list[Extension]:
    """Modules of one group call each other by plain C calls; those of other groups as anything else in Python.

    So a change in the server or a bot compiles nothing of the engine anew.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - the plain engine is built without it

    extensions = mypycify(
        modules,
        group_name=name,
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED / name),
    )
    if os.name == "posix":  # modules call each other directly, not through a table that others could change
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


class BuildEngine(build_ext):
    """Compiles only C files whose contents have not been compiled before, several at once."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compiler.compile = _by_contents(compiler.compile, _name_of(compiler))
        self.force = True  # dates say nothing; the objects are found by their contents
        super().build_extensions()
        _forget_the_oldest()


def _by_contents(compile_now: Callable[..., list[str]], compiler: str) -> Callable[..., list[str]]:
    def compile_new(sources: Sequence[str], **how: Any) -> list[str]:
        group = GENERATED / Path(sources[0]).relative_to(GENERATED).parts[0]
        headers = "".join(_digest(path) for path in sorted(group.glob("*.h")))
        flags = repr((compiler, how.get("extra_postargs"), how.get("macros"), sysconfig.get_config_var("SOABI")))

        def compile_one(source: str) -> list[str]:
            known = OBJECTS / f"{_digest(Path(source), flags + headers)}.o"
            if not known.exists():
                (made,) = compile_now([source], **how)
                partial = known.with_suffix(f".{os.getpid()}")
                shutil.copyfile(made, partial)
                partial.replace(known)  # at once: a build that is cut short leaves no broken object
            os.utime(known)
            return [str(known)]

        OBJECTS.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for objects in pool.map(compile_one, sources) for made in objects]

    return compile_new


def _name_of(compiler: Any) -> str:
    """The compiler's command and version; its class where it cannot be asked, as on Windows."""
    command = getattr(compiler, "compiler_so", None)
    if not command:
        return type(compiler).__name__
    return (
        " ".join(command)
        + subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
    )


def _digest(path: Path, more: str = "") -> str:
    return hashlib.sha256(path.read_bytes() + more.encode()).hexdigest()[:32]


def _forget_the_oldest() -> None:
    by_age = sorted(OBJECTS.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in by_age[KEPT:]:
        path.unlink()
