"""Weighs the built page: what a browser loads at first, and what each game adds, compressed.

python tools/weigh_page.py           prints kilobytes
python tools/weigh_page.py --check   fails when the first load is over 200 kB
"""

import gzip
import re
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "src" / "loxley" / "page"
MOST = 200_000  # bytes, compressed
# Texts of one language, loaded before anything is shown.
FIRST_TEXTS = ("web", "people", "bots", "refusals")


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))


def imports_of(file: Path) -> set[str]:
    """The chunks without which this one cannot start."""
    return set(re.findall(r'(?:import|from)\s*"\./([^"]+\.js)"', file.read_text(encoding="utf-8")))


def closure(names: set[str]) -> set[str]:
    found = set(names)
    waiting = list(names)
    while waiting:
        for name in imports_of(PAGE / "assets" / waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def first_load() -> int:
    index = PAGE / "index.html"
    named = set(re.findall(r"/assets/([^\"']+)", index.read_text(encoding="utf-8")))
    scripts = closure({name for name in named if name.endswith(".js")})
    styles = {name for name in named if name.endswith(".css")}
    texts = {max(PAGE.glob(f"assets/{name}-????????.js"), key=weight).name for name in FIRST_TEXTS}
    return weight(index) + sum(weight(PAGE / "assets" / name) for name in scripts | styles | texts)


def main() -> int:
    first = first_load()
    whole = sum(weight(file) for file in PAGE.rglob("*") if file.is_file())
    sys.stdout.write(f"first load {first / 1000:.1f} kB, everything {whole / 1000:.1f} kB, compressed\n")
    return int("--check" in sys.argv and first > MOST)


if __name__ == "__main__":
    sys.exit(main())
