"""Makes web/src/wire/figures.ts: what the games' components print on their cards, for the page to show.

    PYTHONPATH=src python tools/make_card_figures.py           writes the file
    PYTHONPATH=src python tools/make_card_figures.py --check   fails when the file is not what it should be
"""

import json
import sys
from pathlib import Path

from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, KING, LEGAL, LEGAL_GOODS, PROMO, QUEEN, ROYAL

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "figures.ts"
HEAD = "// Made by tools/make_card_figures.py from the games' components. Do not edit.\n"


def _kind(good: int) -> str:
    return "legal" if good < LEGAL else "contraband" if good < ROYAL else "royal" if good < PROMO else "promo"


def sheriff_goods() -> list[dict[str, object]]:
    figures = SHERIFF.figures
    return [
        {
            "good": name,
            "kind": _kind(good),
            "value": figures.values[good],
            "penalty": figures.penalties[good],
            "counts_as": GOODS[figures.title_of[good]] if figures.title_of[good] >= 0 else None,
            "counts": figures.titles[good],
            "copies": figures.copies(good, 4),
            "copies_of_three": figures.copies(good, 3),
        }
        for good, name in enumerate(GOODS)
    ]


def sheriff_titles() -> dict[str, object]:
    return {name: {"king": KING[good], "queen": QUEEN[good]} for good, name in enumerate(LEGAL_GOODS)}


def figures() -> str:
    parts = {"sheriffGoods": sheriff_goods(), "sheriffTitles": sheriff_titles()}
    return HEAD + "".join(f"export const {name} = {json.dumps(part, indent=2)} as const\n" for name, part in parts.items())


def main() -> int:
    made = figures()
    if "--check" not in sys.argv:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
        print(f"{TARGET.name} is stale: run tools/make_card_figures.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
