"""Makes web/tests/samples/*.json: moments of real games, for the tests of the page's tables.

    PYTHONPATH=src python -m tools.make_page_samples [--check]

Of each game one sample of every event, and of every phase a view of seat 0 with its legal moves; of Sheriff's
inspection also the Sheriff's. With --check it fails when a game tells otherwise than what is kept.
"""

import json
import sys
from dataclasses import asdict
from random import Random

from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.seats import AUDITOR
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games import find_game
from loxley.games.sheriff.state import Sheriff
from tools.kept import ROOT, keep

TARGET = ROOT / "web" / "tests" / "samples"
GAMES: dict[str, list[dict[str, object]]] = {
    "nottingham": [{}, {"colours": "chosen"}],
    "sheriff": [{}, {"royal_goods": True, "promo_cards": True}],
    "sherwood": [{"rules": "basic"}, {"rules": "advanced"}],
}
PLAYERS = 4
TRIES = 25  # games by lot for each set of options
HOARDER = ("take", "pass", "end turn")  # whoever never delivers meets empty piles
# What hardly ever happens, as it would be told.
RARE: dict[str, dict[str, dict[str, object]]] = {
    "sheriff": {
        "time_up": {},
        "voided": {"payer": 1},
        "forgiven": {"debtor": 1, "coins": 3},
        "renewed": {"cards": 40},
        "surrendered": {"giver": 1, "taker": 0, "good": "silk"},
    },
    "nottingham": {"put_back": {"seat": 1}, "skipped": {"seats": [2]}, "proved": {"seat": 1, "objects": ["gold"]}},
    "sherwood": {
        "renewed": {"cards": 5},
        "called": {"leader": 0, "seat": 1},
        "dropped": {"seat": 1},  # in games of the first edition
        "made_good": {"informant": 1, "seat": 0, "gold": 2},
    },
}
INSPECTION = "inspection"  # of Sheriff: whoever inspects sees another table than the merchants
VIEWERS = [AUDITOR, *range(PLAYERS)]

Samples = dict[str, dict[str, object]]


def _moment(name: str, state: State) -> dict[str, object]:
    book = find_game(name).book
    legal = [book.word(move) for move in state.legal(0)]
    return {"view": asdict(state.view(0)), "legal": legal, "awaited": list(state.awaited())}  # type: ignore[call-overload]


def _is_sheriff(state: State) -> bool:
    return isinstance(state, Sheriff) and state.sheriff == 0


def _choose(name: str, legal: list[Move], lot: Random, *, hoards: bool) -> Move:
    book = find_game(name).book
    kept = [move for move in legal if book.word(move) in HOARDER] if hoards and name == "nottingham" else []
    return lot.choice(kept or legal)


def _play(name: str, options: dict[str, object], seed: int, samples: dict[str, Samples]) -> None:
    """One game by lot; what has not been seen yet is kept."""
    lot = Random(seed)
    log = Log()
    state = find_game(name).new(PLAYERS, options, Chance(seed.to_bytes(32, "big")), log=log)
    rules = str(options.get("rules", ""))
    while not state.over():
        awaited = state.awaited()
        if 0 in awaited:
            key = f"{state.phase.name} {rules}".strip()
            samples["moments"].setdefault(key, _moment(name, state))
            if key == INSPECTION and _is_sheriff(state):
                samples["moments"].setdefault(f"{key} by the reader", _moment(name, state))
        seat = awaited[0]
        state.play(seat, _choose(name, state.legal(seat), lot, hoards=seed % 5 == 0))
    samples["moments"].setdefault(f"over {rules}".strip(), {**_moment(name, state), "awaited": []})
    for viewer in VIEWERS:
        for event in log.seen_by(viewer):
            if event.facts.get("fate") != "countered":  # told with the offer that counters it
                samples["events"].setdefault(event.name, dict(event.facts))


def samples_of(name: str) -> str:
    """The file of one game."""
    samples: dict[str, Samples] = {"events": {}, "moments": {}}
    for options in GAMES[name]:
        for seed in range(TRIES):
            _play(name, options, seed, samples)
    for event, facts in RARE[name].items():
        samples["events"].setdefault(event, facts)
    return json.dumps(samples, sort_keys=True, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.exit(keep({TARGET / f"{name}.json": samples_of(name) for name in GAMES}))
