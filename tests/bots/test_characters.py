"""Bots of one level differ by character: who was hurt hurts back, who is honest does not play the guilty one."""

from functools import cache

import pytest

from loxley.arena import new_plan, read_field
from loxley.arena.game import ArenaGame
from loxley.bots import EVEN, Chair
from loxley.core.log import Event, Fact
from loxley.core.seats import AUDITOR, Seat

GAMES = 96


@cache
def games(game: str, field: str) -> list[tuple[list[Chair], list[Event]]]:
    """Games of a fixed seed, with all that happened in them."""
    plan = new_plan(game, read_field(game, field.split()), seats=4, games=GAMES, seed=11)
    found = []
    for fixture in plan.fixtures():
        table = ArenaGame(plan, fixture)
        table.play()
        found.append((table.chairs, table.log.seen_by(AUDITOR)))
    return found


def odd_one(chairs: list[Chair]) -> Seat:
    """The only one who is not even-tempered; the first seat where all are."""
    return next((chair.seat for chair in chairs if chair.bot.character is not EVEN), 0)


def share_of_the_guilty(field: str) -> float:
    """Of the bags that one player opens, how many belong to those who have opened theirs, beyond their share."""
    opened = 0
    expected = 0.0
    for chairs, events in games("sheriff", field):
        me, sheriff = odd_one(chairs), -1
        guilty: set[Seat] = set()
        for event in events:
            if event.name == "round_began":
                sheriff = int(str(event.facts["sheriff"]))
            elif event.name == "opened":
                owner = int(str(event.facts["seat"]))
                if owner == me:
                    guilty.add(sheriff)
                elif sheriff == me and guilty:
                    opened += owner in guilty
                    expected += len(guilty) / 3
    return opened - expected


def test_a_vengeful_sheriff_opens_the_bags_of_those_who_opened_its_own() -> None:
    assert share_of_the_guilty("robin:vengeful 3xrobin") > share_of_the_guilty("4xrobin")


def robbed_back(field: str) -> float:
    """Of the raids of one player, how many go to those who have raided it, beyond their share."""
    raids = 0
    expected = 0.0
    for chairs, events in games("nottingham", field):
        me = odd_one(chairs)
        guilty: set[Seat] = set()
        for event in events:
            if event.name == "attacked":
                seat, target = int(str(event.facts["seat"])), int(str(event.facts["target"]))
                if target == me:
                    guilty.add(seat)
                elif seat == me and guilty:
                    raids += target in guilty
                    expected += len(guilty) / 3
    return raids - expected


def test_a_vengeful_robber_robs_those_who_robbed_it() -> None:
    assert robbed_back("robin:vengeful 3xrobin") > robbed_back("4xrobin")


def bait(field: str) -> int:
    """How often one player offers something for the passage of a bag in which nothing is wrong."""
    offers = 0
    for chairs, events in games("sheriff", field):
        me = odd_one(chairs)
        packed: list[str] = []
        is_honest = False
        for event in events:
            if event.name == "packed" and event.facts["seat"] == me:
                packed = words(event.facts["goods"])
            elif event.name == "declared" and event.facts["seat"] == me:
                is_honest = set(packed) == {event.facts["good"]}
            elif event.name == "posted" and event.facts["author"] == me:
                offers += is_honest and f"wave {me}" in words(event.facts["wants"])
    return offers


def words(fact: Fact) -> list[str]:
    assert isinstance(fact, list)
    return [str(word) for word in fact]


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_an_honest_merchant_pays_no_bait(level: str) -> None:
    """Others now and then make an honest bag look guilty, so that it is opened and paid for."""
    assert bait(f"{level}:honest 3x{level}") == 0
    assert bait(f"4x{level}") > 0
