"""Figures of the running server in the text format of Prometheus."""

from loxley.tables.house import House
from loxley.tables.tallies import Distribution, Tallies


def figures(tallies: Tallies, house: House) -> str:
    lines: list[str] = []
    _plain(lines, "connections", "gauge", tallies.connections)
    _plain(lines, "tables_loaded", "gauge", len(house.live))
    _plain(lines, "tables_live", "gauge", sum(bool(live.here or live.watching) for live in house.live.values()))
    _plain(lines, "rows_stored_total", "counter", tallies.rows)
    _plain(lines, "moves_stored_total", "counter", tallies.moves)
    lines.append("# TYPE loxley_refusals_total counter")
    lines += [f'loxley_refusals_total{{problem="{key}"}} {count}' for key, count in sorted(tallies.refusals.items())]
    _histogram(lines, "commit_rows", tallies.batches)
    _histogram(lines, "commit_seconds", tallies.commits)
    _histogram(lines, "bot_decision_seconds", tallies.decisions)
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
