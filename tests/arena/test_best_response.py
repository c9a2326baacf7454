"""Best responses: the search climbs, its bots have names, and the command tells what was found."""

import json
from random import Random

import pytest

from loxley.arena import new_plan
from loxley.arena.best_response import Strategy
from loxley.arena.entries import Entry, Field
from loxley.arena.game import ArenaGame
from loxley.bots import Knob, check_bot, new_bot, responder
from loxley.bots.sheriff.responder import SheriffResponse
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.games import HOUSE
from tests.cli.commands import loxley

FULLEST: dict[str, JsonObject] = {"sherwood": {"rules": "advanced"}}  # where more can be dealt in
SMALL = ("arena", "sheriff", "--best-response", "novice", "--seats", "3", "--budget", "0.01", "--games", "3")


def test_the_search_climbs_towards_what_scores_most() -> None:
    knobs = [Knob("left", 0.0, 1.0, -9.0, 9.0), Knob("right", 5.0, 0.1, 0.0, 6.0), Knob("edge", 0.5, 0.2, 0.0, 1.0)]
    goals = {"left": 4.0, "right": 4.5, "edge": 3.0}  # the last one is out of reach
    strategy = Strategy(knobs, Random(1))
    for _ in range(80):
        candidates = strategy.sample()
        strategy.learn([-sum((values[name] - goal) ** 2 for name, goal in goals.items()) for values in candidates])
    found = strategy.middle()
    assert found["left"] == pytest.approx(4.0, abs=0.2)
    assert found["right"] == pytest.approx(4.5, abs=0.2)
    assert found["edge"] == 1.0


def test_candidates_stay_within_the_range_of_each_knob() -> None:
    strategy = Strategy([Knob("narrow", 0.9, 5.0, 0.0, 1.0)], Random(2))
    assert all(0.0 <= values["narrow"] <= 1.0 for values in strategy.sample())


def test_a_response_can_be_seated_by_its_name() -> None:
    policy = responder("sheriff")
    assert policy is not None
    values = {knob.name: knob.start for knob in policy.knobs}
    bot = new_bot("sheriff", policy.name({**values, "buys": 0.75, "lies": 0.2}))
    assert isinstance(bot, SheriffResponse)
    assert (bot._knobs["buys"], bot._style.lies) == (0.75, 0.2)
    check_bot("sheriff", "response:")


@pytest.mark.parametrize("figures", ["luck=1", "buys=2", "buys=", "buys=nan"])
def test_other_parameters_are_refused(figures: str) -> None:
    with pytest.raises(Refused, match="no-such-knob"):
        check_bot("sheriff", f"response:{figures}")


def test_the_command_measures_the_response_on_fresh_deals() -> None:
    said = loxley(*SMALL, "--json")
    assert said.status == 0
    response = json.loads(said.out)
    assert (response["level"], response["seats"], response["games"]) == ("novice", 3, 3)
    assert (response["generations"], response["training_games"]) == (1, 48)
    assert response["ci95"][0] <= response["wins"] <= response["ci95"][1]
    assert response["bot"].startswith("response:lies=")
    assert "buys" in response["parameters"]


def test_people_read_the_share_and_the_parameters() -> None:
    said = loxley(*SMALL, "--lang", "fr")
    assert said.status == 0
    assert "Seul parmi eux, il gagne" in said.out
    assert "premium" in said.out
    assert "CPU" not in said.err


@pytest.mark.parametrize("game", list(HOUSE))
def test_every_game_has_a_policy_that_starts_as_a_bot_of_the_house(game: str) -> None:
    """A response without a knob turned plays a whole game, and so does one with all of them turned a little."""
    policy = responder(game)
    assert policy is not None
    turned = policy.name({knob.name: knob.kept(knob.start + knob.step) for knob in policy.knobs})
    for name in ("response:", turned):
        field = Field((Entry(name), Entry("novice")), (0, 1, 1))
        plan = new_plan(game, field, seats=3, games=3, seed=2, options=FULLEST.get(game, {}))
        assert all(ArenaGame(plan, fixture).play().faults == () for fixture in plan.fixtures())


def test_what_cannot_be_answered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as without:
        without.setattr("loxley.arena.best_response.responder", lambda _: None)
        assert "nottingham has no policy" in loxley("arena", "nottingham", "--best-response", "robin").err
    assert "name no others" in loxley("arena", "sheriff", "rogue", "--best-response", "robin").err
    assert "nobody has entered" in loxley("arena", "sheriff").err
