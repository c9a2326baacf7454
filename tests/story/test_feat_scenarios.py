"""Every achievement: from the events and the end that earn it, and not from one less."""

from collections.abc import Callable, Sequence
from typing import cast

import pytest

from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay, read_record
from loxley.core.seats import Seat
from loxley.games import HOUSE, find_game
from loxley.games.nottingham.state import Nottingham
from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.games.sheriff.state import Sheriff
from loxley.parts import find_part
from loxley.story import feat_names
from loxley.story.maker import StoryMaker
from tests.story.test_story import walked

RECORDS: dict[str, str] = {}
Happened = Sequence[tuple[str, Facts]]


End = Callable[[Replay], None]


def no_end(_replay: Replay) -> None:
    """The count of the first deal."""


def earned(game: str, happened: Happened, end: End) -> set[tuple[str, Seat]]:
    """What is achieved when these events are read, with nothing before and this end after them."""
    if game not in RECORDS:
        RECORDS[game] = walked(game, 4, {}, 1)[0]
    log = Log()
    replay = Replay(find_game(game), read_record(RECORDS[game]), log)
    part = find_part("loxley.story.games", game)
    assert part is not None
    maker: StoryMaker = part.Maker(replay, log)
    maker.begin()
    maker.hear([Event(name, facts) for name, facts in happened])
    end(replay)
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


def accomplished(mission: str, seat: Seat = 1) -> tuple[str, Facts]:
    return "accomplished", {"seat": seat, "mission": mission}


def swapped(got: str, gave: str) -> tuple[str, Facts]:
    return "swapped", {"seat": 1, "target": 2, "object": got, "gave": gave}


def delivered(kind: str) -> tuple[str, Facts]:
    return "delivered", {"seat": 1, "object": kind, "cards": 4}  # one of them scores


TRADED: tuple[str, Facts] = ("traded", {"seat": 1, "other": 2, "gave": "gold", "objects": ["copper"]})


def bag(judgement: str, goods: str, declared: str, seat: Seat = 1) -> list[tuple[str, Facts]]:
    """Seat 1 inspects the bags of others."""
    return [
        ("packed", {"seat": seat, "goods": goods.split()}),
        ("declared", {"seat": seat, "good": declared}),
        (judgement, {"seat": seat, "sheriff": 0 if seat == 1 else 1}),
    ]


CAUGHT = bag("opened", "mead", "apple", seat=2)
WRONGED = bag("opened", "apple", "apple", seat=2)


def bribed(coins: int) -> tuple[str, Facts]:
    return "paid", {"giver": 2, "taker": 1, "coins": coins}


def stalls(*words: str) -> End:
    """What lies on the stalls in the end, beginning with the first seat."""

    def lay(replay: Replay) -> None:
        state = cast("Sheriff", replay.state)
        for seat, goods in enumerate(words):
            state.stalls[seat] = [goods.split().count(good) for good in GOODS[:LEGAL]]

    return lay


def won_by(winner: Seat) -> End:
    """The game is over, and they have by far the most points."""

    def win(replay: Replay) -> None:
        while replay.step() is not None:
            pass
        if isinstance(replay.state, Nottingham):
            replay.state.loots[winner] = [0] * 99
        else:
            cast("Sheriff", replay.state).purses[winner] = 999
        assert replay.state.winners() == [winner]

    return win


RAIDED: tuple[str, Facts] = ("attacked", {"seat": 1, "target": 2})
SPRANG: tuple[str, Facts] = (
    "sprang",
    {"seat": 1, "target": 2, "ambush": "green", "object": "gold", "gave": "gold", "cards": 1},
)
SPRUNG: tuple[str, Facts] = (
    "sprang",
    {"seat": 2, "target": 1, "ambush": "green", "object": "gold", "gave": "gold", "cards": 1},
)
DEFENDED: tuple[str, Facts] = ("defended", {"seat": 1, "attacker": 2})


def paid(gold: int) -> tuple[str, Facts]:
    return "paid", {"giver": 2, "taker": 1, "gold": gold}


SCENARIOS: list[tuple[str, Happened, Happened]] = [
    ("feat-sheriff-caught", CAUGHT, WRONGED),
    ("feat-sheriff-true-bag", bag("opened", "apple apple apple", "apple"), bag("opened", "apple apple", "apple")),
    ("feat-sheriff-smuggled", bag("waved", "crossbow crossbow", "apple"), bag("waved", "crossbow", "apple")),
    ("feat-sheriff-bribes", [bribed(6), bribed(4)], [bribed(9)]),
    ("feat-sheriff-all-lies", bag("waved", "mead mead mead", "apple"), bag("waved", "mead mead apple", "apple")),
    ("feat-sheriff-word", [promise("kept")] * 2, [promise("kept")] * 2 + [promise("broken")]),
    ("feat-sheriff-all-found", CAUGHT * 3, CAUGHT * 3 + WRONGED),
    ("feat-nottingham-mission", [accomplished("a")], []),
    ("feat-nottingham-defended", [DEFENDED], [RAIDED]),
    ("feat-nottingham-ambush", [SPRANG], [SPRUNG]),
    ("feat-nottingham-raid", [swapped("jewels", "copper")], [swapped("pearls", "copper")]),
    ("feat-nottingham-trades", [TRADED] * 3, [TRADED] * 2),
    ("feat-nottingham-delivery", [delivered("necklace")], [delivered("jewels")]),
    ("feat-nottingham-mission-alone", [accomplished("a")], [accomplished("a"), accomplished("a", seat=2)]),
    ("feat-nottingham-missions", [accomplished(each) for each in "abc"], [accomplished(each) for each in "ab"]),
    ("feat-sherwood-raid", [occupied(1, 1), raided(1)], [occupied(1, 1), went_on(1)]),
    ("feat-sherwood-alone", [occupied(1, 1), raided(1)], [occupied(1, 1, 2), raided(1)]),
    ("feat-sherwood-together", [occupied(1, 1, 2), *[raided(1)] * 3], [occupied(1, 1), *[raided(1)] * 3]),
    ("feat-sherwood-share", [paid(3)], [paid(2), paid(2)]),
    ("feat-sherwood-false-tip", [judged("false")], [judged("true")]),
    ("feat-sherwood-true-tips", [judged("true")] * 3, [judged("true")] * 3 + [judged("false")]),
    ("feat-sherwood-word", [promise("kept")] * 2, [promise("kept")]),
    ("feat-sherwood-none-passed", [occupied(1, 1), *[raided(1)] * 3], [occupied(1, 1), *[raided(1)] * 3, went_on(1)]),
    ("feat-sherwood-four-bands", [occupied(1, 0, 1, 2, 3), raided(1)], [occupied(1, 0, 1, 2), raided(1)]),
]

ENDS: list[tuple[str, tuple[Happened, End], tuple[Happened, End]]] = [
    # King of two goods; King of one, Queen of the other
    (
        "feat-sheriff-two-crowns",
        ([], stalls("apple", "apple apple cheese")),
        ([], stalls("apple apple", "apple cheese")),
    ),
    # whom one caught was crowned; whom one caught was not, and whom one believed was
    ("feat-sheriff-king-caught", (CAUGHT, stalls("", "", "apple")), (CAUGHT, stalls("", "", "", "apple"))),
    ("feat-sheriff-honest-win", ([], won_by(1)), (bag("waved", "mead", "apple"), won_by(1))),
    ("feat-nottingham-peaceful-win", ([], won_by(1)), ([RAIDED], won_by(1))),
]


@pytest.mark.parametrize(("feat", "enough", "too_little"), SCENARIOS, ids=[name for name, _, _ in SCENARIOS])
def test_enough_and_too_little(feat: str, enough: Happened, too_little: Happened) -> None:
    game = feat.split("-")[1]
    assert (feat, 1) in earned(game, enough, no_end)
    assert (feat, 1) not in earned(game, too_little, no_end)


@pytest.mark.parametrize(("feat", "enough", "too_little"), ENDS, ids=[name for name, _, _ in ENDS])
def test_what_the_end_decides(feat: str, enough: tuple[Happened, End], too_little: tuple[Happened, End]) -> None:
    game = feat.split("-")[1]
    assert (feat, 1) in earned(game, *enough)
    assert (feat, 1) not in earned(game, *too_little)


def test_a_king_that_was_believed_is_not_caught() -> None:
    believed = [*CAUGHT, *bag("waved", "mead", "apple", seat=3)]
    assert ("feat-sheriff-king-caught", 1) not in earned("sheriff", believed, stalls("", "", "", "apple"))


def test_others_win_without_a_feat_of_mine() -> None:
    for game, feat in (("sheriff", "feat-sheriff-honest-win"), ("nottingham", "feat-nottingham-peaceful-win")):
        assert (feat, 1) not in earned(game, [], won_by(2))


def test_each_has_a_scenario() -> None:
    shown = {feat for feat, _, _ in SCENARIOS} | {feat for feat, _, _ in ENDS}
    assert {feat for game in HOUSE for feat in feat_names(game)} - shown == set()
