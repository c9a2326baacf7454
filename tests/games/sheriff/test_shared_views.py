"""Views take from those of the moment before what shows the same: whatever changes at a place is seen."""

from collections.abc import Callable
from random import Random

import pytest

from loxley.core.chance import Chance
from loxley.core.seats import PUBLIC
from loxley.games import find_game
from loxley.games.sheriff.phases import INSPECTION, UNDECIDED, WAVED
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import TERMS

SEATS = 4


def in_inspection() -> tuple[Sheriff, int]:
    """A game whose Sheriff has to decide on every bag, and one of the merchants."""
    door, rng = find_game("sheriff"), Random(5)
    state = door.new(SEATS, door.settings(SEATS, {}), Chance(bytes(32)))
    assert isinstance(state, Sheriff)
    while state.phase.name != INSPECTION:
        seat = state.awaited()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state, state.merchants()[0]


def decide_after_another(state: Sheriff, seat: int) -> None:
    other = state.merchants()[1]
    state.orders = [next(term for term, word in enumerate(TERMS.words) if word == f"before {other} {seat}")]


def must_be_opened(state: Sheriff, seat: int) -> None:
    state.must_open[seat] = True


def name_a_pile(state: Sheriff, seat: int) -> None:
    state.piles = [0 if at == seat else pile for at, pile in enumerate(state.piles)]


CHANGES: dict[str, Callable[[Sheriff, int], None]] = {
    "coins": lambda state, seat: state.purses.__setitem__(seat, 7),
    "hand": lambda state, seat: state.hands[seat].append(0),
    "bag": lambda state, seat: state.bags.__setitem__(seat, [0, 0, 0, 0, 0]),
    "stall": lambda state, seat: state.stalls.__setitem__(seat, [1, 2, 3, 4]),
    "contraband": lambda state, seat: state.contraband.__setitem__(seat, [5, 5]),
    "declared": lambda state, seat: state.declared.__setitem__(seat, (state.declared[seat] + 1) % 4),
    "fate": lambda state, seat: state.fates.__setitem__(seat, WAVED),
    "must_open": must_be_opened,
    "pile": name_a_pile,
    "orders": decide_after_another,
}


@pytest.mark.parametrize("change", list(CHANGES))
def test_what_changes_at_a_place_is_seen(change: str) -> None:
    before, seat = in_inspection()
    assert before.fates[seat] == UNDECIDED
    viewers = list(range(PUBLIC, SEATS))
    seen = dict(zip(viewers, before.views(viewers, None, {}), strict=True))
    state = before.clone()
    CHANGES[change](state, seat)
    fresh = [state.view(viewer) for viewer in viewers]
    assert state.views(viewers, before, seen) == fresh
    assert fresh != list(seen.values())
    assert before.views(viewers, state, dict(zip(viewers, fresh, strict=True))) == list(seen.values())


def test_what_has_not_changed_is_taken_from_before() -> None:
    before, seat = in_inspection()
    viewers = list(range(PUBLIC, SEATS))
    seen = dict(zip(viewers, before.views(viewers, None, {}), strict=True))
    state = before.clone()
    state.purses[seat] = 7
    for viewer, view in zip(viewers, state.views(viewers, before, seen), strict=True):
        old = seen[viewer].seats  # type: ignore[attr-defined]
        kept = [at for at, place in enumerate(view.seats) if place is old[at]]  # type: ignore[attr-defined]
        assert kept == [at for at in range(SEATS) if at != seat]
