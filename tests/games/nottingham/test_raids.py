"""NO-5.2, NO-5.4, NO-5.5 and NO-5.6: red actions and the defence."""

import pytest

from tests.covers import covers
from tests.games.nottingham.table import Table, nottingham

RED = [("candlestick", "steal"), ("pearls", "burgle"), ("jewels", "rob")]


def raid(card: str) -> Table:
    return nottingham(guy="gold", much="copper copper chest necklace", tuck="gold").drawing(card)


@covers("NO-5.2")
def test_a_thief_takes_a_random_card_and_gives_the_candlestick() -> None:
    table = nottingham(guy="gold", much="chest", tuck="gold").drawing("candlestick")
    table.play("guy: steal much", "much: pass")
    assert table.hand("guy") == "gold, chest"
    assert table.hand("much") == "candlestick"
    assert table.phase == "delivery"


@covers("NO-5.2")
def test_any_card_of_the_hand_may_be_stolen() -> None:
    stolen = set()
    for number in range(40):
        table = nottingham(guy="", much="2 copper chest jewels", tuck="gold").drawing("candlestick")
        for _ in range(number):
            table.game.chance.below(7)
        table.play("guy: steal much", "much: pass")
        stolen.add(table.hand("guy"))
    assert stolen == {"copper", "jewels", "chest"}


@covers("NO-5.4", "NO-R1")
def test_a_burglar_looks_alone_takes_one_card_and_gives_the_pearls() -> None:
    table = raid("pearls").play("guy: burgle much", "much: pass")
    assert table.hand_seen("much", "guy") == ["copper", "copper", "necklace", "chest"]
    assert table.hand_seen("much", "tuck") is None
    assert table.hand_seen("much", "public") is None
    assert table.moves("guy") == ["pick copper", "pick necklace", "pick chest"]
    assert table.refusal("guy: pick gold") == "NO-5.4"
    table.play("guy: pick chest")
    assert table.hand("guy") == "gold, chest"
    assert table.hand("much") == "2 copper, pearls, necklace"
    assert table.hand_seen("much", "guy") is None


@covers("NO-5.5", "NO-R1")
def test_a_robbed_hand_lies_open_for_all_and_the_robber_gives_the_jewels() -> None:
    table = raid("jewels").play("guy: rob much", "much: pass")
    for eye in ("guy", "tuck", "public"):
        assert table.hand_seen("much", eye) == ["copper", "copper", "necklace", "chest"]
    assert table.refusal("guy: seize gold") == "NO-5.5"
    table.play("guy: seize necklace")
    assert table.hand("guy") == "gold, necklace"
    assert table.hand("much") == "2 copper, jewels, chest"
    assert table.hand_seen("much", "tuck") is None


@covers("NO-5.6", "NO-R2")
@pytest.mark.parametrize(("card", "action"), RED)
def test_a_necklace_turns_a_red_action_away(card: str, action: str) -> None:
    table = raid(card).play(f"guy: {action} much")
    assert table.moves("much") == ["defend", "pass"]
    table.play("much: defend")
    assert table.hand("guy") == "gold, necklace"
    assert table.game.sizes[1] == 4
    assert card in table.hand("much")
    assert "necklace" not in table.hand("much")
    assert table.hand_seen("much", "guy") is None
    assert table.phase == "delivery"


@covers("NO-R2")
@pytest.mark.parametrize(("card", "action"), [("copper", "buy"), ("gold", "ambush"), ("chest", "barter")])
def test_there_is_no_defence_against_other_actions(card: str, action: str) -> None:
    table = raid(card).play(f"guy: {action}")
    assert table.phase != "defence"


@covers("NO-R15")
@pytest.mark.parametrize(("card", "action"), RED)
def test_the_target_decides_when_named_before_a_card_is_seen(card: str, action: str) -> None:
    table = raid(card).play(f"guy: {action} much")
    assert (table.phase, table.awaited) == ("defence", ["much"])
    assert table.hand_seen("much", "guy") is None
    assert table.events[-1] == f"attacked seat=guy target=much action={action}"


@covers("NO-R21")
@pytest.mark.parametrize(("card", "action"), RED)
def test_the_target_is_asked_with_a_necklace_or_without(card: str, action: str) -> None:
    table = raid(card).play(f"guy: {action} tuck")
    assert (table.awaited, table.moves("tuck")) == (["tuck"], ["pass"])
    assert table.refusal("tuck: defend") == "NO-5.6"


@covers("NO-R21")
def test_there_is_no_reply_to_a_defence() -> None:
    table = nottingham(guy="necklace", much="necklace").drawing("jewels").play("guy: rob much", "much: defend")
    assert (table.phase, table.awaited) == ("delivery", ["guy"])
    assert table.hand("guy") == "2 necklace"


@covers("NO-R26")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("candlestick", ["guy: steal much", "much: pass"]),
        ("pearls", ["guy: burgle much", "much: pass", "guy: pick copper"]),
    ],
)
def test_a_stolen_or_burgled_card_is_known_to_both_and_nobody_else(card: str, lines: list[str]) -> None:
    table = nottingham(guy="gold", much="2 copper", tuck="gold").drawing(card).play(*lines)
    for eye in ("guy", "much"):
        assert any(event.startswith("swapped ") and "object=copper" in event for event in table.seen_by(eye))
    for eye in ("tuck", "public"):
        assert any(event.startswith("swapped_unseen ") for event in table.seen_by(eye))
        assert not any("copper" in event for event in table.seen_by(eye))


@covers("NO-R26")
def test_a_burgled_hand_is_known_to_the_burglar_and_a_robbed_one_to_all() -> None:
    table = raid("pearls").play("guy: burgle much", "much: pass")
    assert "saw_hand seat=guy target=much objects=copper,copper,necklace,chest" in table.seen_by("guy")
    assert "saw_hand_unseen seat=guy target=much" in table.seen_by("tuck")
    table = raid("jewels").play("guy: rob much", "much: pass")
    assert "laid_open seat=much objects=copper,copper,necklace,chest" in table.events
