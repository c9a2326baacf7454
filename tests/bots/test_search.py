"""Looking ahead: imagined worlds decide only what they can decide, and a seed decides all."""

from random import Random

import pytest

from loxley.arena.entries import read_field
from loxley.arena.game import play_and_record
from loxley.arena.plan import new_plan
from loxley.bots import Chair, new_chair
from loxley.bots.search import Foresight, Known, ahead, best_of, compare
from loxley.core.chance import Chance
from loxley.core.log import Event, Log
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games import find_game


class Told(Foresight):
    """Judges a world by the move that was played, at once."""

    def __init__(self, worths: dict[int, float], noise: float = 0.0) -> None:
        self.worths = worths
        self.noise = noise
        self.rng = Random(3)
        self.asked: list[int] = []

    def chairs(self, state: State) -> list[Chair]:
        self.legal = state.legal(state.awaited()[0])
        self.before = state.clone()
        return []

    def ends(self, state: State, seat: Seat) -> bool:
        return True

    def worth(self, state: State) -> float:
        seat = self.before.awaited()[0]
        for move in self.worths:
            twin = self.before.clone()
            twin.play(seat, move)
            if twin.view(seat) == state.view(seat):
                self.asked.append(move)
                return self.worths[move] + self.noise * self.rng.gauss(0.0, 1.0)
        raise AssertionError("a move that nobody asked for")


def known() -> Known:
    """The first turn of a game of Nottingham."""
    game = find_game("nottingham")
    state = game.new(3, {}, Chance(bytes(range(32))), log=Log())
    rng = Random(1)
    while state.phase.name != "turn":
        seat = state.awaited()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    seat = state.awaited()[0]
    assert state.log is not None
    return Known(game, seat, state.view(seat), state.log.seen_by(seat))


def choices(moment: Known) -> list[list[int]]:
    world = moment.imagine(Random(2))
    return [[move] for move in world.legal(moment.me)[:2]]


def test_the_first_choice_stands_unless_another_is_clearly_better() -> None:
    moment = known()
    first, second = choices(moment)
    better = Told({first[0]: 1.0, second[0]: 2.0})
    assert best_of(compare(moment, [first, second], better, Random(4), 40)).moves == second
    alike = Told({first[0]: 1.0, second[0]: 1.0}, noise=0.0)
    assert best_of(compare(moment, [first, second], alike, Random(4), 40)).moves == first


def test_a_hopeless_choice_is_given_up_and_its_time_saved() -> None:
    moment = known()
    first, second = choices(moment)
    foresight = Told({first[0]: 5.0, second[0]: 1.0})
    compare(moment, [first, second], foresight, Random(4), 1000)
    assert foresight.asked.count(second[0]) < 10
    assert len(foresight.asked) < 20  # nothing is left to compare


def test_the_leader_weighs_most() -> None:
    assert ahead([10.0, 10.0, 10.0], 0, 5.0) == pytest.approx(0.0)
    assert ahead([10.0, 20.0, 0.0], 0, 0.1) == pytest.approx(-10.0)
    assert ahead([10.0, 12.0, 8.0], 0, 5.0) < 0


@pytest.mark.parametrize("game", ["nottingham"])
def test_a_robin_that_thinks_plays_the_same_from_the_same_seed(game: str) -> None:
    field = read_field(game, ["robin", "2xmerchant"])
    plan = new_plan(game, field, seats=3, games=1, seed=5, think=8)
    fixture = next(iter(plan.fixtures()))
    played = play_and_record(plan, fixture)
    assert played.outcome.faults == ()
    assert play_and_record(plan, fixture).record == played.record


def test_thinking_changes_what_robin_does() -> None:
    field = read_field("nottingham", ["robin", "2xmerchant"])
    plans = [new_plan("nottingham", field, seats=3, games=1, seed=5, think=think) for think in (0, 30)]
    quick, slow = (play_and_record(plan, next(iter(plan.fixtures()))).record for plan in plans)
    assert quick != slow


@pytest.mark.parametrize("game", ["nottingham"])
def test_robin_looks_at_its_own_view_alone(game: str) -> None:
    """Dealt anew behind its back, the game looks the same to it, and it chooses the same."""
    door = find_game(game)
    state = door.new(3, {}, Chance(bytes(range(32))), log=Log())
    assert state.log is not None
    quick = [new_chair(game, "robin", seat) for seat in range(3)]
    thinks = new_chair(game, "robin", 0, think=8)
    compared = 0
    for step in range(90):
        seat = state.awaited()[0]
        if seat == 0 and len(state.legal(0)) > 1:
            events = state.log.seen_by(0)
            other = door.imagine(state.view(0), events, Chance(bytes(32)))
            chosen = [_choice(thinks.copy(), world, events, step) for world in (state, other)]
            assert chosen[0] == chosen[1]
            compared += 1
        move = quick[seat].choose(state, Random(step))
        assert move is not None
        state.play(seat, move)
    assert compared > 5


def _choice(chair: Chair, state: State, events: list[Event], step: int) -> int | None:
    chair.hear(events)
    return chair.choose_from(lambda: state.view(0), state.legal(0), Random(step), must_move=True)
