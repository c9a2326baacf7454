"""Makes web/src/wire/figures.ts, and figures.ts and deck.ts in the games' folders: what the components print.

PYTHONPATH=src python -m tools.make_card_figures           writes the file
PYTHONPATH=src python -m tools.make_card_figures --check   fails when the file is not what it should be
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from loxley.games.nottingham.objects import ACTIONS, MISSIONS, OBJECTS, VALUES
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, KING, LEGAL, LEGAL_GOODS, PROMO, QUEEN, ROYAL
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.cards import ARMS, BACKS, EQUIPMENT, TOWNS
from loxley.games.sherwood.looking import face_view
from tools.kept import keep

WEB = Path(__file__).parent.parent / "web" / "src"
TARGET = WEB / "wire" / "figures.ts"
NOTTINGHAM_TARGET = WEB / "games" / "nottingham" / "figures.ts"
SHERWOOD_TARGET = WEB / "games" / "sherwood" / "figures.ts"
SHERWOOD_DECK = WEB / "games" / "sherwood" / "deck.ts"  # for the card reference: a table does without it
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
    return HEAD + "".join(
        f"export const {name} = {json.dumps(part, indent=2)} as const\n" for name, part in parts.items()
    )


def nottingham_figures() -> str:
    """The objects with their actions and values, and the missions."""
    lines = [
        f"export const OBJECTS = {json.dumps(OBJECTS)}",
        f"export const MISSIONS = {json.dumps(MISSIONS)}",
        f"export const ACTIONS: Record<string, string> = {json.dumps(dict(zip(OBJECTS, ACTIONS, strict=True)))}",
        f"export const VALUES: Record<string, number> = {json.dumps(dict(zip(OBJECTS, VALUES, strict=True)))}",
    ]
    return HEAD + "\n".join(lines) + "\n"


def sherwood_figures() -> str:
    """The map and the equipment of the house's box: one line for each thing."""
    known = SHERWOOD.figures
    inward = [f"  {town}: {json.dumps(known.inward[at])}," for at, town in enumerate(TOWNS)]
    ways = [
        f'  "{start} {end}": {json.dumps(known.inward[at] + known.outward[to])},'
        for at, start in enumerate(TOWNS)
        for to, end in enumerate(TOWNS)
        if at != to
    ]
    strengths = {name: known.strengths[kind] for kind, name in enumerate(EQUIPMENT[:ARMS])}
    lines = [
        "export const inward: Record<string, number[]> = {",
        *inward,
        "}",
        "// the hideouts that a cart meets from town to town, in order (SW-5.2)",
        "export const ways: Record<string, number[]> = {",
        *ways,
        "}",
        f"export const strengths: Record<string, number> = {json.dumps(strengths)}",
    ]
    return HEAD + "\n".join(lines) + "\n"


def sherwood_deck() -> str:
    """How many of each equipment there are, and every face, one in a line."""
    known = SHERWOOD.figures
    copies = {name: known.copies[kind] for kind, name in enumerate(EQUIPMENT)}
    faces = [f"  {json.dumps({'back': BACKS[face.back], **asdict(face_view(face))})}," for face in known.cards]
    lines = [
        f"export const copies: Record<string, number> = {json.dumps(copies)}",
        "export const faces: (SherwoodFaceView & { back: string })[] = [",
        *faces,
        "]",
    ]
    return HEAD + "import type { SherwoodFaceView } from '../../wire/types'\n\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    made = {TARGET: figures(), NOTTINGHAM_TARGET: nottingham_figures(), SHERWOOD_TARGET: sherwood_figures()}
    sys.exit(keep({**made, SHERWOOD_DECK: sherwood_deck()}))
