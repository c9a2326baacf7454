"""The bench of the environments: ours, peers beside them, and how many times as fast we are."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from loxley.bench.engine import Task
from loxley.bench.homes import said_by
from loxley.bench.machine import describe
from loxley.bench.peers import PeerFigures, keep_faster, run_peers
from loxley.bench.report import PASSES

SMALL: Final = 64
LARGE: Final = 1024
"""Games of a batch."""

OWN_AEC: Final = "loxley, AEC"


class ResearchFigures(msgspec.Struct, frozen=True):
    """Decisions per CPU-second, of one table in PettingZoo and of two batches; and how large random games are."""

    aec_per_s: float
    small_batch_per_s: float
    large_batch_per_s: float
    decisions: float
    legal_moves: float
    engine: str


class ResearchReport(msgspec.Struct):
    """Figures by game and by peer; `ratios` are, by game, our decisions a second over those of each peer.

    One table of ours stands against one table of a peer, a batch against a batch of the same size, and the small batch
    against our own single table, too.
    """

    machine: str
    loxley: dict[str, ResearchFigures]
    peers: dict[str, PeerFigures]
    ratios: dict[str, dict[str, float]]


def run(tasks: Sequence[Task], peers: Sequence[str], progress: Callable[[str], None]) -> ResearchReport:
    """Everything in turn, several times over, and the best pass counts, as for the engines."""
    ours: dict[str, ResearchFigures] = {}
    found: dict[str, PeerFigures] = {}
    for _ in range(PASSES):
        for task in (msgspec.structs.replace(task, seconds=task.seconds / PASSES) for task in tasks):
            progress(f"loxley/{task.game}")
            _keep_better(ours, task.game, measured(task))
        keep_faster(found, run_peers(peers, tasks[0].seconds / PASSES, progress))
    return ResearchReport(describe(), ours, found, {game: _ratios(figures, found) for game, figures in ours.items()})


def measured(task: Task) -> ResearchFigures:
    """The figures of one game, from a process of its own."""
    return msgspec.json.decode(said_by("loxley.bench.research", task), type=ResearchFigures)


def _keep_better(best: dict[str, ResearchFigures], game: str, new: ResearchFigures) -> None:
    old = best.get(game, new)
    best[game] = msgspec.structs.replace(
        new,
        aec_per_s=max(old.aec_per_s, new.aec_per_s),
        small_batch_per_s=max(old.small_batch_per_s, new.small_batch_per_s),
        large_batch_per_s=max(old.large_batch_per_s, new.large_batch_per_s),
    )


def _ratios(ours: ResearchFigures, peers: dict[str, PeerFigures]) -> dict[str, float]:
    ratios = {
        name: round(_beside(name, ours) / theirs.decisions_per_s, 2)
        for name, theirs in peers.items()
        if theirs.decisions_per_s
    }
    return {OWN_AEC: round(ours.small_batch_per_s / ours.aec_per_s, 2), **ratios}


def _beside(peer: str, ours: ResearchFigures) -> float:
    """The figure of ours that is compared with a peer's: by how many games the peer plays at once."""
    batches = {str(SMALL): ours.small_batch_per_s, str(LARGE): ours.large_batch_per_s}
    return batches.get(peer.rpartition(", ")[2], ours.aec_per_s)
