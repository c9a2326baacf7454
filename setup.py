"""Builds the wheel: the engine compiled by mypyc where there is a C compiler, plain Python elsewhere.

LOXLEY_ENGINE=plain asks for the plain engine whatever there is.
"""

import os
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import customize_compiler, new_compiler
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, PlatformError

SOURCE = Path("src/loxley")
BUILD = Path("build")
ENGINE = ("core", "bargain", "games")


class FreshBuildPy(build_py):
    """Copies the package afresh, so that no module deleted from src/ lives on in a wheel."""

    def run(self) -> None:
        is_compiled = self.distribution.has_ext_modules()
        built = self.get_finalized_command("build_ext").get_outputs() if is_compiled else []
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in built:
                path.unlink()
        super().run()


def engine_modules() -> list[str]:
    """Every module of the engine; the doors (`__init__.py`) stay plain."""
    found = (path for package in ENGINE for path in (SOURCE / package).rglob("*.py"))
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


def compiled_engine() -> list[Extension]:
    """The engine as one group: calls between its modules are then plain C calls."""
    modules = engine_modules()
    if not modules:
        return []
    if os.environ.get("LOXLEY_ENGINE") == "plain":
        print("loxley: the engine stays plain Python, as LOXLEY_ENGINE asks")
        return []
    if not can_compile():
        print("loxley: the engine stays plain Python (slower): found no C compiler with Python's headers")
        return []

    from mypyc.build import mypycify  # noqa: PLC0415 - the plain engine is built without it

    print(f"loxley: compiling the engine, {len(modules)} modules", flush=True)
    engine = mypycify(modules, group_name="loxley", opt_level="3", debug_level="0", target_dir=str(BUILD / "mypyc"))
    for extension in engine:
        extension.depends.append("setup.py")  # other options make another engine of the same C
    return engine


# Only a wheel carries the engine: metadata, source archives and editable installs need no compiler.
is_wheel = "bdist_wheel" in sys.argv
BUILD.mkdir(exist_ok=True)
setup(
    cmdclass={"build_py": FreshBuildPy},
    ext_modules=compiled_engine() if is_wheel else [],
    options={"egg_info": {"egg_base": str(BUILD)}},
)
