"""Sherwood's advanced rules: bots name cards, lay shares that are accepted, pay, and mind the Sheriff.

Everything here is counted in games of fixed seeds, so that it comes out the same on every machine.
"""

from collections import Counter
from functools import cache

import pytest

from loxley.arena import Crew, new_plan, play_tournament, read_field
from loxley.arena.game import ArenaGame
from loxley.bots import levels
from loxley.core.seats import AUDITOR
from loxley.games.sherwood.view import SherwoodView
from tests.bots.test_sherwood_levels import choice
from tests.games.sherwood.table import Table, planning, raid


@cache
def counted(level: str, games: int = 12) -> Counter[str]:
    """What happens in games among bots of one level."""
    field = read_field("sherwood", [f"4x{level}"])
    plan = new_plan("sherwood", field, seats=4, games=games, seed=13, options={"rules": "advanced"})
    found: Counter[str] = Counter()
    for fixture in plan.fixtures():
        game = ArenaGame(plan, fixture)
        assert game.play().faults == ()
        for event in game.log.seen_by(AUDITOR):
            found[" ".join(str(part) for part in (event.name, event.facts.get("fate", "")) if part)] += 1
    return found


@pytest.mark.parametrize("level", levels("sherwood"))
def test_cards_are_named_and_shares_laid_down(level: str) -> None:
    found = counted(level)
    assert found["card_named"]
    assert found["laid_down"]


@pytest.mark.parametrize("level", levels("sherwood"))
def test_a_third_of_the_sheets_are_signed_at_least(level: str) -> None:
    found = counted(level)
    assert found["closed accepted"] > found["posted"] / 3


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_gold_is_paid_for_a_signature_or_for_what_somebody_knows(level: str) -> None:
    assert counted(level)["paid"]


@pytest.mark.parametrize("level", levels("sherwood"))
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_nobody_looks_at_a_card_they_know_while_they_can_do_something_else(level: str, rules: str) -> None:
    field = read_field("sherwood", [f"4x{level}"])
    plan = new_plan("sherwood", field, seats=4, games=4, seed=17, options={"rules": rules})
    for fixture in plan.fixtures():
        game = ArenaGame(plan, fixture)
        state, book, play = game.state, game.game.book, game.state.play
        while awaited := state.awaited():
            for seat in [*state.may_also_move(), awaited[0]]:
                if seat not in [*state.may_also_move(), *state.awaited()] or not state.legal(seat):
                    continue
                view, legal = state.view(seat), state.legal(seat)
                assert isinstance(view, SherwoodView)
                move = game.chairs[seat].choose(state, game.chances[seat])
                if move is None:
                    continue
                words = book.word(move).split()
                if words[0] == "inn":
                    known = view.row[int(words[1]) - 1].face is not None
                    actions = {book.word(each).split()[0] for each in legal} & {"church", "merchant", "market", "hide"}
                    unknown = [slot for slot in view.row if slot.face is None and not slot.resolved]
                    assert not known or not (unknown or (actions and level in ("rogue", "robin")))
                play(seat, move)


def test_a_merchant_hides_where_the_sheriff_does_not_come_by() -> None:
    """The first hideouts on the way of the convoy are on the Sheriff's too, and the band would be too weak for him."""
    table = planning("anne nicolas carla", rules="advanced").in_round(5).row("sa1", "a02").looked("anne", 2)
    table = table.having("anne", camp=3)
    assert choice(table, "merchant", "anne") == ["hide 12", "bring 0 1", "alone"]


def test_a_merchant_would_rather_help_others_than_send_the_sheriff_to_its_own_band() -> None:
    """Its band lies where the Sheriff comes first; all other cards are known, and another's band takes them."""
    table = raid("anne nicolas carla", rules="advanced").in_round(2).row("sa5", "a03", "a04", "a06")
    for slot in (2, 3, 4):
        table = table.looked("anne", slot)
    table = table.band(7, "anne 1").band(12, "nicolas 6")
    table.play("nicolas: hold", "carla: hold")
    assert choice(table, "novice", "anne") == ["reveal 1"]
    assert choice(table, "merchant", "anne")[0] in ("reveal 2", "reveal 3", "reveal 4")


@pytest.mark.long
def test_the_ladder_stands_under_the_advanced_rules() -> None:
    """A short match of a fixed seed; the whole tables are in docs/bots.md."""
    for challenger, rival in zip(levels("sherwood")[1:], levels("sherwood")[:-1], strict=True):
        field = read_field("sherwood", [challenger, f"3x{rival}"])
        plan = new_plan("sherwood", field, seats=4, games=60, seed=19, options={"rules": "advanced"})
        outcomes = play_tournament(plan, Crew()).outcomes
        wins = sum(outcome.share(outcome.seated.index(0)) for outcome in outcomes) / len(outcomes)
        assert wins > 0.25, (challenger, rival, wins)


@pytest.mark.parametrize("level", levels("sherwood"))
def test_who_was_paid_for_news_tells_the_truth(level: str) -> None:
    table = planning("anne nicolas carla", rules="advanced").row("a13", "a09").looked("anne", 2)
    table.play("anne: ask", "nicolas: with anne, pay nicolas anne 2, tell anne 2, post", "carla: hold")
    assert choice(table, level, "anne") == ["accept 1"]
    table.play("anne: accept nicolas")
    assert choice(table, level, "anne")[:2] == ["claim 2 glory 1", "claim 2 gold 4"]


def short_of_raiders(hand: str) -> Table:
    """A convoy of strength four lies open. Anne and Nicolas have three raiders together; only he may have cards."""
    table = planning("anne nicolas carla", rules="advanced").row("a09").having("anne", camp=1, gold=0, hand="")
    return table.having("nicolas", camp=2, gold=0, hand=hand).having("carla", camp=0)


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_a_partner_with_cards_is_asked_for_the_strength_that_raiders_lack(level: str) -> None:
    """Here no card is laid down: whoever is asked signs, and plays it in the raid (SW-R39, SW-4.6)."""
    table = short_of_raiders("sword club")
    said = choice(table, level, "anne")
    assert said[:4] == ["hide 1", "bring 0 1", "bring 1 2", "worth 1 1"]
    assert said[-1] == "post"
    table.play("anne: hide 1, bring anne 1, bring nicolas 2, worth nicolas 1, name 1 anne, lay nicolas gold 2, post")
    assert choice(table, level, "nicolas") == ["accept 0"]


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_nobody_without_cards_is_asked_for_a_strength(level: str) -> None:
    assert not any(word.startswith("worth") for word in choice(short_of_raiders(""), level, "anne"))
