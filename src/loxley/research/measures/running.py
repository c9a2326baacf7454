"""Playing what is to be measured: each bot alone among each other one, and each probe of the house among each bot."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from loxley.arena.entries import Entry, Field, read_entry
from loxley.arena.plan import Plan, new_plan
from loxley.arena.workers import here, on_cores
from loxley.bots import probes
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.research.measures.gathering import Gathered, gather
from loxley.research.measures.report import Found, Seat, cross_of, measures_of


@dataclass(frozen=True)
class Wish:
    """What is to be measured: these bots in one game, so many games for each pair."""

    game: str
    bots: Sequence[str]
    seats: int = 4
    games: int = 40
    seed: int = 1
    jobs: int = 1
    options: JsonObject = field(default_factory=dict)
    with_probes: bool = False

    def pairs(self) -> list[tuple[Entry, Entry]]:
        """One bot alone, and those among whom it sits; a single bot sits among its own kind."""
        entries = self.entries()
        return [(one, other) for one in entries for other in entries if one != other or len(entries) == 1]

    def tests(self) -> list[tuple[Entry, Entry]]:
        """The same for the probes."""
        found = probes(self.game) if self.with_probes else []
        return [(Entry(probe), entry) for entry in self.entries() for probe in found if entry.name != probe]

    def entries(self) -> list[Entry]:
        entries = [read_entry(self.game, bot) for bot in self.bots]
        for entry in entries:
            if entries.count(entry) > 1:
                raise Refused("entered-twice", entry.name)
        return entries

    def all_games(self) -> int:
        """How many games are played."""
        return sum(_plan(self, *pair).games for pair in (*self.pairs(), *self.tests()))


def measure(wish: Wish, tell: Callable[[int], None] = lambda _: None) -> Found:
    """Play and measure; `tell` hears how many games are done."""
    pairs, tests = wish.pairs(), wish.tests()
    done = 0
    found: list[list[Seat]] = []
    for pair in (*pairs, *tests):
        plan = _plan(wish, *pair)
        found.append([])
        for game in _play(plan, wish.jobs):
            names = [plan.entries[entry].name for entry in game.outcome.seated]
            # A deal is the same cards for every pair, so its games hang together.
            found[-1] += [(name, game.outcome.deal, game, seat) for seat, name in enumerate(names)]
            done += 1
            tell(done)
    crossed = [
        cross_of(one.name, other.name, seats) for (one, other), seats in zip((*pairs, *tests), found, strict=True)
    ]
    between = [seat for seats in found[: len(pairs)] for seat in seats]
    return Found(
        game=wish.game,
        seats=wish.seats,
        games=done,
        bots=[measures_of(entry.name, between) for entry in wish.entries()],
        cross=crossed[: len(pairs)] if len(wish.bots) > 1 else [],
        probes=crossed[len(pairs) :],
    )


def _plan(wish: Wish, one: Entry, other: Entry) -> Plan:
    entries, line_up = ((one,), (0,) * wish.seats) if one == other else ((one, other), (0, *(1,) * (wish.seats - 1)))
    return new_plan(
        wish.game, Field(entries, line_up), seats=wish.seats, games=wish.games, seed=wish.seed, options=wish.options
    )


def _play(plan: Plan, jobs: int) -> Iterator[Gathered]:
    work = partial(gather, plan)
    return on_cores(jobs, work, plan.fixtures()) if jobs > 1 else here(work, plan.fixtures())
