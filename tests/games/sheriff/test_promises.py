"""Promises of coins and of words: what becomes of them, and who says so."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table
from tests.games.sheriff.test_wide_deals import gate


def to_the_next_inspection(table: Table, sheriff: str) -> Table:
    """Play on, everybody quickly, until this player inspects."""
    while table.phase != "inspection" or table.sheriff != sheriff:
        name = table.awaited[0]
        moves = table.moves(name)
        quick = [move for move in moves if move in ("done", "close", "draw deck", "declare apple")]
        waves = [move for move in moves if move.startswith("wave")]
        table.play(f"{name}: {[*waves, *quick, *moves][0]}")
    return table


def wave_all(table: Table) -> Table:
    while table.phase == "inspection":
        waves = [move for move in table.moves(table.sheriff) if move.startswith("wave")]
        table.play(f"{table.sheriff}: {waves[0]}")
    return table


def in_debt() -> Table:
    table = gate().play("guy: to much, offer later coins 6, want coins 4, post", "much: accept guy")
    return to_the_next_inspection(table, "guy")


@covers("SH-R33")
def test_coins_promised_and_paid_are_a_promise_kept() -> None:
    table = in_debt().play("guy: to much, offer coins 2, post", "much: accept guy")
    assert table.promises == ["guy to much: later coins 6, open"]
    assert table.view("public").promises[0].paid == 2
    table.play("guy: to much, offer coins 4, post", "much: accept guy")
    assert table.promises == ["guy to much: later coins 6, kept"]


@covers("SH-R33")
def test_coins_that_were_not_paid_by_the_end_of_the_reign_are_a_promise_broken() -> None:
    table = in_debt().play("guy: to much, offer coins 2, post", "much: accept guy")
    assert wave_all(table).promises == ["guy to much: later coins 6, broken"]


@covers("SH-R33")
def test_coins_paid_for_something_else_keep_no_promise() -> None:
    table = in_debt().play("guy: to much, offer coins 9, want later honest, post", "much: accept guy")
    assert table.promises[0] == "guy to much: later coins 6, open"


@covers("SH-R33")
@pytest.mark.parametrize("coins", [11, 51, 137, 200])
def test_any_sum_may_be_promised_even_one_that_its_promiser_does_not_have_yet(coins: int) -> None:
    table = gate().play(f"guy: to much, offer later coins {coins}, want coins 4, post", "much: accept guy")
    assert table.promises == [f"guy to much: later coins {coins}, open"]


@covers("SH-R33")
def test_no_more_coins_are_promised_than_there_are() -> None:
    assert gate().refusal("guy: to much, offer later coins 201") == "SH-5.2"
    gate().of(5).play("guy: to much, offer later coins 250, post")


@covers("SH-R33")
def test_who_will_not_be_sheriff_again_promises_no_coins() -> None:
    table = gate().in_the_last_round()
    assert table.refusal("guy: to much, offer later coins 6") == "SH-5.2"


@covers("SH-R33")
@pytest.mark.parametrize("fate", ["kept", "broken"])
def test_a_promise_in_ones_own_words_is_judged_by_its_receiver(fate: str) -> None:
    table = gate().play("guy: to much, offer later words, want coins 2, post", "much: accept guy")
    assert table.promises == ["guy to much: later words, open"]
    assert table.refusal("guy: kept much") == "SH-R33"
    assert table.refusal("tuck: kept guy") == "SH-R33"
    table.play(f"much: {fate} guy")
    assert table.promises == [f"guy to much: later words, {fate}"]
    assert table.refusal(f"much: {fate} guy") == "SH-R33"


@covers("SH-R33")
def test_whoever_judges_a_promise_keeps_the_word() -> None:
    table = gate().playing(floor="orderly").play("sheriff: to guy, want later words, post", "guy: accept sheriff")
    table.play("much: hold", "tuck: hold", "sheriff: kept guy")
    assert table.awaited == ["sheriff"]


@covers("SH-R33")
def test_the_oldest_promise_is_judged_first_and_the_rest_is_void_at_the_end() -> None:
    table = gate().with_rounds_to_go(1)
    for _ in range(2):
        table.play("guy: to much, offer later words, post", "much: accept guy")
    table.play("much: broken guy")
    assert [promise.fate for promise in table.view("public").promises] == ["broken", "open"]
    wave_all(to_the_next_inspection(table, "guy"))
    assert [promise.fate for promise in table.view("public").promises] == ["broken", "void"]
