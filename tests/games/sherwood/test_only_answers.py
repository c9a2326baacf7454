"""What the house answers for a person who has no choice, though they may talk meanwhile (SW-R31, SW-R40)."""

import pytest

from loxley.games.sherwood import SHERWOOD
from tests.games.sherwood.table import Table, raid

NICOLAS = 1


def meeting(hand: str) -> Table:
    """Anne reveals a13 (strength 5, from York); Nicolas and Carla wait for it at hideout 1."""
    table = raid("anne nicolas carla", rules="advanced", floor="open").row("a13", "a09").looked("carla", 2)
    return table.band(1, "nicolas 2, carla 2").having("nicolas", hand=hand, gold=2).play("anne: reveal 1")


def answer(table: Table) -> str:
    state = table.game
    move = SHERWOOD.only_answer(state.view(NICOLAS), state.legal(NICOLAS))
    return "" if move is None else SHERWOOD.book.word(move)


@pytest.mark.parametrize(("hand", "played"), [("club", "pass"), ("messenger", "")])
def test_without_a_messenger_the_house_passes_and_does_not_forgo(hand: str, played: str) -> None:
    table = meeting(hand)
    assert "forgo" in table.moves("nicolas")
    assert answer(table) == played


@pytest.mark.parametrize(("hand", "played"), [("club", ""), ("cape", "pass")])
def test_at_a_hideout_only_a_card_that_adds_strength_is_a_choice(hand: str, played: str) -> None:
    table = meeting(hand).play("nicolas: pass")
    assert table.game.phase.name == "meeting"
    assert table.may("nicolas", "with")
    assert answer(table) == played


def test_whoever_is_offered_a_deal_answers_it_first() -> None:
    table = meeting("cape").play("nicolas: pass", "carla: with nicolas, pay nicolas carla 1, post")
    assert answer(table) == ""


def test_between_raids_and_in_planning_nothing_is_answered_for_anybody() -> None:
    table = raid("anne nicolas carla", rules="advanced", floor="open").row("a13")
    assert SHERWOOD.only_answer(table.game.view(0), table.game.legal(0)) is None
