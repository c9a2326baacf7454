"""SW-R40, SW-5.15: deals between any two players, in planning talks and between raids."""

import pytest

from tests.covers import covers
from tests.games.sherwood.table import Table, planning, raid


def talks(**options: object) -> Table:
    return planning("anne nicolas carla", rules="advanced", **options).row("a13", "a09").looked("carla", 2)


def raids(**options: object) -> Table:
    return raid("anne nicolas carla", rules="advanced", **options).row("a13", "a09", "a14").looked("carla", 2)


@covers("SW-R40", "SW-4.5")
def test_any_two_may_deal_gold_for_a_promise() -> None:
    table = talks().play("anne: ask", "nicolas: with carla, pay nicolas carla 2, vow carla away 4, post")
    assert table.told("offered") == ["offered number=1 author=nicolas other=carla terms=pay 1 2 2,vow 2 away 4"]
    assert table.gold["carla"] == 2
    table.play("carla: accept nicolas")
    assert table.gold == {"anne": 2, "nicolas": 0, "carla": 4}
    assert table.promises == ["carla to nicolas: vow 2 away 4, open"]
    assert table.awaited == ["anne"]  # it was a word; the turn goes on


@covers("SW-R40")
def test_the_active_player_deals_too_and_it_is_one_of_their_proposals() -> None:
    table = talks(proposals=2).play("anne: with carla, pay anne carla 1, vow carla join, post", "nicolas: hold")
    table.play("carla: accept anne")
    assert (table.game.proposals, table.promises) == (1, ["carla to anne: promise 0 join, open"])
    table.play("anne: ask", "nicolas: hold", "carla: hold")
    assert table.refusal("anne: with carla") == "SW-R12"


@covers("SW-R40")
def test_a_gift_wants_nothing_and_may_be_declined() -> None:
    table = talks().play("anne: with carla, pay anne carla 2, post", "nicolas: hold", "carla: decline anne")
    assert table.gold["carla"] == 2
    table = talks().play("anne: with carla, pay anne carla 2, post", "nicolas: hold", "carla: accept anne")
    assert table.gold == {"anne": 0, "nicolas": 2, "carla": 4}


@covers("SW-R40")
def test_information_is_sold_and_told_true_or_not() -> None:
    table = talks().play("anne: with carla, pay anne carla 1, tell carla 2, post", "nicolas: hold")
    table.play("carla: accept anne", "anne: ask", "nicolas: hold", "carla: claim 2 gold 9")
    assert table.promises == ["carla to anne: tell 2 2, kept"]
    assert table.claims == ["carla: 2 gold 9, open"]  # whether it is true, the reveal will show


@covers("SW-R40")
def test_who_was_paid_and_says_nothing_until_the_reveal_has_broken_their_word() -> None:
    table = raids().play("nicolas: with carla, pay nicolas carla 1, tell carla 2, post", "carla: accept nicolas")
    table.play("anne: reveal 2")
    assert table.promises == ["carla to nicolas: tell 2 2, broken"]


@covers("SW-R40")
def test_only_who_has_looked_has_something_to_tell() -> None:
    table = talks().play("anne: with carla")
    assert table.may("anne", "tell") == ["2 2"]
    assert table.refusal("anne: tell anne 2") == "SW-R40"


@covers("SW-R40")
def test_deals_belong_to_the_advanced_game_and_to_the_third_edition() -> None:
    assert planning("anne nicolas carla").refusal("anne: with carla") == "SW-R40"
    assert talks(edition=2).refusal("anne: with carla") == "SW-R40"
    assert raids(edition=2).awaited == ["anne"]  # nobody is heard before a card is picked
    assert talks().refusal("anne: with anne") == "SW-R40"


@covers("SW-R40")
def test_a_deal_names_something_in_one_order_and_at_most_eight_terms_a_side() -> None:
    table = talks().play("anne: with carla")
    assert table.refusal("anne: post") == "SW-R40"
    assert table.refusal("anne: bring anne 1") == "SW-R40"
    table.play("anne: vow anne away 4")
    assert table.refusal("anne: vow anne away 3") == "LX-4"
    assert table.refusal("anne: pay anne carla 1") == "SW-R40"
    table.play("anne: " + ", ".join(f"vow anne away {hideout}" for hideout in (5, 6, 7, 8, 9, 10, 11)))
    assert table.refusal("anne: vow anne away 12") == "LX-5"


@covers("SW-R40")
def test_a_sheet_whose_gold_is_gone_lapses() -> None:
    table = talks().play(
        "anne: ask",
        "nicolas: with carla, pay nicolas carla 2, post",
        "carla: with nicolas, pay nicolas carla 1, vow carla join, post",
    )
    table.play("anne: with nicolas, vow anne join, post", "nicolas: accept carla")
    assert table.told("closed")[-1] == "closed number=1 author=nicolas by=nicolas fate=lapsed"


@covers("SW-R40", "SW-3.2")
def test_whoever_is_paid_above_five_gold_must_go_to_the_church() -> None:
    table = talks(floor="open").having("anne", gold=4).play("anne: hide 4, bring anne 1, bring carla 1, post")
    table.play("nicolas: with anne, pay nicolas anne 2, post", "anne: accept nicolas")
    assert table.gold["anne"] == 6
    assert table.told("closed")[-1] == "closed number=1 author=anne by=anne fate=lapsed"
    assert set(table.moves("anne")) == {f"church {gold}" for gold in range(1, 7)}


# ---------------------------------------------------------------------------------------------------------- SW-5.15


@covers("SW-5.15")
def test_before_a_card_is_picked_everybody_speaks_in_turn() -> None:
    table = raids()
    assert table.awaited == ["nicolas"]
    table.play("nicolas: hold")
    assert (table.awaited, table.moves("anne")) == (["carla"], [])
    table.play("carla: claim 2 gold 4", "carla: promise anne join", "carla: hold")
    assert table.awaited == ["anne"]
    table.play("anne: ask", "nicolas: hold", "carla: hold", "anne: reveal 1")
    assert table.awaited == ["carla"]  # and again before the next one


@covers("SW-5.15")
def test_on_an_open_floor_everybody_may_speak_between_raids() -> None:
    table = raids(floor="open")
    assert (table.awaited, table.game.may_also_move()) == (["anne"], [1, 2])
    table.play("carla: claim 2 gold 4", "nicolas: with carla, pay nicolas carla 1, tell carla 2, post")
    table.play("carla: accept nicolas", "carla: claim 2 glory 1", "anne: reveal 1")
    assert table.promises == ["carla to nicolas: tell 2 2, kept"]


@covers("SW-5.15", "SW-4.2")
def test_in_the_basic_game_nobody_deals_between_raids() -> None:
    table = raid("anne nicolas carla")
    assert (table.awaited, table.game.may_also_move()) == (["anne"], [])
    assert table.refusal("anne: promise carla join") == "SW-5.15"
    assert table.refusal("anne: with carla") == "SW-5.1"


@covers("SW-5.15")
def test_what_was_not_agreed_before_the_reveal_lapses() -> None:
    table = raids().play("nicolas: with carla, pay nicolas carla 1, post", "carla: hold", "anne: reveal 1")
    assert table.told("closed") == ["closed number=1 author=nicolas by=nicolas fate=lapsed"]


# ------------------------------------------------------------------------------------------------------ the ledger


def promised(table: Table, what: str) -> Table:
    """Carla promises Nicolas something, for nothing."""
    return table.play(
        "nicolas: hold", f"carla: with nicolas, vow carla {what}, post", "anne: ask", "nicolas: accept carla"
    )


def fate(table: Table) -> str:
    return table.promises[-1].rpartition(", ")[2]


@covers("SW-R40")
def test_to_stay_away_from_a_hideout() -> None:
    def after(*lines: str) -> str:
        table = talks().having("nicolas", camp=1).having("anne", camp=2).play("anne: ask")
        table.play("nicolas: hold", "carla: with nicolas, vow carla away 4, post", "anne: ask", "nicolas: accept carla")
        return fate(table.play("carla: hold", *lines))

    assert after("anne: inn 2", "nicolas: inn 2", "carla: hide 4, bring carla 1, alone") == "broken"
    assert after("anne: inn 2", "nicolas: hide 4, bring nicolas 1, alone") == "kept"
    assert after("anne: inn 2", "nicolas: inn 2", "carla: hide 5, bring carla 4, alone", "anne: inn 2") == "kept"


@covers("SW-R40")
def test_to_reveal_a_card_next() -> None:
    assert (
        fate(promised(raids(), "first 3").play("carla: hold", "anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3"))
        == "kept"
    )
    assert (
        fate(promised(raids(), "first 3").play("carla: hold", "anne: reveal 1", "nicolas: reveal 2", "carla: reveal 4"))
        == "broken"
    )
    assert fate(promised(raids(), "first 3").play("carla: hold", "anne: reveal 3")) == "void"


@covers("SW-R40")
def test_not_to_reveal_a_card() -> None:
    assert (
        fate(promised(raids(), "spare 3").play("carla: hold", "anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3"))
        == "broken"
    )
    assert fate(promised(raids(), "spare 3").play("carla: hold", "anne: reveal 3")) == "kept"


@covers("SW-R40")
def test_a_card_that_must_be_revealed_breaks_no_word() -> None:
    table = raids().play("anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3")
    table.play("nicolas: with anne, vow anne spare 4, post", "carla: hold", "anne: accept nicolas", "anne: reveal 4")
    assert table.promises == ["anne to nicolas: vow 0 spare 4, void"]


@covers("SW-R40")
def test_to_play_equipment() -> None:
    def after(*cards: str) -> str:
        table = raids().band(1, "carla 2").having("carla", hand="club club")
        table = promised(table, "equip 1").play("carla: hold", "anne: reveal 1", "carla: pass")
        return fate(table.play(*(f"carla: {card}" for card in cards)))

    assert after("play club", "play club") == "kept"
    assert after("pass") == "broken"
    assert raids().play("nicolas: hold", "carla: with nicolas").may("carla", "vow 2 equip") == []  # no raiders there


@covers("SW-R40")
def test_to_send_no_messenger() -> None:
    table = promised(raids().having("carla", hand="messenger"), "quiet")
    table.play("carla: hold", "anne: reveal 1", "carla: messenger derby")
    assert fate(table) == "broken"
    kept = promised(raids(), "quiet").play(
        "carla: hold", "anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3", "anne: reveal 4"
    )
    assert fate(kept) == "kept"


@covers("SW-R40")
def test_gold_later_is_paid_by_a_gift_or_broken_at_the_end_of_the_next_round() -> None:
    table = promised(raids(), "gold 2").play("carla: hold", "anne: reveal 1")
    table.play("carla: with nicolas, pay carla nicolas 1, post", "anne: hold", "nicolas: accept carla")
    assert (fate(table), table.view("public").promises[0].paid) == ("open", 1)
    table.play("nicolas: reveal 2", "anne: hold", "nicolas: hold")
    table.play("carla: with nicolas, pay carla nicolas 1, post", "anne: hold", "nicolas: accept carla")
    assert fate(table) == "kept"


@covers("SW-R40")
def test_gold_that_was_never_paid_is_a_broken_promise() -> None:
    table = promised(raids().in_round(5), "gold 1").play(
        "carla: hold", "anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3", "anne: reveal 4"
    )
    assert fate(table) == "open"
    while not table.game.over():
        name = table.awaited[0]
        wanted = ("church", "inn", "reveal", "pass", "hold", "deal")
        table.play(f"{name}: {next(move for move in table.moves(name) if move.split()[0] in wanted)}")
    assert fate(table) == "broken"


@covers("SW-R40")
@pytest.mark.parametrize("mark", ["kept", "broken"])
def test_a_promise_in_ones_own_words_is_judged_by_its_receiver(mark: str) -> None:
    table = promised(raids(), "words")
    assert table.refusal("carla: kept nicolas") == "SW-R40"
    table.play("carla: hold", "anne: reveal 1", "carla: hold", "anne: hold")
    table.play(f"nicolas: {mark} carla")
    assert fate(table) == mark
    assert table.refusal(f"nicolas: {mark} carla") == "SW-R40"


@covers("SW-R40")
def test_nothing_is_promised_twice_to_the_same_player() -> None:
    table = promised(raids(), "quiet").play("carla: hold", "anne: reveal 1", "carla: with nicolas")
    assert "quiet" not in table.may("carla", "vow 2")
    assert "quiet" in table.may("carla", "vow 1")
