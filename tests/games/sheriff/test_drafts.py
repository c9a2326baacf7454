"""What may be written next on a sheet: found by what was there before, or listed anew, it is the same."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.drafts import terms_left
from loxley.games.sheriff.state import Sheriff


def listed_anew(state: Sheriff, seat: int) -> list[int]:
    draft = state.drafts[seat]
    assert draft is not None
    return terms_left(draft)


@given(st.integers(0, 1 << 32), st.sampled_from([{}, {"royal_goods": True}, {"edition": 1}]))
def test_terms_are_the_same_however_they_are_listed(seed: int, options: JsonObject) -> None:
    random = Random(seed)
    state = SHERIFF.new(4, options, Chance(random.randbytes(SEED_BYTES)))
    assert isinstance(state, Sheriff)
    drafted = 0
    while not state.over() and drafted < 60:
        seat = state.awaited()[0]
        legal = state.legal(seat)
        if state.drafts[seat] is not None:
            drafted += 1
            assert legal == listed_anew(state, seat)
            legal = legal[: max(1, len(legal) - 2)] if random.random() < 0.5 else legal  # write on, do not finish
        state.play(seat, random.choice(legal))
