"""Rollouts on Ray: each worker plays tables of its own with the weights it was sent last."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from loxley.arena.workers import cluster
from loxley.research.learning.policy import Floats, Policy
from loxley.research.learning.tables import Company, Trajectory, gather


class RolloutWorker:
    """One process of a cluster, where Loxley must be installed. It needs no PyTorch."""

    def __init__(self, policy: Policy, company: Company, updates: int, number: int) -> None:
        self._policy = policy
        self._play = company.sit_down(policy, updates, number).play()

    def play(self, weights: dict[str, Floats], decisions: int) -> list[Trajectory]:
        self._policy.weights = weights
        return gather(self._play, decisions)


@contextmanager
def on_ray(
    policy: Policy, company: Company, updates: int, address: str, workers: int
) -> Iterator[Callable[[int], list[Trajectory]]]:
    """So many workers on a cluster; each plays its part of the decisions of an update."""
    with cluster(address, workers) as ray:
        remote: Any = ray.remote(num_cpus=1)(RolloutWorker)
        crew = [remote.remote(policy, company, updates, number) for number in range(workers)]

        def play(decisions: int) -> list[Trajectory]:
            weights = ray.put(policy.weights)
            part = -(-decisions // workers)
            return [each for played in ray.get([one.play.remote(weights, part) for one in crew]) for each in played]

        yield play
