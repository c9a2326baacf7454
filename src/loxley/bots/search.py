"""Looking ahead: imagined worlds are played on by quick bots, and choices are compared over the same worlds."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.chair import Chair
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event, Log
from loxley.core.seats import Seat
from loxley.core.state import State, View
from loxley.core.words import Move

AT_A_TABLE: Final = 100  # imagined games for one choice, where people sit: well within a second
_SURE = 1.0  # standard errors by which another choice must be better than the first
_BOUND = 400  # moves of one playout
_FEWEST = 6  # worlds before a choice is given up


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What a game says about looking ahead from one seat."""

    def chairs(self, state: State) -> list[Chair]:
        """Quick players for everybody in an imagined world."""
        raise NotImplementedError

    def ends(self, state: State, seat: Seat) -> bool:
        """Is it time to judge, now that this seat is to move?"""
        raise NotImplementedError

    def worth(self, state: State) -> float:
        """What a state promises."""
        raise NotImplementedError


class Compared:
    """A choice, and what it brought in each world."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.total = 0.0
        self.worlds = 0
        self.ahead = 0.0  # of the first choice, summed
        self.squares = 0.0

    def add(self, worth: float, ahead: float) -> None:
        self.worlds += 1
        self.total += worth
        self.ahead += ahead
        self.squares += ahead * ahead

    def mean(self) -> float:
        return self.total / self.worlds

    def gain(self) -> float:
        """How much better than the first choice, on average."""
        return self.ahead / self.worlds

    def error(self) -> float:
        mean = self.gain()
        return sqrt(max(self.squares / self.worlds - mean * mean, 0.0) / max(self.worlds - 1, 1))

    def is_better(self) -> bool:
        """Clearly so, by what the worlds say."""
        return self.worlds >= _FEWEST and self.gain() > _SURE * self.error()

    def is_hopeless(self) -> bool:
        return self.worlds >= _FEWEST and self.gain() + self.error() < 0


class Known:
    """What a seat knows at the moment of a choice."""

    def __init__(self, game: GameType, me: Seat, view: View, events: Sequence[Event]) -> None:
        self.game = game
        self.me = me
        self.view = view
        self.events = list(events)
        self.components: JsonObject | None = None  # the table's own figures

    def imagine(self, rng: Random) -> State:
        """A world that fits."""
        seed = rng.getrandbits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big")
        return self.game.imagine(self.view, self.events, Chance(seed), self.components)


def compare(
    known: Known, choices: Sequence[Sequence[Move]], foresight: Foresight, rng: Random, playouts: int
) -> list[Compared]:
    """Play every choice on in the same imagined worlds; the first is the one to beat. Hopeless choices are given up."""
    compared = [Compared(moves) for moves in choices]
    left = compared[:]
    while playouts >= len(left) and len(left) > 1:
        world = known.imagine(rng)
        luck = rng.random()
        first = 0.0
        for each in left:
            worth = _play_on(world.clone(), known.me, each.moves, foresight, Random(luck))
            if each is compared[0]:
                first = worth
            each.add(worth, worth - first)
        playouts -= len(left)
        left = [each for each in left if each is compared[0] or not each.is_hopeless()]
    return compared


def best_of(compared: Sequence[Compared]) -> Compared:
    """The first choice, unless another is clearly better."""
    better = [each for each in compared[1:] if each.is_better()]
    return max(better, key=lambda each: each.gain() - _SURE * each.error(), default=compared[0])


def ahead(totals: Sequence[float], me: Seat, rivalry: float) -> float:
    """How far a seat is ahead of the others; who is ahead of another by `rivalry` weighs e times as much."""
    best = max(total for seat, total in enumerate(totals) if seat != me)
    rivals = mass = 0.0
    for seat, total in enumerate(totals):
        if seat != me:
            weight = exp((total - best) / rivalry)
            rivals += weight * total
            mass += weight
    return totals[me] - rivals / mass


def _play_on(state: State, me: Seat, moves: Sequence[Move], foresight: Foresight, rng: Random) -> float:
    state.log = Log()
    chairs = foresight.chairs(state)
    for move in moves:
        if move not in state.legal(me):
            break
        state.play(me, move)
    for _ in range(_BOUND):
        awaited = state.awaited()
        if not awaited:
            break
        seat = awaited[0]
        if foresight.ends(state, seat):
            break
        chosen = chairs[seat].choose(state, rng)
        assert chosen is not None
        state.play(seat, chosen)
    return foresight.worth(state)
