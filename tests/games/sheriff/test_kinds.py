"""One move for each kind among some cards, be it listed anew or kept."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.games.sheriff.goods import KINDS
from loxley.games.sheriff.kinds import EachKind

LEFT, RIGHT, DONE = 100, 200, 300
MOVES = EachKind([LEFT, RIGHT], [DONE])

hands = st.lists(st.integers(0, KINDS - 1), max_size=7).map(sorted)


@given(cards=hands, first=st.integers(0, 7), least=st.integers(0, KINDS - 1))
def test_each_kind_once_and_in_order(cards: list[int], first: int, least: int) -> None:
    kinds = sorted({good for good in cards[first:] if good >= least})
    listed = [LEFT + good for good in kinds] + [RIGHT + good for good in kinds] + [DONE]
    assert MOVES.among(cards, first, least) == listed
    assert MOVES.among(cards, first, least) == listed  # the second time it may have been kept
