"""Makes web/src/companion/figures.ts: what the companion's score sheets need of the engine's figures.

PYTHONPATH=src python -m tools.make_score_figures           writes the file
PYTHONPATH=src python -m tools.make_score_figures --check   fails when the file is not what it should be
"""

import json
import sys
from pathlib import Path

from loxley.companion.sherwood import CARDS_A_ROUND, MOST_GLORY
from loxley.core.chance import Chance
from loxley.core.seats import PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham import options as nottingham_options
from loxley.games.nottingham.objects import COPIES, MISSIONS, OBJECTS, VALUES
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff import options as sheriff_options
from loxley.games.sheriff.goods import GOODS, KING, LEGAL, PROMO, QUEEN, ROYAL
from loxley.games.sheriff.phases import INSPECTION
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import STARTING_COINS
from loxley.games.sherwood import options as sherwood_options
from loxley.games.sherwood.cards import MOST_COMPANIONS, MOST_GOLD, MOST_LOOT, RAIDERS
from loxley.games.sherwood.scoring import GLORY_OF_A_COMPANION, GLORY_OF_GOLD
from tools.kept import keep

TARGET = Path(__file__).parent.parent / "web" / "src" / "companion" / "figures.ts"
HEAD = "// Made by tools/make_score_figures.py from the engine's figures. Do not edit.\n"


def sheriff() -> dict[str, object]:
    figures = SHERIFF.figures
    players = range(sheriff_options.LEAST_PLAYERS, sheriff_options.MOST_PLAYERS + 1)
    return {
        "least": sheriff_options.LEAST_PLAYERS,
        "most": sheriff_options.MOST_PLAYERS,
        "coins": STARTING_COINS,
        "seconds": _seconds_a_merchant(),
        "rounds": {str(number): sheriff_options.Rules(number, {}, figures).rounds for number in players},
        "reward": figures.reward,
        "goods": [_good(good) for good in range(len(GOODS))],
        "titles": {GOODS[good]: {"king": KING[good], "queen": QUEEN[good]} for good in range(LEGAL)},
    }


def _good(good: int) -> dict[str, object]:
    figures = SHERIFF.figures
    kind = "legal" if good < LEGAL else "contraband" if good < ROYAL else "royal" if good < PROMO else "promo"
    return {
        "good": GOODS[good],
        "kind": kind,
        "value": figures.values[good],
        "penalty": figures.penalties[good],
        "counts_as": GOODS[figures.title_of[good]] if figures.title_of[good] >= 0 else None,
        "counts": figures.titles[good],
        "copies": [figures.copies(good, 3), figures.copies(good, 4)],
        "provenance": figures.provenance.get("royal_counts" if kind == "royal" else GOODS[good], "booklet"),
    }


def _seconds_a_merchant() -> int:
    game = SHERIFF.new(sheriff_options.LEAST_PLAYERS, {"timed_inspection": True}, Chance(bytes(32)))
    view = game.view(PUBLIC)
    assert isinstance(view, SheriffView)
    view.phase = INSPECTION
    limit = SHERIFF.time_limit(view)
    assert limit is not None
    return int(limit.seconds) // (sheriff_options.LEAST_PLAYERS - 1)


def nottingham() -> dict[str, object]:
    figures = NOTTINGHAM.figures
    return {
        "least": nottingham_options.LEAST_PLAYERS,
        "most": nottingham_options.MOST_PLAYERS,
        "copies": COPIES,
        "values": dict(zip(OBJECTS, VALUES, strict=True)),
        "missions": {
            name: {"alone": figures.alone[at], "shared": figures.shared[at], "provenance": figures.provenance[name]}
            for at, name in enumerate(MISSIONS)
        },
    }


def sherwood() -> dict[str, object]:
    return {
        "least": sherwood_options.LEAST_PLAYERS,
        "most": sherwood_options.MOST_PLAYERS,
        "rounds": sherwood_options.ROUNDS,
        "most_glory": MOST_GLORY,
        "raiders": RAIDERS,
        "most_gold": MOST_GOLD,
        "most_loot": CARDS_A_ROUND * MOST_LOOT,
        "most_companions": CARDS_A_ROUND * MOST_COMPANIONS,
        "glory_of_gold": GLORY_OF_GOLD,
        "glory_of_a_companion": GLORY_OF_A_COMPANION,
    }


def figures() -> str:
    parts = {"sheriff": sheriff(), "nottingham": nottingham(), "sherwood": sherwood()}
    return HEAD + "".join(
        f"export const {name} = {json.dumps(part, indent=2)} as const\n" for name, part in parts.items()
    )


if __name__ == "__main__":
    sys.exit(keep({TARGET: figures()}))
