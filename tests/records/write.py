"""Writes the records of the present version: one game for each table below, into a folder named after the version.

    PYTHONPATH=src:. .venv/bin/python tests/records/write.py

Once for each release, just before it. A folder that exists is left alone: what was released must replay for ever. If
a version was never released, delete its folder and write it again.
"""

from pathlib import Path
from random import Random

from loxley import __version__
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.seats import AUDITOR
from tests.conformance.games import KITS
from tests.playing import Setup, Walk, record_of

HERE = Path(__file__).parent
GAMES_TRIED = 300
MOST_DECISIONS = 1500

EVERYTHING: JsonObject = {
    "royal_goods": True,
    "timed_inspection": True,
    "removed_cards": True,
    "seven_cards": True,
    "promo_cards": True,
    "floor": "open",
}


def stacked(setup: Setup) -> Setup:
    """The same table with a deck that was laid out by hand."""
    deck = list(KITS[setup.game.name].full_deck(setup).elements())
    Random(0).shuffle(deck)
    return Setup(setup.game, setup.players, setup.options, deck)


SHERIFF = KITS["sheriff"].game
NOTTINGHAM = KITS["nottingham"].game
SHERWOOD = KITS["sherwood"].game
TABLES: dict[str, Setup] = {
    "sheriff-plain": Setup(SHERIFF, 4, {}),
    "sheriff-everything": Setup(SHERIFF, 5, EVERYTHING),
    "sheriff-stacked": stacked(Setup(SHERIFF, 3, {"royal_goods": True, "first_sheriff": 1, "words": 5})),
    "nottingham-plain": Setup(NOTTINGHAM, 4, {}),
    "nottingham-seven": Setup(NOTTINGHAM, 7, {}),
    "sherwood-basic": Setup(SHERWOOD, 4, {}),
    "sherwood-advanced": Setup(SHERWOOD, 5, {"rules": "advanced"}),
}


def happenings(log: Log) -> int:
    """How many different things have happened."""
    return len({event.name for event in log.seen_by(AUDITOR)})


def eventful_game(setup: Setup) -> Walk:
    """Of many random games that end soon enough, the one in which most different things happen."""
    walks = [Walk(setup, seed) for seed in range(GAMES_TRIED)]
    for walk in walks:
        walk.go(MOST_DECISIONS)
    return max((walk for walk in walks if walk.state.over()), key=lambda walk: happenings(walk.log))


def write(folder: Path) -> None:
    folder.mkdir()
    for name, setup in TABLES.items():
        (folder / f"{name}.jsonl").write_text(record_of(eventful_game(setup), __version__), encoding="utf-8")


if __name__ == "__main__":
    write(HERE / __version__)
