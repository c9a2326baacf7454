"""The long run: tables come and go for minutes, and what the server keeps of them is looked at again and again."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.request import urlopen

import msgspec

from loxley.bench.machine import describe
from loxley.bench.server.crowd import CrowdFigures, Task
from loxley.bench.server.house import House, free_port, running, serve
from loxley.bench.server.report import Progress, crowd_command, last_line, visiting

SOCKETS = 200
PACE = 200.0  # messages a second
_DAY = 86_400
# Short times, so that everything that happens to a table in its life happens within minutes.
_LIMITS = {"unload-seconds": 20, "archive-days": 60 / _DAY, "delete-days": 60 / _DAY}


class Sample(msgspec.Struct, frozen=True):
    """How things stand after a crowd has left."""

    minutes: float
    tables: int  # opened so far
    loaded: int  # in memory
    memory_mb: float
    store_mb: float  # the file, and what SQLite keeps beside it
    p50_ms: float
    p99_ms: float


class SoakReport(msgspec.Struct):
    machine: str
    sockets: int
    pace: float
    samples: list[Sample]


def soak(minutes: float, seconds: float, progress: Progress) -> SoakReport:
    """One crowd after the other, each at new tables for so many seconds, until the time is over."""
    samples: list[Sample] = []
    with TemporaryDirectory(prefix="loxley-") as folder:
        store = Path(folder, "tables.db")
        port = free_port()
        with running(serve(f"sqlite:///{store}", port, limits=_LIMITS), port, "/api/health") as house:
            start = perf_counter()
            while not samples or perf_counter() - start < minutes * 60:
                seen = _wave(Task(port, SOCKETS, seconds, pace=PACE, seed=len(samples)))
                samples.append(_sample(house, store, (perf_counter() - start) / 60, len(samples) + 1, seen))
                progress(f"{samples[-1].minutes:.1f} / {minutes:g} min, {samples[-1].memory_mb:.0f} MB")
    return SoakReport(describe(), SOCKETS, PACE, samples)


def _wave(task: Task) -> CrowdFigures:
    with visiting(crowd_command(task)) as crowd:
        return msgspec.json.decode(last_line(crowd), type=CrowdFigures)


def _sample(house: House, store: Path, minutes: float, waves: int, seen: CrowdFigures) -> Sample:
    size = sum(path.stat().st_size for path in store.parent.glob(f"{store.name}*"))
    return Sample(
        minutes=round(minutes, 2),
        tables=waves * SOCKETS // 4,
        loaded=_loaded(house.port),
        memory_mb=round(house.memory_mb(), 1),
        store_mb=round(size / 1e6, 2),
        p50_ms=seen.p50_ms,
        p99_ms=seen.p99_ms,
    )


def _loaded(port: int) -> int:
    """Tables in memory, as the server's own figures say."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line for line in lines if line.startswith("loxley_tables_loaded ")).split()[1]))


Label = Callable[[str], str]

_WIDTH, _HEIGHT, _LEFT, _TOP, _GAP = 720, 130, 60, 28, 52
_COLOURS = ("#1b6e53", "#c1662f")


def plot(report: SoakReport, label: Label) -> str:
    """Memory, file and latency over time, one below the other, as SVG. `label` names what is drawn."""
    panels = (("memory",), ("store",), ("loaded",), ("p50", "p99"))
    fields = {"memory": "memory_mb", "store": "store_mb", "loaded": "loaded", "p50": "p50_ms", "p99": "p99_ms"}
    times = [0.0, *(sample.minutes for sample in report.samples)]
    height = len(panels) * (_HEIGHT + _GAP) + _TOP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH + 2 * _LEFT} {height}">',
        "<style>text { font: 12px sans-serif; fill: #2b2b2b }</style>",
        f'<rect width="{_WIDTH + 2 * _LEFT}" height="{height}" fill="#ffffff"/>',
    ]
    for at, panel in enumerate(panels):
        lines = [[float(getattr(sample, fields[name])) for sample in report.samples] for name in panel]
        top = _TOP + at * (_HEIGHT + _GAP)
        parts += _panel(top, [label(name) for name in panel], times[1:], lines)
    parts.append(f'<text x="{_LEFT + _WIDTH}" y="{height - 6}" text-anchor="end">{label("time")}</text></svg>')
    return "\n".join(parts) + "\n"


def _panel(top: int, names: list[str], times: list[float], lines: list[list[float]]) -> list[str]:
    most, end = max(max(line) for line in lines) or 1.0, times[-1] or 1.0
    bottom = top + _HEIGHT
    parts = [
        f'<path d="M{_LEFT} {top}V{bottom}H{_LEFT + _WIDTH}" fill="none" stroke="#8a8a8a"/>',
        f'<text x="{_LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.4g}</text>',
        f'<text x="{_LEFT - 6}" y="{bottom}" text-anchor="end">0</text>',
        f'<text x="{_LEFT + _WIDTH}" y="{bottom + 16}" text-anchor="end">{end:.3g}</text>',
    ]
    for name, colour, line, at in zip(names, _COLOURS, lines, range(len(lines)), strict=False):
        points = " ".join(
            f"{_LEFT + _WIDTH * time / end:.1f},{bottom - _HEIGHT * value / most:.1f}"
            for time, value in zip(times, line, strict=True)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{_LEFT + 8 + 240 * at}" y="{top - 8}" style="fill: {colour}">{name}</text>')
    return parts
