"""Plays each game once in OpenSpiel and keeps what happened, in tests/research/playthroughs.

The games of the house are kept by their words; Tiny Sheriff is kept in OpenSpiel's own format, with every legal action
and tensor. With --check it fails when a game plays otherwise than what is kept.
"""

import sys
from pathlib import Path
from random import Random

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import loxley.research.openspiel  # noqa: F401 - registers the games
from loxley.games import HOUSE
from tools.kept import ROOT, keep

PLAYTHROUGHS = ROOT / "tests" / "research" / "playthroughs"
TINY = "loxley_tiny_sheriff(num_rounds=2)"


def playthrough_of(name: str) -> str:
    """Who did what, from the deal to the returns."""
    random = Random(name)
    state = pyspiel.load_game(name).new_initial_state()
    lines = [name]
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        lines.append(f"{state.current_player()}: {state.action_to_string(state.current_player(), action)}")
        state.apply_action(action)
    return "\n".join([*lines, f"returns {state.returns()}"]) + "\n"


def playthroughs() -> dict[Path, str]:
    """The texts of all games, by file."""
    texts = {PLAYTHROUGHS / f"loxley_{name}.txt": playthrough_of(f"loxley_{name}") for name in HOUSE}
    texts[PLAYTHROUGHS / "loxley_tiny_sheriff.txt"] = playthrough(TINY, None, seed=1)
    return texts


if __name__ == "__main__":
    sys.exit(keep(playthroughs()))
