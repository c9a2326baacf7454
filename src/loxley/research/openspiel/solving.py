"""Tiny Sheriff, solved by sampling: `python -m loxley.research.openspiel.solving` prints its exploitability."""

import sys

import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import tabular_policy_from_callable

import loxley.research.openspiel  # noqa: F401 - registers the game
from loxley.research.openspiel.tiny import NAME


def solve(rounds: int, iterations: int, seed: int = 0) -> float:
    """Sample with external-sampling MCCFR; how much both could still gain by playing otherwise (NashConv)."""
    game = pyspiel.load_game(NAME, {"num_rounds": rounds})
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed)
    for _ in range(iterations):
        solver.run_iteration()
    average = solver.average_policy()
    return float(nash_conv(game, tabular_policy_from_callable(game, average.action_probabilities)))


def main() -> None:
    for iterations in (10, 100, 1_000):
        sys.stdout.write(f"{iterations} iterations: NashConv {solve(1, iterations):.4f}\n")


if __name__ == "__main__":
    main()
