"""SW-5.11 to SW-5.14: Sheriff cards and special equipment."""

from tests.covers import covers
from tests.games.sherwood.table import Table, raid


def advanced(names: str = "anne nicolas carla", **options: object) -> Table:
    return raid(names, rules="advanced", **options)


@covers("SW-5.11")
def test_a_beaten_sheriff_is_white_glory_and_the_raiders_go_home() -> None:
    table = advanced().row("sa1").band(7, "anne 3, carla 2").play("anne: reveal 1")  # strength 5, glory 2
    assert table.glory == {"anne": 2, "nicolas": 0, "carla": 2}
    assert table.in_hideout(7) == ""
    assert table.view("public").gone == ["sa1"]


@covers("SW-5.11")
def test_every_hideout_on_the_way_attacks_until_the_sheriff_is_beaten() -> None:
    table = advanced().row("sa1").band(7, "nicolas 1").band(8, "carla 5").band(4, "anne 1").play("anne: reveal 1")
    assert [event.split()[1] for event in table.told("met")] == ["hideout=7", "hideout=8"]
    assert table.in_hideout(4) == "anne 1"


@covers("SW-5.11")
def test_who_fails_loses_red_glory_and_raiders_and_goes_home() -> None:
    table = advanced().row("sb3").in_round(4).band(1, "nicolas 3, carla 1")  # York to Derby: 2 glory, 2 raiders
    table.having("nicolas", glory=5, camp=3).having("carla", glory=1, camp=5).play("anne: reveal 1")
    assert table.glory == {"anne": 0, "nicolas": 3, "carla": 0}
    assert table.told("lost") == ["lost seat=nicolas glory=2 raiders=2", "lost seat=carla glory=1 raiders=1"]
    assert table.camps == {"anne": 0, "nicolas": 4, "carla": 5}
    assert table.told("arrived") == ["arrived card=sb3 town=derby"]


@covers("SW-5.11")
def test_nobody_falls_below_four_raiders_in_play() -> None:
    table = advanced().row("sb3").in_round(4).band(1, "nicolas 5").having("nicolas", oak=3).play("anne: reveal 1")
    assert table.oak["nicolas"] == 4
    assert table.camps["nicolas"] == 4


@covers("SW-R21")
def test_laid_companions_do_not_count_as_raiders_in_play() -> None:
    table = advanced().row("sb3", "b18").in_round(4)
    table.band(1, "nicolas 5").band(4, "anne 1", slot=2, informant="anne", companions="nicolas 1")
    table.having("nicolas", oak=2).play("anne: reveal 1")
    assert table.oak["nicolas"] == 3


@covers("SW-5.12", "SW-R33")
def test_with_provisions_ones_raiders_stay_after_a_success() -> None:
    table = (
        advanced()
        .row("a01", "a10")
        .band(1, "anne 2, carla 2")
        .having("carla", hand="provisions")
        .play("anne: reveal 1", "carla: pass", "anne: deal anne gold", "carla: provisions")
    )
    assert table.in_hideout(1) == "carla 2"
    assert table.camps["anne"] == 2
    assert table.told("stayed") == ["stayed hideout=1 leader=carla raiders=0,0,2"]


@covers("SW-5.12")
def test_raiders_who_stayed_can_raid_again_and_go_home_after_that() -> None:
    table = advanced().row("a01", "a13").band(1, "carla 5").having("carla", hand="provisions")
    table.play("anne: reveal 1", "carla: pass", "carla: provisions", "nicolas: reveal 2")
    assert [event.split()[2] for event in table.told("raided")] == ["card=a01", "card=a13"]
    assert table.in_hideout(1) == ""


@covers("SW-R33")
def test_everyone_with_a_card_is_asked_the_leader_first_and_the_first_to_stay_leads() -> None:
    table = advanced().row("a01").band(1, "carla 1, anne 1, nicolas 1")
    table.having("carla", hand="club").having("anne", hand="provisions").having("nicolas", hand="provisions")
    table.play("anne: reveal 1", "nicolas: pass", "carla: pass", "carla: deal carla gold")
    assert table.moves("carla") == ["pass"]
    table.play("carla: pass", "anne: provisions", "nicolas: provisions")
    assert table.in_hideout(1) == "anne 1, nicolas 1"


@covers("SW-R33")
def test_beating_the_sheriff_is_a_success() -> None:
    table = advanced().row("sa1").band(7, "carla 5").having("carla", hand="provisions")
    table.play("anne: reveal 1", "carla: pass", "carla: provisions")
    assert table.in_hideout(7) == "carla 5"


@covers("SW-5.13", "SW-R33")
def test_a_cape_covers_its_player_alone() -> None:
    table = advanced().row("sb3").in_round(4).band(1, "nicolas 2, carla 2")
    table.having("carla", hand="cape", glory=3, camp=3).having("nicolas", glory=3, camp=3)
    table.play("anne: reveal 1", "carla: pass", "carla: pass", "carla: cape stay")
    assert table.glory == {"anne": 0, "nicolas": 1, "carla": 3}
    assert table.in_hideout(1) == "carla 2"
    assert table.hand("carla") == ""


@covers("SW-5.13")
def test_under_a_cape_one_may_also_go_home() -> None:
    table = advanced().row("sb3").in_round(4).band(1, "carla 2").having("carla", hand="cape", glory=3)
    table.play("anne: reveal 1", "carla: pass", "carla: pass")
    assert table.moves("carla") == ["cape stay", "cape home", "pass"]
    table.play("carla: cape home")
    assert (table.in_hideout(1), table.camps["carla"], table.glory["carla"]) == ("", 2, 3)


@covers("SW-5.13", "SW-R33")
def test_the_next_meeting_needs_a_new_card() -> None:
    table = advanced().row("sb5").in_round(4).band(3, "carla 3").having("carla", hand="cape", camp=3)  # Lincoln to York
    table.play("anne: reveal 1", "carla: pass", "carla: pass", "carla: cape stay")
    assert table.told("met") == ["met hideout=3 raiders=3 needed=13"] * 2
    assert table.told("lost") == ["lost seat=carla glory=0 raiders=2"]


@covers("SW-5.14", "SW-R5", "SW-R31")
def test_a_messenger_sends_the_convoy_to_another_town() -> None:
    table = advanced().row("a13").band(4, "nicolas 5").having("nicolas", hand="messenger")  # York to Nottingham
    table.play("anne: reveal 1")
    assert table.moves("nicolas") == ["messenger lincoln", "messenger derby", "forgo", "pass"]
    table.play("nicolas: messenger lincoln")
    assert table.told("redirected") == ["redirected seat=nicolas town=lincoln"]
    assert table.told("raided") == ["raided hideout=4 card=a13 strength=5 needed=5"]


@covers("SW-5.14", "SW-R31")
def test_who_revealed_the_card_sends_no_messenger() -> None:
    table = advanced().row("a13").having("anne", hand="messenger").play("anne: reveal 1")
    assert table.told("arrived") == ["arrived card=a13 town=nottingham"]


@covers("SW-R5")
def test_a_convoy_does_not_turn_back() -> None:
    table = advanced().row("a13").having("nicolas", hand="messenger").play("anne: reveal 1")
    assert table.refusal("nicolas: messenger york") == "SW-R5"


@covers("SW-R31")
def test_every_other_holder_of_a_card_is_asked_at_the_reveal_and_at_the_crossing() -> None:
    table = (
        advanced().row("a13").having("nicolas", hand="club").having("carla", hand="messenger").play("anne: reveal 1")
    )
    assert table.awaited == ["nicolas", "carla"]
    table.play("carla: pass")
    assert (table.awaited, table.moves("carla")) == (["nicolas"], [])
    assert table.refusal("carla: messenger york") == "LX-2"
    table.play("nicolas: pass")
    assert (table.phase, table.awaited) == ("messengers", ["nicolas", "carla"])  # at the crossing
    table.play("nicolas: pass", "carla: pass")
    assert table.told("arrived") == ["arrived card=a13 town=nottingham"]


@covers("SW-R31")
def test_answers_are_sealed_and_count_clockwise_whoever_was_quicker() -> None:
    table = advanced().row("a13").having("nicolas", hand="messenger").having("carla", hand="messenger")
    table.play("anne: reveal 1", "carla: messenger derby")
    assert table.told("played") == table.told("redirected") == []
    assert [table.view(name).cart.answer for name in ("anne", "nicolas", "carla")] == [None, None, "messenger derby"]  # type: ignore[union-attr]
    table.play("nicolas: messenger lincoln")
    assert table.told("redirected") == ["redirected seat=nicolas town=lincoln", "redirected seat=carla town=derby"]
    assert table.told("arrived") == ["arrived card=a13 town=derby"]


@covers("SW-R31")
def test_who_forgoes_a_convoy_is_not_asked_at_its_crossing() -> None:
    table = advanced().row("a13", "a14").having("nicolas", hand="messenger").having("carla", hand="club")
    table.play("anne: reveal 1", "nicolas: forgo", "carla: pass")
    assert table.awaited == ["carla"]
    assert table.refusal("carla: forgo") == "SW-R31"  # it would be the same as a pass
    table.play("carla: pass", "nicolas: reveal 2")
    assert table.awaited == ["carla"]  # who revealed is not asked; the next convoy is another one


@covers("SW-R31")
def test_in_the_first_edition_one_answered_after_the_other() -> None:
    table = advanced(edition=1).row("a13").having("nicolas", hand="club").having("carla", hand="messenger")
    table.play("anne: reveal 1")
    assert (table.awaited, table.moves("nicolas")) == (["nicolas"], ["pass"])


@covers("SW-5.14", "SW-R31")
def test_one_messenger_a_player_for_each_card_and_the_last_one_counts() -> None:
    table = advanced().row("a13").having("nicolas", hand="messenger club").having("carla", hand="messenger club")
    table.play("anne: reveal 1", "nicolas: messenger lincoln", "carla: pass")
    assert table.awaited == ["carla"]  # at the crossing
    table.play("carla: messenger derby")
    assert table.told("arrived") == ["arrived card=a13 town=derby"]


@covers("SW-R31")
def test_a_messenger_works_on_sheriff_cards_too() -> None:
    table = advanced().row("sa4").having("carla", hand="messenger").play("anne: reveal 1", "carla: messenger derby")
    assert table.told("arrived") == ["arrived card=sa4 town=derby"]


@covers("SW-R31")
def test_on_an_open_floor_a_messenger_may_come_at_any_time_before_the_crossing() -> None:
    table = (
        advanced(floor="open")
        .row("a13")
        .band(1, "anne 2")
        .having("anne", hand="club")
        .having("carla", hand="messenger")
    )
    table.play("anne: reveal 1", "carla: pass")
    assert (table.awaited, table.may("carla", "messenger")) == (["anne"], ["lincoln", "derby"])
    table.play("carla: messenger derby", "anne: pass")
    assert table.told("arrived") == ["arrived card=a13 town=derby"]


@covers("SW-5.14")
def test_on_an_open_floor_too_the_one_who_revealed_the_card_sends_no_messenger() -> None:
    table = advanced(floor="open").row("a13").band(1, "nicolas 2").having("nicolas", hand="club")
    table.having("anne", hand="messenger").play("anne: reveal 1", "nicolas: pass")
    assert (table.awaited, table.may("anne", "messenger")) == (["nicolas"], [])


@covers("SW-R31")
def test_on_an_orderly_floor_it_comes_when_it_is_asked_for() -> None:
    table = advanced().row("a13").band(1, "anne 2").having("anne", hand="club").having("carla", hand="messenger")
    table.play("anne: reveal 1", "carla: pass")
    assert table.refusal("carla: messenger derby") == "LX-2"


@covers("SW-R32")
def test_special_cards_add_no_strength_and_need_no_raider() -> None:
    table = advanced().row("a13").band(1, "carla 4").having("carla", hand="messenger provisions cape")
    table.play("anne: reveal 1", "carla: pass")
    assert table.moves("carla") == ["pass"]
    alone = advanced().row("a13").having("carla", hand="messenger").play("anne: reveal 1", "carla: messenger derby")
    assert alone.told("redirected") == ["redirected seat=carla town=derby"]
