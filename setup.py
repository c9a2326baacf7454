"""Builds the packages: the page is made when it is missing; a wheel has the engine compiled where that is possible.

LOXLEY_ENGINE=plain asks for the plain engine whatever there is.
"""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))

from building.engine import BuildEngine, compiled_modules
from building.page import make_page

BUILD = Path("build")
MAN = Path("docs/man")


class FreshBuildPy(build_py):
    """Copies the package afresh, page included, so that no module deleted from src/ lives on in a wheel."""

    def run(self) -> None:
        if not self.editable_mode:
            make_page()
        is_compiled = self.distribution.has_ext_modules()
        built = self.get_finalized_command("build_ext").get_outputs() if is_compiled else []
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in built:
                path.unlink()
        super().run()


class WithPage(sdist):
    """A source archive carries the page: who builds from it needs no node."""

    def run(self) -> None:
        make_page()
        super().run()


# Only a wheel carries the engine: metadata, source archives and editable installs need no compiler.
is_wheel = "bdist_wheel" in sys.argv
BUILD.mkdir(exist_ok=True)
setup(
    cmdclass={"build_ext": BuildEngine, "build_py": FreshBuildPy, "sdist": WithPage},
    ext_modules=compiled_modules() if is_wheel else [],
    data_files=[
        (f"share/man/{page.parent.relative_to(MAN).as_posix()}/man1".replace("/./", "/"), [page.as_posix()])
        for page in sorted(MAN.rglob("*.1"))
    ],
    options={"egg_info": {"egg_base": str(BUILD)}},
)
