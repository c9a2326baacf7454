"""A record names its edition of the rules, and thereby the house's figures that it was played by."""

from random import Random

import pytest

from loxley.core.chance import Chance
from loxley.core.options import EDITION, by_edition, edition_of
from loxley.core.records import Replay, read_record
from loxley.core.seats import PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.view import NottinghamView
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.view import SherwoodView
from tests.records.write import HERE

BEFORE = [(24, 20), (30, 25), (18, 15), (12, 10)]
NOW = [(22, 18), (30, 25), (16, 13), (11, 10)]


def missions(edition: int) -> list[tuple[int, int]]:
    view = NOTTINGHAM.new(4, {"edition": edition}, Chance(bytes(32))).view(PUBLIC)
    return [(mission.alone, mission.shared) for mission in view.missions]


def red(edition: int) -> list[int]:
    return SHERWOOD.new(4, {"edition": edition, "rules": "advanced"}, Chance(bytes(32))).view(PUBLIC).red


@pytest.mark.parametrize("edition", range(1, EDITION + 1))
def test_each_edition_has_its_figures(edition: int) -> None:
    assert missions(edition) == (BEFORE if edition < 4 else NOW)
    assert red(edition) == ([1, 4, 7, 10] if edition < 4 else [2, 5, 8, 11])


def test_a_record_without_an_edition_has_the_first_figures_and_a_new_game_the_present_ones() -> None:
    record = read_record((HERE / "0.1.0" / "nottingham-plain.jsonl").read_text(encoding="utf-8"))
    old = Replay(NOTTINGHAM, record).state
    new = NOTTINGHAM.new(4, {}, Chance(bytes(32)))
    for state, expected in ((old, BEFORE), (new, NOW)):
        view = state.view(PUBLIC)
        assert isinstance(view, NottinghamView)
        assert [(mission.alone, mission.shared) for mission in view.missions] == expected


def test_an_imagined_game_has_the_figures_of_what_was_seen() -> None:
    for edition in (3, 4):
        forest = SHERWOOD.new(3, {"edition": edition, "rules": "advanced"}, Chance(bytes(32)))
        view = forest.view(0)
        assert isinstance(view, SherwoodView)
        imagined = SHERWOOD.imagine(view, [], Chance(Random(1).randbytes(32)))
        assert imagined.view(0).red == view.red


def test_somebodys_own_box_is_played_in_every_edition() -> None:
    own = {**NOTTINGHAM.figures.source, "track": {"provenance": "own", "spaces": [2, 8]}}
    for edition in (1, EDITION):
        assert NOTTINGHAM.figures_of({"edition": edition}, own).spaces == [2, 8]


def test_what_an_earlier_time_does_not_name_stays() -> None:
    present: dict[str, object] = {"map": {"towns": 4, "red": 1}, "card": [1, 2], "rest": 5}
    earlier: dict[str, object] = {
        "figures": [{"until": 1, "card": [7]}, {"until": 3, "map": {"red": 2}}],
    }
    assert by_edition(present, earlier) == {
        1: {"map": {"towns": 4, "red": 1}, "card": [7], "rest": 5},
        2: {"map": {"towns": 4, "red": 2}, "card": [1, 2], "rest": 5},
        3: {"map": {"towns": 4, "red": 2}, "card": [1, 2], "rest": 5},
    }
    assert edition_of({}) == EDITION
