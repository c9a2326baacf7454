"""A tournament from its plan to its results."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from loxley.arena.decision_times import DecisionTimes
from loxley.arena.game import Outcome, Played, play_and_record, play_game
from loxley.arena.plan import Plan
from loxley.arena.store import Store
from loxley.arena.workers import here, on_cores, on_ray


@dataclass(frozen=True)
class Crew:
    """Who plays: so many processes on this machine, or a Ray cluster by its address."""

    jobs: int = 1
    ray: str = ""


@dataclass
class Results:
    outcomes: list[Outcome]
    clocks: list[dict[int, DecisionTimes]]


def play_tournament(plan: Plan, crew: Crew, tell: Callable[[int], None] = lambda _: None) -> Results:
    """Play all games of a plan; `tell` hears how many are done."""
    results = Results([], [])
    for played in _play(play_game, plan, crew, since=0):
        results.outcomes.append(played.outcome)
        results.clocks.append(played.clocks)
        tell(len(results.outcomes))
    return results


def resume_tournament(
    plan: Plan, crew: Crew, store: Store, *, with_records: bool, tell: Callable[[int], None] = lambda _: None
) -> Results:
    """Play what a store does not hold yet, and put it there."""
    work = play_and_record if with_records else play_game
    tell(len(store.outcomes))
    for played in _play(work, plan, crew, since=len(store.outcomes)):
        store.add(played)
        tell(len(store.outcomes))
    return Results(store.outcomes, store.clocks)


def _play(work: Callable[..., Played], plan: Plan, crew: Crew, since: int) -> Iterator[Played]:
    task = partial(work, plan)
    fixtures = islice(plan.fixtures(), since, None)
    if since >= plan.games:
        return iter(())
    if crew.ray:
        return on_ray(crew.ray, crew.jobs, task, fixtures)
    if crew.jobs > 1:
        return on_cores(crew.jobs, task, fixtures)
    return here(task, fixtures)
