"""A whole game in TextArena, two scripted players and a bot."""

import json

import pytest

from tests.outside.environments import environment, said_by


@pytest.mark.long
def test_a_textarena_environment_plays_a_whole_game() -> None:
    python = environment("textarena", "textarena==0.7.4")
    found = json.loads(said_by(python, "tests.outside.play_textarena").splitlines()[-1])
    assert found["seen"] == [0, 1]
    assert set(found["rewards"]) == {"0", "1"}
    assert all(0 <= reward <= 1 for reward in found["rewards"].values())
    assert set(found["info"]) >= {"0", "1"}
