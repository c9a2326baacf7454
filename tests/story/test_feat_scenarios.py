"""Achievements that few random games have: each from the events that earn it, and not from one less."""

from collections.abc import Sequence

import pytest

from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay, read_record
from loxley.core.seats import Seat
from loxley.games import find_game
from loxley.parts import find_part
from loxley.story.maker import StoryMaker
from tests.story.test_story import walked

RECORDS: dict[str, str] = {}
Happened = Sequence[tuple[str, Facts]]


def earned(game: str, happened: Happened) -> set[tuple[str, Seat]]:
    """What is achieved when these events are read, with nothing before and the count of the first deal after them."""
    if game not in RECORDS:
        RECORDS[game] = walked(game, 4, {}, 1)[0]
    log = Log()
    replay = Replay(find_game(game), read_record(RECORDS[game]), log)
    part = find_part("loxley.story.games", game)
    assert part is not None
    maker: StoryMaker = part.Maker(replay, log)
    maker.begin()
    maker.hear([Event(name, facts) for name, facts in happened])
    maker.finish()
    return {(feat.name, feat.seat) for feat in maker.feats()}


def promise(fate: str) -> tuple[str, Facts]:
    return "promise_settled", {"promiser": 1, "promisee": 2, "fate": fate}


def occupied(hideout: int, *seats: Seat) -> tuple[str, Facts]:
    return "occupied", {"hideout": hideout, "raiders": [int(seat in seats) for seat in range(4)]}


def raided(hideout: int) -> tuple[str, Facts]:
    return "raided", {"hideout": hideout, "strength": 9, "card": "cart"}


def went_on(hideout: int) -> tuple[str, Facts]:
    return "went_on", {"hideout": hideout, "strength": 3, "needed": 5}


def judged(verdict: str) -> tuple[str, Facts]:
    return "claim_judged", {"seat": 1, "said": "gold 3", "verdict": verdict}


def accomplished(mission: str) -> tuple[str, Facts]:
    return "accomplished", {"seat": 1, "mission": mission}


def swapped(got: str, gave: str) -> tuple[str, Facts]:
    return "swapped", {"seat": 1, "target": 2, "object": got, "gave": gave}


def delivered(cards: int) -> tuple[str, Facts]:
    return "delivered", {"seat": 1, "object": "pearls", "cards": cards}  # ten points each


TRADED: tuple[str, Facts] = ("traded", {"seat": 1, "other": 2, "gave": "gold", "objects": ["copper"]})


def bag(judgement: str, goods: str, declared: str) -> Happened:
    return [
        ("packed", {"seat": 1, "goods": goods.split()}),
        ("declared", {"seat": 1, "good": declared}),
        (judgement, {"seat": 1, "sheriff": 0}),
    ]


def paid(gold: int) -> tuple[str, Facts]:
    return "paid", {"giver": 2, "taker": 1, "gold": gold}


SCENARIOS: list[tuple[str, Happened, Happened]] = [
    ("feat-sheriff-word", [promise("kept")] * 2, [promise("kept")] * 2 + [promise("broken")]),
    ("feat-sherwood-word", [promise("kept")] * 2, [promise("kept")]),
    ("feat-sherwood-share", [paid(3)], [paid(2), paid(2)]),
    ("feat-sherwood-true-tips", [judged("true")] * 3, [judged("true")] * 3 + [judged("false")]),
    ("feat-sherwood-none-passed", [occupied(1, 1), *[raided(1)] * 3], [occupied(1, 1), *[raided(1)] * 3, went_on(1)]),
    ("feat-sherwood-together", [occupied(1, 1, 2), *[raided(1)] * 3], [occupied(1, 1), *[raided(1)] * 3]),
    ("feat-sherwood-four-bands", [occupied(1, 0, 1, 2, 3), raided(1)], [occupied(1, 0, 1, 2), raided(1)]),
    ("feat-nottingham-raid", [swapped("jewels", "copper")], [swapped("pearls", "copper")]),
    ("feat-nottingham-trades", [TRADED] * 3, [TRADED] * 2),
    ("feat-nottingham-delivery", [delivered(3)], [delivered(2)]),
    ("feat-sheriff-true-bag", bag("opened", "apple apple apple", "apple"), bag("opened", "apple apple", "apple")),
    ("feat-sheriff-all-lies", bag("waved", "mead mead mead", "apple"), bag("waved", "mead mead apple", "apple")),
    ("feat-sheriff-smuggled", bag("waved", "crossbow crossbow", "apple"), bag("waved", "crossbow", "apple")),
    ("feat-nottingham-missions", [accomplished(each) for each in "abc"], [accomplished(each) for each in "ab"]),
]


@pytest.mark.parametrize(("feat", "enough", "too_little"), SCENARIOS, ids=[name for name, _, _ in SCENARIOS])
def test_enough_and_too_little(feat: str, enough: Happened, too_little: Happened) -> None:
    game = feat.split("-")[1]
    assert (feat, 1) in earned(game, enough)
    assert (feat, 1) not in earned(game, too_little)
