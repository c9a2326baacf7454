"""Figures of the running server in the text format of Prometheus."""

from loxley.tables.house import House
from loxley.tables.metrics import Distribution, Metrics


def figures(metrics: Metrics, house: House) -> str:
    lines: list[str] = []
    _plain(lines, "connections", "gauge", metrics.connections)
    _plain(lines, "tables_loaded", "gauge", len(house.live))
    _plain(lines, "tables_live", "gauge", sum(bool(live.here or live.watching) for live in house.live.values()))
    _plain(lines, "rows_stored_total", "counter", metrics.rows)
    _plain(lines, "moves_stored_total", "counter", metrics.moves)
    lines.append("# TYPE loxley_refusals_total counter")
    lines += [f'loxley_refusals_total{{problem="{key}"}} {count}' for key, count in sorted(metrics.refusals.items())]
    _histogram(lines, "commit_rows", metrics.batches)
    _histogram(lines, "commit_seconds", metrics.commits)
    _histogram(lines, "bot_decision_seconds", metrics.decisions)
    return "\n".join(lines) + "\n"


def _plain(lines: list[str], name: str, kind: str, value: int) -> None:
    lines += [f"# TYPE loxley_{name} {kind}", f"loxley_{name} {value}"]


def _histogram(lines: list[str], name: str, values: Distribution) -> None:
    lines.append(f"# TYPE loxley_{name} histogram")
    below = 0
    for bound, count in zip(values.bounds, values.counts, strict=False):
        below += count
        lines.append(f'loxley_{name}_bucket{{le="{bound}"}} {below}')
    total = below + values.counts[-1]
    lines += [
        f'loxley_{name}_bucket{{le="+Inf"}} {total}',
        f"loxley_{name}_sum {values.sum}",
        f"loxley_{name}_count {total}",
    ]
