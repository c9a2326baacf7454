"""SH-5: honour among thieves. What an agreement does, and what it only says."""

import pytest

from tests.covers import covers
from tests.games.sheriff.table import Table, sheriff


def at_the_gate() -> Table:
    return sheriff(richard="2 bread silk", guy="cheese 2 mead", much="4 chicken")


# --------------------------------------------------------------------------------------------- deeds of this inspection


@covers("SH-5.1", "SH-4.4")
def test_richard_pays_twenty_coins_to_pass_and_to_have_guy_inspected() -> None:
    table = at_the_gate().play("sheriff: threaten richard")
    table.play("richard: to sheriff, offer coins 20, want wave richard, want open guy, post", "sheriff: accept richard")
    assert table.coins == {"sheriff": 70, "richard": 30, "guy": 50, "much": 50}
    assert table.fate("richard") == "waved"
    assert table.refusal("sheriff: wave guy") == "SH-5.1"
    assert table.refusal("guy: to sheriff, offer coins 50, want wave guy") == "SH-R13"
    table.play("sheriff: open guy")
    assert table.coins == {"sheriff": 78, "richard": 30, "guy": 42, "much": 50}


@covers("SH-5.1")
def test_the_inspection_does_not_end_before_a_favour_is_done() -> None:
    table = at_the_gate().play("richard: to sheriff, offer coins 1, want open guy, post", "sheriff: accept richard")
    table.play("sheriff: wave much", "sheriff: wave richard")
    assert table.phase == "inspection"
    assert [move for move in table.moves("sheriff") if move.startswith(("open", "wave"))] == ["open guy"]


@covers("SH-5.1")
def test_an_agreed_payment_is_made_at_once() -> None:
    table = at_the_gate().play("richard: to sheriff, offer coins 20, want open guy, post", "sheriff: accept richard")
    assert table.events[-1] == "paid giver=richard taker=sheriff coins=20"
    assert table.view("public").seats[2].must_open


@covers("SH-5.1")
def test_a_favour_may_be_sold_by_the_sheriffs_own_offer() -> None:
    table = at_the_gate().play("sheriff: to richard, offer open guy, want coins 3, post", "richard: accept sheriff")
    assert table.coins["sheriff"] == 53
    assert table.refusal("sheriff: wave guy") == "SH-5.1"


@covers("SH-5.1")
def test_several_favours_may_be_sold_in_one_deal() -> None:
    table = at_the_gate()
    table.play("richard: to sheriff, offer coins 9, want wave richard, want wave guy, want open much, post")
    table.play("sheriff: accept richard")
    assert (table.fate("richard"), table.fate("guy")) == ("waved", "waved")
    assert table.refusal("sheriff: wave much") == "SH-5.1"


@covers("SH-5.1")
def test_a_favour_sold_in_one_round_does_not_bind_in_the_next() -> None:
    table = at_the_gate().play("richard: to sheriff, offer coins 1, want open much, post", "sheriff: accept richard")
    table.play("sheriff: open much", "sheriff: wave richard", "sheriff: wave guy")
    assert not any(seat.must_open for seat in next_inspection(table).view("public").seats)


# ------------------------------------------------------------------------------------------------ promises for later


def next_inspection(table: Table) -> Table:
    """Everybody keeps their hand, packs the first card they can, and declares apples."""
    while table.phase != "inspection":
        name = table.awaited[0]
        moves = table.moves(name)
        table.play(f"{name}: {[*quick(moves), *moves][0]}")
    return table


def quick(moves: list[str]) -> list[str]:
    return [move for move in moves if move in ("done", "close", "draw deck", "declare apple")]


def promised_by_guy() -> Table:
    """Guy will be Sheriff after richard; he has been let through for a promise."""
    table = at_the_gate()
    table.play("guy: to sheriff, offer later wave sheriff, want wave guy, post", "sheriff: accept guy")
    table.play("sheriff: wave richard", "sheriff: wave much")
    assert next_inspection(table).sheriff == "richard"
    for name in ("guy", "much", "sheriff"):
        table.play(f"richard: wave {name}")
    assert next_inspection(table).sheriff == "guy"
    return table


@covers("SH-5.2")
def test_guy_does_not_keep_his_promise() -> None:
    table = promised_by_guy()
    assert table.promises == ["guy to sheriff: later wave sheriff, open"]
    table.play("guy: open sheriff")
    assert table.fate("sheriff") == "opened"
    assert table.promises == ["guy to sheriff: later wave sheriff, broken"]
    assert "promise_settled promise=0 promiser=guy promisee=sheriff fate=broken term=later wave sheriff" in table.events


@covers("SH-5.2")
def test_guy_might_have_kept_his_promise() -> None:
    table = promised_by_guy().play("guy: wave sheriff")
    assert table.promises == ["guy to sheriff: later wave sheriff, kept"]


@covers("SH-5.2")
def test_a_promise_for_later_binds_nobody_now() -> None:
    table = at_the_gate()
    table.play("sheriff: to guy, offer later wave guy, want later open much, post", "guy: accept sheriff")
    assert table.promises == ["sheriff to guy: later wave guy, open", "guy to sheriff: later open much, open"]
    table.play("sheriff: open guy")
    assert table.promises[0] == "sheriff to guy: later wave guy, open"


@covers("SH-5.2")
@pytest.mark.parametrize(("deed", "fate"), [("open", "kept"), ("wave", "broken")])
def test_a_promise_to_inspect_is_judged_when_the_bag_is_decided(deed: str, fate: str) -> None:
    table = at_the_gate().play("richard: to sheriff, offer later open much, want wave richard, post")
    table.play("sheriff: accept richard", "sheriff: wave guy", "sheriff: wave much")
    next_inspection(table).play(f"richard: {deed} much")
    assert table.promises == [f"richard to sheriff: later open much, {fate}"]


@covers("SH-5.2")
@pytest.mark.parametrize(("declared", "fate"), [("bread", "kept"), ("cheese", "broken")])
def test_a_promise_to_be_honest_is_judged_when_the_next_bag_is_decided(declared: str, fate: str) -> None:
    table = sheriff(richard="silk", guy="apple", much="4 chicken").having("much", hand="6 bread")
    table.play("much: to sheriff, offer later honest, want wave much, post", "sheriff: accept much")
    table.play("sheriff: wave richard", "sheriff: wave guy")
    while table.phase != "declaration":
        name = table.awaited[0]
        moves = table.moves(name)
        table.play(f"{name}: {[*quick(moves), *moves][0]}")
    table.play("guy: declare apple", f"much: declare {declared}", "sheriff: declare apple", "richard: wave much")
    assert table.promises == [f"much to sheriff: later honest, {fate}"]


@covers("SH-5.2")
@pytest.mark.parametrize("rounds", [1, 5])
def test_a_promise_about_a_bag_that_never_came_is_void(rounds: int) -> None:
    table = at_the_gate().draw_pile("").discards("", "").with_rounds_to_go(rounds)
    table.play("richard: to sheriff, offer later open much, want wave richard, post", "sheriff: accept richard")
    table.play("sheriff: wave guy", "sheriff: wave much", "guy: done", "much: done", "sheriff: done")
    assert table.promises == ["richard to sheriff: later open much, void"]


@covers("SH-5.2")
def test_promises_open_at_the_end_of_the_game_are_void() -> None:
    table = at_the_gate().draw_pile("").discards("", "").with_rounds_to_go(1)
    table.play("guy: to sheriff, offer later honest, want wave guy, post", "sheriff: accept guy")
    table.play("sheriff: wave richard", "sheriff: wave much")
    assert table.promises == ["guy to sheriff: later honest, open"]
    table.play("guy: done", "much: done", "sheriff: done")
    assert table.phase == "over"
    assert table.promises == ["guy to sheriff: later honest, void"]


@covers("SH-5.2")
def test_nobody_promises_what_will_never_be_theirs_to_do() -> None:
    table = at_the_gate().in_the_last_round()
    assert table.refusal("guy: to sheriff, offer later wave sheriff") == "SH-5.2"
    assert table.refusal("guy: to sheriff, offer later honest") == "SH-5.2"
    almost = at_the_gate().with_rounds_to_go(1)
    assert almost.refusal("guy: to sheriff, offer later wave sheriff") == "SH-5.2"
    almost.play("richard: to sheriff, offer later wave sheriff, want wave richard, post")


# ------------------------------------------------------------------------------------------------ goods out of a bag


@covers("SH-5.3")
def test_a_promise_out_of_a_bag_may_be_partly_true() -> None:
    table = at_the_gate()
    table.play("guy: to sheriff, offer bag cheese, offer bag mead, offer bag silk, want wave guy, post")
    table.play("sheriff: accept guy")
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("cheese", "mead")
    assert (table.stall("guy"), table.contraband("guy")) == ("", "mead")


@covers("SH-5.3")
def test_of_a_promised_type_only_as_many_are_owed_as_are_there() -> None:
    table = at_the_gate().play("guy: to sheriff, offer bag mead, offer bag mead, offer bag mead, want wave guy, post")
    table.play("sheriff: accept guy")
    assert table.contraband("sheriff") == "2 mead"
    assert (table.stall("guy"), table.contraband("guy")) == ("cheese", "")


@covers("SH-5.3")
def test_goods_on_the_stall_do_not_stand_in_for_goods_that_are_not_in_the_bag() -> None:
    table = sheriff(guy="cheese").having("guy", stall="bread silk")
    table.play("guy: to sheriff, offer bag bread, want wave guy, post", "sheriff: accept guy")
    assert (table.stall("sheriff"), table.stall("guy"), table.contraband("guy")) == ("", "cheese, bread", "silk")


@covers("SH-5.3")
def test_a_promise_out_of_a_bag_may_be_nothing_but_a_lie() -> None:
    table = at_the_gate().play("much: to sheriff, offer bag crossbow, want wave much, post", "sheriff: accept much")
    assert (table.stall("sheriff"), table.contraband("sheriff"), table.stall("much")) == ("", "", "4 chicken")


@covers("SH-5.3")
def test_nothing_is_owed_from_a_bag_that_is_inspected() -> None:
    table = at_the_gate().play("much: to sheriff, offer bag chicken, want later wave much, post")
    table.play("sheriff: accept much", "sheriff: open much")
    assert (table.stall("sheriff"), table.stall("much")) == ("", "4 chicken")


@covers("SH-5.3")
def test_goods_promised_twice_are_handed_over_once() -> None:
    table = at_the_gate()
    for favour in ("later wave guy", "wave guy"):
        table.play(f"guy: to sheriff, offer bag cheese, want {favour}, post", "sheriff: accept guy")
    assert (table.stall("sheriff"), table.stall("guy")) == ("cheese", "")


@covers("SH-5.3")
def test_nobody_speaks_of_more_cards_than_a_bag_holds_or_of_a_bag_that_is_gone() -> None:
    table = at_the_gate()
    three = "offer bag mead, offer bag mead, offer bag mead"
    assert table.refusal(f"guy: to sheriff, {three}, offer bag silk") == "SH-4.3"
    assert table.refusal("sheriff: to guy, offer bag mead") == "SH-5.3"
    table.play("sheriff: wave guy")
    assert table.refusal("guy: to sheriff, offer bag mead") == "SH-5.3"


# ------------------------------------------------------------------------------------------------ what is handed over


@covers("SH-5.4")
def test_coins_and_stall_goods_are_handed_over_as_spoken() -> None:
    table = at_the_gate().having("guy", coins=12, stall="3 apple chicken pepper silk")
    table.play(
        "guy: to sheriff, offer coins 12, offer stall apple, offer stall chicken, offer contraband silk,"
        " offer hidden pepper, want wave guy, post",
        "sheriff: accept guy",
    )
    assert table.coins == {"sheriff": 62, "richard": 50, "guy": 0, "much": 50}
    assert (table.stall("sheriff"), table.contraband("sheriff")) == ("apple, chicken", "pepper, silk")
    assert (table.stall("guy"), table.contraband("guy")) == ("2 apple, cheese", "2 mead")


@covers("SH-5.4")
def test_what_is_asked_for_by_name_is_agreed_to_only_by_who_has_it() -> None:
    table = at_the_gate().having("guy", stall="silk").having("much", stall="mead")
    for name in ("guy", "much"):
        table.play(f"sheriff: to {name}, offer wave {name}, want contraband silk, post")
    assert "accept sheriff" in table.moves("guy")
    assert table.refusal("much: accept sheriff") == "SH-4.3"
    table.play("guy: accept sheriff")
    assert table.contraband("sheriff") == "silk"


@covers("SH-5.5")
def test_legal_goods_are_received_face_up() -> None:
    table = at_the_gate().having("guy", stall="chicken")
    table.play("guy: to sheriff, offer stall chicken, want wave guy, post", "sheriff: accept guy")
    assert "handed_over giver=guy taker=sheriff good=chicken" in table.events
    assert table.view("much").seats[0].stall == {"chicken": 1}


@covers("SH-5.5")
def test_contraband_is_received_face_down_known_to_giver_and_receiver() -> None:
    table = at_the_gate().having("guy", stall="silk")
    table.play("guy: to sheriff, offer hidden silk, want open much, post", "sheriff: accept guy")
    for eye in ("guy", "sheriff"):
        assert "slipped giver=guy taker=sheriff good=silk" in table.seen_by(eye)
    for eye in ("much", "richard", "public"):
        assert "slipped_unseen giver=guy taker=sheriff" in table.seen_by(eye)
        assert not any("silk" in event for event in table.seen_by(eye))
        shown = table.view(eye).seats[0]
        assert (shown.contraband_count, shown.contraband) == (1, None)


@covers("SH-5.5")
def test_contraband_out_of_a_bag_stays_unknown_where_several_kinds_were_promised() -> None:
    table = sheriff(guy="cheese mead silk", much="4 chicken")
    table.play("guy: to sheriff, offer bag mead, offer bag silk, want wave guy, post", "sheriff: accept guy")
    assert "slipped giver=guy taker=sheriff good=mead" in table.seen_by("sheriff")
    assert table.events[-1] == "slipped_unseen giver=guy taker=sheriff"
