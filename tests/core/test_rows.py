"""Rows are bytes: what is written at a place is found there."""

from hypothesis import example, given
from hypothesis import strategies as st

from loxley.core.rows import RowWriter

SIZE = 400
RUNS = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(1, 150)), max_size=6)


@given(RUNS)
@example([(0, SIZE)])
@example([(at, 1) for at in range(0, SIZE, 2)])
def test_a_mask_has_a_one_for_each_move_and_no_other(runs: list[tuple[int, int]]) -> None:
    moves = sorted({move for first, length in runs for move in range(first, min(first + length, SIZE))})
    out = RowWriter()
    for _ in range(2):  # the second mask begins behind the first
        out.begin(bytes(SIZE))
        out.mark(moves)
    mask = bytes(move in moves for move in range(SIZE))
    assert out.taken() == mask * 2
