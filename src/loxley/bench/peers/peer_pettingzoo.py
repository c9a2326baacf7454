"""Random play of PettingZoo's games: `python peer_pettingzoo.py GAME SECONDS` prints one line of JSON.

Runs in PettingZoo's own virtual environment. The raw environments are measured, without the wrappers that check how
they are used.
"""

import sys
from importlib import import_module

from aec import random_play
from stopwatch import report_steps, stay_on_one_core

if __name__ == "__main__":
    stay_on_one_core()
    report_steps(random_play(import_module(f"pettingzoo.classic.{sys.argv[1]}").raw_env()), float(sys.argv[2]))
