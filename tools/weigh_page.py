"""Weighs the built page as it is sent, in brotli: what a browser loads at first, and what a table of each game adds.

python tools/weigh_page.py           prints kilobytes
python tools/weigh_page.py --check   fails when a first load or a table is too heavy

What a real browser receives is measured in tests/web/test_home.py; this one says where the weight lies.
"""

import re
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "src" / "loxley" / "page"
MOST_AT_FIRST = 80_000  # bytes on the wire
MOST_AT_A_TABLE = 200_000  # with all that was loaded before
# Texts of one language: those loaded before anything is shown, and those of any table.
FIRST_TEXTS = ("web", "people", "bots")
TABLE_TEXTS = ("remarks", "house-rules", "{game}", "{game}-rules", "web-{game}")


def weight(file: Path) -> int:
    """What is sent: the smallest variant."""
    return min(each.stat().st_size for each in (file, file.with_name(f"{file.name}.br")) if each.exists())


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


def named(pattern: str) -> set[str]:
    return {path.name for path in PAGE.glob(f"assets/{pattern}")}


def texts(names: tuple[str, ...]) -> set[str]:
    """The heavier of the two languages."""
    found = [sorted(PAGE.glob(f"assets/{name}-????????.js"), key=weight) for name in names]
    return {each[-1].name for each in found if each}


def first_load() -> set[str]:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    loaded = set(re.findall(r"/assets/([^\"']+)", index))
    return closure({name for name in loaded if name.endswith(".js")}) | loaded | texts(FIRST_TEXTS)


def table(game: str) -> set[str]:
    """A first load and all that a table of this game needs, with texts in two languages."""
    parts = closure(named("Room-????????.js") | named(f"{game}-????????.js"))
    styles = named("Room-????????.css") | named(f"{game}-????????.css")
    return first_load() | parts | styles | texts(tuple(name.format(game=game) for name in TABLE_TEXTS))


def main() -> int:
    home = weight(PAGE / "index.html")

    def sent(names: set[str]) -> int:
        return home + sum(weight(PAGE / "assets" / name) for name in names if not name.endswith((".br", ".gz")))

    first = sent(first_load())
    games = sorted(path.name for path in (PAGE.parent / "games").iterdir() if (path / "__init__.py").exists())
    tables = {game: sent(table(game)) for game in games}
    sys.stdout.write(f"first load {first / 1000:.1f} kB\n")
    sys.stdout.writelines(f"a table of {game} {weighed / 1000:.1f} kB\n" for game, weighed in tables.items())
    too_heavy = first > MOST_AT_FIRST or max(tables.values()) > MOST_AT_A_TABLE
    return int("--check" in sys.argv and too_heavy)


if __name__ == "__main__":
    sys.exit(main())
