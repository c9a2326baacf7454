"""A tournament from its plan to its results."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from loxley.arena.clocking import Clocking
from loxley.arena.game import Outcome, Played, play_game
from loxley.arena.plan import Plan
from loxley.arena.workers import here, on_cores, on_ray


@dataclass(frozen=True)
class Crew:
    """Who plays: so many processes on this machine, or a Ray cluster by its address."""

    jobs: int = 1
    ray: str = ""


@dataclass
class Results:
    outcomes: list[Outcome]
    clocks: list[dict[int, Clocking]]


def play_tournament(plan: Plan, crew: Crew, tell: Callable[[Played], None] = lambda _: None) -> Results:
    """Play all games of a plan; `tell` hears of each as it ends."""
    results = Results([], [])
    for played in _play(plan, crew):
        results.outcomes.append(played.outcome)
        results.clocks.append(played.clocks)
        tell(played)
    return results


def _play(plan: Plan, crew: Crew) -> Iterator[Played]:
    work = partial(play_game, plan)
    if crew.ray:
        return on_ray(crew.ray, crew.jobs, work, plan.fixtures())
    if crew.jobs > 1:
        return on_cores(crew.jobs, work, plan.fixtures())
    return here(work, plan.fixtures())
