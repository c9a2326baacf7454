"""Imagined bags lie as often as bags do, in eight games of bots that are kept in `played`.

They were played by `loxley arena sheriff merchant rogue 2xrobin --games 8 --seed 5`, whatever bots do today.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import mean

import pytest

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Event, Log
from loxley.core.records import Replay, read_record
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import LEGAL
from loxley.games.sheriff.honesty import Conducts, lie_odds
from loxley.games.sheriff.phases import INSPECTION, UNDECIDED
from loxley.games.sheriff.state import Sheriff

RECORDS = sorted(Path(__file__).with_name("played").glob("*.jsonl"))
WORLDS = 6
NEAR = 0.08


def lies(state: Sheriff, seat: int) -> bool:
    return any(good != state.declared[seat] for good in state.bags[seat])


def bags(text: str) -> Iterator[tuple[Sheriff, Log, int]]:
    """Every bag in the state in which the Sheriff has decided about none, and then about one, and so on."""
    log = Log()
    replay = Replay(SHERIFF, read_record(text), log)
    seen = (-1, -1)
    while replay.step() is not None:
        state = replay.state
        assert isinstance(state, Sheriff)
        open_bags = state.fates.count(UNDECIDED)
        if state.phase.name == INSPECTION and open_bags and seen != (state.round, open_bags):
            seen = (state.round, open_bags)
            for seat in state.merchants():
                if state.fates[seat] == UNDECIDED:
                    yield state, log, seat


@cache
def compared() -> tuple[list[bool], list[float], list[float]]:
    """Of each bag: whether it lies, in what share of imagined worlds it does, and its contraband there."""
    truth: list[bool] = []
    believed: list[float] = []
    contraband: list[float] = []
    for path in RECORDS:
        for state, log, seat in bags(path.read_text(encoding="utf-8")):
            view, events = state.view(state.sheriff), log.seen_by(state.sheriff)
            seeds = [bytes([number, seat, state.round]).ljust(SEED_BYTES, b"\0") for number in range(WORLDS)]
            worlds = [SHERIFF.imagine(view, events, Chance(seed)) for seed in seeds]
            truth.append(lies(state, seat))
            believed.append(mean(lies(world, seat) for world in worlds))
            contraband.append(mean(sum(good >= LEGAL for good in world.bags[seat]) for world in worlds))
    return truth, believed, contraband


def test_as_many_imagined_bags_lie_as_bags_do() -> None:
    truth, believed, _ = compared()
    assert len(truth) > 300
    assert abs(mean(believed) - mean(truth)) < NEAR


def test_a_bag_that_lies_is_believed_to_lie_more_often() -> None:
    truth, believed, contraband = compared()
    lying = [share for share, lies in zip(believed, truth, strict=True) if lies]
    honest = [share for share, lies in zip(believed, truth, strict=True) if not lies]
    assert mean(lying) > mean(honest) + 0.1
    assert mean(contraband) > 0.2


def odds(events: list[Event], cards: int) -> float:
    return lie_odds(Conducts(events, 4).features(1, 0, cards, [], [0, 0, 1, 2, 3, 4] * 5))


@pytest.mark.parametrize("occasion", ["threatened", "waved", "opened"])
def test_silence_where_others_speak_tells_something(occasion: str) -> None:
    began = Event("round_began", {"round": 3, "sheriff": 0})
    spoken = Event(occasion, {"sheriff": 0, "seat": 2})
    bid = Event("posted", {"number": 1, "author": 1, "other": 0, "gives": ["coins 3"], "wants": ["wave 1"]})
    assert odds([began, spoken], 3) < odds([began, spoken, bid], 3) < odds([began], 3) < odds([began], 5)
    assert odds([spoken, bid, began], 3) == odds([began], 3), "a new round, new words"
