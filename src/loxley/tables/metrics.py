"""Figures of a running server, counted where they happen and printed elsewhere."""

from collections import Counter


class Distribution:
    """How many values fell below each bound, and their sum."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.sum += value
        for at, bound in enumerate(self.bounds):
            if value <= bound:
                self.counts[at] += 1
                return
        self.counts[-1] += 1


class Metrics:
    def __init__(self) -> None:
        self.rows = 0
        self.moves = 0
        self.connections = 0
        self.refusals: Counter[str] = Counter()
        self.batches = Distribution((1, 2, 4, 8, 16, 32, 64, 128))
        self.commits = Distribution((0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5))
        self.decisions = Distribution((0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.0))

    def committed(self, rows: int, seconds: float) -> None:
        self.rows += rows
        self.batches.add(rows)
        self.commits.add(seconds)

    def refused(self, problem: str) -> None:
        self.refusals[problem] += 1
