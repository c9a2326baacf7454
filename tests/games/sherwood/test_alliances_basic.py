"""SW-4.1 to SW-4.4: alliances of the basic game, all through the active player."""

import pytest

from loxley.games.sherwood.view import WritingView
from tests.covers import covers
from tests.games.sherwood.table import Table, planning


def three(**options: object) -> Table:
    return planning("anne nicolas carla", **options)


@covers("SW-4.1", "SW-R16")
def test_the_active_player_proposes_and_the_named_partners_answer() -> None:
    table = three().play("anne: hide 4, bring anne 2, bring carla 3, post")
    assert [sheet.unsigned for sheet in table.talks("public").sheets] == [[table.seat("carla")]]
    assert table.awaited == ["nicolas"]
    table.play("nicolas: hold")
    assert table.awaited == ["carla"]
    assert "hold" not in table.moves("carla")
    table.play("carla: accept anne")
    assert table.in_hideout(4) == "anne 2, carla 3"
    assert table.awaited == ["nicolas"]


@covers("SW-4.1", "SW-R16")
def test_others_tell_the_active_player_what_they_would_bring_and_where() -> None:
    table = three().having("carla", hand="sword").play("anne: ask", "nicolas: hold")
    table.play("carla: hide 6, bring carla 3, arm carla sword, suggest")
    assert table.told("suggested") == ["suggested seat=carla hideout=6 terms=hide 6,bring 2 3,arm 2 sword"]
    assert table.awaited == ["anne"]
    talks = table.talks("public")
    assert talks.suggestions == [[], [], ["hide 6", "bring 2 3", "arm 2 sword"]]
    assert talks.sheets == []


@covers("SW-4.1")
def test_others_do_not_negotiate_with_each_other() -> None:
    table = three().play("anne: ask", "nicolas: hide 4")
    assert table.may("nicolas", "bring") == ["1 1", "1 2", "1 3", "1 4"]
    assert table.talks("nicolas").writing == WritingView(suggests=True, least=[0, 1, 0], most=[0, 4, 0])
    assert table.talks("anne").writing == WritingView(suggests=False, least=[1, 0, 0], most=[4, 4, 4])
    assert table.refusal("nicolas: bring carla 1") == "SW-4.1"
    assert table.play("nicolas: bring nicolas 1").refusal("nicolas: post") == "SW-4.1"


@covers("SW-4.2")
def test_an_alliance_is_a_hideout_raiders_and_equipment_and_nothing_about_loot() -> None:
    table = three().having("anne", hand="club").looked("anne", 2)
    table.play("anne: hide 4, bring anne 2, bring carla 3")
    assert {move.split()[0] for move in table.moves("anne")} == {"arm", "post", "drop"}
    assert table.refusal("anne: lay carla gold 1") == "SW-4.7"
    assert table.refusal("anne: pay anne carla 1") == "SW-4.2"
    assert table.refusal("anne: name 1 anne") == "SW-4.2"


@covers("SW-4.2", "SW-R38")
def test_players_may_tell_of_glory_and_loot_true_or_not() -> None:
    table = three().row("a13", "a09").looked("anne", 2).play("anne: claim 2 glory 1, claim 2 gold 9")
    assert table.claims == ["anne: 2 glory 1, open", "anne: 2 gold 9, open"]
    assert table.refusal("anne: claim 2 strength 4") == "SW-4.2"
    assert table.refusal("anne: claim 2 gold 4") == "LX-4"
    assert table.refusal("anne: claim 3 gold 4") == "SW-R38"


@covers("SW-4.3", "SW-R17")
def test_when_all_agree_everyone_places_the_agreed_raiders() -> None:
    table = three().play("anne: hide 4, bring anne 1, bring nicolas 2, bring carla 3, post", "nicolas: accept anne")
    assert table.in_hideout(4) == ""
    assert table.camps == {"anne": 4, "nicolas": 4, "carla": 4}
    table.play("carla: accept anne")
    assert table.in_hideout(4) == "anne 1, nicolas 2, carla 3"
    assert table.camps == {"anne": 3, "nicolas": 2, "carla": 1}


@covers("SW-4.3")
def test_promised_equipment_is_revealed_and_laid_down() -> None:
    table = three().having("anne", hand="club club").having("carla", hand="sword")
    table.play("anne: hide 4, bring anne 2, bring carla 1, arm anne club, arm carla sword, post", "nicolas: hold")
    assert table.view("public").bands == []
    table.play("carla: accept anne")
    assert table.told("laid_open") == [
        "laid_open hideout=4 seat=anne equipment=club",
        "laid_open hideout=4 seat=carla equipment=sword",
    ]
    assert table.view("public").bands[0].armed == [["club"], [], ["sword"]]
    assert (table.hand("anne"), table.hand("carla")) == ("club", "")


@covers("SW-4.3")
def test_equipment_may_be_asked_of_anybody_and_only_they_know_whether_they_can() -> None:
    with_sword = three().having("carla", hand="sword").play("anne: hide 4, bring anne 2, bring carla 1")
    without = three().having("carla", hand="club").play("anne: hide 4, bring anne 2, bring carla 1")
    assert with_sword.moves("anne") == without.moves("anne")
    for table in (with_sword, without):
        table.play("anne: arm carla sword, post", "nicolas: hold")
    assert "accept 0" in with_sword.moves("carla")
    assert without.refusal("carla: accept anne") == "SW-4.3"


@covers("SW-5.3")
def test_no_more_cards_are_promised_than_raiders_brought() -> None:
    table = (
        three().having("carla", hand="sword sword").play("anne: hide 4, bring anne 2, bring carla 1, arm carla sword")
    )
    assert table.refusal("anne: arm carla sword") == "SW-5.3"


@covers("SW-4.4")
def test_without_agreement_the_active_player_takes_another_action() -> None:
    table = three().play("anne: hide 4, bring anne 1, bring carla 3, post", "nicolas: hold", "carla: decline anne")
    assert table.told("closed") == ["closed number=1 author=anne by=carla fate=declined"]
    assert table.awaited == ["anne"]
    table.play("anne: inn 2")
    assert table.awaited == ["nicolas"]


@covers("SW-R11")
def test_a_refusal_ends_that_sheet_and_it_may_be_proposed_anew_without_whoever_refused() -> None:
    table = three().play("anne: hide 4, bring anne 1, bring nicolas 1, bring carla 3, post", "nicolas: decline anne")
    assert table.sheets == []
    table.play("carla: hold", "anne: hide 4, bring anne 1, bring carla 3, post", "nicolas: hold", "carla: accept anne")
    assert table.in_hideout(4) == "anne 1, carla 3"


@covers("SW-R12")
def test_proposals_are_counted() -> None:
    table = three(proposals=2).play("anne: hide 4, bring anne 1, bring carla 1, post", "nicolas: hold")
    table.play("carla: decline anne", "anne: ask", "nicolas: hold", "carla: hold")
    assert table.refusal("anne: ask") == "SW-R12"
    table.play("anne: hide 4")
    assert table.refusal("anne: bring carla 1") == "SW-R12"
    table.play("anne: bring anne 1, alone")


@covers("SW-R12")
@pytest.mark.parametrize(("floor", "proposals"), [("orderly", 3), ("open", 8)])
def test_how_often_one_may_propose_depends_on_the_floor(floor: str, proposals: int) -> None:
    assert three(floor=floor).game.proposals == proposals


@covers("SW-R12")
def test_no_sheet_is_posted_twice_in_a_turn() -> None:
    sheet = "anne: hide 4, bring anne 1, bring carla 1"
    table = three().play(f"{sheet}, post", "nicolas: hold", "carla: decline anne")
    assert table.play(sheet).refusal("anne: post") == "SW-R12"


@covers("SW-R15")
def test_every_partner_brings_a_raider_and_only_partners_sign() -> None:
    table = three(rules="advanced").play("anne: hide 4, bring anne 1, bring carla 1")
    assert table.refusal("anne: name 1 nicolas") == "SW-R15"
    table.play("anne: post")
    assert table.refusal("nicolas: accept anne") == "LX-8"


@covers("SW-R16")
def test_a_named_partner_who_suggests_something_else_has_refused() -> None:
    table = three().play("anne: hide 4, bring anne 1, bring carla 3, post", "nicolas: hold")
    table.play("carla: hide 4, bring carla 1, suggest")
    assert table.told("closed") == ["closed number=1 author=anne by=carla fate=countered"]
    assert table.awaited == ["anne"]


@covers("SW-R16")
def test_one_suggestion_for_each_word_of_the_active_player() -> None:
    table = three(floor="open").play("carla: hide 4, bring carla 1, suggest")
    assert table.refusal("carla: hide 5") == "SW-R12"
    table.play("anne: ask", "carla: hide 5, bring carla 1, suggest")


@covers("SW-R17")
def test_a_sheet_can_be_withdrawn_until_the_last_signature() -> None:
    table = three(floor="open").play("anne: hide 4, bring anne 1, bring nicolas 1, bring carla 1, post")
    table.play("carla: accept anne", "anne: withdraw anne")
    assert table.told("closed") == ["closed number=1 author=anne by=anne fate=withdrawn"]
    assert table.refusal("nicolas: accept anne") == "LX-8"


@covers("SW-4.8")
def test_a_promise_to_join_binds_nobody_and_the_ledger_says_whether_it_was_kept() -> None:
    table = three().play("anne: promise carla join, promise nicolas join, inn 2")
    assert table.refusal("nicolas: promise nicolas join") == "SW-4.8"
    table.play("nicolas: hide 4, bring anne 1, bring nicolas 1, post", "carla: hold", "anne: accept nicolas")
    table.play("carla: hide 5, bring anne 1, bring carla 1, post", "anne: decline carla")
    assert table.promises == ["anne to carla: promise 2 join, broken", "anne to nicolas: promise 1 join, kept"]


@covers("SW-R12")
def test_a_dropped_draft_costs_no_proposal_and_one_may_still_hide_alone() -> None:
    table = three(proposals=2).play("anne: hide 4, bring anne 1, drop")
    assert table.game.proposals == 2
    assert table.told("dropped") == []  # nobody has seen it
    table.play("anne: hide 4")
    assert table.refusal("anne: bring carla 1") == "SW-R12"  # with the same word only alone, or talks would not end
    assert table.refusal("anne: drop") == "SW-R12"
    table.play("anne: bring anne 1, alone")
    assert table.in_hideout(4) == "anne 1"


@covers("SW-R12")
def test_who_answers_drops_a_draft_and_keeps_the_word() -> None:
    table = three().play("anne: ask", "nicolas: hide 4, bring nicolas 1, drop")
    assert table.awaited == ["nicolas"]
    assert table.refusal("nicolas: hide 4") == "LX-10"
    table.play("nicolas: hold")
    assert table.awaited == ["carla"]


@covers("SW-R12")
def test_on_an_open_floor_drafts_are_dropped_and_begun_at_will() -> None:
    table = three(floor="open").play("anne: hide 4, bring anne 1, drop", "anne: hide 5, bring anne 1, drop")
    assert "bring 1 1" in table.play("anne: hide 6, bring anne 1").moves("anne")


@covers("SW-R12")
def test_in_the_first_edition_a_dropped_draft_was_a_proposal() -> None:
    table = three(edition=1, proposals=2).play("anne: hide 4, bring anne 1, drop")
    assert table.game.proposals == 1
    table.play("anne: ask", "nicolas: hide 4, drop")
    assert table.awaited == ["carla"]
