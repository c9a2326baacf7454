"""Random play of OpenSpiel's games: `python peer_open_spiel.py GAME SECONDS` prints one line of JSON.

Runs in OpenSpiel's own virtual environment. Observations are never asked for.
"""

import sys
from math import floor
from random import random

import pyspiel
from stopwatch import Play, report

NAMES = {"hanabi_5p": "hanabi(players=5)", "gin_rummy": "gin_rummy", "hearts": "hearts", "sheriff": "sheriff"}


def drawn(state: pyspiel.State) -> int:
    """What chance does here, by the odds that the game gives."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]  # the odds, rounded, add up to a little less than one


def random_play(game: str) -> Play[pyspiel.State]:
    """Chance is sampled, and is nobody's decision."""
    rules = pyspiel.load_game(NAMES[game])

    def play(limit: int) -> tuple[pyspiel.State, int]:
        state = rules.new_initial_state()
        for decisions in range(limit):
            while state.is_chance_node():
                state.apply_action(drawn(state))
            if state.is_terminal():
                return state, decisions
            legal = state.legal_actions()
            state.apply_action(legal[floor(random() * len(legal))])
        return state, limit

    return play


if __name__ == "__main__":
    report(random_play(sys.argv[1]), float(sys.argv[2]), pyspiel.State.clone)
