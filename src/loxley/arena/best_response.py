"""A best response to a level: the parameters of a policy, found by play against a table full of it.

An evolution strategy with a step size for each parameter (Ros and Hansen's separable CMA-ES). All candidates of a
generation play the same fresh deals, each on every seat, so that luck does not choose among them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt, tanh
from random import Random
from time import process_time

from loxley.arena.entries import Entry, Field
from loxley.arena.game import Outcome, play_game
from loxley.arena.plan import Plan, new_plan
from loxley.bots import Knob, Responder, responder
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused

BUDGET = 600.0  # CPU-seconds
_CANDIDATES = 16  # of a generation
_MOST_DEALS = 3  # that each of them plays, on every seat
_FOR_A_DEAL = 60.0  # CPU-seconds of the budget for each of them
_POINTS = 40.0  # a lead of so many points is nearly as good as any
_FIRST_STEP = 1.0  # of each knob's own step


@dataclass(frozen=True)
class Search:
    """Against whom, at which table, for how long."""

    game: str
    level: Entry
    seats: int
    options: JsonObject
    seed: int
    budget: float = BUDGET

    @property
    def deals(self) -> int:
        """How many deals each candidate plays: a short search rather sees more of them."""
        return min(_MOST_DEALS, 1 + int(self.budget // _FOR_A_DEAL))

    def plan(self, candidate: str, games: int, seed: int) -> Plan:
        """The candidate alone among the level."""
        field = Field((Entry(candidate), self.level), (0, *[1] * (self.seats - 1)))
        return new_plan(self.game, field, seats=self.seats, games=games, seed=seed, options=self.options)


@dataclass
class Found:
    """What a search has found, and how much it took."""

    values: dict[str, float]
    name: str  # of the bot with these values, which can be seated anywhere
    generations: int = 0
    games: int = 0


def find_best_response(search: Search, tell: Callable[[float], None] = lambda _: None) -> Found:
    """Look as long as the budget lasts, and for one generation at least; `tell` hears how much of it is used."""
    policy = responder(search.game)
    if policy is None:
        raise Refused("no-responder", "--best-response", "", {"game": search.game})
    strategy = Strategy(policy.knobs, Random(search.seed))
    began, games = process_time(), 0
    while True:
        candidates = strategy.sample()
        seed = search.seed + 1000 * (strategy.generation + 1)  # other deals than those of the fresh measure
        scores = [_score(search, policy, values, seed) for values in candidates]
        games += len(candidates) * search.deals * search.seats
        strategy.learn(scores)
        used = process_time() - began
        tell(min(used, search.budget))
        if used >= search.budget:
            values = strategy.middle()
            return Found(values, policy.name(values), strategy.generation, games)


def _score(search: Search, policy: Responder, values: dict[str, float], seed: int) -> float:
    plan = search.plan(policy.name(values), search.deals * search.seats, seed)
    return sum(_lead(play_game(plan, fixture).outcome) for fixture in plan.fixtures())


def _lead(outcome: Outcome) -> float:
    """A win, and how far ahead of the best rival: what nearly won counts for something."""
    seat = outcome.seated.index(0)
    others = max(score for at, score in enumerate(outcome.scores) if at != seat)
    return outcome.share(seat) + tanh((outcome.scores[seat] - others) / _POINTS)


@dataclass
class Strategy:
    """Where the search stands: a middle, one step size for all knobs, and a variance for each."""

    knobs: Sequence[Knob]
    rng: Random
    generation: int = 0
    _mean: list[float] = field(default_factory=list)  # in steps from the start
    _variance: list[float] = field(default_factory=list)
    _path: list[float] = field(default_factory=list)
    _pull: list[float] = field(default_factory=list)
    _step: float = _FIRST_STEP
    _drawn: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        size = len(self.knobs)
        self._mean, self._path, self._pull = [0.0] * size, [0.0] * size, [0.0] * size
        self._variance = [1.0] * size
        weights = [log(_CANDIDATES / 2 + 0.5) - log(rank + 1) for rank in range(_CANDIDATES // 2)]
        self._weights = [weight / sum(weights) for weight in weights]
        mass = 1 / sum(weight**2 for weight in self._weights)
        self._mass = mass
        self._fading = (mass + 2) / (size + mass + 5)
        self._gathering = 4 / (size + 4)
        self._rank_one = (2 / ((size + 1.3) ** 2 + mass)) * (size + 2) / 3
        self._rank_many = min(1 - self._rank_one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass) * (size + 2) / 3)
        self._length = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))  # of a random step

    def sample(self) -> list[dict[str, float]]:
        """The candidates of a generation."""
        self._drawn = [
            [sqrt(variance) * self.rng.gauss(0.0, 1.0) for variance in self._variance] for _ in range(_CANDIDATES)
        ]
        return [
            self._values([at + self._step * by for at, by in zip(self._mean, drawn, strict=True)])
            for drawn in self._drawn
        ]

    def middle(self) -> dict[str, float]:
        return self._values(self._mean)

    def _values(self, steps: Sequence[float]) -> dict[str, float]:
        return {knob.name: knob.kept(knob.start + knob.step * by) for knob, by in zip(self.knobs, steps, strict=True)}

    def learn(self, scores: Sequence[float]) -> None:
        """Move towards the better half, and stretch along what has paid for some time."""
        self.generation += 1
        ranked = sorted(range(_CANDIDATES), key=lambda at: -scores[at])[: len(self._weights)]
        best = [self._drawn[at] for at in ranked]
        moved = [
            sum(weight * drawn[knob] for weight, drawn in zip(self._weights, best, strict=True))
            for knob in range(len(self.knobs))
        ]
        self._mean = [at + self._step * by for at, by in zip(self._mean, moved, strict=True)]
        fade, gather = self._fading, self._gathering
        self._path = [
            (1 - fade) * old + sqrt(fade * (2 - fade) * self._mass) * by / sqrt(variance)
            for old, by, variance in zip(self._path, moved, self._variance, strict=True)
        ]
        self._pull = [
            (1 - gather) * old + sqrt(gather * (2 - gather) * self._mass) * by
            for old, by in zip(self._pull, moved, strict=True)
        ]
        one, many = self._rank_one, self._rank_many
        for knob, pull in enumerate(self._pull):
            spread = sum(weight * drawn[knob] ** 2 for weight, drawn in zip(self._weights, best, strict=True))
            self._variance[knob] = (1 - one - many) * self._variance[knob] + one * pull**2 + many * spread
        walked = sqrt(sum(part**2 for part in self._path))
        self._step *= 2.718281828 ** (fade / (1 + fade) * (walked / self._length - 1))
