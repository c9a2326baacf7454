"""The bench: ours compiled and plain, peers beside it, and how many times as fast we are."""

from collections.abc import Callable, Sequence

import msgspec

from loxley.bench.engine import PLAIN, EngineFigures, Task
from loxley.bench.homes import measured, plain_home
from loxley.bench.machine import describe
from loxley.bench.peers import PeerFigures, run_peers


class Report(msgspec.Struct):
    """Figures by game and by peer; `ratios` are our decisions a second over those of each peer."""

    machine: str
    loxley: dict[str, EngineFigures]
    plain: dict[str, EngineFigures]
    peers: dict[str, PeerFigures]
    ratios: dict[str, float]


def run(task: Task, peers: Sequence[str], progress: Callable[[str], None]) -> Report:
    """Everything in turn; `progress` hears what comes next."""
    progress(f"loxley/{task.game}")
    ours = measured(task)
    plain = ours if ours.engine == PLAIN else _plain(task, progress)
    found = run_peers(peers, task.seconds, progress)
    return Report(
        machine=describe(),
        loxley={task.game: ours},
        plain={task.game: plain},
        peers=found,
        ratios={
            name: round(ours.decisions_per_s / figures.decisions_per_s, 2)
            for name, figures in found.items()
            if figures.decisions_per_s
        },
    )


def _plain(task: Task, progress: Callable[[str], None]) -> EngineFigures:
    progress(f"loxley/{task.game} ({PLAIN})")
    with plain_home() as home:
        return measured(task, home)
