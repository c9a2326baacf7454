"""SW-5.1 to SW-5.8: convoys on their way, equipment, success and failure."""

from tests.covers import covers
from tests.games.sherwood.table import raid


@covers("SW-5.1")
def test_from_the_owner_of_the_card_clockwise_and_its_owner_twice() -> None:
    table = raid("anne nicolas carla")
    order: list[str] = []
    for slot in (3, 1, 4, 2):
        order += table.awaited
        table.play(f"{order[-1]}: reveal {slot}")
    assert order == ["anne", "nicolas", "carla", "anne"]
    assert table.phase == "planning"


@covers("SW-5.1")
def test_with_six_players_everyone_resolves_one() -> None:
    table = raid("anne nicolas carla marian guy tuck")
    for slot, name in enumerate(table.names, 1):
        table.play(f"{name}: reveal {slot}")
    assert table.phase == "planning"


@covers("SW-5.1")
def test_a_card_is_resolved_once() -> None:
    table = raid("anne nicolas carla").play("anne: reveal 2")
    assert table.refusal("nicolas: reveal 2") == "SW-5.1"


@covers("SW-5.2")
def test_the_cart_meets_the_hideouts_along_the_way_in_order() -> None:
    table = raid("anne nicolas carla marian guy tuck").row("a13")  # York to Nottingham, strength 5
    for hideout, name in zip((7, 12, 1, 9, 4, 6), table.names, strict=True):
        table.band(hideout, f"{name} 1")
    table.play("anne: reveal 1")
    assert [event.split()[1] for event in table.told("met")] == [f"hideout={number}" for number in (1, 12, 9, 6, 7)]
    assert table.told("revealed") == ["revealed seat=anne slot=1 card=a13"]
    assert table.told("arrived") == ["arrived card=a13 town=nottingham"]


@covers("SW-5.3", "SW-5.4")
def test_raiders_and_equipment_together_reach_the_strength() -> None:
    table = raid("anne nicolas carla").row("a13").band(2, "anne 3").having("anne", hand="sword")
    table.play("anne: reveal 1")
    assert table.awaited == ["anne"]
    meeting = table.view("public").meeting
    assert meeting is not None
    assert (meeting.strength, meeting.needed) == (3, 5)
    table.play("anne: play sword")
    assert table.told("raided") == ["raided hideout=2 card=a13 strength=5 needed=5"]
    assert (table.gold["anne"], table.glory["anne"], table.hand("anne")) == (7, 1, "")


@covers("SW-5.3")
def test_at_most_one_card_for_each_raider_of_ones_own() -> None:
    table = raid("anne nicolas carla").row("a13").band(2, "nicolas 2, anne 1")
    table.having("anne", hand="club club").having("nicolas", hand="")
    table.play("anne: reveal 1", "anne: play club")
    assert table.told("went_on") == ["went_on hideout=2 strength=4 needed=5"]
    assert table.hand("anne") == "club"


@covers("SW-5.3", "SW-R6", "SW-R28")
def test_the_leader_first_then_clockwise_one_card_at_a_time_until_all_pass_in_a_row() -> None:
    table = raid("anne nicolas carla").row("a22").in_round(1)  # Nottingham to Lincoln, strength 8
    table.band(7, "nicolas 1, anne 2, carla 2")
    for name in table.names:
        table.having(name, hand="club club")
    table.play("anne: reveal 1")
    order: list[str] = []
    for word in ("pass", "play club", "pass", "pass", "pass"):
        order += table.awaited
        table.play(f"{order[-1]}: {word}")
    assert order == ["nicolas", "carla", "anne", "nicolas", "carla"]
    assert table.told("went_on") == ["went_on hideout=7 strength=6 needed=8"]
    assert table.hand("carla") == "club"


@covers("SW-5.4")
def test_a_raid_that_is_strong_enough_must_be_carried_out() -> None:
    table = raid("anne nicolas carla").row("a01").band(1, "carla 2").play("anne: reveal 1")
    assert table.told("raided") == ["raided hideout=1 card=a01 strength=2 needed=1"]
    assert table.camps["carla"] == 2


@covers("SW-5.4")
def test_otherwise_the_cart_goes_on_and_the_raiders_stay() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "carla 2").band(8, "nicolas 5").play("anne: reveal 1")
    assert table.in_hideout(1) == "carla 2"
    assert table.told("raided") == ["raided hideout=8 card=a13 strength=5 needed=5"]


@covers("SW-5.5", "SW-R27")
def test_promised_equipment_that_is_needed_counts_and_is_discarded() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "anne 2, carla 1", armed="anne club, carla club")
    table.play("anne: reveal 1")
    assert table.told("used_up") == [
        "used_up hideout=1 seat=anne equipment=club",
        "used_up hideout=1 seat=carla equipment=club",
    ]
    assert len(table.game.discard) == 2


@covers("SW-5.5", "SW-R27")
def test_promised_equipment_returns_if_the_raiders_alone_suffice() -> None:
    table = raid("anne nicolas carla").row("a01").band(1, "anne 1, carla 1", armed="carla longbow")
    table.having("carla", hand="club club club").play("anne: reveal 1")
    assert table.hand("carla") == "club club club longbow"
    assert table.game.discard == []


@covers("SW-5.5", "SW-R27")
def test_more_equipment_may_be_added_at_the_raid() -> None:
    table = (
        raid("anne nicolas carla").row("a13").band(1, "anne 2, carla 1", armed="carla club").having("anne", hand="club")
    )
    table.having("carla", hand="longbow").play("anne: reveal 1")
    assert table.awaited == ["anne"]
    table.play("anne: play club")
    assert table.told("raided") == ["raided hideout=1 card=a13 strength=5 needed=5"]
    assert table.hand("carla") == "longbow"


@covers("SW-R27")
def test_promised_equipment_of_a_raid_that_failed_lies_on_and_returns_at_the_end_of_the_round() -> None:
    table = raid("anne nicolas carla").row("a13", "a22", "a18", "a20").band(1, "anne 1, carla 1", armed="carla club")
    table.play("anne: reveal 1", "nicolas: reveal 2", "carla: reveal 3", "anne: reveal 4")
    assert table.told("taken_back") == ["taken_back hideout=1 seat=carla equipment=club"]
    assert table.hand("carla") == "club"


@covers("SW-R28")
def test_unpromised_cards_are_discarded_even_if_the_raid_fails() -> None:
    table = raid("anne nicolas carla").row("a22").band(7, "anne 2").having("anne", hand="club club")
    table.play("anne: reveal 1", "anne: play club", "anne: pass")
    assert table.told("went_on") == ["went_on hideout=7 strength=3 needed=8"]
    assert len(table.game.discard) == 1


@covers("SW-R28", "SW-R32")
def test_everyone_with_a_card_and_a_free_raider_is_asked_whatever_the_card() -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a13").band(1, "nicolas 2").having("nicolas", hand="cape")
    table.play("anne: reveal 1", "nicolas: pass")  # a Messenger
    assert table.moves("nicolas") == ["pass"]
    assert table.refusal("nicolas: play club") == "SW-5.3"


@covers("SW-R7")
def test_a_solo_bands_equipment_is_seen_only_when_it_is_played() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "carla 4").having("carla", hand="sword")
    assert table.view("public").bands[0].armed == []
    table.play("anne: reveal 1", "carla: play sword")
    assert table.told("played") == ["played seat=carla equipment=sword hideout=1"]


@covers("SW-5.6")
def test_every_participant_gains_the_full_glory() -> None:
    table = raid("anne nicolas carla").row("a16").band(4, "anne 4, carla 1").play("anne: reveal 1")  # glory 3
    assert table.glory == {"anne": 3, "nicolas": 0, "carla": 3}


@covers("SW-5.8", "SW-R10")
def test_after_a_success_the_raiders_are_in_camp_until_the_next_round_and_the_card_is_gone() -> None:
    table = raid("anne nicolas carla").row("a01", "a13").band(1, "carla 4").play("anne: reveal 1")
    assert table.camps["carla"] == 4
    assert table.in_hideout(1) == ""
    assert table.view("public").gone == ["a01"]
    assert table.view("public").row[0].resolved
    assert table.phase == "raid"


@covers("SW-5.8")
def test_a_convoy_that_reaches_its_town_leaves_the_game_too() -> None:
    table = raid("anne nicolas carla").row("a13").play("anne: reveal 1")
    assert table.told("arrived") == ["arrived card=a13 town=nottingham"]
    assert table.view("public").gone == ["a13"]


@covers("SW-R30")
def test_a_hideout_met_twice_has_two_meetings() -> None:
    table = raid("anne nicolas carla").row("a09").band(3, "anne 2").having("anne", hand="club club")
    table.play("anne: reveal 1", "anne: pass", "anne: play club", "anne: play club")
    assert table.told("raided") == ["raided hideout=3 card=a09 strength=4 needed=4"]


@covers("SW-R38")
def test_the_ledger_says_at_the_reveal_whether_a_claim_was_true() -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a13", "a09").looked("anne", 2)
    table.play("nicolas: hold", "carla: hold")
    table.play("anne: claim 2 gold 4, claim 2 strength 4, claim 2 from york, claim 2 glory 3, claim 2 to derby")
    table.play("anne: claim 2 companions 1, claim 2 sheriff, reveal 2")
    assert table.claims == [
        "anne: 2 gold 4, true",
        "anne: 2 strength 4, true",
        "anne: 2 from york, true",
        "anne: 2 glory 3, false",
        "anne: 2 to derby, false",
        "anne: 2 companions 1, false",
        "anne: 2 sheriff, false",
    ]
    assert table.told("claim_judged")[0] == "claim_judged claim=0 seat=anne said=2 gold 4 verdict=true"
    assert (table.view("public").seats[0].told_true, table.view("public").seats[0].told_false) == (3, 4)


@covers("SW-5.15")
def test_talks_go_on_during_raids_and_bind_nobody() -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a13", "a09").looked("anne", 2)
    table.play("nicolas: hold", "carla: hold")
    table.play("anne: claim 2 strength 4", "anne: promise carla join", "anne: reveal 1")
    assert table.promises == ["anne to carla: promise 2 join, open"]
    assert raid("anne nicolas carla").refusal("anne: promise carla join") == "SW-5.15"
