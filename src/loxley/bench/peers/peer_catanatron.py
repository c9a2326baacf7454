"""Random play of Catanatron: `python peer_catanatron.py random_4p SECONDS` prints one line of JSON.

Runs in Catanatron's own virtual environment. `Game.execute` takes a move straight from the list of playable
actions: this spares Catanatron the two copies that `Game.play` makes and a second look at the move's legality.
"""

import sys
from math import floor
from random import random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from stopwatch import Play, report

SEATS = {"random_4p": 4}


def random_play(game: str) -> Play[Game]:
    """Ends with a winner or, as Catanatron's own games do, at its limit of turns."""
    players = [RandomPlayer(color) for color in list(Color)[: SEATS[game]]]

    def play(limit: int) -> tuple[Game, int]:
        table = Game(players)
        state = table.state
        for decisions in range(limit):
            if table.winning_color() is not None or state.num_turns >= TURNS_LIMIT:
                return table, decisions
            legal = state.playable_actions
            table.execute(legal[floor(random() * len(legal))], validate_action=False)
        return table, limit

    return play


if __name__ == "__main__":
    report(random_play(sys.argv[1]), float(sys.argv[2]), Game.copy)
