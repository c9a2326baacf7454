"""Seats, and the eyes that are not seats."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.seats import AUDITOR, CLOCK, PUBLIC, alone, clockwise


def test_clockwise_goes_around_from_the_left() -> None:
    assert clockwise(4, 2) == [3, 0, 1]
    assert clockwise(3, 0) == [1, 2]
    assert clockwise(1, 0) == []


@given(st.integers(1, 12), st.data())
def test_clockwise_names_all_others_once(seats: int, data: st.DataObject) -> None:
    after = data.draw(st.integers(0, seats - 1))
    assert sorted([after, *clockwise(seats, after)]) == list(range(seats))


def test_a_seat_alone() -> None:
    assert [alone(seat) for seat in (0, 7, 8, CLOCK)] == [[0], [7], [8], [CLOCK]]


def test_eyes_and_the_clock_are_no_seats() -> None:
    assert len({PUBLIC, AUDITOR, CLOCK}) == 3
    assert max(PUBLIC, AUDITOR, CLOCK) < 0
