"""SW-5.15, SW-R40: deals while a convoy is on its way. From the fifth edition on; before it nobody spoke there."""

from tests.covers import covers
from tests.games.sherwood.table import Table, raid


def meeting(**options: object) -> Table:
    """Anne reveals a13 (strength 5, from York); Nicolas and Carla wait for it at hideout 1, two raiders each."""
    table = raid("anne nicolas carla", rules="advanced", **options).row("a13", "a09", "a14").looked("carla", 2)
    return table.band(1, "nicolas 2, carla 2").having("nicolas", hand="club", gold=2).talkative()


@covers("SW-5.15", "SW-R40")
def test_before_equipment_is_played_everybody_speaks_in_turn_and_the_one_who_revealed_last() -> None:
    table = meeting(edition=5).play("anne: reveal 1", "nicolas: hold", "carla: hold", "anne: hold", "nicolas: pass")
    assert (table.game.phase.name, table.awaited) == ("meeting", ["nicolas"])
    assert table.refusal("nicolas: pass") == "SW-5.15"
    table.play("nicolas: hold")
    assert (table.awaited, table.moves("nicolas")) == (["carla"], [])
    table.play("carla: hold")
    assert table.awaited == ["anne"]
    table.play("anne: hold")
    assert (table.awaited, table.moves("nicolas")) == (["nicolas"], ["play club", "pass"])


@covers("SW-R40")
def test_a_deal_on_the_way_is_paid_at_once_and_its_promise_judged() -> None:
    table = meeting().play("anne: reveal 1", "nicolas: hold", "carla: hold", "anne: hold", "nicolas: pass")
    table.play("nicolas: hold", "carla: hold", "anne: with nicolas, pay anne nicolas 1, vow nicolas equip 1, post")
    table.play("nicolas: accept anne", "carla: hold", "anne: hold")
    assert table.gold == {"anne": 1, "nicolas": 3, "carla": 2}
    table.play("nicolas: pass")
    assert table.promises == ["nicolas to anne: vow 1 equip 1, broken"]


@covers("SW-R40")
def test_after_the_reveal_silence_is_sold_before_messengers_are_asked_for() -> None:
    table = meeting().play("anne: reveal 1")
    assert (table.game.phase.name, table.awaited) == ("messengers", ["nicolas"])
    table.play("nicolas: with anne, pay anne nicolas 1, vow nicolas quiet, post", "carla: hold")
    table.play("anne: accept nicolas", "anne: hold")
    assert table.promises == ["nicolas to anne: vow 1 quiet, open"]
    assert table.moves("nicolas") == ["forgo", "pass"]


@covers("SW-R40", "SW-R12")
def test_talks_on_the_way_are_bounded_by_the_proposals_of_the_turn() -> None:
    table = meeting(proposals=1).play("anne: reveal 1", "nicolas: hold", "carla: hold", "anne: ask")
    table.play("nicolas: hold", "carla: hold")
    assert (table.refusal("anne: ask"), table.refusal("anne: with carla")) == ("SW-R12", "SW-R12")
    table.play("anne: hold")
    assert table.moves("nicolas") == ["forgo", "pass"]


@covers("SW-5.15")
def test_a_convoy_that_meets_nobody_asks_nobody_to_speak() -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a13").having("carla", hand="messenger").talkative()
    table.play("anne: reveal 1")
    assert (table.awaited, table.may("carla", "with")) == (["carla"], [])


@covers("SW-5.15", "SW-R40")
def test_on_an_open_floor_everybody_may_deal_while_a_question_is_open() -> None:
    table = meeting(floor="open").play("anne: reveal 1", "nicolas: pass")
    assert (table.game.phase.name, table.awaited, table.game.may_also_move()) == ("meeting", ["nicolas"], [0, 2])
    table.play("carla: with nicolas, pay carla nicolas 1, vow nicolas equip 1, post", "nicolas: accept carla")
    assert table.gold == {"anne": 2, "nicolas": 3, "carla": 1}
    table.play("carla: claim 2 gold 4", "nicolas: play club")
    assert table.promises == ["nicolas to carla: vow 1 equip 1, kept"]


@covers("SW-R31", "SW-R40")
def test_nobody_talks_while_answers_about_messengers_are_sealed() -> None:
    table = meeting(floor="open").having("carla", hand="messenger").play("anne: reveal 1")
    assert (table.awaited, table.game.may_also_move()) == (["nicolas", "carla"], [])
    assert table.moves("nicolas") == ["forgo", "pass"]
    table.play("carla: pass", "nicolas: pass")
    assert table.may("carla", "messenger") == ["lincoln", "derby"]  # still, and now it can be talked about
    table.play("anne: with carla, pay anne carla 1, vow carla quiet, post", "carla: accept anne")
    table.play("carla: messenger derby")
    assert table.promises == ["carla to anne: vow 2 quiet, broken"]


@covers("SW-R40", "SW-R38")
def test_the_card_on_its_way_is_neither_told_of_nor_promised() -> None:
    table = meeting(floor="open").looked("carla", 3).play("anne: reveal 2", "nicolas: pass")
    assert {word.split()[0] for word in table.may("carla", "claim")} == {"3"}
    assert table.refusal("carla: claim 2 gold 1") == "SW-R38"
    table.play("carla: with nicolas")
    assert table.may("carla", "tell") == ["2 3"]
    assert {word for word in table.may("carla", "vow") if word.startswith("1 first")} == {
        "1 first 1",
        "1 first 3",
        "1 first 4",
    }


@covers("SW-R40", "SW-5.1")
def test_only_who_will_pick_another_card_promises_which() -> None:
    table = meeting(floor="open").play("anne: reveal 1", "nicolas: pass", "carla: with anne")
    assert [word for word in table.may("carla", "vow") if word.startswith("0 first")] == [
        "0 first 2",
        "0 first 3",
        "0 first 4",
    ]  # four cards, three players: the one who revealed the first picks the last


@covers("SW-R40")
def test_what_stands_lapses_when_the_convoy_is_gone() -> None:
    table = meeting(floor="open").play("anne: reveal 1", "nicolas: forgo")
    table.play("carla: with anne, pay carla anne 1, post", "nicolas: pass")
    assert table.told("closed") == ["closed number=1 author=carla by=carla fate=lapsed"]
    assert table.awaited == ["nicolas"]


@covers("SW-R40", "SW-5.9")
def test_a_deal_lapses_when_its_gold_went_to_make_up_for_the_loot() -> None:
    table = raid("anne nicolas carla", rules="advanced", floor="open").row("a13").having("nicolas", hand="club", gold=1)
    table.band(1, "nicolas 2, carla 2", slot=1, informant="nicolas", gold="carla 9").talkative()
    table.play("anne: reveal 1", "nicolas: pass", "carla: with nicolas, pay nicolas carla 1, post")
    assert len(table.sheets) == 1
    table.play("nicolas: play club")
    assert table.gold["nicolas"] == 0
    assert table.told("closed") == ["closed number=1 author=carla by=carla fate=lapsed"]


@covers("SW-5.15", "SW-R40")
def test_earlier_editions_do_not_talk_on_the_way() -> None:
    for floor in ("open", "orderly"):
        table = meeting(edition=4, floor=floor).play("anne: reveal 1")
        assert (table.awaited, table.moves("nicolas")) == (["nicolas"], ["forgo", "pass"])
        assert (table.moves("anne"), table.view("anne").talks) == ([], None)


@covers("SW-4.2", "SW-5.15")
def test_nobody_talks_on_the_way_in_the_basic_game() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "nicolas 2, carla 2").having("nicolas", hand="club")
    table.play("anne: reveal 1")
    assert (table.awaited, table.moves("nicolas")) == (["nicolas"], ["play club", "pass"])
