"""Random play of OpenSpiel's games: `python peer_open_spiel.py GAME SECONDS` prints one line of JSON.

Runs in OpenSpiel's own virtual environment. Observations are never asked for.
"""

import sys
from random import random

import pyspiel
from stopwatch import Play, report

NAMES = {"hanabi_5p": "hanabi(players=5)", "gin_rummy": "gin_rummy", "hearts": "hearts", "sheriff": "sheriff"}

HANABI_COPIES = (3, 2, 2, 2, 1)

# Chance is a deck shuffled once a game and dealt from. Its odds are those that the game's own
# chance_outcomes() gives card by card, and it takes a fraction of the time of asking for them.
DECKS = {
    "hanabi_5p": [card for card in range(25) for _ in range(HANABI_COPIES[card % 5])],
    "gin_rummy": list(range(52)),
    "hearts": list(range(52)),
    "sheriff": [],
}

PASS_DIRECTIONS = 4


def shuffled(game: str) -> list[int]:
    """All the chance of a game, last first; hearts draws the direction of the pass before the deal."""
    deck = sorted(DECKS[game], key=lambda _: random())
    if game == "hearts":
        deck.append(int(random() * PASS_DIRECTIONS))
    return deck


def random_play(game: str) -> Play[pyspiel.State]:
    """Chance is sampled, and is nobody's decision."""
    rules = pyspiel.load_game(NAMES[game])

    def play(limit: int) -> tuple[pyspiel.State, int]:
        state = rules.new_initial_state()
        deck = shuffled(game)
        for decisions in range(limit):
            while state.is_chance_node():
                state.apply_action(deck.pop())
            if state.is_terminal():
                return state, decisions
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return state, limit

    return play


if __name__ == "__main__":
    report(random_play(sys.argv[1]), float(sys.argv[2]), pyspiel.State.clone)
