"""Random play for tests: tables with their options, and walks that are the same whenever the seed is the same."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random

from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Log
from loxley.core.options import Choice, Setting
from loxley.core.records import OVER, PAUSED, Record, RecordWriter, chat_line, last_line
from loxley.core.seats import CLOCK, PUBLIC, Seat, Viewer
from loxley.core.state import State
from loxley.core.words import Book, Move

# ------------------------------------------------------------------------------------------------------------ tables


@dataclass(frozen=True)
class Setup:
    """A table before the game: who plays what, with which options."""

    game: GameType
    players: int
    options: JsonObject
    deal: list[str] | None = None  # a stacked deck

    def new(self, seed: bytes, log: Log | None = None) -> State:
        return self.game.new(self.players, self.options, Chance(seed), deal=self.deal, log=log)

    def __repr__(self) -> str:
        return f"Setup({self.game.name}, {self.players}, {self.options})"


def player_numbers(game: GameType) -> range:
    return range(game.least_players, game.most_players + 1)


def settings_of(choice: Choice) -> list[Setting]:
    """What tests choose from: every flag and word; of numbers the default and the least, since the most takes long."""
    if isinstance(choice.default, bool):
        return [False, True]
    return list(choice.words) or sorted({int(choice.default), choice.least})


def every_setup(game: GameType) -> Iterator[Setup]:
    """Every number of players with every combination of flags and words, and each number once at its least."""
    ranged = [choice for choice in game.choices if isinstance(choice.default, int) and choice.least != choice.most]
    others = [choice for choice in game.choices if choice not in ranged]
    names = [choice.name for choice in others]
    for players in player_numbers(game):
        for chosen in product(*(settings_of(choice) for choice in others)):
            yield Setup(game, players, dict(zip(names, chosen, strict=True)))
        for choice in ranged:
            yield Setup(game, players, {choice.name: choice.least})


def viewers(state: State) -> list[Viewer]:
    """Every eye that must not see too much."""
    return [PUBLIC, *range(state.seats)]


# -------------------------------------------------------------------------------------------------------------- moves


def movers(state: State) -> list[Seat]:
    """Every seat that has a legal move now, the clock included."""
    return [seat for seat in [*state.awaited(), *state.may_also_move()] if state.legal(seat)]


def group(book: Book, move: Move) -> str:
    """The words of a move without the last one: `offer coins 5` and `offer coins 6` are of one group."""
    words = book.word(move)
    return words.rpartition(" ")[0] or words


@dataclass
class Temper:
    """How a walk chooses: it likes some groups of words more than others, and what it has seldom said.

    So walks go to different places, and seldom pass by what can seldom be done.
    """

    book: Book
    random: Random
    likings: dict[str, int] = field(default_factory=dict)
    said: Counter[str] = field(default_factory=Counter)
    loudness: float = 0.0  # how often somebody speaks up who is only welcome

    def __post_init__(self) -> None:
        self.loudness = self.random.choice((0.1, 0.4, 0.8))

    def liking(self, name: str) -> float:
        if name not in self.likings:
            self.likings[name] = self.random.choice((1, 1, 4, 16))
        return self.likings[name] / (1 + self.said[name])

    def choose(self, state: State) -> tuple[Seat, Move]:
        """Who moves, and what they do. The clock is patient, or no negotiation would get far."""
        welcome = [seat for seat in state.may_also_move() if seat != CLOCK and state.legal(seat)]
        if CLOCK in state.may_also_move() and self.random.random() < 1 / 64:
            welcome = [CLOCK]
        speaks_up = welcome == [CLOCK] or self.random.random() < self.loudness
        seat = self.random.choice(welcome if welcome and speaks_up else state.awaited())
        return seat, self.choose_for(state, seat)

    def choose_for(self, state: State, seat: Seat) -> Move:
        groups: dict[str, list[Move]] = {}
        for move in state.legal(seat):
            groups.setdefault(group(self.book, move), []).append(move)
        names = list(groups)
        chosen = self.random.choices(names, [self.liking(name) for name in names])[0]
        self.said[chosen] += 1
        return self.random.choice(groups[chosen])


class Walk:
    """A game that is played at random, with a log and a history."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.random = Random(seed)
        self.seed = self.random.randbytes(SEED_BYTES)
        self.log = Log()
        self.state = setup.new(self.seed, self.log)
        self.temper = Temper(setup.game.book, self.random)
        self.history: list[tuple[Seat, Move]] = []

    def step(self) -> tuple[Seat, Move]:
        """Play one move."""
        seat, move = self.temper.choose(self.state)
        self.state.play(seat, move)
        self.history.append((seat, move))
        return seat, move

    def go(self, moves: int) -> None:
        """Play so many moves, or to the end."""
        for _ in range(moves):
            if self.state.over():
                return
            self.step()

    def go_to_the_end(self, bound: int) -> None:
        """Play to the end; more decisions than `bound` are a failure."""
        self.go(bound)
        assert self.state.over(), f"not over after {bound} decisions"

    def story(self) -> list[str]:
        """The moves so far, in words."""
        return [f"{seat}: {self.setup.game.book.word(move)}" for seat, move in self.history]


def record_of(walk: Walk, version: str) -> str:
    """A walk written down, finished or interrupted, with a word of chat."""
    setup = walk.setup
    record = Record(setup.game.name, setup.players, setup.options)
    record.names = [f"player {seat}" for seat in range(setup.players)]
    record.version = version
    record.commitment = commitment(walk.seed)
    record.deal = setup.deal
    scribe = RecordWriter(setup.game.book)
    for seat, move in walk.history:
        scribe.played(seat, move)
    scribe.flush()
    ending = OVER if walk.state.over() else PAUSED
    lines = [record.header(), chat_line(0, "À nous deux, shérif\u2028!", 0.5), *scribe.lines]
    return "\n".join([*lines, last_line(ending, walk.seed, walk.state)]) + "\n"
