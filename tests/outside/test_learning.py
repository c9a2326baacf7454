"""Learning with PyTorch: MaskablePPO of others, and the project's own script, each for a few steps."""

import json
import platform
import sys
from pathlib import Path

import pytest

from tests.outside.environments import NotInstalled, environment, said_by

# Elsewhere the plain one is for CPUs; on Linux it would bring gigabytes for graphics cards.
TORCH = "torch==2.13.0+cpu" if (sys.platform, platform.machine()) == ("linux", "x86_64") else "torch==2.13.0"


@pytest.fixture(scope="module")
def python() -> Path:
    try:
        return environment("learn", TORCH, "sb3-contrib==2.9.2", "stable-baselines3==2.9.2", "pandas==3.1.1")
    except NotInstalled as refused:
        if "No matching distribution found for torch" in str(refused):
            pytest.skip(f"pip finds no {TORCH} here: give it PyTorch's index of builds for CPUs")
        raise


@pytest.mark.long
def test_maskable_ppo_learns_against_bots(python: Path) -> None:
    found = json.loads(said_by(python, "tests.outside.learn_masked").splitlines()[-1])
    assert found == {"steps": 256, "chooses_legal_moves": True}


@pytest.mark.long
def test_ppo_imitates_learns_and_goes_on(python: Path, tmp_path: Path) -> None:
    found = json.loads(said_by(python, "tests.outside.learn_by_play", str(tmp_path)).splitlines()[-1])
    assert found["as_the_bot"][-1] > found["as_the_bot"][0]
    assert found["network_is_policy"] < 1e-3
    assert found["likelier"]  # what went better than forecast, after one update
    assert found["updates"] == [2, 3]  # the second start went on where the first one was
    assert found["minutes"] == sorted(found["minutes"])
    assert found["evaluations"] >= 3
