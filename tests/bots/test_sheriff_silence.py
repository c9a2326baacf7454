"""Silence is not the best answer: a price that was left unanswered counts as refused for the bot that named it."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from loxley.bots.sheriff.as_sheriff import _AFFRONT, _refused_price


def moment_after(fate: str) -> Any:
    """A Sheriff on seat 0 has named a price to seat 1."""
    posted = SimpleNamespace(author=0, other=1, fate=fate)
    return SimpleNamespace(me=0, notes=SimpleNamespace(said_by=lambda seat: [posted] if seat == 0 else []))


@pytest.mark.parametrize(("fate", "refused"), [("", True), ("declined", True), ("lapsed", True), ("accepted", False)])
def test_no_answer_is_a_refusal(fate: str, refused: bool) -> None:  # noqa: FBT001 - what is expected
    assert _refused_price(cast("Any", moment_after(fate)), 1) is refused
    assert not _refused_price(moment_after(fate), 2)


def test_a_refusal_makes_a_look_likelier() -> None:
    assert _AFFRONT > 0
