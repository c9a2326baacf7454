"""The bench: ours compiled and plain, peers beside it, and how many times as fast we are."""

from collections.abc import Callable, Sequence

import msgspec

from loxley.bench.engine import PLAIN, EngineFigures, Task
from loxley.bench.homes import measured, plain_home
from loxley.bench.machine import describe
from loxley.bench.peers import PeerFigures, run_peers


class Report(msgspec.Struct):
    """Figures by game and by peer; `ratios` are, by game, our decisions a second over those of each peer."""

    machine: str
    loxley: dict[str, EngineFigures]
    plain: dict[str, EngineFigures]
    peers: dict[str, PeerFigures]
    ratios: dict[str, dict[str, float]]


def run(tasks: Sequence[Task], peers: Sequence[str], progress: Callable[[str], None]) -> Report:
    """Everything in turn; `progress` hears what comes next."""
    ours: dict[str, EngineFigures] = {}
    plain: dict[str, EngineFigures] = {}
    for task in tasks:
        progress(f"loxley/{task.game}")
        ours[task.game] = measured(task)
        plain[task.game] = ours[task.game] if ours[task.game].engine == PLAIN else _plain(task, progress)
    found = run_peers(peers, tasks[0].seconds, progress)
    return Report(describe(), ours, plain, found, {name: _ratios(figures, found) for name, figures in ours.items()})


def _ratios(ours: EngineFigures, peers: dict[str, PeerFigures]) -> dict[str, float]:
    return {
        name: round(ours.decisions_per_s / theirs.decisions_per_s, 2)
        for name, theirs in peers.items()
        if theirs.decisions_per_s
    }


def _plain(task: Task, progress: Callable[[str], None]) -> EngineFigures:
    progress(f"loxley/{task.game} ({PLAIN})")
    with plain_home() as home:
        return measured(task, home)
