"""Plans: who enters, who sits where, and what a seed decides."""

from collections import Counter

import pytest

from loxley.arena import Entry, Field, Plan, new_plan, read_field
from loxley.core.refusals import Refused

CHALLENGE = ["novice", "3xnovice:sly"]


def plan(words: list[str], seats: int = 4, games: int = 40, seed: int = 1) -> Plan:
    return new_plan("sheriff", read_field("sheriff", words), seats=seats, games=games, seed=seed)


def test_entries_are_levels_with_a_character() -> None:
    assert read_field("sheriff", ["novice", "novice:sly"]) == Field((Entry("novice"), Entry("novice", "sly")))
    assert [entry.name for entry in read_field("sheriff", ["novice", "novice:sly"]).entries] == ["novice", "novice:sly"]


def test_a_number_makes_a_line_up() -> None:
    assert read_field("sheriff", CHALLENGE).line_up == (0, 1, 1, 1)
    assert read_field("sheriff", ["4xnovice"]).line_up == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["wizard"], "unknown-level"),
        (["novice:wizard"], "unknown-character"),
        (["novice", "novice"], "entered-twice"),
        (["0xnovice"], "nobody-entered"),
    ],
)
def test_who_cannot_enter_is_refused(words: list[str], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        read_field("sheriff", words)


@pytest.mark.parametrize(
    ("words", "seats", "games", "problem"),
    [(CHALLENGE, 5, 40, "wrong-line-up"), (["novice"], 9, 40, "out-of-range"), (["novice"], 4, 0, "out-of-range")],
)
def test_what_cannot_be_played_is_refused(words: list[str], seats: int, games: int, problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        plan(words, seats, games)


@pytest.mark.parametrize("words", [CHALLENGE, ["novice"], ["novice", "novice:sly", "novice:bold"]])
def test_everybody_of_a_deal_holds_each_seat_once(words: list[str]) -> None:
    tables = plan(words)
    for deal in range(tables.deals):
        rotations = [fixture.seated for fixture in tables.fixtures() if fixture.deal == deal]
        assert len(rotations) == 4
        for entry in range(len(words)):
            held = [sum(seated[seat] == entry for seated in rotations) for seat in range(4)]
            assert len(set(held)) == 1, "a seat is held as often as every other"


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert plan(["novice"], games=41).games == 44
    assert len(list(plan(["novice"], games=41).fixtures())) == 44


@pytest.mark.parametrize("entries", [2, 3, 5, 6])
def test_all_play_equally_often_and_meet_each_other(entries: int) -> None:
    names = ["novice", "novice:sly", "novice:bold", "novice:honest", "novice:greedy", "novice:vengeful"][:entries]
    line_ups = list(plan(names, games=400).line_ups())
    played = Counter(entry for line_up in line_ups for entry in line_up)
    assert max(played.values()) - min(played.values()) <= 1
    if entries > 4:
        assert all(len(set(line_up)) == 4 for line_up in line_ups)
    met = {frozenset((one, two)) for line_up in line_ups for one in line_up for two in line_up if one != two}
    assert len(met) == entries * (entries - 1) // 2


def test_deals_depend_on_the_seed_and_not_on_who_plays() -> None:
    one, other = plan(["novice"]), plan(CHALLENGE)
    assert [one.deal_seed(deal) for deal in range(10)] == [other.deal_seed(deal) for deal in range(10)]
    assert len({one.deal_seed(deal) for deal in range(10)}) == 10
    assert plan(["novice"], seed=2).deal_seed(0) != one.deal_seed(0)


def test_every_bot_has_a_chance_of_its_own() -> None:
    tables = plan(["novice"])
    chances = {tables.chance_of(fixture, seat).random() for fixture in tables.fixtures() for seat in range(4)}
    assert len(chances) == 160
