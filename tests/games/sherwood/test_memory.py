"""What players remember of each other's equipment, and worlds imagined from it."""

from loxley.core.chance import SEED_BYTES, Chance
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.cards import EQUIPMENT
from loxley.games.sherwood.memory import remember
from tests.covers import covers
from tests.games.sherwood.table import Table, planning, raid


def remembered(table: Table, viewer: str, owner: str) -> str:
    """What a viewer knows to be in somebody's hand."""
    assert table.game.log is not None
    events = table.game.log.seen_by(table.seat(viewer))
    hands = remember(events, table.seat(viewer), table.game.rules).hands
    return " ".join(EQUIPMENT[kind] for kind in sorted(hands[table.seat(owner)]))


def imagined_hands(table: Table, viewer: str, owner: str) -> set[str]:
    """The hands that somebody has in worlds that fit what a viewer knows."""
    assert table.game.log is not None
    view, events = table.view(viewer), table.game.log.seen_by(table.seat(viewer))
    worlds = [SHERWOOD.imagine(view, events, Chance(bytes([number] * SEED_BYTES))) for number in range(30)]
    return {" ".join(EQUIPMENT[kind] for kind in world.hands[table.seat(owner)]) for world in worlds}


@covers("SW-5.5", "SW-R27")
def test_a_promised_card_that_returns_to_a_hand_is_remembered_until_it_is_played() -> None:
    table = raid("anne nicolas carla").row("a01", "a13").band(1, "anne 1, carla 1", armed="carla longbow")
    table.band(2, "carla 2").play("anne: reveal 1", "anne: deal anne gold")
    assert remembered(table, "nicolas", "carla") == "longbow"
    assert imagined_hands(table, "nicolas", "carla") == {"longbow"}
    table.play("nicolas: reveal 2", "carla: play longbow")
    assert remembered(table, "nicolas", "carla") == ""


@covers("SW-4.3")
def test_who_signs_a_promise_of_equipment_holds_it() -> None:
    table = planning("anne nicolas carla", floor="open").having("carla", hand="sword club").having("anne", hand="club")
    table.play("anne: hide 4, bring anne 1, bring nicolas 1, bring carla 1, arm anne club, arm carla sword, post")
    assert (remembered(table, "nicolas", "anne"), remembered(table, "nicolas", "carla")) == ("club", "")
    table.play("carla: accept anne")
    assert remembered(table, "nicolas", "carla") == "sword"
    assert all("sword" in hand for hand in imagined_hands(table, "nicolas", "carla"))
    assert len(imagined_hands(table, "nicolas", "carla")) > 1


@covers("SW-4.1", "SW-4.6")
def test_what_is_only_said_proves_nothing() -> None:
    said = planning("anne nicolas carla").having("carla", hand="club").play("anne: ask", "nicolas: hold")
    said.play("carla: hide 4, bring carla 1, arm carla sword, suggest")
    assert remembered(said, "anne", "carla") == ""
    promised = planning("anne nicolas carla", rules="advanced", floor="open").having("carla", hand="club")
    promised.play("anne: hide 4, bring anne 1, bring carla 1, arm carla sword, post", "carla: accept anne")
    assert remembered(promised, "anne", "carla") == ""


@covers("SW-3.4")
def test_a_card_one_has_looked_at_is_in_every_world_one_imagines() -> None:
    table = planning("anne nicolas carla").row("a13", "a09").play("anne: inn 2")
    assert table.game.log is not None
    for viewer in ("anne", "carla"):
        view, events = table.view(viewer), table.game.log.seen_by(table.seat(viewer))
        worlds = [SHERWOOD.imagine(view, events, Chance(bytes([number] * SEED_BYTES))) for number in range(20)]
        assert (len({world.row[1] for world in worlds}) == 1) == (viewer == "anne")
