"""The measurements behind `docs/bots.md`: which matches are played for each game, and where their results are kept.

Every match has a folder of its own, named after who played and after the source of the bots: a run that was stopped
goes on game by game, and what other bots have played is never mixed in.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from loxley.arena.decision_times import DecisionTimes
from loxley.arena.entries import Entry, Field
from loxley.arena.plan import Plan, new_plan
from loxley.arena.rates import Tally
from loxley.arena.standings import Report, join_clocks, report_on, tallies_of
from loxley.arena.store import Store
from loxley.arena.tournament import Crew, Results, resume_tournament
from loxley.bots import levels, probes
from loxley.core.game import JsonObject
from loxley.games import find_game

SEED = 7
USUAL_SEATS = 4
MIRROR_GAMES = 200
_STRONG = ("rogue", "robin")  # who must stand up to every probe
_SHARED = ("frame.py", "characters.py")  # what the bots of all games are made of


@dataclass(frozen=True)
class Match:
    """One challenger against a table full of the same rival; a bot among its likes when they are one."""

    game: str
    seats: int
    challenger: str
    rival: str
    option: str = ""  # such as `rules=advanced`; nothing for the game as it is

    @property
    def is_mirror(self) -> bool:
        return self.challenger == self.rival

    @property
    def words(self) -> str:
        """The match as `loxley arena` takes it."""
        option = f" --option {self.option}" if self.option else ""
        if self.is_mirror:
            return f"{self.game} {self.seats}x{self.challenger}{option}"
        return f"{self.game} {self.challenger} {self.seats - 1}x{self.rival}{option}"

    def plan(self, games: int) -> Plan:
        rivals = (1,) * (self.seats - 1)
        field = Field((Entry(self.challenger), Entry(self.rival)), (0, *rivals))
        if self.is_mirror:
            field = Field((Entry(self.challenger),), (0,) * self.seats)
            games = min(games, MIRROR_GAMES)
        name, _, value = self.option.partition("=")
        options: JsonObject = {name: value} if name else {}
        return new_plan(self.game, field, seats=self.seats, games=games, seed=SEED, options=options)

    def folder(self, home: Path, games: int) -> Path:
        return home / f"{self.words.replace(' ', '-')}-{games}-{fingerprint(self.game)}"


@dataclass(frozen=True)
class Measured:
    """What a match has shown of its challenger: `clock` of its decisions, `tally` of what it did."""

    match: Match
    report: Report
    clock: DecisionTimes
    tally: Tally


def table_sizes(game: str) -> list[int]:
    """Four players, then the smallest and the largest table."""
    door = find_game(game)
    return list(dict.fromkeys((USUAL_SEATS, door.least_players, door.most_players)))


def pairs(game: str, option: str = "") -> list[tuple[str, str]]:
    """Each level against the one below it; in the game as it is, also every probe against the strongest.

    Such a match says what one idea takes from a table full of it. Then the strong ones against every probe.
    """
    ladder = levels(game)
    steps = list(zip(ladder[1:], ladder[:-1], strict=True))
    if option:
        return steps
    strong = [level for level in _STRONG if level in ladder]
    ideas = probes(game)
    taken = [(probe, level) for level in strong[-1:] for probe in ideas]
    return steps + taken + [(level, probe) for level in strong for probe in ideas]


def matches(game: str, option: str = "") -> Iterator[Match]:
    """All matches of a game, or of one of its variants: what is read first is played first.

    The ladder at every table, each level among its likes, then the probes, with four players first.
    """
    ladder = len(levels(game)) - 1
    tried = pairs(game, option)
    for seats in table_sizes(game):
        yield from (Match(game, seats, *pair, option) for pair in tried[:ladder])
    for level in levels(game):
        yield Match(game, USUAL_SEATS, level, level, option)
    for seats in table_sizes(game):
        yield from (Match(game, seats, *pair, option) for pair in tried[ladder:])


def measure(match: Match, games: int, home: Path, crew: Crew, tell: Callable[[int], None]) -> Measured:
    """Play a match, or what is left of it."""
    plan = match.plan(games)
    store = Store(match.folder(home, games), plan)
    store.open()
    return _measured(match, plan, resume_tournament(plan, crew, store, with_records=False, tell=tell))


def look_up(match: Match, games: int, home: Path) -> Measured | None:
    """A match that was played to its end before; nothing else."""
    plan = match.plan(games)
    folder = match.folder(home, games)
    if not folder.is_dir():
        return None
    store = Store(folder, plan)
    store.open()
    if len(store.outcomes) < plan.games:
        return None
    return _measured(match, plan, Results(store.outcomes, store.clocks))


def _measured(match: Match, plan: Plan, results: Results) -> Measured:
    clocks = join_clocks(results.clocks, len(plan.entries))
    return Measured(match, report_on(plan, results.outcomes), clocks[0], tallies_of(plan, results.outcomes)[0])


def fingerprint(game: str) -> str:
    """Of all that a game's bots are made of."""
    digest = blake2b(digest_size=4)
    bots = files("loxley").joinpath("bots")
    for name, source in sorted(_sources([bots.joinpath(game), *(bots.joinpath(shared) for shared in _SHARED)])):
        digest.update(name.encode() + b"\0" + source + b"\0")
    return digest.hexdigest()


def _sources(roots: Sequence[Traversable], path: str = "") -> Iterator[tuple[str, bytes]]:
    for root in roots:
        name = f"{path}/{root.name}"
        if root.is_file():
            yield name, root.read_bytes()
        elif root.name != "__pycache__":
            yield from _sources(list(root.iterdir()), name)
