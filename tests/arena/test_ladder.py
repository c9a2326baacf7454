"""The measurements of `docs/bots.md`: which matches, kept where, and how they are written."""

from pathlib import Path

import pytest

from loxley.arena import Crew
from loxley.arena.ladder import Match, fingerprint, look_up, matches, measure, pairs, table_sizes
from loxley.bots import levels, probes, variants
from loxley.games import GAMES, HOUSE
from tools.measure_bots import between_markers, markdown, tables

MATCH = Match("nottingham", 3, "novice", "novice")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_level_meets_the_one_below_and_every_probe_at_three_tables(game: str) -> None:
    found = [match for match in matches(game) if not match.is_mirror]
    assert len(found) == len(set(found)) == len(pairs(game)) * len(table_sizes(game))
    assert {match.seats for match in matches(game)} <= {4, GAMES[game].least_players, GAMES[game].most_players}
    assert set(zip(levels(game)[1:], levels(game)[:-1], strict=True)) <= set(pairs(game))
    strong = [level for level in ("rogue", "robin") if level in levels(game)]
    assert {(level, probe) for level in strong for probe in probes(game)} <= set(pairs(game))
    assert {(probe, strong[-1]) for probe in probes(game)} <= set(pairs(game))
    steps = list(zip(levels(game)[1:], levels(game)[:-1], strict=True))
    first = found[: len(steps) * len(table_sizes(game))]
    assert [(match.challenger, match.rival) for match in first] == steps * len(table_sizes(game))


def test_a_match_is_measured_once_and_then_looked_up(tmp_path: Path) -> None:
    assert look_up(MATCH, 6, tmp_path) is None
    told: list[int] = []
    first = measure(MATCH, 6, tmp_path, Crew(), told.append)
    assert told == list(range(7))
    again = look_up(MATCH, 6, tmp_path)
    assert again is not None
    assert (again.report, again.tally) == (first.report, first.tally)
    assert again.clock == first.clock
    assert look_up(MATCH, 9, tmp_path) is None


def test_challengers_sit_alone_among_their_rivals() -> None:
    plan = Match("sheriff", 5, "novice", "rival").plan(1000)
    assert plan.line_up == (0, 1, 1, 1, 1)
    assert plan.games == 1000
    assert Match("sheriff", 5, "robin", "rogue").words == "sheriff robin 4xrogue"


def test_variants_have_ladders_of_their_own() -> None:
    for game, options in ((name, variants(name)) for name in HOUSE):
        for option in options:
            found = list(matches(game, option))
            assert all(match.option == option for match in found)
            assert {match.words for match in found}.isdisjoint(match.words for match in matches(game))
            name, _, value = option.partition("=")
            assert found[0].plan(4).options[name] == value
            assert f"--option {option}" in tables(game, {}, 1000, option)


def test_bots_are_told_apart_by_their_source() -> None:
    assert len({fingerprint(game) for game in GAMES}) == 3
    assert fingerprint("sheriff") == fingerprint("sheriff")


def test_tables_stand_between_their_markers() -> None:
    text = "before\n<!-- sheriff: measured -->\nold\n<!-- sheriff: end -->\nafter\n"
    assert between_markers(text, "sheriff", "new\n").splitlines() == [
        "before",
        "<!-- sheriff: measured -->",
        "new",
        "<!-- sheriff: end -->",
        "after",
    ]
    with pytest.raises(SystemExit):
        between_markers(text, "sherwood", "")


def test_what_is_not_measured_is_a_dash() -> None:
    page = tables("sheriff", {}, 1000)
    assert "| `novice` | – | – | – | – |" in page
    assert "against `" not in page  # no row without a figure
    assert markdown(["a", "b"], [["c", "d"]]) == "| a | b |\n| --- | ---: |\n| c | d |"
