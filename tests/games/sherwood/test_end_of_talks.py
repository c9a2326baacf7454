"""How much an action of a bot ends of what people may still bargain for (SW-4, SW-5.15)."""

import pytest

from loxley.core.game import LIVE_TALK, NO_TALK, PASSING_TALK, QUIET_TALK
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.vocabulary import ACCEPT, HOLD, INN, PASS, REVEAL
from tests.games.sherwood.table import Table, planning, raid

ANNE, NICOLAS, CARLA = range(3)


def talks(stage: str) -> Table:
    """Anne is to act, on an open floor."""
    lay_out = planning if stage == "planning" else raid
    return lay_out("anne nicolas carla", rules="advanced", floor="open")


def ends(table: Table, *people: int) -> int:
    """Of what these people bargain for, when Anne acts."""
    view = table.game.view(ANNE)
    return SHERWOOD.ends_talk(view, [INN.of(1) if view.phase == "planning" else REVEAL.of(0)], list(people))


@pytest.mark.parametrize("stage", ["planning", "raid"])
def test_where_nobody_bargains_people_have_a_moment(stage: str) -> None:
    assert ends(talks(stage), NICOLAS, CARLA) == QUIET_TALK


@pytest.mark.parametrize("stage", ["planning", "raid"])
def test_a_deal_between_bots_holds_nobody_up(stage: str) -> None:
    table = talks(stage).play("carla: with anne, pay carla anne 1, post")
    assert ends(table, NICOLAS) == QUIET_TALK
    assert ends(table.play("anne: decline carla"), NICOLAS) == QUIET_TALK


@pytest.mark.parametrize("stage", ["planning", "raid"])
def test_a_deal_with_a_person_holds_the_table(stage: str) -> None:
    table = talks(stage).play("carla: with nicolas, pay carla nicolas 1, post")
    assert ends(table, NICOLAS) == ends(table, CARLA) == LIVE_TALK


@pytest.mark.parametrize("stage", ["planning", "raid"])
def test_whoever_has_offered_something_may_offer_again(stage: str) -> None:
    table = talks(stage).play("carla: with anne, pay carla anne 1, post", "anne: decline carla")
    assert ends(table, CARLA) == LIVE_TALK


def test_between_raids_a_word_of_another_ends_nothing() -> None:
    view = talks("raid").game.view(CARLA)
    assert SHERWOOD.ends_talk(view, [REVEAL.of(0)], [NICOLAS]) == NO_TALK


def test_on_the_way_only_who_writes_or_is_asked_something_is_waited_for() -> None:
    table = talks("raid").row("a13").band(1, "nicolas 2, carla 2").having("nicolas", hand="club")
    view = table.play("anne: reveal 1", "nicolas: pass").game.view(NICOLAS)
    assert SHERWOOD.ends_talk(view, [PASS], [ANNE]) == PASSING_TALK
    assert SHERWOOD.ends_talk(view, [HOLD], [ANNE]) == NO_TALK
    assert SHERWOOD.talk(view) != SHERWOOD.talk(talks("raid").game.view(NICOLAS))  # another negotiation


def test_a_last_signature_waits_for_a_sheet_that_it_takes_away() -> None:
    """Carla has asked Nicolas, too; with Anne's sheet her raiders are gone."""
    table = planning("anne nicolas carla", rules="advanced", floor="open")
    table.play("carla: hide 3, bring anne 1, bring nicolas 1, bring carla 3, post")
    table.play("anne: hide 5, bring anne 1, bring carla 2, post")
    view = table.game.view(CARLA)
    assert SHERWOOD.ends_talk(view, [ACCEPT.of(ANNE)], [NICOLAS]) == LIVE_TALK
    assert SHERWOOD.ends_talk(view, [ACCEPT.of(ANNE)], [ANNE]) == NO_TALK
    table.play("nicolas: decline carla")
    assert SHERWOOD.ends_talk(table.game.view(CARLA), [ACCEPT.of(ANNE)], [NICOLAS]) == NO_TALK
