"""Figures of a running server for Prometheus. Several processes of one machine are summed by whichever is asked."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where processes leave their figures for each other; set before they start
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128)
_COMMITS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)
_DECISIONS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moved = 0
        self.connections = self._gauge("connections", "open sockets")
        self.tables_loaded = self._gauge("tables_loaded", "tables in memory")
        self.tables_live = self._gauge("tables_live", "tables with somebody connected")
        self.tables_set_aside = self._gauge("tables_set_aside", "tables that could not be read from the store")
        self.tables_archived = self._counter("tables_archived", "tables that were compressed, or deleted", "what")
        self.rows = self._counter("rows_stored", "rows written to the store")
        self.moves = self._counter("moves_stored", "moves written to the store")
        self.failed_writes = self._counter("failed_writes", "rows that were not stored and are tried again")
        self.refusals = self._counter("refusals", "requests that were refused", "problem")
        self.refused_connections = self._counter("refused_connections", "connections that were refused", "reason")
        self.replays = self._counter("replays", "finished games that were shown", "outcome")
        self.bot_failures = self._counter("bot_failures", "decisions of bots that failed")
        self.webhooks = self._counter("webhooks", "calls of webhooks", "outcome")
        self.pushes = self._counter("pushes", "push messages to devices", "outcome")
        self.batches = self._histogram("commit_rows", "rows in one commit", _BATCHES)
        self.commits = self._histogram("commit_seconds", "seconds of one commit", _COMMITS)
        self.decisions = self._histogram("bot_decision_seconds", "seconds of one decision of a bot", _DECISIONS)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(name, says, labels, namespace="loxley", registry=self.registry)

    def _gauge(self, name: str, says: str) -> Gauge:
        return Gauge(name, says, namespace="loxley", registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, says: str, bounds: tuple[float, ...]) -> Histogram:
        return Histogram(name, says, namespace="loxley", registry=self.registry, buckets=bounds)

    def moved(self, moves: int) -> None:
        """Moves that are stored. They are added up with the rows of their commit: a counter takes its time."""
        self._moved += moves

    def committed(self, rows: int, seconds: float) -> None:
        """Rows were stored by one commit, and everybody was told."""
        self.moves.inc(self._moved)
        self._moved = 0
        self.rows.inc(rows)
        self.batches.observe(rows)
        self.commits.observe(seconds)

    def refused(self, problem: str) -> None:
        self.refusals.labels(problem).inc()

    def value(self, name: str, **labels: str) -> float:
        """What this process has counted under a name."""
        return self.registry.get_sample_value(f"loxley_{name}", labels) or 0.0

    def exposition(self) -> bytes:
        """Everything in the text format of Prometheus."""
        return generate_latest(self._everything())

    def totals(self) -> dict[str, float]:
        """Every figure under its full name, whatever its labels."""
        found: dict[str, float] = {}
        for sample in (sample for family in self._everything().collect() for sample in family.samples):
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
        return found

    def _everything(self) -> CollectorRegistry:
        """The figures of this process, or the sums over the processes that share a folder."""
        if FOLDER not in os.environ:
            return self.registry
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return together
