"""Intervals and ratings, against distributions that are known."""

from random import Random

import pytest

from loxley.arena.game import Outcome
from loxley.arena.rating import fit, rate
from loxley.arena.statistics import mean_interval, share_interval, students_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert students_quantile(freedom) == pytest.approx(quantile, rel=0.005)


def deals_of_luck(rng: Random, deals: int) -> list[float]:
    """Four games each; the luck of a deal moves all of them together, the share over all deals is one quarter."""
    found: list[float] = []
    for _ in range(deals):
        luck = rng.choice((0.05, 0.45))
        found.append(float(sum(rng.random() < luck for _ in range(4))))
    return found


@pytest.mark.parametrize("deals", [20, 100])
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int) -> None:
    rng = Random(1)
    trials = 2000
    held = 0
    for _ in range(trials):
        low, high = share_interval(deals_of_luck(rng, deals), [4] * deals)
        held += low <= 0.25 <= high
    assert 0.93 < held / trials < 0.975  # counting single games instead of deals would give 0.85


def test_shared_deals_narrow_the_interval() -> None:
    """Where every deal gives its one win to the same player whatever the seat, nothing is left to chance."""
    rng = Random(2)
    scattered = [float(sum(rng.random() < 0.25 for _ in range(4))) for _ in range(200)]
    steady = [1.0 + (deal % 10 == 0) - (deal % 10 == 5) for deal in range(200)]
    width = [high - low for low, high in (share_interval(wins, [4] * 200) for wins in (scattered, steady))]
    assert width[1] < width[0] / 1.5


def test_an_interval_stays_within_bounds_and_has_a_width() -> None:
    low, high = share_interval([4.0] * 50, [4] * 50)
    assert 0.9 < low < 1.0
    assert high == pytest.approx(1.0)
    assert share_interval([0.0] * 50, [4] * 50)[0] == 0.0
    assert share_interval([1.0], [4]) == (0.0, 1.0)


def test_the_interval_of_a_mean_holds_it() -> None:
    rng = Random(3)
    held = 0
    for _ in range(1000):
        sums = [rng.gauss(40, 20) for _ in range(30)]
        low, high = mean_interval(sums, [4] * 30)
        held += low <= 10 <= high
    assert 0.93 < held / 1000 < 0.97


def test_ratings_find_known_strengths() -> None:
    """One beats two ten times out of eleven, and two beats three as often: 400 points apart."""
    many = 1_000_000.0
    ratings = fit([[0, 10 * many, 100 * many], [many, 0, 10 * many], [many, many, 0]])
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)
    assert ratings[1] - ratings[2] == pytest.approx(400, abs=1)
    assert sum(ratings) / 3 == pytest.approx(1500)


def outcome(deal: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(deal, 0, (0, 1, 1), scores, winners, 0, ({}, {}, {}))


def test_placings_follow_winners_then_points() -> None:
    game = outcome(0, (5, 9, 9), (2,))
    assert [game.place(seat) for seat in range(3)] == [3, 2, 1]
    assert [game.share(seat) for seat in range(3)] == [0, 0, 1]
    shared = outcome(0, (5, 9, 9), (1, 2))
    assert [shared.place(seat) for seat in range(3)] == [3, 1, 1]
    assert [shared.share(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_a_winner_is_rated_above_with_an_interval_around() -> None:
    games = [outcome(deal, (9, 5, 4) if deal % 3 else (1, 5, 4), (0,) if deal % 3 else (1,)) for deal in range(60)]
    (first, (low, high)), (second, _) = rate(games, 2, seed=1)
    assert first > second
    assert low < first < high
    assert rate(games, 2, seed=1) == rate(games, 2, seed=1)
