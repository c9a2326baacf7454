"""Gifts by character in Sheriff (SH-R25): who thanks, who courts, and why nobody lives on it."""

from random import Random

import pytest

from loxley.bots.characters import CHARACTERS, EVEN, Character
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.gifts import give, gratitude
from loxley.bots.sheriff.style import ROGUE
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.vocabulary import MOVES, POST
from tests.bots.test_sheriff_levels import SEASONED, said
from tests.bots.test_sheriff_trading import notes
from tests.games.sheriff.table import Table as Scenario
from tests.games.sheriff.table import sheriff
from tests.games.sheriff.test_promises import to_the_next_inspection

THANKFUL = 0.0  # moods
SCHEMING = 1.0


def gate() -> Scenario:
    return sheriff(guy="apple", much="apple").playing(floor="open")


def waved(table: Scenario) -> Scenario:
    """Guy's bag has passed for nothing; much's waits."""
    return table.play("sheriff: wave guy")


def context(table: Scenario, name: str, character: str | Character = EVEN, mood: float = THANKFUL) -> Context:
    seat = table.seat(name)
    return Context(
        table.view(name),
        notes(table),
        table.game.legal(seat),
        Random(1),
        figures=SHERIFF.figures,
        style=ROGUE,
        character=CHARACTERS[character] if isinstance(character, str) else character,
        mood=mood,
    )


def gift(table: Scenario, name: str, character: str | Character = EVEN, mood: float = THANKFUL) -> list[str]:
    moves, _ = give(context(table, name, character, mood))
    return [table._named(MOVES.word(move)) for move in moves]


@pytest.mark.parametrize("level", SEASONED)
def test_the_honest_thank_a_sheriff_who_asked_for_nothing_and_the_greedy_do_not(level: str) -> None:
    table = waved(gate().in_the_last_round())
    thanks = {name: said(table, "guy", level, CHARACTERS[name])["to sheriff"] for name in CHARACTERS}
    assert thanks["honest"] > thanks["cautious"] > 0
    assert thanks["greedy"] == thanks["sly"] == 0


def test_a_word_that_was_kept_is_thanked_for() -> None:
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open")
    table.play("guy: to much, offer later wave much, want coins 1, post", "much: accept guy")
    to_the_next_inspection(table, "guy")
    assert gift(table, "much", "honest") == []
    table.play("guy: wave much")
    assert gift(table, "much", "honest")[0] == "to guy"


def test_a_passing_that_was_paid_for_is_no_favour() -> None:
    table = gate()
    table.play("guy: to sheriff, offer coins 3, want wave guy, post", "sheriff: accept guy")
    assert gift(table, "guy", "honest") == []


def test_the_sly_court_the_next_sheriff_and_the_honest_do_not() -> None:
    table, last = (sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open") for _ in range(2))
    after = table.names[(table.seat("sheriff") + 1) % len(table.names)]
    giver = next(name for name in ("guy", "much", "tuck") if name != after)
    assert gift(table, giver, "sly", SCHEMING)[0] == f"to {after}"
    assert gift(table, giver, "bold", SCHEMING)[0] == f"to {after}"
    for character in ("even", "honest", "cautious", "greedy", "vengeful"):
        assert gift(table, giver, character, SCHEMING) == []
    assert gift(table, after, "sly", SCHEMING) == []
    assert gift(last.in_the_last_round(), giver, "sly", SCHEMING) == []


def test_gifts_are_small_and_come_once_a_round() -> None:
    table = waved(gate().having("guy", stall="9 apple 9 chicken", coins=90))
    moves = gift(table, "guy", "honest")
    assert moves[1:] in (["offer coins 1", "post"], ["offer coins 2", "post"], ["offer stall apple", "post"])
    table.play(f"guy: {', '.join(moves)}", "sheriff: decline guy")
    assert gift(table, "guy", "honest") == []


def test_nobody_gives_to_the_leader_or_out_of_a_small_purse() -> None:
    assert gift(waved(gate().having("sheriff", stall="9 chicken 9 apple")), "guy", "honest") == []
    assert gift(waved(gate().having("guy", coins=7)), "guy", "honest") == []


@pytest.mark.parametrize("level", SEASONED)
def test_a_gift_is_taken(level: str) -> None:
    table = waved(gate()).play("guy: to sheriff, offer coins 2, post")
    assert said(table, "sheriff", level, seeds=5)["accept guy"] == 5


@pytest.mark.parametrize("coins", [1, 2, 40])
def test_gratitude_is_worth_less_than_the_gift_and_does_not_grow_with_it(coins: int) -> None:
    table = gate()
    assert gratitude(context(table, "sheriff"), table.seat("guy")) == 0
    table.play(f"guy: to sheriff, offer coins {coins}, post", "sheriff: accept guy")
    for character in CHARACTERS:
        found = gratitude(context(table, "sheriff", character), table.seat("guy"))
        assert 0 < found < min(coins, 2)
    assert gratitude(context(table, "sheriff"), table.seat("much")) == 0


def test_a_gift_is_forgotten_after_the_next_round() -> None:
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open")
    table.play("tuck: to guy, offer coins 2, post", "guy: accept tuck")
    seat = table.seat("tuck")
    now = context(table, "guy")
    assert gratitude(now, seat) == 1.0
    now.view.round += 1
    assert gratitude(now, seat) == 1.0
    now.view.round += 1
    assert gratitude(now, seat) == 0


def test_a_gift_ends_with_its_posting() -> None:
    moves, thought = give(context(waved(gate()), "guy", "honest"))
    assert moves[-1] == POST
    assert thought is not None
    assert thought.key == "why-sheriff-thank"
