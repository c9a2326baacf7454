"""The bench: ours compiled and plain, peers beside it, and how many times as fast we are."""

from collections.abc import Callable, Sequence

import msgspec

from loxley.bench.engine import PLAIN, EngineFigures, Task
from loxley.bench.homes import measured, plain_home
from loxley.bench.machine import describe
from loxley.bench.peers import PeerFigures, keep_faster, run_peers

PASSES = 4


class Report(msgspec.Struct):
    """Figures by game and by peer; `ratios` are, by game, our decisions a second over those of each peer."""

    machine: str
    loxley: dict[str, EngineFigures]
    plain: dict[str, EngineFigures]
    peers: dict[str, PeerFigures]
    ratios: dict[str, dict[str, float]]


def run(tasks: Sequence[Task], peers: Sequence[str], progress: Callable[[str], None]) -> Report:
    """Everything in turn, several times over; `progress` hears what comes next.

    A virtual machine has slow minutes that would hit one engine and not another: of all passes the best one counts,
    for us as for the peers.
    """
    ours: dict[str, EngineFigures] = {}
    plain: dict[str, EngineFigures] = {}
    found: dict[str, PeerFigures] = {}
    for _ in range(PASSES):
        for task in (msgspec.structs.replace(task, seconds=task.seconds / PASSES) for task in tasks):
            progress(f"loxley/{task.game}")
            _keep_better(ours, task.game, measured(task))
            if ours[task.game].engine != PLAIN:
                _keep_better(plain, task.game, _plain(task, progress))
        keep_faster(found, run_peers(peers, tasks[0].seconds / PASSES, progress))
    return Report(
        describe(), ours, plain or ours, found, {name: _ratios(figures, found) for name, figures in ours.items()}
    )


def _keep_better(best: dict[str, EngineFigures], game: str, new: EngineFigures) -> None:
    old = best.get(game, new)
    best[game] = EngineFigures(
        games_per_s=max(old.games_per_s, new.games_per_s),
        decisions_per_s=max(old.decisions_per_s, new.decisions_per_s),
        clone_us=min(old.clone_us, new.clone_us),
        view_us=min(old.view_us, new.view_us),
        record_cost=(new if new.decisions_per_s > old.decisions_per_s else old).record_cost,
        robin_games_per_s=max(old.robin_games_per_s, new.robin_games_per_s),
        engine=new.engine,
    )


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
