"""Who plays the games: this process, the cores of this machine, or a Ray cluster. The outcomes are the same.

Outcomes come in the order of the plan whoever plays them, and only a few games are handed out ahead: what an
interrupted tournament has written is always the beginning of what it would have written.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from loxley.core.refusals import Refused

_AHEAD = 4  # games handed out for each worker

Task = TypeVar("Task")
Done = TypeVar("Done")
Handle = TypeVar("Handle")


def in_order(
    tasks: Iterable[Task], hand_out: Callable[[Task], Handle], collect: Callable[[Handle], Done], ahead: int
) -> Iterator[Done]:
    """Results in the order of their tasks, with so many tasks under way."""
    under_way: deque[Handle] = deque()
    for task in tasks:
        under_way.append(hand_out(task))
        if len(under_way) >= ahead:
            yield collect(under_way.popleft())
    while under_way:
        yield collect(under_way.popleft())


def here(work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    yield from map(work, tasks)


def on_cores(jobs: int, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """Spawned, not forked: a progress bar has a thread of its own, and threads do not survive a fork."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_main_process)
    try:
        yield from in_order(tasks, lambda task: pool.submit(work, task), Future.result, jobs * _AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_main_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str, jobs: int, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """On a cluster, where Loxley must be installed; `local` starts one on this machine with so many cores."""
    with cluster(address, jobs) as ray:
        remote = ray.remote(num_cpus=1, max_retries=2)(work_remotely)
        shared = ray.put(work)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from in_order(tasks, partial(remote.remote, shared), partial(_collect, ray), cores * _AHEAD)


def work_remotely(work: Callable[[Task], Done], task: Task) -> Done | Refused:
    """A refusal comes back as a result, since Ray wraps what is raised."""
    try:
        return work(task)
    except Refused as refused:
        return refused


def _collect(ray: Any, handle: object) -> Any:
    result = ray.get(handle)
    if isinstance(result, Refused):
        raise result
    return result


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Any]:
    try:
        import ray  # noqa: PLC0415 - an extra that few need
    except ModuleNotFoundError as missing:
        raise Refused("extra-missing", "--ray", "", {"extra": "ray"}) from missing
    try:
        if address == "local":
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise Refused("no-cluster", "--ray", "", {"found": address}) from error
    try:
        yield ray
    finally:
        ray.shutdown()
