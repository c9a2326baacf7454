"""SW-5.7, SW-5.9, SW-5.10: who gets what."""

from tests.covers import covers
from tests.games.sherwood.table import Table, planning, raid


def worked_example(**options: object) -> Table:
    """Anne leads with 5 raiders, Nicolas has 1, Carla 6; 9 gold and 1 companion."""
    table = raid("anne nicolas carla", **options).row("b18").in_round(4).band(4, "anne 5, nicolas 1, carla 6")
    for name in table.names:
        table.having(name, gold=0)
    return table.play("anne: reveal 1")


@covers("SW-5.7")
def test_a_band_of_one_takes_everything() -> None:
    table = (
        raid("anne nicolas carla").row("a19").band(4, "carla 6").having("carla", oak=2, gold=0).play("anne: reveal 1")
    )
    assert (table.gold["carla"], table.oak["carla"], table.camps["carla"]) == (1, 0, 8)


@covers("SW-5.7")
def test_the_booklets_example() -> None:
    table = worked_example()
    assert table.moves("anne") == ["deal 0 gold", "deal 0 companion"]
    table.play("anne: deal anne companion")
    assert table.gold == {"anne": 3, "nicolas": 1, "carla": 4}
    assert table.moves("anne") == ["deal 0 gold", "deal 2 gold"]
    kept, given = worked_example(), worked_example()
    kept.play("anne: deal anne companion", "anne: deal anne gold")
    given.play("anne: deal anne companion", "anne: deal carla gold")
    assert (kept.gold, given.gold) == ({"anne": 4, "nicolas": 1, "carla": 4}, {"anne": 3, "nicolas": 1, "carla": 5})


@covers("SW-5.7")
def test_the_leader_chooses_who_gets_which_kind() -> None:
    table = worked_example().play("anne: deal anne gold", "anne: deal nicolas companion")
    assert table.oak == {"anne": 3, "nicolas": 3, "carla": 2}
    assert table.game.loot_gold == 1


@covers("SW-5.7")
def test_only_the_leader_deals() -> None:
    assert worked_example().refusal("carla: deal carla gold") == "LX-2"
    assert worked_example().refusal("anne: deal carla gold") == "SW-5.7"


@covers("SW-5.7", "SW-R37")
def test_companions_only_go_to_players_with_raiders_on_the_oak() -> None:
    table = raid("anne nicolas carla").row("a19").band(4, "anne 5, carla 2")  # 1 gold, 2 companions
    table.having("anne", camp=3).having("carla", oak=4).play("anne: reveal 1")
    assert table.gold == {"anne": 3, "nicolas": 2, "carla": 2}
    assert table.oak == {"anne": 0, "nicolas": 4, "carla": 2}
    assert table.phase == "raid"


@covers("SW-R1")
def test_the_mine_pays_what_is_left() -> None:
    table = raid("anne nicolas carla").row("a17").band(1, "carla 6")
    table.having("anne", gold=20).having("nicolas", gold=18).having("carla", gold=0).play("anne: reveal 1")
    assert table.gold["carla"] == 4
    assert table.game.mine == 0


def eight_gold_for_four_raiders(**options: object) -> Table:
    """Three of the raiders are Anne's, one is Carla's."""
    table = raid("anne nicolas carla", **options).row("b09").in_round(4).band(3, "anne 3, carla 1")
    table.having("anne", hand="longbow longbow", gold=0).having("carla", gold=0)
    return table.play("anne: reveal 1", "anne: play longbow", "anne: play longbow")


@covers("SW-R2")
def test_more_parts_than_raiders_begin_anew_with_as_many_for_each_raider() -> None:
    assert eight_gold_for_four_raiders().gold == {"anne": 6, "nicolas": 2, "carla": 2}


@covers("SW-R2")
def test_in_the_first_edition_the_later_rounds_knew_no_cap() -> None:
    assert eight_gold_for_four_raiders(edition=1).gold == {"anne": 5, "nicolas": 2, "carla": 3}


@covers("SW-R2")
def test_the_leader_decides_the_remainder_beyond_the_caps() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "anne 1, carla 1").having("anne", hand="longbow")
    table.play("anne: reveal 1", "anne: play longbow")
    assert table.moves("anne") == ["deal 0 gold", "deal 2 gold"]
    table.play("anne: deal carla gold")
    assert table.gold == {"anne": 4, "nicolas": 2, "carla": 5}


@covers("SW-R8")
def test_a_companion_nobody_can_take_is_lost() -> None:
    table = (
        raid("anne nicolas carla").row("a07").band(4, "anne 3, carla 3").having("anne", camp=5).having("carla", camp=5)
    )
    table.play("anne: reveal 1", "anne: deal anne gold")
    assert table.oak == {"anne": 0, "nicolas": 4, "carla": 0}
    assert table.phase == "raid"


@covers("SW-R37")
def test_when_the_mine_is_short_gold_is_cut_first() -> None:
    table = raid("anne nicolas carla").row("a22").band(7, "anne 4, carla 4")  # 5 gold, 1 companion
    table.having("anne", gold=20).having("nicolas", gold=20).having("carla", gold=1).play("anne: reveal 1")
    loot = table.view("public").loot
    assert loot is not None
    assert (loot.gold, loot.companions) == (1, 1)
    table.play("anne: deal anne companion")
    assert table.gold["carla"] == 2


# ---------------------------------------------------------------------------------------------------- fixed agreements


def agreed(loot: str = "a22", gold: str = "", companions: str = "", informant: str = "carla") -> Table:
    """Anne leads, Carla has named the card: 5 gold, 1 companion, strength 8, from Nottingham."""
    table = raid("anne nicolas carla marian", rules="advanced").row(loot)
    return table.band(7, "anne 3, marian 3, carla 2", slot=1, informant=informant, gold=gold, companions=companions)


@covers("SW-5.9", "SW-R23")
def test_the_informant_hands_over_what_was_fixed_and_shares_the_rest_freely() -> None:
    table = agreed(gold="anne 2, marian 1", companions="marian 1").play("anne: reveal 1")
    assert table.gold == {"anne": 4, "nicolas": 2, "carla": 2, "marian": 3}
    assert table.awaited == ["carla"]
    assert table.moves("carla") == ["deal 0 gold", "deal 2 gold", "deal 3 gold"]
    table.play("carla: deal carla gold", "carla: deal carla gold")
    assert table.gold == {"anne": 4, "nicolas": 2, "carla": 4, "marian": 3}
    assert table.camps["marian"] == 4
    assert table.phase == "raid"


@covers("SW-R23")
def test_the_rest_goes_to_whom_the_informant_will() -> None:
    table = agreed(gold="anne 2").play("anne: reveal 1", *["carla: deal anne gold"] * 2, "carla: deal marian gold")
    assert table.moves("carla") == ["deal 0 companion", "deal 2 companion", "deal 3 companion"]
    table.play("carla: deal anne companion")
    assert table.gold == {"anne": 6, "nicolas": 2, "carla": 2, "marian": 3}


@covers("SW-5.9", "SW-R22")
def test_a_shortage_is_paid_from_the_informants_camp() -> None:
    table = agreed(loot="a20", gold="anne 4, marian 4").band(4, "nicolas 1")  # Lincoln to Nottingham: 6 gold
    table.play("anne: reveal 1")
    assert table.told("made_good") == [
        "made_good informant=carla seat=marian gold=1",
        "made_good informant=carla seat=anne gold=1",
    ]
    assert table.gold == {"anne": 6, "nicolas": 2, "carla": 0, "marian": 6}


@covers("SW-5.9", "SW-R22")
def test_what_the_informant_cannot_pay_is_not_paid() -> None:
    table = agreed(loot="a20", gold="anne 5, marian 5").having("carla", gold=1).play("anne: reveal 1")
    assert table.gold == {"anne": 5, "nicolas": 2, "carla": 0, "marian": 6}
    assert table.game.lapsed_gold == 4


@covers("SW-R22")
def test_kind_covers_kind_and_a_missing_companion_costs_left_over_gold_first() -> None:
    table = agreed(gold="anne 1", companions="anne 1, marian 2").play("anne: reveal 1")  # 5 gold, 1 companion
    assert table.told("made_good") == []
    assert table.camps["marian"] == 1  # the first from the informant's left
    assert table.oak["marian"] == 8 - 3 - 2
    assert table.gold == {"anne": 4, "nicolas": 2, "carla": 2, "marian": 3}
    loot = table.view("public").loot
    assert loot is not None
    assert (loot.gold, loot.companions) == (2, 0)


@covers("SW-5.9", "SW-R29")
def test_the_leader_sets_the_order_and_each_is_asked_once_for_any_number_of_cards() -> None:
    table = agreed(loot="b12").in_round(4).having("anne", hand="club").having("carla", hand="club club")
    table.having("marian", hand="sword").play("anne: reveal 1", "carla: pass", "marian: pass")  # Messengers
    assert table.moves("anne") == ["call 0", "call 2", "call 3"]
    table.play("anne: call carla", "carla: play club", "carla: pass")
    assert table.moves("anne") == ["call 0", "call 3"]
    table.play("anne: call marian", "marian: pass")
    assert table.awaited == ["anne"]
    table.play("anne: pass")
    assert table.told("went_on") == ["went_on hideout=7 strength=9 needed=10"]
    assert len(table.game.discard) == 1


@covers("SW-4.6", "SW-5.9")
def test_promised_equipment_that_is_not_played_in_a_planned_raid_is_a_broken_promise() -> None:
    table = planning("anne nicolas carla", rules="advanced").row("a20").having("carla", hand="club", camp=2)
    table.having("anne", camp=4).having("nicolas", camp=1)
    table.play("anne: hide 4, bring anne 4, bring carla 2, arm carla club, name 1 anne, post", "nicolas: hold")
    table.play("carla: accept anne", "nicolas: inn 2")
    assert table.game.active == table.seat("carla")
    table.play("carla: reveal 1", "carla: pass")
    assert table.promises == ["carla to anne: arm 2 club, broken"]


@covers("SW-5.10")
def test_an_unplanned_raid_is_shared_by_the_leader() -> None:
    table = (
        raid("anne nicolas carla", rules="advanced")
        .row("a01", "a09")
        .band(1, "nicolas 1, carla 1", slot=2, informant="carla", gold="nicolas 3")
    )
    table.play("anne: reveal 1")
    assert table.awaited == ["nicolas"]
    assert table.moves("nicolas") == ["deal 1 gold", "deal 2 gold"]
    table.play("nicolas: deal nicolas gold")
    assert table.gold == {"anne": 2, "nicolas": 3, "carla": 2}


@covers("SW-R24")
def test_a_laid_part_whose_raiders_are_gone_lapses_until_the_end_of_the_round() -> None:
    table = (
        raid("anne nicolas carla", rules="advanced")
        .row("a01", "a09")
        .band(1, "nicolas 1, carla 1", slot=2, informant="carla", gold="nicolas 3", companions="nicolas 1")
    )
    table.play("anne: reveal 1", "nicolas: deal nicolas gold")
    assert (table.game.lapsed_gold, table.view("public").seats[1].lapsed) == (3, 1)
    assert table.told("lapsed") == ["lapsed hideout=1 seat=nicolas gold=3 companions=1"]


@covers("SW-R24")
def test_a_laid_part_whose_card_is_gone_lapses() -> None:
    table = (
        raid("anne nicolas carla", rules="advanced")
        .row("a02", "a09")
        .band(1, "nicolas 1, carla 1", slot=1, informant="carla", gold="nicolas 3")
    )
    table.play("anne: reveal 1")  # Nottingham to Derby, far from the first hideout
    assert table.game.lapsed_gold == 3
    assert table.view("public").bands[0].informant is None


@covers("SW-R25")
def test_a_sheriff_card_may_be_named_and_its_loot_is_nothing() -> None:
    table = agreed(loot="sa1", gold="anne 2").play("anne: reveal 1")
    assert table.told("made_good") == [
        "made_good informant=carla seat=anne gold=1",
        "made_good informant=carla seat=anne gold=1",
    ]
    assert table.gold == {"anne": 4, "nicolas": 2, "carla": 0, "marian": 2}
    assert table.glory["marian"] == 2


@covers("SW-R30")
def test_an_agreement_stays_alive_between_two_meetings() -> None:
    table = (
        raid("anne nicolas carla", rules="advanced")
        .row("a09")
        .band(3, "nicolas 1, carla 2", slot=1, informant="carla", gold="nicolas 1")
    )
    table.having("carla", hand="club").play("anne: reveal 1", "carla: pass", "carla: pass", "carla: pass")
    table.play("carla: play club")
    assert table.told("raided") == ["raided hideout=3 card=a09 strength=4 needed=4"]
    assert table.gold["nicolas"] == 3
