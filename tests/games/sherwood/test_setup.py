"""SW-1 and SW-2: what is on the table before the first raider moves."""

import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.cards import EQUIPMENT, TOWNS
from loxley.games.sherwood.phases import RAID
from tests.covers import covers
from tests.games.sherwood.table import SEED, dealt, planning, raid

FIGURES = SHERWOOD.figures


@covers("SW-1.1")
def test_the_map_has_four_towns_and_hideouts_along_two_roads_that_cross() -> None:
    assert TOWNS == ["york", "lincoln", "nottingham", "derby"]
    assert FIGURES.hideouts == list(range(1, 13))
    assert all(FIGURES.inward[town] for town in range(4))


@covers("SW-1.1")
def test_a_hideout_at_the_crossing_can_be_met_twice_by_one_convoy() -> None:
    table = raid("anne nicolas carla").row("a09").band(3, "anne 1")  # York to Lincoln, strength 4
    table.play("anne: reveal 1")
    assert table.told("met") == ["met hideout=3 raiders=1 needed=4"] * 2


@covers("SW-1.2")
def test_everyone_has_four_raiders_and_two_gold_in_camp_and_four_raiders_on_the_oak() -> None:
    game = dealt(5)
    assert game.camps == game.oak == [4] * 5
    assert game.gold == [2] * 5
    assert game.glory == [0] * 5
    assert game.mine == 32


@covers("SW-1.2", "SW-3.4")
def test_two_markers_for_cards_one_has_looked_at() -> None:
    table = planning("anne nicolas carla").having("nicolas", camp=1).having("carla", camp=1)
    table.play("anne: inn 2", "nicolas: inn 2", "carla: inn 3", "anne: inn 3", "anne: inn 4")
    row = table.view("public").row
    assert [slot.marked for slot in row] == [[], [0, 1], [0, 2], []]
    assert [slot.looked for slot in row] == [[], [0, 1], [0, 2], [0]]


@covers("SW-1.3", "SW-R13")
def test_the_box_holds_45_convoys_10_sheriffs_and_24_equipment_cards() -> None:
    convoys = [face for face in FIGURES.cards if not face.is_sheriff]
    assert (len(convoys), len(FIGURES.cards) - len(convoys)) == (45, 10)
    assert all(1 <= face.strength <= 14 and face.start != face.end for face in FIGURES.cards)
    assert dict(zip(EQUIPMENT, FIGURES.copies, strict=True)) == {
        "club": 8,
        "sword": 6,
        "longbow": 4,
        "provisions": 2,
        "cape": 2,
        "messenger": 2,
    }
    assert set(FIGURES.provenance.values()) <= {"booklet", "reported", "stand-in"}


@covers("SW-1.4")
@pytest.mark.parametrize(("players", "of_a_back", "shown"), [(3, 12, 4), (4, 15, 5), (5, 18, 6), (6, 18, 6)])
def test_as_many_cards_of_each_back_as_the_players_need(players: int, of_a_back: int, shown: int) -> None:
    game = dealt(players)
    backs = [FIGURES.cards[card].back for card in game.pile[::-1]]
    assert len(game.row) == shown
    assert backs == [0] * (of_a_back - shown) + [1] * of_a_back
    assert len(game.box) == 45 - 2 * of_a_back


@covers("SW-1.4")
@pytest.mark.parametrize(("rules", "convoys", "equipment"), [("basic", 45, 18), ("advanced", 55, 24)])
def test_sheriffs_and_special_equipment_are_for_the_advanced_game(rules: str, convoys: int, equipment: int) -> None:
    game = dealt(4, rules=rules)
    assert len(game.pile) + len(game.row) + len(game.box) == convoys
    assert len(game.equipment) == equipment


@covers("SW-1.5")
def test_one_card_of_the_row_lies_face_up() -> None:
    row = planning("anne nicolas carla").row("a13").view("public").row
    assert [slot.face_up for slot in row] == [True, False, False, False]
    assert [None if slot.face is None else slot.face.card for slot in row] == ["a13", None, None, None]
    assert {slot.back for slot in row} == {"A"}


@covers("SW-1.6")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    assert dealt(4, first_player=2).figure == 2
    drawn = {SHERWOOD.new(3, {}, Chance(bytes([number] * 32))).figure for number in range(20)}
    assert drawn == {0, 1, 2}
    with pytest.raises(Refused) as refused:
        dealt(3, first_player=3)
    assert (refused.value.field, refused.value.rule) == ("first_player", "SW-1.6")


@covers("SW-2.1")
def test_six_rounds_of_planning_and_raids() -> None:
    game = dealt(3)
    rounds: list[tuple[int, str]] = []
    while not game.over():
        if not rounds or rounds[-1] != (game.round, game.phase.name):
            rounds.append((game.round, game.phase.name))
        seat = game.awaited()[0]
        legal = game.legal(seat)
        game.play(seat, legal[-1] if game.phase.name == RAID else next(move for move in legal if 42 <= move < 48))
    assert [name for _, name in rounds] == ["planning", "raid"] * 6
    assert rounds[-1][0] == 5


def test_a_deal_can_be_stacked() -> None:
    backs = [[face.name for face in FIGURES.cards if face.back == back and not face.is_sheriff] for back in (0, 1)]
    equipment = ["longbow"] * 4 + ["sword"] * 6 + ["club"] * 8
    game = SHERWOOD.new(3, {}, Chance(SEED), deal=[*backs[0], *equipment, *backs[1]])
    assert [FIGURES.cards[card].name for card in game.row] == backs[0][:4]
    assert [EQUIPMENT[kind] for kind in game.equipment[::-1]] == equipment
    with pytest.raises(Refused) as refused:
        SHERWOOD.new(3, {}, Chance(SEED), deal=[*backs[0][:-1], *equipment, *backs[1]])
    assert refused.value.problem == "wrong-deck"
