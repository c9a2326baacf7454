"""The bench: what it counts, which engine it measured, and what it prints."""

import json
from pathlib import Path
from random import seed as seed_random
from tempfile import TemporaryFile
from xml.etree import ElementTree

import pytest

from loxley.bench.engine import PLAIN, EngineFigures, Task, random_play, recorded_play
from loxley.bench.homes import measured, plain_home
from loxley.bench.peers import PeerFigures
from loxley.bench.peers.stopwatch import WHOLE_GAME
from loxley.bench.report import PASSES, Report, run
from loxley.bench.server import soak
from loxley.core.records import Replay, read_record
from loxley.games import find_game
from tests.cli.commands import loxley
from tests.conftest import ENGINE

TASK = Task("sheriff", 4, {}, 0.2)
SHERIFF = find_game("sheriff")


def test_a_decision_is_one_move_of_a_whole_game() -> None:
    seed_random(1)
    state, decisions = random_play(SHERIFF, TASK)(WHOLE_GAME)
    assert state.over()
    assert 100 < decisions < 5000
    begun, few = random_play(SHERIFF, TASK)(7)
    assert not begun.over()
    assert few == 7


def test_the_record_that_is_paid_for_is_whole() -> None:
    with TemporaryFile("w+", encoding="utf-8") as file:
        recorded_play(SHERIFF, TASK, file)(WHOLE_GAME)
        file.seek(0)
        Replay(SHERIFF, read_record(file.read())).finish()


def test_both_engines_are_measured_and_named() -> None:
    ours = measured(TASK)
    assert ours.engine == ENGINE
    assert min(ours.games_per_s, ours.decisions_per_s, ours.clone_us, ours.view_us, ours.robin_games_per_s) > 0
    assert ours.record_cost < 1
    with plain_home() as home:
        assert measured(TASK, home).engine == PLAIN


def test_ratios_are_ours_over_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = EngineFigures(10, 600.0, 1, 1, 0.1, 3.0, PLAIN)
    theirs = {"a/b": PeerFigures("1", 5, 200.0), "c/d": PeerFigures("2", error="no such wheel")}
    monkeypatch.setattr("loxley.bench.report.measured", lambda _: ours)
    monkeypatch.setattr("loxley.bench.report.run_peers", lambda *_: theirs)
    steps: list[str] = []
    report = run([TASK], list(theirs), steps.append)
    assert report == Report(report.machine, {"sheriff": ours}, {"sheriff": ours}, theirs, {"sheriff": {"a/b": 3.0}})
    assert steps == ["loxley/sheriff"] * PASSES


def test_the_command_prints_json_and_tells_its_steps_elsewhere() -> None:
    said = loxley("bench", "engine", "--json", "--seconds", "0.1", "--game", "sheriff", "--option", "royal_goods")
    answer = json.loads(said.out)
    assert set(answer) == {"machine", "loxley", "plain", "peers", "ratios"}
    figures = {"games_per_s", "decisions_per_s", "clone_us", "view_us", "record_cost", "robin_games_per_s", "engine"}
    assert set(answer["loxley"]["sheriff"]) == figures
    assert "loxley/sheriff" in said.err


def test_an_option_that_is_none_is_refused_before_anything_is_measured() -> None:
    assert (
        loxley("bench", "--game", "sheriff", "--option", "words=many").refusal
        == "words: must be 0 to 99, found many (SH-4.2)"
    )
    refusal = loxley("bench", "--game", "sheriff", "--option", "golden_goods").refusal
    assert refusal.startswith("golden_goods: there is no such option")


def test_a_soak_lets_tables_come_and_go_and_draws_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOCKETS", 8)
    picture = tmp_path / "soak.svg"
    said = loxley("bench", "server", "--soak", "0.01", "--seconds", "0.5", "--plot", str(picture), "--json")
    samples = json.loads(said.out)["samples"]
    assert samples[0]["tables"] == samples[0]["loaded"] == 2
    assert min(samples[0]["memory_mb"], samples[0]["store_mb"], samples[0]["p99_ms"]) > 0
    drawn = ElementTree.parse(picture)
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}polyline")) == 5


def test_what_only_a_server_has_is_refused_elsewhere() -> None:
    assert loxley("bench", "engine", "--soak", "1").status == 2
