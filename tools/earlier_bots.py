"""Bots of an earlier version, to be measured beside those of today: `python tools/earlier_bots.py`.

Takes the bots of all games as they were at a commit (that of the last 0.1) out of the repository's history, and lays
them beside today's as a package of another name, with today's engine under them. The arena seats them by it:

    PYTHONPATH=build/earlier:src python -m loxley arena sheriff robin 3xearlier_bots.sheriff.seasoned:SheriffRobin
    PYTHONPATH=build/earlier:src python -m loxley arena nottingham robin 3xearlier_bots.nottingham.robin:NottinghamRobin
    PYTHONPATH=build/earlier:src python -m loxley arena sherwood robin 3xearlier_bots.sherwood.robin:SherwoodRobin
"""

import argparse
import shutil
import subprocess
from pathlib import Path

from loxley.games import GAMES

LAST_OF_0_1 = "eee3f31~1"  # before "Release 0.2.0"
SOURCE = "src/loxley/bots"
PACKAGE = "earlier_bots"
# What the engine calls otherwise since then. Coins for later were only promised in some sums, now in any.
RENAMED = {
    "    LATER_SUMS,\n": "",
    "LATER_SUMS[LATER_COINS.index(term)]": "(LATER_COINS.index(term) + 1)",
    "talks.next_sheet": "outlook.view.next_sheet",
}


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, encoding="utf-8").stdout


def lay_out(commit: str, folder: Path) -> int:
    """Every file of the games' bots; what they import from each other is found in the new package."""
    places = [f"{SOURCE}/{game}" for game in GAMES]
    names = git("ls-tree", "-r", "--name-only", commit, *places).split()
    for name in names:
        text = git("show", f"{commit}:{name}")
        moved = {f"loxley.bots.{game}": f"{PACKAGE}.{game}" for game in GAMES}
        for old, new in {**moved, **RENAMED}.items():
            text = text.replace(old, new)
        path = folder / PACKAGE / Path(name).relative_to(SOURCE)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return len(names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default=LAST_OF_0_1)
    parser.add_argument("--folder", type=Path, default=Path("build/earlier"))
    given = parser.parse_args()
    shutil.rmtree(given.folder / PACKAGE, ignore_errors=True)
    print(f"{lay_out(given.commit, given.folder)} files in {given.folder / PACKAGE}")


if __name__ == "__main__":
    main()
