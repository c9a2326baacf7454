"""SH-4.2 on the two floors: who has the word while people bargain."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def orderly(words: int = 3) -> Table:
    return sheriff(tuck="apple", much="4 chicken", guy="2 mead").playing(floor="orderly", words=words)


def openly() -> Table:
    return sheriff(tuck="apple", much="4 chicken", guy="2 mead").playing(floor="open")


def all_hold(table: Table) -> Table:
    return table.play("tuck: hold", "much: hold", "guy: hold")


@covers("SH-4.2")
def test_on_an_open_floor_everybody_may_speak_at_any_time() -> None:
    table = openly()
    assert table.awaited == ["sheriff"]
    assert table.game.may_also_move() == [1, 2, 3]
    table.play("guy: to sheriff, offer coins 1, want wave guy, post", "much: to sheriff, offer coins 2, want open guy")
    table.play("tuck: to sheriff, offer coins 3, want wave tuck, post", "much: post", "guy: withdraw sheriff")
    assert table.offers == ["tuck to sheriff: coins 3 for wave tuck", "much to sheriff: coins 2 for open guy"]


def test_on_an_open_floor_nobody_has_to_hold() -> None:
    assert openly().refusal("guy: hold") == "SH-4.2"


def test_on_an_open_floor_the_sheriffs_words_are_not_counted() -> None:
    table = openly().playing(words=0)
    for _ in range(5):
        table.play("sheriff: threaten guy")
    assert table.view("public").words is None


@covers("SH-4.2")
def test_on_an_orderly_floor_the_others_are_asked_once_after_each_word_of_the_sheriff() -> None:
    table = orderly()
    assert table.awaited == ["sheriff"]
    assert table.game.may_also_move() == []
    table.play("sheriff: threaten much")
    assert table.awaited == ["much"]
    table.play("much: to sheriff, offer coins 2, want wave much, post")
    assert table.awaited == ["tuck"]
    table.play("tuck: hold")
    assert table.awaited == ["guy"]
    table.play("guy: hold")
    assert table.awaited == ["sheriff"]
    assert table.events[1:] == [
        "posted number=1 author=much other=sheriff wants=wave much instead=none gives=coins 2",
        "held seat=tuck",
        "held seat=guy",
    ]


def test_a_threatened_merchant_is_asked_first() -> None:
    table = orderly().play("sheriff: threaten guy")
    assert [table.names[seat] for seat in table.view("public").asked] == ["guy", "tuck", "much"]
    table = orderly().playing(edition=1).play("sheriff: threaten guy")
    assert [table.names[seat] for seat in table.view("public").asked] == ["tuck", "much", "guy"]


@pytest.mark.parametrize("line", ["tuck: hold", "sheriff: wave tuck", "guy: to sheriff"])
def test_on_an_orderly_floor_nobody_speaks_out_of_turn(line: str) -> None:
    table = orderly().play("sheriff: threaten much")
    assert table.refusal(line) == "LX-2"


def test_the_sheriff_does_not_hold() -> None:
    assert orderly().refusal("sheriff: hold") == "SH-4.2"


def test_on_an_orderly_floor_the_others_are_asked_after_a_decision_too() -> None:
    table = orderly().play("sheriff: wave tuck")
    assert table.awaited == ["tuck"]
    assert table.view("public").words == 3


@covers("SH-4.2")
def test_on_an_orderly_floor_the_sheriff_has_so_many_words_that_decide_nothing() -> None:
    table = orderly(words=2).play("sheriff: threaten tuck")
    assert table.view("public").words == 1
    all_hold(table).play("sheriff: to guy, offer wave guy, want coins 5, post")
    assert table.view("public").words == 0
    all_hold(table)
    for word in ("threaten guy", "to much", "withdraw guy"):
        assert table.refusal(f"sheriff: {word}") == "LX-6"
    table.play("sheriff: wave guy")


def test_no_words_at_all_leave_the_sheriff_decisions_and_answers() -> None:
    table = orderly(words=0).play("sheriff: wave tuck", "tuck: hold")
    table.play("much: to sheriff, offer coins 2, want wave much, post", "guy: hold")
    assert table.moves("sheriff") == ["open much", "open guy", "wave much", "wave guy", "accept much", "decline much"]


def test_after_an_answer_the_sheriff_keeps_the_word() -> None:
    table = orderly().play("sheriff: threaten tuck", "tuck: to sheriff, offer coins 1, want wave tuck, post")
    table.play("much: to sheriff, offer coins 2, want wave much, post", "guy: hold", "sheriff: decline tuck")
    assert table.awaited == ["sheriff"]
    table.play("sheriff: accept much")
    assert table.awaited == ["sheriff"]
    assert table.view("public").words == 2


def test_an_answer_of_a_merchant_is_their_word() -> None:
    table = orderly().play("sheriff: to tuck, offer wave tuck, want coins 1, post", "tuck: accept sheriff")
    assert table.awaited == ["much"]
    assert table.coins["sheriff"] == 51
    table.play("much: hold", "guy: hold", "sheriff: to much, offer wave much, want coins 1, post")
    table.play("tuck: hold", "much: decline sheriff")
    assert table.awaited == ["guy"]


def test_a_dropped_draft_costs_nobody_a_word_and_nobody_sees_it() -> None:
    dropped = orderly().play("sheriff: threaten tuck", "tuck: to sheriff, offer coins 9, drop")
    before = orderly().play("sheriff: threaten tuck")
    for eye in ("sheriff", "much", "public"):
        assert dropped.seen_by(eye) == before.seen_by(eye)
        assert dropped.view(eye) == before.view(eye)
    assert (dropped.awaited, dropped.moves("tuck"), dropped.view("tuck").dropped) == (["tuck"], ["hold"], True)


def test_who_has_dropped_a_draft_begins_no_other_with_the_same_word() -> None:
    table = orderly().play("sheriff: threaten tuck", "tuck: to sheriff, drop")
    assert table.refusal("tuck: to sheriff") == "LX-10"
    table.play("tuck: hold", "much: hold", "guy: hold", "sheriff: threaten tuck")
    assert "to sheriff" in table.moves("tuck")


def test_a_draft_the_sheriff_drops_is_no_word() -> None:
    table = orderly(words=1).play("sheriff: to guy, drop")
    assert (table.view("public").words, table.awaited) == (1, ["sheriff"])
    assert table.refusal("sheriff: to guy") == "LX-10"
    table.play("sheriff: threaten guy")
    assert table.view("public").words == 0


def test_by_the_first_edition_a_dropped_draft_was_a_word() -> None:
    table = orderly(words=1).playing(edition=1).play("sheriff: to guy, drop")
    assert (table.view("public").words, table.awaited) == (0, ["tuck"])
    table.play("tuck: to sheriff, drop")
    assert (table.awaited, table.events[-1]) == (["much"], "held seat=tuck")


def test_each_inspection_has_its_own_words() -> None:
    table = orderly(words=1).play("sheriff: threaten tuck")
    for name in ("tuck", "much", "guy"):
        all_hold(table).play(f"sheriff: wave {name}")
    while table.phase != "inspection":
        name = table.awaited[0]
        moves = table.moves(name)
        quick = [move for move in moves if move in ("done", "close", "draw deck")]
        table.play(f"{name}: {[*quick, *moves][0]}")
    assert (table.sheriff, table.view("public").words) == ("tuck", 1)
