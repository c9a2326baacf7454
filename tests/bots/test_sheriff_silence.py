"""Silence is not the best answer: a price that was left unanswered counts as refused for the bot that named it."""

from random import Random

import pytest

from loxley.bots.characters import EVEN
from loxley.bots.sheriff.as_sheriff import _AFFRONT, _hope
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.lie_odds import LieOdds
from loxley.bots.sheriff.notebook import Notebook
from loxley.bots.sheriff.style import ROGUE
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.view import SheriffView

PRICE = [(0, word) for word in ("to 1", "offer wave 1", "want coins 1", "post")]


def moment_after(said: list[tuple[int, str]]) -> Context:
    """The Sheriff on seat 0 looks at two closed bags, after something was said."""
    log = Log()
    state = SHERIFF.new(3, {"first_sheriff": 0}, Chance(bytes(SEED_BYTES)), log=log)
    while state.phase.name != "inspection":
        seat = state.awaited()[0]
        state.play(seat, SHERIFF.gentle(state.view(seat), state.legal(seat)))
    for seat, word in said:
        state.play(seat, SHERIFF.book.move(word))
    view = state.view(0)
    assert isinstance(view, SheriffView)
    notes = Notebook(3)
    notes.read(log.seen_by(0))
    return Context(view, notes, state.legal(0), Random(1), figures=SHERIFF.figures, style=ROGUE, character=EVEN)


def hope(said: list[tuple[int, str]], bag: int) -> float:
    return _hope(moment_after(said), bag, LieOdds(0.5, 1.0, 3.0, 3.0))


@pytest.mark.parametrize("answer", [[], [(1, "decline 0")]], ids=["unanswered", "declined"])
def test_a_price_without_a_yes_makes_a_look_at_that_bag_likelier(answer: list[tuple[int, str]]) -> None:
    assert hope(PRICE + answer, 1) == pytest.approx(hope([], 1) + _AFFRONT)
    assert hope(PRICE + answer, 2) == pytest.approx(hope([], 2))
