"""Measures: counted from stories, by bot, with intervals over deals."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from loxley.arena.entries import Field, read_entry
from loxley.arena.plan import new_plan
from loxley.core.refusals import Refused
from loxley.research.measures import Wish, measure
from loxley.research.measures.gathering import gather
from tests.cli.commands import loxley


def test_honest_and_lying_bots_are_told_apart() -> None:
    found = measure(Wish("sheriff", ("always-honest", "always-smuggle"), seats=3, games=6))
    assert found.games == 12
    by_bot = {each.bot: {ratio.name: ratio for ratio in each.ratios} for each in found.bots}
    honest, liar = by_bot["always-honest"]["lies"], by_bot["always-smuggle"]["lies"]
    assert honest.share is not None
    assert liar.share is not None
    assert honest.share < 0.5 < liar.share
    assert liar.ci95 is not None
    assert liar.ci95[0] <= liar.share <= liar.ci95[1]
    assert [(each.bot, each.among) for each in found.cross] == [
        ("always-honest", "always-smuggle"),
        ("always-smuggle", "always-honest"),
    ]


def test_figures_are_those_of_the_stories() -> None:
    """Nothing is lost on the way: the sums of all games are the parts and the wholes of the ratios."""
    found = measure(Wish("sheriff", ("novice",), seats=3, games=3))
    plan = new_plan("sheriff", Field((read_entry("sheriff", "novice"),), (0, 0, 0)), seats=3, games=3, seed=1)
    games = [gather(plan, fixture) for fixture in plan.fixtures()]
    lies = next(ratio for ratio in found.bots[0].ratios if ratio.name == "lies")
    assert lies.part == sum(sum(game.figures["lies"]) for game in games)
    assert lies.whole == sum(sum(game.figures["bags"]) for game in games)
    judged = sum(len(game.inspections) for game in games)
    assert sum(each.bags for each in found.bots[0].calibration) == judged
    cost = next(mean for mean in found.bots[0].means if mean.name == "lie_cost")
    paid = sum(each.worth for game in games for each in game.inspections if each.opened and each.lied)
    assert cost.mean == pytest.approx(paid / lies.part, abs=0.01)
    assert found.cross == []


@pytest.mark.parametrize("game", ["nottingham", "sherwood"])
def test_games_without_bags_are_measured_by_their_own_figures(game: str) -> None:
    found = measure(Wish(game, ("novice",), seats=3, games=3))
    assert found.bots[0].ratios
    assert found.bots[0].calibration == []
    assert found.bots[0].means == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_tells_and_draws(language: str, tmp_path: Path) -> None:
    words = ("--seats", "3", "--games", "3", "--plots", tmp_path, "--lang", language)
    said = loxley("measure", "sheriff", "novice", "random", *words)
    assert said.status == 0, said.err
    assert "novice" in said.out
    assert {path.name for path in tmp_path.iterdir()} == {"measures.svg", "calibration.svg", "cross.svg"}
    for path in tmp_path.iterdir():
        ElementTree.parse(path)  # or it is no picture


def test_the_command_answers_in_json_and_plays_probes() -> None:
    said = loxley("measure", "sheriff", "novice", "--seats", "3", "--games", "3", "--probes", "--json")
    assert said.status == 0, said.err
    data = json.loads(said.out)
    assert {each["among"] for each in data["probes"]} == {"novice"}
    assert "always-inspect" in {each["bot"] for each in data["probes"]}


def test_a_bot_is_named_once() -> None:
    with pytest.raises(Refused, match="entered-twice"):
        measure(Wish("sheriff", ("novice", "novice")))
